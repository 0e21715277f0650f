"""Why a bid, a patch, a room, a place for a tile, or a card of the vote isn't possible."""

from __future__ import annotations

from watershed.kit.game import Edition, Refusal, refusal

from .auctions import fits
from .book import Book
from .names import CELLS, WIDE, Good, Kind, Question, Verb
from .phrases import room_thing
from .rules.auction import is_on_offer, least_bid, may_wait, top_bid
from .rules.construction import site_owner
from .rules.fitting import CARD, WAYS, are_rooms_whole, is_dry, may_cover, may_slide_under
from .rules.ground import anchor_of, cell_at, is_room, is_single, kind_at, level_at
from .rules.movement import is_free
from .rules.opening import holds
from .rules.vote import is_scored
from .table import Table
from .things import cell_word, prosperity_thing


def bid(table: Table, seat: int, card: int, money: int) -> Refusal | None:
    """5.3, 5.4, 16.2  Why there can't be that bid on that card."""
    if found := _on_offer(table, card):
        return found
    secret, have = table.question == Question.SECRET_BID, int(table.goods[seat, Good.MONEY])
    top, least = int(top_bid(table, card)), 1 if secret else int(least_bid(table, seat, card))
    if money < least:
        code, rule = ("bid-too-low", "5.3") if money <= top else ("bid-lowered", "5.4")
        return refusal(code, rule, card=card, need=least, have=money)
    if money > have:
        return refusal("too-little-money", "16.2" if secret else "5.3", need=money, have=have)
    return None


def _on_offer(table: Table, card: int) -> Refusal | None:
    if card > table.seats:
        return refusal("no-such-card", "5.1", need=card, have=int(table.seats))
    if card > table.shown:
        return refusal("not-revealed", "5.6", need=card, have=int(table.shown))
    return None if is_on_offer(table, card) else refusal("claimed", "18.16", card=card)


def claim(table: Table, card: int) -> Refusal | None:
    """18.16  Any card of the row can be taken."""
    return None if card <= table.shown else _on_offer(table, card)


def wait(table: Table) -> Refusal | None:
    """5.3, 5.6  Only the first auction can be waited out, and not by the last player."""
    return None if may_wait(table) else refusal("must-bid", "5.6" if table.opening else "5.3")


def patch(edition: Edition, table: Table, seat: int, cell: int, mask: int) -> Refusal | None:
    """Which rule a patch would break."""
    if fits(edition, table, seat)[cell] >> (mask - 1) & 1:
        return None
    book = edition.opened(Book)
    cells = [int(cell_at(cell, quarter % 2, quarter // 2)) for quarter in range(CARD)]
    taken = [bool(table.land[seat, at]) for at in cells]
    if not any(taken):
        return refusal("touches-nothing", "6.2", cell=cell_word(cell))
    if found := _size(book, table, seat, cell):
        return found
    return (
        _quarters(edition, table, seat, cells, taken, mask)
        or _new_card(book, table, seat, cell, mask)
        or _cut(edition, table, seat, cell, cells, sum(taken[at] << at for at in range(CARD)) & mask)
        or _woven(book, table, seat, cell, cells, taken, mask)
    )


def _size(book: Book, table: Table, seat: int, cell: int) -> Refusal | None:
    """6.10  The size of the territory with the card."""
    limit = WIDE - 1 if table.power[seat, Verb.NO_LIMIT] else int(book.limit[table.era])
    row, column = divmod(cell - 1, WIDE)
    for code, at, first, size in (
        ("too-wide", column, int(table.left[seat]), int(table.wide[seat])),
        ("too-high", row, int(table.top[seat]), int(table.high[seat])),
    ):
        offset = (at - first) % WIDE
        need = size + 1 if offset == WIDE - 1 else max(size, offset + 2)
        if need > limit:
            return refusal(code, "6.10", need=need, have=limit)
    return None


def _quarters(
    edition: Edition, table: Table, seat: int, cells: list[int], taken: list[bool], mask: int
) -> Refusal | None:
    """6.2, 6.6, 6.7, 19.7  A quarter that can't be over what is on its cell, or under it."""
    book = edition.opened(Book)
    for quarter, at in enumerate(cells):
        over, where = mask >> quarter & 1, cell_word(at)
        if not taken[quarter]:
            if not over:
                return refusal("under-nothing", "6.2", cell=where)
        elif over and not may_cover(book, table, seat, at):
            if kind_at(book, table, seat, at) == Kind.WATER:
                return refusal("covers-water", "6.6", cell=where)
            return refusal("covers-lasting", "19.7", cell=where, room=room_thing(edition, table, seat, at))
        elif not over and not may_slide_under(book, table, seat, at):
            return refusal("under-water", "6.7", cell=where)
    return None


def _new_card(book: Book, table: Table, seat: int, cell: int, mask: int) -> Refusal | None:
    """6.5, 6.7, 6.8  What is wrong with the rooms of the new card."""
    piece = int(table.piece[seat])
    if not is_dry(book, table, seat, piece, cell):
        return refusal("next-to-water", "6.8", cell=cell_word(cell))
    if int(book.whole[piece]) >> (mask - 1) & 1:
        return None
    hidden = [quarter for quarter in range(CARD) if (WAYS & ~mask) >> quarter & 1]
    if any(book.kind[book.room[piece, quarter]] == Kind.WATER for quarter in hidden):
        return refusal("hides-water", "6.7")
    return refusal("cuts-new-room", "6.5")


def _cut(edition: Edition, table: Table, seat: int, cell: int, cells: list[int], over: int) -> Refusal | None:
    """6.5  A larger room that would be covered only in part."""
    book = edition.opened(Book)
    if are_rooms_whole(book, table, seat, cell, over):
        return None
    large = [at for quarter, at in enumerate(cells) if over >> quarter & 1 and not is_single(book, table, seat, at)]
    return refusal("cuts-room", "6.5", cell=cell_word(large[0]), room=room_thing(edition, table, seat, large[0]))


def _woven(book: Book, table: Table, seat: int, cell: int, cells: list[int], taken: list[bool], mask: int) -> Refusal:
    """6.3  Nothing else is wrong: the card would be over and under the same card, or woven into a knot."""
    levels = [int(level_at(book, table, seat, at)) if taken[quarter] else -1 for quarter, at in enumerate(cells)]
    over = {level for quarter, level in enumerate(levels) if taken[quarter] and mask >> quarter & 1}
    under = {level for quarter, level in enumerate(levels) if taken[quarter] and not mask >> quarter & 1}
    return refusal("over-and-under" if over & under else "not-weavable", "6.3", cell=cell_word(cell))


def in_territory(book: Book, table: Table, seat: int, cell: int) -> Refusal | None:
    """6.12  A room, by its first quarter."""
    if not table.land[seat, cell]:
        return refusal("no-room", "2.9", cell=cell_word(cell))
    if is_room(book, table, seat, cell):
        return None
    return refusal("not-first", "6.12", cell=cell_word(cell), first=cell_word(anchor_of(book, table, seat, cell)))


def room(book: Book, table: Table, seat: int, cell: int) -> Refusal | None:
    """2.9  Why a worker who is born or comes home can't go there."""
    if found := in_territory(book, table, seat, cell):
        return found
    if is_free(table, seat, cell):
        return None
    rooms = (at for at in range(1, CELLS + 1) if is_room(book, table, seat, at))
    return refusal("occupied", "2.9", cell=cell_word(cell)) if any(is_free(table, seat, at) for at in rooms) else None


def site(edition: Edition, table: Table, by: int, cell: int) -> Refusal | None:
    """9.9, 9.10, 19.8  Why a seat can't lay a tile there, on its own territory or on another."""
    book, where, seat = edition.opened(Book), cell_word(cell), int(site_owner(table, by))
    reclaiming = bool(table.reclaiming[by])
    rule = "9.9" if reclaiming else "9.10"
    if not table.land[seat, cell]:
        return refusal("no-site", rule, cell=where)
    kind = int(kind_at(book, table, seat, cell))
    if not is_single(book, table, seat, cell):
        return refusal("too-large", rule, cell=where, room=room_thing(edition, table, seat, cell))
    if reclaiming and kind == Kind.WASTELAND:
        return refusal("is-wasteland", rule, cell=where)
    if not reclaiming and kind == Kind.WATER and not table.power[seat, Verb.DRY_WATER]:
        return refusal("is-water", rule, cell=where)
    return None


def lay(table: Table, seat: int, card: int) -> Refusal | None:
    """14.1  A prosperity card in hand."""
    return None if holds(table, seat, card) else refusal("not-in-hand", "14.1", prosperity=prosperity_thing(card))


def vote(table: Table, seat: int, votes: int) -> Refusal | None:
    have = int(table.goods[seat, Good.VOTES])
    return None if votes <= have else refusal("too-few-votes", "14.2", need=votes, have=have)


def double(table: Table, card: int) -> Refusal | None:
    """19.3  A card that is scored."""
    if card > table.ballots:
        return refusal("no-such-card", "14.1", need=card, have=int(table.ballots))
    if is_scored(table, card - 1):
        return None
    return refusal("dropped", "14.4", prosperity=prosperity_thing(int(table.row_of_vote[card - 1])))

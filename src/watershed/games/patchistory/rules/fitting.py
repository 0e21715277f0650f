"""Where a card fits: rulebook, chapter 6."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, EFFECTS, WIDE, Kind, Move, Verb
from ..table import Table
from .goods import put
from .ground import anchor_of, cell_at, is_single, kind_at, level_at, quarter_at, room_at

WAYS = 15  # masks of visible quarters
CARD = 4  # quarters of a card


@rule
def find_fits(book: Book, table: Table, seat: int) -> int:
    """6.2, 6.10  Where the card can go: a bit for every way at each upper left cell. Returns whether there is any.

    Until a cell has been looked at, its entry holds the pieces below it; later corners don't need that any more.
    """
    stack_up(book, table, seat)
    found = 0
    for down in range(-1, table.high[seat]):
        for right in range(-1, table.wide[seat]):
            ways = ways_within(book, table, seat, right, down)
            table.fit[corner_at(table, seat, right, down)] = ways
            found |= ways
    table.above[:] = 0
    return found


@rule
def fits_somewhere(book: Book, table: Table, seat: int) -> bool:
    """6.1, 6.2  Whether there is any way. The first one that is found answers that."""
    stack_up(book, table, seat)
    found = 0
    for down in range(-1, table.high[seat]):
        for right in range(-1, table.wide[seat]):
            if found == 0:
                found = ways_within(book, table, seat, right, down)
    table.fit[:] = 0
    table.above[:] = 0
    return found != 0


@rule
def corner_at(table: Table, seat: int, right: int, down: int) -> int:
    """6.2  The cell that many columns and rows from the upper left corner of a territory."""
    return cell_at(1 + int(table.top[seat]) * WIDE + int(table.left[seat]), right, down)


@rule
def ways_within(book: Book, table: Table, seat: int, right: int, down: int) -> int:
    """6.10  The ways at a corner, none if the territory would be too large."""
    limit = WIDE - 1 if table.power[seat, Verb.NO_LIMIT] else int(book.limit[table.era])
    tall = max(int(table.high[seat]), down + 2) - min(0, down)
    broad = max(int(table.wide[seat]), right + 2) - min(0, right)
    if tall > limit or broad > limit:
        return 0
    return ways_at(book, table, seat, corner_at(table, seat, right, down))


@rule
def stack_up(book: Book, table: Table, seat: int) -> None:
    """6.3  The pieces on each cell, and those that lie on each piece, directly or not."""
    table.fit[:] = 0
    for level in range(table.height[seat] - 1, -1, -1):
        piece, corner = int(table.pile[seat, level]), int(table.corner[seat, level])
        columns = int(book.columns[piece])
        on_top = 0
        for quarter in range(book.quarters[piece]):
            cell = cell_at(corner, quarter % columns, quarter // columns)
            on_top |= int(table.fit[cell])
            table.fit[cell] |= 1 << level
        table.above[level] = close_up(table, seat, on_top)


@rule
def close_up(table: Table, seat: int, pieces: int) -> int:
    """6.3  Those pieces and everything that lies on them."""
    found = pieces
    for level in range(table.height[seat]):
        if pieces >> level & 1:
            found |= int(table.above[level])
    return found


@rule
def ways_at(book: Book, table: Table, seat: int, corner: int) -> int:
    """6.2 to 6.9  The ways to patch the card with its upper left quarter on a cell, a bit for each."""
    piece = int(table.piece[seat])
    taken, large, over, under = 0, 0, 0, 0
    for quarter in range(CARD):
        cell = cell_at(corner, quarter % 2, quarter // 2)
        if table.land[seat, cell]:
            taken |= 1 << quarter
            large |= 0 if is_single(book, table, seat, cell) else 1 << quarter
            over |= may_cover(book, table, seat, cell) << quarter
            under |= may_slide_under(book, table, seat, cell) << quarter
        else:
            over |= 1 << quarter
    if taken == 0 or not is_dry(book, table, seat, piece, corner):
        return 0
    ways = 0
    for mask in range(1, WAYS + 1):
        hidden = taken & ~mask
        if (
            mask & ~over == 0
            and (WAYS & ~mask) & ~under == 0
            and int(book.whole[piece]) >> (mask - 1) & 1
            and (mask & large == 0 or are_rooms_whole(book, table, seat, corner, mask & taken))
            and is_weavable(book, table, seat, corner, mask & taken, hidden)
        ):
            ways |= 1 << (mask - 1)
    return ways


@rule
def may_cover(book: Book, table: Table, seat: int, cell: int) -> int:
    """6.6, 18.1, 19.7  "Nothing may cover water" nor the Statue of Liberty. 1 if a card may go over a cell."""
    room = room_at(book, table, seat, cell)
    if book.kind[room] == Kind.WATER:
        return 1 if table.power[seat, Verb.DRY_WATER] else 0
    return 0 if lasts(book, int(book.figure[room])) else 1


@rule
def lasts(book: Book, figure: int) -> bool:
    """19.7  "It can't be covered, but a card may slide under it." """
    for effect in range(EFFECTS):
        if figure and book.verb[figure, effect] == Verb.LASTING:
            return True
    return False


@rule
def may_slide_under(book: Book, table: Table, seat: int, cell: int) -> int:
    """6.7, 18.1  "Nothing goes under water". 1 if a card may go under what is on a cell."""
    wet = kind_at(book, table, seat, cell) == Kind.WATER
    return 0 if wet and not table.power[seat, Verb.DRY_WATER] else 1


@rule
def is_dry(book: Book, table: Table, seat: int, piece: int, corner: int) -> bool:
    """6.8, 18.1  "A patch can't put water next to other water." """
    if table.power[seat, Verb.DRY_WATER]:
        return True
    for quarter in range(CARD):
        if book.kind[book.room[piece, quarter]] == Kind.WATER:
            cell = cell_at(corner, quarter % 2, quarter // 2)
            for beside in book.beside[cell]:
                inside = quarter_at(book, piece, corner, int(beside)) >= 0
                if not inside and kind_at(book, table, seat, int(beside)) == Kind.WATER:
                    return False
    return True


@rule
def are_rooms_whole(book: Book, table: Table, seat: int, corner: int, over: int) -> bool:
    """6.5  "A room larger than 1x1 is either completely visible or completely covered." """
    for quarter in range(CARD):
        if over >> quarter & 1:
            cell = cell_at(corner, quarter % 2, quarter // 2)
            if not is_single(book, table, seat, cell):
                anchor, covered = anchor_of(book, table, seat, cell), 0
                for fellow in range(CARD):
                    other = cell_at(corner, fellow % 2, fellow // 2)
                    if over >> fellow & 1 and anchor_of(book, table, seat, other) == anchor:
                        covered += 1
                if covered < book.extent[room_at(book, table, seat, cell)]:
                    return False
    return True


@rule
def is_weavable(book: Book, table: Table, seat: int, corner: int, over: int, under: int) -> bool:
    """6.3  Not over and under the same card, nor over a card that is itself on top of a card it goes under."""
    if under == 0:
        return True
    below, lifted = 0, 0
    for quarter in range(CARD):
        cell = cell_at(corner, quarter % 2, quarter // 2)
        if over >> quarter & 1:
            below |= int(table.fit[cell])
        if under >> quarter & 1:
            lifted |= 1 << level_at(book, table, seat, cell)
    return below & close_up(table, seat, lifted) == 0


@rule
def legal_patches(book: Book, table: Table, seat: int, out: Any) -> int:
    """6.1, 6.2  Every way to patch, or discarding."""
    find_fits(book, table, seat)
    count = 0
    for cell in range(1, CELLS + 1):
        if table.fit[cell]:
            for mask in range(1, WAYS + 1):
                if int(table.fit[cell]) >> (mask - 1) & 1:
                    count = put(out, count, encode(Move.PATCH, cell, mask))
    table.fit[:] = 0
    return put(out, count, Move.DISCARD.first)

"""Players as the board shows them. What is behind a screen is shown to its owner, or to everybody with open screens."""

from __future__ import annotations

from watershed.kernel.contract import seats_in
from watershed.kit.game import Edition

from .auctions import bid_of
from .book import Book
from .keys import COUNTS, GOODS, STATUSES
from .names import ALLIED, GENERAL, HOMING, Good, Phase, Quantity, Question, Status, Verb
from .notation import CARDS, tiles_of
from .rules.people import are_allied, descendants, workers_of
from .rules.production import amount_on, good_on, worker_upkeep
from .rules.status import attack, defence
from .table import Table
from .territories import territory, visible_figures
from .viewtypes import AlliedEnd, AlliedView, GoodKey, PlayerView, RouteView, UpkeepView

OPEN = (Question.PATCH, Question.MANAGEMENT)  # questions that several may answer, each openly


def sees_goods(table: Table, viewer: int | None, seat: int) -> bool:
    """1.2  "The others don't see them, unless you agree on open screens." After the game the screens are lifted."""
    return viewer == seat or bool(table.screens) or bool(table.phase == Phase.NONE)


def only_asked(table: Table) -> int | None:
    """4.2  Who is asked, if it is one player and nothing is sealed."""
    if not table.pending:
        return int(table.asked) if table.question else None
    seats = seats_in(int(table.pending))
    return seats[0] if len(seats) == 1 and table.question in OPEN else None


def goods_of(table: Table, seat: int) -> dict[GoodKey, int]:
    counts = table.goods[seat].tolist()
    return {GOODS[good]: counts[good] for good in range(Good.FOOD, Good.VOTES + 1)}


def player(edition: Edition, table: Table, seat: int, viewer: int | None) -> PlayerView:
    """1.2, 1.3  A player, with what the viewer may see of their things."""
    book, land = edition.opened(Book), territory(edition, table, seat)
    status, counts = table.status[seat].tolist(), table.count[seat].tolist()
    tiles, hand = table.tiles[seat].tolist(), [card for card in table.hand[seat].tolist() if card]
    names = tiles_of(edition)
    return {
        "seat": seat,
        "territory": land,
        "statuses": {STATUSES[at]: status[at] for at in range(Status.FOOD, Status.TRA + 1)},
        "attack": int(attack(table, seat)),
        "defence": int(defence(table, seat)),
        "counts": {word: counts[number] for number, word in COUNTS.items()},
        "goods": goods_of(table, seat) if sees_goods(table, viewer, seat) else None,
        "favours": int(table.favours[seat]),
        "workers": int(workers_of(table, seat)),
        "homing": table.place[seat].tolist().count(HOMING),
        "descendants": int(descendants(table, seat)),
        "removed": int(table.removed[seat]),
        "upkeep": _upkeep(book, table, seat),
        "figures": visible_figures(edition, table, seat, land["rooms"]),
        "routes": own_routes(table, seat),
        "allies": [other for other in range(table.seats) if are_allied(table, seat, other)],
        "bid": bid_of(table, seat),
        "won": int(table.won[seat]) or None,
        "tiles": [names[tile].slug if tile else None for tile in tiles] if viewer == seat else None,
        "tilesHeld": sum(tile > 0 for tile in tiles),
        "hand": [CARDS[card] for card in hand] if viewer == seat else None,
        "handHeld": len(hand),
        "freeExchanges": max(0, int(table.power[seat, Verb.FREE_EXCHANGE]) - int(table.swaps[seat])),
        "campaigned": bool(table.campaigned[seat]),
        "linked": bool(table.linked[seat]),
        "aided": bool(table.aided[seat]),
        "broke": bool(table.acted[seat] == 2),
        "claimed": bool(table.claimed[seat]),
        "raided": bool(table.raided[seat]),
        "safe": bool(table.safe[seat]),
    }


def _upkeep(book: Book, table: Table, seat: int) -> UpkeepView:
    """13.3, 13.4  What is paid for workers every round, and for heroes and wonders after the fifth."""
    paid = not table.power[seat, Verb.NO_UPKEEP]
    wonders = int(table.count[seat, Quantity.WONDERS]) - int(table.power[seat, Verb.EXTRA_WONDER])
    return {
        "food": int(worker_upkeep(book, table, seat)),
        "heroFood": paid * int(book.hero_upkeep) * int(table.count[seat, Quantity.HEROES]),
        "wonderMinerals": paid * int(book.wonder_upkeep) * wonders,
    }


def own_routes(table: Table, seat: int) -> list[int]:
    """2.8  General routes with their Start at the kingdom, and allied ones that touch it."""
    general = [route for route, owner in enumerate(table.owner.tolist()) if owner == seat + 1]
    ends = zip(table.end_a.tolist(), table.end_b.tolist(), strict=True)
    return general + [GENERAL + route for route, pair in enumerate(ends) if seat + 1 in pair]


def routes(edition: Edition, table: Table) -> list[RouteView]:
    """3.8, 11.8  The general routes on the table."""
    book = edition.opened(Book)
    return [_route(book, table, route) for route in range(1, GENERAL + 1) if table.owner[route]]


def _route(book: Book, table: Table, route: int) -> RouteView:
    owner, other, roles = int(table.owner[route]) - 1, int(table.other[route]) - 1, int(table.war[route])
    return {
        "route": route,
        "owner": owner,
        "other": other,
        "space": int(table.space[route]) - 1 if table.space[route] else None,
        "gains": gains(book, table, owner, route) if table.space[route] else {},
        "invaders": [seat for bit, seat in ((1, owner), (2, other)) if roles & bit] if roles else None,
        "negotiated": bool(int(table.talked) >> (route - 1) & 1),
    }


def allied_routes(edition: Edition, table: Table) -> list[AlliedView]:
    """3.9  The allied routes on the table."""
    book = edition.opened(Book)
    found: list[AlliedView] = []
    for slot in range(1, ALLIED + 1):
        if table.end_a[slot]:
            pairs = ((table.end_a, table.space_a), (table.end_b, table.space_b))
            ends = [_end(book, table, int(end[slot]) - 1, int(space[slot]), GENERAL + slot) for end, space in pairs]
            found.append({"route": GENERAL + slot, "ends": ends})
    return found


def _end(book: Book, table: Table, seat: int, space: int, route: int) -> AlliedEnd:
    return {
        "seat": seat,
        "space": space - 1 if space else None,
        "gains": gains(book, table, seat, route) if space else {},
    }


def gains(book: Book, table: Table, seat: int, route: int) -> dict[GoodKey, int]:
    """13.2, 17.13, 18.9  What a seat's worker on a route would bring now."""
    good = int(good_on(book, table, seat, route))
    if not good:
        return {}
    found = {GOODS[good]: int(amount_on(book, table, seat, route)) + int(table.power[seat, Verb.ROUTE_MORE])}
    if bonus := int(table.power[seat, Verb.ROUTE_VP]):
        found["vp"] = found.get("vp", 0) + bonus
    return found

"""Parts of sentences about a table: prices, rooms, cards and routes. Things that are only printed are in things.py."""

from __future__ import annotations

from watershed.kit.game import Edition
from watershed.kit.messages import Argument, Listed, Message, Seat, Thing

from .book import Book
from .cards import Room
from .names import ERAS, FIGURES, GENERAL
from .notation import figures_of, pieces_of, tiles_of
from .rules.ground import room_at
from .rules.people import END, REST
from .table import Table
from .things import amount, figure_thing, kind_thing, piece_thing, space_thing, status_thing

CHAPTERS = 17  # the first chapter of the rulebook about heroes and wonders; every era has one
EACH_ERA = FIGURES // ERAS


def figure_rule(edition: Edition, figure: int) -> str:
    """17.1 to 17.18, 18.1 to 18.18, 19.1 to 19.18  The number of the sentence about a hero or wonder."""
    found = figures_of(edition)[int(figure)]
    return f"{CHAPTERS + found.era - 1}.{(found.id - 1) % EACH_ERA + 1}"


def printed_amount(edition: Edition, figure: int, verb: int) -> int:
    """The number that the text of a hero or wonder has for one of its effects; 0 if it has no such effect."""
    return sum(effect.amount for effect in figures_of(edition)[int(figure)].effects if effect.verb == verb)


def favours(count: int) -> Message:
    return Message("amount-favours", {"count": int(count)})


def price(cost: int, good: int = 0, count: int = 0) -> Argument:
    """What an action costs: favours, and some of one good."""
    parts = ([favours(cost)] if cost else []) + ([amount(good, count)] if count else [])
    return Listed(tuple(parts)) if parts else Message("price-free")


def lot(book: Book, kind: int, lots: int) -> dict[str, Argument]:
    """9.4  What an exchange takes and gives."""
    paid = amount(int(book.lot_from[kind]), lots * int(book.lot_pays[kind]))
    return {"paid": paid, "got": amount(int(book.lot_to[kind]), lots * int(book.lot_gets[kind]))}


def called(edition: Edition, piece: int) -> Thing:
    """A card by its hero or wonder, if it has one."""
    room = pieces_of(edition)[int(piece)].figure
    names = {figure.name: number for number, figure in figures_of(edition).items()}
    return figure_thing(edition, names[room.figure]) if room else piece_thing(edition, piece)


def either_side(edition: Edition, piece: int) -> Message | Thing:
    """16.1  A card whose side hasn't been chosen; a baseland is what it is."""
    era, _, number = pieces_of(edition)[int(piece)].id.partition("-")
    return Message("card-either", {"era": era, "number": int(number)}) if number else piece_thing(edition, piece)


def room_thing(edition: Edition, table: Table, seat: int, cell: int) -> Thing:
    """The visible room of a cell: its hero or wonder, or its kind."""
    book = edition.opened(Book)
    room = room_at(book, table, seat, cell)
    figure = int(book.figure[room])
    return figure_thing(edition, figure) if figure else kind_thing(int(book.kind[room]))


def building(edition: Edition, tile: int) -> Message:
    """The building of a tile, with its symbols."""
    room: Room = tiles_of(edition)[int(tile)].room
    kind: dict[str, Argument] = {"kind": kind_thing(room.kind)}
    if not room.box:
        return Message("building", kind | {"symbols": _symbols(room.free)})
    if not room.free:
        return Message("building-box", kind | {"box": _symbols(room.box)})
    return Message("building-both", kind | {"symbols": _symbols(room.free), "box": _symbols(room.box)})


def _symbols(symbols: tuple[tuple[int, int], ...]) -> Argument:
    return Listed(tuple(Message("symbols", {"status": status_thing(one), "count": count}) for one, count in symbols))


def ends_of(table: Table, route: int) -> tuple[int, int]:
    """The two seats of a route, the owner of a general one first; -1 if it isn't on the table."""
    if route <= GENERAL:
        return int(table.owner[route]) - 1, int(table.other[route]) - 1
    return int(table.end_a[route - GENERAL]) - 1, int(table.end_b[route - GENERAL]) - 1


def other_end(table: Table, seat: int, route: int) -> int:
    """The kingdom that a seat's own route leads to."""
    one, other = ends_of(table, route)
    return other if one == seat else one


def numbered(route: int) -> dict[str, Argument]:
    """A route by its number, and in words: journals know no more about it."""
    return {"route": int(route), "on": Message("route" if route <= GENERAL else "route-allied", {"number": int(route)})}


def between(table: Table, route: int) -> Message:
    """A route on the table, with both its kingdoms."""
    one, other = ends_of(table, route)
    id = "route-from" if route <= GENERAL else "route-between"
    return Message(id, {"number": int(route), "who": Seat(one), "partner": Seat(other)})


def space_on(book: Book, table: Table, seat: int, route: int, space: int) -> Argument:
    """A space of a route that a seat's worker goes to: what it brings, or what it is called."""
    if not 0 < space < END:
        return space_thing(REST if space == REST else space)
    if route <= GENERAL:
        return amount(int(book.route_good[space]), int(book.route_gain[space]))
    at = space if table.end_a[route - GENERAL] == seat + 1 else END - space
    return amount(int(book.allied_good[at]), int(book.allied_gain[at]))

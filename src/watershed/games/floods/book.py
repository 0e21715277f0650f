"""The book: what is printed. Rules read it and never write it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from watershed.kernel.record import Ints, blank, field, lay_open, record
from watershed.kit.editions import Editions, fingerprint_of, title_of
from watershed.kit.game import Edition
from watershed.kit.printed import SOURCES, Printed

from .maps import Cells, read_map
from .names import BESIDE, CELLS, RISES, SEATS, SETS, TREES, UNITS, Map, Resources

HERE = Path(__file__).parent
SETUP = {
    "workers": (1, 20),
    "boats": (0, 8),
    "most_boats": (1, 8),
    "most_warriors": (1, 20),
    "forests": (3, TREES),
    "quarry": (1, 1),
    "mine": (1, 3),
    "mines": (0, 3),
    "offers": (0, 9),
    "laps": (0, 4),
    "units": (1, UNITS),
}
PRICE = ("boat", "one", "two", "three", "four")
LEGACY = ("dolmen", "majority")
SCALE = ("first", "second", "third", "end")
MAP = ("round", "rows", "cells")
KINDS = len(Resources._fields) - 1  # of resources
MOST = 99  # of anything else that is printed


@record
class Book:
    workers: int = field()  # on each start cell
    boats: int = field()  # beside each start cell that has a sea cell for them
    most_boats: int = field()  # of a player
    most_warriors: int = field()  # of a player at a time
    forests: int = field()  # in a cell at the start, and the most there can be
    quarry: int = field()  # jobs for ore without a mine
    mine: int = field()  # jobs for ore that a mine adds
    mines: int = field()  # in a cell at most
    offers: int = field()  # that a player can make each time they have the floor
    laps: int = field()  # times that everybody has the floor
    units: int = field()  # on either side of an offer at most
    boat: int = field()  # wood that a boat costs
    dolmen: int = field()  # points
    majority: int = field()  # points
    end: int = field()  # deforested cells at which the game ends
    rise: Ints = field(RISES + 1)  # deforested cells at which each rise comes
    first_cell: Ints = field(Map.ARCHIPELAGO + 1)  # of each map
    end_land: Ints = field(Map.ARCHIPELAGO + 1)  # the cell after the last land cell of each map
    end_cell: Ints = field(Map.ARCHIPELAGO + 1)  # the cell after the last cell of each map
    start: Ints = field(Map.ARCHIPELAGO + 1, SEATS)  # where each seat's workers start on each map
    harbour: Ints = field(Map.ARCHIPELAGO + 1, SEATS)  # where its boats start; 0 for no boats
    ore: Ints = field(CELLS + 1)  # of each land cell; 0 at sea
    drowns: Ints = field(CELLS + 1)  # the rise that floods a cell
    touching: Ints = field(CELLS + 1)  # how many cells touch a cell
    beside: Ints = field(CELLS + 1, BESIDE)  # these cells, ascending
    each: Ints = field(KINDS)  # what a mine, a warrior or a dolmen takes of each resource, if paid with so many kinds
    cost: Ints = field(SETS + 1, KINDS + 1)  # what each way to pay takes of each resource


def ways_to_pay() -> list[tuple[int, ...]]:
    """The resources of each way to pay, by their number and then in order; way 0 is none."""
    sizes = range(1, KINDS)
    return [(), *(chosen for size in sizes for chosen in combinations(range(1, KINDS + 1), size))]


def edition_of(printed: Printed) -> Edition:
    """Read, check and lock a book."""
    printed.top.only(("title",))
    printed.only(("setup", "price", "legacy", "scale", "world", "archipelago"), ())
    records = blank(Book)
    book = lay_open(Book, records)
    sources = _print_numbers(book, printed)
    cells = read_map(printed.section("world"), Map.WORLD, set())
    cells |= read_map(printed.section("archipelago"), Map.ARCHIPELAGO, {cell.code for cell in cells.values()})
    for name in ("world", "archipelago"):
        printed.section(name).only((*MAP, *SOURCES))
        sources[name] = printed.section(name).sources(MAP)
    _print_maps(book, cells)
    records.flags.writeable = False
    rows = {which: tuple(printed.section(name).data["rows"]) for which, name in enumerate(("world", "archipelago"), 1)}
    return Edition(
        title=title_of(printed),
        records=records,
        words={"cells": cells, "rows": rows, "sources": sources},
        printed={},
        fingerprint=fingerprint_of(records, ((cell.id, cell.code) for cell in cells.values())),
    )


def _print_numbers(book: Book, printed: Printed) -> dict[str, dict[str, str]]:
    sources = {}
    for name, fields in (("setup", tuple(SETUP)), ("price", PRICE), ("legacy", LEGACY), ("scale", SCALE)):
        printed.section(name).only((*fields, *SOURCES))
        sources[name] = printed.section(name).sources(fields)
    setup, price, legacy, scale = (printed.section(name) for name in ("setup", "price", "legacy", "scale"))
    for key, (least, most) in SETUP.items():
        setattr(book, key, setup.number(key, least, most))
    book.boat = price.number("boat", 1, MOST)
    for kinds, key in enumerate(PRICE[1:], 1):
        book.each[kinds] = price.number(key, 1, MOST)
    for way, chosen in enumerate(ways_to_pay()):
        for resource in chosen:
            book.cost[way, resource] = book.each[len(chosen)]
    book.dolmen, book.majority = legacy.number("dolmen", 0, MOST), legacy.number("majority", 0, MOST)
    marks = [scale.number(key, 1, 28) for key in SCALE]
    if marks != sorted(set(marks)):
        raise scale.place.error("each mark of the scale has to be higher than the one before.", "first")
    book.end = marks.pop()
    for rise, mark in enumerate(marks, 1):
        book.rise[rise] = mark
    return sources


def _print_maps(book: Book, cells: Cells) -> None:
    numbers = {cell.code: cell.id for cell in cells.values()}
    for cell in cells.values():
        book.first_cell[cell.map] = book.first_cell[cell.map] or cell.id
        book.end_cell[cell.map] = cell.id + 1
        if cell.is_land:
            book.end_land[cell.map] = cell.id + 1
        book.ore[cell.id], book.drowns[cell.id] = cell.ore, cell.drowns
        book.touching[cell.id] = len(cell.beside)
        for at, other in enumerate(cell.beside):
            book.beside[cell.id, at] = other
        if cell.start is not None:
            book.start[cell.map, cell.start] = cell.id
            book.harbour[cell.map, cell.start] = numbers[cell.boat] if cell.boat else 0


EDITIONS = Editions(edition_of, {"floods": HERE / "book.toml"})
books, open_book = EDITIONS.books, EDITIONS.open

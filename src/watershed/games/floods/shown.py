"""The moves that a board shows whether they are possible or not."""

from __future__ import annotations

from watershed.kernel.actions import encode
from watershed.kit.game import Edition

from .book import Book
from .keys import GOODS
from .names import SETS, TREES, Building, Kind, Move, Question
from .notation import cells_of
from .rules.ground import is_sea
from .rules.harvest import employable
from .table import Table


def shown(edition: Edition, table: Table, seat: int) -> list[int]:
    """The moves that a board shows whether they are possible or not: one for every thing that could be clicked."""
    cells = range(int(table.first_cell), int(table.end_cell))
    land = range(int(table.first_cell), int(table.end_land))
    others = [other for other in range(table.seats) if other != seat]
    match table.question:
        case Question.ORDER:
            asks = [encode(Move.ASK, other) for other in others]
            return [Move.END.first, *_pawns(table, seat, cells), *asks]
        case Question.TO:
            return [encode(Move.TO, cell) for cell in cells]
        case Question.HARVEST:
            return [Move.HARVEST.first, *_plans(edition.opened(Book), table, seat, land)]
        case Question.FLOOR:
            return [*(encode(Move.OFFER, other) for other in others), Move.OFFER_ALL.first, Move.PASS.first]
        case Question.LAY:
            return [*_lays(edition.opened(Book), table, seat), Move.SEND.first, Move.CANCEL.first]
        case Question.ANSWER:
            return [Move.ACCEPT.first, Move.REJECT.first, Move.COUNTER.first]
        case Question.BUILD:
            return [Move.END.first, *_sites(table, seat, cells)]
        case Question.PAY:
            return [encode(Move.PAY, way) for way in range(1, SETS + 1)]
        case Question.FLEE:
            return [*(encode(Move.FLEE, int(cell)) for cell in _beside(edition, table.site)), Move.DROWN.first]
    return []  # everything that answers another question is possible


def _pawns(table: Table, seat: int, cells: range) -> list[int]:
    """Every kind of pawns that a seat has, cell by cell."""
    found = [encode(Move.MOVE, Kind.WORKERS, cell) for cell in cells if table.workers[cell, seat]]
    found += [encode(Move.MOVE, Kind.WARRIORS, cell) for cell in cells if table.guard[cell] == seat + 1]
    return found + [encode(Move.MOVE, Kind.BOATS, cell) for cell in cells if table.fleet[cell] == seat + 1]


def _plans(book: Book, table: Table, seat: int, land: range) -> list[int]:
    """Every number of idle workers and of trees, for the cells that a seat harvests."""
    mine = [cell for cell in land if table.control[cell] == seat + 1]
    idle = [encode(Move.IDLE, cell, count) for cell in mine for count in range(1, employable(book, table, cell) + 1)]
    return idle + [encode(Move.FELL, cell, count) for cell in mine for count in range(1, TREES + 1)]


def _lays(book: Book, table: Table, seat: int) -> list[int]:
    """As much of every resource as the seat has, and as much as somebody else has."""
    units = int(book.units)
    most = {one: max(int(table.goods[other, one]) for other in range(table.seats) if other != seat) for one in GOODS}
    gives = [encode(Move.GIVE, one, n) for one in GOODS for n in range(1, min(units, int(table.goods[seat, one])) + 1)]
    return gives + [encode(Move.GET, one, n) for one in GOODS for n in range(1, min(units, most[one]) + 1)]


def _sites(table: Table, seat: int, cells: range) -> list[int]:
    """A boat on every sea cell, and everything else on every cell that a seat controls."""
    boats = [encode(Move.BUILD, Building.BOAT, cell) for cell in cells if is_sea(table, cell)]
    mine = [cell for cell in cells if table.control[cell] == seat + 1]
    ashore = (Building.MINE, Building.WARRIOR, Building.DOLMEN)
    return boats + [encode(Move.BUILD, building, cell) for building in ashore for cell in mine]


def _beside(edition: Edition, cell: int) -> tuple[int, ...]:
    return cells_of(edition)[int(cell)].beside

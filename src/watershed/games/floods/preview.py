"""What a move would change, before it is played: the numbers to watch, and what may follow."""

from __future__ import annotations

import itertools

from watershed.kernel.journal import WIDTH
from watershed.kit.game import Edition, Event, Tally
from watershed.kit.messages import Argument, Message

from .book import Book
from .messages import event
from .names import Event as Happened
from .names import Question, Race, Resources
from .notation import SYNTAX
from .plans import work_of
from .rules.ending import dolmens, leaders, legacy
from .rules.ending import tally as counted
from .rules.ground import workers_on
from .table import Table
from .things import cell_thing

PLANNING = ("harvest", "idle", "fell")
TOLD = (  # events that a player should know before they happen
    Happened.BATTLE_WON, Happened.BATTLE_DRAWN, Happened.NAVAL_WON, Happened.NAVAL_DRAWN, Happened.CAPTURED,
    Happened.FREED, Happened.CIVIL_WAR, Happened.CELL_LOST, Happened.ROSE, Happened.FLOODED, Happened.WARRIORS_DROWNED,
    Happened.WORKERS_DROWNED, Happened.ENDED_BY_SCALE, Happened.ENDED_DESERTED, Happened.ENDED_STALLED,
    Happened.ENDED_BY_TURNS,
)  # fmt: skip
HARVEST = (Happened.SEALED, Happened.HARVESTED, Happened.IDLED, Happened.DEFORESTED, Happened.CELL_LOST)
MOST = 8  # notes about one move


def tally(edition: Edition, table: Table, viewer: int) -> Tally:
    """Every number that the board shows and a move can change. The label of each is the message `change-word`.
    The scale and the fanatics (2.7) belong to nobody.
    """
    book, leading = edition.opened(Book), leaders(table)
    land = range(int(table.first_cell), int(table.end_land))
    found: Tally = {
        (None, "scale"): int(table.scale),
        (None, "fanatics"): sum(int(table.fanatics[cell]) for cell in land),
    }
    for seat in range(table.seats):
        for resource, name in enumerate(Resources._fields):
            if resource:
                found[seat, name.lower()] = int(table.goods[seat, resource])
        mine = [cell for cell in land if table.control[cell] == seat + 1]
        found[seat, "workers"] = sum(int(table.workers[cell, seat]) for cell in land)
        found[seat, "slaves"] = sum(int(workers_on(table, cell) - table.workers[cell, seat]) for cell in mine)
        found[seat, "warriors"] = int(table.army[seat])
        found[seat, "boats"] = int(table.navy[seat])
        found[seat, "forests"] = int(counted(table, seat, Race.FORESTS))
        found[seat, "mines"] = int(counted(table, seat, Race.MINES))
        found[seat, "cells"] = len(mine)
        found[seat, "dolmens"] = int(dolmens(table, seat))
        found[seat, "legacy"] = int(legacy(book, table, seat, leading))
    return found


def notes(edition: Edition, table: Table, seat: int, action: int) -> list[Message]:
    """What a seat should know about the table after its move. The table is used as scratch paper."""
    family = SYNTAX.family_of(action)
    if family.name not in PLANNING:
        found = [event(edition, line) for line in _page(table) if line.what in TOLD]
    elif table.question != Question.HARVEST:
        found = _reaped(edition, table, seat)
    else:
        changes = family.name != "harvest" and not table.sealed >> seat & 1
        cells = family.values(action)[:1] if changes else _harvested(table, seat)
        found = [note for cell in cells for note in _planned(edition, table, cell)]
    return found[:MOST]


def _page(table: Table) -> list[Event]:
    """What the move did."""
    rows = table.events[: table.noted, :WIDTH].tolist()
    return [Event(what, seat, card, count, other) for what, seat, card, count, other in rows]


def _harvested(table: Table, seat: int) -> list[int]:
    """9.1  The cells that a seat harvests."""
    land = range(int(table.first_cell), int(table.end_land))
    return [cell for cell in land if table.control[cell] == seat + 1 and workers_on(table, cell)]


def _planned(edition: Edition, table: Table, cell: int) -> list[Message]:
    """10.1, 10.2, 13.3, 14.1  What a plan means for a cell, while somebody is still planning."""
    work, found = work_of(edition.opened(Book), table, cell), []
    args: dict[str, Argument] = {"cell": cell_thing(edition, cell)}
    if work.is_lost:
        found.append(Message("note-lost", args | {"fanatics": work.fanatics, "others": work.others}, "10.2"))
    elif work.idle:
        found.append(Message("note-fanatics", args | {"count": work.idle}, "10.1"))
    if work.deforests:
        found.append(Message("note-deforests", args, "14.1"))
    elif work.wood and work.left == 1:
        found.append(Message("note-one-left", args, "13.3"))
    return found


def _reaped(edition: Edition, table: Table, seat: int) -> list[Message]:
    """9.7, 10.1, 10.2, 14.1  What the seat's own plan did, if it was the last one. What the others planned isn't known,
    so nothing is said about the scale or about what comes after the harvest.
    """
    page = _harvest_page(table)
    lost = {line.card: line for line in page if line.what == Happened.CELL_LOST}
    found = []
    for line in (line for line in page if line.seat == seat):
        args: dict[str, Argument] = {"cell": cell_thing(edition, line.card)} if line.card else {}
        if line.what == Happened.DEFORESTED:
            found.append(Message("note-deforests", args, "14.1"))
        elif line.what == Happened.IDLED and line.card in lost:
            others = lost[line.card].count + lost[line.card].other
            found.append(Message("note-lost", args | {"fanatics": line.other, "others": others}, "10.2"))
        elif line.what == Happened.IDLED:
            found.append(Message("note-fanatics", args | {"count": line.count}, "10.1"))
    return found


def _harvest_page(table: Table) -> list[Event]:
    """The lines of the harvest: all before the first of another phase."""
    return list(itertools.takewhile(lambda line: line.what in HARVEST, _page(table)))

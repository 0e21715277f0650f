"""A territory found again from its pile, and its statuses from what is printed: another way than the rules take."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from watershed.games.patchistory.cards import Room
from watershed.games.patchistory.grammar import Effect
from watershed.games.patchistory.names import CELLS, LEVELS, RECLAIMED, WIDE, Kind, Quantity, Status, Verb, When

from .scene import EDITION

SIDES = EDITION.words["pieces"]
FIGURES = {figure.name: figure for figure in EDITION.words["figures"].values()}
TILES = EDITION.words["tiles"]
WASTE = Room(Kind.WASTELAND)


@dataclass
class Seen:
    """A visible room."""

    room: Room
    cells: list[int] = field(default_factory=list)
    reclaimed: bool = False
    tile: bool = False


def cell_of(corner: int, columns: int, quarter: int) -> int:
    """The cell of a quarter, on a board whose edges join."""
    row, column = divmod(corner - 1, WIDE)
    return 1 + (row + quarter // columns) % WIDE * WIDE + (column + quarter % columns) % WIDE


def tops(table: Any, seat: int) -> dict[int, tuple[int, int]]:
    """The highest piece of each cell: its level, and the quarter that is there."""
    found = {}
    for level in range(table.height[seat]):
        side = SIDES[int(table.pile[seat, level])]
        for quarter in range(2 * side.columns):
            found[cell_of(int(table.corner[seat, level]), side.columns, quarter)] = (level, quarter)
    return found


def rooms_of(table: Any, seat: int) -> list[Seen]:
    """The visible rooms, with their cells in the order of their quarters: a worker is on the first one."""
    found: dict[tuple[int, int], Seen] = {}
    for cell, (level, quarter) in sorted(tops(table, seat).items(), key=lambda found: found[1]):
        tile = int(table.land[seat, cell]) - LEVELS
        if tile > 0:
            room = WASTE if tile == RECLAIMED else TILES[tile].room
            found[-1, cell] = Seen(room, [cell], tile == RECLAIMED, True)
            continue
        side = SIDES[int(table.pile[seat, level])]
        at, room = next((at, room) for at, room in enumerate(side.rooms) if quarter in room.quarters)
        found.setdefault((level, at), Seen(room)).cells.append(cell)
    return list(found.values())


def figures_of(rooms: list[Seen]) -> list[Any]:
    return [FIGURES[seen.room.figure] for seen in rooms if seen.room.figure]


def effects_of(rooms: list[Seen], when: int = When.ALWAYS) -> list[Effect]:
    return [effect for figure in figures_of(rooms) for effect in figure.effects if effect.when == when]


def counts_of(table: Any, seat: int, rooms: list[Seen]) -> Counter[int]:
    """What prosperity cards and effects count on the board."""
    places = [int(place) for place in table.place[seat] if place]
    verbs = Counter({effect.verb: effect.amount for effect in effects_of(rooms)})
    found: Counter[int] = Counter()
    for seen in rooms:
        room, manned = seen.room, any(cell in places for cell in seen.cells)
        found[room.kind] += 1
        found[Quantity.GENERAL] += room.kind <= Kind.INDUSTRY
        found[Quantity.RECLAIMED] += seen.reclaimed
        found[Quantity.FOOD_INDUSTRY] += room.kind == Kind.INDUSTRY and Status.FOOD in dict(room.free)
        found[Quantity.MANNED_WATER] += manned and room.kind == Kind.WATER
        found[Quantity.MANNED_INDUSTRY] += manned and room.kind == Kind.INDUSTRY and bool(room.box)
        found[Quantity.MANNED_CULTURE] += manned and room.kind == Kind.CULTURE and bool(room.box)
    found[Quantity.WORKERS] = len(places)
    ends = [*table.owner.tolist(), *table.end_a.tolist(), *table.end_b.tolist()]
    found[Quantity.ROUTES] = ends.count(seat + 1)
    found[Quantity.WONDERS] += verbs[Verb.EXTRA_WONDER]
    if verbs[Verb.DRY_WATER]:
        found[Quantity.WASTELAND] += found[Quantity.WATER]
    return +found


def statuses_of(table: Any, seat: int, rooms: list[Seen]) -> Counter[int]:
    """Production, MIL, shields, POL and TRA."""
    places, found = table.place[seat].tolist(), Counter[int]()
    for seen in rooms:
        manned = any(cell in places for cell in seen.cells)
        for status, count in (*seen.room.free, *(seen.room.box if manned else ())):
            found[status] += count
    counts, effects = counts_of(table, seat, rooms), effects_of(rooms)
    for effect in effects:
        if effect.verb == Verb.SET_POL:
            found[Status.POL] = effect.amount
    base = {Quantity.NONE: 1, Quantity.POL: found[Status.POL], Quantity.TRA: found[Status.TRA]}
    for effect in effects:
        if effect.verb <= Verb.TRA:
            counted = base[effect.per] if effect.per in base else counts[effect.per]
            found[effect.verb] += effect.amount * (counted // effect.every)
    return Counter({status: count for status, count in found.items() if count > 0})


def beside(cell: int) -> set[int]:
    row, column = divmod(cell - 1, WIDE)
    around = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return {1 + (row + down) % WIDE * WIDE + (column + right) % WIDE for down, right in around}


def lakes(rooms: list[Seen]) -> set[frozenset[int]]:
    """Pairs of water rooms that are next to each other."""
    water = [seen.cells[0] for seen in rooms if seen.room.kind == Kind.WATER]
    return {frozenset((one, other)) for one in water for other in water if other in beside(one)}


def span(values: set[int]) -> int:
    """How many columns or rows there are, on a board whose edges join: all but the widest gap."""
    gaps = [next(gap for gap in range(1, WIDE + 1) if (value + gap) % WIDE in values) for value in values]
    return WIDE + 1 - max(gaps)


def size_of(table: Any, seat: int) -> tuple[int, int]:
    """Columns and rows."""
    cells = tops(table, seat)
    assert all(1 <= cell <= CELLS for cell in cells)
    return span({(cell - 1) % WIDE for cell in cells}), span({(cell - 1) // WIDE for cell in cells})

"""A territory: a pile of land pieces, construction tiles on top, and what of it is visible.

Coordinates never move: the baseland covers (0, 0) to (2, 1), x grows eastwards and y southwards. Nothing is kept that
can be read off the pile; every question looks at the whole pile again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from .cards import HERO, WASTELAND, WATER, WONDER, Room, Side

Cell = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """A baseland or land card in the pile."""

    number: int  # 0 the baseland, then in the order of patching
    side: Side
    x: int  # its north-west cell
    y: int

    @cached_property
    def cells(self) -> dict[Cell, int]:
        """The printed room at each of its cells."""
        return {(self.x + column, self.y + row): room for column, row, room in self.side.cells()}


@dataclass(frozen=True)
class Tile:
    """A construction tile as it lies: its building, or Wasteland."""

    room: Room
    reclaimed: bool = False  # laid by the Reclamation action


@dataclass(frozen=True)
class VisibleRoom:
    """A room that is seen, with all its cells. It may be several quarters large and is still one room."""

    room: Room
    cells: frozenset[Cell]
    tile: bool = False
    reclaimed: bool = False

    @property
    def kind(self) -> str:
        return self.room.kind

    @property
    def name(self) -> str:
        return self.room.name

    @property
    def small(self) -> bool:
        return len(self.cells) == 1


@dataclass(frozen=True)
class Territory:
    pile: tuple[Piece, ...]  # from the bottom to the top
    tiles: Mapping[Cell, Tile] = field(default_factory=dict)  # each lies on the visible card of its cell


def founded(baseland: Side) -> Territory:
    return Territory((Piece(0, baseland, 0, 0),))


def top(territory: Territory) -> dict[Cell, tuple[Piece, int]]:
    """The uppermost piece of each occupied cell and its printed room there; tiles are looked through."""
    found = {}
    for piece in territory.pile:
        for cell, room in piece.cells.items():
            found[cell] = (piece, room)
    return found


def visible_rooms(territory: Territory) -> list[VisibleRoom]:
    """Every visible room once, in no particular order."""
    cells: dict[tuple[int, int], set[Cell]] = {}
    printed: dict[tuple[int, int], Room] = {}
    for cell, (piece, room) in top(territory).items():
        if cell not in territory.tiles:
            cells.setdefault((piece.number, room), set()).add(cell)
            printed[piece.number, room] = piece.side.rooms[room]
    found = [VisibleRoom(printed[key], frozenset(cells[key])) for key in cells]
    for cell, tile in territory.tiles.items():
        found.append(VisibleRoom(tile.room, frozenset({cell}), tile=True, reclaimed=tile.reclaimed))
    return found


def grid(territory: Territory) -> dict[Cell, VisibleRoom]:
    """The visible room of every occupied cell."""
    return {cell: room for room in visible_rooms(territory) for cell in room.cells}


def names(territory: Territory) -> set[str]:
    """The heroes and wonders that are visible."""
    return {room.name for room in visible_rooms(territory) if room.kind in (HERO, WONDER)}


def neighbours(cell: Cell) -> set[Cell]:
    """Orthogonally: diagonals don't touch (7.3.1, Q-33)."""
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def adjacent(one: VisibleRoom, other: VisibleRoom) -> bool:
    """Two rooms are adjacent if any of their quarters share an edge (Q-109)."""
    return one.cells != other.cells and any(neighbours(cell) & other.cells for cell in one.cells)


def rooms_within(territory: Territory, start: Cell, steps: int) -> set[VisibleRoom]:
    """The rooms a worker can be in after at most so many steps; entering a large room is one step."""
    rooms = visible_rooms(territory)
    reached = {room for room in rooms if start in room.cells}
    for _ in range(steps):
        reached |= {room for room in rooms if any(adjacent(room, other) for other in reached)}
    return reached


def bounding_box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """West, north, east, south: the outermost occupied cells."""
    found = list(cells)
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)


def reclaimable(territory: Territory) -> set[Cell]:
    """Any 1x1 room, water too, but no Wasteland (7.2.2, Q-76)."""
    return {cell for room in visible_rooms(territory) if room.small and room.kind != WASTELAND for cell in room.cells}


def buildable(territory: Territory) -> set[Cell]:
    """Any 1x1 room that isn't water; with Angkor Wat water is as good as Wasteland (7.2.2, Q-47)."""
    barred = set() if "Angkor Wat" in names(territory) else {WATER}
    return {cell for room in visible_rooms(territory) if room.small and room.kind not in barred for cell in room.cells}


def lay_tile(territory: Territory, cell: Cell, building: Room | None) -> Territory:
    """Lays a tile with its building, or Wasteland side up for Reclamation. A tile below it leaves the game."""
    if cell not in (reclaimable(territory) if building is None else buildable(territory)):
        raise ValueError(f"no tile can lie at {cell}")
    tile = Tile(Room(WASTELAND), reclaimed=True) if building is None else Tile(building)
    return replace(territory, tiles={**territory.tiles, cell: tile})

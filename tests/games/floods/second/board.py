"""What is on the board and in front of the players, and what follows from it at once: control, conflict, fanatics."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from .map import Map, Place, the_map

RESOURCES = ("wood", "gold", "copper", "marble", "granite")
FORESTS, MINES, MOST_BOATS, MOST_WARRIORS = 3, 3, 8, 5
T = TypeVar("T")


@dataclass(eq=False)
class Pawn:
    """A worker or a warrior. A worker keeps its colour when it is enslaved."""

    kind: str
    owner: int
    moved: bool = False  # in this Move phase
    slave: bool = False


@dataclass(eq=False)
class Boat:
    owner: int
    moved: bool = False  # in this Move phase
    ferried: bool = False  # a pawn of its owner, in this Move phase


@dataclass(eq=False)
class Cell:
    place: Place
    status: str  # dry, sea, flooded or lost
    pawns: list[Pawn] = field(default_factory=list)
    boats: list[Boat] = field(default_factory=list)
    fanatics: int = 0
    forests: int = 0
    felled: bool = False  # all of its forests were felled: a notch on the scale, for good
    mines: int = 0
    dolmen: int | None = None  # the seat that built it
    began: int | None = None  # the seat that controlled it when the Move phase began
    took_slaves: bool = False  # slaves were led here in this sub-turn

    @property
    def code(self) -> str:
        return self.place.code

    @property
    def is_sea(self) -> bool:
        return self.status in ("sea", "flooded")

    @property
    def warriors(self) -> list[Pawn]:
        return [pawn for pawn in self.pawns if pawn.kind == "warrior"]

    @property
    def workers(self) -> list[Pawn]:
        """Of every colour, slaves too."""
        return [pawn for pawn in self.pawns if pawn.kind == "worker"]

    def workers_of(self, seat: int) -> list[Pawn]:
        return [pawn for pawn in self.workers if pawn.owner == seat]

    def colours(self) -> list[int]:
        """The colours of the workers here."""
        return sorted({worker.owner for worker in self.workers})

    def controller(self) -> int | None:
        """Of a dry cell: the owner of its warriors, or else of its workers (A2)."""
        if self.status != "dry":
            return None
        if self.warriors:
            return self.warriors[0].owner
        colours = self.colours()
        return colours[0] if len(colours) == 1 else None

    def awaits_civil_war(self) -> bool:
        return self.status == "dry" and not self.warriors and len(self.colours()) > 1

    def ore_jobs(self) -> int:
        """The quarry gives one, and each mine three more (A7)."""
        return 1 + 3 * self.mines if self.status == "dry" else 0


@dataclass
class Player:
    seat: int
    resources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    lost_warriors: int = 0  # killed by fanatics, and never built again (A4)

    @property
    def warrior_cap(self) -> int:
        return MOST_WARRIORS - self.lost_warriors


class Board:
    def __init__(self, seats: int, map_option: int, first_option: int) -> None:
        self.map: Map = the_map(seats, map_option)
        self.seats = seats
        self.players = [Player(seat) for seat in range(seats)]
        self.cells: dict[str, Cell] = {}
        for code, place in self.map.places.items():
            self.cells[code] = Cell(place, "dry" if place.land else "sea", forests=FORESTS if place.land else 0)
        for seat, code in enumerate(self.map.homes):
            self.cells[code].pawns = [Pawn("worker", seat) for _ in range(4)]
        for seat, code in enumerate(self.map.harbours):
            self.cells[code].boats = [Boat(seat)]
        assert 1 <= first_option <= seats, "a lot is drawn elsewhere"
        self.first = first_option - 1  # the seat that starts the turn
        self.rises = 0  # of the sea, so far
        self.mover: int | None = None  # whose Move sub-turn it is
        self.granted: set[int] = set()  # owners of boats who gave leave in this sub-turn
        self.asked_for_boats: set[int] = set()  # owners who were asked in this sub-turn

    def turn_order(self) -> list[int]:
        """Clockwise from the turn's first player."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def beside(self, cell: Cell) -> list[Cell]:
        return [self.cells[code] for code in cell.place.beside]

    def controlled(self, seat: int) -> list[Cell]:
        """In the order of their numbers."""
        return [cell for cell in self.cells.values() if cell.controller() == seat]

    def scale(self) -> int:
        return sum(cell.felled for cell in self.cells.values())

    def boats_of(self, seat: int) -> list[Boat]:
        return [boat for cell in self.cells.values() for boat in cell.boats if boat.owner == seat]

    def warriors_of(self, seat: int) -> list[Pawn]:
        return [pawn for cell in self.cells.values() for pawn in cell.warriors if pawn.owner == seat]


# conflict


def clash(pieces: Sequence[Pawn | Boat]) -> list[Pawn | Boat]:
    """Those who fall when colours meet: one of every colour, again and again, until one colour or none is left (28, A5,
    A6). Those who have moved fall first.
    """
    sides: dict[int, list[Pawn | Boat]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.moved):
        sides.setdefault(piece.owner, []).append(piece)
    fallen: list[Pawn | Boat] = []
    while len(sides) > 1:
        fallen += [side.pop() for side in sides.values()]
        sides = {owner: side for owner, side in sides.items() if side}
    return fallen


def fight_at_sea(cell: Cell) -> None:
    fallen = clash(cell.boats)
    cell.boats = [boat for boat in cell.boats if boat not in fallen]


def fight_on_land(cell: Cell) -> None:
    """Warriors against warriors. Whoever then holds the cell with warriors enslaves the workers of other colours, and
    frees those of his own (A10). If all fell, slaves stay what they are until the sub-turn ends (A9).
    """
    fallen = clash(cell.warriors)
    cell.pawns = [pawn for pawn in cell.pawns if pawn not in fallen]
    if not cell.warriors:
        return
    holder = cell.warriors[0].owner
    for worker in cell.workers:
        if worker.owner != holder:
            worker.slave = True
        elif worker.slave:
            worker.slave, worker.moved = False, True


def free_slaves(cell: Cell) -> None:
    """Without warriors nobody is a slave; workers of several colours fight (31, 32)."""
    if cell.warriors:
        return
    for worker in cell.workers:
        worker.slave = False
    fallen = clash(cell.workers)
    cell.pawns = [pawn for pawn in cell.pawns if pawn not in fallen]


def let_fanatics_rise(board: Board, cells: Iterable[Cell]) -> None:
    """A cell with more fanatics than all other pawns together is lost, with everybody on it (39, A3, A4)."""
    for cell in cells:
        if cell.status == "dry" and cell.fanatics > len(cell.pawns):
            for warrior in cell.warriors:
                board.players[warrior.owner].lost_warriors += 1
            cell.status, cell.pawns, cell.fanatics = "lost", [], 0


# questions


@dataclass(frozen=True)
class Asked:
    question: str
    options: tuple[str, ...]


# A phase yields who is asked what, and is sent who answered what.
Questions = dict[int, Asked]
Answer = tuple[int, str]
Phase = Generator[Questions, Answer, None]


def ask(seat: int, question: str, options: Sequence[str]) -> Generator[Questions, Answer, str]:
    """The seat's answer; if there is only one, nobody is asked."""
    assert options
    if len(options) == 1:
        return options[0]
    _, word = yield {seat: Asked(question, tuple(options))}
    return word

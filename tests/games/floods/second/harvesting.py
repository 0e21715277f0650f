"""Harvest and fanaticism. Everybody plans at the same time; the plans are carried out when the last one is made."""

from __future__ import annotations

from dataclasses import dataclass

from .board import Asked, Board, Cell, Pawn, Phase, let_fanatics_rise

MOST_COUNTED = 20


@dataclass
class Field:
    """What a seat plans for one of its cells."""

    cell: Cell
    hands: int  # workers and slaves
    wood: int = 0
    ore: int = 0

    def __post_init__(self) -> None:
        self.rest(0)

    @property
    def idle(self) -> int:
        return self.hands - self.wood - self.ore

    def rest(self, idle: int) -> None:
        """So many refuse to work; the others work in the quarry and the mines first."""
        self.fell(self.least_wood(self.hands - idle), idle)

    def fell(self, wood: int, idle: int) -> None:
        self.wood = wood
        self.ore = min(self.cell.ore_jobs(), self.hands - idle - wood)

    def least_wood(self, working: int) -> int:
        return min(self.cell.forests, max(0, working - self.cell.ore_jobs()))

    def idle_words(self) -> list[str]:
        """How many refuse to work, besides those who find none."""
        most = min(self.hands - self.idle, MOST_COUNTED)
        return [f"idle {self.cell.code} {more}" for more in range(1, most + 1)]

    def fell_words(self) -> list[str]:
        """Other numbers of trees; those who work stay as many."""
        working = self.wood + self.ore
        amounts = range(self.least_wood(working), min(self.cell.forests, working) + 1)
        return [f"fell {self.cell.code} {wood}" for wood in amounts if wood != self.wood]


@dataclass
class Plan:
    fields: list[Field]
    changed: int = -1  # the last field that was changed
    felling: bool = False  # whether it was changed by felling
    sealed: bool = False

    def options(self) -> list[str]:
        """Cells in ascending order, each at most once, idling before felling."""
        found = []
        for number, at in enumerate(self.fields):
            if number > self.changed:
                found += at.idle_words()
            if number > self.changed or (number == self.changed and not self.felling):
                found += at.fell_words()
        return [*found, "harvest"]

    def take(self, word: str) -> None:
        if word == "harvest":
            self.sealed = True
            return
        verb, code, amount = word.split()
        self.changed = next(number for number, at in enumerate(self.fields) if at.cell.code == code)
        self.felling = verb == "fell"
        at = self.fields[self.changed]
        if self.felling:
            at.fell(int(amount), at.idle)
        else:
            at.rest(at.idle + int(amount))


def harvest_phase(board: Board) -> Phase:
    plans = {seat: planned(board, seat) for seat in range(board.seats)}
    while True:
        for plan in plans.values():
            if plan.options() == ["harvest"]:
                plan.sealed = True
        waiting = {seat: Asked("harvest", tuple(plan.options())) for seat, plan in plans.items() if not plan.sealed}
        if not waiting:
            break
        seat, word = yield waiting
        plans[seat].take(word)
    for seat in board.turn_order():
        for at in plans[seat].fields:
            carry_out(board, seat, at)


def planned(board: Board, seat: int) -> Plan:
    return Plan([Field(cell, len(cell.workers)) for cell in board.controlled(seat)])


def carry_out(board: Board, seat: int, at: Field) -> None:
    cell, stock = at.cell, board.players[seat].resources
    idle = idlers(cell, seat, at.idle)
    stock["wood"] += at.wood
    stock[cell.place.ore] += at.ore
    cell.forests -= at.wood
    cell.felled |= cell.forests == 0
    cell.pawns = [pawn for pawn in cell.pawns if pawn not in idle]
    cell.fanatics += len(idle)
    let_fanatics_rise(board, [cell])


def idlers(cell: Cell, seat: int, idle: int) -> list[Pawn]:
    """The controller's own workers first, then slaves one at a time from the most numerous colour (36)."""
    found: list[Pawn] = []
    for _ in range(idle):
        left = [worker for worker in cell.workers if worker not in found]
        own = [worker for worker in left if worker.owner == seat]
        if own:
            found.append(own[0])
            continue
        counts = {colour: sum(worker.owner == colour for worker in left) for colour in cell.colours()}
        colour = min(counts, key=lambda colour: (-counts[colour], colour))
        found.append(next(worker for worker in left if worker.owner == colour))
    return found

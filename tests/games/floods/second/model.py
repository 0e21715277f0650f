"""The game from its first decision to its last, and what everybody sees of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .board import Board, Cell, Phase, Questions
from .building import construction_phase
from .harvesting import harvest_phase
from .moving import KINDS, move_phase, ready
from .rising import flood_phase, grow
from .trading import trade_phase

END = 14  # on the scale
DOLMEN, BONUS = 2, 3  # Legacy points
PHASES: dict[str, Callable[[Board], Phase]] = {
    "move": move_phase,
    "harvest": harvest_phase,
    "trade": trade_phase,
    "construction": construction_phase,
    "flood": flood_phase,
}


class Second:
    """Seats decide when they are waiting; everything that needs no decision happens in between."""

    def __init__(self, seats: int = 4, options: Mapping[str, int] | None = None) -> None:
        self.options = {"map": 0, "stop": 1, "turns": 24, "first": 1} | dict(options or {})
        self.seats = seats
        self.board = Board(seats, self.options["map"], self.options["first"])
        self.turn, self.over = 1, False
        self.begin("move")

    def begin(self, phase: str) -> None:
        """Starts at a phase of this turn, with the board as it is."""
        self.phase, self.board.mover = phase, None
        self._asked: Questions = {}
        self._course = self._turns(phase)
        self._go_on(None)

    # deciding

    @property
    def waiting(self) -> set[int]:
        return set(self._asked)

    def legal(self, seat: int) -> list[str]:
        return sorted(self._asked[seat].options) if seat in self._asked else []

    def play(self, seat: int, words: str) -> None:
        if words not in self.legal(seat):
            raise ValueError(f"Seat {seat} can't play {words!r} now; it can play {self.legal(seat)}.")
        self._go_on((seat, words))

    def prey(self, seat: int) -> set[str]:
        """The cells of others, if a seat is asked where to go."""
        if seat not in self._asked or self._asked[seat].question != "to":
            return set()
        return {code for code, cell in self.board.cells.items() if cell.controller() not in (None, seat)}

    def _go_on(self, answer: tuple[int, str] | None) -> None:
        try:
            self._asked = next(self._course) if answer is None else self._course.send(answer)
        except StopIteration:
            self._asked, self.over, self.phase = {}, True, "over"

    # the turns

    def _turns(self, phase: str) -> Phase:
        """Phases from the given one on, turn after turn."""
        names = list(PHASES)
        while True:
            for name in names[names.index(phase) :]:
                self.phase = name
                if name == "flood":
                    grow(self.board)
                yield from PHASES[name](self.board)
            if self._ends():
                return
            self.turn, phase = self.turn + 1, "move"
            self.board.first = (self.board.first + 1) % self.seats

    def _ends(self) -> bool:
        """The printed end, the last turn, and if the option says so, a game that can't reach the printed end (A18)."""
        board, scale = self.board, self.board.scale()
        if scale >= END or self.turn >= self.options["turns"]:
            return True
        wooded = sum(cell.status == "dry" and cell.forests > 0 for cell in board.cells.values())
        settled = any(cell.controller() is not None for cell in board.cells.values())
        return self.options["stop"] == 1 and (not settled or scale + wooded < END)

    # the end

    def tallies(self) -> dict[str, list[int]]:
        """What each seat has of everything that the most of earns a bonus."""
        board, seats = self.board, range(self.seats)
        return {
            "forests": [sum(cell.forests for cell in board.controlled(seat)) for seat in seats],
            "boats": [len(board.boats_of(seat)) for seat in seats],
            "warriors": [len(board.warriors_of(seat)) for seat in seats],
            "mines": [sum(cell.mines for cell in board.controlled(seat)) for seat in seats],
        }

    def dolmens(self, seat: int) -> int:
        return sum(cell.dolmen == seat for cell in self.board.cells.values())

    def scores(self) -> list[int]:
        points = [DOLMEN * self.dolmens(seat) for seat in range(self.seats)]
        for counts in self.tallies().values():
            if counts.count(max(counts)) == 1:
                points[counts.index(max(counts))] += BONUS
        return points

    def ranks(self) -> list[int]:
        """Places: by score, then dolmens, then resources; equals share a place (A17)."""
        scores, players = self.scores(), self.board.players
        keys = [(scores[p.seat], self.dolmens(p.seat), sum(p.resources.values())) for p in players]
        return [1 + sum(other > key for other in keys) for key in keys]

    # what is seen

    def visible(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees. Only a plan of the harvest is hidden, and it is no part of this: so all see the same."""
        questions = sorted({asked.question for asked in self._asked.values()})
        return {
            "map": self.board.map.name,
            "turn": self.turn,
            "first": self.board.first,
            "phase": self.phase,
            "question": questions[0] if questions else None,
            "asked": min(self._asked) if self._asked and self.phase != "harvest" else None,
            "scale": self.board.scale(),
            "rises": self.board.rises,
            "cells": {code: self._cell(cell) for code, cell in self.board.cells.items()},
            "players": self._players(),
        }

    def _cell(self, cell: Cell) -> dict[str, Any]:
        boats, warriors, mover = cell.boats, cell.warriors, self.board.mover
        fleet = {
            "seat": boats[0].owner if boats else None,
            "count": len(boats),
            "moved": sum(boat.moved for boat in boats if boat.owner == mover),
            "ferried": any(boat.ferried for boat in boats if boat.owner == mover),
        }
        return {
            "status": cell.status,
            "controller": cell.controller(),
            "workers": {colour: len(cell.workers_of(colour)) for colour in cell.colours()},
            "warriors": {"seat": warriors[0].owner, "count": len(warriors)} if warriors else None,
            "boats": fleet if boats else None,
            "fanatics": cell.fanatics,
            "forests": cell.forests,
            "felled": cell.felled,
            "mines": cell.mines,
            "dolmen": cell.dolmen,
            "ready": {kind: 0 if mover is None else len(ready(cell, mover, kind)) for kind in KINDS},
            "jobs": cell.ore_jobs(),
        }

    def _players(self) -> list[dict[str, Any]]:
        tallies, scores = self.tallies(), self.scores()
        return [
            {
                "seat": seat,
                "resources": dict(player.resources),
                **{name: counts[seat] for name, counts in tallies.items()},
                "warriorCap": player.warrior_cap,
                "dolmens": self.dolmens(seat),
                "cells": len(self.board.controlled(seat)),
                "legacy": scores[seat],
            }
            for seat, player in enumerate(self.board.players)
        ]

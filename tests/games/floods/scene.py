"""What a test of the rules reads from a table that `setting` has set."""

from __future__ import annotations

import numpy as np

from watershed.games.floods import GAME
from watershed.games.floods.names import CONTESTED, Question, Questions, States
from watershed.games.floods.notation import cell_name, cell_number
from watershed.kernel.contract import seats_in

from ..scene import AnyScene
from .setting import BLUE, BOOK, EDITION, GREEN, WHITE, YELLOW, Setting

__all__ = ["BLUE", "BOOK", "EDITION", "GREEN", "WHITE", "YELLOW", "Scene", "number", "scene"]

DEFAULTS = (0, 1, 24, 1)  # Yellow starts


def number(code: str) -> int:
    return cell_number(EDITION, code)


class Scene(Setting):
    """A set table, with its cells by their letters."""

    @classmethod
    def dealt(cls, seats: int, options: tuple[int, ...] = DEFAULTS, seed: int = 1) -> Scene:
        """A new game, set up by the rules."""
        new = cls.__new__(cls)
        AnyScene.__init__(new, EDITION)
        GAME.rules.setup(new.book, new.table, seats, np.array(options), seed)
        return new

    def workers(self, code: str) -> list[int]:
        return [int(count) for count in self.table.workers[number(code)][: self.table.seats]]

    def warriors(self, code: str) -> tuple[int, int] | None:
        """Whose, and how many."""
        cell = number(code)
        return (int(self.table.guard[cell]) - 1, int(self.table.warriors[cell])) if self.table.guard[cell] else None

    def boats(self, code: str) -> tuple[int, int] | None:
        cell = number(code)
        return (int(self.table.fleet[cell]) - 1, int(self.table.boats[cell])) if self.table.fleet[cell] else None

    def control(self, code: str) -> int | str | None:
        found = int(self.table.control[number(code)])
        return "contested" if found == CONTESTED else found - 1 if found else None

    def state(self, code: str) -> str:
        return States._fields[self.table.state[number(code)]].lower()

    def at(self, field: str, code: str) -> int:
        return int(getattr(self.table, field)[number(code)])

    def goods(self, seat: int) -> list[int]:
        """Wood, gold, copper, marble and granite."""
        return [int(units) for units in self.table.goods[seat][1:]]

    def question(self) -> str:
        return Questions._fields[self.table.question].lower()

    def waiting(self) -> tuple[int, ...]:
        return seats_in(int(GAME.rules.waiting(self.book, self.table)))

    def targets(self) -> set[str]:
        """Where an order can go."""
        return {words.split()[1] for words in self.legal() if words.startswith("to ")}

    def sources(self, kind: str) -> set[str]:
        """The cells that pawns of a kind can leave."""
        return {words.split()[2] for words in self.legal() if words.startswith(f"move {kind} ")}

    def sites(self, building: str) -> set[str]:
        return {words.split()[2] for words in self.legal() if words.startswith(f"build {building} ")}

    def families(self) -> set[str]:
        return {words.split()[0] for words in self.legal()}

    def kinds(self) -> list[str]:
        """What the last move did, as kinds of events."""
        return [GAME.kinds[event.what] for event in self.page()]

    def told(self, kind: str) -> list[tuple[int, str, int, int]]:
        """The events of one kind: seat, cell, count and other number."""
        found = [event for event in self.page() if GAME.kinds[event.what] == kind]
        return [(event.seat, cell_name(EDITION, event.card), event.count, event.other) for event in found]

    def play_as(self, seat: int, *moves: str) -> Scene:
        """Plays moves of one seat among those that are waiting."""
        for words in moves:
            out = np.zeros(GAME.most_moves, np.int16)
            count = GAME.rules.legal(self.book, self.table, seat, out)
            action = GAME.notation.action_of_words(EDITION, words)
            assert action in out[:count], f"{words} is not legal"
            GAME.rules.apply(self.book, self.table, seat, action)
        return self

    def harvest(self) -> Scene:
        """Everybody keeps the plan as it is."""
        while self.table.question == Question.HARVEST:
            self.play("harvest")
        return self

    def end_all(self) -> Scene:
        """Everybody ends their moves."""
        while self.table.question == Question.ORDER:
            self.play("end")
        return self


scene = Scene

"""A table laid out by hand for a test of any game: what its rules list, what they do, and what the journal says."""

from __future__ import annotations

from typing import Any

import numpy as np

from watershed.kernel.game import Edition, Event, Game, Line
from watershed.kernel.record import blank, lay_open


class AnyScene:
    """One table and what a test does to it; a game's own scene says which game and which edition."""

    game: Game
    names: tuple[str, ...]

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.book = lay_open(self.game.book, edition.records)
        self.records = blank(self.game.table)
        self.table: Any = lay_open(self.game.table, self.records)

    def ids(self) -> list[int]:
        """The legal moves as action ids."""
        out = np.zeros(self.game.most_moves, np.int16)
        count = self.game.rules["legal"](self.book, self.table, out)
        return [int(action) for action in out[:count]]

    def legal(self) -> list[str]:
        """The legal moves in words."""
        return [self.game.notation.words_of(self.edition, action) for action in self.ids()]

    def play(self, *moves: str) -> Any:
        """Plays moves given in words; each must be legal."""
        for words in moves:
            assert words in self.legal(), f"{words} is not legal; these are: {self.legal()}"
            self.apply(self.game.notation.action_of_words(self.edition, words))
        return self

    def apply(self, action: int) -> None:
        self.game.rules["apply"](self.book, self.table, action)

    def to_move(self) -> int:
        return int(self.game.rules["to_move"](self.book, self.table))

    def journal(self) -> list[Line]:
        """What the last move did, line by line."""
        page = self.table.events[: self.table.noted]
        events = [Event(*(int(number) for number in row)) for row in page]
        return [self.game.words.event(self.edition, event, self.names) for event in events]

    def happened(self, kind: str) -> list[Line]:
        """The lines of one kind that the last move wrote."""
        return [line for line in self.journal() if line.kind == kind]

    def points(self, seat: int) -> int:
        return self._of_each_seat("scores")[seat]

    def ranks(self) -> list[int]:
        return self._of_each_seat("ranks")

    def _of_each_seat(self, rule: str) -> list[int]:
        out = np.zeros(max(self.game.seats), np.int16)
        self.game.rules[rule](self.book, self.table, out)
        return [int(number) for number in out[: self.table.seats]]

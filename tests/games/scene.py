"""A table set up by hand for a test of any game: what its rules list, what they do, and what the journal says."""

from __future__ import annotations

from typing import Any

import numpy as np

from watershed.kernel.contract import first_of
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import Edition, Entry, Event, Game
from watershed.kit.messages import Reader


class AnyScene:
    """One table and what a test does to it; a game's own scene says which game and which edition."""

    game: Game
    names: tuple[str, ...]

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.book = edition.opened(self.game.book)
        self.records = blank(self.game.table)
        self.table: Any = lay_open(self.game.table, self.records)

    def ids(self) -> list[int]:
        """The legal moves as action ids."""
        out = np.zeros(self.game.most_moves, np.int16)
        count = self.game.rules.legal(self.book, self.table, self.to_move(), out)
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
        self.game.rules.apply(self.book, self.table, self.to_move(), action)

    def to_move(self) -> int:
        """The seat that has to decide, or -1."""
        return int(first_of(self.game.rules.waiting(self.book, self.table)))

    def page(self) -> list[Event]:
        """The events of the last move."""
        return [Event(*(int(number) for number in row[:5])) for row in self.table.events[: self.table.noted]]

    def journal(self) -> list[Entry]:
        """What the last move did, line by line."""
        return [self._entry(event) for event in self.page()]

    def _entry(self, event: Event) -> Entry:
        seat = event.seat if event.seat < max(self.game.seats) else None
        speaker = self.game.speaker(Reader(names=self.names, printed=self.edition.printed))
        return Entry(0, seat, self.game.kinds[event.what], self.game.messages.event(self.edition, event), speaker)

    def happened(self, kind: str) -> list[Entry]:
        """The lines of one kind that the last move wrote."""
        return [line for line in self.journal() if line.kind == kind]

    def points(self, seat: int) -> int:
        return self._of_each_seat(self.game.rules.scores)[seat]

    def ranks(self) -> list[int]:
        return self._of_each_seat(self.game.rules.ranks)

    def _of_each_seat(self, rule: Any) -> list[int]:
        out = np.zeros(max(self.game.seats), np.int16)
        rule(self.book, self.table, out)
        return [int(number) for number in out[: self.table.seats]]

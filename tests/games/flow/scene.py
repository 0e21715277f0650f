"""A table laid out by hand for a test: `scene("seats=3 market=irrigation:1:4 tokens=5,3,4 nation0=barracks>lighthouse")`.

The line is the game's own position notation; keys left out have the value of a quiet table (see notation.py).
"""

from __future__ import annotations

import numpy as np

from watershed.games.flow import GAME
from watershed.games.flow.book import Book, open_book
from watershed.games.flow.names import Icon
from watershed.games.flow.notation import _card, action_of_words, lay_position, words_of
from watershed.games.flow.table import Table
from watershed.games.flow.words import event
from watershed.kernel.game import Edition, Event, Line
from watershed.kernel.record import blank, lay_open

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
EDITION = open_book()
BOOK = lay_open(Book, EDITION.records)


def card(slug: str) -> int:
    """The number of a card."""
    return _card(EDITION, slug)


class Scene:
    """One table and what a test does to it."""

    def __init__(self, line: str, edition: Edition = EDITION) -> None:
        self.edition = edition
        self.book = lay_open(Book, edition.records)
        self.records = blank(Table)
        self.table = lay_open(Table, self.records)
        lay_position(edition, self.table, line)

    def legal(self) -> list[str]:
        """The legal moves in words."""
        out = np.zeros(GAME.most_moves, np.int16)
        count = GAME.rules["legal"](self.book, self.table, out)
        return [words_of(self.edition, int(action)) for action in out[:count]]

    def play(self, *moves: str) -> Scene:
        """Plays moves given in words; each must be legal."""
        for words in moves:
            assert words in self.legal(), f"{words} is not legal; these are: {self.legal()}"
            GAME.rules["apply"](self.book, self.table, action_of_words(self.edition, words))
        return self

    def journal(self) -> list[Line]:
        """What the last move did, line by line."""
        page = self.table.events[: self.table.noted]
        return [event(self.edition, Event(*(int(number) for number in row)), NAMES) for row in page]

    def icons(self, seat: int) -> dict[str, int]:
        """All icons of a nation by name."""
        return {name.lower(): int(self.table.icons[seat, number]) for name, number in Icon._asdict().items() if number}

    def pile(self, seat: int, kind: int) -> list[str]:
        """The cards of one type in a nation, from top to bottom."""
        cards = self.edition.words["cards"]
        pile, number = [], int(self.table.top[seat, kind])
        while number:
            pile.append(cards[number].slug)
            number = int(self.table.under[number])
        return pile

    def points(self, seat: int) -> int:
        out = np.zeros(5, np.int16)
        GAME.rules["scores"](self.book, self.table, out)
        return int(out[seat])


scene = Scene

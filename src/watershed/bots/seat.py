"""A bot that sits at a match: it is asked for one move at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from watershed.kernel.game import BadSetup, Edition, Game
from watershed.kernel.luck import WORDS, sow
from watershed.kernel.record import Faces, blank, lay_open, overwrite
from watershed.kernel.rule import COMPILED, bind

from .bindings import bindings
from .choose import NOW, TABLES, Bots, choose

LEVELS: Mapping[str, str] = {
    "random": "plays any legal move",
    "greedy": "plays the move after which its nation looks best, one step ahead",
}
NUMBERS: Mapping[str, int] = {name.lower(): number for name, number in Bots()._asdict().items()}


def bot_number(name: str) -> int:
    """The number of a bot that is named by a person."""
    if not isinstance(name, str) or name not in NUMBERS:
        raise BadSetup(f"There is no bot called {str(name)[:40]!r}; there are {', '.join(LEVELS)}.")
    return NUMBERS[name]


class SeatedBot:
    """A bot with its own luck. It sees the table only as dealt again for its seat."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self._number = bot_number(name)
        self._choose = bind(choose, bindings(game), game.name, compiled=COMPILED)
        self._luck = np.zeros(WORDS, np.int64)
        self._book, self._records = game.book, blank(game.table, TABLES)
        self._tables: Any = self._records if COMPILED else Faces(game.table, self._records)
        self._out = np.zeros(game.most_moves, np.int16)
        sow(self._luck, seed)

    def choose(self, edition: Edition, table: bytes, seat: int) -> int:
        """The action id it plays on a table where it is that seat's turn to decide."""
        overwrite(self._records[NOW : NOW + 1], table)
        book: Any = lay_open(self._book, edition.records)
        return int(self._choose(book, self._tables, seat, self._number, self._luck, self._out))

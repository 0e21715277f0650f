"""A bot in a seat of a match, asked for one move at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from watershed.kernel.luck import WORDS, sow
from watershed.kernel.record import Faces, blank, lay_open, overwrite
from watershed.kernel.rule import COMPILED, bind
from watershed.kit.game import Edition, Game

from .bindings import bindings
from .choose import NOW, TABLES, choose
from .levels import LEVELS, Level, bot_number, level
from .searcher import Searcher, Step, Stop

__all__ = ["LEVELS", "SeatedBot", "bindings", "bot_number"]


class SeatedBot:
    """A bot with its own random generator. It sees the table only as dealt again for its seat. A search is always
    compiled, unless `compiled` is False.
    """

    def __init__(self, bot: str | Level, game: Game, seed: int, *, compiled: bool | None = None) -> None:
        self._level = level(bot) if isinstance(bot, str) else bot
        fast = COMPILED if compiled is None else compiled
        if self._level.budget is not None:
            self._searcher = Searcher(game, seed, self._level.parameters, compiled=compiled is not False)
            return
        self._choose = bind(choose, bindings(game), compiled=fast)
        self._luck = np.zeros(WORDS, np.int64)
        self._book, self._records, self._fast = game.book, blank(game.table, TABLES), fast
        self._tables: Any = self._records if fast else Faces(game.table, self._records)
        self._out = np.zeros(game.most_moves, np.int16)
        sow(self._luck, seed)

    def choose(
        self, edition: Edition, table: bytes, seat: int, played: Sequence[Step] | None = None, stop: Stop | None = None
    ) -> int:
        """The action id it plays on a table where the seat is to decide. `played` is every action since it was last
        asked, with its seat, its own included; with it a search keeps its tree. `stop` ends its thinking.
        """
        if self._level.budget is not None:
            self._searcher.look(edition, table, seat, played)
            return self._searcher.choose(self._level.budget, stop)
        overwrite(self._records[NOW : NOW + 1], table)
        book: Any = lay_open(self._book, edition.records, compiled=self._fast)
        return int(self._choose(book, self._tables, seat, self._level.number, self._luck, self._out))

"""Bots of your own: in simulations, in a ladder, in the terminal.

    class Hoarder(ws.Bot):
        def choose(self, match, seat):
            return next((move for move in match.moves(seat) if move.name == "harvest"), match.moves(seat)[0])

    ws.simulate("flow", games=100, bots=[Hoarder(), "greedy", "greedy", "greedy"])

On a command line a bot is named by its file or module and its class: `--bots mine.py:Hoarder`.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from watershed.bots.levels import Level, level_with_budget
from watershed.bots.searcher import Step, Stop
from watershed.bots.seat import SeatedBot
from watershed.kernel.luck import WORDS, draw, sow
from watershed.kit.game import BadSetup, Edition, Game, Move
from watershed.match import Match

NAMED = re.compile(r"(?P<home>[\w./\\~-]+):(?P<name>[A-Za-z_]\w*)")


class Bot:
    """A player of your own. Subclass it and write `choose`."""

    def choose(self, match: Match, seat: int) -> Move | int | str:
        """What the seat plays. `match` is a copy that could be the true one as far as the seat knows: hidden things are
        dealt again, so look, copy and play ahead as you like.
        """
        raise NotImplementedError(f"{type(self).__name__} should say what it plays: write `choose(self, match, seat)`.")

    @property
    def name(self) -> str:
        return type(self).__name__


class OwnSeat:
    """A bot of somebody's own, asked like those that ship."""

    def __init__(self, bot: Bot, game: Game, seed: int) -> None:
        self._bot, self._game = bot, game
        self._luck = np.zeros(WORDS, np.int64)
        sow(self._luck, seed)

    def choose(
        self, edition: Edition, table: bytes, seat: int, played: Sequence[Step] | None = None, stop: Stop | None = None
    ) -> int:
        match = Match.on_table(self._game, edition, table).imagined(seat, draw(self._luck))
        chosen = self._bot.choose(match.copy(), seat)
        if problem := match.why_not(chosen, seat):
            raise BadSetup(f"{self._bot.name} plays {chosen!r}, which is not possible: {problem}")
        return match.action_of(chosen)


def seated(bot: str | Level | Bot, game: Game, seed: int, *, compiled: bool | None = None) -> SeatedBot | OwnSeat:
    """A bot in its seat, however it was named."""
    found = bot_of(bot) if isinstance(bot, str) else bot
    if isinstance(found, Bot):
        return OwnSeat(found, game, seed)
    return SeatedBot(found, game, seed, compiled=compiled)


def bot_of(words: str) -> Level | Bot:
    """A bot by its name: a level, a search with its budget, or a class in a file or module."""
    named = NAMED.fullmatch(words.strip())
    if named is None or named["home"] == "search":
        return level_with_budget(words)
    kind = getattr(_module(named["home"]), named["name"], None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadSetup(f"{named['home']} has no bot called {named['name']}: a bot is a class made from watershed.Bot.")
    return kind()


@functools.cache
def _module(home: str) -> Any:
    path = Path(home).expanduser()
    try:
        if path.suffix != ".py":
            return importlib.import_module(home)
        spec = importlib.util.spec_from_file_location(f"own_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module
    except (ImportError, OSError, SyntaxError, ValueError) as problem:
        raise BadSetup(f"The bots in {home} cannot be read: {problem}") from None

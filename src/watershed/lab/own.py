"""Bots of your own: in simulations, in a ladder, in the terminal.

    class Hoarder(ws.Bot):
        def choose(self, match, seat):
            return max(match.moves(seat), key=lambda move: len(match.preview(move, seat).changes))

    ws.simulate(ws.games()[0], games=100, bots=Hoarder())

On a command line you name a bot by its file or module and its class: `--bots mine.py:Hoarder`.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from watershed.bots.levels import Level, level, level_with_budget
from watershed.bots.searcher import Step, Stop
from watershed.bots.seat import SeatedBot
from watershed.folders import typed
from watershed.kernel.luck import WORDS, draw, sow
from watershed.kit.game import BadSetup, Edition, Game, Move
from watershed.match import Match
from watershed.match.setup import short

NAMED = re.compile(r"(?P<home>[\w./\\~-]+):(?P<name>[A-Za-z_]\w*)")


class Bot:
    """A player of your own. Subclass it and write `choose`.

    One bot can play several seats and many games, so don't keep in it what belongs to one of them.
    """

    def choose(self, match: Match, seat: int) -> Move | int | str:
        """Return the move that the seat plays: one of `match.moves(seat)`, its id or its words.

        `match` could be the real one as far as the seat knows: everything hidden from the seat is dealt again. Look,
        copy and play ahead as you like.
        """
        # The one method a user has to write; a bot without it fails with this sentence.
        raise NotImplementedError(f"write {type(self).__name__}.choose(self, match, seat)")

    @property
    def name(self) -> str:
        return type(self).__name__


class OwnSeat:
    """A user's bot in its seat, asked like the bots that ship."""

    def __init__(self, bot: Bot, game: Game, seed: int) -> None:
        self._bot, self._game = bot, game
        self._luck = np.zeros(WORDS, np.int64)
        sow(self._luck, seed)

    def choose(
        self, edition: Edition, table: bytes, seat: int, played: Sequence[Step] | None = None, stop: Stop | None = None
    ) -> int:
        """The action id it plays. A bot that fails or plays something illegal is a BadSetup that names it."""
        match = Match.on_table(self._game, edition, table).imagined(seat, draw(self._luck))
        try:
            chosen = self._bot.choose(match.copy(), seat)
        except Exception as problem:
            raise BadSetup(f"{self._bot.name} failed{_where(problem)}: {_said(problem)}") from problem
        if refusal := match.why_not(chosen, seat):
            given = chosen.words if isinstance(chosen, Move) else chosen
            raise BadSetup(f"{self._bot.name} played {short(given)}, which isn't possible: {refusal}")
        return match.action_of(chosen)


def _said(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__


def _where(problem: BaseException) -> str:
    """The last line of the user's own file that a failure came through."""
    house = str(Path(__file__).parents[1])
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if not frame.filename.startswith(house)]
    return f" at {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""


def seated(bot: str | Level | Bot, game: Game, seed: int, *, compiled: bool | None = None) -> SeatedBot | OwnSeat:
    """A bot in its seat, given as a name, a level or a bot of your own."""
    found = bot if isinstance(bot, Level | Bot) else bot_of(bot)
    if isinstance(found, Bot):
        return OwnSeat(found, game, seed)
    return SeatedBot(found, game, seed, compiled=compiled)


def bot_of(words: Any) -> Level | Bot:
    """A bot by its name: a level, a search with its budget, or a class in a file or module."""
    if isinstance(words, type) and issubclass(words, Bot):
        raise BadSetup(f"{words.__name__} is a class. Give a bot made from it: {words.__name__}().")
    if not isinstance(words, str):
        return level(words)
    named = NAMED.fullmatch(words.strip())
    if named is None or named["home"] == "search":
        return level_with_budget(words)
    kind = getattr(_module(named["home"]), named["name"], None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadSetup(f"{named['home']} has no bot called {named['name']}. A bot is a subclass of watershed.Bot.")
    try:
        return kind()
    except Exception as problem:
        raise BadSetup(f"{named['name']}() failed{_where(problem)}: {_said(problem)}") from problem


def source_of(bot: Level | Bot) -> str:
    """A hash of the file that a bot of your own is written in; nothing for the bots that ship."""
    if isinstance(bot, Level):
        return ""
    path = inspect.getsourcefile(type(bot))
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12] if path and Path(path).is_file() else ""


@functools.cache
def _module(home: str) -> Any:
    path = typed(home)
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
    except Exception as problem:  # the file is somebody's own and can fail in any way
        raise BadSetup(f"The bots in {home} can't be loaded: {_said(problem)}") from problem

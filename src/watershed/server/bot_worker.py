"""What runs in a bots' process: choosing a move, giving a hint. A bot's search tree is kept for its next move."""

from __future__ import annotations

import contextlib
import errno
import functools
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from watershed.bots.analysis import Verdict, verdict
from watershed.bots.levels import level
from watershed.bots.searcher import Budget, Judged, Searcher, Step, warm_up
from watershed.bots.seat import SeatedBot
from watershed.kernel import keeping
from watershed.kernel.crowd import serve_parent, step_back
from watershed.kernel.rule import Progress, compiling
from watershed.kit.game import Edition, game
from watershed.kit.printed import Kept
from watershed.match import Match

KEPT = 8  # bots whose thoughts a process keeps
SHOWN = 3  # moves in a hint
EDITIONS = 32  # books that a process keeps open


class Asked(NamedTuple):
    """A table on which a seat is to decide."""

    match: str
    game: str
    book: str | Kept  # a shipped one by its name, any other as it was kept
    seat: int
    table: bytes
    played: tuple[Step, ...]  # every action so far, with its seat
    seed: int  # the bot's luck, if it starts again


class Desk:
    """What a process shares with the server: which job is to stop, and how far the compiler is."""

    def __init__(self, stopped: Any, compiled: Any) -> None:
        self.stopped, self.compiled = stopped, compiled
        self.seated: OrderedDict[tuple[str, int, str], tuple[SeatedBot, tuple[Step, ...]]] = OrderedDict()

    def stop(self, job: int) -> Callable[[], bool]:
        return lambda: bool(self.stopped.value == job)

    @contextlib.contextmanager
    def reporting(self) -> Iterator[Progress]:
        """Tells the server how far the compiler is, and for how many seconds it has run."""
        began = time.monotonic()

        def report(done: int, total: int) -> None:
            self.compiled[:] = done, total, round(time.monotonic() - began)

        try:
            yield report
        finally:
            self.compiled[:] = 0, 0, 0

    def bot(self, bot: str, asked: Asked) -> tuple[SeatedBot, Sequence[Step] | None]:
        """The bot at a seat, and what was played since it was last asked; None if it is new or its past was undone.
        A bot that doesn't search keeps nothing, and each move has its own luck.
        """
        if level(bot).budget is None:
            return SeatedBot(bot, game(asked.game), asked.seed), None
        key = asked.match, asked.seat, bot
        found, before = self.seated.pop(key, (None, ()))
        if found is None or asked.played[: len(before)] != before:
            found, since = SeatedBot(bot, game(asked.game), asked.seed), None
        else:
            since = asked.played[len(before) :]
        self.seated[key] = found, asked.played
        while len(self.seated) > KEPT:
            self.seated.popitem(last=False)
        return found, since


_desk: Desk


def settle(stopped: Any, compiled: Any, unkept: Any) -> None:
    """Set up a worker: it leaves Ctrl-C to the server, and ends when the server ends, for whatever reason. The server
    also says why compiled rules can't be kept.
    """
    global _desk
    _desk = Desk(stopped, compiled)

    def tell(problem: OSError) -> None:
        unkept.value = problem.errno or errno.EIO

    keeping.report_to(tell)
    serve_parent()


@functools.lru_cache(maxsize=EDITIONS)
def _edition(name: str, book: str | Kept) -> Edition:
    return game(name).open_book(book)


def choose(job: int, bot: str, asked: Asked) -> int:
    """The action that a bot plays."""
    with _desk.reporting() as report, compiling(report):
        seated, since = _desk.bot(bot, asked)
        return seated.choose(_edition(asked.game, asked.book), asked.table, asked.seat, since, _desk.stop(job))


def hint(job: int, seconds: float, asked: Asked) -> list[Judged]:
    """The best moves that a search finds, the best first."""
    step_back(10)  # bots' moves come first
    with _desk.reporting() as report, compiling(report):
        searcher = _searcher(asked.game)
        searcher.look(_edition(asked.game, asked.book), asked.table, asked.seat)
        searcher.think(Budget(seconds=seconds), _desk.stop(job))
    return searcher.judged()[:SHOWN]


def judge(job: int, simulations: int, number: int, asked: Asked, action: int) -> Verdict:
    """What a search says about a decision of a finished game."""
    step_back(15)  # players come first
    with _desk.reporting() as report, compiling(report):
        searcher = _searcher(asked.game)
        searcher.look(_edition(asked.game, asked.book), asked.table, asked.seat)
        return verdict(searcher, number, asked.seat, action, Budget(simulations), _desk.stop(job))


def prepare(_job: int, name: str) -> None:
    """Compile the search of a game, or find that it is compiled."""
    step_back(19)
    match = Match.start(name, seed=0)
    with _desk.reporting() as report:
        warm_up(match.game, match.edition, match.table_bytes, match.waiting[0], report)


@functools.cache
def _searcher(name: str) -> Searcher:
    return Searcher(game(name), seed=0)

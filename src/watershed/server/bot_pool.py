"""Bots think in separate processes, so that a person's message never waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from watershed.bots.analysis import Verdict
from watershed.bots.levels import level
from watershed.bots.searcher import Judged

from . import bot_worker
from .bot_process import Compiling, Worker
from .bot_worker import Asked
from .errors import Refuse
from .warmup import Warmup

HINTS = 10  # that may wait at once
T = TypeVar("T")


def bot_seed(seed: int, seat: int, move: int) -> int:
    """A bot's luck, from the secret of its match."""
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{move}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@dataclass(frozen=True)
class Job(Generic[T]):
    """Something that a worker thinks about."""

    number: int
    worker: Worker
    answer: asyncio.Task[T]
    warming: Callable[[], Compiling | None]  # how far the warm-up is with the game

    def stop(self) -> None:
        """Ask it to stop, with what it has found by then."""
        self.worker.stop(self.number)

    @property
    def compiling(self) -> Compiling | None:
        """The compiler's progress, if this waits for it."""
        return self.warming() or self.worker.compiling()


class Workers:
    """The bots' processes. A match always goes to the same one, which keeps its bots' search trees. Bots that don't
    search have a separate process, so they never wait for a search or the compiler.
    """

    def __init__(self, count: int) -> None:
        self._searching = [Worker() for _ in range(count)]
        self._quick, self._judge, self._hint, self._hinting = Worker(), Worker(), Worker(), 0
        self._jobs = itertools.count(1)
        self.warmup = Warmup()

    def choose(self, bot: str, asked: Asked) -> Job[int]:
        """The action that a bot plays."""
        if level(bot).budget is None:
            return self._job(self._quick, None, bot_worker.choose, bot, asked)
        by_match = self._searching[zlib.crc32(asked.match.encode()) % len(self._searching)]
        return self._job(by_match, asked.game, bot_worker.choose, bot, asked)

    def hint(self, seconds: float, asked: Asked) -> Job[list[Judged]]:
        """The best moves that a search finds. Hints have a separate process, so no bot waits for them."""
        if self._hinting >= HINTS:
            raise Refuse(429, "too-fast", "error-hints-too-fast")
        self._hinting += 1
        job = self._job(self._hint, asked.game, bot_worker.hint, seconds, asked)
        job.answer.add_done_callback(self._hinted)
        return job

    def _hinted(self, _: object) -> None:
        self._hinting -= 1

    def judge(self, simulations: int, number: int, asked: Asked, action: int) -> Job[Verdict]:
        """What a search says about a decision. Analyses have a separate process, so no bot waits for them."""
        return self._job(self._judge, asked.game, bot_worker.judge, simulations, number, asked, action)

    def _job(self, worker: Worker, searched: str | None, work: Callable[..., T], *args: Any) -> Job[T]:
        """Something to think about, with a search of that game or without one."""
        number = next(self._jobs)

        async def run() -> T:
            if searched is not None:
                await self.warmup.wait_for(searched)
            return await worker.run(number, work, *args)

        return Job(number, worker, asyncio.create_task(run()), lambda: self.warmup.progress(searched or ""))

    def processes(self) -> list[int]:
        """The workers' process ids, for tests and for the operator."""
        return [process for worker in (*self._searching, self._quick) for process in worker.processes()]

    def close(self) -> None:
        for worker in (*self._searching, self._quick, self._judge, self._hint):
            worker.close()
        self.warmup.close()

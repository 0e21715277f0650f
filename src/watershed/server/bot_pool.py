"""Bots think in separate processes, so that a person's message never waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import multiprocessing
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from watershed.bots.analysis import Verdict
from watershed.bots.levels import level
from watershed.bots.searcher import Judged

from . import bot_worker
from .bot_worker import Asked
from .errors import Refuse

TRIES = 5
HINTS = 10  # that may wait at once
T = TypeVar("T")
log = structlog.get_logger()


def bot_seed(seed: int, seat: int, move: int) -> int:
    """A bot's luck, from the secret of its match."""
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{move}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


class Worker:
    """One process. If it dies, it is replaced and gets the same question again."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._stopped, self.compiled = spawn.Value("q", 0, lock=False), spawn.Array("i", 2, lock=False)
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            shared = (self._stopped, self.compiled)
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=bot_worker.settle, initargs=shared)
        return self._pool

    async def run(self, job: int, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        for left in range(TRIES - 1, -1, -1):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, work, job, *args)
            except BrokenProcessPool:
                log.warning("bot worker died", tries_left=left)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' workers keep dying")

    def stop(self, job: int) -> None:
        self._stopped.value = job

    def processes(self) -> list[int]:
        return list(self._pool._processes or ()) if self._pool else []

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


@dataclass(frozen=True)
class Job(Generic[T]):
    """Something that a worker thinks about."""

    number: int
    worker: Worker
    answer: asyncio.Task[T]

    def stop(self) -> None:
        """Ask it to stop, with what it has found by then."""
        self.worker.stop(self.number)

    @property
    def compiled(self) -> tuple[int, int] | None:
        """The compiler's progress, if it is running: rules done, and rules in all."""
        done, total = self.worker.compiled
        return (done, total) if total else None


class Workers:
    """The bots' processes. A match always goes to the same one, which keeps its bots' search trees. Bots that don't
    search have a separate process, so they never wait for a search or the compiler.
    """

    def __init__(self, count: int) -> None:
        self._searching = [Worker() for _ in range(count)]
        self._quick, self._judge, self._hint, self._hinting = Worker(), Worker(), Worker(), 0
        self._jobs = itertools.count(1)

    def choose(self, bot: str, asked: Asked) -> Job[int]:
        """The action that a bot plays."""
        by_match = self._searching[zlib.crc32(asked.match.encode()) % len(self._searching)]
        return self._at(self._quick if level(bot).budget is None else by_match, bot_worker.choose, bot, asked)

    def hint(self, seconds: float, asked: Asked) -> Job[list[Judged]]:
        """The best moves that a search finds. Hints have a separate process, so no bot waits for them."""
        if self._hinting >= HINTS:
            raise Refuse(429, "too-fast", "error-hints-too-fast")
        self._hinting += 1
        job = self._at(self._hint, bot_worker.hint, seconds, asked)
        job.answer.add_done_callback(self._hinted)
        return job

    def _hinted(self, _: object) -> None:
        self._hinting -= 1

    def judge(self, simulations: int, number: int, asked: Asked, action: int) -> Job[Verdict]:
        """What a search says about a decision. Analyses have a separate process, so no bot waits for them."""
        return self._at(self._judge, bot_worker.judge, simulations, number, asked, action)

    def _at(self, worker: Worker, work: Callable[..., T], *args: Any) -> Job[T]:
        number = next(self._jobs)
        return Job(number, worker, asyncio.create_task(worker.run(number, work, *args)))

    def processes(self) -> list[int]:
        """The workers' process ids, for tests and for the operator."""
        return [process for worker in (*self._searching, self._quick) for process in worker.processes()]

    def close(self) -> None:
        for worker in (*self._searching, self._quick, self._judge, self._hint):
            worker.close()

"""Bots think in separate processes, so that a person's message never waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import zlib
from collections import Counter
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
from .fair_queue import FairQueue, Owner, household
from .warmup import Warmup

HINTS, HINTS_EACH = 40, 4  # that may wait at once, in all and from one address
T = TypeVar("T")


def bot_seed(seed: int, seat: int, move: int) -> int:
    """A bot's luck, from the secret of its match."""
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{move}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


class Lane:
    """One process, and what waits for it."""

    def __init__(self) -> None:
        self.worker, self._queue = Worker(), FairQueue()
        self._stopped: dict[int, bool] = {}  # jobs that are waiting or thought about, and whether they are to stop
        self._running = 0
        self._closed = False

    def begin(self, number: int, answer: asyncio.Task[Any]) -> None:
        """Know a job until it is answered."""
        self._stopped[number] = False
        answer.add_done_callback(lambda _: self._stopped.pop(number))

    async def run(self, owner: Callable[[], Owner], number: int, work: Callable[..., T], *args: Any) -> T:
        async with self._queue.turn(owner):
            if self._closed:
                raise asyncio.CancelledError
            self._running = number
            if self._stopped[number]:
                self.worker.stop(number)
            return await self.worker.run(number, work, *args)

    def stop(self, number: int) -> None:
        """Stop a job, or let it stop as soon as it has begun."""
        if number in self._stopped:
            self._stopped[number] = True
            if number == self._running:
                self.worker.stop(number)

    def close(self) -> None:
        self._closed = True
        self.worker.close()


@dataclass(frozen=True)
class Job(Generic[T]):
    """Something that a worker thinks about when its turn comes."""

    number: int
    lane: Lane
    answer: asyncio.Task[T]
    warming: Callable[[], Compiling | None]  # how far the warm-up is with the game

    def stop(self) -> None:
        """Ask it to stop, with what it has found by then."""
        self.lane.stop(self.number)

    @property
    def compiling(self) -> Compiling | None:
        """The compiler's progress, if this waits for it."""
        return self.warming() or self.lane.worker.compiling()


class Workers:
    """The bots' processes. A match always goes to the same one, which keeps its bots' search trees. Bots that don't
    search have a separate process, so they never wait for a search or the compiler.
    """

    def __init__(self, count: int) -> None:
        self._searching = [Lane() for _ in range(count)]
        self._quick, self._judge, self._hint = Lane(), Lane(), Lane()
        self._hinting: Counter[str] = Counter()  # by address
        self._jobs = itertools.count(1)
        self.warmup = Warmup()

    def choose(self, bot: str, asked: Asked, owner: Callable[[], Owner] | None = None) -> Job[int]:
        """The action that a bot plays."""
        owner = owner or _owner(asked)
        if level(bot).budget is None:
            return self._job(self._quick, None, owner, bot_worker.choose, bot, asked)
        by_match = self._searching[zlib.crc32(asked.match.encode()) % len(self._searching)]
        return self._job(by_match, asked.game, owner, bot_worker.choose, bot, asked)

    def hint(self, seconds: float, asked: Asked, address: str = "") -> Job[list[Judged]]:
        """The best moves that a search finds. Hints have a separate process, so no bot waits for them."""
        address = household(address)
        if self._hinting[address] >= HINTS_EACH:
            raise Refuse(429, "too-fast", "error-hints-too-fast-address")
        if self._hinting.total() >= HINTS:
            raise Refuse(429, "too-fast", "error-hints-too-fast")
        self._hinting[address] += 1
        job = self._job(self._hint, asked.game, _owner(asked, address), bot_worker.hint, seconds, asked)
        job.answer.add_done_callback(lambda _: self._hinted(address))
        return job

    def _hinted(self, address: str) -> None:
        self._hinting[address] -= 1
        if not self._hinting[address]:
            del self._hinting[address]

    def judge(self, simulations: int, number: int, asked: Asked, action: int) -> Job[Verdict]:
        """What a search says about a decision. Analyses have a separate process, so no bot waits for them."""
        args = simulations, number, asked, action
        return self._job(self._judge, asked.game, _owner(asked), bot_worker.judge, *args)

    def _job(
        self, lane: Lane, searched: str | None, owner: Callable[[], Owner], work: Callable[..., T], *args: Any
    ) -> Job[T]:
        """Something to think about, with a search of that game or without one."""
        number = next(self._jobs)

        async def run() -> T:
            if searched is not None:
                await self.warmup.wait_for(searched)
            return await lane.run(owner, number, work, *args)

        answer = asyncio.create_task(run())
        lane.begin(number, answer)
        return Job(number, lane, answer, lambda: self.warmup.progress(searched or ""))

    def processes(self) -> list[int]:
        """The workers' process ids, for tests and for the operator."""
        return [process for lane in (*self._searching, self._quick) for process in lane.worker.processes()]

    def close(self) -> None:
        for lane in (*self._searching, self._quick, self._judge, self._hint):
            lane.close()
        self.warmup.close()


def _owner(asked: Asked, address: str = "") -> Callable[[], Owner]:
    found = Owner(asked.match, frozenset({address}))
    return lambda: found

"""One process in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import structlog

from watershed.kernel import keeping
from watershed.kernel.crowd import uninterrupted

from . import bot_worker

TRIES = 5
SURE = 10  # rules, before how long the others take is guessed from these
T = TypeVar("T")
log = structlog.get_logger()


class Compiling(NamedTuple):
    """The compiler's progress: rules done, rules in all, and about how many seconds are left."""

    done: int
    total: int
    left: int | None


def _tell(handed: Future[Any], problem: BaseException | None) -> None:
    """Say that something was not done, unless nobody wants it any more. When a process dies, Python 3.11 stops at the
    first of these, and those behind it wait for ever.
    """
    with contextlib.suppress(InvalidStateError):
        Future.set_exception(handed, problem)


class Worker:
    """One process. If it dies, it is replaced and gets the same question again."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._stopped, self._compiled = spawn.Value("q", 0, lock=False), spawn.Array("i", 3, lock=False)
        self._unkept = spawn.Value("i", 0, lock=False)  # why compiled rules can't be kept, as the system numbers it
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            shared = (self._stopped, self._compiled, self._unkept)
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=bot_worker.settle, initargs=shared)
        return self._pool

    async def run(self, job: int, work: Callable[..., T], *args: Any) -> T:
        for left in range(TRIES - 1, -1, -1):
            pool = self._open()
            try:
                with uninterrupted():  # the first job starts the process
                    handed = pool.submit(work, job, *args)
                handed.set_exception = functools.partial(_tell, handed)  # type: ignore[method-assign]
                asked = asyncio.wrap_future(handed)
                try:
                    return await asked
                finally:
                    self._warn()
            except BrokenProcessPool:
                if self._closed:  # the server ends, and nobody waits for this any longer
                    raise asyncio.CancelledError from None
                log.warning("bot worker died", tries_left=left)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' workers keep dying")

    def _warn(self) -> None:
        """Say once, for all processes, that rules can't be kept."""
        if (number := self._unkept.value) and not keeping.is_told():
            keeping.told()
            log.warning(keeping.sentence(os.strerror(number)))

    def stop(self, job: int) -> None:
        self._stopped.value = job

    def compiling(self) -> Compiling | None:
        """The compiler's progress, if it is running here."""
        done, total, seconds = self._compiled
        if not total:
            return None
        return Compiling(done, total, round(seconds * (total - done) / done) if done >= SURE else None)

    def processes(self) -> list[int]:
        return list(self._pool._processes or ()) if self._pool else []

    def close(self) -> None:
        """End the process, whatever it is doing: the compiler would keep a server that was stopped for minutes."""
        self._closed = True
        for process in self.processes():
            with contextlib.suppress(OSError):  # it may have ended by itself
                os.kill(process, signal.SIGTERM)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

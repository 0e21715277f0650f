"""Bots think in processes of their own, so that a person's message never waits for one."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import structlog

from watershed.bots.seat import SeatedBot
from watershed.kernel.game import Edition, game

TRIES = 5
log = structlog.get_logger()


def bot_seed(seed: int, seat: int, move: int) -> int:
    """A bot's luck for one decision: the same whenever the match is played again."""
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{move}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@functools.cache
def _edition(name: str, book: str) -> Edition:
    return game(name).open_book(book)


def think(name: str, book: str, bot: str, seed: int, table: bytes, seat: int) -> int:
    """Runs in a worker: the action that a bot plays on a table."""
    return SeatedBot(bot, game(name), seed).choose(_edition(name, book), table, seat)


def _settle() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Workers:
    """The bots' processes. One that dies is replaced, and its bot asked again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=spawn, initializer=_settle)
        return self._pool

    async def choose(self, name: str, book: str, bot: str, seed: int, table: bytes, seat: int) -> int:
        """The action that a bot plays."""
        loop = asyncio.get_running_loop()
        for left in range(TRIES - 1, -1, -1):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, think, name, book, bot, seed, table, seat)
            except BrokenProcessPool:
                log.warning("bot worker died", game=name, bot=bot, tries_left=left)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' workers keep dying")

    def processes(self) -> list[int]:
        """The workers' process ids, for tests and for the operator."""
        return list(self._pool._processes or ()) if self._pool else []

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

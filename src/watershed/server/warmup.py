"""Compiling the search of every game in the background, so that nobody who plays has to wait for it.

It runs once per version of the rules on a machine: what is compiled is kept on disk, and every bots' process finds it
there. A search that is asked for meanwhile waits for it only if its own game is being compiled at that moment. A game
that is still in the queue is compiled by the process that needs it, at full speed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import structlog

from . import bot_worker
from .bot_process import Compiling, Worker

log = structlog.get_logger()


class Warmup:
    """One process with low priority, one game after the other."""

    def __init__(self) -> None:
        self._worker, self._queue = Worker(), list[str]()
        self._game: str | None = None
        self._done = asyncio.Event()

    async def run(self, games: Iterable[str]) -> None:
        """Compile for these games. A failure is only logged: whoever needs the search compiles it then."""
        self._queue = list(games)
        try:
            while self._queue:
                self._game, self._done = self._queue.pop(0), asyncio.Event()
                try:
                    await self._worker.run(0, bot_worker.prepare, self._game)
                except Exception:
                    log.exception("warming up failed", game=self._game)
                finally:
                    self._game = None
                    self._done.set()
        finally:
            self.close()

    async def wait_for(self, game: str) -> None:
        """Return when the compiler is not busy with this game, nor will be."""
        if game in self._queue:
            self._queue.remove(game)
        elif game == self._game:
            await self._done.wait()

    def progress(self, game: str) -> Compiling | None:
        """How far the compiler is with this game."""
        return self._worker.compiling() if game == self._game else None

    def processes(self) -> list[int]:
        return self._worker.processes()

    def close(self) -> None:
        self._worker.close()

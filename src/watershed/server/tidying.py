"""The server removes old matches by itself, if its settings say so: a few at a time, and none that anybody has open."""

from __future__ import annotations

import asyncio
import contextlib

import structlog
from sqlalchemy import Connection

from . import removal
from .errors import NotStored
from .lobby import Tables
from .records import now
from .removal import GRACE, Keep
from .settings import Settings
from .store import Store
from .write_batch import Conflict

EVERY = 10.0  # seconds between two looks at the plans: within the grace
BATCH = 20  # planned at once
PAUSE = 0.2  # seconds after each, so that moves are not held up
log = structlog.get_logger()


class Tidier:
    """Plans, and looks after what others plan: `watershed tidy` on a running server plans too."""

    def __init__(self, store: Store, tables: Tables, settings: Settings) -> None:
        self._store, self._tables = store, tables
        self.keep = Keep(settings.keep_unfinished, settings.keep_finished, settings.keep_waiting)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except NotStored:
                continue
            except Exception:
                log.exception("old matches not removed")

    async def look(self) -> None:
        """One round."""
        waiting = await self._store.read(removal.planned)
        for match in waiting:
            if not self.let_go(match):
                await removal.take_back(self._store, match)
        if self.keep.everything or self._store.failing:
            return
        for match in waiting[:BATCH]:
            await self._remove(match)
        if len(waiting) < BATCH:
            await self.plan(BATCH - len(waiting))

    def let_go(self, match: str) -> bool:
        """Forget a match, unless somebody has it open here."""
        live = self._tables.live.get(match)
        if live is None:
            return True
        if live.watched or live.lock.locked():
            return False
        self._tables.forget(live)
        return True

    async def plan(self, most: int) -> None:
        found = await self._store.read(lambda connection: removal.old_matches(connection, self.keep, most))
        if found:
            with contextlib.suppress(Conflict):  # another server was quicker
                await self._store.write(lambda connection: removal.plan(connection, found))

    async def _remove(self, match: str) -> None:
        done: list[str] = []

        def work(connection: Connection) -> None:
            if removal.remove(connection, match, self.keep, now() - GRACE):
                done.append(match)

        with contextlib.suppress(Conflict):  # something was written about it meanwhile
            await self._store.write(work)
        if done:
            log.info("match removed", match=match)
            await asyncio.sleep(PAUSE)

"""The watch: checks matches that nobody has open, for clocks that ran out and bots that were left to move."""

from __future__ import annotations

import asyncio

import structlog

from .clocks import PATIENCE, PULSE
from .errors import Refuse
from .lobby import Tables
from .match_service import Play
from .records import now
from .store import Store

log = structlog.get_logger()


class Watch:
    """Asks the database every second which matches are due."""

    def __init__(self, store: Store, tables: Tables, play: Play, every: float, alone: bool) -> None:
        self.store, self.tables, self.play, self.every = store, tables, play, every
        self._ahead = PATIENCE if alone else PATIENCE * 0  # alone, no other server is thinking for a bot
        self._hopeless: set[str] = set()  # matches that this version can't open
        self._beaten = now() - PULSE

    async def run(self) -> None:
        while True:
            try:
                if now() - self._beaten >= PULSE:
                    self._beaten = now()
                    await self.store.beat()
                for match in await self.store.due(now() + self._ahead, besides=self._hopeless):
                    await self._look(match)
                self._ahead = PATIENCE * 0
            except Exception:
                log.exception("the watch failed")
            await asyncio.sleep(self.every)

    async def _look(self, match: str) -> None:
        """Check one match. If it fails, the others are still checked."""
        try:
            await self.play.look_after(await self.tables.find(match))
        except Refuse as problem:
            log.info("match not looked after", match=match, code=problem.code)
            if problem.status == 410:
                self._hopeless.add(match)
        except Exception:
            log.exception("match not looked after", match=match)
            self._hopeless.add(match)

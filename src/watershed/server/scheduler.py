"""The watch: checks matches that nobody has open, for clocks that ran out and bots that were left to move."""

from __future__ import annotations

import asyncio
from datetime import datetime

import structlog

from . import clocks, serialize
from .clocks import LATE, PATIENCE, PULSE, Down
from .errors import NotStored, Refuse
from .lobby import Tables
from .match_service import Play
from .patience import until_it_works
from .records import now
from .store import Store

TICK = 1.0  # seconds between two looks at the time
log = structlog.get_logger()


class Watch:
    """Asks the database every second which matches are due. What fails is tried again, each match after a pause that
    grows; while nothing can be written at all, that alone is tried.
    """

    def __init__(self, store: Store, tables: Tables, play: Play, every: float, alone: bool) -> None:
        self.store, self.tables, self.play, self.every, self.alone = store, tables, play, every, alone
        self._look_ahead()
        self._hopeless: set[str] = set()  # matches that this version can't open
        self._beaten = now() - PULSE
        self._told: datetime | None = None  # the last moment before a time in which nobody could play

    def _look_ahead(self) -> None:
        """At the start, and after a time without writing, bots are not waited for: alone, no other server thinks."""
        self._ahead = PATIENCE if self.alone else PATIENCE * 0

    async def run(self) -> None:
        clocks.late = LATE if self.alone else LATE + PULSE
        await self._recall()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._tick())
            group.create_task(self._look_again())

    async def _recall(self) -> None:
        """Learn when nobody could play before, and when a server was up last."""
        try:
            clocks.remember(*await until_it_works(self._past))
        except Exception:
            log.exception("the watch failed")

    async def _past(self) -> tuple[list[Down], datetime | None]:
        return await self.store.downs(), await self.store.last_beat()

    async def _tick(self) -> None:
        """Look at the time, so that nobody loses any while this server stands still, or while none is up."""
        try:
            while True:
                if clocks.tick():
                    if clocks.heart != self._told:  # until it can be recorded, it is found again every second
                        log.info("nobody could play", since=str(clocks.heart))
                    self._told = clocks.heart
                    await self._wake_up()
                await asyncio.sleep(TICK)
        finally:
            clocks.heart = None

    async def _wake_up(self) -> None:
        """Record how long nothing happened, and tell everybody how much time they have."""
        try:
            await self.store.beat()
            self._tell_times()
        except NotStored:
            return  # the next tick tries again; until then nobody's time counts
        except Exception:
            log.exception("the watch failed")

    async def _look_again(self) -> None:
        while True:
            try:
                await self.look()
            except NotStored:
                log.debug("still nothing can be written")
            except Exception:
                log.exception("the watch failed")
            await asyncio.sleep(self.every)

    async def look(self) -> None:
        """One round."""
        if self.store.failing:
            clocks.begin_outage(self.store.written)
        if self.store.failing or now() - self._beaten >= PULSE:
            self._beaten = now()
            await self.store.beat()
        if clocks.end_outage():
            self._go_on()
        for match in await self.store.due(now() + self._ahead, besides=self._hopeless | self.play.pauses.waiting()):
            await self._look(match)
        self._ahead = PATIENCE * 0

    def _go_on(self) -> None:
        """Writing works again: nobody waits for a pause, and everybody is told how much time they have."""
        self.play.pauses.clear()
        self._look_ahead()
        self._tell_times()

    def _tell_times(self) -> None:
        for live in self.tables.live.values():
            if clocks.running(live.row):
                serialize.presence(live)

    async def _look(self, match: str) -> None:
        """Check one match. If it fails, the others are still checked."""
        try:
            live = await self.tables.find(match)
            await self.play.look_after(live)
            if live.thinking is None:
                self.play.pauses.worked(match)
        except NotStored:
            raise
        except Refuse as problem:
            log.info("match not looked after", match=match, code=problem.code)
            if problem.status == 410:
                self._hopeless.add(match)
            else:
                self.play.pauses.failed(match)
        except Exception:
            log.exception("match not looked after", match=match)
            self.play.pauses.failed(match)

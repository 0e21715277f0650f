"""What people need besides answers: sockets and other servers hear of a change, and what nobody needs is removed."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from time import monotonic

import structlog

from . import devices
from .erasing import Eraser
from .errors import NotStored
from .history import History
from .lobby import Tables
from .own_data import OwnData
from .people import Ended
from .pubsub import EVERYWHERE
from .records import now

LOOK_EVERY = 20.0  # seconds between looks whether devices were signed out, in case a word was lost
CLEAN_EVERY = 3600.0
PAUSE = 0.2  # seconds between batches, so that moves are not held up
KEPT_FOR = timedelta(days=30)  # a person without a seat, or without a device
log = structlog.get_logger()


class Caring:
    """The parts that answer people, and what happens by itself."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.people = tables, tables.people
        self.eraser, self.history, self.own = Eraser(tables), History(tables.people), OwnData(tables.people)
        self._cleaned: float | None = None

    async def announce(self, ended: Ended) -> None:
        """Drop the sockets of devices that were signed out, here and elsewhere, and show seats that have changed."""
        if ended.devices:
            self.tables.turn_out(ended.devices)
            self.tables.wire.tell(EVERYWHERE, "signed-out", devices=list(ended.devices))
        await self.tables.seats_changed(sorted(set(ended.matches)))

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except NotStored:
                log.debug("still nothing can be written")
            except Exception:
                log.exception("people not looked after")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """One round."""
        await self._look_for_signed_out()
        await self.eraser.go_on()
        if self._cleaned is None or monotonic() - self._cleaned > CLEAN_EVERY:
            self._cleaned = monotonic()
            while await self.people.write(lambda connection: devices.clean_up(connection, now() - KEPT_FOR)):
                await asyncio.sleep(PAUSE)

    async def _look_for_signed_out(self) -> None:
        clients = [client for live in self.tables.live.values() for client in live.clients]
        if here := {client.device for client in clients if client.device}:
            there = await self.people.store.read(lambda connection: devices.still_there(connection, here))
            self.tables.turn_out(here - there)

"""A time in which nothing can be written is two lines of the log, however long it is: the log may be on that disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from watershed.server import caring, clocks, scheduler
from watershed.server.clocks import LATE
from watershed.server.records import now
from watershed.server.services import Services

from .tables import with_services


def cannot_write(_work: Callable[[Connection], None]) -> None:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("attempt to write a readonly database"))


def test_a_server_that_starts_on_a_database_that_can_only_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        writes, clocks.heart = services.store._transact, now() - LATE - timedelta(seconds=60)
        monkeypatch.setattr(services.store, "_transact", cannot_write)
        services.watch.every = 0.01
        parts = [asyncio.create_task(part.run()) for part in (services.watch, services.caring)]
        await asyncio.sleep(0.5)
        monkeypatch.setattr(services.store, "_transact", writes)
        while services.store.failing:
            await asyncio.sleep(0.01)
        for part in parts:
            part.cancel()
        await asyncio.gather(*parts, return_exceptions=True)

    for module, name in ((scheduler, "TICK"), (caring, "LOOK_EVERY")):
        monkeypatch.setattr(module, name, 0.01)
    for name, value in (("downs", []), ("outage", None), ("heart", None)):
        monkeypatch.setattr(clocks, name, value)
    with capture_logs() as logs:
        with_services(tmp_path, work)
    told = [said["event"] for said in logs if said["log_level"] != "debug"]
    assert sorted(told) == sorted(["nobody could play", "nothing can be written", "writing works again"])

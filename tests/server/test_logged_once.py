"""A time in which nothing can be written is two lines of the log, however long it is: the log may be on that disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, MutableMapping, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from watershed.server import caring, clocks, scheduler
from watershed.server.clocks import LATE
from watershed.server.records import now
from watershed.server.services import Services

from .tables import with_services

OFTEN = 20  # failing writes


def cannot_write(_work: Callable[[Connection], None]) -> None:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("attempt to write a readonly database"))


def told(logs: Sequence[MutableMapping[str, Any]]) -> list[str]:
    return [said["event"] for said in logs if said["log_level"] != "debug"]


def test_a_server_that_starts_on_a_database_that_can_only_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        writes, clocks.heart, tried = services.store._transact, now() - LATE - timedelta(seconds=60), list[str]()

        def fails(work: Callable[[Connection], None]) -> None:
            tried.append("once more")
            cannot_write(work)

        monkeypatch.setattr(services.store, "_transact", fails)
        services.watch.every = 0.01
        parts = [asyncio.create_task(part.run()) for part in (services.watch, services.caring)]
        while len(told(logs)) < 2 or len(tried) < OFTEN:
            await asyncio.sleep(0.01)
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
    assert sorted(told(logs)) == sorted(["nobody could play", "nothing can be written", "writing works again"])

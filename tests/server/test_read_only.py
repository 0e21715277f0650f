"""A SQLite database on a disk that is read-only for a while: mounted again, the server goes on by itself."""

from __future__ import annotations

import signal
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from watershed.server.errors import NotStored
from watershed.server.services import Services
from watershed.server.store import THREADS

from ..processes import wait_for
from .disks import Disk
from .playing import TABLE, served
from .tables import new_table, with_services

WITHIN = 60.0  # seconds


def test_a_server_that_began_on_a_read_only_disk_goes_on_while_people_read(small_disk: Disk) -> None:
    """All its connections were opened to read only, and so would be any that is opened beside one of them."""
    with served(small_disk.folder / "table.db") as server:
        match = server.post("/api/matches", TABLE | {"public": True})["match"]
        server.end(signal.SIGKILL)
        small_disk.make("ro")
        server.start()
        assert server.http.get("/healthz").status_code == 503
        assert server.get(f"/api/matches/{match}")["match"] == match
        small_disk.make("rw")
        ended, until = threading.Event(), time.monotonic() + WITHIN
        reader = threading.Thread(target=lambda: [server.get("/api/matches") for _ in iter(ended.is_set, True)])
        reader.start()
        wait_for(lambda: server.http.get("/healthz").status_code == 200 or time.monotonic() > until, "it hangs")
        ended.set()
        reader.join()
        assert time.monotonic() < until, "it never writes again"
        server.post("/api/matches", TABLE)


def test_connections_are_closed_when_nobody_reads(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        store, closed = services.store, []
        await new_table(services, "me", "other")
        store.engine.dispose = lambda: closed.append(store._places.acquire(blocking=False))  # type: ignore[method-assign]

        def fail(_: object) -> None:
            problem = OperationalError("", None, Exception("attempt to write a readonly database"))
            problem.orig.sqlite_errorcode = 8  # type: ignore[union-attr]
            raise problem

        with pytest.raises(NotStored):
            await store.write(fail)
        assert closed == [False]
        assert store._places._value == THREADS

    with_services(tmp_path, work)

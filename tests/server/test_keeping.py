"""A server whose compiled rules can't be kept: its bots play all the same, and the log says so once."""

from __future__ import annotations

import asyncio
import errno
import json
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from watershed.kernel import keeping
from watershed.server.bot_process import Worker

from .attacking import cramped
from .playing import Person

AGAINST_A_SEARCH = {"game": "sealed", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "statesman"}]}


def test_a_searching_bot_moves(tmp_path: Path) -> None:
    """Its folder would be inside a file."""
    (tmp_path / "file").write_text("and no folder", encoding="utf-8")
    with cramped(tmp_path, WATERSHED_CACHE="", XDG_CACHE_HOME=str(tmp_path / "file")) as server:
        started = server.post("/api/matches", AGAINST_A_SEARCH)
        ann = Person(server, started["match"], started["token"])
        ann.until(lambda state: state["seq"] >= 1)
        (warning,) = (json.loads(line) for line in server.log.splitlines())
    assert warning["level"] == "warning"
    assert warning["event"].startswith(f"Compiled rules can't be kept in {tmp_path}/file/watershed/rules: ")


def fill(_job: int) -> None:
    """As if the disk were full in a bots' process."""
    keeping.not_kept(OSError(errno.ENOSPC, "No space left on device"))


def test_a_disk_that_is_full_later_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the server, whichever of its processes notices, and however often."""
    monkeypatch.setenv(keeping.TOLD, "")

    async def work() -> None:
        workers = Worker(), Worker()
        try:
            for worker in (*workers, *workers):
                await worker.run(0, fill)
        finally:
            for worker in workers:
                worker.close()

    with capture_logs() as logs:
        asyncio.run(work())
    (said,) = logs
    assert (said["log_level"], "No space left on device" in said["event"]) == ("warning", True)

"""Clients that ask for something and go away before they are answered."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from ..processes import wait_for
from .attacking import Cramped, all_heard
from .playing import TABLE
from .test_never_reads import bare_socket

SLOW = """
import asyncio, os
from watershed.cli import main
from watershed.server.lobby import Tables
from watershed.server.socket import Connection

def hold(where, name):
    let = getattr(where, name)

    async def held(self, *args):
        with open(os.environ["BEGUN"], "a") as begun:
            begun.write("x")
        while os.path.exists(os.environ["HOLD"]):
            await asyncio.sleep(0.01)
        return await let(self, *args)

    setattr(where, name, held)

hold(Tables, "summaries")
hold(Connection, "_come_in")
main()
"""
LISTS, HEALTH = (b"GET %s HTTP/1.1\r\nHost: here\r\n\r\n" % path for path in (b"/api/matches", b"/healthz"))


class Slow(Cramped):
    """A server that lists no matches and lets no socket in until it may, and counts how often it began to."""

    program = ("sh", "-c", 'exec "$0" "$@" 2>"$LOG_FILE"', sys.executable, "-c", SLOW)

    def __init__(self, folder: Path, **more: str) -> None:
        self.hold, self._begun = folder / "hold", folder / "begun"
        self.hold.touch()
        self._begun.touch()
        files = {"HOLD": str(self.hold), "BEGUN": str(self._begun), "LOG_FILE": str(folder / "log")}
        super().__init__(str(folder / "table.db"), WATERSHED_LOG="warning", **files, **more)

    @property
    def begun(self) -> int:
        return len(self._begun.read_text(encoding="utf-8"))

    @property
    def sockets(self) -> int:
        """How many it has open."""
        files = Path(f"/proc/{self.process.pid}/fd").iterdir()
        return sum(os.path.islink(file) and os.readlink(file).startswith("socket:") for file in files)


def test_nobody_waits_for_those_who_are_gone(tmp_path: Path) -> None:
    """Their turns would take minutes, and each of them some memory."""
    server = Slow(tmp_path)
    try:
        before = server.sockets
        for _ in range(100):
            server.raw(LISTS).close()
        with server.raw(LISTS.replace(b"Host", b"Connection: close\r\nHost")) as still_here:
            with server.raw(HEALTH) as later:  # those who came before have been let in by then
                assert later.recv(12) == b"HTTP/1.1 200"
            wait_for(lambda: server.sockets <= before + 1, "it keeps the connections of those who are gone")
            server.hold.unlink()
            assert all_heard(still_here).startswith(b"HTTP/1.1 200 ")
        assert server.begun <= 2, "the first may have begun before its client went"
        assert server.is_well()
        assert server.log == ""
    finally:
        server.end(signal.SIGKILL)


def test_nobody_waits_for_sockets_that_are_gone(tmp_path: Path) -> None:
    server = Slow(tmp_path)
    try:
        match = server.post("/api/matches", TABLE)["match"]
        before = server.sockets
        for _ in range(50):
            with bare_socket(server, match):
                pass
        with bare_socket(server, match) as still_here:
            wait_for(lambda: server.sockets <= before + 1, "it keeps the sockets of those who are gone")
            server.hold.unlink()
            heard = b""
            while b'"state"' not in heard:
                heard += still_here.recv(65_536) or b'"state" never came'
        assert b"never came" not in heard
        assert server.begun <= 2, "the first may have begun before its client went"
        assert server.log == ""
    finally:
        server.end(signal.SIGKILL)


def test_no_more_requests_wait_than_there_may_be_connections(tmp_path: Path) -> None:
    more = {"WATERSHED_CONNECTIONS": "5", "FORWARDED_ALLOW_IPS": "*"}
    server = Slow(tmp_path, **more)
    asked = LISTS.replace(b"Host", b"X-Forwarded-For: 192.0.2.9\r\nHost")
    try:
        for _ in range(30):
            server.raw(asked).close()
        with server.raw(asked) as one_more:
            assert one_more.recv(12) == b"HTTP/1.1 429"
    finally:
        server.end(signal.SIGKILL)


def test_a_refused_client_that_is_gone_is_no_error(tmp_path: Path) -> None:
    more = {"WATERSHED_CONNECTIONS": "1", "FORWARDED_ALLOW_IPS": "192.0.2.1"}
    server = Cramped(str(tmp_path / "table.db"), LOG_FILE=str(tmp_path / "log"), WATERSHED_LOG="warning", **more)
    try:
        with server.raw() as first:
            server.process.send_signal(signal.SIGSTOP)
            for _ in range(20):
                server.raw().close()
            server.process.send_signal(signal.SIGCONT)
            first.sendall(HEALTH)
            assert first.recv(12) == b"HTTP/1.1 200"
        assert server.log == ""
    finally:
        server.end(signal.SIGKILL)

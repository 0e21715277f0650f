"""Clients that ask for something and go away before they are answered."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from .attacking import Cramped, all_heard
from .playing import TABLE
from .test_never_reads import bare_socket

SLOW = """
import asyncio
from watershed.cli import main
from watershed.server.lobby import Tables
from watershed.server.socket import Connection

def slowed(where, name):
    before = getattr(where, name)

    async def slow(self, *args):
        await asyncio.sleep(0.5)
        return await before(self, *args)

    setattr(where, name, slow)

slowed(Tables, "summaries")
slowed(Connection, "_come_in")
main()
"""
LISTS, HEALTH = (b"GET %s HTTP/1.1\r\nHost: here\r\n\r\n" % path for path in (b"/api/matches", b"/healthz"))


class Slow(Cramped):
    """A server that takes half a second to list matches, and to let a socket in."""

    program = ("sh", "-c", 'exec "$0" "$@" 2>"$LOG_FILE"', sys.executable, "-c", SLOW)


def test_nobody_waits_for_those_who_are_gone(tmp_path: Path) -> None:
    """Their turns would take minutes, and each of them some memory."""
    server = Slow(str(tmp_path / "table.db"), LOG_FILE=str(tmp_path / "log"), WATERSHED_LOG="warning")
    try:
        for _ in range(100):
            server.raw(LISTS).close()
        with server.raw(LISTS.replace(b"Host", b"Connection: close\r\nHost")) as still_here:
            still_here.settimeout(20)
            assert all_heard(still_here).startswith(b"HTTP/1.1 200 ")
        assert server.is_well()
        assert server.log == ""
    finally:
        server.end(signal.SIGKILL)


def test_nobody_waits_for_sockets_that_are_gone(tmp_path: Path) -> None:
    server = Slow(str(tmp_path / "table.db"), LOG_FILE=str(tmp_path / "log"), WATERSHED_LOG="warning")
    try:
        match = server.post("/api/matches", TABLE)["match"]
        for _ in range(50):
            with bare_socket(server, match):
                pass
        with bare_socket(server, match) as still_here:
            still_here.settimeout(20)
            heard = b""
            while b'"state"' not in heard:
                heard += still_here.recv(65_536) or b'"state" never came'
        assert b"never came" not in heard
        assert server.log == ""
    finally:
        server.end(signal.SIGKILL)


def test_no_more_requests_wait_than_there_may_be_connections(tmp_path: Path) -> None:
    more = {"WATERSHED_CONNECTIONS": "5", "FORWARDED_ALLOW_IPS": "*"}
    server = Slow(str(tmp_path / "table.db"), LOG_FILE=str(tmp_path / "log"), WATERSHED_LOG="warning", **more)
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

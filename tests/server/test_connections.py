"""Connections that say nothing, little or too much: each ends, and the server serves everybody else."""

from __future__ import annotations

import json
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
import structlog

from watershed.server.repeats import EACH, OFTEN, Alike, Repeats

from ..processes import PATIENCE, wait_for
from .attacking import FILES, all_heard, cramped, many, problem_in

SOON = {"WATERSHED_HEAD_WITHIN": "2", "WATERSHED_BODY_WITHIN": "2"}
POST = b"POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"


def test_more_silent_connections_than_files(tmp_path: Path) -> None:
    """The server goes on answering newcomers while they are open, and ends them all."""
    with cramped(tmp_path, **SOON) as server, many(server, 2 * FILES) as silent:
        wait_for(server.is_well, "silent connections stop the server")
        assert {all_heard(connection)[:12] for connection in silent} <= {b"", b"HTTP/1.1 503"}
        assert server.is_well()
        assert len(server.log) < 20_000


def test_silent_connections_make_way(tmp_path: Path) -> None:
    """Even if they may be silent for an hour."""
    with cramped(tmp_path, WATERSHED_HEAD_WITHIN="3600") as server, many(server, 2 * FILES):
        wait_for(server.is_well, "silent connections stop the server")
        for _ in range(10):
            wait_for(server.is_well, "silent connections stop the server")


def test_an_address_has_its_share(tmp_path: Path) -> None:
    """The next one is told so. It gets in when another has gone."""
    more = {"WATERSHED_CONNECTIONS": "3", "WATERSHED_HEAD_WITHIN": "3600", "FORWARDED_ALLOW_IPS": "192.0.2.1"}
    with cramped(tmp_path, **more) as server, many(server, 3) as silent:
        with server.raw(HEALTH + b"\r\n") as one_more:
            heard = all_heard(one_more)
        assert problem_in(heard) == (503, "too-many")
        assert b"retry-after: " in heard.lower()
        silent[0].close()
        wait_for(server.is_well, "a place that is free again is not given away")


def test_slow_requests_are_closed(tmp_path: Path) -> None:
    """A byte now and then keeps no connection open: neither in the head, nor in the body, nor after an answer."""
    starts = [b"GET /heal", POST % 1000, HEALTH + b"\r\n" + b"GET /", b""]
    with cramped(tmp_path, **SOON) as server:
        slow = [server.raw(start) for start in starts for _ in range(10)]
        limit = time.monotonic() + PATIENCE
        while still := [connection for connection in slow if not is_closed(connection)]:
            assert time.monotonic() < limit, f"{len(still)} slow requests are held"
            for connection in still:
                with suppress(OSError):
                    connection.send(b"x")
            time.sleep(0.2)
        for connection in slow:
            connection.close()
        assert server.is_well()


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed a connection. What it has sent before is thrown away."""
    connection.setblocking(False)
    try:
        while connection.recv(65_536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        connection.settimeout(PATIENCE)
    return True


def test_a_slow_body_is_told_so(tmp_path: Path) -> None:
    with cramped(tmp_path, **SOON) as server, server.raw(POST % 1000 + b"{") as slow:
        heard = all_heard(slow)
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"too-slow"' in heard


def test_after_413_nothing_more_is_read(tmp_path: Path) -> None:
    piece, sent = b"x" * 65_536, 0
    with cramped(tmp_path) as server, server.raw(POST % 10**10) as endless:
        with suppress(ConnectionError):
            while sent < 200_000_000:
                sent += endless.send(piece)
        assert sent < 100_000_000
        assert server.is_well()


def test_a_body_that_is_a_little_too_large_hears_413(tmp_path: Path) -> None:
    with cramped(tmp_path) as server, server.raw(POST % 100_000 + b"x" * 100_000) as large:
        heard = all_heard(large)
    assert heard.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in heard.lower()
    assert b'"code":"too-large"' in heard


def test_a_path_of_5000_letters(tmp_path: Path) -> None:
    paths = ("a" * 5_000, "a/" * 2_500, "api/" + "a" * 5_000, "assets/" + "a" * 5_000, "%00" * 500)
    with cramped(tmp_path) as server:
        for path in paths:
            answer = server.http.get(f"/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert server.log == ""


def test_an_origin_that_is_none(tmp_path: Path) -> None:
    upgrade = (
        b"GET /api/live/none HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: %s\r\n\r\n"
    )
    with cramped(tmp_path) as server:
        for origin in (b"http://[", b"http://x:99999999", b"", b"null", b"\xff"):
            with server.raw(upgrade % origin) as stranger:
                assert problem_in(all_heard(stranger)) == (403, "other-origin"), origin
        assert server.log == ""


@pytest.mark.parametrize(
    ("path", "old", "new", "said"),
    [
        (b"live/none", b"Key: dGhlIHNhbXBsZSBub25jZQ==", b"Nothing: x", (400, "bad-request")),
        (b"live/none", b"Version: 13", b"Version: 8", (400, "bad-request")),
        (b"live/none", b"\r\n\r\n", b"\r\nCookie: " + b"x" * 10_000 + b"\r\n\r\n", (431, "too-large")),
        (b"nowhere", b"", b"", (403, "not-found")),
    ],
    ids=["no key", "another version", "a huge cookie", "no socket there"],
)
def test_a_socket_that_is_refused(tmp_path: Path, path: bytes, old: bytes, new: bytes, said: tuple[int, str]) -> None:
    asked = (
        b"GET /api/%s HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % path
    )
    with cramped(tmp_path) as server:
        with server.raw(asked.replace(old, new) if old else asked) as stranger:
            assert problem_in(all_heard(stranger)) == said
        assert server.log == ""


def test_the_same_warning_is_counted(tmp_path: Path) -> None:
    with cramped(tmp_path) as server:
        for _ in range(50):
            with server.raw(b"nonsense\r\n\r\n") as stranger:
                assert problem_in(all_heard(stranger)) == (400, "bad-request")
        assert server.log.count("Invalid HTTP request") == 1


def test_what_was_counted_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    times = [0.0]
    repeats = Repeats(lambda: times[0])
    processors = [structlog.processors.add_log_level, repeats, structlog.processors.JSONRenderer()]
    structlog.configure(processors=processors)
    log = structlog.get_logger()
    try:
        for problem in (ValueError, KeyError, ValueError):
            try:
                raise problem
            except Exception:
                log.exception("failed")
        for at in (0.0, 1.0, 2.0, 61.0, 62.0, 63.0):
            times[0] = at
            log.warning("full")
            log.info("request")
        times[0] = 200.0
        repeats.tell()
        repeats.tell()
    finally:
        structlog.reset_defaults()
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    told = [(line["event"], line.get("times")) for line in lines if line["event"] != "request"]
    assert len(lines) - len(told) == 6, "what is no warning is always told"
    assert told == [("failed", None), ("failed", None), ("full", None), ("full", 3), ("failed", 1), ("full", 2)]


def test_a_flood_of_requests_is_counted(tmp_path: Path) -> None:
    """Whatever they ask for, each is in the log: a hundred by themselves, the others as a number."""
    flood, path = 2_000, b"GET /api/nothing-%d HTTP/1.1\r\nHost: here\r\n"
    with cramped(tmp_path, WATERSHED_LOG="info") as server:
        with server.raw() as stranger:
            for start in range(0, flood, 100):
                stranger.sendall(b"".join(path % number + b"\r\n" for number in range(start, start + 100)))
                heard = b""
                while heard.count(b"HTTP/1.1 404 ") < 100 or not heard.endswith(b"}"):
                    heard += stranger.recv(65_536)
        assert server.is_well()
        assert server.end(signal.SIGINT) == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
    found = [line for line in lines if line["event"] == "request" and line["status"] == 404]
    alone = [line for line in found if "times" not in line]
    counted = [line for line in found if "times" in line]
    assert len(alone) + sum(line["times"] for line in counted) == flood
    assert len(alone) == OFTEN
    assert {(line["method"], line["path"]) for line in counted} == {("GET", "/{path:path}")}
    assert alone[3]["path"] == "/api/nothing-3"
    health = [line for line in lines if line.get("path") == "/healthz"]
    assert [(line["status"], "times" in line) for line in health] == [(200, False)], "another request has its own line"


def test_requests_are_counted_while_there_are_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    times = [0.0]
    repeats = Repeats(lambda: times[0])
    structlog.configure(processors=[structlog.processors.add_log_level, repeats, structlog.processors.JSONRenderer()])
    log = structlog.get_logger()

    def ask(count: int, address: str = "a", route: str = "/x", status: int = 200) -> None:
        for number in range(count):
            alike = Alike(address, "GET", route, status)
            log.info("request", method="GET", path=f"{route}?{number}", status=status, ms=float(number), alike=alike)

    def minute(at: float) -> list[tuple[str, int]]:
        """The lines of this minute: how many alone, and what was counted at its end."""
        times[0] = at
        repeats.tell()
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert not any("alike" in line for line in lines)
        return [(line["path"], line.get("times", 1)) for line in lines]

    try:
        ask(OFTEN)
        assert len(minute(60.0)) == OFTEN, "ordinary traffic has a line for each"
        ask(OFTEN + 5)
        ask(3, "b")
        ask(3, status=404)
        assert minute(120.0)[OFTEN:] == [("/x?0", 1), ("/x?1", 1), ("/x?2", 1)] * 2 + [("/x", 5)]
        ask(1_000)
        assert minute(180.0) == [("/x", 1_000)], "the flood goes on"
        ask(2)
        assert minute(240.0) == [("/x", 2)], "and is over"
        ask(2)
        assert minute(300.0) == [("/x?0", 1), ("/x?1", 1)]
        for number in range(20):
            ask(OFTEN, route=f"/{number}")
        found = minute(360.0)
        assert len([line for line in found if "?" in line[0]]) == EACH, "of one address, whatever it asks for"
        assert sum(count for _, count in found) == 20 * OFTEN
    finally:
        structlog.reset_defaults()

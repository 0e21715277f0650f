"""Requests that can be read in two ways or not at all, and floods of requests that take long to answer."""

from __future__ import annotations

import json
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from .attacking import Cramped, all_heard, cramped

SOCKETS, REQUESTS, COUNT = 16, 60, 20
LISTS = b"GET /api/matches HTTP/1.1\r\nHost: here\r\n\r\n"
UPGRADE = (
    b"GET /api/live/none HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    "more", [b"Cookie: " + b"x" * 10_000 + b"\r\n", b"X-Many: x\r\n" * 200], ids=["a huge cookie", "many headers"]
)
def test_a_socket_whose_request_is_too_large_is_not_held(tmp_path: Path, more: bytes) -> None:
    with cramped(tmp_path) as server:
        with server.raw(UPGRADE + more + b"\r\n") as stranger:
            assert all_heard(stranger).startswith(b"HTTP/1.1 431 ")
        assert server.log == ""


def test_a_request_with_two_lengths_is_refused(tmp_path: Path) -> None:
    """What comes after it is never taken for a request."""
    request = (
        b"POST /api/mine HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        b'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\nd\r\n{"tokens":[]}\r\n0\r\n\r\n'
    )
    with cramped(tmp_path) as server:
        with server.raw(request + LISTS) as smuggler:
            heard = all_heard(smuggler)
        assert heard.startswith(b"HTTP/1.1 400 ")
        assert b"Content-Length and Transfer-Encoding" in heard
        assert b"connection: close" in heard.lower()
        assert heard.count(b"HTTP/1.1") == 1


def post(path: str, **body: Any) -> bytes:
    said = json.dumps(body)
    kind = f"Content-Type: application/json\r\nContent-Length: {len(said)}"
    return f"POST {path} HTTP/1.1\r\nHost: here\r\n{kind}\r\n\r\n{said}".encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cramped]:
    with cramped(tmp_path_factory.mktemp("lists")) as found:
        yield found


@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(LISTS, id="matches"),
        pytest.param(post("/api/mine", tokens=["nobody"] * 100), id="mine"),
        *(pytest.param(post(f"/api/me/{path}", me="nobody"), id=path) for path in ("who", "kept", "notices")),
        pytest.param(post("/api/me/matches", me="nobody"), id="my matches"),
        pytest.param(post("/api/me/seats", me="nobody", match="abcdefghjk"), id="seats"),
        pytest.param(LISTS.replace(b"matches", b"matches/abcdefghjk/analysis"), id="analysis"),
    ],
)
def test_lists_of_one_address_wait_their_turn(server: Cramped, request_: bytes) -> None:
    """Sixteen connections of one address get about as many lists as the only one of another. It asks for all of its own
    at once, so that the server never waits for a slow client here. What isn't there takes its turn too.
    """
    with ExitStack() as stack:
        mine = stack.enter_context(server.raw())
        greedy = [stack.enter_context(server.raw(request_ * REQUESTS, address="127.0.0.2")) for _ in range(SOCKETS)]
        select.select(greedy, [], [])
        for connection in greedy:
            answers_in(connection)
        mine.sendall(request_ * COUNT)
        heard = 0
        while heard < COUNT:
            select.select([mine], [], [])
            heard += answers_in(mine)
        assert sum(answers_in(connection) for connection in greedy) < COUNT * SOCKETS // 2


def answers_in(connection: socket.socket) -> int:
    """How many answers have begun to come in since the last look."""
    connection.setblocking(False)
    found = b""
    try:
        while some := connection.recv(65_536):
            found += some
    except BlockingIOError:
        pass
    return found.count(b"HTTP/1.1 ")

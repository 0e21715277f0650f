"""Sockets that send a lot and read nothing: the server drops them, and its memory stays what it was."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..processes import PATIENCE
from .attacking import Cramped, all_heard, cramped
from .playing import two_people

PING, TEXT, CONTINUED, LAST = 0x89, 0x01, 0x00, 0x80
ENOUGH = 40_000_000  # bytes
UPGRADE = (
    "GET /api/live/{} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@contextmanager
def bare_socket(server: Cramped, match: str) -> Iterator[socket.socket]:
    """A socket that watches a match, with little room for what it doesn't read."""
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.settimeout(PATIENCE)
        found.connect(("127.0.0.1", server.port))
        found.sendall(UPGRADE.format(match).encode())
        assert found.recv(12) == b"HTTP/1.1 101"
        found.sendall(frame(TEXT | LAST, json.dumps({"type": "hello"}).encode()))
        yield found


def sent_until_closed(connection: socket.socket, piece: bytes) -> int:
    """How many bytes the server takes before it ends the connection; no more than enough."""
    sent = 0
    try:
        while sent < ENOUGH:
            sent += connection.send(piece)
    except ConnectionError:
        pass
    return sent


def test_pings_of_clients_that_never_read(tmp_path: Path) -> None:
    with cramped(tmp_path) as server:
        ann, bob = two_people(server)
        before = server.memory
        for _ in range(3):
            with bare_socket(server, ann.match) as greedy:
                assert sent_until_closed(greedy, frame(PING, b"x" * 125) * 100) < ENOUGH, "it pings for ever"
        assert server.memory - before < 30_000_000
        assert ann.ask(type="chat", text="Still here")["ok"]
        assert bob.hear("chat")["text"] == "Still here"
        assert server.is_well()


def test_a_message_in_endless_parts(tmp_path: Path) -> None:
    """Parts without a letter in them count, too."""
    with cramped(tmp_path) as server:
        ann, _ = two_people(server)
        with bare_socket(server, ann.match) as greedy:
            greedy.sendall(frame(TEXT, b"{"))
            assert sent_until_closed(greedy, frame(CONTINUED) * 1_000) < ENOUGH // 4
            all_heard(greedy)
        assert server.is_well()


def test_messages_of_clients_that_never_read(tmp_path: Path) -> None:
    """Once enough answers wait in the server, it reads no more. After a while it ends the connection."""
    look = frame(TEXT | LAST, json.dumps({"type": "look", "id": "1", "move": 0}).encode())
    with cramped(tmp_path, WATERSHED_MESSAGES="1000000", WATERSHED_SEND_WITHIN="2") as server:
        ann, _ = two_people(server)
        before = server.memory
        with bare_socket(server, ann.match) as greedy:
            assert sent_until_closed(greedy, look * 10) < ENOUGH
        assert server.memory - before < 30_000_000
        assert ann.ask(type="chat", text="Still here")["ok"]

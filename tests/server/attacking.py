"""A server with few files and a log that can be read, and clients that misbehave."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx2

from ..processes import PATIENCE
from .playing import Served

FILES = 200


class Cramped(Served):
    """A server that may open only that many files, and that writes its log to a file."""

    program = (
        "sh",
        "-c",
        f'ulimit -n {FILES}; exec "$0" "$@" 2>"$LOG_FILE"',
        sys.executable,
        "-m",
        "watershed.cli",
    )

    @property
    def log(self) -> str:
        return Path(self.environment["LOG_FILE"]).read_text(encoding="utf-8")

    @property
    def memory(self) -> int:
        """Bytes that the server holds in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def is_well(self) -> bool:
        """Whether a newcomer gets an answer."""
        with suppress(httpx2.HTTPError):
            return httpx2.get(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE).status_code == 200
        return False

    def raw(self, start: bytes = b"", address: str = "") -> socket.socket:
        """A bare connection, on which something was sent."""
        found = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0) if address else None)
        found.sendall(start)
        return found


@contextmanager
def cramped(folder: Path, **environment: str) -> Iterator[Cramped]:
    settings = {"LOG_FILE": str(folder / "log"), "WATERSHED_LOG": "warning"} | environment
    server = Cramped(str(folder / "table.db"), **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


@contextmanager
def many(server: Cramped, count: int, start: bytes = b"") -> Iterator[list[socket.socket]]:
    """That many bare connections."""
    with ExitStack() as stack:
        yield [stack.enter_context(server.raw(start)) for _ in range(count)]


def all_heard(connection: socket.socket) -> bytes:
    """Everything that the server sends until it closes the connection."""
    heard = b""
    with suppress(ConnectionError):
        while some := connection.recv(65_536):
            heard += some
    return heard


def problem_in(heard: bytes) -> tuple[int, str]:
    """The status and the code of an answer that refuses something, as every refusal is written."""
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *headers = head.decode("latin-1").split("\r\n")
    assert "content-type: application/problem+json" in [header.lower() for header in headers], heard
    said = json.loads(body)
    assert first.startswith(f"HTTP/1.1 {said['status']} ")
    assert said["sentence"] == said["detail"] != ""
    return said["status"], said["code"]

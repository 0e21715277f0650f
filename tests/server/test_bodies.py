"""What is sent to the server takes little of its memory, however much of it there is."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from watershed.server.log_worker import LARGEST

from ..processes import wait_for
from .attacking import Cramped, all_heard, cramped, problem_in
from .test_import import SHORT

MANY = 60  # connections
GREEDY, OTHER = "127.0.0.2", "127.0.0.3"


def head(path: str, length: int) -> bytes:
    lines = [f"POST {path} HTTP/1.1", "Host: x", "Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, "", ""]).encode()


def log_of(size: int) -> bytes:
    """A log with something beside it that nobody keeps."""
    data = json.loads(SHORT)
    return json.dumps(data | {"more": "x" * (size - len(json.dumps(data | {"more": ""})))}).encode()


@pytest.mark.parametrize(
    ("path", "size"), [("/api/logs", LARGEST + 500_000), ("/api/me", 500_000), ("/api/logs", LARGEST)]
)
def test_bodies_that_never_end_take_little_memory(tmp_path: Path, path: str, size: int) -> None:
    with cramped(tmp_path, WATERSHED_BODY_WITHIN="600") as server, ExitStack() as stack:
        for _ in range(20):  # what is kept for any connection
            server.is_well()
        before = server.memory
        for _ in range(MANY):
            stack.enter_context(server.raw(head(path, 5_000_000) + b"x" * size, GREEDY))
        assert server.is_well()
        assert server.memory - before < MANY * 150_000


def slowly(server: Cramped, stack: ExitStack, address: str) -> None:
    """A large log that comes slowly."""
    stack.enter_context(server.raw(head("/api/logs", 200_000) + b"x" * 100_000, address))


def open_log(server: Cramped, address: str) -> str:
    """Whether a large log is opened, or why it is refused."""
    log = log_of(100_000)
    start = head("/api/logs", len(log)).replace(b"Host: x", b"Host: x\r\nConnection: close")
    with server.raw(start + log, address) as one:
        heard = all_heard(one)
    if heard.startswith(b"HTTP/1.1 201 "):
        return "opened"
    assert problem_in(heard) == (429, "too-many")
    return str(json.loads(heard.partition(b"\r\n\r\n")[2])["say"]["id"])


def test_few_logs_of_an_address_are_read_at_once(tmp_path: Path) -> None:
    with cramped(tmp_path, WATERSHED_BODY_WITHIN="600") as server, ExitStack() as stack:
        for _ in range(2):
            slowly(server, stack, GREEDY)
        assert server.is_well()
        assert open_log(server, GREEDY) == "error-too-many-logs-now"
        assert open_log(server, OTHER) == "opened"
        stack.close()
        wait_for(lambda: open_log(server, GREEDY) == "opened", "they still count when they are gone")


def test_an_address_that_has_opened_many_logs_is_refused_before_they_are_read(tmp_path: Path) -> None:
    with cramped(tmp_path) as server:
        said = [open_log(server, GREEDY) for _ in range(12)]
        assert said == ["opened"] * 10 + ["error-too-many-logs"] * 2
        before = server.memory
        with ExitStack() as stack:
            for _ in range(MANY):
                slowly(server, stack, GREEDY)
            assert server.is_well()
            assert server.memory - before < MANY * 80_000
        assert open_log(server, OTHER) == "opened"

"""`watershed serve` as a person starts and stops it."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from watershed.server.serving import listen

from ..processes import PATIENCE, wait_for
from .playing import served, two_people

COMMAND = [sys.executable, "-m", "watershed.cli"]


def test_a_server_is_stopped_gracefully(tmp_path: Path) -> None:
    with served(tmp_path / "new" / "table.db") as server:
        ann, _ = two_people(server)
        assert server.end(signal.SIGINT) == 0
        assert ann.state


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "serve", "--port", port, "--database", str(tmp_path / "t.db")], capture_output=True, text=True
        )
    assert done.returncode == 2
    assert done.stderr == f"watershed: Port {port} is in use. Choose another with --port.\n"


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("/proc/none/table.db", 2),
        ("postgresql://nobody@127.0.0.1:1/none", 75),  # it may only be starting
        ("oracle://x", 2),
        (":memory:", 2),
    ],
)
def test_a_database_that_cannot_be_used(database: str, code: int) -> None:
    done = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--database", database], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == code
    assert done.stderr.startswith("watershed: The database can't be used")
    assert "Traceback" not in done.stderr


def test_a_database_that_is_locked_may_be_tried_again(tmp_path: Path) -> None:
    """Whatever starts the server again, such as systemd, gives up at a code of 2."""
    file = tmp_path / "table.db"
    with served(file):
        pass
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        done = start("serve", "--port", "0", "--database", str(file))
    assert done.returncode == 75
    assert done.stderr == "watershed: The database can't be used: database is locked.\n"
    with served(file) as server:
        assert server.get("/healthz") == {"status": "ok"}


def start(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.parametrize("host", ["", " ", "nowhere.invalid", "x" * 100, "a..b", "no\udcffname"])
def test_a_host_that_cannot_be_used(tmp_path: Path, host: str) -> None:
    done = start("serve", "--host", host, "--port", "0", "--database", str(tmp_path / "table.db"))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "table.db").exists()


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_answers_leave_at_once(host: str) -> None:
    """The head and the body of an answer are two writes. With Nagle's algorithm the second would wait until the client
    has confirmed the first, which clients put off for 40 ms.
    """

    async def answering() -> int:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found = writer.get_extra_info("socket")
            accepted.set_result(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(look, sock=listen(host, 0)) as server:
            _, writer = await asyncio.open_connection(host, server.sockets[0].getsockname()[1])
            writer.close()
            return await accepted

    assert asyncio.run(answering())


def test_a_number_of_workers_with_thirty_digits(tmp_path: Path) -> None:
    done = start("serve", "--workers-for-bots", "9" * 30, "--port", "0", "--database", str(tmp_path / "table.db"))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with a match in it, closed in order."""
    path = tmp_path / "my table 100% #1.db"
    with served(path) as server:
        two_people(server)
        server.end(signal.SIGINT)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path


def test_a_database_of_a_newer_version_is_left_alone(played: Path) -> None:
    with sqlite3.connect(played) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = played.read_bytes()
    newer = (
        "a newer version of Watershed wrote it. Install that version, or restore a backup from before the upgrade.\n"
    )
    for command, cannot in ((["serve", "--port", "0"], "used"), (["doctor"], "read")):
        done = start(*command, "--database", str(played))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"watershed: The database can't be {cannot}: {newer}"
    assert played.read_bytes() == before


@pytest.mark.parametrize("damage", ["pages", "head", "cut", "text"])
def test_a_damaged_database_is_not_written_to(played: Path, damage: str) -> None:
    good = played.read_bytes()
    played.write_bytes(
        {
            "pages": good[: 3 * 4096] + bytes(range(256)) * (6 * 16) + good[9 * 4096 :],
            "head": b"\0" * 4096 + good[4096:],
            "cut": good[: len(good) // 2],
            "text": b"not a database\n" * 500,
        }[damage]
    )
    before = played.read_bytes()
    done = start("serve", "--port", "0", "--database", str(played))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("watershed: The database can't be used: it is damaged (")
    assert done.stderr.endswith("). Nothing was written to it. Restore a backup.\n")
    assert played.read_bytes() == before
    done = start("doctor", "--database", str(played))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


def test_a_database_that_is_damaged_while_it_is_served(tmp_path: Path) -> None:
    """Moves are refused, health says so, and nothing more goes into the file."""
    path = tmp_path / "table.db"
    with served(path) as server:
        ann, bob = two_people(server)
        with path.open("r+b") as file:
            size = file.seek(0, 2)
            file.seek(0)
            file.write(b"\xff" * size)
        Path(f"{path}-wal").write_bytes(b"")
        wait_for(lambda: server.http.get("/healthz").status_code == 503, "the damage is not noticed")
        before = path.read_bytes(), Path(f"{path}-wal").read_bytes()
        answer = server.http.post("/api/matches", json={"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        assert int(answer.headers["retry-after"]) > 0
        assert (path.read_bytes(), Path(f"{path}-wal").read_bytes()) == before
        assert ann.state
        assert bob.state


def test_the_types_go_where_they_are_asked_to(tmp_path: Path) -> None:
    (tmp_path / "games" / "flow").mkdir(parents=True)
    subprocess.run([*COMMAND, "export-types", str(tmp_path)], check=True)
    assert "export interface State" in (tmp_path / "messages.ts").read_text(encoding="utf-8")
    written = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.ts")}
    assert written == {"messages.ts", "games/flow/views.ts"}, "a game that has no room there gets no file"
    done = subprocess.run([*COMMAND, "export-types", str(tmp_path / "no")], capture_output=True, text=True)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)

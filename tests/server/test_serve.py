"""`watershed serve` as a person starts and stops it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ..processes import PATIENCE
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
    "database", ["/proc/none/table.db", "postgresql://nobody@127.0.0.1:1/none", "oracle://x", ":memory:"]
)
def test_a_database_that_cannot_be_used(database: str) -> None:
    done = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--database", database], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert done.stderr.startswith("watershed: The database can't be used")
    assert "Traceback" not in done.stderr


def test_the_types_go_where_they_are_asked_to(tmp_path: Path) -> None:
    (tmp_path / "games" / "flow").mkdir(parents=True)
    subprocess.run([*COMMAND, "export-types", str(tmp_path)], check=True)
    assert "export interface State" in (tmp_path / "messages.ts").read_text(encoding="utf-8")
    written = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.ts")}
    assert written == {"messages.ts", "games/flow/views.ts"}, "a game that has no room there gets no file"
    done = subprocess.run([*COMMAND, "export-types", str(tmp_path / "no")], capture_output=True, text=True)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)

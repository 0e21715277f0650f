"""`pip install watershed-table` alone is rules, terminal and lab: they work without the server's packages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BLOCKED = """
import sys
class Missing:
    names = {"fastapi", "starlette", "uvicorn", "websockets", "pydantic", "pydantic_settings", "sqlalchemy", "alembic",
             "structlog", "prometheus_client", "cryptography", "pywebpush", "py_vapid", "http_ece", "psycopg", "redis",
             "openskill", "pyarrow"}
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
sys.argv[0] = "watershed"
"""
COMMAND = 'Missing.names.discard("pydantic"); from watershed.cli import main; main()'  # typer brings pydantic itself


def without(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BLOCKED + code, *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    "code",
    [
        "import watershed as ws; match = ws.Match.start('flow', seed=7); match.play(match.moves()[0])",
        "import watershed as ws; ws.simulate; import watershed.lab.simulate",
        "import watershed.terminal.loop, watershed.terminal.saves, watershed.terminal.start, watershed.terminal.replay",
        "import watershed.cli",
    ],
)
def test_without_the_server(code: str) -> None:
    done = without(code)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("args", [["games"], ["rules", "flow", "8.4"], ["--help"]])
def test_commands_without_the_server(args: list[str]) -> None:
    done = without(COMMAND, *args)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("args", [["serve"], ["doctor"], ["key"], ["tidy"], ["reports"]])
def test_what_needs_more_says_so(args: list[str]) -> None:
    done = without(COMMAND, *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(": pip install 'watershed-table[server]'.\n")
    assert done.stderr.count("\n") == 1


def test_a_ladder_says_what_it_needs_before_it_plays(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    done = without(COMMAND, "ladder", "flow", "--bots", "random,greedy", "--games", "8", "--out", str(games))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "watershed: Ratings need openskill: pip install 'watershed-table[lab]'.\n"
    assert not games.exists()


def test_a_duel_needs_no_ratings() -> None:
    duel = ["--one", "greedy", "--against", "random", "--games", "8", "--dry"]
    assert without(COMMAND, "ladder", "flow", *duel).returncode == 0

"""`watershed doctor` says what an upgrade would do, and touches nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from watershed.cli import app

from .older import as_before, other_book, other_rules, other_version, played, rows_of
from .tables import with_services

pytestmark = pytest.mark.usefixtures("tidy")


def doctor(*args: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["doctor", *args])
    return done.exit_code, done.stdout, done.stderr


def counts(database: str) -> dict[str, int]:
    code, out, _ = doctor("--database", database, "--json")
    found = json.loads(out)
    assert code == (1 if found["problems"] else 0)
    return {name: count for name, count in found["counts"].items() if count}


def test_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path), played(tmp_path, 10_000)
    other_version(monkeypatch)
    code, out, _ = doctor("--database", str(tmp_path / "table.db"))
    assert (code, out) == (0, "2 matches\n     1 would go on\n     1 finished, and can be replayed\n")


@pytest.mark.parametrize("older", [True, False])
def test_what_would_be_set_aside(database: str, older: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going, over = played(database), played(database, 10_000)
    if older:
        as_before(database)
    before = rows_of(database)
    other_rules(monkeypatch, at=8)
    code, out, _ = doctor("--database", database)
    assert code == 1
    words = going.match.played[7]
    line = next(line for line in out.splitlines() if line.startswith(going.row.match))
    assert f"would be set aside after move 7: after move 8, `{words}` the table is" in line
    line = next(line for line in out.splitlines() if line.startswith(over.row.match))
    assert "finished, and could be replayed only in part after move 7" in line
    assert line.endswith("; its scoring was never stored") == older
    code, out, _ = doctor("--database", database, "--json")
    problem = next(one for one in json.loads(out)["problems"] if one["match"] == going.row.match)
    assert (problem["verdict"], problem["replays_to"], problem["why"]) == ("set-aside", 7, "rules")
    assert rows_of(database) == before


def test_a_book_that_no_longer_ships(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "table.db")
    played(tmp_path)
    with monkeypatch.context() as patch:
        other_book(patch, tmp_path)
        assert counts(database) == {"goes-on": 1}, "its own book is in the database"
        as_before(database)
        assert counts(database) == {"set-aside": 1}


def test_what_was_set_aside_is_no_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path)
    other_rules(monkeypatch, at=8)
    with_services(tmp_path, lambda services: services.tables.upgrades.load(before.row.match))
    assert counts(str(tmp_path / "table.db")) == {"known": 1}


def test_a_file_that_cannot_be_written_is_enough(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / "table.db").chmod(0o444)
    assert counts(str(tmp_path / "table.db")) == {"goes-on": 1}


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("/nowhere/table.db", "There is no database at /nowhere/table.db."),
        ("postgresql://nobody@127.0.0.1:1/none", "The database can't be read: "),
        ("oracle://x", "The database can't be read: "),
        ("://", "The database can't be read: "),
        (":memory:", "There is no database at :memory:."),
    ],
)
def test_a_wrong_address(database: str, said: str) -> None:
    code, out, err = doctor("--database", database)
    assert (code, out) == (2, "")
    assert err.startswith(f"watershed: {said}")
    assert "Traceback" not in err


def test_another_file(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("This is no database.\n" * 200)
    assert doctor("--database", str(tmp_path / "empty.db"))[0] == 2
    code, _, err = doctor("--database", str(tmp_path / "text.db"))
    assert (code, err) == (2, "watershed: The database can't be read: file is not a database.\n")
    assert {file.name for file in tmp_path.iterdir()} == {"empty.db", "text.db"}


OTHERS = ["key --new", "reports", "reports hide 1", "tidy --finished 1", "tidy --finished 1 --dry-run"]


def test_no_other_command_upgrades(database: str) -> None:
    """The server of before may still be running, and nobody has made a backup."""
    played(database, 3)
    as_before(database)
    before = rows_of(database)
    for command in OTHERS:
        done = CliRunner().invoke(app, [*command.split(), "--database", database])
        why = "An earlier version wrote this database. Back it up, then start the server to bring it up to date."
        assert (done.exit_code, done.output) == (2, f"watershed: {why}\n"), command
    assert rows_of(database) == before


def test_a_database_of_something_else(tmp_path: Path) -> None:
    database = tmp_path / "empty.db"
    database.touch()
    for command in OTHERS[1:]:
        done = CliRunner().invoke(app, [*command.split(), "--database", str(database)])
        assert (done.exit_code, done.output) == (2, "watershed: This database has no Watershed matches.\n"), command
    assert not database.stat().st_size

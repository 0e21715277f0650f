"""A database is brought to the newest schema once, whoever starts, and what is in it stays."""

from __future__ import annotations

import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from sqlalchemy import create_engine, event, inspect, text

from watershed.server import migrating, settings

from ..processes import PATIENCE
from .test_store import NEWEST

SERVERS = 4
START = """
import asyncio, sys
from watershed.server.serving import prepare
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(prepare(sys.argv[1]))
"""
PIPES: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each database in turn, with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    address, name = str(request.getfixturevalue("postgres")), f"empty_{secrets.token_hex(4)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
    return address.replace("/postgres?", f"/{name}?")


def version(database: str) -> str:
    engine = create_engine(settings.sqlalchemy_url(database))
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    engine.dispose()
    return str(found)


def upgrade(database: str, to: str) -> None:
    """Bring a database to an older schema."""
    engine = create_engine(settings.sqlalchemy_url(database))
    config = migrating._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    engine.dispose()


@pytest.mark.parametrize("before", [None, "0017"])
def test_of_servers_that_start_together_one_migrates(empty: str, before: str | None) -> None:
    if before:
        upgrade(empty, before)
    starting = [subprocess.Popen([sys.executable, "-c", START, empty], **PIPES) for _ in range(SERVERS)]
    for one in starting:
        assert one.stdout.readline() == "ready\n"
    for one in starting:
        one.stdin.write("go\n")
        one.stdin.flush()
    ended = [(one.communicate(timeout=PATIENCE)[1], one.returncode) for one in starting]
    assert ended == [("", 0)] * SERVERS
    assert version(empty) == NEWEST


def test_a_migration_that_stops_midway_has_changed_nothing(empty: str) -> None:
    """The server may be killed meanwhile, and starts again."""
    upgrade(empty, "0013")
    engine = create_engine(settings.sqlalchemy_url(empty))

    @event.listens_for(engine, "before_cursor_execute")
    def stop(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "CREATE TABLE bells" in statement:
            raise KeyboardInterrupt

    def tables() -> set[str]:
        with engine.connect() as connection:
            return set(inspect(connection).get_table_names())

    before = tables()
    with pytest.raises(KeyboardInterrupt), engine.begin() as connection:
        migrating.migrate(connection)
    assert (version(empty), tables()) == ("0013", before)
    event.remove(engine, "before_cursor_execute", stop)
    with engine.begin() as connection:
        migrating.migrate(connection)
    engine.dispose()
    assert version(empty) == NEWEST

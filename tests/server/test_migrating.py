"""A database is brought to the newest schema once, whoever starts, and what is in it stays."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, Table, create_engine, delete, event, insert, inspect, select, text

from watershed.server import migrating, settings, sql_tables
from watershed.server.records import now

from ..processes import PATIENCE
from .older import upgrade
from .test_store import NEWEST, new_match

SERVERS = 4
START = """
import asyncio, sys
from watershed.server.serving import prepare
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(prepare(sys.argv[1]))
"""
NUMBERED = (sql_tables.chat, sql_tables.reports, sql_tables.host_acts)
PIPES: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}


def version(database: str) -> str:
    engine = create_engine(settings.sqlalchemy_url(database))
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    engine.dispose()
    return str(found)


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


def test_numbers_never_come_again(empty: str) -> None:
    """Of lines, reports and acts of the host, with those of an older database."""
    upgrade(empty, "0022")
    engine = create_engine(settings.sqlalchemy_url(empty))
    with engine.begin() as connection:
        connection.execute(insert(sql_tables.matches), new_match().columns() | {"match": "abcdefghjk"})
        before = {table.name: [add(connection, table, f"m{one}") for one in range(3)] for table in NUMBERED}
        kept = {table.name: connection.execute(select(table)).all() for table in NUMBERED}
    with engine.begin() as connection:
        migrating.migrate(connection)
    with engine.begin() as connection:
        for table in NUMBERED:
            assert connection.execute(select(table)).all() == kept[table.name]
            (number,) = table.primary_key
            connection.execute(delete(table).where(number == before[table.name][-1]))
            assert add(connection, table, "m4") > before[table.name][-1]
            connection.execute(delete(table))
            assert add(connection, table, "m5") > before[table.name][-1] + 1
    engine.dispose()


def add(connection: Connection, table: Table, name: str) -> int:
    """A row, and its number."""
    said = {"match": "abcdefghjk", "seat": 1, "name": "Bob", "text": "you fool", "at": now()}
    row: dict[str, Any] = {
        "chat": said | {"message": name},
        "reports": said | {"line": int(name[1:]), "by_seat": 0, "reason": "insult", "note": "", "state": "open"},
        "host_acts": {"match": "abcdefghjk", "line": 1},
    }[table.name]
    (number,) = connection.execute(insert(table), row).inserted_primary_key or ()
    return int(number)


def test_who_was_quiet_stays_so(empty: str) -> None:
    upgrade(empty, "0023")
    engine, table = create_engine(settings.sqlalchemy_url(empty)), sql_tables.quieted.c
    seat = {"match": "abcdefghjk", "kind": "person", "name": "Bob", "colour": "red", "screen": 0}
    place = insert(Table("seats", MetaData(), autoload_with=engine))
    with engine.begin() as connection:
        connection.execute(insert(sql_tables.matches), new_match().columns() | {"match": "abcdefghjk"})
        for number, (quiet, person) in enumerate(((False, "p0"), (True, "p1"), (True, None))):
            more = {"seat": number, "token_hash": f"t{number}", "quiet": quiet, "person": person}
            connection.execute(place, seat | more)
    with engine.begin() as connection:
        migrating.migrate(connection)
    with engine.connect() as connection:
        found = connection.execute(select(table.match, table.seat, table.person).order_by(table.seat)).all()
        assert [tuple(row) for row in found] == [("abcdefghjk", 1, "p1"), ("abcdefghjk", 2, None)]
        seats = connection.execute(select(sql_tables.seats.c.person, sql_tables.seats.c.token_hash)).all()
        assert {tuple(row) for row in seats} == {("p0", "t0"), ("p1", "t1"), (None, "t2")}
    engine.dispose()

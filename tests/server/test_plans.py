"""What is asked all the time is found by an index, however many matches, seats and removed matches there are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from watershed.server import http_schemas as b
from watershed.server import person_schemas as p
from watershed.server.notices import rows
from watershed.server.services import Services

from .tables import new_table, token_of, with_services
from .test_history import somebody

LARGE = ("matches", "seats", "moves", "chat", "notes", "removals")  # tables that grow with every match


@contextmanager
def scans(engine: Engine) -> Iterator[list[str]]:
    """The large tables that SQLite reads from end to end meanwhile."""
    found: list[str] = []

    def note(connection: Any, _cursor: object, said: str, values: Any, _context: object, many: bool) -> None:
        if not many and said.startswith(("SELECT", "UPDATE", "DELETE")):
            cursor = connection.connection.dbapi_connection.cursor()
            steps = [str(row[3]) for row in cursor.execute(f"EXPLAIN QUERY PLAN {said}", values)]
            found.extend(step for step in steps if step.startswith("SCAN") and step.split()[1] in LARGE)
            found.extend(step for step in steps if "person=?" in step and "person IS NULL" in said)  # nearly all

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def home(services: Services, token: str, me: str, _match: str) -> None:
    await services.tables.mine([token], me)


async def noted(services: Services, token: str, me: str, match: str) -> None:
    await services.notes.read(match, b.NotesWanted(token=token))


async def claimed(services: Services, token: str, me: str, _match: str) -> None:
    await services.tables.people.claim(p.Claim(me=me, tokens=[token, "another"]))


async def told(services: Services, token: str, me: str, _match: str) -> None:
    await services.store.read(lambda connection: rows._held(connection, [token, me]))


async def opened(services: Services, _token: str, _me: str, match: str) -> None:
    services.tables.live.clear()
    await services.tables.find(match)


@pytest.mark.parametrize("asked", [home, noted, claimed, told, opened])
def test_nothing_is_read_from_end_to_end(
    tmp_path: Path, asked: Callable[[Services, str, str, str], Awaitable[None]]
) -> None:
    async def work(services: Services) -> None:
        live, me = await new_table(services, "me", "other"), await somebody(services)
        with scans(services.store.engine) as found:
            await asked(services, token_of(live, 0), me, live.row.match)
        assert found == []

    with_services(tmp_path, work)

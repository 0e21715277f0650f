"""Somebody who deletes their data while something else is written about them is forgotten all the same."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, update

from watershed.server import erasing, sql_tables
from watershed.server import person_schemas as p
from watershed.server.errors import Refuse
from watershed.server.records import now
from watershed.server.services import Services

from .tables import with_services
from .test_history import somebody

LONG_AGO = now().replace(year=2020)


@contextmanager
def held_up(services: Services, statement: str) -> Iterator[tuple[threading.Event, threading.Event]]:
    """The first statement that begins like this is held up when it is done: when it is there, and until when."""
    there, go_on = threading.Event(), threading.Event()

    @event.listens_for(services.store.engine, "after_cursor_execute")
    def hold(_connection: Any, _cursor: Any, said: str, *_: Any) -> None:
        if said.startswith(statement) and not there.is_set():
            there.set()
            go_on.wait()

    try:
        yield there, go_on
    finally:
        go_on.set()
        event.remove(services.store.engine, "after_cursor_execute", hold)


def test_a_link_that_is_used_while_its_person_is_deleted(database: str) -> None:
    async def work(services: Services) -> None:
        people, eraser, me = services.tables.people, services.caring.eraser, await somebody(services)
        who, code = (await people.device(me)).person, (await people.link(me)).code
        with held_up(services, "DELETE FROM devices") as (there, go_on):
            deleted = asyncio.create_task(eraser.delete(me))
            await asyncio.to_thread(there.wait)
            arrived = asyncio.create_task(people.arrive(p.Arrive(code=code, label="Phone")))
            await asyncio.sleep(0.5)
            go_on.set()
            await deleted
            with pytest.raises(Refuse) as refused:
                await arrived
        assert refused.value.code == "bad-code"
        assert await is_forgotten(services, who)

    with_services(database, work)


def test_a_device_that_somebody_deleted_still_has(database: str) -> None:
    """As an older version could leave it: nobody is, and the person is forgotten."""

    async def work(services: Services) -> None:
        people, me = services.tables.people, await somebody(services)
        who = (await people.device(me)).person
        changed = update(sql_tables.people).where(sql_tables.people.c.person == who).values(gone=now(), name=None)
        await people.write(lambda connection: connection.execute(changed))
        for request in (people.who(me), people.link(me), services.caring.eraser.delete(me)):
            with pytest.raises(Refuse) as refused:
                await request
            assert refused.value.code == "signed-out"
        await services.caring.look()
        assert await is_forgotten(services, who)

    with_services(database, work)


def test_one_who_cannot_be_forgotten_stops_nobody_else(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget, stuck = erasing._forget_person, list[str]()

    def fails(connection: Connection, person: str) -> None:
        if person in stuck:
            again = {"person": person, "language": "en", "made": now(), "seen": now()}
            connection.execute(insert(sql_tables.people), again)
        forget(connection, person)

    async def work(services: Services) -> None:
        people, idle = services.tables.people, await somebody(services, "Idle")
        gone = [await somebody(services, name) for name in ("Ann", "Bob", "Cid")]
        who = [(await people.device(me)).person for me in gone]
        stuck[:] = who[:2]
        table = sql_tables.people
        past = update(table).where(table.c.person == (await people.device(idle)).person).values(seen=LONG_AGO)
        await people.write(lambda connection: connection.execute(past))
        await people.write(lambda c: c.execute(update(table).where(table.c.person.in_(who)).values(gone=now())))
        await services.caring.look()
        assert [await is_forgotten(services, one) for one in who] == [False, False, True]
        with pytest.raises(Refuse, match="signed out"):
            await people.who(idle)
        stuck.clear()
        await services.caring.look()
        assert [await is_forgotten(services, one) for one in who] == [True, True, True]

    with monkeypatch.context() as patch:
        patch.setattr(erasing, "_forget_person", fails)
        with_services(database, work)


async def is_forgotten(services: Services, person: str) -> bool:
    query = select(sql_tables.people.c.person).where(sql_tables.people.c.person == person)
    return await services.store.read(lambda connection: connection.execute(query).first() is None)

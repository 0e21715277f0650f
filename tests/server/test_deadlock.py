"""Two writes that wait for each other on PostgreSQL, which ends one of them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from sqlalchemy import Connection, update

from watershed.server import sql_tables
from watershed.server.errors import NotStored
from watershed.server.services import Services

from ..processes import PATIENCE
from .tables import new_table, with_services

MATCHES = sql_tables.matches


def test_it_is_no_failure_of_the_database(postgres: str) -> None:
    """Whoever asked may ask again, and everybody else plays on."""

    async def work(services: Services) -> None:
        store, both = services.store, threading.Barrier(2)
        first, second = [(await new_table(services, "me", "bot")).row.match for _ in range(2)]

        def touching(*matches: str) -> Callable[[Connection], None]:
            def touch(connection: Connection) -> None:
                for match in matches:
                    connection.execute(update(MATCHES).where(MATCHES.c.match == match).values(language="fr"))
                    if match == matches[0]:
                        both.wait(PATIENCE)

            return touch

        failing: list[bool] = []

        async def written(work: Callable[[Connection], None]) -> None:
            try:
                await store.write(work)
            except NotStored:
                failing.append(store.failing)

        await asyncio.gather(written(touching(first, second)), written(touching(second, first)))
        assert failing == [False]

    with_services(postgres, work)

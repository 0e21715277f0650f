"""A match that is removed while a list is read is left out; nobody gets an error because of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete

from watershed.server import sql_tables
from watershed.server.errors import Refuse
from watershed.server.removal import belongings
from watershed.server.services import Services

from .tables import new_table, token_of, with_services
from .test_history import asks, somebody

MATCHES = sql_tables.matches


async def home(services: Services, token: str, me: str) -> list[Any]:
    return await services.tables.mine([token], me)


async def public(services: Services, _token: str, _me: str) -> list[Any]:
    return await services.tables.summaries(await services.store.public())


async def history(services: Services, _token: str, me: str) -> list[Any]:
    return (await services.caring.history.matches(asks(me))).matches


async def open_tables(services: Services, _token: str, _me: str) -> list[Any]:
    return await services.open_tables.found()


def remove(connection: Connection, gone: set[str]) -> None:
    for match in gone:
        for column in belongings():
            connection.execute(delete(column.table).where(column == match))
        connection.execute(delete(MATCHES).where(MATCHES.c.match == match))


@pytest.mark.parametrize("after", [1, 2, 3, 4])
@pytest.mark.parametrize("asked", [home, public, history, open_tables])
def test_lists(tmp_path: Path, asked: Callable[[Services, str, str], Awaitable[list[Any]]], after: int) -> None:
    """Each is read with several queries; the match is removed after one of them."""

    async def work(services: Services) -> None:
        me, read, reads = await somebody(services), services.store.read, list[Any]()
        stays, goes = [await new_table(services, "me", "bot", me=me) for _ in range(2)]
        free, full = [await new_table(services, "me", "open", me=me, listed=True) for _ in range(2)]
        gone = {goes.row.match, free.row.match}

        async def reading(query: Any) -> Any:
            reads.append(await read(query))
            if len(reads) == after:
                await services.store.write(lambda connection: remove(connection, gone))
            return reads[-1]

        services.store.read = reading  # type: ignore[method-assign]
        shown = {one.match for one in await asked(services, token_of(goes, 0), me)}
        assert shown & {stays.row.match, full.row.match}

    with_services(tmp_path, work)


def test_one_match(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, read = await new_table(services, "me", "bot"), services.store.read
        services.tables.forget(live)

        async def reading(query: Any) -> Any:
            found = await read(query)
            await services.store.write(lambda connection: remove(connection, {live.row.match}))
            return found

        services.store.read = reading  # type: ignore[method-assign]
        with pytest.raises(Refuse) as refused:
            await services.tables.summary(live.row.match)
        assert refused.value.code == "no-such-match"

    with_services(tmp_path, work)

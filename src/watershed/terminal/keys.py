"""`watershed key`: the public key with which the servers of a database sign logs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from sqlalchemy import inspect

from watershed.server.migrating import check_known
from watershed.server.settings import settings_of
from watershed.server.signing import KeyRow, Signer, stored_keys
from watershed.server.store import Store

from . import databases


def published(database: str | None) -> list[KeyRow]:
    """The keys of a database, the newest first. It is only read."""
    with databases.reading(database) as connection:
        check_known(connection)
        return stored_keys(connection) if inspect(connection).has_table("signing_keys") else []


def renewed(database: str | None) -> list[KeyRow]:
    """The same, after a new key was made."""
    with databases.reading(database) as connection:  # a file that isn't there is refused, not made
        databases.check_not_older(connection)
    place = database or settings_of().database

    async def renew() -> None:
        store = Store(place)
        store.examine()
        await store.start()
        try:
            await Signer(store, None).renew()
        finally:
            await store.close()

    with databases.politely():
        asyncio.run(renew())
    return published(database)


def as_text(keys: Sequence[KeyRow]) -> str:
    """The key, and those of before."""
    if not keys:
        return "There is no key yet. The server makes one when it first starts."
    newest, *earlier = keys
    before = [f"{key.public}  until then, since {key.made:%Y-%m-%d}" for key in earlier]
    return "\n".join([f"{newest.public}  since {newest.made:%Y-%m-%d}", *before])


def as_json(keys: Sequence[KeyRow]) -> str:
    """The same for programs."""
    return json.dumps([{"key": key.public, "made": key.made.isoformat()} for key in keys], indent=1)

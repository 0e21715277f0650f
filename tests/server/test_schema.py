"""The migrations lead to the schema that the code uses."""

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from watershed.server.sql_tables import metadata
from watershed.server.store import Store


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_the_migrations_are_complete(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.db"))
        await store.start()
        with store.engine.connect() as connection:
            assert differences(connection) == []
        await store.close()

    asyncio.run(run())

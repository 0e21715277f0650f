"""Signing the logs that this server gives out. The key is in the database, so all servers of it have the same one, and
it never leaves it. docs/protocol.md says what is signed.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from fastapi import APIRouter
from sqlalchemy import Connection, insert, select

from watershed.match import signature

from . import http_schemas as b
from . import sql_tables
from .errors import NotStored
from .records import now
from .store import Store, rows_of
from .write_batch import Conflict

NEWEST_FIRST = select(sql_tables.signing_keys).order_by(sql_tables.signing_keys.c.number.desc())
PUBLISHED = 20  # the newest of them


@dataclass(frozen=True)
class KeyRow:
    """A key pair, in hexadecimal."""

    number: int
    public: str
    private: str = field(repr=False)
    made: datetime

    def sign(self, message: bytes) -> bytes:
        return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(self.private)).sign(message)


def new_key(number: int) -> KeyRow:
    pair = Ed25519PrivateKey.generate()
    return KeyRow(number, pair.public_key().public_bytes_raw().hex(), pair.private_bytes_raw().hex(), now())


def stored_keys(connection: Connection) -> list[KeyRow]:
    """All keys of a database, the newest first."""
    return rows_of(connection, KeyRow, NEWEST_FIRST.limit(PUBLISHED))


class Signer:
    """Reads the key each time: another server of this database may have made it, or a newer one."""

    def __init__(self, store: Store, address: str | None) -> None:
        self._store, self._address = store, address

    async def begin(self) -> None:
        """Make the key on the first start. If nothing can be written now, it is made when it is needed."""
        with contextlib.suppress(NotStored):
            await self.newest()

    async def newest(self) -> KeyRow:
        return (await self._keys())[0]

    async def signed(self, text: str) -> str:
        """A log with this server's signature."""
        key = await self.newest()
        return signature.signed(text, key.public, key.sign, now(), self._address)

    async def published(self) -> b.SigningKey:
        key, *earlier = await self._keys()
        before = [b.PublicKey(key=one.public, made=one.made.isoformat()) for one in earlier]
        made = key.made.isoformat()
        return b.SigningKey(algorithm="ed25519", key=key.public, made=made, server=self._address, earlier=before)

    async def renew(self) -> KeyRow:
        """Make a new key that signs from now on. The earlier ones stay, so that their logs can be checked."""
        found = await self._store.read(stored_keys)
        await self._add(new_key(found[0].number + 1 if found else 1))
        return await self.newest()

    async def _keys(self) -> Sequence[KeyRow]:
        if found := await self._store.read(stored_keys):
            return found
        await self._add(new_key(1))
        return await self._store.read(stored_keys)

    async def _add(self, key: KeyRow) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.signing_keys), vars(key))

        with contextlib.suppress(Conflict):  # another server was quicker
            await self._store.write(work)


def routes(signer: Signer) -> APIRouter:
    router = APIRouter(tags=["operating"])

    @router.get("/api/key")
    async def key() -> b.SigningKey:
        return await signer.published()

    return router

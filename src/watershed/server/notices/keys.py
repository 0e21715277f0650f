"""The key with which this server's pushes are signed, and the codes in its mails. It is made on the first start, and is
in the database, so that all servers have the same.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
from dataclasses import dataclass, field
from datetime import datetime

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, insert, select

from .. import sql_tables
from ..errors import NotStored
from ..fair_queue import household
from ..records import now
from ..store import Store
from ..write_batch import Conflict

HOME = 5  # hexadecimal digits: a million numbers for all households


@dataclass(frozen=True)
class PushKey:
    number: int
    public: str  # as browsers want it
    private: str = field(repr=False)  # in hexadecimal
    made: datetime

    def code(self, purpose: str, channel: str, made: datetime) -> str:
        """A code in a link that only this server can make, so it needs not be stored."""
        text = f"{purpose}:{channel}:{int(made.timestamp())}"
        digest = hmac.new(bytes.fromhex(self.private), text.encode(), hashlib.sha256).digest()
        return f"{channel}.{plain(digest)}"

    def home(self, address: str) -> str:
        """A number for a household, which thousands share, so that the database knows nobody's address."""
        digest = hmac.new(bytes.fromhex(self.private), f"home:{household(address)}".encode(), hashlib.sha256)
        return digest.hexdigest()[:HOME]

    def accepts(self, code: str, purpose: str, channel: str, made: datetime) -> bool:
        return hmac.compare_digest(code, self.code(purpose, channel, made))


def plain(data: bytes) -> str:
    """Base64 for addresses, without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> PushKey:
    pair = ec.generate_private_key(ec.SECP256R1())
    public = pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return PushKey(1, plain(public), f"{pair.private_numbers().private_value:064x}", now())


class Keys:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: PushKey | None = None

    async def begin(self) -> None:
        """Make the key on the first start. If nothing can be written now, it is made when it is needed."""
        with contextlib.suppress(NotStored):
            await self.found()

    async def found(self) -> PushKey:
        if self._known is None:
            self._known = await self._read() or await self._made()
        return self._known

    async def _read(self) -> PushKey | None:
        found = await self._store.rows(PushKey, select(sql_tables.push_keys))
        return found[0] if found else None

    async def _made(self) -> PushKey:
        key = new_key()

        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.push_keys), vars(key))

        with contextlib.suppress(Conflict):  # another server was quicker
            await self._store.write(work)
        found = await self._read()
        assert found is not None
        return found

"""The wire between servers of one database: through Redis, each tells the others what happened.

The rows are the truth. A message that a match has changed makes the others read its rows. Who is here, chat and
questions about an undo travel in the message itself. A server that is alone has a wire that leads nowhere.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import structlog

CHANNEL = "watershed:{match}"
EVERYWHERE = "everywhere"  # what concerns no single match is told to all servers under this name
RETRY = 1.0  # seconds
log = structlog.get_logger()


class Word(NamedTuple):
    """A message from another server about a match."""

    server: str
    match: str
    kind: str
    data: dict[str, Any]


Hear = Callable[[Word], Awaitable[None]]


class Wire:
    """A wire that leads nowhere: this server is alone."""

    alone = True

    def tell(self, match: str, kind: str, **data: Any) -> None:
        """Send a message to the other servers; never waits."""

    async def run(self, hear: Hear, back: Callable[[], Awaitable[None]]) -> None:
        """Listen until cancelled. `back` is called whenever a lost connection is back."""

    async def check(self) -> None:
        """Raise OSError if the wire can't be used."""


class RedisWire(Wire):
    """Redis publishes to every server that listens. A server skips its own messages."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self._server = secrets.token_hex(8)
        self._said: asyncio.Queue[tuple[str, str]] = asyncio.Queue(10_000)

    def tell(self, match: str, kind: str, **data: Any) -> None:
        said = json.dumps(Word(self._server, match, kind, data))
        try:
            self._said.put_nowait((CHANNEL.format(match=match), said))
        except asyncio.QueueFull:
            log.warning("word to other servers dropped", match=match, kind=kind)  # they look at the rows now and then

    async def check(self) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.ping()
        except (RedisError, OSError) as problem:
            raise OSError(str(problem)) from None
        finally:
            await self._redis.aclose()

    async def run(self, hear: Hear, back: Callable[[], Awaitable[None]]) -> None:
        try:
            await asyncio.gather(self._speak(), self._listen(hear, back))
        finally:
            await self._redis.aclose()

    async def _speak(self) -> None:
        from redis.exceptions import RedisError

        while True:
            channel, said = await self._said.get()
            while True:
                try:
                    await self._redis.publish(channel, said)
                    break
                except (RedisError, OSError) as problem:
                    log.warning("redis does not answer", problem=str(problem))
                    await asyncio.sleep(RETRY)

    async def _listen(self, hear: Hear, back: Callable[[], Awaitable[None]]) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as connection:
                    await connection.psubscribe(CHANNEL.format(match="*"))
                    async for message in connection.listen():
                        if message["type"] == "psubscribe":  # from here on nothing is missed
                            await back()
                        elif message["type"] == "pmessage":
                            await self._heard(message["data"], hear)
            except (RedisError, OSError) as problem:
                log.warning("the connection to redis is lost", problem=str(problem))
            await asyncio.sleep(RETRY)

    async def _heard(self, text: bytes, hear: Hear) -> None:
        try:
            word = Word(*json.loads(text))
            if word.server != self._server:
                await hear(word)
        except Exception:
            log.exception("word from another server not taken")


def wire_of(url: str | None) -> Wire:
    return RedisWire(url) if url else Wire()

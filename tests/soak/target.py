"""What floods aim at, and how their clients reach it. This and what imports it loads nothing of the server."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import connect

STRANGER = "127.0.0.9"  # where floods come from
CROWD = tuple(f"127.0.0.{number}" for number in range(20, 24))  # what one address may not do, several try together
TOWN = tuple(f"127.0.0.{number}" for number in range(40, 60))  # one address may open few logs
AGAIN = 0.5  # seconds until a client that was thrown out comes again
HELLO = b'{"type":"hello"}'


@dataclass
class Target:
    """One server, what is known about its matches, and what came of it."""

    port: int
    matches: list[str]
    ended: list[list[str]]  # games and matches that are over
    games: list[str]  # in which hints can be asked for
    tally: Counter[str] = field(default_factory=Counter)

    @property
    def known(self) -> dict[str, Any]:
        """What another process needs."""
        return {"port": self.port, "matches": self.matches, "ended": self.ended, "games": self.games}

    @property
    def match(self) -> str:
        return random.choice(self.matches)


Each = Callable[[Target], Awaitable[None]]


async def raw(
    target: Target, start: bytes, stranger: str = STRANGER
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection, on which something was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(stranger, 0))
    target.tally["connected"] += 1
    writer.write(start)
    return reader, writer


def live(target: Target, match: str, stranger: str = STRANGER) -> Any:
    """A socket on a match."""
    url = f"ws://127.0.0.1:{target.port}/api/live/{match}"
    target.tally["tried"] += 1
    more: dict[str, Any] = {"ping_interval": None, "close_timeout": 0, "max_queue": 4, "max_size": None}
    return connect(url, local_addr=(stranger, 0), open_timeout=20, **more)


def web(target: Target, stranger: str) -> httpx2.AsyncClient:
    transport = httpx2.AsyncHTTPTransport(local_address=stranger)
    return httpx2.AsyncClient(transport=transport, timeout=30, base_url=f"http://127.0.0.1:{target.port}")

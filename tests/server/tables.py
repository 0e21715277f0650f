"""Tables in this process, with clients that record what they receive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from watershed.server import http_schemas as b
from watershed.server import socket_schemas as m
from watershed.server.room import Client, LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Settings

from ..processes import PATIENCE


@dataclass
class Listener:
    """Keeps the texts that a socket would have sent."""

    texts: list[str] = field(default_factory=list)
    dropped: int = 0

    def send(self, text: str) -> None:
        self.texts.append(text)

    def drop(self) -> None:
        self.dropped += 1


def listen(live: LiveMatch, seat: int | None) -> Listener:
    found = Listener()
    key = None if seat is None else live.seats[seat].token_hash
    live.clients.add(Client(seat, found.send, found.drop, key))
    return found


TOKENS: WeakKeyDictionary[LiveMatch, dict[int, str]] = WeakKeyDictionary()


def token_of(live: LiveMatch, seat: int) -> str:
    """The token of a seat of a new table."""
    return TOKENS[live][seat]


async def new_table(services: Services, *kinds: str, names: str = "Ann Bob Cid Dot", **more: Any) -> LiveMatch:
    """A match with seats of these kinds, begun by seat 0; those of another person are joined at once."""
    seats = [{"kind": "open" if kind == "other" else kind} for kind in kinds]
    body = {"game": "flow", "options": {"first": 1}, "public": True, "seats": seats} | more
    seated = await services.tables.create(b.NewMatch.model_validate(body))
    live = await services.tables.find(seated.match)
    tokens = {seated.seat: seated.token} | {place.seat: place.token for place in seated.more}
    for name, kind in zip(names.split(), kinds, strict=False):
        if kind == "other":
            joined = await services.tables.join(live, b.Join(name=name))
            tokens[joined.seat] = joined.token
    TOKENS[live] = tokens
    return live


def with_services(where: Path | str, work: Callable[[Services], Awaitable[None]]) -> None:
    """Runs some work on tables whose database is a file in a folder, or at an address."""

    async def run() -> None:
        database = str(where / "table.db") if isinstance(where, Path) else where
        services = Services.of(Settings(database=database, bot_pace=0))
        await services.store.start()
        try:
            await asyncio.wait_for(work(services), PATIENCE)
        finally:
            services.workers.close()
            await services.store.close()

    asyncio.run(run())


def play_move(live: LiveMatch, words: str, name: str) -> m.PlayMove:
    return m.PlayMove(type="move", id=name, seen=live.seq, move=words)

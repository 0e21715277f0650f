"""Clients that flood and stall. Each fault lasts for as long as its context is open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect

from .players import LOST
from .servers import Server
from .sites import Site

Make = Callable[[Any, random.Random], AbstractAsyncContextManager[None]]
STRANGER = ("127.0.0.9", 0)  # where floods come from
SOCKETS = 200


def flood(each: Callable[[Server, Site], Any]) -> Make:
    """Many clients of another address, who start again when they are thrown out."""

    @asynccontextmanager
    async def going_on(site: Site, luck: random.Random) -> AsyncIterator[None]:
        server = luck.choice(site.servers)

        async def again() -> None:
            while True:
                with contextlib.suppress(*LOST):
                    await each(server, site)
                await asyncio.sleep(0.5)

        tasks = [asyncio.create_task(again()) for _ in range(SOCKETS)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    going_on.__name__ = each.__name__
    return going_on


async def raw(server: Server, start: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=STRANGER)
    writer.write(start)
    return reader, writer


async def silent(server: Server, _site: Site) -> None:
    reader, writer = await raw(server, b"")
    try:
        await reader.read()
    finally:
        writer.transport.abort()


async def slow(server: Server, _site: Site) -> None:
    reader, writer = await raw(server, b"POST /api/matches HTTP/1.1\r\nHost: h\r\nContent-Length: 9000\r\n")
    try:
        while not reader.at_eof() and not writer.is_closing():
            writer.write(b"X: y\r\n")
            await asyncio.sleep(0.5)
    finally:
        writer.transport.abort()


async def readers(server: Server, site: Site) -> None:
    """They ask for lists, one after another on one connection."""
    reader, writer = await raw(server, b"GET /api/matches HTTP/1.1\r\nHost: h\r\n\r\n" * 30)
    try:
        while await reader.read(65_536):
            pass
    finally:
        writer.transport.abort()


def talking(name: str, says: Callable[[int], str], reads: bool, pause: float) -> Make:
    """Spectators of other people's matches who say something all the time."""

    async def each(server: Server, site: Site) -> None:
        match = random.choice(site.matches)
        url = f"ws://127.0.0.1:{server.port}/api/live/{match}"
        more: dict[str, Any] = {"ping_interval": None, "close_timeout": 0, "max_queue": 4}
        async with connect(url, local_addr=STRANGER, open_timeout=20, **more) as client:
            await client.send('{"type":"hello"}')
            number = 0
            while True:
                number += 1
                await client.send(says(number))
                if reads:
                    await client.recv()
                await asyncio.sleep(pause)

    each.__name__ = name
    return flood(each)


pings = talking("pings, never read", lambda _number: '{"type":"ping"}', reads=False, pause=0.01)
hellos = talking("hellos", lambda _number: '{"type":"hello"}', reads=True, pause=0.01)
whys = talking(
    "reasons", lambda number: json.dumps({"type": "why", "id": str(number), "move": "x"}), reads=True, pause=0.01
)


@asynccontextmanager
async def stalled(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """Spectators who never read a byte."""
    found = []
    for _ in range(SOCKETS // 4):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError):
            await loop.sock_connect(client, ("127.0.0.1", luck.choice(site.servers).port))
            match = luck.choice(site.matches)
            upgrade = (
                f"GET /api/live/{match} HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            await loop.sock_sendall(client, upgrade.encode())
            await asyncio.sleep(0.02)
            hello = b'{"type":"hello"}'
            await loop.sock_sendall(client, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        found.append(client)
    try:
        yield
    finally:
        for client in found:
            client.close()

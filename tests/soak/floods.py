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
STRANGER = "127.0.0.9"  # where floods come from
CROWD = tuple(f"127.0.0.{number}" for number in range(20, 24))  # what one address may not do, several try together
SOCKETS = 200
MANY = 1200  # connections, of several addresses: what stopped an early version
BODY = 600_000  # bytes, more than any request may have
UPGRADE = (
    "GET /api/live/{match} HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = bytes([0x89, 0x80 | 100, 0, 0, 0, 0]) + b"p" * 100  # a frame that asks for a pong of the same size


def flood(each: Callable[[Server, Site], Any], clients: int = SOCKETS) -> Make:
    """Many clients of another address, who start again when they are thrown out."""

    @asynccontextmanager
    async def going_on(site: Site, luck: random.Random) -> AsyncIterator[None]:
        server = luck.choice(site.servers)

        async def again() -> None:
            while True:
                with contextlib.suppress(*LOST):
                    await each(server, site)
                await asyncio.sleep(0.5)

        tasks = [asyncio.create_task(again()) for _ in range(clients)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    going_on.__name__ = each.__name__
    return going_on


async def raw(
    server: Server, start: bytes, stranger: str = STRANGER
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(stranger, 0))
    writer.write(start)
    return reader, writer


async def silent(server: Server, _site: Site) -> None:
    reader, writer = await raw(server, b"", random.choice(CROWD))
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


async def bodies(server: Server, _site: Site) -> None:
    """They send logs that are too large, whatever the server says to that."""
    head = f"POST /api/logs HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: {BODY}\r\n\r\n"
    reader, writer = await raw(server, head.encode())
    try:
        for _ in range(BODY // 10_000):
            writer.write(b"x" * 10_000)
            await writer.drain()
        await reader.read()
    finally:
        writer.transport.abort()


async def pings(server: Server, site: Site) -> None:
    """Frames that ask for an answer, which nobody reads."""
    reader, writer = await raw(server, UPGRADE.format(match=random.choice(site.matches)).encode())
    try:
        await reader.readuntil(b"\r\n\r\n")
        while not writer.is_closing():
            writer.write(PING * 20)
            await writer.drain()
            await asyncio.sleep(0.01)
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


def talking(name: str, says: Callable[[int], str], pause: float) -> Make:
    """Spectators of other people's matches who say something all the time."""

    async def each(server: Server, site: Site) -> None:
        match = random.choice(site.matches)
        url = f"ws://127.0.0.1:{server.port}/api/live/{match}"
        more: dict[str, Any] = {"ping_interval": None, "close_timeout": 0, "max_queue": 4}
        async with connect(url, local_addr=(STRANGER, 0), open_timeout=20, **more) as client:
            await client.send('{"type":"hello"}')
            number = 0
            while True:
                number += 1
                await client.send(says(number))
                await client.recv()
                await asyncio.sleep(pause)

    each.__name__ = name
    return flood(each)


hellos = talking("hellos", lambda _number: '{"type":"hello"}', pause=0.01)
whys = talking("reasons", lambda number: json.dumps({"type": "why", "id": str(number), "move": "x"}), pause=0.01)


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
            await loop.sock_sendall(client, UPGRADE.format(match=match).encode())
            await asyncio.sleep(0.02)
            hello = b'{"type":"hello"}'
            await loop.sock_sendall(client, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        found.append(client)
    try:
        yield
    finally:
        for client in found:
            client.close()

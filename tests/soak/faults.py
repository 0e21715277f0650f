"""What breaks, and how it is mended. Each fault lasts for as long as its context is open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import psycopg
from websockets.asyncio.client import connect

from .players import LOST
from .sites import OnPostgres, OnSqlite, Server, Site

Fault = Callable[[Any, random.Random], AbstractAsyncContextManager[None]]
STRANGER = ("127.0.0.9", 0)  # where floods come from
SOCKETS = 200


@asynccontextmanager
async def killed(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """SIGKILL, and a new start."""
    server = luck.choice(site.servers)
    await asyncio.to_thread(server.end, signal.SIGKILL)
    yield
    await asyncio.to_thread(server.start)


@asynccontextmanager
async def killed_often(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """Five SIGKILLs in a row."""
    server = luck.choice(site.servers)
    for _ in range(5):
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(luck.uniform(0, 1.5))
    yield


@asynccontextmanager
async def stopped(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """SIGSTOP and SIGCONT."""
    server = luck.choice(site.servers)
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


# databases


@asynccontextmanager
async def full_disk(site: OnSqlite, _luck: random.Random) -> AsyncIterator[None]:
    """Its small disk is filled; where there is none, the server may write into no file."""
    if not site.mounted:
        async with forbidden(site, _luck):
            yield
        return
    filler = site.disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    try:
        yield
    finally:
        filler.unlink()


@asynccontextmanager
async def forbidden(site: OnSqlite, _luck: random.Random) -> AsyncIterator[None]:
    """The server may write no byte into any file."""
    pid = site.servers[0].process.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@asynccontextmanager
async def locked(site: OnSqlite, _luck: random.Random) -> AsyncIterator[None]:
    """Another program holds the lock of the file."""
    connection = sqlite3.connect(site.database, timeout=30, isolation_level=None, check_same_thread=False)
    await asyncio.to_thread(connection.execute, "BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


@asynccontextmanager
async def postgres_locked(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    """Another program holds the lock of the moves."""
    async with await psycopg.AsyncConnection.connect(site.database) as connection:
        await connection.execute("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE")
        try:
            yield
        finally:
            await connection.rollback()


@asynccontextmanager
async def postgres_read_only(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    options = "-c default_transaction_read_only=off"
    async with await psycopg.AsyncConnection.connect(site.database, autocommit=True, options=options) as connection:
        await connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        await connection.execute("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            await connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
            await connection.execute("SELECT pg_reload_conf()")


@asynccontextmanager
async def postgres_down(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    """It crashes, and is started again."""
    await asyncio.to_thread(site.control, "stop")
    try:
        yield
    finally:
        await asyncio.to_thread(site.control, "start")


@asynccontextmanager
async def postgres_cuts(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    """All connections to it are ended."""
    async with await psycopg.AsyncConnection.connect(site.database, autocommit=True) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await connection.execute(f"{others} AND backend_type = 'client backend'")
    yield


@asynccontextmanager
async def redis_down(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    await asyncio.to_thread(site.redis.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(site.redis.start)


@asynccontextmanager
async def redis_stands_still(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    """It is cut off: connections stay open, and nothing comes through."""
    site.redis._process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        site.redis._process.send_signal(signal.SIGCONT)


# clients


def flood(each: Callable[[Server, Site], Any]) -> Fault:
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


def talking(name: str, says: Callable[[int], str], reads: bool, pause: float) -> Fault:
    """Spectators of other people's matches who say something all the time."""

    async def each(server: Server, site: Site) -> None:
        match = random.choice(site.matches)  # type: ignore[attr-defined]
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
            match = luck.choice(site.matches)  # type: ignore[attr-defined]
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


ANYWHERE: dict[str, tuple[Fault, int]] = {  # each with how often it is drawn
    "a server killed": (killed, 2),
    "a server killed five times": (killed_often, 1),
    "a server stopped": (stopped, 3),
    "silent connections": (flood(silent), 2),
    "slow requests": (flood(slow), 2),
    "lists asked for": (flood(readers), 2),
    "pings that are never read": (pings, 2),
    "hellos": (hellos, 2),
    "reasons asked for": (whys, 2),
    "clients that stall": (stalled, 2),
}
ON_SQLITE: dict[str, tuple[Fault, int]] = {
    "a full disk": (full_disk, 4),
    "no writing at all": (forbidden, 4),
    "a locked database": (locked, 4),
}
ON_POSTGRES: dict[str, tuple[Fault, int]] = {
    "a locked table": (postgres_locked, 3),
    "a read-only database": (postgres_read_only, 3),
    "PostgreSQL down": (postgres_down, 3),
    "connections to PostgreSQL cut": (postgres_cuts, 2),
    "Redis down": (redis_down, 3),
    "Redis that stands still": (redis_stands_still, 3),
}


def faults_of(site: Site) -> dict[str, tuple[Fault, int]]:
    return ANYWHERE | (ON_SQLITE if isinstance(site, OnSqlite) else ON_POSTGRES)

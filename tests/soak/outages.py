"""What breaks under a server, and how it is mended. Each fault lasts for as long as its context is open."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import psycopg

from .players import BANK
from .sites import OnPostgres, OnSqlite, Site

WRITABLE = "-c default_transaction_read_only=off"
LONGER = (5.0, 15.0)  # seconds for which all servers stand still after a clock would have run out
FILLED = 1 << 20, 4096  # bytes that are written at once into a disk, until it is full
STARTED = 30.0  # seconds for which the next kill waits for a server to be up again

# processes


@asynccontextmanager
async def killed(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """SIGKILL. What keeps servers up starts it again."""
    await luck.choice(site.servers).kill(luck)
    yield


@asynccontextmanager
async def killed_often(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """Five SIGKILLs in a row, each as soon as it is up, or before."""
    server = luck.choice(site.servers)
    for _ in range(5):
        await server.kill(luck)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STARTED):
                while not server.ready:
                    await asyncio.sleep(0.1)
        await asyncio.sleep(luck.uniform(0, 1.5))
    yield


@asynccontextmanager
async def stopped(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """SIGSTOP and SIGCONT."""
    server = luck.choice(site.servers)
    process = server.process
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def all_stopped(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """All servers, for longer than anybody has for a turn: that time must be given back."""
    running = await _running_clocks(site)
    processes = [server.process for server in site.servers]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(BANK + luck.uniform(*LONGER))
        site.book.stood_still += running
        yield
    finally:
        for process in processes:
            process.send_signal(signal.SIGCONT)


async def _running_clocks(site: Site) -> int:
    """At how many tables somebody's time passes."""
    found = 0
    async with httpx2.AsyncClient(timeout=5, base_url=f"http://127.0.0.1:{site.servers[0].port}") as http:
        for match in site.timed:
            with contextlib.suppress(httpx2.HTTPError, ValueError):
                clock = (await http.get(f"/api/matches/{match}")).json().get("clock")
                found += bool(clock and clock["running"])
    return found


@asynccontextmanager
async def workers_killed(site: Site, luck: random.Random) -> AsyncIterator[None]:
    """SIGKILL for every process in which bots think."""
    for server in site.servers:
        for pid in server.workers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    yield


# SQLite


@asynccontextmanager
async def full_disk(site: OnSqlite, _luck: random.Random) -> AsyncIterator[None]:
    filler = site.disk / "filler"
    try:
        await asyncio.to_thread(_fill, filler)
        yield
    finally:
        filler.unlink(missing_ok=True)


def _fill(filler: Path) -> None:
    with filler.open("wb", buffering=0) as file:
        for size in FILLED:
            with contextlib.suppress(OSError):
                while file.write(bytes(size)):
                    pass


@asynccontextmanager
async def forbidden(site: OnSqlite, _luck: random.Random) -> AsyncIterator[None]:
    """The server may write no byte into any file, as on a disk that the kernel has stopped writing to."""
    pid = site.servers[0].process.pid
    with contextlib.suppress(ProcessLookupError):
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@asynccontextmanager
async def read_only_disk(site: OnSqlite, luck: random.Random) -> AsyncIterator[None]:
    """Its disk is mounted read-only. That can't be done while a file there is open for writing, so the server is killed
    before, and has to start on it.
    """
    server = site.servers[0]
    server.held = True
    try:
        await server.kill(luck)
        site.remount("ro")
    finally:
        server.held = False
    try:
        yield
    finally:
        site.remount("rw")


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


# PostgreSQL and Redis


@asynccontextmanager
async def postgres_locked(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    """Another program holds the lock of the moves."""
    async with await psycopg.AsyncConnection.connect(site.database, options=WRITABLE) as connection:
        await connection.execute("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE")
        try:
            yield
        finally:
            await connection.rollback()


@asynccontextmanager
async def postgres_read_only(site: OnPostgres, _luck: random.Random) -> AsyncIterator[None]:
    async with await psycopg.AsyncConnection.connect(site.database, autocommit=True, options=WRITABLE) as connection:
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

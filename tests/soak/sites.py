"""What is attacked: one server on SQLite, and two on one PostgreSQL with Redis between them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import subprocess
import tempfile
from collections import Counter, defaultdict, deque
from pathlib import Path
from time import monotonic

from watershed.server.checkup import Checkup, open_database
from watershed.server.store import Store

from ..server.conftest import PROGRAMS, Redis, as_postgres
from ..server.noticing import sink
from .ledger import Book, Ledger, compare, delivered
from .servers import Server

DISK = "384m"  # what-ifs and logs fill some of it by themselves
ENDED = 30  # matches that are over and looked at again
EVERY = 10.0  # seconds between two lines about a replay that takes long
Rows = dict[str, tuple[list[tuple[str, str]], list[tuple[str, str]]]]


class Site:
    """Servers of one database."""

    name = ""
    database = ""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="watershed-soak-"))
        self.servers: list[Server] = []
        self.book = Book()
        self.matches: list[str] = []  # that are being played
        self.ended: deque[tuple[str, str]] = deque(maxlen=ENDED)  # games and matches
        self.paused = False  # nobody is at a table: the servers are being weighed
        self.timed: list[str] = []  # those of them that have a clock
        self.searched: list[str] = []  # games in which hints and analyses can be asked for
        self.flooded: dict[str, Counter[str]] = defaultdict(Counter)  # what floods heard, by their names
        self.open = contextlib.ExitStack()
        self.sink = self.open.enter_context(sink())
        self.hooks: dict[str, str] = {}  # the secrets of webhooks by their matches; empty where that is in doubt
        self.delivered = 0
        self.cannot: dict[str, str] = {}  # faults that can't be made here, and why
        self.replayed = (0, 0)  # logs that were replayed, of how many

    def address(self, luck: random.Random) -> str:
        return f"127.0.0.1:{luck.choice(self.servers).port}"

    async def is_well(self) -> bool:
        return all(await asyncio.gather(*(server.is_well() for server in self.servers)))

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.open.close()

    def check(self, ledgers: dict[str, Ledger], until: float) -> None:
        """Compare what people were answered with what is stored, and play the logs again while there is time."""
        found = asyncio.run(self._stored(list(ledgers)))
        for match, ledger in ledgers.items():
            compare(self.book, f"{self.name}, {match}", ledger, *found[match])
        self.delivered = delivered(self.book, self.hooks, self.sink.got)
        self._replay(until)

    async def _stored(self, matches: list[str]) -> Rows:
        store, found = Store(self.database), Rows()
        await store.start()
        for match in matches:
            moves = [(str(step.message), step.words) for step in await store.moves(match)]
            found[match] = moves, [(line.message, line.text) for line in await store.chat(match)]
        await store.close()
        return found

    def _replay(self, until: float) -> None:
        engine = open_database(self.database)
        with engine.connect() as connection:
            checkup = Checkup(connection)
            count, told = checkup.count(), monotonic()
            for number, finding in enumerate(checkup.findings(), 1):
                self.replayed = number, count
                if finding.verdict not in ("goes-on", "replays"):
                    self.book.violated(f"{self.name}, {finding.match}: its log is {finding.verdict}")
                if monotonic() > until:
                    break
                if monotonic() - told > EVERY:
                    told = monotonic()
                    print(f"{self.name}: {number} of {count} logs replay", flush=True)
        engine.dispose()


class OnSqlite(Site):
    """One server, with its database on a small disk of its own where that is allowed."""

    name = "SQLite"

    def __init__(self) -> None:
        super().__init__()
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(self.disk)]
        self.mounted = not subprocess.run(mount, capture_output=True).returncode
        if not self.mounted:
            self.cannot = dict.fromkeys(("a full disk", "a read-only disk"), "a disk can't be mounted here")
        self.database = str(self.disk / "table.db")
        self.servers = [Server(self.name, self.database, self.folder, self.book)]

    def remount(self, how: str) -> None:
        """Mount the disk `ro` or `rw`. The kernel refuses `ro` while a file on it is open for writing."""
        subprocess.run(["mount", "-o", f"remount,{how}", str(self.disk)], check=True, capture_output=True)

    def close(self) -> None:
        super().close()
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.disk)], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)


class OnPostgres(Site):
    """Two servers, one PostgreSQL, one Redis."""

    name = "PostgreSQL"

    def __init__(self) -> None:
        super().__init__()
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.data = str(self.folder / "data")
        as_postgres("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "--no-sync")
        self.control("start")
        self.database = f"postgresql://postgres@/postgres?host={self.folder}"
        self.redis = Redis()
        self.servers = [
            Server(f"{self.name} {number}", self.database, self.folder, self.book, REDIS_URL=self.redis.url)
            for number in (1, 2)
        ]

    def control(self, what: str) -> None:
        """Start, stop or restart PostgreSQL, as if it had crashed."""
        options = ["-w", "-m", "immediate", "-o", f"-k {self.folder} -h '' -F", "-l", f"{self.folder}/postgres.log"]
        as_postgres("pg_ctl", "-D", self.data, *options, what)

    def close(self) -> None:
        super().close()
        self.redis.stop()
        self.control("stop")
        shutil.rmtree(self.redis.folder, ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    @staticmethod
    def missing() -> list[str]:
        """The programs that it would need."""
        found = {"PostgreSQL": bool(PROGRAMS), "Redis": shutil.which("redis-server") is not None}
        return [name for name, there in found.items() if not there]

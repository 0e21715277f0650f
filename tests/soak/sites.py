"""What is attacked: one server on SQLite, and two on one PostgreSQL with Redis between them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import httpx2

from watershed.server.checkup import Checkup, open_database
from watershed.server.store import Store

from ..server.conftest import PROGRAMS, Redis, as_postgres
from ..server.playing import Served
from .players import Book, Ledger

SETTINGS = {
    "WATERSHED_BOT_PACE": "0.1",
    "WATERSHED_KEPT_MATCHES": "20",  # so that idle matches are unloaded, and memory can be compared
    "WATERSHED_LOG": "error",
    "WATERSHED_REQUESTS": "100000",
    "WATERSHED_HELLO_WITHIN": "60",  # the machine may be busy
}
SETTLED = 15.0  # seconds after which a server that was started is measured first
DISK = "64m"


class Server(Served):
    """One server. Its first and last weight in this life, and the most that a life has gained."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.log = log
        self.begun, self.first = 0.0, (0.0, 0)
        self.gained = (0.0, 0)
        super().__init__(database, **(SETTINGS | environment | {"LOG_FILE": str(log)}))

    program = ("sh", "-c", 'exec "$0" "$@" 2>>"$LOG_FILE"', *Served.program)

    def start(self) -> None:
        super().start()
        self.begun, self.first = monotonic(), (0.0, 0)

    @property
    def weight(self) -> tuple[float, int]:
        """Megabytes, and open files."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6, len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def weigh(self) -> None:
        """Compare with how it was when it had just settled."""
        if monotonic() - self.begun < SETTLED:
            return
        memory, files = self.weight
        if not self.first[1]:
            self.first = memory, files
        self.gained = max(self.gained[0], memory - self.first[0]), max(self.gained[1], files - self.first[1])

    async def is_well(self) -> bool:
        with contextlib.suppress(httpx2.HTTPError):
            async with httpx2.AsyncClient(timeout=10) as http:
                return (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200
        return False


class Site:
    """Servers of one database."""

    name = ""
    database = ""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="watershed-soak-"))
        self.servers: list[Server] = []
        self.book = Book()

    @property
    def alone(self) -> bool:
        return len(self.servers) == 1

    def address(self, luck: random.Random) -> str:
        return f"127.0.0.1:{luck.choice(self.servers).port}"

    async def is_well(self) -> bool:
        return all(await asyncio.gather(*(server.is_well() for server in self.servers)))

    def tracebacks(self) -> Iterator[str]:
        """Errors in the logs that aren't those of a database that is gone."""
        for server in self.servers:
            if server.log.exists():
                for line in server.log.read_text(encoding="utf-8").splitlines():
                    if '"exception"' in line and '"event": "nothing can be written"' not in line:
                        yield line[:300]

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.end(signal.SIGKILL)

    def check(self, ledgers: dict[str, Ledger]) -> int:
        """Compare what people were answered with what is stored, and play every log again. How many moves agree."""
        found = asyncio.run(self._stored(list(ledgers)))
        count = 0
        for match, ledger in ledgers.items():
            moves, chat = found[match]
            for message, words in ledger.answered.items():
                times = moves.count((message, words))
                if times != 1:
                    self.book.violated(f"{self.name}, {match}: {message} {words!r} was answered, stored {times} times")
                count += 1
            for message, text in ledger.said.items():
                if chat.count((message, text)) != 1 and len(chat) < 200:
                    self.book.violated(f"{self.name}, {match}: chat {message} was answered, and is not stored once")
            for message, words in moves:
                if message != "None" and ledger.sent.get(message) != words:
                    self.book.violated(f"{self.name}, {match}: {message} {words!r} is stored, nobody sent it")
        self._replay()
        return count

    async def _stored(self, matches: list[str]) -> dict[str, tuple[list[tuple[str, str]], list[tuple[str, str]]]]:
        store, found = Store(self.database), {}
        await store.start()
        for match in matches:
            moves = [(str(step.message), step.words) for step in await store.moves(match)]
            found[match] = moves, [(line.message, line.text) for line in await store.chat(match)]
        await store.close()
        return found

    def _replay(self) -> None:
        engine = open_database(self.database)
        with engine.connect() as connection:
            for finding in Checkup(connection).findings():
                if finding.verdict not in ("goes-on", "replays"):
                    self.book.violated(f"{self.name}, {finding.match}: its log is {finding.verdict}")
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
        self.database = str(self.disk / "table.db")
        self.servers = [Server(self.database, self.folder / "log")]

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
            Server(self.database, self.folder / f"log{number}", REDIS_URL=self.redis.url) for number in (1, 2)
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
    def is_possible() -> bool:
        return bool(PROGRAMS) and shutil.which("redis-server") is not None

"""One server, kept up as systemd keeps it up with the unit of docs/operating.md."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import CLOCK_BOOTTIME, clock_gettime, monotonic

import httpx2

from ..processes import PATIENCE, children_of, is_alive
from ..server.playing import Served
from .ledger import Book
from .logs import Log
from .weights import Weight, gained_under_load

SETTINGS = {
    "WATERSHED_BOT_PACE": "0.1",
    "WATERSHED_KEPT_MATCHES": "20",  # so that idle matches are unloaded, and memory can be compared
    "WATERSHED_LOG": "warning",
    "WATERSHED_REQUESTS": "1000",  # all people here have one address; floods have others
    "WATERSHED_PRIVATE_HOSTS": "127.0.0.1",
    "WATERSHED_NOTICE_AFTER": "1",
    "WATERSHED_HELLO_WITHIN": "60",  # the machine may be busy
}
SETTLED = 20.0  # seconds after which a server that was started is weighed first
TO_MEND = 2  # the exit code of a server that says that its host has to mend something: systemd gives up then
SAYS_WITHIN, HURRIED = 20.0, 2.0  # seconds in which a server says what it weighs, and before it is killed


class NotStarted(Exception):
    """A server ended before it was ready, with this exit code."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(str(code))


class Server(Served):
    """One server, its weight, and its log."""

    program = (sys.executable, "-m", "tests.soak.weighed")

    def __init__(self, name: str, database: str, folder: Path, book: Book, **environment: str) -> None:
        self.name, self.book, self.paper = name, book, folder / f"weight {name}"
        self.log = Log(folder / f"log {name}", name, book)
        self.ready, self.killed, self.held, self.pause = False, False, False, 1.0
        self.starts = self.refused = 0
        self.begun, self.first = 0.0, None
        super().__init__(database, **(SETTINGS | environment | {"SOAK_PAPER": str(self.paper)}))

    first: Weight | None  # in this life, when it had settled
    process: subprocess.Popen[str]

    def start(self) -> None:
        """Start it and wait until it says its address."""
        command = [*self.program, "serve", "--database", self.database, "--port", str(self.port)]
        self.killed = False
        with self.log.file.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=self.environment, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://127.0.0.1:" not in line:
            self.process.stdout.close()
            raise NotStarted(self.process.wait(PATIENCE))
        self.port = int(line.split("http://127.0.0.1:")[1].split()[0])
        self.starts += 1
        self.begun, self.first, self.ready = monotonic(), None, not self.killed

    async def kill(self, luck: random.Random) -> None:
        """SIGKILL, weighed before. It is started again by itself, after a moment."""
        if self.ready and self.first and (last := await self.weigh(HURRIED)):
            for what in gained_under_load(self.first, last):
                self.book.violated(f"{self.name} had gained {what} when it was killed")
        self.pause, self.killed, self.ready = luck.uniform(0.1, 5.0), True, False
        self.process.kill()
        await asyncio.to_thread(self.process.wait, PATIENCE)

    async def keep_up(self) -> None:
        """Start it again whenever it has ended."""
        while True:
            await asyncio.sleep(0.1)
            if self.process.poll() is not None:
                if not self.killed:
                    self.book.violated(f"{self.name} ended by itself, with code {self.process.returncode}")
                self.killed, self.ready = True, False  # it is known
                await asyncio.sleep(self.pause)
                if not self.held:
                    await asyncio.to_thread(self._start_again)

    def _start_again(self) -> None:
        if self.process.stdout:
            self.process.stdout.close()
        try:
            self.start()
        except NotStarted as problem:
            self.killed = True
            if problem.code == TO_MEND:
                self.book.violated(f"{self.name} gave up: its host would have to mend something and start it")
            elif problem.code != -signal.SIGKILL:
                self.refused += 1

    async def is_well(self) -> bool:
        with contextlib.suppress(httpx2.HTTPError):
            async with httpx2.AsyncClient(timeout=10) as http:
                return (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200
        return False

    # weighing

    async def weigh(self, within: float = SAYS_WITHIN) -> Weight | None:
        """What is left after a full garbage collection; None if it can't say that now."""
        if not self.ready:
            return None
        return await self._weighed(self.process.pid, self.paper, within)

    async def weigh_workers(self) -> dict[int, Weight]:
        """The same for the processes in which bots think, by their ids. One that is busy may not say it in time."""
        settled = [pid for pid in self.workers() if _age(pid) > SETTLED]
        papers = [self.paper.with_name(f"{self.paper.name} {pid}") for pid in settled]
        asked = (self._weighed(pid, paper, SAYS_WITHIN) for pid, paper in zip(settled, papers, strict=True))
        said = await asyncio.gather(*asked)
        return {pid: weight for pid, weight in zip(settled, said, strict=True) if weight}

    async def _weighed(self, pid: int, paper: Path, within: float) -> Weight | None:
        """Ask a process for its weight."""
        paper.unlink(missing_ok=True)
        asked = monotonic()
        try:
            os.kill(pid, signal.SIGUSR1)
            while not paper.exists():
                if monotonic() - asked > within or not is_alive(pid):
                    return None
                await asyncio.sleep(0.05)
            said = json.loads(paper.read_text(encoding="utf-8"))
            files, kinds = len(os.listdir(f"/proc/{pid}/fd")), Counter[str](said["kinds"])
        except OSError:  # it has ended
            return None
        return Weight(_memory(pid), files, kinds.total(), kinds, said["rules"], monotonic())

    async def weigh_first(self) -> None:
        """Once in each life, when it has settled."""
        if self.ready and self.first is None and monotonic() - self.begun > SETTLED:
            self.first = await self.weigh()

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        with contextlib.suppress(OSError):
            return [pid for pid in children_of(self.process.pid) if b"spawn_main" in _command(pid)]
        return []

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()


def _memory(pid: int) -> float:
    """Megabytes; nothing if the process has ended."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def _age(pid: int) -> float:
    """For how many seconds a process has been there."""
    with contextlib.suppress(OSError):
        began = int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[19])
        return clock_gettime(CLOCK_BOOTTIME) - began / os.sysconf("SC_CLK_TCK")
    return 0.0


def _command(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""

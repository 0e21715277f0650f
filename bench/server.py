"""The server under load: how soon it is ready, and how long a move takes with many tables at once.

python bench/server.py                                    prints the table: five runs with 200 tables of 4 clients,
                                                          then 400 and 800 tables, and the memory of a live match
python bench/server.py --tables 50 --runs 1 --seconds 10  one run with a smaller load
python bench/server.py --json F                           writes the rows as JSON too

On a machine with two cores or more, the server has one core to itself. This program plays all clients on the others.
Each table plays one move per second, and every move goes to four clients. On a shared machine look at the last row of a
run first: the benchmark is late with its own moves whenever the machine stops.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from live import measure as live_match
from rich.console import Console
from rows import Row, print_rows, write_rows
from websockets.asyncio.client import ClientConnection, connect

READY, ANSWER = 2.0, 50.0  # the targets: seconds, milliseconds
STARTED_WITHIN = 300  # seconds, on a machine that is busy with something else
STARTS, RUNS = 3, 5
MORE = (400, 800)  # tables


@dataclass
class Times:
    """Milliseconds from sending a move."""

    answer: list[float] = field(default_factory=list)  # to its answer
    others: list[float] = field(default_factory=list)  # to the state at each other client
    late: list[float] = field(default_factory=list)  # by which the benchmark itself sent a move too late
    refused: int = 0
    rate: float = 0.0  # moves answered per second
    busy: float = 0.0  # the share of its core that the server used
    waited: float = 0.0  # the share of the time that it waited for its core
    stolen: float = 0.0  # the share of the time that the machine's host kept the core to itself


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def pinned(core: int) -> list[str]:
    """The prefix that makes a command run on one core."""
    found = shutil.which("taskset")
    return [found, "-c", str(core)] if found else []


@contextmanager
def serving(folder: str, core: int) -> Iterator[tuple[str, float, int]]:
    """A real server: its address, the seconds until it answered, and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [*pinned(core), sys.executable, "-m", "watershed.cli", "serve", "--port", str(port)]
    unbounded = {"WATERSHED_REQUESTS": "1000000", "WATERSHED_SOCKETS": "1000000", "WATERSHED_WARM_UP": "0"}
    environment = os.environ | unbounded | {"WATERSHED_LOG": "error"}
    began = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--database", f"{folder}/table.db"], stdout=subprocess.DEVNULL, env=environment
    )
    try:
        yield f"127.0.0.1:{port}", until_healthy(port, process, began), process.pid
    finally:
        process.terminate()
        process.wait(20)


def until_healthy(port: int, process: subprocess.Popen[bytes], began: float) -> float:
    while process.poll() is None and time.perf_counter() - began < STARTED_WITHIN:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                if answer.status == 200:
                    return time.perf_counter() - began
        except (urllib.error.URLError, OSError):
            time.sleep(0.01)
    raise SystemExit("The server did not start.")


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process; not a number if the system doesn't say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kept_waiting(pid: int) -> float:
    """Seconds in which the main thread of a process was ready to run, but other programs had its core."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return float("nan")


def stolen_seconds(core: int) -> float:
    """Seconds in which a core was needed here, but the host of this machine had it."""
    try:
        rows = {row.split()[0]: row.split() for row in Path("/proc/stat").read_text().splitlines()}
        return int(rows[f"cpu{core}"][8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, KeyError, IndexError):
        return float("nan")


def syncs(folder: str, count: int = 200) -> list[float]:
    """Milliseconds that the disk takes for what every move needs once: writing a page and syncing it."""
    found = []
    with open(f"{folder}/page", "wb", buffering=0) as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            found.append((time.perf_counter() - began) * 1000)
    return found


def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return dict(json.load(answer))


class BenchTable:
    """One table with all its clients, who together play one move per second, or every so many."""

    def __init__(self, address: str, clients: int, times: Times, seed: int, every: float = 1.0) -> None:
        self.address, self.clients, self.times, self.luck = address, clients, times, random.Random(seed)
        self.every = every
        self.sockets: list[ClientConnection] = []
        self.seq, self.decides, self.over = 0, 0, False
        self.moves: list[str] = []
        self.next = (0, 0)  # who decides, having seen what
        self.sent = 0.0
        self.waiting: asyncio.Future[None] | None = None
        self.arrived = 0

    async def sit(self) -> None:
        seats = min(max(self.clients, 2), 5)
        body = {"game": "flow", "seats": [{"kind": "me"}] * seats}
        made = await asyncio.to_thread(post, self.address, "/api/matches", body)
        tokens = [made["token"], *(place["token"] for place in made["more"])]
        for number in range(self.clients):
            token = tokens[number] if number < seats else None
            url = f"ws://{self.address}/api/live/{made['match']}"
            connection = await connect(url, compression=None, open_timeout=60)
            await connection.send(json.dumps({"type": "hello", "token": token}))
            self.sockets.append(connection)

    def listen(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self._listen(number)) for number in range(len(self.sockets))]

    async def _listen(self, number: int) -> None:
        async for text in self.sockets[number]:
            now = time.perf_counter()
            head = text[:40]
            if '"answer"' in head:
                if '"ok":true' in text:
                    self.times.answer.append((now - self.sent) * 1000)
                else:
                    self.times.refused += 1
                    self.arrived = len(self.sockets)  # no state comes after a refusal
                self._count()
            elif '"state"' in head:
                self._state(number, text, now)

    def _state(self, number: int, text: str, now: float) -> None:
        seq = int(text[text.index('"seq":') + 6 :].split(",", 1)[0])
        if seq > self.seq and self.sent and number != self.decides:
            self.times.others.append((now - self.sent) * 1000)
        if '"moves":[]' not in text:  # only the seat that decides has moves, so the other states need no parsing
            said = json.loads(text)
            self.moves, self.next = [move["words"] for move in said["moves"]], (number, said["seq"])
        elif '"status":"over"' in text:
            self.over = True
        if self.sent:
            self._count()

    def _count(self) -> None:
        """Count an arrival. A move is done when it is answered and every client has the state."""
        self.arrived += 1
        if self.arrived > len(self.sockets) and self.waiting and not self.waiting.done():
            self.waiting.set_result(None)

    async def play(self, start: float, until: float) -> None:
        turn = 0
        while (due := start + turn * self.every) < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.decides, self.seq = self.next
            self.waiting, self.arrived = asyncio.get_running_loop().create_future(), 0
            said = {"type": "move", "id": f"m{turn}", "seen": self.seq, "move": self.luck.choice(self.moves)}
            self.sent = time.perf_counter()
            self.times.late.append((self.sent - due) * 1000)
            await self.sockets[self.decides].send(json.dumps(said))
            await self.waiting
            turn += 1 + int(max(0.0, time.perf_counter() - due - self.every) / self.every)  # never two moves at once


async def load(address: str, pid: int, core: int, tables: int, clients: int, seconds: float) -> Times:
    times, warm = Times(), Times()
    found = [BenchTable(address, clients, warm, seed) for seed in range(tables)]
    for begin in range(0, tables, 10):
        await asyncio.gather(*(table.sit() for table in found[begin : begin + 10]))
    listeners = [task for table in found for task in table.listen()]
    await asyncio.sleep(2)  # until all hellos and presences have arrived
    for table in found:
        table.times = times
    start = time.perf_counter() + 0.5
    used, waited, stolen = cpu_seconds(pid), kept_waiting(pid), stolen_seconds(core)
    await asyncio.gather(*(table.play(start + number / tables, start + seconds) for number, table in enumerate(found)))
    took = time.perf_counter() - start
    times.busy, times.waited = (cpu_seconds(pid) - used) / took, (kept_waiting(pid) - waited) / took
    times.stolen = (stolen_seconds(core) - stolen) / took
    times.rate = len(times.answer) / took
    for task in listeners:
        task.cancel()
    for table in found:
        for connection in table.sockets:
            connection.transport.abort()
    return times


def measure(tables: int, clients: int, seconds: float, runs: int, more: Sequence[int]) -> list[Row]:
    """All rows of the server."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    try:
        with tempfile.TemporaryDirectory() as folder:
            ready = []
            for start in range(STARTS):
                with serving(f"{folder}/{start}", cores[0]) as (_address, took, _pid):
                    ready.append(took)
            disk = syncs(folder)
            loads = [(tables, run) for run in range(1, runs + 1)] + [(count, 1) for count in more]
            found = []
            for count, run in loads:
                with serving(f"{folder}/{count}-{run}", cores[0]) as (address, _took, pid):
                    times = asyncio.run(load(address, pid, cores[0], count, clients, seconds))
                goal = count == tables
                found += rows(times, f"{count} tables, {clients} clients each, run {run}", goal)
                print(f"{count} tables, run {run} of {runs if goal else 1}: done", file=sys.stderr)
    finally:
        os.sched_setaffinity(0, cores)
    return [
        Row("from start to ready, best of three", min(ready), "s", "under 2", min(ready) < READY),
        Row("the disk alone: writing and syncing a page, 50%", percentile(disk, 0.5), "ms"),
        Row("the disk alone: writing and syncing a page, 99%", percentile(disk, 0.99), "ms"),
        *found,
    ]


def rows(times: Times, load: str, goal: bool) -> list[Row]:
    """The rows of one load: how long moves took, and what the machine did meanwhile."""
    found = []
    for what, values in (("a move's answer", times.answer), ("the state at the others", times.others)):
        for share in (0.5, 0.95, 0.99):
            value = percentile(values, share)
            target = goal and share == 0.99 and values is times.answer
            met = value < ANSWER if target else None
            found.append(Row(f"{load}: {what}, {share:.0%}", value, "ms", f"under {ANSWER:.0f}" if target else "", met))
    return [
        *found,
        Row(f"{load}: moves answered", times.rate, "moves/s"),
        Row(f"{load}: moves refused", times.refused, "moves"),
        Row(f"{load}: the server's core in use", times.busy * 100, "%"),
        Row(f"{load}: CPU per move and its four states", times.busy / times.rate * 1000, "ms"),
        Row(f"{load}: the server's core taken by other programs", times.waited * 100, "% of the time"),
        Row(f"{load}: the server's core taken by the machine's host", times.stolen * 100, "% of the time"),
        Row(f"{load}: delay of the benchmark's own moves, 99%", percentile(times.late, 0.99), "ms"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4, help="at each table")
    parser.add_argument("--seconds", type=float, default=15, help="of each run")
    parser.add_argument(
        "--runs", type=int, default=RUNS, help=f"with that many tables; then one with {MORE[0]} and one with {MORE[1]}"
    )
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    asked = parser.parse_args()
    more = MORE if asked.runs > 1 else ()
    found = measure(asked.tables, asked.clients, asked.seconds, asked.runs, more)
    found += asyncio.run(live_match(asked.tables)) if more else []
    print_rows("Watershed's server", found, Console(width=120))
    if asked.json:
        write_rows(found, asked.json)


if __name__ == "__main__":
    main()

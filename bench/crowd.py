"""Many tables on several servers behind one address: what a machine carries.

python bench/crowd.py                                     1,000 tables of 4 clients, 2 servers, PostgreSQL and Redis
python bench/crowd.py --tables 50,100,200 --servers 1     several sizes, one server with SQLite
python bench/crowd.py --every 20 --json F                 a move every 20 seconds at each table; the loads as JSON too

A small proxy of its own is the one address: each connection goes to the next server. The clients are in processes of
their own, and everything shares the cores of this machine. Each table has one move every so many seconds, and every
move goes to its four clients. The last line says which of the sizes kept the p99 of answers under 50 ms with less than
80 % of the cores in use. On a shared machine look at the delay of the benchmark's own moves first: it is late with them
whenever the machine stops.
"""

from __future__ import annotations

import argparse
import asyncio
import glob
import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from server import BenchTable, Times, cpu_seconds, percentile, until_healthy

from watershed.server.gate import most_files

ANSWER, CORES = 50.0, 0.8  # the targets: milliseconds at p99, the share of all cores in use
UNBOUNDED = {"WATERSHED_REQUESTS": "1000000", "WATERSHED_SOCKETS": "1000000", "WATERSHED_CONNECTIONS": "1000000"}
SITTING = 5  # tables that sit down at once, in each process of clients
PIECE = 65_536


@dataclass
class Part:
    """What one process used."""

    name: str
    pids: list[int]
    cpu: float = 0.0  # of one core
    memory: float = 0.0  # MB

    def seconds(self) -> float:
        return sum(used for pid in self.pids if (used := cpu_seconds(pid)) == used)


@dataclass
class Load:
    """One size, and what came of it."""

    tables: int
    clients: int
    every: float
    rate: float
    p50: float
    p99: float
    others_p99: float
    late_p99: float
    refused: int
    cores: float  # share of all cores that everything here used
    machine: float  # share of all cores in use on this machine, by others too
    met: bool
    parts: list[dict[str, Any]]


# the one address


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while some := await reader.read(PIECE):
            writer.write(some)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.transport.abort()


async def proxy(port: int, behind: list[int]) -> None:
    """Pass every connection on to the next server."""
    turns = itertools.cycle(behind)

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", next(turns))
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(pump(reader, back), pump(there, writer))

    server = await asyncio.start_server(one, "127.0.0.1", port, backlog=1024)
    await server.serve_forever()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


# what runs


def ended(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def services(folder: str) -> Iterator[tuple[str, str, list[Part]]]:
    """A PostgreSQL and a Redis of our own: their addresses, and their processes."""
    programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not programs or not shutil.which("redis-server"):
        raise SystemExit("Several servers need PostgreSQL and redis-server on this machine. Try --servers 1.")
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if prefix:
        os.chmod(folder, 0o755)
    home = f"{folder}/postgres"
    os.mkdir(home)
    if prefix:
        shutil.chown(home, "postgres")
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/", "check": True}
    data = ["-D", f"{home}/data"]
    subprocess.run([*prefix, f"{programs[-1]}/initdb", *data, "-U", "postgres", "-A", "trust"], **quiet)
    control, options = [*prefix, f"{programs[-1]}/pg_ctl", *data, "-w"], f"-k {home} -h ''"
    subprocess.run([*control, "-o", options, "-l", f"{home}/log", "start"], **quiet)
    place = f"{folder}/redis.sock"
    redis = subprocess.Popen(
        ["redis-server", "--port", "0", "--unixsocket", place, "--save", "", "--dir", folder], stdout=subprocess.DEVNULL
    )
    try:
        main = int(Path(f"{home}/data/postmaster.pid").read_text().split()[0])
        parts = [Part("PostgreSQL", [main]), Part("Redis", [redis.pid])]
        yield f"postgresql://postgres@/postgres?host={home}", f"unix://{place}", parts
    finally:
        ended(redis)
        subprocess.run([*control, "-m", "immediate", "stop"], **quiet)


@contextmanager
def site(servers: int) -> Iterator[tuple[int, list[Part]]]:
    """Servers behind one port, and everything that runs for them."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        environment, parts = os.environ | UNBOUNDED | {"WATERSHED_WARM_UP": "0", "WATERSHED_LOG": "error"}, list[Part]()
        database = f"{folder}/table.db"
        if servers > 1:
            database, environment["REDIS_URL"], parts = stack.enter_context(services(folder))
        ports = [free_port() for _ in range(servers)]
        for number, port in enumerate(ports, 1):
            command = [sys.executable, "-m", "watershed", "serve", "--port", str(port), "--database", database]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
            stack.callback(ended, process)
            until_healthy(port, process, time.perf_counter())
            parts.append(Part(f"server {number}", [process.pid]))
        front = free_port()
        command = [sys.executable, __file__, "--proxy", str(front), "--behind", ",".join(map(str, ports))]
        between = subprocess.Popen(command)
        stack.callback(ended, between)
        until_healthy(front, between, time.perf_counter())  # type: ignore[arg-type]
        yield front, [*parts, Part("proxy", [between.pid])]


# clients


async def play(address: str, tables: int, clients: int, every: float, seconds: float, seed: int) -> None:
    """All clients of one process. It says when they sit, plays when it is told to, and prints what it measured."""
    times, warm = Times(), Times()
    found = [BenchTable(address, clients, warm, seed + number, every) for number in range(tables)]
    for begin in range(0, tables, SITTING):
        await asyncio.gather(*(table.sit() for table in found[begin : begin + SITTING]))
    listeners = [task for table in found for task in table.listen()]
    while not all(table.moves for table in found):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)  # until all presences have arrived
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for table in found:
        table.times = times
    start = time.perf_counter() + 0.5
    spread = every / max(1, tables)
    await asyncio.gather(*(table.play(start + number * spread, start + seconds) for number, table in enumerate(found)))
    for task in listeners:
        task.cancel()
    for table in found:
        for connection in table.sockets:
            connection.transport.abort()
    print(json.dumps(asdict(times)), flush=True)


def machine_seconds() -> float:
    """The time that all cores of this machine were in use, by anybody."""
    fields = [int(text) for text in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Megabytes, those that are shared with others counted in part."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:")), 0.0)


def below(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        children = []
    return [pid, *(each for child in children for each in below(int(child)))]


def measure(tables: int, clients: int, servers: int, players: int, every: float, seconds: float) -> Load:
    with site(servers) as (front, parts), ExitStack() as stack:
        found = []
        for number in range(players):
            share = tables // players + (number < tables % players)
            said = [f"127.0.0.1:{front}", share, clients, every, seconds, number * 10_000]
            command = [sys.executable, __file__, "--play", json.dumps(said)]
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            stack.callback(ended, process)
            found.append(process)
        for process in found:
            assert process.stdout is not None
            if process.stdout.readline().strip() != "ready":
                raise SystemExit("The clients could not sit down.")
        parts = [*parts, *(Part(f"clients {number}", [process.pid]) for number, process in enumerate(found, 1))]
        for part in parts:
            part.pids = [each for pid in part.pids for each in below(pid)]
        before, machine, began = [part.seconds() for part in parts], machine_seconds(), time.perf_counter()
        for process in found:
            assert process.stdin is not None
            process.stdin.write("play\n")
            process.stdin.flush()
        heard = [json.loads(process.stdout.readline()) for process in found if process.stdout]
        took = time.perf_counter() - began
        for part, used in zip(parts, before, strict=True):
            part.cpu = (part.seconds() - used) / took
            part.memory = sum(memory_of(pid) for pid in part.pids)
        in_use = (machine_seconds() - machine) / took / (os.cpu_count() or 1)
    return load_of(tables, clients, every, took, heard, parts, in_use)


def load_of(
    tables: int, clients: int, every: float, took: float, heard: list[dict[str, Any]], parts: list[Part], in_use: float
) -> Load:
    def all_of(what: str) -> list[float]:
        return [value for each in heard for value in each[what]]

    answers, cores = all_of("answer"), sum(part.cpu for part in parts) / (os.cpu_count() or 1)
    p99 = percentile(answers, 0.99)
    return Load(
        tables,
        clients,
        every,
        len(answers) / took,
        percentile(answers, 0.5),
        p99,
        percentile(all_of("others"), 0.99),
        percentile(all_of("late"), 0.99),
        sum(each["refused"] for each in heard),
        cores,
        in_use,
        p99 < ANSWER and cores < CORES,
        [{"name": part.name, "cpu": part.cpu, "memory": part.memory} for part in parts],
    )


def print_parts(load: Load, console: Console) -> None:
    console.print(f"{load.tables} tables of {load.clients}, a move every {load.every:g} s at each:")
    shown = Table("process", "of a core", "MB")
    for part in load.parts:
        shown.add_row(part["name"], f"{part['cpu']:.0%}", f"{part['memory']:,.0f}")
    console.print(shown)


def print_loads(loads: list[Load], a_minute: float, console: Console) -> None:
    shown = Table("tables", "moves/s", "p50 ms", "p99 ms", "others p99", "own delay p99", "cores", "machine", "targets")
    for load in loads:
        times = [f"{value:,.1f}" for value in (load.rate, load.p50, load.p99, load.others_p99, load.late_p99)]
        mark = "met" if load.met else "MISSED"
        shown.add_row(f"{load.tables:,}", *times, f"{load.cores:.0%}", f"{load.machine:.0%}", mark)
    console.print(shown)
    best = max((load.tables for load in loads if load.met), default=0)
    console.print(
        f"Largest size within the targets (p99 under {ANSWER:.0f} ms, cores under {CORES:.0%}): {best:,} tables"
    )
    print_capacity(loads[-1], a_minute, console)


def print_capacity(load: Load, a_minute: float, console: Console) -> None:
    """What the CPU time of a move comes to. The clients' own isn't counted: people bring their own machines."""
    ours = [part for part in load.parts if not part["name"].startswith("clients")]
    a_move = sum(part["cpu"] for part in ours) / load.rate
    moves = CORES / a_move
    console.print(
        f"With {load.tables:,} tables a move costs {a_move * 1000:.1f} ms of CPU, in everything that serves it. A core "
        f"that is {CORES:.0%} in use carries {moves:,.0f} moves/s: {moves * 60 / a_minute:,.0f} people with "
        f"{a_minute:g} moves a minute each."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables on several servers behind one address.")
    parser.add_argument("--tables", default="1000", help="one size, or several with commas")
    parser.add_argument("--clients", type=int, default=4, help="at each table")
    parser.add_argument("--servers", type=int, default=2, help="one plays on SQLite, several on PostgreSQL")
    parser.add_argument("--players", type=int, default=2, help="processes of clients")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each size")
    parser.add_argument("--a-minute", type=float, default=2.0, help="moves of one person, to say what a core carries")
    parser.add_argument("--json", type=Path, help="write the loads to this file")
    parser.add_argument("--proxy", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--behind", help=argparse.SUPPRESS)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    most_files()
    if asked.proxy:
        asyncio.run(proxy(asked.proxy, [int(port) for port in asked.behind.split(",")]))
    elif asked.play:
        asyncio.run(play(*json.loads(asked.play)))
    else:
        sizes = [int(size) for size in asked.tables.split(",")]
        loads = []
        for size in sizes:
            loads.append(measure(size, asked.clients, asked.servers, asked.players, asked.every, asked.seconds))
            print_parts(loads[-1], Console(width=120))
            if asked.json:
                asked.json.write_text(json.dumps([asdict(load) for load in loads], indent=1), encoding="utf-8")
        print_loads(loads, asked.a_minute, Console(width=120))


if __name__ == "__main__":
    main()

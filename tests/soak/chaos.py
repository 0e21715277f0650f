"""One site through the whole run: its people, what breaks there, and what its servers weigh."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

import httpx2

from . import others
from .faults import HINTS, Act, Fault, draw, faults_of
from .heart import Heart
from .ledger import Ledger
from .players import Kind, Table
from .servers import Server
from .sites import Site
from .weights import Weight, comparable, gained

WITHIN = 60.0  # seconds in which everything has to go on by itself
SETTLES = 0.5  # seconds after which what is heard was said after a fault, and not before
QUIET = (1.0, 4.0)  # seconds between two rounds
CALM = 2 / 3  # of the run: after that no server is killed, and what it weighs is compared
WARM = 1 / 6  # of the time after that, before a server is weighed first
WEIGHED, OFTEN, LONG = 3, 6, 600.0  # how often it is weighed, and how often in a run of that many seconds
IDLE = 30  # matches that are opened before a server is weighed, so that all others are unloaded
SOCKETS, STILL_HERE = "watershed_sockets ", 20  # of those who play on while a server is weighed
SPECTATORS, READERS = 4, 2
EVERY = 300.0  # seconds between two lines about how it goes


class Round(NamedTuple):
    """Faults that came together, and how long it took until all went on."""

    names: tuple[str, ...]
    took: float
    late: float  # seconds of these in which the harness itself was late


class Chaos:
    """One site, its tables, and what breaks there."""

    def __init__(self, site: Site, kinds: Sequence[Kind], luck: random.Random, only: str, heart: Heart) -> None:
        self.site, self.heart, self.plans = site, heart, (random.Random(luck.random()), random.Random(luck.random()))
        self.luck = random.Random(luck.random())  # of people: what they do depends on the time too
        self.tables = [Table(site, kind, site.book, random.Random(luck.random())) for kind in kinds]
        self._analysed = tuple({kind.game for kind in kinds if kind.hints})
        site.searched = list(self._analysed)
        if not site.searched:
            site.cannot[HINTS] = "the search of no game is compiled"
        wanted = {name: fault for name, fault in faults_of(site).items() if only in name}
        self.faults = {name: fault for name, fault in wanted.items() if name not in site.cannot}
        self.cannot = {name: why for name, why in site.cannot.items() if name in wanted}
        self.rounds: list[Round] = []
        self.times: Counter[str] = Counter()
        self.weights: dict[str, list[Weight]] = {server.name: [] for server in site.servers}
        self.workers: dict[tuple[str, int], list[Weight]] = {}  # the processes of their bots
        self.unjudged: list[str] = []  # what took too long, when that may be the fault of the harness
        self._lately: dict[str, float] = {}  # groups of faults, and when the last of each was mended

    @property
    def ledgers(self) -> dict[str, Ledger]:
        return {match: ledger for table in self.tables for match, ledger in table.ledgers.items()}

    async def run(self, until: float) -> None:
        """Play, break things, and weigh the servers at the end."""
        began = monotonic()
        at_ease = [self.luck.random() for _ in range(SPECTATORS + READERS)]
        working = [
            *(server.keep_up() for server in self.site.servers),
            *(table.run() for table in self.tables),
            *(others.watch(self.site, random.Random(one)) for one in at_ease[:SPECTATORS]),
            *(others.read(self.site, random.Random(one), self._analysed) for one in at_ease[SPECTATORS:]),
            self._listen(),
        ]
        tasks = [asyncio.create_task(work) for work in working]
        try:
            await self._all_go_on()
            calm = began + CALM * (until - began)
            await self._rounds(calm, self.faults, self.plans[0])
            lasting = {name: fault for name, fault in self.faults.items() if not fault.kills}
            print(f"{_clock()}  {self.site.name:<10}  from here on no server is killed", flush=True)
            times = (OFTEN if until - began > LONG else WEIGHED) - 1
            for number in range(times + 1):
                share = WARM + (1 - WARM) * number / times
                await self._rounds(calm + share * (until - calm), lasting, self.plans[1])
                await self._weigh()
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            for problem in ended:
                if not isinstance(problem, asyncio.CancelledError):
                    self.site.book.violated(f"this harness has a fault of its own: {problem!r}")

    # breaking

    async def _rounds(self, until: float, faults: dict[str, Fault], plan: random.Random) -> None:
        while monotonic() < until:
            await asyncio.sleep(plan.uniform(*QUIET))
            for server in self.site.servers:
                await server.weigh_first()
            acts = draw(faults, plan)
            if acts:
                await self._round(acts)

    async def _round(self, acts: Sequence[Act]) -> None:
        self.site.matches = [table.match for table in self.tables if table.match]
        self.site.timed = [table.match for table in self.tables if table.match and table.kind.clock]
        began = monotonic()
        await asyncio.gather(*(self._act(act) for act in acts))
        lasted, (took, late) = monotonic() - began, await self._all_go_on()
        names = tuple(act.name for act in acts)
        self.rounds.append(Round(names, took, late))
        said = f"{lasted:4.1f} s  all go on after {took:4.1f} s (the harness was late by {late:.1f} s)"
        print(f"{_clock()}  {self.site.name:<10}  {said}  {', '.join(names)}", flush=True)

    async def _act(self, act: Act) -> None:
        await asyncio.sleep(act.after)
        fault = self.faults[act.name]
        self._lately.update(dict.fromkeys(fault.groups, float("inf")))
        try:
            async with fault.make(self.site, act.luck):
                await asyncio.sleep(act.lasts if fault.lasts else 0)
            self.times[act.name] += 1
        except Exception as problem:
            self.site.book.violated(f"the harness could not make this: {act.name} ({problem!r})")
        finally:
            self._lately.update(dict.fromkeys(fault.groups, monotonic()))

    def lately(self, seconds: float) -> set[str]:
        """Which groups of faults there were in the last seconds."""
        return {group for group, at in self._lately.items() if monotonic() - at < seconds}

    async def _all_go_on(self) -> tuple[float, float]:
        """Wait until every server is well and every table has moved, and say how long that took, and how long of it the
        harness itself was late: it is no fault of the servers if people here could not do anything.
        """
        began, late, told = monotonic(), self.heart.late, False
        while not (await self.site.is_well() and all(table.moved > began + SETTLES for table in self.tables)):
            took, own = monotonic() - began, self.heart.late - late
            if took - own > WITHIN and not told:
                told = True
                self.site.book.violated(f"after {took:.0f} s these don't go on: {self._still(began)}")
            if took - own > 3 * WITHIN:
                break
            await asyncio.sleep(0.2)
        took, own = monotonic() - began, self.heart.late - late
        if took > WITHIN and not told:
            self.unjudged.append(f"{self.site.name}: {took:.0f} s, in which the harness was late for {own:.0f} s")
        return took, own

    def _still(self, began: float) -> str:
        still = [str(table) for table in self.tables if table.moved <= began + SETTLES]
        return ", ".join(still) or f"a server of {self.site.name}"

    async def _listen(self) -> None:
        """Read the servers' logs as they grow, and say now and then how it goes."""
        told = monotonic()
        while True:
            self.listen()
            await asyncio.sleep(1)
            if monotonic() - told > EVERY:
                told, book = monotonic(), self.site.book
                said = f"{book.moves} moves answered in {book.matches} matches, {len(book.violations)} violations"
                print(f"{_clock()}  {self.site.name:<10}  {said}; {'; '.join(self._seconds())}", flush=True)

    def listen(self) -> None:
        for server in self.site.servers:
            server.log.follow(self.lately)

    def _seconds(self) -> list[str]:
        return [f"{server.name} is up for {monotonic() - server.begun:.0f} s" for server in self.site.servers]

    # weighing

    async def _weigh(self) -> None:
        """Weigh every server with nobody at its tables and the same idle matches in memory."""
        self.site.paused = True
        try:
            await asyncio.sleep(3)
            for server in self.site.servers:
                await self._go_away(server)
                await self._unload(server.port)
            await asyncio.sleep(2)
            for server in self.site.servers:
                self._note(server.name, await server.weigh())
                for pid, weight in (await server.weigh_workers()).items():
                    self._note_worker(server.name, pid, weight)
        finally:
            self.site.paused = False
        await self._all_go_on()

    def _note(self, name: str, weight: Weight | None) -> None:
        book, before = self.site.book, self.weights[name]
        if weight is None:
            book.violated(f"{name} did not say what it weighs")
            return
        before.append(weight)
        print(f"{_clock()}  {name:<12}  weighs {weight}", flush=True)
        for what in gained(before[0], weight):
            book.violated(f"{name} has gained {what} while the load was the same")

    def _note_worker(self, name: str, pid: int, weight: Weight) -> None:
        """It loads the rules of a game when it first needs them. Compared are moments with the same rules."""
        weights = self.workers.setdefault((name, pid), [])
        weights.append(weight)
        print(f"{_clock()}  {name:<12}  its bots' process {pid} weighs {weight}", flush=True)
        for what in gained(comparable(weights)[0], weight):
            self.site.book.violated(f"the bots' process {pid} of {name} has gained {what} with the same rules")

    async def _go_away(self, server: Server) -> None:
        """Wait until the server has noticed that those who flooded it are gone."""
        since, sockets = monotonic(), None
        async with httpx2.AsyncClient(timeout=60, base_url=f"http://127.0.0.1:{server.port}") as http:
            while monotonic() - since < WITHIN:
                with contextlib.suppress(httpx2.HTTPError, StopIteration):
                    lines = (await http.get("/metrics")).text.splitlines()
                    sockets = float(next(line for line in lines if line.startswith(SOCKETS)).split()[1])
                    if sockets <= STILL_HERE:
                        return
                await asyncio.sleep(1)
        self.site.book.violated(f"after a minute without floods {server.name} has {sockets} sockets")

    async def _unload(self, port: int) -> None:
        """Idle matches are unloaded when others are opened."""
        body = {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        opened, since = 0, monotonic()
        async with httpx2.AsyncClient(timeout=60, base_url=f"http://127.0.0.1:{port}") as http:
            while opened < IDLE and monotonic() - since < WITHIN:
                with contextlib.suppress(httpx2.HTTPError):
                    opened += (await http.post("/api/matches", json=body)).status_code == 201


def _clock() -> str:
    return time.strftime("%H:%M:%S")

"""Whole servers under load while things break at random, for as long as you like.

python -m tests.soak                        an hour, or WATERSHED_CHAOS_MINUTES
python -m tests.soak --minutes 2            a short run
python -m tests.soak --seed 7               the same faults in the same order
python -m tests.soak --only "Redis down"    one kind of fault

People play matches of every game on one server with SQLite, and on two with one PostgreSQL and Redis. Every fault gets
a line: how long it lasted, and how long it took until every server was well and a move was answered at every table.
Checked all the time: that takes no longer than a minute, no client gets a traceback, and no match goes back. Checked at
the end: every answered move is stored once, nothing is stored that nobody sent, every log replays, and memory and open
files are what they were. Exit code 1: something of that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from time import monotonic

import httpx2

from .faults import Fault, faults_of
from .players import Ledger, Table
from .sites import OnPostgres, OnSqlite, Site

GAMES = {"flow": 3, "flooruler": 3, "floods": 3, "patchistory": 3}  # seats
WITHIN = 60.0  # seconds in which everything has to go on by itself
LASTS = (2.0, 12.0)  # seconds of a fault
QUIET = (1.0, 4.0)  # seconds between two
HEAVIER, MORE_FILES = 80.0, 60  # megabytes and open files that a server may have gained in the end


class Chaos:
    """One site, its tables, and what breaks there."""

    def __init__(self, site: Site, tables: int, luck: random.Random, only: str) -> None:
        self.site, self.luck = site, luck
        games = list(GAMES)
        self.tables = [
            Table(
                site,
                games[number % len(games)],
                GAMES[games[number % len(games)]],
                site.book,
                random.Random(luck.random()),
            )
            for number in range(tables)
        ]
        found = {name: fault for name, fault in faults_of(site).items() if only in name}
        self.faults = found
        self.happened: list[tuple[str, float]] = []

    async def run(self, until: float) -> None:
        """Play, break things, and stop playing at the end."""
        playing = [asyncio.create_task(table.run()) for table in self.tables]
        try:
            await self._all_go_on(monotonic())
            while monotonic() < until:
                await asyncio.sleep(self.luck.uniform(*QUIET))
                for server in self.site.servers:
                    server.weigh()
                await self._break()
            await asyncio.sleep(max(QUIET))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _break(self) -> None:
        names = list(self.faults)
        (name,) = self.luck.choices(names, [self.faults[name][1] for name in names])
        fault: Fault = self.faults[name][0]
        lasts = self.luck.uniform(*LASTS)
        self.site.matches = [table.match for table in self.tables]  # type: ignore[attr-defined]
        async with fault(self.site, self.luck):
            await asyncio.sleep(lasts)
        took = await self._all_go_on(monotonic())
        self.happened.append((name, took))
        at = time.strftime("%H:%M:%S")
        print(f"{at}  {self.site.name:<10}  {name:<30}  {lasts:4.1f} s  all go on after {took:4.1f} s", flush=True)

    async def _all_go_on(self, since: float) -> float:
        """Wait until every server is well and every table has moved, and say how long that took."""
        told = False
        while not (await self.site.is_well() and all(table.moved > since for table in self.tables)):
            if monotonic() - since > WITHIN and not told:
                told = True
                still = [str(table) for table in self.tables if table.moved <= since]
                self.site.book.violated(
                    f"after a minute these don't go on: {', '.join(still) or 'a server is not well'}"
                )
            if monotonic() - since > 3 * WITHIN:
                break
            await asyncio.sleep(0.2)
        return monotonic() - since

    async def unload(self) -> None:
        """Nobody is there any more: idle matches are unloaded when another is opened."""
        for server in self.site.servers:
            async with httpx2.AsyncClient(timeout=60) as http:
                for _ in range(25):
                    body = {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}]}
                    await http.post(f"http://127.0.0.1:{server.port}/api/matches", json=body)
            server.weigh()

    @property
    def ledgers(self) -> dict[str, Ledger]:
        return {match: ledger for table in self.tables for match, ledger in table.ledgers.items()}

    def sum_up(self) -> None:
        """Check everything that can be checked at the end, and print it."""
        site, book = self.site, self.site.book
        count = site.check(self.ledgers)
        times = [took for _, took in self.happened]
        print(f"\n{site.name}: {len(self.happened)} faults of {len({name for name, _ in self.happened})} kinds")
        print(f"  {count} moves were answered in {book.matches} matches, with {book.hellos} hellos")
        if times:
            print(f"  everything went on after {statistics.median(times):.1f} s (median), {max(times):.1f} s (longest)")
        for number, server in enumerate(site.servers, 1):
            memory, files = server.weight
            gained = memory - server.first[0], files - server.first[1]
            print(
                f"  server {number}: {memory:.0f} MB and {files} files at the end; gained {gained[0]:+.0f} MB and "
                f"{gained[1]:+d} files since its last start, {server.gained[0]:.0f} MB at most"
            )
            if server.first[1] and (gained[0] > HEAVIER or gained[1] > MORE_FILES):
                book.violated(f"server {number} has gained {gained[0]:.0f} MB and {gained[1]} files")
        print(f"  refused on the way: {dict(book.refused) or 'nothing'}")
        for line in set(site.tracebacks()):
            print(f"  in the log: {line}")
        print(f"  {len(book.violations)} violations")


async def run(chaoses: list[Chaos], minutes: float) -> None:
    until = monotonic() + 60 * minutes
    await asyncio.gather(*(chaos.run(until) for chaos in chaoses))
    await asyncio.sleep(5)
    for chaos in chaoses:
        await chaos.unload()


def main() -> int:
    parser = argparse.ArgumentParser(description="Whole servers under load while things break.")
    parser.add_argument("--minutes", type=float, default=float(os.environ.get("WATERSHED_CHAOS_MINUTES", "60")))
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3)))
    parser.add_argument("--tables", type=int, default=8, help="at each site")
    parser.add_argument("--only", default="", help="only faults with this in their names")
    asked = parser.parse_args()
    print(f"Seed {asked.seed}, {asked.minutes:g} minutes, {asked.tables} tables at each site.", flush=True)
    luck, sites = random.Random(asked.seed), list[Site]()
    try:
        sites.append(OnSqlite())
        if OnPostgres.is_possible():
            sites.append(OnPostgres())
        else:
            print("PostgreSQL and Redis are not here, so two servers are not tried.")
        made = [Chaos(site, asked.tables, random.Random(luck.random()), asked.only) for site in sites]
        chaoses = [chaos for chaos in made if chaos.faults]
        asyncio.run(run(chaoses, asked.minutes))
        for chaos in chaoses:
            chaos.sum_up()
        return 1 if any(site.book.violations for site in sites) else 0
    finally:
        for site in sites:
            site.close()


if __name__ == "__main__":
    sys.exit(main())

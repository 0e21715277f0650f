"""Whole servers under load while things break at random, for as long as you like.

python -m tests.soak                        an hour, or WATERSHED_CHAOS_MINUTES, with everything before and after
python -m tests.soak --minutes 3            a short run
python -m tests.soak --seed 7               the same faults in the same order
python -m tests.soak --only "Redis down"    faults with this in their names
python -m tests.soak --partly               content without PostgreSQL, Redis or a disk of its own (or
                                            WATERSHED_CHAOS_PARTLY=1)

People, bots and spectators are at tables of every game, on one server with SQLite and on two with one PostgreSQL and
Redis. Some have a clock, or an identity, notes and a webhook. One to three faults come together. After each round there
is a line: how long it took until every server was well and somebody had moved at every table, and for how long of that
the harness itself was late, so that nobody here could move. A server that was killed is started again as systemd would.

Checked all the time: that takes no longer than a minute, no client gets a traceback, no match goes back, nobody loses
on time, notes are what was saved, and every error in a log is explained by what was broken. In the last third no server
is killed. Each is weighed several times with the same load, and so are the processes of its bots. At the end every
answered move is stored once, nothing is stored that nobody sent, webhooks were signed, and logs replay.

Exit code 1: something of that is not so. 3: something could not be tried, or not judged because the harness was late.
130: Ctrl-C has ended it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import traceback
from time import monotonic
from typing import Any

from . import summary
from .chaos import Chaos
from .compiling import compiled
from .heart import Heart
from .sites import OnPostgres, OnSqlite, Site
from .tables import searched, tables_of

BEFORE = 0.4  # of the time may go into compiling
AFTER, LEAST, MOST = 0.1, 20.0, 240.0  # of the time is kept for the checks at the end: seconds


class Asked(argparse.Namespace):
    minutes: float
    seed: int
    tables: int
    only: str
    partly: bool


def asked() -> Asked:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Whole servers while things break.")
    parser.add_argument("--minutes", type=float, default=float(os.environ.get("WATERSHED_CHAOS_MINUTES", "60")))
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3)))
    parser.add_argument("--tables", type=int, default=10, help="at each site")
    parser.add_argument("--only", default="", help="only faults with this in their names")
    partly = bool(os.environ.get("WATERSHED_CHAOS_PARTLY"))
    parser.add_argument("--partly", action="store_true", default=partly, help="what can't be tried is no failure")
    return parser.parse_args(namespace=Asked())


class Run:
    """One run, from the first server to the exit code."""

    def __init__(self, wanted: Asked) -> None:
        self.wanted, self.luck, self.heart = wanted, random.Random(wanted.seed), Heart()
        self.ends = monotonic() + 60 * wanted.minutes
        self.sites: list[Site] = []
        self.chaoses: list[Chaos] = []
        self.missing: list[str] = []
        self.stopped = False

    def prepare(self) -> None:
        """Compile what bots search with, and start all servers."""
        ready = compiled(searched(), monotonic() + BEFORE * 60 * self.wanted.minutes)
        if late := ", ".join(game for game in searched() if game not in ready):
            self.missing.append(f"searching bots, hints and analyses of {late} (not compiled in time)")
        self.sites.append(OnSqlite())
        if absent := OnPostgres.missing():
            self.missing.append(f"two servers on PostgreSQL with Redis ({' and '.join(absent)} can't be found)")
        else:
            self.sites.append(OnPostgres())
        for site in self.sites:
            kinds = tables_of(self.wanted.tables, ready)
            chaos = Chaos(site, kinds, random.Random(self.luck.random()), self.wanted.only, self.heart)
            self.chaoses += [chaos] if chaos.faults else []
        self.missing += summary.not_made(self.chaoses)

    async def play(self) -> None:
        beating = asyncio.create_task(self.heart.run())
        kept = min(MOST, max(LEAST, AFTER * 60 * self.wanted.minutes))
        work = asyncio.gather(*(chaos.run(self.ends - kept) for chaos in self.chaoses), return_exceptions=True)
        await self._unless_stopped(work)
        for chaos, problem in zip(self.chaoses, [] if work.cancelled() else work.result(), strict=False):
            chaos.listen()
            if problem:
                chaos.site.book.violated(f"this harness has a fault of its own: {problem!r}")
                traceback.print_exception(problem)
        beating.cancel()

    async def _unless_stopped(self, work: asyncio.Future[Any]) -> None:
        """Ctrl-C ends the work, and everything that is broken then is mended."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self._stop, work)
        with contextlib.suppress(asyncio.CancelledError):
            await work
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)

    def _stop(self, work: asyncio.Future[Any]) -> None:
        print("\nCtrl-C: everything is mended, then there is a summary. Again: the end.", flush=True)
        self.stopped = True
        work.cancel()
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)

    def sum_up(self) -> int:
        """Check what can be checked at the end, print everything, and return the exit code."""
        for number, chaos in enumerate(self.chaoses, 1):
            left = max(LEAST / 2, self.ends - monotonic()) / (1 + len(self.chaoses) - number)
            chaos.site.check(chaos.ledgers, monotonic() + (LEAST / 2 if self.stopped else left))
        summary.show(self.chaoses)
        late = f"{self.heart.late:.0f} s, {self.heart.share:.1%} of the time"
        print(f"\nSeed {self.wanted.seed}. The harness itself was late for {late}.")
        self.missing += summary.not_judged(self.chaoses, self.heart.share)
        for what in self.missing:
            print(f"NOT TRIED: {what}")
        for what in summary.not_drawn(self.chaoses):
            print(f"never drawn: {what}")
        violations = sum(len(site.book.violations) for site in self.sites)
        print(f"{violations} violations")
        return summary.verdict(violations, self.missing, self.wanted.partly, self.stopped)

    def close(self) -> None:
        for site in self.sites:
            site.close()


def main() -> int:
    wanted = asked()
    print(f"Seed {wanted.seed}, {wanted.minutes:g} minutes, {wanted.tables} tables at each site.", flush=True)
    run = Run(wanted)
    try:
        run.prepare()
        if not run.chaoses:
            print(f"No fault has {wanted.only!r} in its name.")
            return 2
        asyncio.run(run.play())
        return run.sum_up()
    except KeyboardInterrupt:
        print("Ended before there was anything to sum up.")
        return summary.STOPPED
    finally:
        run.close()


if __name__ == "__main__":
    sys.exit(main())

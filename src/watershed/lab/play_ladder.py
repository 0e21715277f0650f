"""Play the games of a ladder in many processes, and write each game to a file as soon as it is over.

    PYTHONPATH=src python3 -m watershed.lab.play_ladder --plan plan.json --out games.jsonl --processes 16 --seconds 540

It goes on where the file ends, stops before its time is up, and needs only what the rules need.
`watershed ladder ... --plan plan.json --dry` writes the plan; the same command with `--out games.jsonl` then shows
the table.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

from watershed.bots.levels import Level, level
from watershed.bots.searcher import Budget
from watershed.kernel.crowd import cores, most_processes, serve_parent, uninterrupted
from watershed.kernel.rule import Progress, announce, compiling
from watershed.kit.game import BadSetup, Edition, WatershedError, game

from .contest import Unfinished, play_one
from .ladder import Crew, Finished, Key, Plan, code_of, cut_torn_line, read_games, read_plan, to_line
from .own import bot_of

Told = Callable[[int, int], None]  # games that are done, games in all
PAUSE = 0.2  # seconds between two looks at the clock
GRACE = 0.5  # seconds that the games under way have to stop after Ctrl-C

_stop: Any = None  # in a worker: what ends the game under way


@functools.cache
def _edition(name: str, book: str | None) -> Edition:
    return game(name).open_book(book)


def _settle(stop: Any) -> None:
    """Set up a worker: it leaves Ctrl-C to its parent, and ends when its parent ends."""
    global _stop
    _stop = stop
    serve_parent()


def _play(plan: Plan, bots: Crew, seed: int) -> tuple[str, float] | None:
    """Play a game in a worker: its line, and the seconds it took; None if it was stopped."""
    started = time.perf_counter()
    crew = [bot_of(bot) for bot in bots]
    try:
        played = play_one(plan.game, crew, seed, book=_edition(plan.game, plan.book), stop=_stop.is_set)
    except Unfinished:
        return None
    seconds = time.perf_counter() - started
    return to_line(plan, bots, played, seconds), seconds


def warm_up(plan: Plan, report: Progress = announce) -> None:
    """Compile what the plan's bots need, once, before many processes would."""
    bots = [bot_of(bot) for bot in {bot for crew in plan.crews for bot in crew}]
    levels = [found for found in bots if isinstance(found, Level)] or [level("random")]
    quick = {replace(found, budget=found.budget and Budget(60)) for found in levels}
    with compiling(report):
        for found in sorted(quick, key=lambda quickest: quickest.number):
            play_one(plan.game, [found] * plan.seats, 1, book=_edition(plan.game, plan.book))


class Clock:
    """The time that is left, and which games still fit: a crew's next game takes as long as its longest so far."""

    def __init__(self, seconds: float | None) -> None:
        self.bounded = seconds is not None
        self._end = time.monotonic() + (seconds or 0.0)
        self._longest: dict[Crew, float] = {}

    def over(self) -> bool:
        return self.bounded and time.monotonic() >= self._end

    def learn(self, crew: Crew, seconds: float) -> None:
        kind = tuple(sorted(crew))
        self._longest[kind] = max(seconds, self._longest.get(kind, 0.0))

    def fits(self, crew: Crew) -> bool:
        return not self.bounded or time.monotonic() + self._longest.get(tuple(sorted(crew)), 0.0) < self._end


def play_missing(
    plan: Plan,
    path: Path,
    processes: int | None = None,
    seconds: float | None = None,
    told: Told | None = None,
    report: Progress = announce,
) -> dict[Key, Finished]:
    """Play the games that the file doesn't have yet, and return all games of the plan. An interrupt keeps the finished
    games and is raised again.
    """
    clock = Clock(seconds)
    if _edition(plan.game, plan.book).fingerprint != plan.fingerprint:
        raise BadSetup("The plan was made with another book. Make the plan again.")
    done = read_games(path, plan)
    missing = [key for key in plan.keys if key not in done]
    if missing and any(finished.code not in ("", code_of(plan.game, finished.bots)) for finished in done.values()):
        raise BadSetup(
            f"The bots have changed since {path} was started. Name another file, or start again with --fresh."
        )
    for finished in done.values():
        clock.learn(finished.bots, finished.seconds)
    if told:
        told(len(done), len(plan.keys))
    if missing:
        warm_up(plan, report)
        cut_torn_line(path)
        with path.open("ab", buffering=0) as file:
            try:
                _play_all(plan, missing, file, most_processes(processes or cores()), clock, told)
            except BrokenProcessPool:
                raise BadSetup(
                    f"A process died while it played. {path} has the finished games. Run the same command to continue."
                ) from None
    return read_games(path, plan)


def _play_all(plan: Plan, missing: list[Key], file: Any, processes: int, clock: Clock, told: Told | None) -> None:
    spawn = multiprocessing.get_context("spawn")
    stop, total = spawn.Event(), len(plan.keys)
    done = total - len(missing)
    room = processes if clock.bounded else 2 * processes  # a game that waits its turn can't be timed
    running: dict[Future[tuple[str, float] | None], Key] = {}
    if told:
        told(done, total)
    with ProcessPoolExecutor(min(processes, len(missing)), spawn, _settle, (stop,)) as pool:
        try:
            while (missing or running) and not clock.over():
                while len(running) < room and (at := _next(missing, clock)) >= 0:
                    key = missing.pop(at)
                    with uninterrupted():  # the first one starts the processes
                        running[pool.submit(_play, plan, *key)] = key
                if not running:
                    break
                for future in wait(running, PAUSE, FIRST_COMPLETED).done:
                    done += _keep(future, running.pop(future), file, clock)
                    if told:
                        told(done, total)
        except KeyboardInterrupt:
            stop.set()
            if wait(running, GRACE).not_done:
                _kill(pool)
            raise
        finally:
            stop.set()
            for future in wait(running).done:
                if future.exception() is None:
                    _keep(future, running[future], file, clock)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End processes that don't stop by themselves: they may still be starting."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def _next(missing: list[Key], clock: Clock) -> int:
    """The first game that still fits in the time; -1 if none does."""
    return next((at for at, (crew, _) in enumerate(missing) if clock.fits(crew)), -1)


def _keep(future: Future[tuple[str, float] | None], key: Key, file: Any, clock: Clock) -> int:
    """Write a finished game, and return how many that were: 0 or 1."""
    found = future.result()
    if found is None:
        return 0
    line, seconds = found
    file.write(line.encode())
    clock.learn(key[0], seconds)
    return 1


class Lines:
    """A line about the progress now and then."""

    def __init__(self, every: float = 10.0) -> None:
        self._every, self._began, self._first, self._last = every, time.monotonic(), -1, 0.0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if done == self._first:  # the clock starts when all is compiled
            self._began = now
            return
        if self._first < 0:
            self._began, self._first = now, done
        elif now - self._last < self._every and done < total:
            return
        self._last = now
        played = done - self._first
        left = f", about {(now - self._began) / played * (total - done):.0f} s left" if played and done < total else ""
        print(f"{done:,} of {total:,} games{left}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the games of a ladder's plan.")
    parser.add_argument(
        "--plan", type=Path, required=True, help="as `watershed ladder ... --plan FILE --dry` writes it"
    )
    parser.add_argument("--out", type=Path, required=True, help="file for the finished games, one line each")
    parser.add_argument("--processes", type=int, default=cores(), help="all cores if left out")
    parser.add_argument("--seconds", type=float, help="stop before this much time is over")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    started = time.monotonic()
    try:
        plan = read_plan(asked.plan.read_text(encoding="utf-8"))
        done = play_missing(plan, asked.out, max(1, asked.processes), asked.seconds, Lines())
    except (WatershedError, OSError) as problem:
        print(f"play_ladder: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(
            f"play_ladder: Stopped. {asked.out} has the finished games. Run the same command to continue.",
            file=sys.stderr,
        )
        return 130
    print(f"{len(done):,} of {len(plan.keys):,} games are in {asked.out}, after {time.monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The speed of the rules, beside a peer's. Ratios within one run mean something; the figures depend on the machine.

python bench/run.py              prints the table
python bench/run.py GAME         prints the rows of one game
python bench/run.py --json FILE  writes it as JSON too
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rows import Row, print_rows, write_rows

import watershed as ws
from watershed.kernel.crowd import cores
from watershed.kit.game import game
from watershed.server.collector import settle


class Target(NamedTuple):
    """What a game should reach."""

    rate: int = 3_000_000  # moves a second on a quiet core
    times: int = 100  # the peer's rate in the same run
    size: int = 2048  # bytes of a table
    slow: int = 10  # CPU-milliseconds of the slowest decision
    compiling: int | None = None  # CPU-seconds without a cache, on a quiet core


TARGETS = {
    "flow": Target(4_000_000, 140),
    "floods": Target(2_000_000, size=8192),  # the cells of two maps, and a page of 240 events
    "patchistory": Target(
        300_000, 10, size=4096, slow=15, compiling=120
    ),  # four territories that are counted again whenever they change
}
SECONDS = 6  # of play on one core, long enough that starting processes doesn't count
LOAD = """
import time
import watershed as ws
ws.simulate({name!r}, games=1, workers=1)
print(time.process_time())
"""


def cpu_rate(work, repeats: int = 3) -> float:
    """The best of several runs, per CPU-second, so that other programs on the machine matter less."""
    best = 0.0
    for _ in range(repeats):
        started = time.process_time()
        done = work()
        best = max(best, done / (time.process_time() - started))
    return best


def catanatron_rate() -> float:
    """Moves per second of Catanatron's random players at four seats."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        moves = 0
        for _ in range(12):
            played = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            played.play()
            state = played.state
            moves += len(getattr(state, "action_records", None) or state.actions)
        return moves

    return cpu_rate(work)


def games_of(name: str, moves: int) -> int:
    """The number of random games with about that many moves. One game can be ten times as long as another."""
    return max(1, int(moves / ws.simulate(name, games=20, seed=3).moves.mean()))


def random_rate(name: str, seats: int) -> float:
    games = games_of(name, 2_500_000)
    return cpu_rate(lambda: int(ws.simulate(name, seats, games, seed=1, workers=1).moves.sum()))


def interpreted_rate(name: str) -> float:
    def work() -> int:
        moves = 0
        for seed in range(max(2, games_of(name, 2_500))):
            match = ws.Match.start(name, seed=seed)
            while not match.over:
                legal = match.legal()
                match.game.rules.apply(match._book, match._table, match.to_move, legal[(seed + moves) % len(legal)])
                moves += 1
        return moves

    return cpu_rate(work)


def decision_milliseconds(name: str) -> float:
    """The slowest decision of a game, as a server makes it: a move, the next moves, a view for every seat."""
    match, slowest = ws.Match.start(name, seed=1), 0.0
    settle()  # as the server does: what the benchmark has imported is no garbage of a decision
    while not match.over:
        moves = match.moves()
        started = time.process_time()
        match.play(moves[len(match.played) % len(moves)])
        match.moves()
        for seat in range(match.seats):
            match.view(seat)
        slowest = max(slowest, time.process_time() - started)
    return slowest * 1000


def scaling(name: str, rate: float) -> float:
    """Moves per second on all cores, relative to one core. Wall-clock time, the best of three for each."""
    games = games_of(name, int(SECONDS * rate))
    one = max(ws.simulate(name, games=games, seed=2, workers=1).moves_per_second for _ in range(3))
    every = max(ws.simulate(name, games=games, seed=2, workers=cores()).moves_per_second for _ in range(3))
    return every / one


def first_game(name: str, **surroundings: str) -> float:
    """CPU-seconds from a new process to the end of its first random game."""
    command, env = [sys.executable, "-c", LOAD.format(name=name)], os.environ | surroundings
    return float(subprocess.run(command, capture_output=True, check=True, env=env).stdout)


def loading(name: str) -> float:
    """The same with a warm cache."""
    return min(first_game(name) for _ in range(3))


def compiling(name: str) -> float:
    """The same with an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        return first_game(name, WATERSHED_CACHE=empty)


def compiled_within(seconds: float, most: int | None) -> Row:
    what = "compiling the rules, without a cache"
    return Row(what, seconds, "CPU s", f"under {most}", seconds < most) if most else Row(what, seconds, "CPU s")


def measure(name: str) -> list[Row]:
    """All rows for one game, beside Catanatron."""
    ws.simulate(name, games=10)  # compiles, if need be
    title, target = game(name).title, TARGETS.get(name, Target())
    rate, peer = random_rate(name, 4), catanatron_rate()
    size = game(name).table.layout.itemsize
    load, ratio = loading(name), scaling(name, rate)
    slow = decision_milliseconds(name)
    fast = f"{title}, 4 seats, random play, compiled, one core"
    rows = [
        Row(fast, rate, "moves/s", f"{target.rate:,}", rate >= target.rate),
        Row("Catanatron, 4 seats, random play, one core", peer, "moves/s"),
        Row("ratio of the two", rate / peer, "x", f"{target.times}", rate / peer >= target.times),
    ]
    rows += [
        Row(f"{title}, {seats} seats, random play, compiled", random_rate(name, seats), "moves/s")
        for seats in sorted(game(name).seats)
        if seats != 4
    ]
    rows += [
        Row(f"{title}, random play, interpreted", interpreted_rate(name), "moves/s"),
        Row(f"all {cores()} cores over one", ratio, "x", "1.7 on 2 cores", ratio >= 1.7 if cores() == 2 else None),
        Row("a table", size, "bytes", f"under {target.size:,}", size < target.size),
        Row("loading compiled rules from the cache", load, "CPU s", "under 2", load < 2),
        compiled_within(compiling(name), target.compiling),
        Row(
            "slowest decision of a game, interpreted, with views",
            slow,
            "CPU ms",
            f"under {target.slow}",
            slow < target.slow,
        ),
    ]
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of the rules, beside a peer's.")
    parser.add_argument("games", nargs="*", help="their short names; without any, all games")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    arguments = parser.parse_args()
    rows = [row for name in arguments.games or ws.games() for row in measure(name)]
    print_rows("Watershed", rows, Console(width=120))
    if arguments.json:
        write_rows(rows, arguments.json)


if __name__ == "__main__":
    main()

"""Do bots ever wait for each other for ever? The longest of many games at every level and number of seats.

make soak                                            10,000 games at every level that does not search, 300 moves at most
python bench/standstills.py --levels statesman --games 50 --seconds 600
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np
from rich.console import Console
from rich.table import Table

import watershed as ws
from watershed.bots.levels import level_with_budget
from watershed.kit.game import game
from watershed.lab.contest import play_one
from watershed.lab.simulate import Numbers, seeds_for

QUICK = ("random", "apprentice", "citizen")


def lengths(name: str, bot: str, seats: int, games: int, seed: int, seconds: float) -> tuple[Numbers, Numbers]:
    """Seeds of games, and how many moves each took. Searches play as many as they can in that many seconds."""
    if bot in QUICK:
        done = ws.simulate(name, seats, games, seed, bot)
        return done.seeds, done.moves
    seeds, moves = seeds_for(seed, games), list[int]()
    until = time.monotonic() + seconds
    while len(moves) < games and time.monotonic() < until:
        moves.append(play_one(name, [level_with_budget(bot)] * seats, int(seeds[len(moves)])).moves)
    return seeds[: len(moves)], np.array(moves)


def look(name: str, bots: Sequence[str], seats: Sequence[int], arguments: argparse.Namespace) -> bool:
    """Print what was found, and return whether no game was too long."""
    table = Table("bots", "seats", "games", "mean", "longest", f"over {arguments.most}", "such a seed")
    fine = True
    for bot in bots:
        for count in seats:
            seeds, moves = lengths(name, bot, count, arguments.games, arguments.seed, arguments.seconds)
            over = seeds[moves > arguments.most]
            numbers = (f"{len(moves):,}", f"{moves.mean():.0f}", str(moves.max()), str(len(over)))
            table.add_row(bot, str(count), *numbers, str(over[0]) if len(over) else "")
            fine = fine and not len(over)
    Console(width=100).print(table)
    return fine


def main() -> None:
    parser = argparse.ArgumentParser(description="Do bots ever wait for each other for ever?")
    parser.add_argument("--game", default="flow")
    parser.add_argument("--levels", nargs="+", default=list(QUICK), help="names, or searches like search:60")
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=10_000, help="for each level and number of seats")
    parser.add_argument("--most", type=int, default=300, help="moves that a game may take")
    parser.add_argument("--seconds", type=float, default=60, help="for each number of seats, where a level searches")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seats = arguments.seats or sorted(game(arguments.game).seats)
    raise SystemExit(0 if look(arguments.game, arguments.levels, seats, arguments) else 1)


if __name__ == "__main__":
    main()

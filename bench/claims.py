"""How do claims end in The Flow of History? Completions, snipes and investor bonuses, counted in games of Citizens.

python bench/claims.py                                    the table of docs/balance.md, some minutes of a core
python bench/claims.py --games 2000 --books flow my.toml --seats 4
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from watershed.bots.bindings import bindings
from watershed.bots.choose import BLANK, NOW, TABLES, Bot, choose
from watershed.bots.playout import BOT_STREAM
from watershed.games.flow.names import Event
from watershed.kernel.contract import apply, asked, setup
from watershed.kernel.luck import WORDS, Luck, sow
from watershed.kernel.record import Records, blank
from watershed.kernel.rule import bind, rule
from watershed.kit.game import Edition, game
from watershed.lab.simulate import Numbers, seeds_for

MOVES, TOKENS = 0, 33  # columns beside those of the events: moves of a game, and tokens paid as bonuses
COLUMNS = 34


@rule
def count_events(
    books: Records, tables: Records, seats: int, options: Any, seeds: Any, luck: Luck, out: Any, found: Any
) -> None:
    """Play games between Citizens as `simulate` does, and count what happens in each."""
    for i in range(len(seeds)):
        tables[NOW] = tables[BLANK]
        setup(books[0], tables[NOW], seats, options, seeds[i])
        sow(luck, seeds[i] ^ BOT_STREAM)
        seat = asked(books[0], tables[NOW])
        while seat >= 0:
            apply(books[0], tables[NOW], seat, choose(books[0], tables, seat, Bot.GREEDY, luck, out))
            found[i, MOVES] += 1
            for line in range(tables[NOW].noted):
                what = tables[NOW].events[line, 0]
                found[i, what] += 1
                if what == Event.BONUS:
                    found[i, TOKENS] += tables[NOW].events[line, 3]
            seat = asked(books[0], tables[NOW])


def counted(edition: Edition, seats: int, games: int, seed: int) -> Numbers:
    """What happened in each game: a row of numbers, by event."""
    flow = game("flow")
    found = np.zeros((games, COLUMNS), np.int64)
    luck, out = np.zeros(WORDS, np.int64), np.zeros(flow.most_moves, np.int16)
    run = bind(count_events, bindings(flow))
    options, seeds = np.zeros(8, np.int64), seeds_for(seed, games)
    run(edition.records, blank(flow.table, TABLES), seats, options, seeds, luck, out, found)
    return found


ROWS: dict[str, Callable[[Numbers], float]] = {  # each from the counts of all games
    "claims completed a game": lambda found: found[:, Event.COMPLETED].mean(),
    "claims sniped a game": lambda found: found[:, Event.SNIPED].mean(),
    "sniped, of those that end, in %": lambda found: 100 * found[:, Event.SNIPED].sum() / ends(found),
    "investor bonuses a game": lambda found: found[:, Event.BONUS].mean(),
    "completions that pay one, in %": lambda found: 100 * found[:, Event.BONUS].sum() / found[:, Event.COMPLETED].sum(),
    "tokens a bonus": lambda found: found[:, TOKENS].sum() / found[:, Event.BONUS].sum(),
    "moves a game": lambda found: found[:, MOVES].mean(),
    "moves of the longest": lambda found: found[:, MOVES].max(),
}


def ends(found: Numbers) -> float:
    return float(found[:, Event.SNIPED].sum() + found[:, Event.COMPLETED].sum())


def main() -> None:
    parser = argparse.ArgumentParser(description="How do claims end?")
    parser.add_argument("--games", type=int, default=10_000, help="games for each book and number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--books", nargs="+", default=["flow"])
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    editions = [game("flow").open_book(book) for book in arguments.books]
    for edition in editions:
        columns = {seats: counted(edition, seats, arguments.games, arguments.seed) for seats in arguments.seats}
        title = f"{edition.title}, {arguments.games:,} games of Citizens each"
        table = Table("", *(f"{seats} seats" for seats in columns), title=title)
        for name, measure in ROWS.items():
            table.add_row(name, *(f"{measure(found):.1f}" for found in columns.values()))
        Console(width=100).print(table)


if __name__ == "__main__":
    main()

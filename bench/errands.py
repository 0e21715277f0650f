"""Does an errand pay in Flooruler? One simple player fetches one thing on the way to the floors; three only build.
The table shows how often that one wins, in every seat in turn, by what a death costs.

python bench/errands.py                    the shipped book: 4,000 games per cell, about a minute
python bench/errands.py --book bench/first_flooruler.toml     the first reconstruction
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from watershed.games.flooruler.book import Book
from watershed.games.flooruler.bot.evaluation import gold_needed
from watershed.games.flooruler.bot.rollout import (
    danger,
    duty,
    rollout_attack,
    rollout_floor,
    rollout_skill,
    walk_towards,
)
from watershed.games.flooruler.names import ITEMS, PLANS, SEATS, Move, Place, Question
from watershed.games.flooruler.rules.floors import may_build, may_nuke
from watershed.games.flooruler.rules.items import may_buy
from watershed.games.flooruler.rules.moving import must_leave
from watershed.games.flooruler.table import Table
from watershed.kernel.actions import encode
from watershed.kernel.contract import apply, asked, setup
from watershed.kernel.luck import WORDS, Luck, sow
from watershed.kernel.record import Records, blank
from watershed.kernel.rule import bind, rule
from watershed.kit.game import Edition, game
from watershed.match.setup import full_options, options_row

NUKES = ITEMS + 1  # what a seat fetches: an item, or nukes when somebody is about to win; 0 for nothing
TOLLS = {0: "nothing", 1: "half", 2: "all", 3: "half, to the killer"}


@rule
def wants(book: Book, table: Table, seat: int, thing: int) -> bool:
    """Whether a seat goes to buy its item now."""
    return 0 < thing <= ITEMS and table.holder[thing] == 0 and table.gold[seat] >= book.price[thing]


@rule
def goal(book: Book, table: Table, seat: int, thing: int) -> int:
    """Where a seat goes."""
    place = duty(book, table, seat, danger(book, table, seat) if thing == NUKES else -1)
    if place == Place.NONE and wants(book, table, seat, thing):
        place = int(book.store[thing])
    return Place.FOUNTAIN if place == Place.NONE else place


@rule
def buy(book: Book, table: Table, seat: int, thing: int) -> int:
    """The largest plan it can afford, a nuke against the seat that is about to win, or the item; -1 for nothing."""
    aim = danger(book, table, seat)
    for plan in range(PLANS, 0, -1):
        enough = plan == PLANS or table.gold[seat] >= gold_needed(book, table, seat)
        if enough and may_build(book, table, seat, plan):
            return encode(Move.BUILD, plan)
        if thing == NUKES and aim >= 0 and may_nuke(book, table, seat, plan, aim):
            return encode(Move.NUKE, plan, aim)
    if 0 < thing <= ITEMS and may_buy(book, table, seat, thing):
        return encode(Move.BUY, thing)
    return -1


@rule
def choose(book: Book, table: Table, seat: int, thing: int, luck: Luck) -> int:
    """What a seat does."""
    if table.question == Question.GO or table.question == Question.LAND:
        return int(walk_towards(book, table, goal(book, table, seat, thing), luck))
    if table.question != Question.ACTION:
        return int(rollout_floor(book, table, luck))
    if must_leave(table, seat):
        return Move.MOVE.first
    action = int(rollout_skill(book, table, seat, luck))
    if action < 0:
        action = int(rollout_attack(book, table, seat, danger(book, table, seat), luck))
    if action < 0:
        action = int(buy(book, table, seat, thing))
    if action < 0:
        here = book.place[table.tile[seat]]
        stays = here == Place.FOUNTAIN and goal(book, table, seat, thing) == Place.FOUNTAIN
        action = Move.COLLECT.first if stays else Move.MOVE.first
    return action


@rule
def play(books: Records, tables: Records, options: Any, seeds: Any, thing: int, luck: Luck) -> int:
    """How many games the player who fetches a thing wins, in every seat in turn."""
    book, table, won = books[0], tables[1], 0
    for at in range(len(seeds)):
        one = at % SEATS
        tables[1] = tables[0]
        setup(book, table, SEATS, options, seeds[at])
        sow(luck, seeds[at])
        seat = asked(book, table)
        while seat >= 0:
            apply(book, table, seat, choose(book, table, seat, thing if seat == one else 0, luck))
            seat = asked(book, table)
        won += table.winner == one + 1
    return won


def share(edition: Edition, thing: int, toll: int, games: int) -> float:
    found = game("flooruler")
    run = bind(play, found.rules._asdict())
    options = options_row(found, full_options(found, SEATS, {"toll": toll}))
    seeds = np.arange(games, dtype=np.int64) // SEATS
    return float(run(edition.records, blank(found.table, 2), options, seeds, thing, np.zeros(WORDS, np.int64)) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--book", help="another book")
    parser.add_argument("--games", type=int, default=4000)
    args = parser.parse_args()
    edition = game("flooruler").open_book(args.book)
    names = {0: "nothing", **{item.id: item.name for item in edition.words["items"].values()}, NUKES: "nukes"}
    grid = Grid(title=f"Wins in % of one who fetches it, against three who only build; {args.games:,} games each")
    for title in ("it fetches", *(f"a death costs {toll}" for toll in TOLLS.values())):
        grid.add_column(title)
    for thing, name in names.items():
        grid.add_row(name, *(f"{100 * share(edition, thing, toll, args.games):.1f}" for toll in TOLLS))
    Console().print(grid)


if __name__ == "__main__":
    main()

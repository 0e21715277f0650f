"""Is Flooruler fair, more than a race, and does it end? Win shares by seat, what every seat bought and did, how long
games take and how many nobody wins, from games of four equal bots.

make shopping                                     the tables of docs/balance.md; takes hours of a core
python bench/shopping.py --bot citizen            the same for Citizens; takes minutes
python bench/shopping.py --games 40 --bot search:1500 --book my.toml --toll 0
python bench/shopping.py --keep games.jsonl       continues where the file ends; Ctrl-C shows the games so far
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.table import Table
from trials import games_of, percent, spread, trial_arguments

from watershed.bots.levels import level_with_budget
from watershed.games.flooruler.names import PLANS, SEATS, Move
from watershed.kernel.actions import encode
from watershed.kernel.record import blank
from watershed.kit.game import Edition, game
from watershed.lab.contest import Played, play_one
from watershed.match.setup import full_options, options_row

KINDS = ("floors", "nukes", "weapons", "skills")  # what is bought
DEEDS = (*KINDS, "attacks")


@dataclass(frozen=True)
class Trip:
    """What we keep of a game."""

    seed: int
    places: list[int]
    moves: int
    rounds: int
    floors: list[int]  # by seat, at the end
    won: bool
    bought: list[list[str]]  # by seat: kinds and things, and attacks


def things(edition: Edition) -> dict[int, tuple[str, str]]:
    """Every action that buys or attacks: its kind, and what is bought or used."""
    book = edition.records[0]
    found = {}
    for plan in range(1, PLANS + 1):
        found[encode(Move.BUILD, plan)] = ("floors", f"{book['floor_plan'][plan]} floors")
        for seat in range(SEATS):
            found[encode(Move.NUKE, plan, seat)] = ("nukes", f"a nuke of {book['nuke_plan'][plan]}")
    for item in edition.words["items"].values():
        found[encode(Move.BUY, item.id)] = (f"{item.kind}s", item.name)
        for seat in range(SEATS):
            found[encode(Move.ATTACK, item.id, seat)] = ("attacks", f"with {item.name}")
    return found


def rounds_of(played: Played, options: dict[str, int], edition: Edition) -> int:
    """How many rounds a game took."""
    found = game("flooruler")
    rules, table, book = found.rules.compiled(), blank(found.table)[0], edition.records[0]
    rules.setup(book, table, SEATS, options_row(found, full_options(found, SEATS, options)), played.seed)
    for seat, action in played.log:
        rules.apply(book, table, seat, action)
    return int(table["rounds_begun"])


def play(bot: str, book: str | None, toll: int | None, seed: int) -> Trip:
    options = {} if toll is None else {"toll": toll}
    played = play_one("flooruler", [level_with_budget(bot)] * SEATS, seed, options, book)
    edition = game("flooruler").open_book(book)
    known = things(edition)
    found: list[set[str]] = [set() for _ in range(SEATS)]
    for seat, action in played.log:
        found[seat].update(known.get(action, ()))
    bought, won = [sorted(goods) for goods in found], max(played.scores) >= edition.records[0]["floors"]
    rounds = rounds_of(played, options, edition)
    return Trip(seed, list(played.places), played.moves, rounds, list(played.scores), bool(won), bought)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    trial_arguments(parser, games=2000, bot="statesman", first=6000)
    parser.add_argument("--toll", type=int, help="what a death costs: 3 loot, 0 none, 1 half, 2 all")
    args = parser.parse_args()
    edition = game("flooruler").open_book(args.book)
    trial = {"bot": args.bot, "toll": args.toll, "book": edition.fingerprint}
    trips = games_of(args, trial, Trip, partial(play, args.bot, args.book, args.toll))
    show_seats(args.bot, trips)
    show_goods(trips, things(edition))


def winners(trips: Sequence[Trip]) -> Iterator[tuple[int, list[str]]]:
    """Every winner: the seat, and what it bought."""
    for trip in trips:
        if trip.won:
            seat = trip.places.index(1)
            yield seat, trip.bought[seat]


def show_seats(bot: str, trips: Sequence[Trip]) -> None:
    table = Table(title=f"{len(trips):,} games of four {bot}")
    table.add_column("seat")
    table.add_column("wins (95 % interval)")
    wins = Counter(seat for seat, _ in winners(trips))
    for seat, name in enumerate(game("flooruler").colours):
        table.add_row(name, percent(wins[seat], len(trips)))
    table.add_row("nobody", percent(len(trips) - wins.total(), len(trips)))
    console = Console()
    console.print(table)
    console.print(spread("moves", [trip.moves for trip in trips]))
    console.print(spread("rounds", [trip.rounds for trip in trips]))
    console.print(f"over 70 rounds: {percent(sum(trip.rounds > 70 for trip in trips), len(trips))}")
    bare = sum(floors == 0 for trip in trips for floors in trip.floors)
    losers = SEATS * len(trips) - wins.total()
    console.print(f"losers without a floor at the end: {percent(bare, losers)}")


def show_goods(trips: Sequence[Trip], known: dict[int, tuple[str, str]]) -> None:
    by_winner: Counter[str] = Counter()
    by_all: Counter[str] = Counter()
    by_game: Counter[str] = Counter()
    kinds: Counter[int] = Counter()
    won = 0
    for _, bought in winners(trips):
        won += 1
        by_winner.update(bought)
        kinds[sum(kind in bought for kind in KINDS)] += 1
    for trip in trips:
        by_game.update(set().union(*trip.bought))
        for bought in trip.bought:
            by_all.update(bought)
    table = Table(title="Who bought or did it at least once")
    for title in ("", "by winners", "by all seats", "of all games", "buyers won"):
        table.add_column(title)
    for kind in DEEDS:
        for thing in (
            kind,
            *dict.fromkeys(thing for group, thing in known.values() if group == kind and by_all[thing]),
        ):
            parts = (
                (by_winner[thing], won),
                (by_all[thing], SEATS * len(trips)),
                (by_game[thing], len(trips)),
                (by_winner[thing], by_all[thing]),
            )
            row = [f"{100 * part / of:.1f} %" if of else "" for part, of in parts]
            table.add_row(thing if thing == kind else f"  {thing}", *row)
    console = Console()
    console.print(table)
    shares = ", ".join(f"{count} {100 * kinds[count] / max(1, won):.0f} %" for count in range(1, len(KINDS) + 1))
    console.print(f"kinds that winners bought: {shares}")


if __name__ == "__main__":
    main()

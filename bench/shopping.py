"""Is Flooruler fair, and more than a race? Win shares by seat, and what winners bought, from games of search bots.

make shopping                                     the table of docs/balance.md, more than an hour of a core
python bench/shopping.py --games 40 --bot search:1500 --book my.toml --toll 0
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from watershed.bots.levels import level_with_budget
from watershed.games.flooruler.names import PLANS, SEATS, Move
from watershed.kernel.crowd import cores
from watershed.kernel.game import Edition, game
from watershed.lab.contest import Played, play_one
from watershed.lab.ratings import interval

KINDS = ("floors", "nukes", "weapons", "skills")


def things(edition: Edition) -> dict[int, tuple[str, str]]:
    """Every action that buys: its kind, and what is bought."""
    book = edition.records[0]
    found = {Move.BUILD + plan: ("floors", f"{book['floor_plan'][plan]} floors") for plan in range(1, PLANS + 1)}
    for plan in range(1, PLANS + 1):
        for seat in range(SEATS):
            action = Move.NUKE + (plan - 1) * SEATS + seat
            found[action] = ("nukes", f"a nuke of {book['nuke_plan'][plan]}")
    for item in edition.words["items"].values():
        found[Move.BUY + item.id] = (f"{item.kind}s", item.name)
    return found


def play(bot: str, seed: int, book: str | None, toll: int | None) -> Played:
    options = {} if toll is None else {"toll": toll}
    return play_one("flooruler", [level_with_budget(bot)] * SEATS, seed, options, book)


def bought(played: Played, known: dict[int, tuple[str, str]]) -> list[set[str]]:
    """What each seat bought: kinds and things."""
    found: list[set[str]] = [set() for _ in range(SEATS)]
    for seat, action in played.log:
        found[seat].update(known.get(action, ()))
    return found


def percent(part: float, of: float) -> str:
    low, high = interval(part / of, of)
    return f"{100 * part / of:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=846)
    parser.add_argument("--bot", default="statesman", help="a level, or a search with its budget, as `search:1500`")
    parser.add_argument("--first", type=int, default=6000, help="the first seed")
    parser.add_argument("--book", help="another book")
    parser.add_argument("--toll", type=int, help="what a death costs: 3 loot, 0 none, 1 half, 2 all")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--json", type=Path, help="where to write the numbers too")
    args = parser.parse_args()
    edition = game("flooruler").open_book(args.book)
    known = things(edition)
    play(args.bot, 0, args.book, args.toll)  # compiles, once
    wins, by_winner, by_all, moves = [0.0] * SEATS, Counter[str](), Counter[str](), 0
    with ProcessPoolExecutor(args.processes) as pool:
        games = [pool.submit(play, args.bot, args.first + at, args.book, args.toll) for at in range(args.games)]
        for job in track(games, "Playing", console=Console(stderr=True)):
            played = job.result()
            purchases = bought(played, known)
            moves += played.moves
            for seat, place in enumerate(played.places):
                by_all.update(purchases[seat])
                if place == 1:
                    wins[seat] += 1 / played.places.count(1)
                    by_winner.update(purchases[seat])
    show(args.bot, args.games, moves, wins, by_winner, by_all, known)
    if args.json:
        args.json.write_text(json.dumps({"games": args.games, "wins": wins, "winners": by_winner, "all": by_all}))


def show(
    bot: str,
    games: int,
    moves: int,
    wins: list[float],
    by_winner: Counter[str],
    by_all: Counter[str],
    known: dict[int, tuple[str, str]],
) -> None:
    seats = Table(title=f"{games:,} games of four {bot}, {moves / games:.0f} moves each")
    seats.add_column("seat")
    seats.add_column("wins")
    for name, won in zip(game("flooruler").colours, wins, strict=True):
        seats.add_row(name, percent(won, games))
    goods = Table(title="Who bought it at least once")
    for title in ("", "of the winners", "of all seats"):
        goods.add_column(title)
    for kind in KINDS:
        rows = [kind, *dict.fromkeys(thing for group, thing in known.values() if group == kind)]
        for at, thing in enumerate(rows):
            name = thing if at == 0 else f"  {thing}"
            goods.add_row(name, percent(by_winner[thing], games), percent(by_all[thing], SEATS * games))
    console = Console()
    console.print(seats)
    console.print(goods)


if __name__ == "__main__":
    main()

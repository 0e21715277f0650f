"""Is Floods worth playing? How games of equal bots end, how long they take, how the seats fare, what winners did that
others did not, and whether everything in the box is used.

python bench/tides.py                                   a thousand games of four searches on the world map
python bench/tides.py --seats 3                         the archipelago
python bench/tides.py --seats 3 --map 1                 three on the world map
python bench/tides.py --bot citizen --games 10000       Citizens; takes minutes
python bench/tides.py --keep games.jsonl                continues where the file ends; Ctrl-C shows the games so far
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean

from rich.console import Console
from rich.table import Table
from trials import games_of, percent, spread, trial_arguments

from watershed.bots.levels import level_with_budget
from watershed.games.floods.names import NOBODY, RACE, SEATS, Building, End, Event
from watershed.games.floods.rules.ending import dolmens, leader, tally
from watershed.games.floods.rules.trade import wealth
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import game
from watershed.lab.contest import play_one
from watershed.match.setup import full_options, options_row

ENDS = {value: name.lower() for name, value in End._asdict().items()}
RACES = ("forests", "boats", "warriors", "mines")
NAMES = {value: name.lower() for name, value in Event._asdict().items()}
BUILT = {value: f"built a {name.lower()}" for name, value in Building._asdict().items() if value}
COUNTED = {  # events of a seat whose `count` is added up, or that are counted themselves
    Event.BATTLE_WON: ("cells conquered", False),
    Event.NAVAL_WON: ("sea battles won", False),
    Event.CAPTURED: ("slaves captured", True),
    Event.CELL_LOST: ("cells lost to fanatics", False),
    Event.IDLED: ("workers turned fanatic", True),
    Event.DEFORESTED: ("cells deforested", False),
    Event.OFFERED: ("offers made", False),
    Event.ACCEPTED: ("offers accepted", False),
    Event.WORKERS_DROWNED: ("workers drowned", True),
    Event.WARRIORS_DROWNED: ("warriors drowned", True),
    Event.WORKERS_FLED: ("workers fled", True),
    Event.FERRIED: ("ferries", False),
    Event.GRANTED: ("ferries granted", False),
}


@dataclass(frozen=True)
class Voyage:
    """What we keep of a game."""

    seed: int
    places: list[int]
    scores: list[int]
    moves: int
    turns: int
    end: str
    scale: int
    rises: int
    decisions: list[int]  # by seat
    dolmens: list[int]
    wealth: list[int]  # resources left at the end
    cells: list[int]
    races: list[list[int]]  # by seat: forests, boats, warriors, mines at the end
    majorities: list[int]  # who has each of them, or the number of nobody
    deeds: list[dict[str, int]]  # by seat
    kinds: dict[str, int] = field(default_factory=dict)  # events of each kind


def play(bot: str, book: str | None, seats: int, options: dict[str, int], seed: int) -> Voyage:
    """One game. Every seat starts equally often, so that no share depends on whom the lot fell on."""
    options = {"first": 1 + seed % seats, **options}
    played = play_one("floods", [level_with_budget(bot)] * seats, seed, options, book)
    found = game("floods")
    edition, rules, tables = found.open_book(book), found.rules.compiled(), blank(found.table)
    record, table = edition.records[0], tables[0]
    deeds = [Counter[str]() for _ in range(SEATS + 1)]
    kinds, decisions = Counter[str](), [0] * seats
    rules.setup(record, table, seats, options_row(found, full_options(found, seats, options)), seed)
    for seat, action in played.log:
        rules.apply(record, table, seat, action)
        decisions[seat] += 1
        for kind, who, _, count, other in table["events"][: int(table["noted"]), :5].tolist():
            kinds[NAMES[kind]] += 1
            if kind in COUNTED:
                what, added = COUNTED[kind]
                deeds[who][what] += count if added else 1
            if kind == Event.BUILT:
                deeds[who][BUILT[count]] += 1
            if kind == Event.ACCEPTED:
                deeds[other]["offers accepted"] += 1
    last = lay_open(found.table, tables)
    return Voyage(
        seed=seed,
        places=list(played.places),
        scores=list(played.scores),
        moves=played.moves,
        turns=int(table["turn"]),
        end=ENDS[int(table["end"])],
        scale=int(table["scale"]),
        rises=int(table["rises"]),
        decisions=decisions,
        dolmens=[dolmens(last, seat) for seat in range(seats)],
        wealth=[wealth(last, seat) for seat in range(seats)],
        cells=[int((table["control"] == seat + 1).sum()) for seat in range(seats)],
        races=[[tally(last, seat, race) for race in range(RACE)] for seat in range(seats)],
        majorities=[leader(last, race) for race in range(RACE)],
        deeds=[dict(deeds[seat]) for seat in range(seats)],
        kinds=dict(kinds),
    )


def show_ends(voyages: Sequence[Voyage]) -> None:
    console, games = Console(width=120), len(voyages)
    for end, count in Counter(voyage.end for voyage in voyages).most_common():
        console.print(f"ended by {end}: {percent(count, games)}")
    console.print(spread("turns", [voyage.turns for voyage in voyages]))
    by_length = Counter(voyage.turns for voyage in voyages)
    console.print("games by turns: " + ", ".join(f"{turns}: {by_length[turns]}" for turns in sorted(by_length)))
    within = sum(8 <= voyage.turns <= 16 for voyage in voyages)
    console.print(f"within 8 to 16 turns: {percent(within, games)}")
    console.print(spread("moves", [voyage.moves for voyage in voyages]))
    console.print(spread("decisions of a seat", [count for voyage in voyages for count in voyage.decisions]))
    rises = Counter(voyage.rises for voyage in voyages)
    console.print("rises: " + ", ".join(f"{number} in {rises[number]} games" for number in sorted(rises)))


def show_seats(voyages: Sequence[Voyage], seats: int) -> None:
    table = Table("seat", "wins (95 % interval)", "points", "dolmens", "cells", "resources left", *RACES)
    for seat in range(seats):
        wins = sum(1 / voyage.places.count(1) for voyage in voyages if voyage.places[seat] == 1)
        means = [
            mean(column)
            for column in zip(
                *((v.scores[seat], v.dolmens[seat], v.cells[seat], v.wealth[seat], *v.races[seat]) for v in voyages),
                strict=True,
            )
        ]
        numbers = (f"{number:.1f}" for number in means)
        table.add_row(game("floods").colours[seat], percent(wins, len(voyages)), *numbers)
    Console(width=120).print(table)
    for race, name in enumerate(RACES):
        nobody = sum(voyage.majorities[race] == NOBODY for voyage in voyages)
        Console(width=120).print(f"nobody has the most {name}: {percent(nobody, len(voyages))}")


def show_winners(voyages: Sequence[Voyage], seats: int) -> None:
    """What winners did, beside the others; a shared win is left out."""
    winners, others = list[dict[str, float]](), list[dict[str, float]]()
    for voyage in voyages:
        for seat in range(seats):
            ends = {f"{name} at the end": voyage.races[seat][race] for race, name in enumerate(RACES)}
            ends |= {f"has the most {name}": voyage.majorities[race] == seat for race, name in enumerate(RACES)}
            ends |= {"cells at the end": voyage.cells[seat], "resources left": voyage.wealth[seat]}
            deeds = {**voyage.deeds[seat], **ends}
            if voyage.places[seat] > 1:
                others.append(deeds)
            elif voyage.places.count(1) == 1:
                winners.append(deeds)
    table = Table("mean of a game", "winners", "others", "games in which somebody did")
    names = sorted({name for deeds in (*winners, *others) for name in deeds})
    for name in names:
        rows = (f"{mean(deeds.get(name, 0) for deeds in some):.2f}" for some in (winners, others))
        games = sum(any(deeds.get(name) for deeds in voyage.deeds) for voyage in voyages)
        table.add_row(name, *rows, f"{100 * games / len(voyages):.0f} %" if games else "")
    Console(width=120).print(table)


def show_events(voyages: Sequence[Voyage]) -> None:
    """What never happened, and what happens in few games."""
    games = Counter(kind for voyage in voyages for kind in voyage.kinds)
    rare = [f"{name} {games[name]}" for value, name in NAMES.items() if value and games[name] < len(voyages) / 4]
    Console(width=120).print(f"events in less than a quarter of {len(voyages)} games: {', '.join(rare) or 'none'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    trial_arguments(parser, games=1000, bot="search:40", first=1000)
    parser.add_argument("--seats", type=int, default=4, choices=(3, 4))
    parser.add_argument("--map", type=int, default=0, help="1: the world map, also for three")
    args = parser.parse_args()
    edition, options = game("floods").open_book(args.book), {"map": args.map}
    trial = {"bot": args.bot, "seats": args.seats, **options, "book": edition.fingerprint}
    voyages = games_of(args, trial, Voyage, partial(play, args.bot, args.book, args.seats, options))
    Console(width=120).print(f"{len(voyages):,} games of {args.seats} {args.bot}")
    show_ends(voyages)
    show_seats(voyages, args.seats)
    show_winners(voyages, args.seats)
    show_events(voyages)


if __name__ == "__main__":
    main()

"""Is Patchistory worth playing? How games of equal bots go: VP and where they come from, prices, what every seat did,
how heroes and wonders fare, how the seats fare, and whether everything in the box is used.

python bench/prosperity.py                              a thousand games of four Citizens
python bench/prosperity.py --seats 2                    two players; 3 for three
python bench/prosperity.py --bot search:40 --games 200  searches; takes long
python bench/prosperity.py --baselands 0                the Equality sides
python bench/prosperity.py --keep games.jsonl           continues where the file ends; Ctrl-C shows the games so far
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean, stdev

from rich.console import Console
from rich.table import Table
from trials import games_of, percent, spread, trial_arguments

from watershed.bots.levels import level_with_budget
from watershed.games.patchistory.accounts import gains
from watershed.games.patchistory.names import ERAS, NOBODY, SEATS, Event
from watershed.kernel.record import blank
from watershed.kit.game import Event as Told
from watershed.kit.game import game
from watershed.lab.contest import play_one
from watershed.match.setup import full_options, options_row

NAMES = {value: name.lower().replace("_", " ") for name, value in Event._asdict().items()}
COUNTED = (  # events of a seat that are counted
    Event.PATCHED, Event.DISCARDED, Event.BORN, Event.TRADED, Event.EXCHANGED, Event.BUILT, Event.RECLAIMED,
    Event.ROUTE_LAID, Event.ALLIED, Event.BROKE, Event.THREATENED, Event.AID_OFFERED, Event.AID_ACCEPTED,
    Event.AID_REFUSED, Event.CAMPAIGNED, Event.WORSHIPPED_HEROES, Event.WORSHIPPED_WONDERS, Event.WALKED,
    Event.ROUTE_GAIN, Event.WAR_WON, Event.SWAPPED, Event.COVERED,
)  # fmt: skip


@dataclass(frozen=True)
class Reign:
    """What we keep of a game."""

    seed: int
    places: list[int]
    scores: list[int]
    moves: int
    prices: list[list[int]]  # by era: what was paid in auctions
    sources: list[dict[str, int]]  # by seat: VP gained and lost
    deeds: list[dict[str, int]]  # by seat
    figures: list[list[int]]  # by seat: heroes and wonders that became visible
    left: list[list[int]]  # by seat: food, minerals and money at the end
    kinds: dict[str, int]  # events of each kind


def play(bot: str, book: str | None, seats: int, options: dict[str, int], seed: int) -> Reign:
    """One game. Every seat starts equally often, so that no share depends on whom the lot fell on."""
    options = {"first": 1 + seed % seats, **options}
    played = play_one("patchistory", [level_with_budget(bot)] * seats, seed, options, book)
    found = game("patchistory")
    rules, table, record = found.rules.compiled(), blank(found.table)[0], found.open_book(book).records[0]
    rules.setup(record, table, seats, options_row(found, full_options(found, seats, options)), seed)
    sources, deeds = ([Counter[str]() for _ in range(SEATS + 1)] for _ in range(2))
    prices, figures, kinds = [[] for _ in range(ERAS)], [set[int]() for _ in range(SEATS + 1)], Counter[str]()
    for seat, action in played.log:
        era = int(table["era"])
        rules.apply(record, table, seat, action)
        for kind, who, card, count, other in table["events"][: int(table["noted"]), :5].tolist():
            kinds[NAMES[kind]] += 1
            for whose, why, vp in gains(Told(kind, who, card, count, other)):
                sources[whose][why] += vp
            if kind == Event.WON:
                prices[era - 1].append(count)
            elif kind == Event.APPEARED:
                figures[who].add(card)
            if kind in COUNTED and who != NOBODY:
                deeds[who][NAMES[kind]] += 1
    return Reign(
        seed=seed,
        places=list(played.places),
        scores=list(played.scores),
        moves=played.moves,
        prices=prices,
        sources=[dict(sources[seat]) for seat in range(seats)],
        deeds=[dict(deeds[seat]) for seat in range(seats)],
        figures=[sorted(figures[seat]) for seat in range(seats)],
        left=[[int(table["goods"][seat, good]) for good in (1, 2, 3)] for seat in range(seats)],
        kinds=dict(kinds),
    )


def show_course(reigns: Sequence[Reign]) -> None:
    console = Console(width=120)
    console.print(spread("moves", [reign.moves for reign in reigns]), f"; the longest {max(r.moves for r in reigns)}")
    console.print(spread("VP", [score for reign in reigns for score in reign.scores]))
    console.print(spread("VP of the winner", [max(reign.scores) for reign in reigns]))
    console.print(spread("lead", [_lead(reign.scores) for reign in reigns]))
    for era in range(ERAS):
        prices = [price for reign in reigns for price in reign.prices[era]]
        console.print(spread(f"price of a card in Era {'I' * (era + 1)}", prices), f"; the highest {max(prices)}")
    for at, good in enumerate(("food", "minerals", "money")):
        console.print(spread(f"{good} left", [row[at] for reign in reigns for row in reign.left]))


def _lead(scores: Sequence[int]) -> int:
    best, second = sorted(scores, reverse=True)[:2]
    return best - second


def show_seats(reigns: Sequence[Reign], seats: int) -> None:
    table = Table("seat", "wins (95 % interval)", "VP")
    for seat in range(seats):
        wins = sum(1 / reign.places.count(1) for reign in reigns if reign.places[seat] == 1)
        points = f"{mean(reign.scores[seat] for reign in reigns):.1f}"
        table.add_row(game("patchistory").colours[seat], percent(wins, len(reigns)), points)
    Console(width=120).print(table)


def show_winners(reigns: Sequence[Reign], seats: int) -> None:
    """Where winners got their VP and what they did, beside the others; a shared win is left out."""
    winners, others = list[dict[str, float]](), list[dict[str, float]]()
    for reign in reigns:
        for seat in range(seats):
            row = {f"VP: {name}": number for name, number in reign.sources[seat].items()} | reign.deeds[seat]
            if reign.places[seat] > 1:
                others.append(row)
            elif reign.places.count(1) == 1:
                winners.append(row)
    table = Table("mean of a game", "winners", "others", "seats that did")
    for name in sorted({name for row in (*winners, *others) for name in row}):
        rows = (f"{mean(row.get(name, 0) for row in some):.2f}" for some in (winners, others))
        did = sum(bool(row.get(name)) for row in (*winners, *others)) / len([*winners, *others])
        table.add_row(name, *rows, f"{100 * did:.0f} %")
    Console(width=120).print(table)


def show_figures(reigns: Sequence[Reign], seats: int, book: str | None) -> None:
    """How seats fare with each hero and wonder: VP more than the mean of the table, with a 95 % interval."""
    table = Table("hero or wonder", "seats", "VP more than the mean", "wins (95 % interval)")
    rows = []
    for figure in game("patchistory").open_book(book).words["figures"].values():
        leads, wins = [], 0.0
        for reign in reigns:
            for seat in range(seats):
                if figure.id in reign.figures[seat]:
                    leads.append(reign.scores[seat] - mean(reign.scores))
                    wins += 1 / reign.places.count(1) if reign.places[seat] == 1 else 0
        if len(leads) > 1:
            error = 1.96 * stdev(leads) / len(leads) ** 0.5
            rows.append((mean(leads), error, figure.name, len(leads), wins))
    for lead, error, name, number, wins in sorted(rows, reverse=True):
        table.add_row(name, str(number), f"{lead:+.1f} ± {error:.1f}", percent(wins, number))
    Console(width=120).print(table)


def show_events(reigns: Sequence[Reign]) -> None:
    """What never happened, and what happens in few games."""
    games = Counter(kind for reign in reigns for kind in reign.kinds)
    rare = [f"{name} {games[name]}" for value, name in NAMES.items() if value and games[name] < len(reigns) / 4]
    Console(width=120).print(f"events in less than a quarter of {len(reigns)} games: {', '.join(rare) or 'none'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    trial_arguments(parser, games=1000, bot="citizen", first=1000)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--baselands", type=int, default=1, choices=(0, 1), help="0: the Equality sides")
    args = parser.parse_args()
    edition, options = game("patchistory").open_book(args.book), {"baselands": args.baselands}
    trial = {"bot": args.bot, "seats": args.seats, **options, "book": edition.fingerprint}
    reigns = games_of(args, trial, Reign, partial(play, args.bot, args.book, args.seats, options))
    Console(width=120).print(f"{len(reigns):,} games of {args.seats} {args.bot}")
    show_course(reigns)
    show_seats(reigns, args.seats)
    show_winners(reigns, args.seats)
    show_figures(reigns, args.seats, args.book)
    show_events(reigns)


if __name__ == "__main__":
    main()

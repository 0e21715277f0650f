"""Is the reconstruction fair? Win shares by starting card and by turn order, before and after balancing.

make balance                          a million games with greedy bots: the first reconstruction and the shipped book
python bench/balance.py --games 20000 --books flow --seats 4
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import watershed as ws
from watershed.games.flow.names import CARDS, Type
from watershed.kernel.contract import setup
from watershed.kernel.record import Records, blank
from watershed.kernel.rule import bind, rule
from watershed.kit.game import Edition, game
from watershed.lab.simulate import Simulation

HERE = Path(__file__).parent
FIRST_SEAT = {"first": 1}  # seat 1 always starts, so that a seat is a place in the turn order


@rule
def deal(books: Records, tables: Records, seats: int, options: Any, seeds: Any, dealt: Any) -> None:
    """Which starting card each seat of each game is dealt."""
    for i in range(len(seeds)):
        tables[1] = tables[0]
        setup(books[0], tables[1], seats, options, seeds[i])
        for seat in range(seats):
            dealt[i, seat] = tables[1].top[seat, Type.GOVERNMENT]


@dataclass
class Report:
    """The results of one edition at one number of seats."""

    seats: int
    games: int
    tribes: dict[str, tuple[float, float]]  # win share and half of its 95 % interval
    order: list[tuple[float, float]]
    score: float
    spread: float
    margin: float
    turns: float


def share(wins: np.ndarray) -> tuple[float, float]:
    return float(wins.mean()), float(1.96 * wins.std() / np.sqrt(len(wins)))


def starting_cards(edition: Edition, done: Simulation) -> np.ndarray:
    flow = game("flow")
    dealt = np.zeros((len(done.seeds), done.seats), np.int16)
    options = np.zeros(8, np.int64)
    options[0] = FIRST_SEAT["first"]
    run = bind(deal, flow.rules._asdict())
    run(edition.records, blank(flow.table, 2), done.seats, options, done.seeds, dealt)
    return dealt


def report(edition: Edition, done: Simulation) -> Report:
    first = done.ranks == 1
    won = first / first.sum(axis=1, keepdims=True)
    dealt = starting_cards(edition, done)
    cards = edition.words["cards"]
    ordered = np.sort(done.scores, axis=1)
    return Report(
        seats=done.seats,
        games=len(done.seeds),
        tribes={cards[card].name: share(won[dealt == card]) for card in range(1, CARDS + 1) if (dealt == card).any()},
        order=[share(won[:, seat]) for seat in range(done.seats)],
        score=float(done.scores.mean()),
        spread=float(done.scores.std()),
        margin=float((ordered[:, -1] - ordered[:, -2]).mean()),
        turns=float(done.moves.mean() / done.seats),
    )


def percent(value: tuple[float, float]) -> str:
    return f"{100 * value[0]:.1f} ±{100 * value[1]:.1f}"


def show(console: Console, seats: int, reports: dict[str, Report]) -> None:
    games = next(iter(reports.values())).games
    table = Table(
        "win share in %", *reports, title=f"{seats} seats, {games:,} games each, even would be {100 / seats:.1f} %"
    )
    for tribe in next(iter(reports.values())).tribes:
        table.add_row(tribe, *(percent(found.tribes[tribe]) for found in reports.values()))
    for place in range(seats):
        table.add_row(f"turn order {place + 1}", *(percent(found.order[place]) for found in reports.values()))
    table.add_row("mean score ± sd", *(f"{found.score:.1f} ±{found.spread:.1f}" for found in reports.values()))
    table.add_row("winner's margin", *(f"{found.margin:.1f}" for found in reports.values()))
    table.add_row("decisions each", *(f"{found.turns:.1f}" for found in reports.values()))
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="Is the reconstruction fair?")
    parser.add_argument("--games", type=int, default=125_000, help="games for each book and number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--books", nargs="+", default=[str(HERE / "first.toml"), "flow"])
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    console, errors = Console(width=100), Console(stderr=True)
    editions = [game("flow").open_book(book) for book in arguments.books]
    with Progress(console=errors, disable=not sys.stderr.isatty()) as progress:
        for seats in arguments.seats:
            reports = {}
            for edition in editions:
                task = progress.add_task(f"{seats} seats, {edition.title}", total=arguments.games)
                done = ws.simulate(
                    "flow",
                    seats,
                    arguments.games,
                    arguments.seed,
                    "greedy",
                    FIRST_SEAT,
                    edition,
                    progress=lambda played, _, task=task: progress.update(task, completed=played),
                )
                reports[edition.title] = report(edition, done)
            show(console, seats, reports)


if __name__ == "__main__":
    main()

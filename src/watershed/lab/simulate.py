"""Thousands of games with bots in every seat, compiled, on all cores."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from watershed.bots.choose import TABLES, Bot
from watershed.bots.playout import play_games
from watershed.bots.seat import bindings, bot_number
from watershed.kernel import rule as rules
from watershed.kernel.crowd import Progress, cores, in_chunks
from watershed.kernel.luck import WORDS
from watershed.kernel.record import Records, blank
from watershed.kit.game import BadSetup, Edition, Game, game
from watershed.match.setup import full_options, good_seats, good_seed, options_row, short, whole

Numbers = np.ndarray[Any, np.dtype[Any]]
MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class Simulation:
    """What many games came to, one row a game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seeds: Numbers  # each game can be played again from its seed
    moves: Numbers
    scores: Numbers  # games x seats
    ranks: Numbers  # games x seats, 1 is the best
    tables: Records  # the last tables of the first games, as many as were asked for
    seconds: float
    workers: int

    @property
    def moves_per_second(self) -> float:
        return float(self.moves.sum() / self.seconds) if self.seconds else 0.0

    @property
    def wins(self) -> Numbers:
        """Each seat's share of the games, a shared first place split."""
        first = self.ranks == 1
        share: Numbers = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
        return share


def seeds_for(seed: int, games: int) -> Numbers:
    """One 63-bit seed a game, the same for the same start in every process."""
    words = np.random.SeedSequence(seed).generate_state(games, np.uint64)
    found: Numbers = (words >> np.uint64(1)).astype(np.int64)
    return found


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: Game
    edition: Edition
    seats: int
    bots: tuple[str, ...]
    options: Numbers
    seeds: Numbers


def simulate(
    name: str,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    bots: str | Sequence[str] = "random",
    options: Mapping[str, int] | None = None,
    book: str | Path | Edition | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    compiling: rules.Progress = rules.announce,
    keep: int = 0,
) -> Simulation:
    """Plays `games` games. `bots` is one bot for all seats or a list with one for each; `keep` asks for the last tables
    of the first games; `progress` and `compiling` are told how far it is. An interrupt ends it with the games done.
    """
    found = game(name)
    seats = good_seats(found, seats)
    count = _number("games", games, 1, MOST_GAMES)
    named = _bots(seats, bots)
    edition = book if isinstance(book, Edition) else found.open_book(book)
    row = options_row(found, full_options(found, seats, options or {}))
    plan = Plan(found, edition, seats, named, row, seeds_for(good_seed(seed), count))
    crew = cores() if workers is None else _number("workers", workers, 1, 1024)
    return _run(plan, crew, progress, compiling, _number("keep", keep, 0, count))


def _number(what: str, value: Any, least: int, most: int) -> int:
    found = whole(value)
    if found is None or not least <= found <= most:
        raise BadSetup(f"{what} can be {least} to {most}; not {short(value)}.")
    return found


def _bots(seats: int, bots: Any) -> tuple[str, ...]:
    if isinstance(bots, str):
        bots = (bots,) * seats
    if not isinstance(bots, Sequence) or len(bots) != seats:
        raise BadSetup(f"There should be one bot, or a list of {seats}; not {short(bots)}.")
    for bot in bots:
        if bot_number(bot) == Bot.SEARCH:
            raise BadSetup(f"The {bot} thinks about every move, too long for many games; the others can be simulated.")
    return tuple(bots)


def _run(plan: Plan, workers: int, progress: Progress | None, compiling: rules.Progress, keep: int) -> Simulation:
    game, games = plan.game, len(plan.seeds)
    play = rules.bind(play_games, bindings(game))
    crew = np.array([bot_number(bot) for bot in plan.bots], np.int64)
    moves = np.zeros(games, np.int32)
    points, places = np.zeros((games, plan.seats), np.int16), np.zeros((games, plan.seats), np.int16)
    finals = blank(game.table, keep)

    def work(first: int, last: int) -> None:
        luck, out, tables = np.zeros(WORDS, np.int64), np.zeros(game.most_moves, np.int16), blank(game.table, TABLES)
        part = slice(first, last)
        results = moves[part], points[part], places[part], finals[part]
        play(plan.edition.records, tables, plan.seats, plan.options, plan.seeds[part], crew, luck, out, *results)

    with rules.compiling(compiling):
        work(0, 0)  # compiles, or loads from the cache, before the clock starts
    started = time.perf_counter()
    try:
        in_chunks(games, max(1, min(500, games // (workers * 8))), work, workers, progress)
    except KeyboardInterrupt:
        if not moves.any():
            raise
    seconds = time.perf_counter() - started
    done = moves > 0
    results = plan.seeds[done], moves[done], points[done], places[done], finals[done[:keep]]
    return Simulation(game.name, plan.seats, plan.bots, *results, seconds, workers)

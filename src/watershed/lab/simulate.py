"""Simulations: thousands of games with a bot in every seat, compiled, on all cores."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from watershed.about import install
from watershed.bots.choose import TABLES, Bot
from watershed.bots.playout import play_games
from watershed.bots.seat import bindings, bot_number
from watershed.kernel import rule as rules
from watershed.kernel.crowd import Progress, cores, in_chunks
from watershed.kernel.luck import WORDS
from watershed.kernel.record import Records, blank
from watershed.kit.game import BadSetup, Edition, Game, WatershedError, game
from watershed.match.setup import full_options, good_seats, good_seed, options_row, short, whole

from .contest import play_one
from .own import Bot as Own
from .own import bot_of
from .shares import interval

Numbers = np.ndarray[Any, np.dtype[Any]]
MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class Simulation:
    """The results of many games, one row per game."""

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

    def __repr__(self) -> str:
        wins = ", ".join(f"{share:.1%}" for share in self.wins)
        return f"<Simulation {self.game}, {len(self.moves):,} games, wins {wins}>"

    @property
    def win_intervals(self) -> list[tuple[float, float]]:
        """The 95 % interval (Wilson) of each seat's share of the wins."""
        return [interval(float(share), len(self.moves)) for share in self.wins]

    def to_arrow(self) -> Any:
        """An Arrow table with one row per game: seed, moves, and for every seat its bot, score and rank."""
        try:
            import pyarrow
        except ImportError:
            raise WatershedError(f"Arrow tables need pyarrow: {install('lab')}.") from None
        columns: dict[str, Any] = {"seed": self.seeds, "moves": self.moves}
        for seat, bot in enumerate(self.bots):
            columns[f"bot_{seat}"] = pyarrow.array([bot] * len(self.moves)).dictionary_encode()
            columns[f"score_{seat}"] = self.scores[:, seat]
            columns[f"rank_{seat}"] = self.ranks[:, seat]
        return pyarrow.table(columns, metadata={"game": self.game})

    @property
    def wins(self) -> Numbers:
        """Each seat's share of the games, a shared first place split."""
        first = self.ranks == 1
        share: Numbers = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
        return share


def seeds_for(seed: int, games: int) -> Numbers:
    """One 63-bit seed per game, the same for the same start in every process."""
    words = np.random.SeedSequence(seed).generate_state(games, np.uint64)
    found: Numbers = (words >> np.uint64(1)).astype(np.int64)
    return found


@dataclass(frozen=True)
class Plan:
    """The games to play."""

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
    bots: str | Own | Sequence[str | Own] = "random",
    options: Mapping[str, int] | None = None,
    book: str | Path | Edition | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    compiling: rules.Progress = rules.announce,
    keep: int = 0,
) -> Simulation:
    """Play many games between bots.

    `bots` is one bot for all seats or a list with one for each, by name or your own. Your own bots play one game at a
    time on one core, so they take longer. `keep` asks for the last tables of the first games. `progress` and
    `compiling` are called with how much is done. An interrupt ends it with the games that are finished.
    """
    found = game(name)
    seats = good_seats(found, seats)
    count = _number("games", games, 1, MOST_GAMES)
    named = _bots(seats, bots)
    kept = _number("keep", keep, 0, count)
    crew = cores() if workers is None else _number("workers", workers, 1, 1024)
    edition = book if isinstance(book, Edition) else found.open_book(book)
    row = options_row(found, full_options(found, seats, options or {}))
    plan = Plan(found, edition, seats, tuple(map(_name, named)), row, seeds_for(good_seed(seed), count))
    if any(isinstance(bot, Own) for bot in named):
        if kept:
            raise BadSetup("Tables can be kept only if every bot is one that ships.")
        return one_by_one(plan, named, options or {}, progress, compiling)
    return _run(plan, crew, progress, compiling, kept)


def _number(what: str, value: Any, least: int, most: int) -> int:
    found = whole(value)
    if found is None or not least <= found <= most:
        raise BadSetup(f"{what} can be {least} to {most}, not {short(value)}.")
    return found


def _bots(seats: int, bots: Any) -> tuple[str | Own, ...]:
    if isinstance(bots, str | Own):
        bots = (bots,) * seats
    if isinstance(bots, type):
        bot_of(bots)  # says that it is a class
    if not isinstance(bots, Sequence) or len(bots) != seats:
        raise BadSetup(f"There should be one bot, or a list of {seats}, not {short(bots)}.")
    return tuple(bot if isinstance(bot, Own) else _named(bot) for bot in bots)


def _named(bot: Any) -> str | Own:
    found = bot_of(bot)
    if isinstance(found, Own):
        return found
    if found.number == Bot.SEARCH:
        raise BadSetup(f"{bot} thinks about every move, too long for many games. Use a ladder instead.")
    return str(bot)


def _name(bot: str | Own) -> str:
    return bot.name if isinstance(bot, Own) else bot


def one_by_one(
    plan: Plan,
    bots: Sequence[str | Own],
    options: Mapping[str, int],
    progress: Progress | None,
    compiling: rules.Progress,
) -> Simulation:
    """Play games with a user's own bot among the players. An interrupt ends it with the games that are finished."""
    with rules.compiling(compiling):
        plan.game.rules.compiled().setup(
            plan.edition.records[0], blank(plan.game.table)[0], plan.seats, plan.options, int(plan.seeds[0])
        )
    started, played = time.perf_counter(), []
    try:
        for seed in plan.seeds:
            played.append(play_one(plan.game.name, bots, int(seed), options, plan.edition))
            if progress:
                progress(len(played), len(plan.seeds))
    except KeyboardInterrupt:
        if not played:
            raise
    seconds = time.perf_counter() - started
    moves = np.array([game.moves for game in played], np.int32)
    points, places = (np.array(rows, np.int16) for rows in zip(*((g.scores, g.places) for g in played), strict=True))
    results = plan.seeds[: len(played)], moves, points, places, blank(plan.game.table, 0)
    return Simulation(plan.game.name, plan.seats, plan.bots, *results, seconds, 1)


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

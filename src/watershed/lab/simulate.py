"""Thousands of games with bots in every seat, compiled, on all cores."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from watershed.bots.choose import TABLES
from watershed.bots.playout import play_games
from watershed.bots.seat import bindings, bot_number
from watershed.kernel import rule as rules
from watershed.kernel.crowd import Progress, cores, in_chunks
from watershed.kernel.game import BadSetup, Edition, Game, game
from watershed.kernel.luck import WORDS
from watershed.kernel.record import Records, blank
from watershed.match.match import check_seats, full_options, options_row

Numbers = np.ndarray[Any, np.dtype[Any]]


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
    seats = found.seats[0] if seats is None else seats
    check_seats(found, seats)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadSetup(f"The number of games should be 1 or more; not {games!r}.")
    named = (bots,) * seats if isinstance(bots, str) else tuple(bots)
    if len(named) != seats:
        raise BadSetup(f"{len(named)} bots for {seats} seats.")
    edition = book if isinstance(book, Edition) else found.open_book(book)
    crew = np.array([bot_number(bot) for bot in named], np.int64)
    row = options_row(found, full_options(found, seats, options or {}))
    return _run(
        found, edition, seats, named, crew, row, seeds_for(seed, games), workers or cores(), progress, compiling, keep
    )


def _run(
    game: Game,
    edition: Edition,
    seats: int,
    named: tuple[str, ...],
    crew: Numbers,
    options: Numbers,
    seeds: Numbers,
    workers: int,
    progress: Progress | None,
    compiling: rules.Progress,
    keep: int,
) -> Simulation:
    play = rules.bind(play_games, bindings(game), game.name)
    games = len(seeds)
    moves = np.zeros(games, np.int32)
    points, places = np.zeros((games, seats), np.int16), np.zeros((games, seats), np.int16)
    finals = blank(game.table, min(keep, games))

    def work(first: int, last: int) -> None:
        luck, out, tables = np.zeros(WORDS, np.int64), np.zeros(game.most_moves, np.int16), blank(game.table, TABLES)
        part = slice(first, last)
        results = moves[part], points[part], places[part], finals[part]
        play(edition.records, tables, seats, options, seeds[part], crew, luck, out, *results)

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
    kept = finals[done[: len(finals)]]
    return Simulation(
        game.name, seats, named, seeds[done], moves[done], points[done], places[done], kept, seconds, workers
    )

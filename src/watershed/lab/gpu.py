"""Whole games on a GPU, one thread per game: the same seeds give the same tables as on the CPU, byte for byte."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from watershed.bots.choose import NOW, TABLES
from watershed.bots.playout import play_out
from watershed.bots.seat import bindings, bot_number
from watershed.kernel import gpu
from watershed.kernel.luck import WORDS
from watershed.kernel.record import blank
from watershed.kernel.rule import bind
from watershed.kit.game import Edition, Game
from watershed.match.setup import full_options, options_row

from .simulate import Numbers, Simulation, seeds_for


def kernel_ptx(game: Game, edition: Edition, *, optimised: bool = True) -> str:
    """The playout kernel of a game as PTX. Most of the time goes into optimising it."""
    from numba import cuda

    play = bind(play_out, bindings(game))
    rules = game.rules.compiled()
    scores, ranks, observe = rules.scores, rules.ranks, rules.observe

    def kernel(
        books: Any, tables: Any, seats: Any, options: Any, seeds: Any, bots: Any, lucks: Any, outs: Any, moves: Any,
        points: Any, places: Any, seen: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(seeds):
            mine = tables[TABLES * i : TABLES * (i + 1)]
            moves[i] = play(books[0], mine, seats, options, seeds[i], bots, lucks[i], outs[i])
            scores(books[0], mine[NOW], points[i])
            ranks(books[0], mine[NOW], places[i])
            observe(books[0], mine[NOW], 0, seen[i])

    arrays = room_for(game, edition, 1, game.seats[0])
    row, crew, seeds = np.zeros(8, np.int64), np.zeros(game.seats[0], np.int64), np.zeros(1, np.int64)
    books, tables, lucks, outs, *results = arrays
    return gpu.ptx_of(kernel, (books, tables, 0, row, seeds, crew, lucks, outs, *results), optimised)


def room_for(game: Game, edition: Edition, games: int, seats: int) -> list[Any]:
    """Arrays for book, tables, generators, legal moves, and the results: moves, points, places, observations."""
    return [
        np.array(edition.records),
        blank(game.table, TABLES * games),
        np.zeros((games, WORDS), np.int64),
        np.zeros((games, game.most_moves), np.int16),
        np.zeros(games, np.int32),
        np.zeros((games, seats), np.int16),
        np.zeros((games, seats), np.int16),
        blank(game.observation, games),
    ]


def simulate_on_gpu(
    game: Game, edition: Edition, ptx: str, seats: int, games: int, seed: int, bots: Sequence[str], keep: int = 0
) -> tuple[Simulation, Numbers]:
    """Do what `simulate` does, on a GPU; returns seat 0's last observations too."""
    import cupy

    seeds = seeds_for(seed, games)
    crew = np.array([bot_number(bot) for bot in bots], np.int64)
    options = options_row(game, full_options(game, seats, {}))
    books, tables, lucks, outs, *results = room_for(game, edition, games, seats)
    given = [cupy.asarray(np.frombuffer(array.tobytes(), np.uint8)) for array in (books, options, seeds, crew)]
    made = [cupy.zeros(array.nbytes, np.uint8) for array in (tables, lucks, outs, *results)]
    stored = [given[0], made[0], *given[1:], *made[1:]]
    hosted = [books, tables, options, seeds, crew, lucks, outs, *results]
    arguments: list[Any] = list(zip(stored, hosted, strict=True))
    arguments.insert(2, seats)
    started = time.perf_counter()
    gpu.launch(ptx, arguments, games)
    seconds = time.perf_counter() - started
    last = made[0][: keep * TABLES * tables.itemsize].get().view(tables.dtype)[NOW::TABLES].view(np.recarray)
    moves, points, places, seen = (
        array.get().view(like.dtype).reshape(like.shape) for array, like in zip(made[3:], results, strict=True)
    )
    return Simulation(game.name, seats, tuple(bots), seeds, moves, points, places, last, seconds, 1), seen

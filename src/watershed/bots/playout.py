"""Whole games, from the opening to the last score, with a bot in every seat."""

from typing import Any

from watershed.kernel.contract import apply, asked, ranks, scores, setup
from watershed.kernel.luck import Luck, sow
from watershed.kernel.record import Records
from watershed.kernel.rule import rule

from .choose import BLANK, NOW, choose

BOT_STREAM = 0x2545F491  # sets the bots' luck apart from the table's


@rule
def play_out(book: Any, tables: Records, seats: int, options: Any, seed: int, bots: Any, luck: Luck, out: Any) -> int:
    """Play one game to its end on tables[NOW], and return the number of moves."""
    tables[NOW] = tables[BLANK]
    setup(book, tables[NOW], seats, options, seed)
    sow(luck, seed ^ BOT_STREAM)
    moves = 0
    seat = asked(book, tables[NOW])
    while seat >= 0:
        action = choose(book, tables, seat, bots[seat], luck, out)
        apply(book, tables[NOW], seat, action)
        moves += 1
        seat = asked(book, tables[NOW])
    return moves


@rule
def play_games(
    books: Records,
    tables: Records,
    seats: int,
    options: Any,
    seeds: Any,
    bots: Any,
    luck: Luck,
    out: Any,
    moves: Any,
    points: Any,
    places: Any,
    finals: Records,
) -> None:
    """Play a game for every seed; `finals` keeps the last tables of as many games as it has room for."""
    book = books[0]
    for i in range(len(seeds)):
        moves[i] = play_out(book, tables, seats, options, seeds[i], bots, luck, out)
        scores(book, tables[NOW], points[i])
        ranks(book, tables[NOW], places[i])
        if i < len(finals):
            finals[i] = tables[NOW]

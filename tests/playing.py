"""Matches with random moves, the same ones for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from watershed.kernel.luck import WORDS, below, sow
from watershed.kit.game import Game
from watershed.match import Match


def sown(seed: int) -> Any:
    """Luck to draw from."""
    luck = np.zeros(WORDS, np.int64)
    sow(luck, seed)
    return luck


def at_random(match: Match, luck: Any) -> Iterator[Match]:
    """The match at every decision and once when it is over; a random move is played in between."""
    while not match.over:
        yield match
        legal = match.legal()
        match.play(legal[below(luck, len(legal))])
    yield match


def varied_options(found: Game, seats: int, turn: int) -> dict[str, int]:
    """Values for the options of a game: another combination for every turn until all have come, the usual one first,
    and another value of every option in the next turn.
    """
    values, at = dict[str, int](), 0
    for option in found.options:
        choices = option.possible(seats)
        turn, digit = divmod(turn, len(choices))
        at += digit
        values[option.name] = choices[at % len(choices)]
    return values

"""Matches with random moves, the same ones for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from watershed.kernel.luck import WORDS, below, sow
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

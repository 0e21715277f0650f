"""Whose turn it is on a table, and what the rules let them do."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from watershed.kernel.contract import seats_in
from watershed.kit.game import Game


def waiting_on(game: Game, book: Any, table: Any) -> tuple[int, ...]:
    """The seats that have a decision to make; none when the game is over."""
    return seats_in(int(game.rules.waiting(book, table)))


def sealed_on(table: Any) -> tuple[int, ...]:
    """The seats whose answers are in, and hidden until the others' are too."""
    return seats_in(int(getattr(table, "sealed", 0)))


def legal_on(game: Game, book: Any, table: Any, seat: int) -> list[int]:
    """The legal action ids of a seat; none unless it is waiting."""
    if not game.rules.waiting(book, table) >> seat & 1:
        return []
    out = np.zeros(game.most_moves, np.int16)
    count = game.rules.legal(book, table, seat, out)
    return cast("list[int]", out[:count].tolist())

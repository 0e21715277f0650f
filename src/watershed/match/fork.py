"""What-ifs: a match that begins with the moves of another, and goes on by itself from one of them.

What a seat may not know can be dealt again at that moment, with a seed of its own, so that its player can't use what
they have seen in the other match. Seat and seed are in the log, so it still replays exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .setup import SEEDS

MOST_FORKS = 20  # of one match: a what-if of a what-if, and so on
LONGEST_OF = 40
FIELDS = {"of", "move", "seat", "redealt", "table"}


@dataclass(frozen=True)
class Fork:
    """Where a match left another one."""

    of: str  # the other match, as its server names it; empty if nobody knows
    move: int  # the last move that they share
    seat: int  # whose view of the table was kept
    redealt: int | None  # the seed with which the rest was dealt again; None if nothing was
    table: str  # the fingerprint of the table with which it goes on

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))

    @classmethod
    def from_json(cls, data: Any, seats: int) -> Fork | None:
        """None where it isn't one."""
        if not isinstance(data, Mapping) or set(data) != FIELDS:
            return None
        texts = isinstance(data["of"], str) and isinstance(data["table"], str) and len(data["of"]) <= LONGEST_OF
        numbers = _below(data["move"], 1 << 31) and _below(data["seat"], seats)
        seed = data["redealt"] is None or _below(data["redealt"], SEEDS)
        return cls(**data) if texts and numbers and seed and data["of"].isprintable() else None


def forks_of(data: Any, seats: int, moves: int) -> tuple[Fork, ...] | None:
    """The forks of a log, in the order of their moves; None where something is wrong with one."""
    if not isinstance(data, list) or not 0 < len(data) <= MOST_FORKS:
        return None
    found = [Fork.from_json(fork, seats) for fork in data]
    good = tuple(fork for fork in found if fork is not None)
    at = [fork.move for fork in good]
    return good if len(good) == len(found) and at == sorted(at) and at[-1] <= moves else None


def _below(number: Any, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < most

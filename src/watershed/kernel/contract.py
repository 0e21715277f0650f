"""The compiled side of the Game contract: what every game's rules can do, as stubs.

Code that serves every game (playouts, bots, search) calls these; `kernel.rule.bind` makes the copy for one game.

Several seats may be waiting at once. Then their answers are independent: applied in any order they lead to the same
table, and none changes what another seat may answer.

Sealed answers aren't shown before the last is in. Until then `table.sealed` has a bit for every seat whose answer is
in; a game with sealed answers declares the field. Open ones take effect at once, and a seat may give many, until it has
finished. `table.gathered` is counted up when several seats are asked, and when the last has answered: so it is odd
while they answer. A game declares it if it has open answers, or if its rules may answer for a seat; it tells which
answers can still be withdrawn.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from .rule import native, rule, stub


@stub
def setup(book: Any, table: Any, seats: int, options: Any, seed: int) -> None:
    """Deal a new game on a blank table."""


@stub
def waiting(book: Any, table: Any) -> int:
    """A bit for every seat that has a decision to make now; 0 when the game is over."""
    return 0


@stub
def legal(book: Any, table: Any, seat: int, out: Any) -> int:
    """Write the legal action ids of a waiting seat, ascending, and return how many there are."""
    return 0


@stub
def apply(book: Any, table: Any, seat: int, action: int) -> None:
    """Play one legal action of a waiting seat and run on until the next decision."""


@stub
def scores(book: Any, table: Any, out: Any) -> None:
    """Write each seat's points: final, or as they would be now."""


@stub
def ranks(book: Any, table: Any, out: Any) -> None:
    """Write each seat's place, 1 for the best; seats that the rulebook doesn't separate share a place."""


@stub
def redeal(book: Any, table: Any, seat: int, seed: int) -> None:
    """Re-randomise everything the seat may not know, and keep everything it does know. Sealed answers of others are
    drawn again from those they could have given. The result depends on the seed and on what the seat knows, never on
    what it doesn't: that makes bots fair, because they think on redealt tables.
    """


@stub
def observe(book: Any, table: Any, seat: int, out: Any) -> None:
    """Write what the seat may know into a record of the game's observation."""


@stub
def evaluate(book: Any, table: Any, seat: int) -> int:
    """How good the table looks for a seat, in hundredths of a point."""
    return 0


@stub
def rollout_move(book: Any, table: Any, seat: int, luck: Any) -> int:
    """A legal action that a player might take without thinking, found cheaply; -1 for no idea."""
    return -1


class Rules(NamedTuple):
    """A game's own functions for the stubs above, evaluation and rollout policy aside."""

    setup: Callable[[Any, Any, int, Any, int], None]
    waiting: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    apply: Callable[[Any, Any, int, int], None]
    scores: Callable[[Any, Any, Any], None]
    ranks: Callable[[Any, Any, Any], None]
    redeal: Callable[[Any, Any, int, int], None]
    observe: Callable[[Any, Any, int, Any], None]

    def compiled(self) -> Rules:
        """Their compiled twins."""
        return Rules(*map(native, self))  # type: ignore[arg-type]


@functools.lru_cache(maxsize=256)
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask, in order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


@rule
def first_of(mask: int) -> int:
    """The lowest seat of a mask; -1 for none."""
    if mask == 0:
        return -1
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def asked(book: Any, table: Any) -> int:
    """The lowest waiting seat; -1 when the game is over. Playouts, search and the lab ask in that order."""
    return first_of(waiting(book, table))

"""The compiled side of the Game contract: what every game's rules can do, as stubs.

Code that serves every game (playouts, bots, search) calls these; `kernel.rule.bind` makes the copy for one game.
"""

from typing import Any

from .rule import stub


@stub
def setup(book: Any, table: Any, seats: int, options: Any, seed: int) -> None:
    """Deals a new game on a blank table."""


@stub
def to_move(book: Any, table: Any) -> int:
    """Who decides now; -1 when the game is over."""
    return -1


@stub
def legal(book: Any, table: Any, out: Any) -> int:
    """Writes the legal action ids, ascending, and says how many they are."""
    return 0


@stub
def apply(book: Any, table: Any, action: int) -> None:
    """Plays one legal action and runs on until the next decision."""


@stub
def scores(book: Any, table: Any, out: Any) -> None:
    """Writes each seat's points: final, or as they would be now."""


@stub
def ranks(book: Any, table: Any, out: Any) -> None:
    """Writes each seat's place, 1 for the best; seats that the rulebook does not part share a place."""


@stub
def redeal(book: Any, table: Any, seat: int, seed: int) -> None:
    """Re-randomises everything the seat may not know, keeping all it does know. What comes out depends on the seed and
    on what the seat knows, never on what it does not: bots that think on redealt tables are fair because of that.
    """


@stub
def observe(book: Any, table: Any, seat: int, out: Any) -> None:
    """Writes what the seat may know as a fixed number of numbers."""


@stub
def value(book: Any, table: Any, seat: int) -> int:
    """How good the table looks for a seat, in a hundredth of a point; the greedy bot's judgement."""
    return 0


@stub
def hunch(book: Any, table: Any, luck: Any) -> int:
    """A legal action that a player might take without thinking, found cheaply; -1 for no idea."""
    return -1


CONTRACT = (setup, to_move, legal, apply, scores, ranks, redeal, observe)

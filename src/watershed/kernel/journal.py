"""Small integer events that rules write and words.py reads.

A table carries one page of events: `events: Ints = field(PAGE, WIDTH)` and `noted: int = field()`. Applying a move
starts a fresh page, so the page always tells what the last move did. A page is longer than any move of the shipped
books needs (the contract test checks that none ever fills); on a full page the last line is written over, so that it
always ends with what happened last.
"""

from typing import Any

from .rule import rule

PAGE = 64
WIDTH = 5  # what happened, to or by which seat, card, number, and one more number


@rule
def note(table: Any, what: int, seat: int, card: int, count: int, other: int) -> None:
    """Writes one event on the table's page."""
    line = min(table.noted, PAGE - 1)
    table.events[line, 0] = what
    table.events[line, 1] = seat
    table.events[line, 2] = card
    table.events[line, 3] = count
    table.events[line, 4] = other
    table.noted = line + 1

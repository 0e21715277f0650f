"""Small integer events that rules write and messages.py reads.

A table carries one page of events: `events: Ints = field(PAGE, WIDTH)` and `noted: int = field()`. Applying a move
starts a fresh page, so the page always has what the last move did. Each game sets the length of its page. A page that
fills up fails the contract test; on a full page the last line is overwritten, so that it always ends with what happened
last. A game with secrets has pages of width `SECRET`, whose last column says who may read an event in full;
everybody else learns only what happened, and by whom.
"""

from typing import Any

from .rule import rule

WIDTH = 5  # what happened, to or by which seat, card, number, and one more number
SECRET = 6  # and the seats that may read it in full, one bit each; 0 for everybody


@rule
def note(table: Any, what: int, seat: int, card: int, count: int, other: int) -> None:
    """Write one event on the table's page, for everybody."""
    line = min(table.noted, len(table.events) - 1)
    table.events[line, 0] = what
    table.events[line, 1] = seat
    table.events[line, 2] = card
    table.events[line, 3] = count
    table.events[line, 4] = other
    for column in range(WIDTH, table.events.shape[1]):
        table.events[line, column] = 0
    table.noted = line + 1


@rule
def note_for(table: Any, readers: int, what: int, seat: int, card: int, count: int, other: int) -> None:
    """Write one event that only some seats may read in full."""
    note(table, what, seat, card, count, other)
    table.events[table.noted - 1, WIDTH] = readers


@rule
def blot(table: Any, seat: int) -> None:
    """Wipe from the page what a seat may not read, and what is left of earlier pages. A redeal does that, so that
    nothing on the table depends on what the seat may not know.
    """
    for line in range(len(table.events)):
        readers = table.events[line, WIDTH]
        if line >= table.noted:
            table.events[line][:] = 0
        elif readers and not readers >> seat & 1:
            table.events[line][2:WIDTH] = 0

"""Setting up: rulebook, chapter 2; and seeding again what a seat can't know."""

from typing import Any

from watershed.kernel.journal import note
from watershed.kernel.luck import sow
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, Event
from ..table import Table
from .turn import begin_turn, settle


@rule
def setup(book: Book, table: Table, seats: int, options: Any, seed: int) -> None:
    """1.1, 2.1 to 2.4, 10.5, 12.3  Set up a new game on a blank table. The options: turns that a dead piece sits out,
    rounds after which the game ends, gold that a death costs.
    """
    sow(table.luck, seed)
    table.seats = seats
    table.skips = options[0]
    table.rounds = options[1]
    table.toll = options[2]
    table.rounds_begun = 1
    for seat in range(seats):
        table.health[seat] = book.health
        table.gold[seat] = book.gold
        table.tile[seat] = book.start[seat]
        note(table, Event.STARTS, seat, book.start[seat], 0, 0)
    for item in range(1, ITEMS + 1):
        table.counter[item] = book.ammo[item]
    begin_turn(book, table)
    settle(book, table)


@rule
def redeal(book: Book, table: Table, seat: int, seed: int) -> None:
    """1.2  "Everyone sees everything. Only the next roll of the die is unknown." """
    sow(table.luck, seed)

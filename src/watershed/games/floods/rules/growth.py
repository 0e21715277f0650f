"""Growth: rulebook, chapter 13."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import NOBODY, Event, State
from ..table import Table
from .ground import count_fanatics

GROWING = 2  # standing forests among which another grows


@rule
def grow(book: Book, table: Table) -> None:
    """13.4  "Everything on a cell grows at the same time. Then fanatics are counted once." """
    for cell in range(table.first_cell, table.end_land):
        if table.state[cell] == State.DRY:
            multiply(table, cell)
            count_fanatics(table, cell)
        if table.forests[cell] == GROWING and table.state[cell] != State.FLOODED:
            table.forests[cell] += 1
            note(table, Event.REGREW, NOBODY, cell, 0, 0)


@rule
def multiply(table: Table, cell: int) -> None:
    """13.1, 13.2  "... every two workers of a colour give birth to one more ... Every two fanatics ..." """
    for colour in range(table.seats):
        born = int(table.workers[cell, colour]) // 2
        if born:
            table.workers[cell, colour] += born
            note(table, Event.BORN, colour, cell, born, 0)
    bred = int(table.fanatics[cell]) // 2
    if bred:
        table.fanatics[cell] += bred
        note(table, Event.BRED, NOBODY, cell, bred, 0)

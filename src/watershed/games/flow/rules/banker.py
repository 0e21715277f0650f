"""Two seats: rulebook, chapter 13."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import BANKER, MOST_SUBSTITUTES, Event
from ..table import Table
from .cleanup import clean_up
from .invest import clear, may_invest_in, put_on
from .tokens import leave_reserve


@rule
def oldest_free(book: Book, table: Table) -> int:
    """13.2  "... the oldest card that nobody has invested in"; on a tie, the one in the first slot."""
    oldest = 0
    for slot in range(1, table.slots + 1):
        older = oldest == 0 or book.age[table.market[slot]] < book.age[table.market[oldest]]
        if may_invest_in(book, table, slot) and older:
            oldest = slot
    return oldest


@rule
def bank(book: Book, table: Table) -> None:
    """13.1  "It acts after the cleanup of every second turn, but not in the turn that ends the game." """
    if table.seats != 2 or table.turns % 2 or table.ending or table.turns >= book.turn_limit:
        return
    if table.stake[BANKER]:
        bank_takes(book, table)
    else:
        bank_invests(book, table)


@rule
def bank_invests(book: Book, table: Table) -> None:
    """13.2  "... it puts tokens from the Reserve on the oldest card ...: as many as the current age, at least one." """
    slot = oldest_free(book, table)
    if slot and table.substitutes < MOST_SUBSTITUTES:
        count = leave_reserve(table, max(1, table.age + book.banker))
        put_on(table, BANKER, slot, count)
        note(table, Event.BANKED, BANKER, table.market[slot], count, slot)


@rule
def bank_takes(book: Book, table: Table) -> None:
    """13.3  "... that card is removed from the game and the tokens on it go to the Supply ..." """
    slot = table.stake[BANKER]
    card = table.market[slot]
    count = clear(table, slot)
    table.supply += count
    note(table, Event.BANK_TOOK, BANKER, card, count, slot)
    clean_up(book, table)

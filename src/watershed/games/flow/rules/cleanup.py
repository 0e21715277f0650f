"""Cleanup: rulebook, chapter 11."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import DECK, Event
from ..table import Table
from .effects import see_age


@rule
def refill(book: Book, table: Table) -> None:
    """11.1  "Refill the market from the top of the deck." """
    for slot in range(1, table.slots + 1):
        if table.market[slot] == 0 and table.drawn < DECK:
            card = table.deck[table.drawn]
            table.drawn += 1
            table.market[slot] = card
            note(table, Event.REFILLED, table.turn, card, 0, slot)
            see_age(book, table, card)


@rule
def discard_outdated(book: Book, table: Table) -> int:
    """11.2  "... two or more ages older than the current age." Returns how many cards went."""
    gone = 0
    for slot in range(1, table.slots + 1):
        card = table.market[slot]
        if card and table.bid[slot] == 0 and table.age - book.age[card] >= 2:
            table.market[slot] = 0
            note(table, Event.OUTDATED, table.turn, card, 0, 0)
            gone += 1
    return gone


@rule
def clean_up(book: Book, table: Table) -> None:
    """11.1 to 11.3  "Refill again, and repeat this check until nothing more is discarded." """
    refill(book, table)
    while discard_outdated(book, table):
        refill(book, table)

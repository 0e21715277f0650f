"""Invest: rulebook, chapter 6."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event
from ..table import Table


@rule
def may_invest(table: Table, seat: int) -> bool:
    """6.1, 6.2  Whether a seat has its marker and a token left."""
    return table.stake[seat] == 0 and table.tokens[seat] > 0


@rule
def may_invest_in(book: Book, table: Table, slot: int) -> bool:
    """6.2, 6.5  "... a market card that nobody has invested in." """
    card = table.market[slot]
    return card > 0 and table.bid[slot] == 0 and card != book.future


@rule
def put_on(table: Table, seat: int, slot: int, count: int) -> None:
    """6.2, 13.2  Put a marker and tokens on a market card."""
    table.bid[slot] = count
    table.investor[slot] = seat
    table.stake[seat] = slot


@rule
def clear(table: Table, slot: int) -> int:
    """7.2, 8.3, 13.3  Take marker and tokens off a card, and the card out of its slot. Returns the number of tokens."""
    count = table.bid[slot]
    table.stake[table.investor[slot]] = 0
    table.bid[slot] = 0
    table.investor[slot] = 0
    table.market[slot] = 0
    return count


@rule
def invest(book: Book, table: Table, seat: int, slot: int, count: int) -> None:
    """6.2, 6.3  "Put your marker and at least one of your tokens on a market card ..." """
    table.tokens[seat] -= count
    put_on(table, seat, slot, count)
    note(table, Event.INVESTED, seat, table.market[slot], count, slot)

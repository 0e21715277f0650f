"""Snipe: rulebook, chapter 8, and 13.4."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import BANKER, Event, Icon
from ..table import Table
from .effects import gain
from .invest import clear
from .tokens import return_to_reserve, take_from_supply


@rule
def may_snipe(table: Table, seat: int, slot: int) -> bool:
    """8.1  "... if you have at least as many tokens as are on it." """
    return 0 < table.bid[slot] <= table.tokens[seat] and table.investor[slot] != seat


@rule
def snipe(book: Book, table: Table, seat: int, slot: int) -> None:
    """8.2 to 8.6  You pay, the investor is compensated, the card is yours."""
    card = table.market[slot]
    investor = table.investor[slot]
    count = clear(table, slot)
    table.tokens[seat] -= count
    note(table, Event.SNIPED, seat, card, count, investor)
    if investor == BANKER:
        table.supply += count
        return_to_reserve(table, count)
    else:
        table.tokens[investor] += count
        table.supply += count
        compensate(table, investor)
    gain(book, table, seat, card)


@rule
def compensate(table: Table, investor: int) -> None:
    """8.4, 8.5  One token per trade icon, then half of what is left, both from the Supply."""
    traded = take_from_supply(table, investor, table.icons[investor, Icon.TRADE])
    if traded:
        note(table, Event.TRADED, investor, 0, traded, 0)
    shared = take_from_supply(table, investor, table.supply // 2)
    if shared:
        note(table, Event.SHARED, investor, 0, shared, 0)

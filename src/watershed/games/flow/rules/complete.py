"""Complete: rulebook, chapter 7."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event
from ..table import Table
from .effects import gain
from .invest import clear
from .tokens import take_from_supply


@rule
def complete(book: Book, table: Table, seat: int) -> None:
    """7.2 to 7.4  The tokens on your card go to the Supply, you take the investor bonus, the card is yours."""
    slot = table.stake[seat]
    card = table.market[slot]
    count = clear(table, slot)
    table.supply += count
    note(table, Event.COMPLETED, seat, card, count, 0)
    icon = book.indicator[book.type[card]]
    bonus = take_from_supply(table, seat, table.icons[seat, icon])
    if bonus:
        note(table, Event.BONUS, seat, card, bonus, icon)
    gain(book, table, seat, card)

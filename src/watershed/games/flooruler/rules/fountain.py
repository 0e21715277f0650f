"""The Gold Fountain: rulebook, chapter 5."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Place
from ..table import Table
from .dice import roll


@rule
def may_collect(book: Book, table: Table, seat: int) -> bool:
    """5.1  "On a tile of the fountain ..." """
    return book.place[table.tile[seat]] == Place.FOUNTAIN


@rule
def collect(book: Book, table: Table, seat: int) -> None:
    """5.1  "... roll the die and take that much gold." """
    table.actions -= 1
    gold = roll(book, table)
    table.gold[seat] += gold
    note(table, Event.COLLECTED, seat, 0, gold, 0)

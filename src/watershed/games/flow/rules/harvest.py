"""Harvest: rulebook, chapter 10."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Icon
from ..table import Table
from .tokens import grow_supply, take_from_reserve, take_from_supply


@rule
def harvest(book: Book, table: Table, seat: int) -> None:
    """10.1 to 10.3  The Supply grows, you take half of it, and you are topped up to the current age."""
    grown = grow_supply(table, int(table.icons[seat, Icon.HARVEST]))
    note(table, Event.GREW, seat, 0, grown, 0)
    half = take_from_supply(table, seat, table.supply // 2)
    note(table, Event.HARVESTED, seat, 0, half, 0)
    missing = max(0, table.age - int(table.tokens[seat]))
    if missing:
        supplied = take_from_supply(table, seat, missing)
        reserved = take_from_reserve(table, seat, missing - supplied)
        note(table, Event.TOPPED_UP, seat, 0, supplied, reserved)

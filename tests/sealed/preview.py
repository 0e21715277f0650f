"""What a move would change, for the player who is about to choose it."""

from __future__ import annotations

from watershed.kit.game import Edition, Tally
from watershed.kit.messages import Message

from .book import Book
from .rules.ending import points
from .table import Table


def tally(edition: Edition, table: Table, viewer: int) -> Tally:
    """Every number that is open and that a move can change."""
    book, found = edition.opened(Book), {}
    for seat in range(table.seats):
        found[seat, "coins"] = int(table.coins[seat])
        found[seat, "points"] = int(points(book, table, seat))
        found[seat, "cards"] = int(table.held[seat])
    return found


def notes(edition: Edition, table: Table, seat: int, action: int) -> list[Message]:
    """Nothing beyond the numbers."""
    return []

"""The end: rulebook, chapter 12."""

from watershed.kernel.journal import note
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, Event
from ..table import Table


@rule
def check_win(book: Book, table: Table, seat: int) -> None:
    """12.1  "... wins at once if it has 24 floors on the board." """
    if table.floors[seat] >= book.floors:
        table.winner = seat + 1
        table.over = 1
        note(table, Event.WON, seat, 0, table.floors[seat], 0)


@rule
def end_by_rounds(table: Table) -> None:
    """12.3  "After 150 rounds, or fewer by agreement, the game ends without a winner ..." """
    table.over = 1
    note(table, Event.ENDED, table.turn, 0, table.rounds, 0)


@rule
def wealth(book: Book, table: Table, seat: int) -> int:
    """12.2  "... gold plus the prices of the items held." """
    total = int(table.gold[seat])
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1:
            total += int(book.price[item])
    return total


@rule
def is_ahead(book: Book, table: Table, seat: int, other: int) -> bool:
    """12.2  "The others are ranked by their floors. On a tie, fewer deaths rank first, then more wealth ..." """
    mine, yours = int(table.floors[seat]), int(table.floors[other])
    if mine == yours:
        mine, yours = -int(table.deaths[seat]), -int(table.deaths[other])
    if mine == yours:
        mine, yours = wealth(book, table, seat), wealth(book, table, other)
    return mine > yours


@rule
def scores(book: Book, table: Table, out: Ints) -> None:
    """12.2  A seat's points are its floors on the board."""
    for seat in range(table.seats):
        out[seat] = table.floors[seat]


@rule
def ranks(book: Book, table: Table, out: Ints) -> None:
    """12.1, 12.2  "Seats that are still tied share the place." The winner has more floors than any other seat."""
    for seat in range(table.seats):
        out[seat] = 1
        for other in range(table.seats):
            if is_ahead(book, table, other, seat):
                out[seat] += 1

"""The auction: rulebook, chapter 3."""

from watershed.kernel.journal import note, note_for
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Question
from ..table import Table


@rule
def begin_round(book: Book, table: Table) -> None:
    """3.1, 3.2  "... everybody seals a bid at the same time. A player without coins bids 0 and isn't asked." """
    table.rounds_begun += 1
    table.question = Question.BID
    note(table, Event.ROUND, table.first, 0, table.rounds_begun, 0)
    for seat in range(table.seats):
        if table.coins[seat] == 0:
            seal(table, seat, 0)


@rule
def seal(table: Table, seat: int, coins: int) -> None:
    """3.1  A bid is in. It touches nothing that another bid touches, so it doesn't matter which comes first."""
    table.bid[seat] = coins
    table.sealed |= 1 << seat
    note_for(table, 1 << seat, Event.SEALED, seat, 0, coins, 0)


@rule
def are_all_in(table: Table) -> bool:
    """3.3  Whether the last bid is in."""
    return table.sealed == (1 << table.seats) - 1


@rule
def show_bids(book: Book, table: Table) -> None:
    """3.3, 3.4  "... all bids are shown. ... The winner pays the bid. Everybody else takes 2 coins." """
    table.winner = highest_bidder(table)
    for seat in range(table.seats):
        note(table, Event.BID, seat, 0, table.bid[seat], 0)
        table.bids[table.rounds_begun, seat] = table.bid[seat]
    for seat in range(table.seats):
        if seat == table.winner:
            table.coins[seat] -= table.bid[seat]
            note(table, Event.WON, seat, 0, table.bid[seat], 0)
        else:
            table.coins[seat] += book.income
            note(table, Event.EARNED, seat, 0, book.income, 0)
        table.bid[seat] = 0
    table.sealed = 0
    table.question = Question.PICK


@rule
def highest_bidder(table: Table) -> int:
    """3.3  "On a tie, the tied player who comes first clockwise from the start player wins." """
    best = int(table.first)
    for step in range(1, table.seats):
        seat = (table.first + step) % table.seats
        if table.bid[seat] > table.bid[best]:
            best = seat
    return best

"""The end: rulebook, chapter 5."""

from watershed.kernel.journal import note
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import PILES, Event, Question
from ..table import Table


@rule
def count_piles(book: Book, table: Table) -> None:
    """5.1  "... the piles are counted card by card." """
    table.question = Question.NONE
    for pile in range(1, PILES + 1):
        for level in range(table.height[pile]):
            seat, card = scorer(table, pile, level), table.pile[pile, level]
            note(table, Event.COUNTED, seat, card, worth(book, table, pile, level), pile)
    for seat in range(table.seats):
        note(table, Event.ENDED, seat, 0, points(book, table, seat), 0)


@rule
def scorer(table: Table, pile: int, level: int) -> int:
    """5.1, 5.2  The seat that a card scores for."""
    if table.safe[pile, level]:
        return table.safe[pile, level] - 1
    return table.owner[pile] - 1


@rule
def worth(book: Book, table: Table, pile: int, level: int) -> int:
    """5.1, 5.2  What a card scores."""
    value = book.worth[table.pile[pile, level]]
    return value * book.safe if table.safe[pile, level] else value


@rule
def points(book: Book, table: Table, seat: int) -> int:
    """5.1, 5.2  What a seat scores: final, or as it would be now."""
    total = 0
    for pile in range(1, PILES + 1):
        for level in range(table.height[pile]):
            if scorer(table, pile, level) == seat:
                total += worth(book, table, pile, level)
    return total


@rule
def scores(book: Book, table: Table, out: Ints) -> None:
    """5.1  Every seat's points."""
    for seat in range(table.seats):
        out[seat] = points(book, table, seat)


@rule
def ranks(book: Book, table: Table, out: Ints) -> None:
    """5.3  "Most points win. On a tie, more coins win. Players who are still tied share the place." """
    for seat in range(table.seats):
        out[seat] = 1
        mine = points(book, table, seat)
        for other in range(table.seats):
            theirs = points(book, table, other)
            if theirs > mine or (theirs == mine and table.coins[other] > table.coins[seat]):
                out[seat] += 1

"""Setting up: rulebook, chapter 2; and dealing again what a seat can't know."""

from typing import Any

from watershed.kernel.journal import blot
from watershed.kernel.luck import below, shuffle, sow
from watershed.kernel.rule import rule

from ..book import Book
from ..names import DECK, KINDS, PILES, START, Question
from ..table import Table
from .auction import begin_round
from .card import draw_card, put_over, take_top


@rule
def setup(book: Book, table: Table, seats: int, options: Any, seed: int) -> None:
    """1.1, 2.1 to 2.4  Deals a new game on a blank table. The one option is the number of rounds."""
    sow(table.luck, seed)
    table.seats = seats
    table.rounds = options[0]
    for place in range(DECK):
        table.deck[place] = place % KINDS + 1
    shuffle(table.luck, table.deck, 0, DECK)
    for pile in range(1, PILES + 1):
        for _ in range(START):
            put_over(table, (pile - 1) % seats, pile, take_top(table))
    for seat in range(seats):
        table.coins[seat] = book.coins
        for _ in range(book.hand):
            draw_card(table, seat)
    begin_round(book, table)


@rule
def redeal(book: Book, table: Table, seat: int, seed: int) -> None:
    """1.2  "Your cards are hidden. ... Nobody knows the order of the deck." The others' cards go back into the deck,
    which is sorted, so that nothing is left of its order, and dealt again; their sealed bids are drawn again.
    """
    sow(table.luck, seed)
    blot(table, seat)
    for other in range(table.seats):
        if other != seat:
            give_back(table, other)
    sort(table.deck, table.drawn, DECK)
    shuffle(table.luck, table.deck, table.drawn, DECK - table.drawn)
    for other in range(table.seats):
        if other != seat:
            for _ in range(table.held[other]):
                table.hand[other, take_top(table)] += 1
            if table.question == Question.BID and table.sealed >> other & 1:
                table.bid[other] = below(table.luck, table.coins[other] + 1)


@rule
def give_back(table: Table, seat: int) -> None:
    """1.2  A hand goes back on top of the deck."""
    for card in range(1, KINDS + 1):
        while table.hand[seat, card]:
            table.hand[seat, card] -= 1
            table.drawn -= 1
            table.deck[table.drawn] = card


@rule
def sort(row: Any, first: int, end: int) -> None:
    """1.2  Puts a part of a row in ascending order."""
    for last in range(first + 1, end):
        place = last
        while place > first and row[place - 1] > row[place]:
            kept = row[place]
            row[place] = row[place - 1]
            row[place - 1] = kept
            place -= 1

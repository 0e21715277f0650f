"""Setting up: rulebook, chapter 2; and dealing again what a seat can't know."""

from typing import Any

from watershed.kernel.journal import note
from watershed.kernel.luck import below, shuffle, sow
from watershed.kernel.rule import rule

from ..book import Book
from ..names import BANKER, CARDS, DECK, Event, Question
from ..table import Table
from .effects import see_age
from .nation import place
from .turn import begin_turn, end_turn, insert


@rule
def setup(book: Book, table: Table, seats: int, options: Any, seed: int) -> None:
    """2.1 to 2.8  Deal a new game on a blank table. The one option is who starts: 0 for random, or a seat from 1 on."""
    sow(table.luck, seed)
    table.seats = seats
    table.slots = book.market_of_five if seats == 5 else book.market
    stack_deck(book, table)
    open_market(book, table)
    table.reserve = book.tokens
    for seat in range(seats):
        table.tokens[seat] = book.hand
        table.reserve -= book.hand
    deal_starting_cards(book, table)
    lot = below(table.luck, seats)
    table.first = options[0] - 1 if options[0] else lot
    table.turn = table.first
    note(table, Event.STARTS, table.first, 0, 0, 0)
    begin_turn(book, table)
    if table.question == Question.NONE:
        end_turn(book, table)


@rule
def stack_deck(book: Book, table: Table) -> None:
    """2.1, 2.2  "The cards of each age ... are shuffled separately ... and The Future at the very bottom." """
    height = 0
    for age in range(1, 6):
        first = height
        for card in range(1, CARDS + 1):
            if book.age[card] == age and card != book.internet and card != book.future:
                table.deck[height] = card
                height += 1
        shuffle(table.luck, table.deck, first, height - first)
    table.deck[DECK - 2] = book.internet
    table.deck[DECK - 1] = book.future


@rule
def open_market(book: Book, table: Table) -> None:
    """2.3, 2.4  "The five age A cards form the market." """
    slot = 0
    for card in range(1, CARDS + 1):
        if book.age[card] == 0 and not book.starting[card]:
            slot += 1
            table.market[slot] = card
            note(table, Event.OPENED, BANKER, card, 0, slot)
    while slot < table.slots:
        slot += 1
        table.market[slot] = table.deck[table.drawn]
        table.drawn += 1
        note(table, Event.OPENED, BANKER, table.market[slot], 0, slot)
        see_age(book, table, table.market[slot])


@rule
def deal_starting_cards(book: Book, table: Table) -> None:
    """2.6  "Each seat is dealt one starting card at random ..." Picks each among those not yet dealt."""
    left = 0
    for card in range(1, CARDS + 1):
        left += book.starting[card]
    for seat in range(table.seats):
        card = nth_starting(book, table, below(table.luck, left))
        place(book, table, seat, card)
        note(table, Event.DEALT, seat, card, 0, 0)
        left -= 1


@rule
def nth_starting(book: Book, table: Table, skip: int) -> int:
    """2.6  The starting card after `skip` others that nobody has been dealt."""
    for card in range(1, CARDS + 1):
        if book.starting[card] and not is_dealt(book, table, card):
            if skip == 0:
                return card
            skip -= 1
    return 0


@rule
def is_dealt(book: Book, table: Table, card: int) -> bool:
    """2.6  Whether a starting card is in a nation."""
    for seat in range(table.seats):
        if table.top[seat, book.type[card]] == card:
            return True
    return False


@rule
def redeal(book: Book, table: Table, seat: int, seed: int) -> None:
    """1.2  "Only the order of the deck is unknown": every age's cards still in the deck are sorted, so that nothing
    is left of their order, and shuffled again.
    """
    sow(table.luck, seed)
    first = int(table.drawn)
    while first < DECK - 2:
        last = first
        while last < DECK - 2 and book.age[table.deck[last]] == book.age[table.deck[first]]:
            insert(table.deck, first, last, int(table.deck[last]))
            last += 1
        shuffle(table.luck, table.deck, first, last - first)
        first = last

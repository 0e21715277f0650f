"""Activate: rulebook, chapter 9."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import DECK, STEPS, Event, Question, Timing, Type, Verb
from ..table import Table
from .effects import amount_of, begin, may_gain
from .nation import first_uncovered, next_uncovered


@rule
def is_uncovered(book: Book, table: Table, seat: int, card: int) -> bool:
    """3.2, 3.4  Whether a card is in a nation and uncovered."""
    other = first_uncovered(table, seat)
    while other:
        if other == card:
            return True
        other = next_uncovered(book, table, seat, other)
    return False


@rule
def can_pay(book: Book, table: Table, seat: int, card: int) -> bool:
    """9.3  "You can't use an effect whose price you can't pay." """
    for step in range(STEPS):
        if book.verb[card, step] == Verb.DISCARD_OWN:
            for kind in range(Type.MILITARY, Type.WONDER + 1):
                if book.types[card, step] >> kind & 1 and table.top[seat, kind] == 0:
                    return False
    return True


@rule
def any_to_gain(book: Book, table: Table, types: int) -> bool:
    """14.3  Whether the market has a card that an effect could gain."""
    for slot in range(1, table.slots + 1):
        if may_gain(book, table, slot, types):
            return True
    return False


@rule
def any_richer(table: Table, seat: int) -> bool:
    """14.8  Whether an opponent holds more tokens."""
    for other in range(table.seats):
        if table.tokens[other] > table.tokens[seat]:
            return True
    return False


@rule
def would_do(book: Book, table: Table, seat: int, card: int, step: int) -> bool:
    """9.4  Whether a step finds something to do now."""
    match book.verb[card, step]:
        case Verb.GAIN:
            return any_to_gain(book, table, book.types[card, step])
        case Verb.GAIN_TOP:
            return table.drawn < DECK
        case Verb.TAKE_SUPPLY:
            return table.supply > 0 and amount_of(book, table, seat, card, step) > 0
        case Verb.TAKE_RESERVE:
            return amount_of(book, table, seat, card, step) > 0
        case Verb.TRIBUTE:
            return any_richer(table, seat)
    return False


@rule
def may_activate(book: Book, table: Table, seat: int, card: int) -> bool:
    """9.1, 9.3  Whether an uncovered card can be used as this turn's action; it may turn out to do nothing (9.4)."""
    return book.timing[card] == Timing.TURN_ACTION and can_pay(book, table, seat, card)


@rule
def has_target(book: Book, table: Table, seat: int, card: int) -> bool:
    """9.4  Whether any step of an effect finds something to do now."""
    for step in range(STEPS):
        if would_do(book, table, seat, card, step):
            return True
    return False


@rule
def activate(book: Book, table: Table, seat: int, card: int) -> None:
    """9.1  "You may use one uncovered turn-action effect of your nation as your action." """
    note(table, Event.ACTIVATED, seat, card, 0, 0)
    begin(table, card)


@rule
def came_to_nothing(table: Table) -> bool:
    """9.4  Whether the last move was an activation that found no target."""
    if table.noted == 0 or table.events[0, 0] != Event.ACTIVATED or table.question > Question.ACTION:
        return False
    for line in range(1, table.noted):
        match table.events[line, 0]:
            case Event.TURN:
                return True
            case Event.GAINED:
                return False
            case Event.TOOK_RESERVE | Event.TOOK_SUPPLY | Event.PAID_TRIBUTE:
                if table.events[line, 3]:
                    return False
    return True

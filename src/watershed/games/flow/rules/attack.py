"""Attacks: rulebook, 4.3 to 4.6 and 14.5 to 14.7."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import STEPS, Event, Icon, Question, Reason, Timing, Type, Verb
from ..table import Table
from .nation import lift
from .tokens import hand_over


@rule
def is_weaker(table: Table, seat: int, attacker: int) -> bool:
    """4.4  "Only a strictly lower strength is weaker." """
    strength = table.icons[seat, Icon.ATTACK] + table.icons[seat, Icon.DEFENCE]
    return strength < table.icons[attacker, Icon.ATTACK]


@rule
def begin_attack(table: Table, attacker: int) -> None:
    """4.4  Strengths are compared once, when the attack begins."""
    table.victims = 0
    for seat in range(table.seats):
        if seat != attacker and is_weaker(table, seat, attacker):
            table.victims |= 1 << seat


@rule
def next_victim(table: Table) -> int:
    """4.6  "... one by one, clockwise from the attacker." """
    for offset in range(1, table.seats):
        seat = (table.turn + offset) % table.seats
        if table.victims >> seat & 1:
            return seat
    return table.turn


@rule
def carry_on_attack(book: Book, table: Table, card: int) -> bool:
    """4.5, 4.6, 4.10  Continues an attack; true once it is over."""
    level = table.depth - 1
    step = table.step[level]
    if table.victims == 0:
        if step == 0:
            note(table, Event.NO_TARGET, table.turn, card, 0, Reason.NOBODY_WEAKER)
        return True
    if book.timing[card] == Timing.ATTACK and table.victims & (table.victims - 1):
        table.question = Question.TARGET
        table.cause = card
        return False
    victim = next_victim(table)
    if step == STEPS or book.verb[card, step] == Verb.STOP:
        table.victims &= ~(1 << victim)
        table.step[level] = 0 if table.victims else STEPS
        return False
    if step == 0:
        note(table, Event.STRUCK, table.turn, card, 0, victim)
    table.step[level] = step + 1
    strike(book, table, table.turn, victim, card, step)
    return False


@rule
def strike(book: Book, table: Table, seat: int, victim: int, card: int, step: int) -> None:
    """14.5 to 14.7  One step of an attack against one victim."""
    match book.verb[card, step]:
        case Verb.RAID:
            count = hand_over(table, victim, seat, book.amount[card, step])
            note(table, Event.RAIDED, seat, card, count, victim)
        case Verb.RAZE:
            raze(book, table, seat, victim, card, book.types[card, step])
        case Verb.WRECK:
            choose_wonder(book, table, seat, victim, card)


@rule
def raze(book: Book, table: Table, seat: int, victim: int, cause: int, types: int) -> None:
    """14.6  "The victim discards the top card of each named stack, even a starting card." """
    lost = 0
    for kind in range(Type.MILITARY, Type.WONDER + 1):
        card = table.top[victim, kind]
        if types >> kind & 1 and card:
            lift(book, table, victim, card)
            note(table, Event.RAZED, seat, card, cause, victim)
            lost += 1
    if lost == 0:
        note(table, Event.NO_TARGET, seat, cause, 0, Reason.NOTHING_TO_LOSE)


@rule
def choose_wonder(book: Book, table: Table, seat: int, victim: int, cause: int) -> None:
    """14.7  "The victim discards one wonder, which the attacker chooses." """
    wonder = table.top[victim, Type.WONDER]
    if wonder == 0:
        note(table, Event.NO_TARGET, seat, cause, 0, Reason.NOTHING_TO_LOSE)
    elif table.under[wonder] == 0:
        wreck(book, table, seat, victim, cause, wonder)
    else:
        table.question = Question.WONDER
        table.cause = cause
        table.victim = victim


@rule
def wreck(book: Book, table: Table, seat: int, victim: int, cause: int, wonder: int) -> None:
    """14.7  A wonder is lost."""
    lift(book, table, victim, wonder)
    note(table, Event.WRECKED, seat, wonder, cause, victim)

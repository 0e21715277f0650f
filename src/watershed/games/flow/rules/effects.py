"""Effects and the cards they gain: rulebook, chapters 4 and 14."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import DECK, STEPS, Event, Question, Reason, Timing, Type, Verb
from ..table import Table
from .attack import begin_attack, carry_on_attack
from .nation import lift, measure, place
from .tokens import hand_over, take_from_reserve, take_from_supply


@rule
def gain(book: Book, table: Table, seat: int, card: int) -> None:
    """4.1 to 4.3  "An instant effect happens once, right after you gain the card and place it ..." """
    place(book, table, seat, card)
    see_age(book, table, card)
    timing = book.timing[card]
    if timing == Timing.INSTANT:
        begin(table, card)
    elif timing == Timing.ATTACK or timing == Timing.ATTACK_ALL:
        begin(table, card)
        begin_attack(table, seat)


@rule
def see_age(book: Book, table: Table, card: int) -> None:
    """1.6, 12.1  Record that a card came to the market or into a nation."""
    if book.age[card] > table.age:
        table.age = book.age[card]
        note(table, Event.AGE, table.turn, card, table.age, 0)
    if card == book.future:
        table.ending = 1


@rule
def begin(table: Table, card: int) -> None:
    """4.12  Put an effect on top of the stack of effects."""
    table.effect[table.depth] = card
    table.step[table.depth] = 0
    table.depth += 1


@rule
def drop(table: Table) -> None:
    """4.12  Take the top effect off the stack: it is done."""
    table.depth -= 1
    table.effect[table.depth] = 0
    table.step[table.depth] = 0


@rule
def carry_on(book: Book, table: Table) -> None:
    """4.11, 4.12  Carry out the effects on the stack, until one asks for a choice or none is left."""
    while table.depth > 0 and table.question == Question.NONE:
        card = table.effect[table.depth - 1]
        if book.timing[card] == Timing.ATTACK or book.timing[card] == Timing.ATTACK_ALL:
            if carry_on_attack(book, table, card):
                drop(table)
        else:
            carry_on_effect(book, table, card)


@rule
def carry_on_effect(book: Book, table: Table, card: int) -> None:
    """4.12  The next step of the top effect. An effect leaves the stack before its last step is carried out."""
    step = table.step[table.depth - 1]
    table.step[table.depth - 1] += 1
    if step + 1 == STEPS or book.verb[card, step + 1] == Verb.STOP:
        drop(table)
    carry_out(book, table, table.turn, card, step)


@rule
def amount_of(book: Book, table: Table, seat: int, card: int, step: int) -> int:
    """14.2  The number named by a step: an amount for each thing counted, or for every n of them."""
    counted = int(measure(table, seat, seat, book.per[card, step]))
    return int(book.amount[card, step]) * (counted // int(book.every[card, step]))


@rule
def carry_out(book: Book, table: Table, seat: int, card: int, step: int) -> None:
    """14.2 to 14.9  One step of an instant or turn-action effect."""
    match book.verb[card, step]:
        case Verb.TAKE_RESERVE:
            count = take_from_reserve(table, seat, amount_of(book, table, seat, card, step))
            note(table, Event.TOOK_RESERVE, seat, card, count, 0)
        case Verb.TAKE_SUPPLY:
            count = take_from_supply(table, seat, amount_of(book, table, seat, card, step))
            note(table, Event.TOOK_SUPPLY, seat, card, count, 0)
        case Verb.GAIN:
            gain_one_of(book, table, seat, card, book.types[card, step])
        case Verb.GAIN_TOP:
            gain_top(book, table, seat, card)
        case Verb.TRIBUTE:
            collect_tribute(table, seat, card, book.amount[card, step])
        case Verb.REMOVE_THIS:
            give_up(book, table, seat, card)
        case Verb.DISCARD_OWN:
            for kind in range(Type.MILITARY, Type.WONDER + 1):
                if book.types[card, step] >> kind & 1 and table.top[seat, kind]:
                    give_up(book, table, seat, table.top[seat, kind])


@rule
def may_gain(book: Book, table: Table, slot: int, types: int) -> bool:
    """14.3  "... a market card of the named types that nobody has invested in ..." """
    card = table.market[slot]
    return card > 0 and table.bid[slot] == 0 and card != book.future and (types >> book.type[card] & 1) == 1


@rule
def gain_one_of(book: Book, table: Table, seat: int, cause: int, types: int) -> None:
    """14.3, 4.10, 4.11  No target: nothing happens. One: it is taken. More: you choose."""
    found = 0
    where = 0
    for slot in range(1, table.slots + 1):
        if may_gain(book, table, slot, types):
            found += 1
            where = slot
    if found == 0:
        note(table, Event.NO_TARGET, seat, cause, 0, Reason.NOTHING_TO_GAIN)
    elif found == 1:
        gain_slot(book, table, seat, where)
    else:
        table.question = Question.GAIN
        table.cause = cause
        table.wanted = types


@rule
def gain_slot(book: Book, table: Table, seat: int, slot: int) -> None:
    """14.3  Gain the card in a market slot."""
    card = table.market[slot]
    table.market[slot] = 0
    note(table, Event.GAINED, seat, card, 0, 0)
    gain(book, table, seat, card)


@rule
def gain_top(book: Book, table: Table, seat: int, cause: int) -> None:
    """14.4  "It is yours, whatever it is. From an empty deck you gain nothing." """
    if table.drawn == DECK:
        note(table, Event.NO_TARGET, seat, cause, 0, Reason.NOTHING_TO_GAIN)
        return
    card = table.deck[table.drawn]
    table.drawn += 1
    note(table, Event.GAINED, seat, card, 0, 1)
    gain(book, table, seat, card)


@rule
def collect_tribute(table: Table, seat: int, cause: int, wanted: int) -> None:
    """14.8  "Go clockwise. Each opponent that holds more tokens than you at that moment ..." """
    paid = 0
    for offset in range(1, table.seats):
        payer = (seat + offset) % table.seats
        if table.tokens[payer] > table.tokens[seat]:
            count = hand_over(table, payer, seat, wanted)
            note(table, Event.PAID_TRIBUTE, seat, cause, count, payer)
            paid += count
    if paid == 0:
        note(table, Event.NO_TARGET, seat, cause, 0, Reason.NOBODY_RICHER)


@rule
def give_up(book: Book, table: Table, seat: int, card: int) -> None:
    """9.2, 14.9  Give up a card as a price."""
    lift(book, table, seat, card)
    note(table, Event.GAVE_UP, seat, card, 0, 0)

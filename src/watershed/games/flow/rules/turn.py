"""A turn: rulebook, chapter 5. What a seat may do, doing it, and moving on to the next decision."""

from watershed.kernel.actions import encode, first_argument, is_of, second_argument
from watershed.kernel.journal import note
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST_BID, Event, Move, Question, Type
from ..table import PAGE, Table
from .activate import activate, has_target, may_activate
from .attack import wreck
from .banker import bank
from .cleanup import clean_up
from .complete import complete
from .effects import carry_on, gain_slot, may_gain
from .harvest import harvest
from .invest import invest, may_invest, may_invest_in
from .nation import first_uncovered, next_uncovered
from .snipe import may_snipe, snipe

ROOM = 40  # journal lines that a turn may need; with less, even a forced harvest is asked for (R27)


@rule
def waiting(book: Book, table: Table) -> int:
    """5.1  The seat that decides now: always the seat whose turn it is."""
    return 0 if table.over else 1 << int(table.turn)


@rule
def legal(book: Book, table: Table, seat: int, out: Ints) -> int:
    """5.1  Write what the seat may do, in ascending order."""
    match table.question:
        case Question.ACTION:
            return legal_actions(book, table, out)
        case Question.GAIN:
            return legal_gains(book, table, out)
        case Question.TARGET:
            return legal_targets(table, out)
        case Question.WONDER:
            return legal_wonders(table, out)
    return 0


@rule
def legal_actions(book: Book, table: Table, out: Ints) -> int:
    """5.1, 5.2  "... exactly one action: invest, complete, snipe, activate or harvest." """
    seat = table.turn
    out[0] = Move.HARVEST.first
    count = 1
    if table.stake[seat]:
        out[count] = Move.COMPLETE.first
        count += 1
    for slot in range(1, table.slots + 1):
        if may_snipe(table, seat, slot):
            out[count] = encode(Move.SNIPE, slot)
            count += 1
    count = legal_activations(book, table, seat, out, count)
    if may_invest(table, seat):
        count = legal_investments(book, table, seat, out, count)
    return count


@rule
def legal_activations(book: Book, table: Table, seat: int, out: Ints, count: int) -> int:
    """9.1, 9.4  The turn-action effects that can be used now, with a target or without."""
    first = count
    card = first_uncovered(table, seat)
    while card:
        if may_activate(book, table, seat, card):
            insert(out, first, count, encode(Move.ACTIVATE, card))
            count += 1
        card = next_uncovered(book, table, seat, card)
    return count


@rule
def legal_investments(book: Book, table: Table, seat: int, out: Ints, count: int) -> int:
    """6.2, 6.4  Every free card, every number of tokens up to what the seat has."""
    most = min(int(table.tokens[seat]), MOST_BID)
    for slot in range(1, table.slots + 1):
        if may_invest_in(book, table, slot):
            first = encode(Move.INVEST, slot, 1)
            for extra in range(most):
                out[count + extra] = first + extra
            count += most
    return count


@rule
def insert(out: Ints, first: int, count: int, action: int) -> None:
    """5.1  Insert an action in order among those from `first` to `count`."""
    place = count
    while place > first and out[place - 1] > action:
        out[place] = out[place - 1]
        place -= 1
    out[place] = action


@rule
def legal_gains(book: Book, table: Table, out: Ints) -> int:
    """14.3  The market cards that the effect may gain."""
    count = 0
    for slot in range(1, table.slots + 1):
        if may_gain(book, table, slot, table.wanted):
            out[count] = encode(Move.GAIN, slot)
            count += 1
    return count


@rule
def legal_targets(table: Table, out: Ints) -> int:
    """4.5  The weaker opponents."""
    count = 0
    for seat in range(table.seats):
        if table.victims >> seat & 1:
            out[count] = encode(Move.ATTACK, seat)
            count += 1
    return count


@rule
def legal_wonders(table: Table, out: Ints) -> int:
    """14.7  The victim's wonders."""
    count = 0
    wonder = table.top[table.victim, Type.WONDER]
    while wonder:
        insert(out, 0, count, encode(Move.WRECK, wonder))
        count += 1
        wonder = table.under[wonder]
    return count


@rule
def apply(book: Book, table: Table, seat: int, action: int) -> None:
    """5.1  Play one legal action and move on to the next decision."""
    table.noted = 0
    if table.question == Question.ACTION:
        table.question = Question.NONE
        act(book, table, table.turn, action)
    else:
        table.question = Question.NONE
        answer(book, table, table.turn, action)
    carry_on(book, table)
    if table.question == Question.NONE:
        end_turn(book, table)


@rule
def act(book: Book, table: Table, seat: int, action: int) -> None:
    """5.1  The turn's action."""
    if action == Move.HARVEST.first:
        harvest(book, table, seat)
    elif action == Move.COMPLETE.first:
        complete(book, table, seat)
    elif action < Move.SNIPE.end:
        snipe(book, table, seat, first_argument(Move.SNIPE, action))
    elif action < Move.ACTIVATE.end:
        activate(book, table, seat, first_argument(Move.ACTIVATE, action))
    else:
        invest(book, table, seat, first_argument(Move.INVEST, action), second_argument(Move.INVEST, action))


@rule
def answer(book: Book, table: Table, seat: int, action: int) -> None:
    """4.5, 14.3, 14.7  The answer to what an effect asked."""
    cause = table.cause
    table.cause = 0
    table.wanted = 0
    if is_of(Move.GAIN, action):
        gain_slot(book, table, seat, first_argument(Move.GAIN, action))
    elif is_of(Move.ATTACK, action):
        table.victims = 1 << first_argument(Move.ATTACK, action)
    else:
        victim = table.victim
        table.victim = 0
        wreck(book, table, seat, victim, cause, first_argument(Move.WRECK, action))


@rule
def end_turn(book: Book, table: Table) -> None:
    """11.1 to 11.4, 12.1, 12.7  Clean up, then end the game or move on to the next seat that has a choice."""
    while table.question == Question.NONE and not table.over:
        clean_up(book, table)
        bank(book, table)
        if table.ending or table.turns >= book.turn_limit:
            table.over = 1
            note(table, Event.ENDED, table.turn, 0, 0, 1 if table.ending else 2)
        else:
            table.turn = (table.turn + 1) % table.seats
            begin_turn(book, table)


@rule
def begin_turn(book: Book, table: Table) -> None:
    """5.1, 5.3  "A seat is not asked if it can only harvest, or use a turn action that finds no target." """
    table.turns += 1
    note(table, Event.TURN, table.turn, 0, table.turns, 0)
    if has_choice(book, table, table.turn) or table.noted > PAGE - ROOM:
        table.question = Question.ACTION
    else:
        note(table, Event.FORCED, table.turn, 0, 0, 0)
        harvest(book, table, table.turn)


@rule
def has_choice(book: Book, table: Table, seat: int) -> bool:
    """5.3  Whether a seat can do anything but harvest; a turn action without a target is no reason to ask."""
    if table.stake[seat]:
        return True
    for slot in range(1, table.slots + 1):
        if may_snipe(table, seat, slot):
            return True
        if may_invest(table, seat) and may_invest_in(book, table, slot):
            return True
    card = first_uncovered(table, seat)
    while card:
        if may_activate(book, table, seat, card) and has_target(book, table, seat, card):
            return True
        card = next_uncovered(book, table, seat, card)
    return False

"""A turn: rulebook, chapter 4. Doing what a seat has chosen, and running on to the next decision."""

from watershed.kernel.actions import first_argument, is_of, second_argument
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import NOBODY, End, Event, Move, Phase, Question
from ..table import GOODS, Table
from .construction import begin_construction, choose_building, may_build, pay
from .ending import finish, reason_to_end
from .ferrying import ask, grant
from .flood import begin_flood, drown, flee, is_rising, rescue, rise
from .growth import grow
from .harvest import are_plans_in, begin_harvest, fell, gather, leave_idle, seal
from .moving import begin_moves, begin_sub_turn, end_sub_turn, fresh, head_for, lead, may_order, number, order
from .trade import (
    accept,
    begin_trade,
    counter,
    end_trade,
    has_offer,
    is_trade_over,
    lay,
    open_offer,
    pass_floor,
    reject,
    send,
    take_back,
)


@rule
def waiting(book: Book, table: Table) -> int:
    """4.2, 9.7  The seat that is asked; in the harvest everybody whose plan isn't in."""
    if table.question == Question.NONE:
        return 0
    if table.question == Question.HARVEST:
        return ((1 << int(table.seats)) - 1) & ~int(table.sealed)
    return 1 << int(table.asked)


@rule
def apply(book: Book, table: Table, seat: int, action: int) -> None:
    """4.1  Play one legal action and run on to the next decision."""
    table.noted = 0
    question = int(table.question)
    if question == Question.HARVEST:
        plan(book, table, seat, action)
        if are_plans_in(table):
            table.question = Question.NONE
    else:
        table.question = Question.NONE
        answer(book, table, seat, question, action)
    run_on(book, table)


@rule
def plan(book: Book, table: Table, seat: int, action: int) -> None:
    """9.6 to 9.8  A change of a plan, or its end. It touches nothing that another plan touches."""
    if action == Move.HARVEST.first:
        seal(table, seat)
    elif is_of(Move.IDLE, action):
        leave_idle(book, table, seat, first_argument(Move.IDLE, action), second_argument(Move.IDLE, action))
    else:
        fell(book, table, seat, first_argument(Move.FELL, action), second_argument(Move.FELL, action))


@rule
def answer(book: Book, table: Table, seat: int, question: int, action: int) -> None:
    """4.2  An order, a building, or the answer to a question about it."""
    match question:
        case Question.ORDER:
            give_order(book, table, action)
        case Question.TO:
            head_for(book, table, first_argument(Move.TO, action))
        case Question.COUNT:
            everyone = fresh(table, int(table.kind), int(table.origin))
            number(book, table, everyone if action == Move.ALL.first else first_argument(Move.COUNT, action))
        case Question.LEAD:
            everyone = int(table.workers[table.origin, table.colour])
            lead(book, table, everyone if action == Move.LEAD_ALL.first else first_argument(Move.LEAD, action))
        case Question.FERRY:
            grant(table, action == Move.GRANT.first)
        case Question.FLOOR:
            take_floor(book, table, seat, action)
        case Question.LAY:
            lay_down(table, seat, action)
        case Question.ANSWER:
            respond(table, seat, action)
        case Question.BUILD:
            construct(book, table, seat, action)
        case Question.PAY:
            pay(book, table, seat, first_argument(Move.PAY, action))
        case Question.FLEE:
            if action == Move.DROWN.first:
                drown(table, seat)
            else:
                flee(table, seat, first_argument(Move.FLEE, action))


@rule
def give_order(book: Book, table: Table, action: int) -> None:
    """5.2, 5.9, 6.5  Pawns move, an owner is asked, or the moves end."""
    if action == Move.END.first:
        next_mover(book, table)
    elif is_of(Move.MOVE, action):
        order(book, table, first_argument(Move.MOVE, action), second_argument(Move.MOVE, action))
    else:
        ask(table, first_argument(Move.ASK, action))


@rule
def take_floor(book: Book, table: Table, seat: int, action: int) -> None:
    """11.3  "With the floor you may make up to three offers, or pass." """
    if action == Move.PASS.first:
        table.passes += 1
        note(table, Event.PASSED, seat, 0, 0, 0)
        pass_floor(book, table)
    elif action == Move.OFFER_ALL.first:
        open_offer(table, NOBODY)
    else:
        open_offer(table, first_argument(Move.OFFER, action))


@rule
def lay_down(table: Table, seat: int, action: int) -> None:
    """11.4  One more line of an offer, sending it, or taking it back."""
    if action == Move.SEND.first:
        send(table, seat)
    elif action == Move.CANCEL.first:
        take_back(table)
    elif is_of(Move.GIVE, action):
        lay(table, seat, first_argument(Move.GIVE, action), second_argument(Move.GIVE, action))
    else:
        lay(table, seat, GOODS + first_argument(Move.GET, action), second_argument(Move.GET, action))


@rule
def respond(table: Table, seat: int, action: int) -> None:
    """11.7  Accepted, rejected or countered."""
    if action == Move.ACCEPT.first:
        accept(table, seat)
    elif action == Move.REJECT.first:
        reject(table, seat)
    else:
        counter(table, seat)


@rule
def construct(book: Book, table: Table, seat: int, action: int) -> None:
    """12.1  One more building, or the end."""
    if action == Move.END.first:
        next_builder(book, table)
    else:
        choose_building(book, table, seat, first_argument(Move.BUILD, action), second_argument(Move.BUILD, action))


@rule
def run_on(book: Book, table: Table) -> None:
    """1.7, 4.1  "If there is only one choice, it is made for you." Everybody finishes a phase before the next one."""
    while table.question == Question.NONE and table.phase != Phase.NONE:
        match table.phase:
            case Phase.MOVE:
                if may_order(book, table, int(table.active)):
                    table.question = Question.ORDER
                    table.asked = table.active
                else:
                    next_mover(book, table)
            case Phase.HARVEST:
                gather(book, table)
                begin_trade(book, table)
            case Phase.TRADE:
                run_trade(book, table)
            case Phase.CONSTRUCTION:
                if may_build(book, table, int(table.active)):
                    table.question = Question.BUILD
                    table.asked = table.active
                else:
                    next_builder(book, table)
            case Phase.FLOOD:
                run_flood(book, table)


@rule
def next_mover(book: Book, table: Table) -> None:
    """4.2, 5.9  The next player moves; after the last one comes the harvest."""
    end_sub_turn(table)
    if table.step < table.seats:
        begin_sub_turn(table)
    else:
        begin_harvest(book, table)


@rule
def run_trade(book: Book, table: Table) -> None:
    """11.3, 1.7  Whoever has the floor is asked; a player who can only pass has passed."""
    if is_trade_over(book, table):
        end_trade(table)
        begin_construction(table)
    elif has_offer(table, int(table.active)):
        table.question = Question.FLOOR
        table.asked = table.active
    else:
        if table.offers == book.offers:
            table.passes += 1
        pass_floor(book, table)


@rule
def next_builder(book: Book, table: Table) -> None:
    """4.2, 12.1  The next player builds; after the last one everything grows, and then the sea may rise."""
    table.step += 1
    if table.step < table.seats:
        table.active = (table.first + table.step) % table.seats
    else:
        grow(book, table)
        begin_flood(table)


@rule
def run_flood(book: Book, table: Table) -> None:
    """14.3  "... the rises come one after another, each completely." Then the turn is over."""
    if table.rises:
        rescue(book, table)
    if table.question == Question.NONE:
        if is_rising(book, table):
            rise(book, table)
        else:
            end_turn(book, table)


@rule
def end_turn(book: Book, table: Table) -> None:
    """1.4 to 1.6, 4.3  The game ends, or the next turn begins with the player to the left."""
    reason = reason_to_end(book, table)
    if reason != End.NONE:
        finish(book, table, reason)
    else:
        table.first = (table.first + 1) % table.seats
        begin_turn(book, table)


@rule
def begin_turn(book: Book, table: Table) -> None:
    """4.1  The phases run again, from the move on."""
    table.turn += 1
    note(table, Event.TURN, int(table.first), 0, int(table.turn), 0)
    begin_moves(book, table)

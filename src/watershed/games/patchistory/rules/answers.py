"""What answers do. Rulebook, chapters 1 and 4, and the chapter of each question."""

from watershed.kernel.actions import first_argument, is_of, second_argument
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import HOMING, ON_ROUTE, Event, Move, Phase, Question
from ..table import Table
from .arrival import place_card
from .auction import bid, claim, seal_bid, wait
from .construction import OWN, begin_tile, lay_tile, link
from .diplomacy import accept_aid, begin_aid, break_alliance, offer_aid, refuse_aid, threaten
from .goods import ask
from .management import bear, begin_trade, campaign, exchange, send_trader, worship_heroes, worship_wonders
from .movement import plan
from .negotiation import answer_treaty, end_talk, negotiate
from .people import ally, end_of, free_route, lay_route, take_route
from .production import pay_worker_at, sacrifice
from .status import update
from .war import AGGRESSIVE, PEACEFUL, commit, fight, pledge, raid, show_mercy, threaten_loser


@rule
def answer(book: Book, table: Table, seat: int, action: int) -> None:
    """1.4, 4.2  What an answer does; a sealed one is only kept."""
    question = int(table.question)
    if question == Question.PATCH:
        place_card(book, table, seat, action)
        return
    if question == Question.MANAGEMENT:
        manage(book, table, seat, action)
        return
    if table.pending:
        keep(table, seat, question, action)
        return
    table.question = Question.NONE
    if question <= Question.SACRIFICE:
        answer_card(book, table, seat, question, action)
    elif question <= Question.SITE:
        answer_action(book, table, seat, question, action)
    else:
        answer_war(book, table, seat, question, action)


@rule
def keep(table: Table, seat: int, question: int, action: int) -> None:
    """1.4  "They are sealed: nobody sees one before the last one is in." """
    match question:
        case Question.MOVE:
            plan(table, seat, action)
        case Question.COMMIT:
            if is_of(Move.COMMIT, action):
                commit(table, seat, first_argument(Move.COMMIT, action))
            else:
                pledge(table, seat, first_argument(Move.PLEDGE, action))
        case Question.SECRET_BID:
            seal_bid(table, seat, first_argument(Move.BID, action), second_argument(Move.BID, action))
            table.sealed |= 1 << seat
        case Question.THUMBS:
            table.answer[seat] = PEACEFUL if action == Move.PEACE.first else AGGRESSIVE
            table.sealed |= 1 << seat
        case Question.PROSPERITY:
            table.laid[seat] = first_argument(Move.LAY, action)
            table.sealed |= 1 << seat
        case Question.VOTE:
            table.answer[seat] = first_argument(Move.VOTE, action) + 1
            table.sealed |= 1 << seat
    if table.sealed >> seat & 1:
        note(table, Event.SEALED, seat, 0, 0, 0)


@rule
def answer_card(book: Book, table: Table, seat: int, question: int, action: int) -> None:
    """5.3, 6.1  Answers about the auction, a patch, and what it brings."""
    match question:
        case Question.CLAIM:
            if action != Move.DECLINE.first:
                claim(table, seat, first_argument(Move.CLAIM, action))
        case Question.BID:
            if action == Move.WAIT.first:
                wait(table, seat)
            else:
                bid(table, seat, first_argument(Move.BID, action), second_argument(Move.BID, action))
        case Question.SIDE:
            table.piece[seat] += first_argument(Move.SIDE, action) - 1
        case Question.ROOM:
            settle(book, table, seat, first_argument(Move.ROOM, action))
        case Question.ALLY:
            if action != Move.DECLINE.first:
                table.target = first_argument(Move.ALLY, action)
                ask(table, Question.END_OF_ROUTE, seat)
        case Question.END_OF_ROUTE:
            ally(book, table, seat, int(table.target), first_argument(Move.TURN, action))
            table.target = 0
            if table.phase == Phase.NEGOTIATION:
                end_talk(table)
        case Question.FREE_ROUTE:
            lay_route(book, table, seat, first_argument(Move.ROUTE, action), free_route(table, 0))
        case Question.DEMOLISH:
            route = first_argument(Move.DEMOLISH, action)
            note(table, Event.DEMOLISHED, seat, route, end_of(table, route, 1), end_of(table, route, 2))
            take_route(book, table, route)
        case Question.SACRIFICE:
            pay_worker_at(book, table, seat, place_named(action), int(table.figure))


@rule
def place_named(action: int) -> int:
    """2.4  The place of the worker that an action names."""
    if is_of(Move.WORKER, action):
        return first_argument(Move.WORKER, action)
    return ON_ROUTE + first_argument(Move.TRAVELLER, action)


@rule
def settle(book: Book, table: Table, seat: int, cell: int) -> None:
    """2.9  A worker goes to its room; its box is active at once."""
    worker = 0
    while table.place[seat, worker] != HOMING:
        worker += 1
    table.place[seat, worker] = cell
    note(table, Event.SETTLED, seat, cell, 0, 0)
    update(book, table, seat)


@rule
def answer_action(book: Book, table: Table, seat: int, question: int, action: int) -> None:
    """8.2, 9.1  Actions of diplomacy and management, and answers about them."""
    match question:
        case Question.DIPLOMACY:
            if action == Move.END.first:
                table.step += 1
                note(table, Event.ENDED, seat, Phase.DIPLOMACY, 0, 0)
            elif is_of(Move.AID, action):
                begin_aid(book, table, seat, first_argument(Move.AID, action))
            elif is_of(Move.THREATEN, action):
                other, kind = first_argument(Move.THREATEN, action), second_argument(Move.THREATEN, action)
                threaten(book, table, seat, other, kind)
            else:
                break_alliance(book, table, seat, first_argument(Move.BREAK, action))
        case Question.MIX:
            offer_aid(book, table, seat, first_argument(Move.OFFER, action))
        case Question.AID:
            if action == Move.ACCEPT.first:
                accept_aid(book, table, seat)
            else:
                refuse_aid(book, table, seat)
        case Question.SITE:
            lay_tile(book, table, seat, first_argument(Move.SITE, action))


@rule
def manage(book: Book, table: Table, seat: int, action: int) -> None:
    """9.1  One action of management, or what belongs to the last one, or the end."""
    if action == Move.END.first:
        table.done |= 1 << seat
        note(table, Event.ENDED, seat, Phase.MANAGEMENT, 0, 0)
    elif is_of(Move.ROOM, action):
        settle(book, table, seat, first_argument(Move.ROOM, action))
    elif is_of(Move.WORKER, action):
        send_trader(book, table, seat, first_argument(Move.WORKER, action))
    elif is_of(Move.SITE, action):
        lay_tile(book, table, seat, first_argument(Move.SITE, action))
    elif is_of(Move.ROUTE, action):
        link(book, table, seat, first_argument(Move.ROUTE, action))
    elif is_of(Move.TRADE, action):
        begin_trade(book, table, seat, first_argument(Move.TRADE, action))
    elif is_of(Move.EXCHANGE, action):
        exchange(book, table, seat, first_argument(Move.EXCHANGE, action), second_argument(Move.EXCHANGE, action))
    elif action == Move.BIRTH.first:
        bear(book, table, seat)
    elif action == Move.WORSHIP_HEROES.first:
        worship_heroes(book, table, seat)
    elif action == Move.WORSHIP_WONDERS.first:
        worship_wonders(book, table, seat)
    elif is_of(Move.RECLAIM, action):
        begin_tile(book, table, seat, first_argument(Move.RECLAIM, action), OWN)
    elif is_of(Move.BUILD, action):
        begin_tile(book, table, seat, first_argument(Move.BUILD, action), 0)
    else:
        campaign(book, table, seat, first_argument(Move.CAMPAIGN, action))


@rule
def answer_war(book: Book, table: Table, seat: int, question: int, action: int) -> None:
    """11.1, 12.7, 18.2, 19.3  Answers about negotiations, wars, the upkeep and the vote."""
    match question:
        case Question.TALK:
            if is_of(Move.NEGOTIATE, action):
                negotiate(table, first_argument(Move.NEGOTIATE, action))
            else:
                fight(table, first_argument(Move.FIGHT, action))
        case Question.TREATY:
            answer_treaty(table, seat, action == Move.ACCEPT.first)
        case Question.FREE_THREAT:
            if action != Move.DECLINE.first:
                threaten_loser(book, table, seat, second_argument(Move.THREATEN, action))
        case Question.STEALTH:
            if action != Move.DECLINE.first:
                raid(table, seat, first_argument(Move.RECLAIM, action))
        case Question.MERCY:
            if action == Move.ACCEPT.first:
                show_mercy(book, table, seat)
        case Question.OFFERING:
            if action == Move.DECLINE.first:
                table.step += 1
            else:
                sacrifice(book, table, seat, place_named(action))
        case Question.DOUBLE:
            table.doubled = first_argument(Move.DOUBLE, action)
            note(table, Event.DOUBLED, seat, int(table.row_of_vote[table.doubled - 1]), 0, 0)

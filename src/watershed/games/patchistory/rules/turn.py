"""The course of the game: who is asked what, and what answers do. Rulebook, chapters 1 and 4."""

from typing import Any

from watershed.kernel.actions import first_argument, is_of, second_argument
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import HOMING, NOBODY, ON_ROUTE, WORKERS, Event, Move, Phase, Question
from ..table import Table
from .arrival import (
    TEXT,
    legal_allies,
    legal_demolitions,
    legal_links,
    legal_workers,
    place_card,
    run_patching,
)
from .auction import (
    bid,
    claim,
    legal_bids,
    legal_claims,
    reveal_bids,
    run_auction,
    seal_bid,
    wait,
)
from .diplomacy import (
    accept_aid,
    begin_aid,
    begin_diplomacy,
    break_alliance,
    legal_diplomacy,
    legal_mixes,
    offer_aid,
    refuse_aid,
    run_diplomacy,
    threaten,
)
from .ending import end_era
from .goods import ask, everybody, put, seat_at
from .management import (
    OWN,
    bear,
    begin_tile,
    begin_trade,
    campaign,
    end_management,
    exchange,
    lay_tile,
    legal_management,
    legal_sites,
    legal_traders,
    link,
    question_of,
    run_management,
    send_trader,
    worship_heroes,
    worship_wonders,
)
from .movement import begin_movement, legal_plans, legal_rooms, plan, reveal_plans
from .patching import legal_patches
from .people import ally, end_of, free_route, lay_route, take_route
from .production import legal_offerings, pay_worker_at, produce_all, run_upkeep, sacrifice
from .status import update
from .vote import (
    legal_doubles,
    legal_prosperity,
    legal_votes,
    reveal_cards,
    reveal_votes,
    run_vote,
)
from .war import (
    AGGRESSIVE,
    PEACEFUL,
    answer_treaty,
    commit,
    end_talk,
    fight,
    legal_commitments,
    legal_raids,
    legal_talks,
    legal_threats,
    negotiate,
    pledge,
    raid,
    reveal_commitments,
    reveal_thumbs,
    run_negotiation,
    show_mercy,
    threaten_loser,
)


@rule
def waiting(book: Book, table: Table) -> int:
    """1.4, 4.2  A bit for every seat that has to decide now."""
    if table.question == Question.NONE:
        return 0
    if table.pending:
        return int(table.pending) & ~int(table.sealed) & ~int(table.done)
    return 1 << int(table.asked)


@rule
def legal(book: Book, table: Table, seat: int, out: Any) -> int:
    """1.5, 4.2  The actions of a waiting seat."""
    if not waiting(book, table) >> seat & 1:
        return 0
    return options(book, table, seat, out)


@rule
def options(book: Book, table: Table, seat: int, out: Any) -> int:
    """1.5  What can be answered to the question."""
    question = question_of(table, seat)
    match question:
        case Question.CLAIM:
            return legal_claims(table, out)
        case Question.BID | Question.SECRET_BID:
            return legal_bids(table, seat, out)
        case Question.SIDE:
            return two(out, Move.SIDE.first, Move.SIDE.first + 1)
        case Question.PATCH:
            return legal_patches(book, table, seat, out)
        case Question.ROOM:
            return legal_rooms(book, table, seat, out)
        case Question.ALLY:
            return legal_allies(table, seat, out)
        case Question.END_OF_ROUTE:
            return two(out, Move.TURN.first, Move.TURN.first + 1)
        case Question.FREE_ROUTE:
            return legal_links(table, seat, out, 0)
        case Question.DEMOLISH:
            return legal_demolitions(table, out)
        case Question.SACRIFICE:
            return legal_workers(table, seat, out, 0)
        case Question.DIPLOMACY:
            return legal_diplomacy(book, table, seat, out)
        case Question.MIX:
            return legal_mixes(book, table, seat, out)
        case Question.AID | Question.TREATY:
            return two(out, Move.ACCEPT.first, Move.REFUSE.first)
        case Question.MANAGEMENT:
            return legal_management(book, table, seat, out)
        case Question.TRADER:
            return legal_traders(table, seat, out)
        case Question.SITE:
            return legal_sites(book, table, seat, out)
        case Question.MOVE:
            return legal_plans(book, table, seat, out)
    return later_options(book, table, seat, out)


@rule
def later_options(book: Book, table: Table, seat: int, out: Any) -> int:
    """1.5  What can be answered from negotiations on."""
    match table.question:
        case Question.TALK:
            return legal_talks(table, seat, out)
        case Question.THUMBS:
            return two(out, Move.PEACE.first, Move.WAR.first)
        case Question.COMMIT:
            return legal_commitments(table, seat, out)
        case Question.FREE_THREAT:
            return legal_threats(table, out)
        case Question.STEALTH:
            return legal_raids(table, seat, out)
        case Question.MERCY:
            return two(out, Move.DECLINE.first, Move.ACCEPT.first)
        case Question.OFFERING:
            return legal_offerings(table, seat, out)
        case Question.PROSPERITY:
            return legal_prosperity(table, seat, out)
        case Question.VOTE:
            return legal_votes(table, seat, out)
        case Question.DOUBLE:
            return legal_doubles(table, out)
    return 0


@rule
def two(out: Any, one: int, other: int) -> int:
    """1.5  One thing or another."""
    return put(out, put(out, 0, one), other)


@rule
def apply(book: Book, table: Table, seat: int, action: int) -> None:
    """4.1  Play one legal action and run on to the next decision."""
    table.noted = 0
    seats = 1 << seat if table.pending else everybody(table)
    answer(book, table, seat, action)
    run_on(book, table, seats)


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


@rule
def run_on(book: Book, table: Table, seats: int) -> None:
    """1.5, 4.1  "If there is only one choice, it is made for you." Everybody finishes a phase before the next one. Of
    several who are asked, only those seats can have come down to one choice, until there is another question.
    """
    while table.phase != Phase.NONE:
        if table.question == Question.NONE:
            advance(book, table)
            seats = everybody(table)
        else:
            late, together = waiting(book, table), table.pending != 0
            if late == 0:
                reveal(book, table)
            elif not play_for_one(book, table, late & seats):
                break
            elif not together:
                seats = everybody(table)
    table.menu[:] = 0


@rule
def play_for_one(book: Book, table: Table, late: int) -> bool:
    """1.5  Answer for a waiting seat that has one choice; False if all have a real one."""
    for seat in range(table.seats):
        if late >> seat & 1 and options(book, table, seat, table.menu) == 1:
            answer(book, table, seat, int(table.menu[0]))
            return True
    return False


@rule
def reveal(book: Book, table: Table) -> None:
    """1.4  The last answer is in: the sealed ones are shown."""
    question, asked = int(table.question), int(table.pending)
    table.question = Question.NONE
    table.pending = 0
    table.sealed = 0
    table.done = 0
    table.gathered += 1
    table.asked = NOBODY
    match question:
        case Question.SECRET_BID:
            reveal_bids(table)
        case Question.PATCH:
            table.stage = TEXT
        case Question.MANAGEMENT:
            end_management(table, asked)
        case Question.MOVE:
            reveal_plans(book, table)
        case Question.THUMBS:
            reveal_thumbs(book, table)
        case Question.COMMIT:
            reveal_commitments(book, table)
        case Question.PROSPERITY:
            reveal_cards(table)
        case Question.VOTE:
            reveal_votes(table)
    table.answer[:] = 0
    table.pledge[:] = 0


@rule
def advance(book: Book, table: Table) -> None:
    """4.1, 2.9  Workers who come home get a room first; then the phase goes on."""
    if ask_room(table):
        return
    match table.phase:
        case Phase.AUCTION:
            run_auction(book, table)
        case Phase.PATCHING:
            if table.step < table.seats:
                run_patching(book, table)
            else:
                table.row[:] = 0
                begin_diplomacy(table)
        case Phase.DIPLOMACY:
            run_diplomacy(table)
        case Phase.MANAGEMENT:
            if table.step < table.seats:
                run_management(table)
            else:
                begin_movement(table)
        case Phase.NEGOTIATION:
            if not run_negotiation(book, table):
                table.phase = Phase.PRODUCTION
        case Phase.PRODUCTION:
            produce_all(book, table)
        case Phase.UPKEEP:
            run_upkeep(table)
        case Phase.VOTE:
            run_vote(book, table)
        case Phase.END:
            end_era(book, table)


@rule
def ask_room(table: Table) -> bool:
    """2.9  Ask for a room for the next worker who needs one, in turn order."""
    for step in range(table.seats):
        seat = seat_at(table, step)
        for worker in range(WORKERS):
            if table.place[seat, worker] == HOMING:
                ask(table, Question.ROOM, seat)
                return True
    return False

"""Negotiation: rulebook, chapter 11."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import GENERAL, Event, Good, Move, Question, Verb
from ..table import Table
from .goods import ask, ask_all, keeper, pay_upkeep, put, seat_at
from .people import NEGOTIATION, WAR, leave_route, may_ally
from .war import AGGRESSIVE, OTHER, OWNER, TALKS, THREAT, after_war, both_ends


@rule
def run_negotiation(book: Book, table: Table) -> bool:
    """11.1, 12.7  The next negotiation or war of the next player. False when all are done."""
    if table.stage >= THREAT:
        after_war(book, table)
        return True
    while table.step < table.seats:
        seat = seat_at(table, int(table.step))
        table.active = seat
        if count_talks(table, seat, NEGOTIATION) or count_talks(table, seat, WAR):
            ask(table, Question.TALK, seat)
            return True
        table.step += 1
    return False


@rule
def is_talk(table: Table, seat: int, route: int, space: int) -> bool:
    """11.1, 12.1  Whether a seat's worker negotiates, or fights, on a route now."""
    if table.owner[route] != seat + 1 or table.space[route] != space + 1:
        return False
    return space == WAR or not table.talked >> (route - 1) & 1


@rule
def count_talks(table: Table, seat: int, space: int) -> int:
    """11.1  How many negotiations, or wars, a seat has before it."""
    found = 0
    for route in range(1, GENERAL + 1):
        found += 1 if is_talk(table, seat, route, space) else 0
    return found


@rule
def legal_talks(table: Table, seat: int, out: Any) -> int:
    """11.1  "... all negotiations of your workers, then all their wars, one at a time in the order you choose." """
    count = 0
    for route in range(1, GENERAL + 1):
        if is_talk(table, seat, route, NEGOTIATION):
            count = put(out, count, encode(Move.NEGOTIATE, route))
    if count == 0:
        for route in range(1, GENERAL + 1):
            if is_talk(table, seat, route, WAR):
                count = put(out, count, encode(Move.FIGHT, route))
    return count


@rule
def negotiate(table: Table, route: int) -> None:
    """11.2  "... both players at the ends of the route choose thumbs up or thumbs down, sealed." """
    table.route = route
    table.talked |= 1 << (route - 1)
    ask_all(table, Question.THUMBS, both_ends(table))


@rule
def reveal_thumbs(book: Book, table: Table) -> None:
    """11.3, 11.6, 11.7  Two thumbs up can bring an alliance; anything else is war."""
    route = int(table.route)
    owner, other = int(table.owner[route]) - 1, int(table.other[route]) - 1
    note(table, Event.NEGOTIATED, owner, route, int(table.answer[owner]), 0)
    note(table, Event.NEGOTIATED, other, route, int(table.answer[other]), 0)
    roles = (1 if table.answer[owner] == AGGRESSIVE else 0) + (2 if table.answer[other] == AGGRESSIVE else 0)
    if roles:
        declare_war(book, table, route, roles)
    elif may_ally(table, owner, other):
        table.stage = OWNER
        ask(table, Question.TREATY, owner)
    else:
        end_talk(table)


@rule
def answer_treaty(table: Table, seat: int, wanted: bool) -> None:
    """11.3  "... the worker's owner is asked first, then the other, and both must want it." """
    route = int(table.route)
    owner, other = int(table.owner[route]) - 1, int(table.other[route]) - 1
    if not wanted:
        note(table, Event.NO_TREATY, seat, route, 0, owner if seat == other else other)
        end_talk(table)
    elif table.stage == OWNER:
        table.stage = OTHER
        ask(table, Question.TREATY, other)
    else:
        table.target = other
        ask(table, Question.END_OF_ROUTE, owner)


@rule
def end_talk(table: Table) -> None:
    """11.6  "After two thumbs up the worker comes home, with or without an alliance." """
    if table.route and table.space[table.route] == NEGOTIATION + 1:
        leave_route(table, int(table.owner[table.route]) - 1, int(table.route))
    table.route = 0
    table.stage = TALKS


@rule
def declare_war(book: Book, table: Table, route: int, roles: int) -> None:
    """11.7, 11.8, 19.13  War is declared; Invaders pay for it at once."""
    owner, other = int(table.owner[route]) - 1, int(table.other[route]) - 1
    table.war[route] = roles
    note(table, Event.WAR_DECLARED, owner, route, roles, other)
    if roles & 1:
        prepare(book, table, owner, other)
    if roles & 2:
        prepare(book, table, other, owner)
    swift = 0
    for seat in range(table.seats):
        if table.power[seat, Verb.SWIFT]:
            swift = keeper(book, table, seat, Verb.SWIFT)
    if swift:
        table.space[route] = WAR + 1
        note(table, Event.WENT_TO_WAR, owner, route, swift, 0)
    table.route = 0
    table.stage = TALKS


@rule
def prepare(book: Book, table: Table, seat: int, victim: int) -> None:
    """11.8, 17.5  "... you pay [0/1/2] minerals at once, and 6 VP for each you don't have." """
    wanted = int(book.prepare[table.era]) + int(table.power[victim, Verb.TOLL])
    paid = min(wanted, int(table.goods[seat, Good.MINERALS]))
    lost = pay_upkeep(table, seat, Good.MINERALS, wanted, int(book.missing_mineral))
    note(table, Event.PREPARED, seat, 0, paid, lost)

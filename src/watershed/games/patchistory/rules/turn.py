"""The course of the game: who is asked, and how it goes on. Rulebook, chapters 1 and 4."""

from typing import Any

from watershed.kernel.rule import rule

from ..book import Book
from ..names import HOMING, NOBODY, WORKERS, Phase, Question
from ..table import Table
from .answers import answer
from .arrival import TEXT, run_patching
from .auction import reveal_bids, run_auction
from .diplomacy import begin_diplomacy, run_diplomacy
from .ending import end_era
from .goods import ask, everybody, seat_at
from .management import end_management, run_management
from .movement import begin_movement, reveal_plans
from .negotiation import reveal_thumbs, run_negotiation
from .options import only_option, options
from .production import produce_all, run_upkeep
from .vote import reveal_cards, reveal_votes, run_vote
from .war import reveal_commitments


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
def apply(book: Book, table: Table, seat: int, action: int) -> None:
    """4.1  Play one legal action and run on to the next decision."""
    table.noted = 0
    seats = 1 << seat if table.pending else everybody(table)
    answer(book, table, seat, action)
    run_on(book, table, seats)


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
        if late >> seat & 1 and only_option(book, table, seat, table.menu):
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

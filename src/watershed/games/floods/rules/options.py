"""What a seat may do at each question: rulebook, chapter 4, and the chapter of each question."""

from watershed.kernel.actions import encode
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST, SETS, Building, Kind, Move, Question
from ..table import Table
from .construction import can_afford, can_pay_with, is_site
from .ferrying import may_ask
from .flood import is_haven
from .harvest import least_wood, most_idle, most_wood
from .moving import fresh, may_move
from .trade import legal_lays, may_counter, may_offer


@rule
def legal(book: Book, table: Table, seat: int, out: Ints) -> int:
    """4.2  Write what a waiting seat may do, in ascending order."""
    match table.question:
        case Question.ORDER:
            return legal_orders(book, table, seat, out)
        case Question.TO:
            return legal_targets(table, out)
        case Question.COUNT:
            return legal_counts(table, out)
        case Question.LEAD:
            return legal_leads(table, out)
        case Question.FERRY:
            out[0] = Move.GRANT.first
            out[1] = Move.REFUSE.first
            return 2
        case Question.HARVEST:
            return legal_plans(book, table, seat, out)
        case Question.FLOOR:
            return legal_offers(table, seat, out)
        case Question.LAY:
            return legal_lays(book, table, seat, out)
        case Question.ANSWER:
            return legal_answers(table, seat, out)
        case Question.BUILD:
            return legal_buildings(book, table, seat, out)
        case Question.PAY:
            return legal_payments(book, table, seat, out)
        case Question.FLEE:
            return legal_flights(book, table, seat, out)
    return 0


@rule
def legal_orders(book: Book, table: Table, seat: int, out: Ints) -> int:
    """5.1, 5.2, 5.5, 5.9, 6.5  Pawns that can move, owners of boats that can be asked, or the end."""
    out[0] = Move.END.first
    count = 1
    for kind in range(Kind.WORKERS, Kind.BOATS + 1):
        end = table.end_cell if kind == Kind.BOATS else table.end_land
        for cell in range(table.first_cell, end):
            if may_move(book, table, seat, kind, cell):
                out[count] = encode(Move.MOVE, kind, cell)
                count += 1
    for owner in range(table.seats):
        if may_ask(book, table, seat, owner):
            out[count] = encode(Move.ASK, owner)
            count += 1
    return count


@rule
def legal_targets(table: Table, out: Ints) -> int:
    """5.2, 5.5  Where an order can go."""
    count = 0
    for cell in range(table.first_cell, table.end_cell):
        if table.reach[cell]:
            out[count] = encode(Move.TO, cell)
            count += 1
    return count


@rule
def legal_counts(table: Table, out: Ints) -> int:
    """5.8  "An order moves up to 20 pawns, or all that can go." """
    fewer = min(fresh(table, int(table.kind), int(table.origin)) - 1, MOST)
    for count in range(1, fewer + 1):
        out[count - 1] = encode(Move.COUNT, count)
    out[fewer] = Move.ALL.first
    return fewer + 1


@rule
def legal_leads(table: Table, out: Ints) -> int:
    """7.1  None of the slaves of a colour, some or all."""
    fewer = min(int(table.workers[table.origin, table.colour]) - 1, MOST)
    for count in range(fewer + 1):
        out[count] = encode(Move.LEAD, count)
    out[fewer + 1] = Move.LEAD_ALL.first
    return fewer + 2


@rule
def legal_plans(book: Book, table: Table, seat: int, out: Ints) -> int:
    """9.6, 9.8  The plan as it is, or a change of it."""
    out[0] = Move.HARVEST.first
    count = 1
    for cell in range(table.first_cell, table.end_land):
        for idle in range(1, most_idle(book, table, seat, cell) + 1):
            out[count] = encode(Move.IDLE, cell, idle)
            count += 1
    for cell in range(table.first_cell, table.end_land):
        most = most_wood(book, table, seat, cell)
        if most:
            for wood in range(least_wood(book, table, cell) + 1, most + 1):
                out[count] = encode(Move.FELL, cell, wood)
                count += 1
    return count


@rule
def legal_offers(table: Table, seat: int, out: Ints) -> int:
    """11.3, 11.4  An offer to one, to all, or none."""
    count = 0
    for other in range(table.seats):
        if may_offer(table, seat, other):
            out[count] = encode(Move.OFFER, other)
            count += 1
    out[count] = Move.OFFER_ALL.first
    out[count + 1] = Move.PASS.first
    return count + 2


@rule
def legal_answers(table: Table, seat: int, out: Ints) -> int:
    """11.7  Accept, reject or counter."""
    out[0] = Move.ACCEPT.first
    out[1] = Move.REJECT.first
    if not may_counter(table, seat):
        return 2
    out[2] = Move.COUNTER.first
    return 3


@rule
def legal_buildings(book: Book, table: Table, seat: int, out: Ints) -> int:
    """12.1 to 12.7  What can be built, and where, or the end."""
    out[0] = Move.END.first
    count = 1
    for building in range(Building.BOAT, Building.DOLMEN + 1):
        if can_afford(book, table, seat, building):
            end = table.end_cell if building == Building.BOAT else table.end_land
            for cell in range(table.first_cell, end):
                if is_site(book, table, seat, building, cell):
                    out[count] = encode(Move.BUILD, building, cell)
                    count += 1
    return count


@rule
def legal_payments(book: Book, table: Table, seat: int, out: Ints) -> int:
    """12.5  The ways in which a seat can pay."""
    count = 0
    for way in range(1, SETS + 1):
        if can_pay_with(book, table, seat, way):
            out[count] = encode(Move.PAY, way)
            count += 1
    return count


@rule
def legal_flights(book: Book, table: Table, seat: int, out: Ints) -> int:
    """14.6, 14.7  Havens, or drowning."""
    count = 0
    for at in range(book.touching[table.site]):
        cell = int(book.beside[table.site, at])
        if is_haven(table, seat, cell):
            out[count] = encode(Move.FLEE, cell)
            count += 1
    out[count] = Move.DROWN.first
    return count + 1

"""Moves: rulebook, chapters 5 and 7."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Kind, Phase, Question, State
from ..table import Table
from .conflict import anchor, arrive, settle_cell
from .ferrying import ferry, may_ask, seas_reached
from .ground import count_fanatics, has_slaves_of, is_sea, update_control

ON_FOOT, BY_FERRY = 1, 2  # how an order reaches a cell


@rule
def begin_moves(book: Book, table: Table) -> None:
    """4.1, 5.4  The move phase begins; who controls which cell now bounds the workers."""
    table.phase = Phase.MOVE
    table.step = 0
    for cell in range(table.first_cell, table.end_land):
        table.began[cell] = table.control[cell]
    begin_sub_turn(table)


@rule
def begin_sub_turn(table: Table) -> None:
    """4.2, 5.1  "Each pawn may move one cell in each move phase." """
    seat = (table.first + table.step) % table.seats
    table.active = seat
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1:
            table.fresh_workers[cell] = table.workers[cell, seat]
            table.fresh_warriors[cell] = table.warriors[cell]
    for cell in range(table.first_cell, table.end_cell):
        if table.fleet[cell] == seat + 1:
            table.fresh_boats[cell] = table.boats[cell]


@rule
def end_sub_turn(table: Table) -> None:
    """5.9  "You end your moves when you like. Only then are abandoned slaves freed and civil wars fought." """
    for cell in range(table.first_cell, table.end_land):
        settle_cell(table, cell)
        table.fresh_workers[cell] = 0
        table.fresh_warriors[cell] = 0
        table.received[cell] = 0
    for cell in range(table.first_cell, table.end_cell):
        table.fresh_boats[cell] = 0
        table.ferrying[cell] = 0
    table.queried = 0
    table.granted = 0
    table.step += 1


@rule
def is_open(table: Table, seat: int, kind: int, cell: int) -> bool:
    """5.2 to 5.6, 7.2  Whether pawns can enter a cell. Only warriors can enter a cell that another player controls;
    what is closed to workers is closed to slaves.
    """
    if kind == Kind.BOATS:
        return is_sea(table, cell)
    if table.state[cell] != State.DRY:
        return False
    if kind == Kind.WARRIORS:
        return True
    now, then = table.control[cell], table.began[cell]
    return (now == 0 or now == seat + 1) and (then == 0 or then == seat + 1)


@rule
def fresh(table: Table, kind: int, cell: int) -> int:
    """5.1  Pawns of the active seat that can still move."""
    if kind == Kind.WORKERS:
        return int(table.fresh_workers[cell])
    if kind == Kind.WARRIORS:
        return int(table.fresh_warriors[cell])
    return int(table.fresh_boats[cell])


@rule
def may_move(book: Book, table: Table, seat: int, kind: int, cell: int) -> bool:
    """5.2, 5.5  Whether pawns on a cell can still move, and have somewhere to go."""
    if fresh(table, kind, cell) == 0:
        return False
    for at in range(book.touching[cell]):
        if is_open(table, seat, kind, int(book.beside[cell, at])):
            return True
    return kind != Kind.BOATS and may_be_ferried(book, table, seat, kind, cell)


@rule
def may_be_ferried(book: Book, table: Table, seat: int, kind: int, origin: int) -> bool:
    """5.2, 6.1  Whether a ferry leads anywhere."""
    seas = seas_reached(book, table, seat, origin)
    if seas:
        for sea in range(table.first_cell, table.end_cell):
            if seas >> (sea - int(table.first_cell)) & 1:
                for at in range(book.touching[sea]):
                    other = int(book.beside[sea, at])
                    if other != origin and is_open(table, seat, kind, other):
                        return True
    return False


@rule
def may_order(book: Book, table: Table, seat: int) -> bool:
    """1.7, 5.9  Whether a seat can do anything but end its moves."""
    for cell in range(table.first_cell, table.end_land):
        if may_move(book, table, seat, Kind.WORKERS, cell) or may_move(book, table, seat, Kind.WARRIORS, cell):
            return True
    if table.navy[seat]:
        for cell in range(table.first_cell, table.end_cell):
            if may_move(book, table, seat, Kind.BOATS, cell):
                return True
    for owner in range(table.seats):
        if may_ask(book, table, seat, owner):
            return True
    return False


@rule
def order(book: Book, table: Table, kind: int, cell: int) -> None:
    """1.7, 5.2, 5.5  Pawns are chosen: where can they go?"""
    table.kind = kind
    table.origin = cell
    if mark_reach(book, table, int(table.active), kind, cell) > 1:
        table.question = Question.TO
    else:
        for target in range(table.first_cell, table.end_cell):
            if table.reach[target]:
                head_for(book, table, target)
                return


@rule
def mark_reach(book: Book, table: Table, seat: int, kind: int, origin: int) -> int:
    """5.2, 6.6  Where an order can go, and how. "Pawns walk to a cell that is adjacent by land." Returns how many."""
    count = 0
    for at in range(book.touching[origin]):
        cell = int(book.beside[origin, at])
        if is_open(table, seat, kind, cell):
            table.reach[cell] = ON_FOOT
            count += 1
    seas = seas_reached(book, table, seat, origin) if kind != Kind.BOATS else 0
    if seas:
        for sea in range(table.first_cell, table.end_cell):
            if seas >> (sea - int(table.first_cell)) & 1:
                for at in range(book.touching[sea]):
                    cell = int(book.beside[sea, at])
                    if table.reach[cell] == 0 and cell != origin and is_open(table, seat, kind, cell):
                        table.reach[cell] = BY_FERRY
                        count += 1
    return count


@rule
def head_for(book: Book, table: Table, target: int) -> None:
    """1.7, 5.8  Where they go is known: how many?"""
    table.target = target
    if fresh(table, int(table.kind), int(table.origin)) > 1:
        table.question = Question.COUNT
    else:
        number(book, table, 1)


@rule
def number(book: Book, table: Table, count: int) -> None:
    """5.8, 7.1  How many go is known. Do warriors lead slaves?"""
    table.amount = count
    if not ask_to_lead(table, 0):
        carry_out(book, table)


@rule
def ask_to_lead(table: Table, colour: int) -> bool:
    """7.1 to 7.3  Ask about the slaves of the next colour that can be led. Returns whether there are any."""
    seat, origin = int(table.active), int(table.origin)
    if table.kind != Kind.WARRIORS or table.received[origin] or not is_open(table, seat, Kind.WORKERS, table.target):
        return False
    while colour < table.seats:
        if colour != seat and table.workers[origin, colour]:
            table.colour = colour
            table.question = Question.LEAD
            return True
        colour += 1
    return False


@rule
def lead(book: Book, table: Table, count: int) -> None:
    """7.1  "One warrior leads any number of them from his cell to his destination." """
    table.led[table.colour] = count
    if not ask_to_lead(table, int(table.colour) + 1):
        carry_out(book, table)


@rule
def carry_out(book: Book, table: Table) -> None:
    """5.2, 5.7, 10.4  Pawns of one order go together. Fanatics are counted once, after the fight."""
    seat, origin, target, count = int(table.active), int(table.origin), int(table.target), int(table.amount)
    if table.reach[target] == BY_FERRY:
        ferry(book, table, seat, origin, target)
    match table.kind:
        case Kind.WORKERS:
            move_workers(table, seat, origin, target, count)
        case Kind.WARRIORS:
            move_warriors(table, seat, origin, target, count)
        case Kind.BOATS:
            move_boats(table, seat, origin, target, count)
    if table.kind != Kind.BOATS:
        update_control(table, origin)
        count_fanatics(table, origin)
        count_fanatics(table, target)
    forget_order(table)


@rule
def forget_order(table: Table) -> None:
    """5.7  The next order is a new group."""
    table.kind = 0
    table.origin = 0
    table.target = 0
    table.amount = 0
    table.colour = 0
    for cell in range(table.first_cell, table.end_cell):
        table.reach[cell] = 0
    for colour in range(table.seats):
        table.led[colour] = 0


@rule
def move_workers(table: Table, seat: int, origin: int, target: int, count: int) -> None:
    """5.2  Workers go."""
    table.fresh_workers[origin] -= count
    table.workers[origin, seat] -= count
    table.workers[target, seat] += count
    note(table, Event.WORKERS_MOVED, seat, target, count, origin)
    update_control(table, target)


@rule
def move_warriors(table: Table, seat: int, origin: int, target: int, count: int) -> None:
    """5.3, 7.1  Warriors go, and lead slaves."""
    note(table, Event.WARRIORS_MOVED, seat, target, count, origin)
    table.fresh_warriors[origin] -= count
    table.warriors[origin] -= count
    arrive(table, seat, target, count)
    for colour in range(table.seats):
        if table.led[colour]:
            table.workers[origin, colour] -= table.led[colour]
            table.workers[target, colour] += table.led[colour]
            table.received[target] = 1
            note(table, Event.LED, seat, target, int(table.led[colour]), colour)
    if table.warriors[origin] == 0:
        table.guard[origin] = 0
        if has_slaves_of(table, origin, seat):
            table.unguarded[origin] = seat + 1


@rule
def move_boats(table: Table, seat: int, origin: int, target: int, count: int) -> None:
    """5.5  "A boat goes to an adjacent sea cell. If another player's boats are there, there is a naval conflict." """
    table.fresh_boats[origin] -= count
    table.boats[origin] -= count
    if table.boats[origin] == 0:
        table.fleet[origin] = 0
    note(table, Event.BOATS_MOVED, seat, target, count, origin)
    anchor(table, seat, target, count)

"""Workers, descendants and trade routes. Rulebook, chapters 2, 8, 10 and 11."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    ALLIED,
    GENERAL,
    HOMING,
    ON_ROUTE,
    WORKERS,
    Event,
)
from ..table import Table
from .status import update

NEGOTIATION = 5  # spaces of a general route
WAR = 6
REST = 7  # of an allied route too
END = 5  # of an allied route


@rule
def workers_of(table: Table, seat: int) -> int:
    """2.8  "Your workers are those in your territory and on routes, not your descendants." """
    found = 0
    for worker in range(WORKERS):
        found += 1 if table.place[seat, worker] else 0
    return found


@rule
def descendants(table: Table, seat: int) -> int:
    """2.4  How many are left."""
    return WORKERS - workers_of(table, seat) - int(table.removed[seat])


@rule
def raise_worker(book: Book, table: Table, seat: int) -> bool:
    """2.4, 2.9  A descendant becomes a worker, for whom a room is chosen next. False if there is none."""
    if descendants(table, seat) <= 0:
        return False
    worker = 0
    while table.place[seat, worker]:
        worker += 1
    table.place[seat, worker] = HOMING
    update(book, table, seat)
    return True


@rule
def space_of(table: Table, seat: int, route: int) -> int:
    """9.3  The space of a seat's worker on a route, counted from 1; 0 for none."""
    if route <= GENERAL:
        return int(table.space[route]) if table.owner[route] == seat + 1 else 0
    allied = route - GENERAL
    if table.end_a[allied] == seat + 1:
        return int(table.space_a[allied])
    return int(table.space_b[allied]) if table.end_b[allied] == seat + 1 else 0


@rule
def set_space(table: Table, seat: int, route: int, space: int) -> None:
    """9.3  Put a seat's worker on a space, counted from 1; 0 takes it off."""
    if route <= GENERAL:
        table.space[route] = space
    elif table.end_a[route - GENERAL] == seat + 1:
        table.space_a[route - GENERAL] = space
    else:
        table.space_b[route - GENERAL] = space


@rule
def traveller(table: Table, seat: int, route: int) -> int:
    """9.3  A seat's worker on a route, counted from 1; 0 for none."""
    for worker in range(WORKERS):
        if table.place[seat, worker] == ON_ROUTE + route:
            return worker + 1
    return 0


@rule
def leave_route(table: Table, seat: int, route: int) -> None:
    """2.9, 11.5  A worker leaves a route and comes home; a room is chosen next. A war declared there is off."""
    worker = traveller(table, seat, route)
    if worker:
        set_space(table, seat, route, 0)
        table.place[seat, worker - 1] = HOMING
    if route <= GENERAL:
        table.war[route] = 0


@rule
def touches(table: Table, seat: int, route: int) -> bool:
    """2.8  Whether a route is one of a seat's own."""
    if route <= GENERAL:
        return table.owner[route] == seat + 1
    return table.end_a[route - GENERAL] == seat + 1 or table.end_b[route - GENERAL] == seat + 1


@rule
def is_on_table(table: Table, route: int) -> bool:
    """2.1  Whether a route lies between two kingdoms."""
    return table.owner[route] != 0 if route <= GENERAL else table.end_a[route - GENERAL] != 0


@rule
def are_allied(table: Table, seat: int, other: int) -> int:
    """11.4  The allied route between two kingdoms, counted from 1; 0 for none."""
    for route in range(1, ALLIED + 1):
        ends = int(table.end_a[route]), int(table.end_b[route])
        if ends == (seat + 1, other + 1) or ends == (other + 1, seat + 1):
            return route
    return 0


@rule
def leads_to(table: Table, seat: int, other: int) -> bool:
    """8.6  Whether a seat owns a general route to another kingdom."""
    for route in range(1, GENERAL + 1):
        if table.owner[route] == seat + 1 and table.other[route] == other + 1:
            return True
    return False


@rule
def is_between(table: Table, route: int, seat: int, other: int) -> bool:
    """11.4, 11.5  Whether a general route lies between two kingdoms, whoever owns it."""
    ends = int(table.owner[route]), int(table.other[route])
    return ends == (seat + 1, other + 1) or ends == (other + 1, seat + 1)


@rule
def may_ally(table: Table, seat: int, other: int) -> bool:
    """11.4  "There is no alliance if no allied route is left, or while a worker is in a War Room between ..." """
    if seat == other or table.allied_left == 0 or are_allied(table, seat, other):
        return False
    for route in range(1, GENERAL + 1):
        if is_between(table, route, seat, other) and table.space[route] == WAR + 1:
            return False
    return True


@rule
def ally(book: Book, table: Table, seat: int, other: int, end: int) -> None:
    """11.3, 11.5  The allied route is laid, and all workers in Negotiation Rooms between the two come home."""
    slot = 1
    while table.end_a[slot]:
        slot += 1
    table.end_a[slot] = seat + 1 if end == 1 else other + 1
    table.end_b[slot] = other + 1 if end == 1 else seat + 1
    table.allied_left -= 1
    note(table, Event.ALLIED, seat, GENERAL + slot, int(table.figure), other)
    for route in range(1, GENERAL + 1):
        if is_between(table, route, seat, other) and table.space[route] == NEGOTIATION + 1:
            leave_route(table, int(table.owner[route]) - 1, route)
    update(book, table, seat)
    update(book, table, other)


@rule
def free_route(table: Table, nth: int) -> int:
    """9.8  The number of the nth route, from 0, that isn't on the table; 0 for none."""
    for route in range(1, GENERAL + 1):
        if not table.owner[route]:
            if nth == 0:
                return route
            nth -= 1
    return 0


@rule
def lay_route(book: Book, table: Table, seat: int, other: int, route: int) -> None:
    """9.8  A general route from the storage, with its Start at the seat's kingdom."""
    table.owner[route] = seat + 1
    table.other[route] = other + 1
    table.routes_left -= 1
    note(table, Event.ROUTE_LAID, seat, route, int(table.figure), other)
    update(book, table, seat)


@rule
def end_of(table: Table, route: int, end: int) -> int:
    """2.8  Who is at the first or second end of a route."""
    if route <= GENERAL:
        return int(table.owner[route] if end == 1 else table.other[route]) - 1
    return int(table.end_a[route - GENERAL] if end == 1 else table.end_b[route - GENERAL]) - 1


@rule
def take_route(book: Book, table: Table, route: int) -> None:
    """8.8, 19.6  A route is taken off the table; the workers on it go home."""
    one, two = end_of(table, route, 1), end_of(table, route, 2)
    leave_route(table, one, route)
    leave_route(table, two, route)
    if route <= GENERAL:
        table.owner[route] = 0
        table.other[route] = 0
    else:
        table.end_a[route - GENERAL] = 0
        table.end_b[route - GENERAL] = 0
    update(book, table, one)
    update(book, table, two)


@rule
def pay_worker(book: Book, table: Table, seat: int, worker: int) -> None:
    """2.4  "A worker you pay leaves your territory or a route and covers the highest uncovered number." """
    place = int(table.place[seat, worker])
    if place > ON_ROUTE:
        leave_route(table, seat, place - ON_ROUTE)
    table.place[seat, worker] = 0
    update(book, table, seat)

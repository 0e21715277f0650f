"""Movement: everybody plans at the same time, and nothing is shown before the last plan is in. Rulebook, chapter 10."""

from typing import Any

from watershed.kernel.actions import encode, first_argument, is_of
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, GENERAL, HOMING, NOBODY, ON_ROUTE, ROUTES, WORKERS, Event, Move, Phase, Question, Status
from ..table import Table
from .goods import ask_all, everybody, put, seat_at
from .ground import anchor_of, is_room
from .people import END, NEGOTIATION, REST, WAR, are_allied, set_space, space_of
from .status import update


@rule
def begin_movement(table: Table) -> None:
    """10.1, 10.2  Workers go from the Negotiation Rooms to the War Rooms; then everybody plans."""
    table.phase = Phase.MOVEMENT
    table.step = 0
    for route in range(1, GENERAL + 1):
        if table.space[route] == NEGOTIATION + 1:
            table.space[route] = WAR + 1
            note(table, Event.WENT_TO_WAR, int(table.owner[route]) - 1, route, 0, 0)
    for seat in range(table.seats):
        table.speed[seat] = table.status[seat, Status.TRA]
    ask_all(table, Question.MOVE, everybody(table))


@rule
def where(table: Table, seat: int, worker: int) -> int:
    """10.2  Where a worker will be, as far as it is planned: a place, or HOMING and more for a space of a route."""
    goal = int(table.goal[seat, worker])
    return goal if goal else int(table.place[seat, worker])


@rule
def is_free(table: Table, seat: int, cell: int) -> bool:
    """10.4  Whether nobody will be in a room."""
    for worker in range(WORKERS):
        if where(table, seat, worker) == cell:
            return False
    return True


@rule
def route_of(table: Table, seat: int, worker: int) -> int:
    """10.6  The route that a worker is on; 0 for none."""
    place = int(table.place[seat, worker])
    return place - ON_ROUTE if place > ON_ROUTE else 0


@rule
def is_waiting_at(table: Table, seat: int, route: int, resting: bool) -> bool:
    """10.5, 10.6  Whether a seat's worker on a route has to move: from Rest, or from a space but the War Room."""
    space = space_of(table, seat, route)
    if space == 0 or space == WAR + 1 or (space == REST + 1) != resting:
        return False
    for worker in range(WORKERS):
        if route_of(table, seat, worker) == route:
            return table.goal[seat, worker] == 0
    return False


@rule
def legal_plans(book: Book, table: Table, seat: int, out: Any) -> int:
    """10.2 to 10.8  The next worker, where the one that was picked goes, or the end of the plan."""
    if table.picked[seat]:
        return legal_goals(book, table, seat, int(table.picked[seat]) - 1, out)
    count = put(out, 0, Move.END.first) if may_end_plan(book, table, seat) else 0
    for cell in range(1, CELLS + 1):
        if walker_in(table, seat, cell) and can_walk(book, table, seat, cell):
            count = put(out, count, encode(Move.WORKER, cell))
    resting = is_resting(table, seat)
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, resting):
            count = put(out, count, encode(Move.TRAVELLER, route))
    return count


@rule
def is_resting(table: Table, seat: int) -> bool:
    """10.5  "A worker on Rest comes home before your other travellers move." Whether one still has to."""
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, True):
            return True
    return False


@rule
def walker_in(table: Table, seat: int, cell: int) -> int:
    """10.3  A worker in a room whose move isn't planned yet, counted from 1; 0 for none."""
    for worker in range(WORKERS):
        if table.place[seat, worker] == cell and table.goal[seat, worker] == 0:
            return worker + 1
    return 0


@rule
def may_end_plan(book: Book, table: Table, seat: int) -> bool:
    """10.4 to 10.6  Every traveller has moved, and nobody shares a room who can leave it."""
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, True) or is_waiting_at(table, seat, route, False):
            return False
    for worker in range(WORKERS):
        cell = int(table.place[seat, worker])
        at_home = 0 < cell <= CELLS and table.goal[seat, worker] == 0
        if at_home and is_shared(table, seat, cell) and can_walk(book, table, seat, cell):
            return False
    return True


@rule
def is_shared(table: Table, seat: int, cell: int) -> bool:
    """10.4  Whether two workers will be in a room."""
    found = 0
    for worker in range(WORKERS):
        found += 1 if where(table, seat, worker) == cell else 0
    return found > 1


@rule
def can_walk(book: Book, table: Table, seat: int, cell: int) -> bool:
    """10.3, 10.4  Whether a worker in that room can get to a free one."""
    if table.speed[seat] == 0:
        return False
    for beside in book.beside[cell]:
        room = anchor_of(book, table, seat, int(beside))
        if table.land[seat, beside] and room != cell and is_free(table, seat, room):
            return True
    spread(book, table, seat, cell)
    found = False
    for room in range(1, CELLS + 1):
        if table.fit[room] and room != cell and is_free(table, seat, room):
            found = True
    table.fit[:] = 0
    return found


@rule
def spread(book: Book, table: Table, seat: int, start: int) -> None:
    """10.3  The rooms within reach: each step leads to a room that shares an edge with the last one."""
    table.fit[start] = 1
    for step in range(1, table.speed[seat] + 1):
        grown = False
        for cell in range(1, CELLS + 1):
            if table.land[seat, cell] and table.fit[anchor_of(book, table, seat, cell)] == step:
                for beside in book.beside[cell]:
                    if table.land[seat, beside]:
                        room = anchor_of(book, table, seat, int(beside))
                        if table.fit[room] == 0:
                            table.fit[room] = step + 1
                            grown = True
        if not grown:
            return


@rule
def legal_goals(book: Book, table: Table, seat: int, worker: int, out: Any) -> int:
    """10.3 to 10.8  Where the picked worker can go."""
    route = route_of(table, seat, worker)
    if route == 0:
        return legal_walks(book, table, seat, int(table.place[seat, worker]), out)
    if space_of(table, seat, route) == REST + 1 or table.goal[seat, worker] == HOMING:
        return legal_rooms(book, table, seat, out)
    count = 0
    for spaces in range(1, min(int(table.speed[seat]), END + 1 - space_of(table, seat, route)) + 1):
        count = put(out, count, encode(Move.STEP, spaces))
    return put(out, count, Move.REST.first)


@rule
def legal_walks(book: Book, table: Table, seat: int, start: int, out: Any) -> int:
    """10.3, 10.4  "It may pass through rooms with workers, but not end there." """
    spread(book, table, seat, start)
    count = 0
    for room in range(1, CELLS + 1):
        if table.fit[room] and room != start and is_free(table, seat, room):
            count = put(out, count, encode(Move.ROOM, room))
    table.fit[:] = 0
    return count


@rule
def legal_rooms(book: Book, table: Table, seat: int, out: Any) -> int:
    """2.9  An empty room. "Only if no room is empty, it shares one." """
    count = 0
    for cell in range(1, CELLS + 1):
        if is_room(book, table, seat, cell) and is_free(table, seat, cell):
            count = put(out, count, encode(Move.ROOM, cell))
    if count == 0:
        for cell in range(1, CELLS + 1):
            if is_room(book, table, seat, cell):
                count = put(out, count, encode(Move.ROOM, cell))
    return count


@rule
def plan(table: Table, seat: int, action: int) -> None:
    """10.2  One more part of a seat's plan. It touches nothing of anybody else's."""
    worker = int(table.picked[seat]) - 1
    if action == Move.END.first:
        table.sealed |= 1 << seat
    elif is_of(Move.WORKER, action):
        table.picked[seat] = walker_in(table, seat, first_argument(Move.WORKER, action))
    elif is_of(Move.TRAVELLER, action):
        pick_traveller(table, seat, first_argument(Move.TRAVELLER, action))
    elif is_of(Move.ROOM, action):
        table.goal[seat, worker] = first_argument(Move.ROOM, action)
        table.picked[seat] = 0
    elif action == Move.REST.first:
        table.goal[seat, worker] = ON_ROUTE + REST + 1
        table.picked[seat] = 0
    else:
        step(table, seat, worker, first_argument(Move.STEP, action))


@rule
def pick_traveller(table: Table, seat: int, route: int) -> None:
    """10.6  The worker on that route."""
    for worker in range(WORKERS):
        if route_of(table, seat, worker) == route:
            table.picked[seat] = worker + 1


@rule
def step(table: Table, seat: int, worker: int, spaces: int) -> None:
    """10.6 to 10.8  A worker goes on, and comes home from the end of a route between allies."""
    route = route_of(table, seat, worker)
    space = space_of(table, seat, route) - 1 + spaces
    allied = route > GENERAL or are_allied(table, seat, int(table.other[route]) - 1) != 0
    if space == END and allied:
        table.goal[seat, worker] = HOMING
    else:
        table.goal[seat, worker] = ON_ROUTE + space + 1
        table.picked[seat] = 0


@rule
def reveal_plans(book: Book, table: Table) -> None:
    """10.2  The plans are carried out, in turn order."""
    moved = False
    for at in range(table.seats):
        seat = seat_at(table, at)
        for worker in range(WORKERS):
            if table.goal[seat, worker]:
                go(table, seat, worker)
                moved = True
        for worker in range(WORKERS):
            table.goal[seat, worker] = 0
        table.picked[seat] = 0
        table.speed[seat] = 0
        update(book, table, seat)
    if not moved:
        note(table, Event.STAYED, NOBODY, 0, 0, 0)
    table.phase = Phase.NEGOTIATION
    table.step = 0
    table.stage = 0
    table.talked = 0


@rule
def go(table: Table, seat: int, worker: int) -> None:
    """10.3 to 10.8  One worker moves as planned."""
    goal, route, origin = int(table.goal[seat, worker]), route_of(table, seat, worker), int(table.place[seat, worker])
    if route == 0:
        table.place[seat, worker] = goal
        note(table, Event.WALKED, seat, goal, 0, origin)
    elif goal <= CELLS:
        set_space(table, seat, route, 0)
        table.place[seat, worker] = goal
        note(table, Event.CAME_HOME, seat, goal, 0, route)
    else:
        set_space(table, seat, route, goal - ON_ROUTE)
        what = Event.RESTED if goal == ON_ROUTE + REST + 1 else Event.TRAVELLED
        note(table, what, seat, route, goal - ON_ROUTE - 1, 0)

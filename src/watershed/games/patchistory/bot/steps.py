"""Movement without thinking: travellers go on, and workers without a box walk to one."""

from watershed.kernel.actions import encode
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, GENERAL, HOMING, ROUTES, WORKERS, Move
from ..rules.ground import is_room, room_at
from ..rules.movement import can_walk, is_free, is_shared, is_waiting_at, may_end_plan, route_of, walker_in
from ..rules.people import END, REST, are_allied, space_of
from ..table import Table
from .people import best_walk, space_gain
from .relations import invasion_worth, peace_worth
from .worth import glance_worth, rounds_left


@rule
def rollout_room(book: Book, table: Table, seat: int) -> int:
    """The best free box, or any room."""
    best, chosen, room = -1, 0, 0
    for cell in range(1, CELLS + 1):
        if table.land[seat, cell] and is_room(book, table, seat, cell):
            room = cell
            if is_free(table, seat, cell):
                value = glance_worth(book, room_at(book, table, seat, cell), True)
                if value > best:
                    best, chosen = value, cell
    return encode(Move.ROOM, chosen if chosen else room)


@rule
def rollout_plan(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The next step of a plan."""
    if table.picked[seat]:
        return rollout_goal(book, table, seat, int(table.picked[seat]) - 1, luck)
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, True):
            return encode(Move.TRAVELLER, route)
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, False):
            return encode(Move.TRAVELLER, route)
    if table.speed[seat]:
        for worker in range(WORKERS):
            place = int(table.place[seat, worker])
            if 0 < place <= CELLS and table.goal[seat, worker] == 0 and walker_in(table, seat, place):
                crowded = is_shared(table, seat, place)
                if crowded or not book.boxed[room_at(book, table, seat, place)]:
                    goal = best_walk(book, table, seat, place)
                    if goal and (crowded or book.boxed[room_at(book, table, seat, goal)]):
                        return encode(Move.WORKER, place)
    if may_end_plan(book, table, seat):
        return Move.END.first
    worker = 0
    while not may_go(book, table, seat, worker):
        worker += 1
    return encode(Move.WORKER, int(table.place[seat, worker]))


@rule
def may_go(book: Book, table: Table, seat: int, worker: int) -> bool:
    """Whether a worker in the territory can still walk."""
    place = int(table.place[seat, worker])
    return 0 < place <= CELLS and table.goal[seat, worker] == 0 and can_walk(book, table, seat, place)


@rule
def rollout_goal(book: Book, table: Table, seat: int, worker: int, luck: Luck) -> int:
    """Where the picked worker goes."""
    route = route_of(table, seat, worker)
    if route == 0:
        return encode(Move.ROOM, best_walk(book, table, seat, int(table.place[seat, worker])))
    space = space_of(table, seat, route)
    if space == REST + 1 or table.goal[seat, worker] == HOMING:
        return rollout_room(book, table, seat)
    far = min(int(table.speed[seat]), END + 1 - space)
    if far == 0:
        return Move.REST.first
    best, chosen = -1, 0
    for steps in range(1, far + 1):
        value = below(luck, 30)
        if space - 1 + steps < END:
            ahead = END - (space - 1 + steps)
            value += space_gain(book, table, seat, route, space - 1 + steps)
            value += 40 * min(ahead, rounds_left(table))
        elif route <= GENERAL and not are_allied(table, seat, int(table.other[route]) - 1):
            rival = int(table.other[route]) - 1
            value += max(0, invasion_worth(book, table, seat, rival), peace_worth(book, table, seat, rival))
        else:
            value += 60
        if value > best:
            best, chosen = value, steps
    return encode(Move.STEP, chosen)

"""What workers are worth who aren't at work: on their way home, without a box, or on a route."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, GENERAL, HOMING, ON_ROUTE, WIDE, WORKERS, Good, Phase, Question, Status, Verb
from ..rules.ground import cell_at, is_room, room_at, worker_in
from ..rules.movement import is_free, spread, where
from ..rules.people import NEGOTIATION, REST, are_allied, space_of
from ..table import Table
from .relations import talk_worth
from .worth import FOOD, MINERAL, MONEY, VP, glance_worth, managements_left, rounds_left, symbols_worth

SETTLES = 94  # in a hundred: what a box counts that a worker is about to get
WALKS = 60  # for one who could walk there
VACANT = 20  # and for nobody
HOME = 40  # a worker on Rest, for the box that it will get
STOPS = 4  # spaces of a route that give something


@rule
def hands_worth(book: Book, table: Table, seat: int) -> int:
    """What the best free boxes are worth to workers who have none."""
    one, two, three = 0, 0, 0
    home = 1 + int(table.top[seat]) * WIDE + int(table.left[seat])
    for down in range(table.high[seat]):
        for right in range(table.wide[seat]):
            cell = cell_at(home, right, down)
            if table.land[seat, cell]:
                room = room_at(book, table, seat, cell)
                if book.boxed[room] and is_room(book, table, seat, cell) and not worker_in(table, seat, cell):
                    value = symbols_worth(book, table, seat, room, True)
                    if value > one:
                        one, two, three = value, one, two
                    elif value > two:
                        two, three = value, two
                    else:
                        three = max(three, value)
    total = 0
    for worker in range(WORKERS):
        place = int(table.place[seat, worker])
        share = 0
        if place == HOMING or table.goal[seat, worker] == HOMING:
            share = SETTLES
        elif (
            0 < place <= CELLS and table.status[seat, Status.TRA] and not book.boxed[room_at(book, table, seat, place)]
        ):
            share = WALKS
        if share:
            total += one * share // 100
            one, two, three = two, three, 0
    return total + (one + two + three) * VACANT // 100


@rule
def space_gain(book: Book, table: Table, seat: int, route: int, space: int) -> int:
    """What a worker of a seat gains on a space of a route."""
    if route <= GENERAL:
        good, amount = int(book.route_good[space]), int(book.route_gain[space])
    else:
        at = space if table.end_a[route - GENERAL] == seat + 1 else STOPS + 1 - space
        good, amount = int(book.allied_good[at]), int(book.allied_gain[at])
    amount += int(table.power[seat, Verb.ROUTE_MORE])
    each = VP
    if good != Good.VP:
        late = managements_left(table, seat) <= (1 if table.phase <= Phase.MANAGEMENT else 0)
        each = 0 if late else MINERAL if good == Good.MINERALS else FOOD if good == Good.FOOD else MONEY
    return each * amount + VP * int(table.power[seat, Verb.ROUTE_VP])


@rule
def journey_worth(book: Book, table: Table, seat: int, route: int, space: int, rounds: int) -> int:
    """What is ahead of a worker on a space of a route, in that many rounds."""
    if space > STOPS or table.status[seat, Status.TRA] == 0:
        return 0
    stops, sum_up, best, least = STOPS - space, 0, 0, 0
    for at in range(space + 1, STOPS + 1):
        gained = space_gain(book, table, seat, route, at)
        if table.status[seat, Status.TRA] > 1 or at - space <= rounds:
            sum_up += gained
            best = max(best, gained)
            least = gained if at == space + 1 else min(least, gained)
    if rounds < stops:
        sum_up = best if rounds == 1 else sum_up - least if rounds == stops - 1 else 2 * best
        sum_up = sum_up if rounds > 0 else 0
    elif route <= GENERAL and rounds > stops and not are_allied(table, seat, int(table.other[route]) - 1):
        sum_up += talk_worth(book, table, seat, int(table.other[route]) - 1) // 2
    return sum_up * 85 // 100


@rule
def travellers_worth(book: Book, table: Table, seat: int) -> int:
    """What workers on routes gain in this round and later. A planned space counts like one that was reached."""
    rounds, total = rounds_left(table), 0
    arrived = Phase.NEGOTIATION <= table.phase <= Phase.PRODUCTION
    for worker in range(WORKERS):
        place = int(table.place[seat, worker])
        if place > ON_ROUTE:
            route, goal = place - ON_ROUTE, where(table, seat, worker)
            planned = table.question == Question.MOVE and table.goal[seat, worker] != 0
            space = goal - ON_ROUTE - 1 if planned else space_of(table, seat, route) - 1
            there = arrived or planned
            if planned and goal <= HOMING:
                continue
            if space == REST:
                total += HOME
            elif space <= STOPS:
                if there and space > 0:
                    total += space_gain(book, table, seat, route, space)
                total += journey_worth(book, table, seat, route, space, rounds - (1 if there else 0))
            elif space == NEGOTIATION and route <= GENERAL and table.war[route] == 0:
                total += talk_worth(book, table, seat, int(table.other[route]) - 1)
    return total


@rule
def least_box(book: Book, table: Table, seat: int) -> int:
    """What the worker at home brings who is missed least."""
    least, found = 0, False
    for worker in range(WORKERS):
        place = int(table.place[seat, worker])
        if 0 < place <= CELLS:
            value = symbols_worth(book, table, seat, room_at(book, table, seat, place), True)
            least = value if not found else min(least, value)
            found = True
    return least


@rule
def best_walk(book: Book, table: Table, seat: int, start: int) -> int:
    """The room with the best box that a worker can walk to, or any; 0 for none."""
    best, chosen = -1, 0
    spread(book, table, seat, start)
    for cell in range(1, CELLS + 1):
        if table.fit[cell] and cell != start and is_free(table, seat, cell):
            value = glance_worth(book, room_at(book, table, seat, cell), True)
            if value > best:
                best, chosen = value, cell
    table.fit[:] = 0
    return chosen


@rule
def picked_worth(book: Book, table: Table, seat: int) -> int:
    """What the worker gains whose move is being planned, if it walks to the best box; it can't stay."""
    worker = int(table.picked[seat]) - 1
    place = int(table.place[seat, worker])
    if place > CELLS or table.goal[seat, worker]:
        return 0
    goal = best_walk(book, table, seat, place)
    if goal == 0:
        return 0
    there = symbols_worth(book, table, seat, room_at(book, table, seat, goal), True)
    here = symbols_worth(book, table, seat, room_at(book, table, seat, place), True)
    idle = WALKS if here == 0 else 0
    return (there - here) * (SETTLES - idle) // 100 - 30

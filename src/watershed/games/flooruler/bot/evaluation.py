"""Flooruler as the greedy bot sees it: how long every seat will take to win, in hundredths of an action.

A seat still has to fetch the gold for the floors it needs, to walk, and to buy the plans. Items, wounds and deaths make
that shorter or longer. A seat likes to be near its own win, and all others far from theirs, the nearest most of all.
"""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, PLANS, Place, Question, Task, Verb
from ..table import Table

ACTION = 100
WON = 1000  # how much better winning is than being one action away
HEALTH = 6  # for each that is missing
SKIPPED = 100  # a turn to sit out
ARMED = 160  # having a weapon, or a skill, that is useful
OFFER = 130  # being where you can buy one
IN_HAND = 60  # in a hundred: what a nuke that can be bought counts against one that was
NEAREST = 70  # in a hundred: how much the opponent nearest to winning counts against your own time
OTHERS = 8  # and each opponent besides


@rule
def floors_seen(table: Table, seat: int) -> int:
    """Floors on the board, and those of the plan under way."""
    floors = int(table.floors[seat])
    if table.task == Task.BUILD and table.turn == seat:
        floors += table.left
    if table.task == Task.NUKE and table.target == seat:
        floors -= table.left
    return floors


@rule
def floors_missing(book: Book, table: Table, seat: int) -> int:
    """Floors a seat still needs to win."""
    return max(0, int(book.floors) - floors_seen(table, seat))


@rule
def lean_plan(book: Book) -> int:
    """The plan with the lowest price per floor; on a tie, the largest."""
    lean = PLANS
    for plan in range(PLANS - 1, 0, -1):
        if book.floor_price[plan] * book.floor_plan[lean] < book.floor_price[lean] * book.floor_plan[plan]:
            lean = plan
    return lean


@rule
def lean_plans(book: Book, missing: int, large: int) -> int:
    """How many lean plans it takes beside that many of the largest."""
    size = int(book.floor_plan[lean_plan(book)])
    return (max(0, missing - large * int(book.floor_plan[PLANS])) + size - 1) // size


@rule
def mix_price(book: Book, missing: int, large: int) -> int:
    """The price of that many of the largest plans, and lean ones for the rest."""
    lean = int(book.floor_price[lean_plan(book)])
    return large * int(book.floor_price[PLANS]) + lean_plans(book, missing, large) * lean


@rule
def mix_time(book: Book, missing: int, gold: int, large: int, near: int, far: int) -> int:
    """Buying such plans, and walking there: `near` if the gold is there, `far` if some must be fetched on the way."""
    total = (large + lean_plans(book, missing, large)) * ACTION
    lacking = mix_price(book, missing, large) - gold
    return total + near if lacking <= 0 else total + fetch(book, lacking) + far


@rule
def best_mix(book: Book, missing: int, gold: int, near: int, far: int) -> int:
    """With how many of the largest plans the missing floors are bought soonest."""
    size = int(book.floor_plan[PLANS])
    best = (missing + size - 1) // size
    least = mix_time(book, missing, gold, best, near, far)
    for large in range(best - 1, -1, -1):
        time = mix_time(book, missing, gold, large, near, far)
        if time < least:
            best = large
            least = time
    return best


@rule
def large_plans(book: Book, table: Table, seat: int) -> int:
    """With how many of the largest plans a seat wins soonest."""
    near, far = walk_near(book, table, seat), walk_far(book, table, seat)
    return best_mix(book, floors_missing(book, table, seat), int(table.gold[seat]), near, far)


@rule
def errands(book: Book, table: Table, seat: int) -> int:
    """Fetching the gold, walking and buying, as if nobody interfered."""
    missing, gold = floors_missing(book, table, seat), int(table.gold[seat])
    near, far = walk_near(book, table, seat), walk_far(book, table, seat)
    return mix_time(book, missing, gold, best_mix(book, missing, gold, near, far), near, far)


@rule
def gold_needed(book: Book, table: Table, seat: int) -> int:
    """The gold that buys all missing floors as a seat wins soonest."""
    return mix_price(book, floors_missing(book, table, seat), large_plans(book, table, seat))


@rule
def walk_near(book: Book, table: Table, seat: int) -> int:
    """How long it takes to the Floor Store."""
    return walk(book, steps_to(book, table, seat, Place.FLOOR_STORE))


@rule
def walk_far(book: Book, table: Table, seat: int) -> int:
    """How long it takes to the fountain, and from there to the Floor Store."""
    there = int(book.away[book.fountain, Place.FLOOR_STORE])
    return walk(book, steps_to(book, table, seat, Place.FOUNTAIN)) + walk(book, there)


@rule
def walk(book: Book, steps: int) -> int:
    """How long that many steps take; any walk is an action."""
    return max(ACTION, steps * 2 * ACTION // (1 + int(book.die))) if steps > 0 else 0


@rule
def steps_to(book: Book, table: Table, seat: int, place: int) -> int:
    """Steps to a place; while a move of the seat is under way, from the best tile where it can end."""
    steps = int(book.away[table.tile[seat], place])
    if table.question == Question.LAND and table.asked == seat:
        return 0
    if table.question == Question.GO and table.asked == seat:
        for tile in range(1, book.tiles + 1):
            if table.way[tile] > 0:
                steps = min(steps, int(book.away[tile, place]))
    return steps


@rule
def fetch(book: Book, gold: int) -> int:
    """How long it takes to fetch that much gold."""
    return gold * 2 * ACTION // (1 + int(book.die))


@rule
def comfort(book: Book, table: Table, seat: int) -> int:
    """What its items are worth to a seat: what they cost, as far as they are not used up, and that it has any."""
    weapons = 0
    skills = 0
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1:
            worth = fetch(book, int(book.price[item]))
            if book.ammo[item]:
                worth = worth * int(table.counter[item]) // int(book.ammo[item])
            elif book.uses[item]:
                worth = worth * (int(book.uses[item]) - int(table.counter[item])) // int(book.uses[item])
            if book.verb[item] == Verb.STRIKE:
                weapons += worth
            else:
                skills += worth
    total = weapons + skills
    if weapons:
        total += ARMED
    if skills:
        total += ARMED
    return total


@rule
def sells(book: Book, table: Table, seat: int, place: int) -> bool:
    """Whether a seat would buy something there now: a large plan, or an item where it has none of the kind."""
    gold = table.gold[seat]
    if place == Place.FLOOR_STORE:
        return gold >= book.floor_price[PLANS]
    if place == Place.WEAPON_STORE or place == Place.SKILL_STORE:
        found = False
        for item in range(1, ITEMS + 1):
            if book.store[item] == place:
                empty = book.ammo[item] > 0 and table.counter[item] == 0
                if table.holder[item] == seat + 1 and not empty:
                    return False
                if table.holder[item] == seat + 1 and gold >= book.refill[item]:
                    found = True
                if table.holder[item] == 0 and gold >= book.price[item]:
                    found = True
        return found
    return False


@rule
def time_to_win(book: Book, table: Table, seat: int) -> int:
    """How long a seat will take to win."""
    if floors_missing(book, table, seat) == 0:
        return -WON
    total = errands(book, table, seat) - comfort(book, table, seat)
    total += (int(book.health) - int(table.health[seat])) * HEALTH
    total += max(0, int(table.down[seat]) - 1) * SKIPPED
    if table.turn == seat:
        total -= int(table.actions) * ACTION
    here = int(book.place[table.tile[seat]])
    leaves = table.question == Question.GO and table.asked == seat
    ready = table.gold[seat] >= gold_needed(book, table, seat)
    if not leaves and not ready and here != Place.FLOOR_STORE and sells(book, table, seat, here):
        total -= OFFER
    return total


@rule
def nuke_in_hand(book: Book, table: Table, seat: int, target: int) -> int:
    """How long a nuke that a seat could buy here and now would hold up another."""
    if book.place[table.tile[seat]] != Place.NUKE_STORE or (table.question == Question.GO and table.asked == seat):
        return 0
    floors = 0
    for plan in range(1, PLANS + 1):
        if table.gold[seat] >= book.nuke_price[plan] and table.floors[target] >= book.nuke_plan[plan]:
            floors = int(book.nuke_plan[plan])
    size = int(book.floor_plan[PLANS])
    return floors * (ACTION + fetch(book, int(book.floor_price[PLANS]))) // size


@rule
def evaluate(book: Book, table: Table, seat: int) -> int:
    """The others' time to win, the nearest most of all, less the seat's own."""
    nearest = 0
    total = 0
    for at in range(1, table.seats):
        other = (seat + at) % table.seats
        time = time_to_win(book, table, other) + nuke_in_hand(book, table, seat, other) * IN_HAND // 100
        nearest = time if at == 1 else min(nearest, time)
        total += time
    return (nearest * NEAREST + total * OTHERS) // 100 - time_to_win(book, table, seat)

"""Flooruler as the greedy bot sees it: how long every seat will take to win, in hundredths of an action.

A seat still has to fetch the gold for the floors it needs, to walk, and to buy the plans. Items, wounds and deaths make
that shorter or longer: a weapon is worth the gold it can win from the richest opponent, and gold in hand is worth less
while an opponent is armed. What a store sells counts from afar too, or nobody would leave the fountain for it. A seat
likes to be near its own win, and all others far from theirs, the nearest most of all, and more so just before its win.
"""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, PLANS, Place, Question, Task, Verb
from ..rules.death import gold_lost
from ..table import Table

ACTION = 100
WON = 1000  # how much better winning is than being one action away
HEALTH = 6  # for each that is missing
SKIPPED = 100  # a turn to sit out
ARMED = 160  # having a weapon, or a skill, that is useful
OFFER = 80  # in a hundred: what such a thing counts in the store, against one that was bought
HUNT = 60  # in a hundred: how much of the richest opponent's loss by a death a weapon that kills at once is worth
RISK = 120  # in a hundred: how much of the own loss by a death counts while somebody has such a weapon
IN_HAND = 60  # in a hundred: what a nuke that can be bought counts against one that was
NEAREST = 70  # in a hundred: how much the opponent nearest to winning counts against your own time
OTHERS = 8  # and each opponent besides
CHANCE = 40  # leaving the fountain by a roll, which may be worse than the one that is thought of
SOON = 500  # a win that is nearer than this must be stopped
URGENT = 50  # in a hundred: how much each hundredth of an action below that counts in addition


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
    return walk(book, steps_to(book, table, seat, Place.FOUNTAIN)) + walk_from(book, book.fountain, Place.FLOOR_STORE)


@rule
def walk_from(book: Book, tile: int, place: int) -> int:
    """How long it takes from a tile to a place."""
    return walk(book, int(book.away[tile, place]))


@rule
def walk_round(book: Book, tile: int) -> int:
    """How long it takes from a tile to the fountain, and from there to the Floor Store."""
    return walk_from(book, tile, Place.FOUNTAIN) + walk_from(book, book.fountain, Place.FLOOR_STORE)


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
def strength(book: Book, table: Table, item: int) -> int:
    """In a hundred: how much of a healthy piece an attack with a weapon takes on average; 0 if it has no ammo."""
    if book.verb[item] != Verb.STRIKE or (book.ammo[item] and table.counter[item] == 0):
        return 0
    damage = 2 * int(book.amount[item]) + (1 + int(book.die) if book.dice[item] else 0)
    return min(100, damage * 50 // int(book.health))


@rule
def weapon_of(book: Book, table: Table, seat: int) -> int:
    """The strength of a seat's best weapon."""
    best = 0
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1:
            best = max(best, strength(book, table, item))
    return best


@rule
def prey(book: Book, table: Table, seat: int) -> int:
    """How long it takes to fetch the gold that the richest opponent would lose by a death."""
    gold = 0
    for other in range(table.seats):
        if other != seat:
            gold = max(gold, gold_lost(table, other))
    return fetch(book, gold)


@rule
def risk(book: Book, table: Table, seat: int) -> int:
    """The same for the seat's own gold, as far as an opponent's weapon threatens it."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, weapon_of(book, table, other))
    return fetch(book, gold_lost(table, seat)) * best * RISK // 10_000


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
        total += ARMED + prey(book, table, seat) * weapon_of(book, table, seat) * HUNT // 10_000
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
def ware(book: Book, table: Table, seat: int, store: int) -> int:
    """What the best thing that a seat can afford at the Weapon or the Skill Store would be worth, besides its price."""
    best = 0
    for item in range(1, ITEMS + 1):
        if book.store[item] == store and table.holder[item] == 0 and table.gold[seat] >= book.price[item]:
            best = max(best, ARMED + prey(book, table, seat) * strength(book, table, item) * HUNT // 10_000)
    return best


@rule
def offer(book: Book, table: Table, seat: int, tile: int) -> int:
    """What a store has for a seat on a tile, less with every step to it."""
    best = 0
    for store in range(Place.WEAPON_STORE, Place.SKILL_STORE + 1):
        if sells(book, table, seat, store):
            worth = ware(book, table, seat, store) * OFFER // 100
            best = max(best, worth // (1 + int(book.away[tile, store])))
    return best


@rule
def nuke_in_hand(book: Book, table: Table, seat: int, tile: int, target: int) -> int:
    """What a nuke against another is worth that a seat on a tile could pay for, less with every step to the store."""
    floors = 0
    for plan in range(1, PLANS + 1):
        if table.gold[seat] >= book.nuke_price[plan] and table.floors[target] >= book.nuke_plan[plan]:
            floors = int(book.nuke_plan[plan])
    held_up = floors * (ACTION + fetch(book, int(book.floor_price[PLANS]))) // int(book.floor_plan[PLANS])
    return held_up * IN_HAND // 100 // (1 + int(book.away[tile, Place.NUKE_STORE]))


@rule
def time_from(book: Book, table: Table, seat: int, tile: int, target: int) -> int:
    """How long a seat will take to win from a tile, as if nobody interfered, less what stores have for it there."""
    missing, gold = floors_missing(book, table, seat), int(table.gold[seat])
    near, far = walk_from(book, tile, Place.FLOOR_STORE), walk_round(book, tile)
    large = best_mix(book, missing, gold, near, far)
    total = mix_time(book, missing, gold, large, near, far)
    if gold < mix_price(book, missing, large):
        total += risk(book, table, seat) - offer(book, table, seat, tile)
    if target >= 0:
        total -= nuke_in_hand(book, table, seat, tile, target)
    return total


@rule
def soonest(book: Book, table: Table, seat: int, target: int) -> int:
    """The same from where a seat is; while it chooses where a move ends, from the best place to go."""
    chooses = table.asked == seat and (table.question == Question.GO or table.question == Question.LAND)
    best = 0
    for place in range(Place.SKILL_STORE + 1 if chooses else 1):  # the place 0 is where it is
        tile = nearest_end(book, table, place) if place else int(table.tile[seat])
        if tile:
            time = time_from(book, table, seat, tile, target)
            best = time if place == 0 else min(best, time)
    return best + CHANCE if chooses and book.place[table.tile[seat]] == Place.FOUNTAIN else best


@rule
def nearest_end(book: Book, table: Table, place: int) -> int:
    """The tile nearest to a place where the move under way can end; 0 if it can end nowhere."""
    if table.question == Question.LAND:
        return int(book.fountain if place == Place.FOUNTAIN else book.door[place])
    found = 0
    for tile in range(1, book.tiles + 1):
        if table.way[tile] > 0 and (found == 0 or book.away[tile, place] < book.away[found, place]):
            found = tile
    return found


@rule
def time_to_win(book: Book, table: Table, seat: int, target: int) -> int:
    """How long a seat will take to win. A nuke against the target, if there is one, is as good as being faster."""
    if floors_missing(book, table, seat) == 0:
        return -WON
    total = soonest(book, table, seat, target) - comfort(book, table, seat)
    total += (int(book.health) - int(table.health[seat])) * HEALTH
    total += max(0, int(table.down[seat]) - 1) * SKIPPED
    if table.turn == seat:
        total -= int(table.actions) * ACTION
    return total


@rule
def evaluate(book: Book, table: Table, seat: int) -> int:
    """The others' time to win, the nearest most of all, less the seat's own."""
    nearest = 0
    total = 0
    target = -1
    for at in range(1, table.seats + 1):  # the seat itself comes last
        other = (seat + at) % table.seats
        time = time_to_win(book, table, other, target if other == seat and nearest < SOON else -1)
        if other == seat:
            total = (nearest * NEAREST + total * OTHERS - max(0, SOON - nearest) * URGENT) // 100 - time
        else:
            total += time
            if target < 0 or time < nearest:
                nearest = time
                target = other
    return total

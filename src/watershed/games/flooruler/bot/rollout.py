"""What a player of Flooruler does without thinking: fetch gold, buy floors, nuke the player who is about to win, hit
those who are near, and now and then go shopping.
"""

from watershed.kernel.actions import encode
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, PLANS, Move, Place, Question, Verb
from ..rules.attack import may_attack
from ..rules.floors import may_build, may_nuke
from ..rules.items import may_buy, may_refill
from ..rules.moving import must_leave
from ..rules.skills import may_use
from ..rules.turn import may_choose
from ..table import Table
from .evaluation import (
    errands,
    floors_missing,
    gold_needed,
    large_plans,
    lean_plan,
    lean_plans,
    sells,
    walk,
)

HITS = 8  # one in this many attacks on a seat further from winning is made
LEAVES = 8  # a seat at the fountain that could buy something goes shopping one time in this many
FAR = 4  # steps that are worth a teleportation
SOON = 600  # hundredths of an action to a win that others must stop


@rule
def rollout_move(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """A legal action, found without listing them."""
    match table.question:
        case Question.ACTION:
            return rollout_action(book, table, seat, luck)
        case Question.GO:
            return rollout_walk(book, table, seat, luck)
        case Question.LAND:
            return rollout_walk(book, table, seat, luck)
    return rollout_floor(book, table, luck)


@rule
def danger(book: Book, table: Table, seat: int) -> int:
    """The opponent who is about to win; of several, the nearest; -1 for nobody."""
    found = -1
    least = SOON
    for other in range(table.seats):
        if other != seat and table.floors[other] > 0:
            time = errands(book, table, other)
            if time < least:
                found = other
                least = time
    return found


@rule
def rollout_action(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The obvious action: leave an opponent's floor, use a skill, attack, buy, collect gold, or move."""
    if must_leave(table, seat):
        return Move.MOVE.first
    aim = danger(book, table, seat)
    action = rollout_skill(book, table, seat, luck)
    if action < 0:
        action = rollout_attack(book, table, seat, aim, luck)
    if action < 0:
        action = rollout_purchase(book, table, seat, aim, luck)
    if action >= 0:
        return action
    stays = book.place[table.tile[seat]] == Place.FOUNTAIN and duty(book, table, seat, aim) == Place.NONE
    if stays and (below(luck, LEAVES) or nearest_shop(book, table, seat, luck) == Place.FOUNTAIN):
        return Move.COLLECT.first
    return Move.MOVE.first


@rule
def rollout_skill(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """Heal when badly hurt, freeze time to buy several plans in one turn, or teleport to save a long walk."""
    for item in range(ITEMS, 0, -1):
        if table.holder[item] == seat + 1 and may_use(book, table, seat, item):
            wanted = False
            match book.verb[item]:
                case Verb.HEAL:
                    wanted = table.health[seat] * 2 <= book.health
                case Verb.FREEZE:
                    wanted = is_spree(book, table, seat)
                case Verb.TELEPORT:
                    wanted = book.away[table.tile[seat], goal(book, table, seat, -1, luck)] >= FAR
            if wanted:
                return encode(Move.USE, item)
    return -1


@rule
def is_spree(book: Book, table: Table, seat: int) -> bool:
    """Whether a seat is where it can buy more plans than it has actions."""
    large = large_plans(book, table, seat)
    plans = large + lean_plans(book, floors_missing(book, table, seat), large)
    ready = table.gold[seat] >= gold_needed(book, table, seat)
    return bool(ready and book.place[table.tile[seat]] == Place.FLOOR_STORE and plans > table.actions)


@rule
def rollout_attack(book: Book, table: Table, seat: int, aim: int, luck: Luck) -> int:
    """An attack on the seat nearest to winning, if it is nearer than this one; now and then on anybody."""
    chosen = -1
    victim = -1
    least = 0
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1 and book.verb[item] == Verb.STRIKE:
            for target in range(table.seats):
                if may_attack(book, table, seat, item, target):
                    time = errands(book, table, target)
                    if chosen < 0 or time < least:
                        chosen = encode(Move.ATTACK, item, target)
                        victim = target
                        least = time
    if chosen < 0 or victim == aim or least < errands(book, table, seat) or below(luck, HITS) == 0:
        return chosen
    return -1


@rule
def rollout_purchase(book: Book, table: Table, seat: int, aim: int, luck: Luck) -> int:
    """The largest plan there is gold for, or an item."""
    here = book.place[table.tile[seat]]
    if here == Place.FLOOR_STORE:
        if large_plans(book, table, seat) == 0 and may_build(book, table, seat, lean_plan(book)):
            return encode(Move.BUILD, lean_plan(book))
        for plan in range(PLANS, 0, -1):
            if may_build(book, table, seat, plan):
                return encode(Move.BUILD, plan)
    elif here == Place.NUKE_STORE:
        for plan in range(PLANS, 0, -1):
            if aim >= 0 and may_nuke(book, table, seat, plan, aim):
                return encode(Move.NUKE, plan, aim)
    elif sells(book, table, seat, int(here)):
        chosen = 0
        for item in range(1, ITEMS + 1):
            if may_refill(book, table, seat, item) and table.counter[item] == 0:
                return encode(Move.REFILL, item)
            dearer = chosen == 0 or book.price[item] > book.price[chosen]
            if may_buy(book, table, seat, item) and dearer == (below(luck, 4) > 0 or chosen == 0):
                chosen = item
        if chosen:
            return encode(Move.BUY, chosen)
    return -1


@rule
def minds(table: Table, seat: int) -> bool:
    """Whether this seat should stop the leader: two rounds out of four, so that not all go at once."""
    return bool((table.rounds_begun + seat) % 4 < 2)


@rule
def duty(book: Book, table: Table, seat: int, aim: int) -> int:
    """Where a seat must go: to the Floor Store with enough gold, to the Nuke Store when an opponent is about to win
    before it and it can be there in time.
    """
    gold = table.gold[seat]
    here = int(table.tile[seat])
    if aim >= 0 and gold >= book.nuke_price[1] and minds(table, seat):
        time = errands(book, table, aim)
        if time <= errands(book, table, seat) and walk(book, int(book.away[here, Place.NUKE_STORE])) <= time:
            return Place.NUKE_STORE
    return Place.FLOOR_STORE if gold >= gold_needed(book, table, seat) else Place.NONE


@rule
def is_behind(book: Book, table: Table, seat: int) -> bool:
    """Whether somebody is nearer to winning."""
    least = errands(book, table, seat)
    found = False
    for other in range(table.seats):
        found = found or errands(book, table, other) < least
    return found


@rule
def shop(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """Where a seat at the fountain would go: to the Weapon Store if it is behind, otherwise at random; or nowhere."""
    armed = not sells(book, table, seat, Place.WEAPON_STORE)
    if not armed and (below(luck, 4) == 0 or is_behind(book, table, seat)):
        return Place.WEAPON_STORE
    if sells(book, table, seat, Place.SKILL_STORE) and below(luck, 2):
        return Place.SKILL_STORE
    if sells(book, table, seat, Place.FLOOR_STORE):
        return Place.FLOOR_STORE
    return Place.FOUNTAIN if armed else Place.WEAPON_STORE


@rule
def nearest_shop(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The nearest store that has something for a seat, or the fountain if nearer."""
    here = int(table.tile[seat])
    found = Place.FOUNTAIN
    steps = int(book.away[here, Place.FOUNTAIN])
    if steps == 0:
        return shop(book, table, seat, luck)
    for store in range(Place.FLOOR_STORE, Place.SKILL_STORE + 1):
        away = int(book.away[here, store])
        if away <= steps and sells(book, table, seat, store):
            found = store
            steps = away
    return found


@rule
def goal(book: Book, table: Table, seat: int, aim: int, luck: Luck) -> int:
    """Where a seat wants to be."""
    place = duty(book, table, seat, aim)
    return place if place != Place.NONE else nearest_shop(book, table, seat, luck)


@rule
def rollout_walk(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The tile nearest to the goal."""
    return walk_towards(book, table, goal(book, table, seat, danger(book, table, seat), luck), luck)


@rule
def walk_towards(book: Book, table: Table, wanted: int, luck: Luck) -> int:
    """The tile nearest to a place; of several, the first from some tile on."""
    tile = 1 + below(luck, book.tiles)
    best = 0
    chosen = -1
    for _ in range(book.tiles):
        tile = tile + 1 if tile < book.tiles else 1
        if (chosen < 0 or book.away[tile, wanted] < best) and may_choose(book, table, tile):
            best = int(book.away[tile, wanted])
            chosen = encode(Move.TILE, tile)
    return chosen


@rule
def rollout_floor(book: Book, table: Table, luck: Luck) -> int:
    """The floor its owner's piece is on, to kill it; otherwise a random tile, the first that fits from some tile on."""
    tile = int(table.tile[table.target])
    if table.question == Question.REMOVE and may_choose(book, table, tile):
        return encode(Move.TILE, tile)
    tile = 1 + below(luck, book.tiles)
    while not may_choose(book, table, tile):
        tile = tile + 1 if tile < book.tiles else 1
    return encode(Move.TILE, tile)

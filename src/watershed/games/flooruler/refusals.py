"""Why a move isn't possible: a message with the rule and the numbers, and a stable code. None exactly if it is
legal.
"""

from __future__ import annotations

import functools

import numpy as np

from watershed.kernel.record import blank, lay_open
from watershed.kit.game import Edition, Refusal, refusal
from watershed.kit.messages import Argument, Seat

from .book import Book
from .names import TILES, Place, Question, Verb
from .notation import SYNTAX, tile_name
from .rules.attack import distance, is_in_range
from .rules.floors import floors_wanted, may_place
from .rules.items import is_at
from .rules.moving import look_round, must_leave
from .rules.turn import may_choose
from .table import Table
from .things import item_thing, place_thing

ASKED = {  # question -> how the message ends that says so to a move which does not answer it, and the rule
    Question.GO: ("go", "4.1"),
    Question.LAND: ("land", "11.4"),
    Question.PLACE: ("place", "7.1"),
    Question.REMOVE: ("remove", "8.1"),
    Question.RELOCATE: ("relocate", "7.6"),
}
WAYS_OUT = ("move", "use")  # what a piece on an opponent's floor may do


def why_not(edition: Edition, table: Table, seat: int, action: int) -> Refusal | None:
    """Why a waiting seat can't play this action now."""
    book, family = edition.opened(Book), SYNTAX.family_of(action)
    if table.over:
        return refusal("game-over", "12.1")
    if table.question in ASKED:
        if family.name != "tile":
            return _answer_first(edition, table)
        return _tile(edition, book, table, seat, *family.values(action))
    if family.name == "tile":
        return refusal("not-asked", "3.1")
    if must_leave(table, seat) and family.name not in WAYS_OUT:
        return refusal("must-leave", "4.5", owner=Seat(int(table.owner[table.tile[seat]]) - 1))
    return _action(edition, book, table, seat, action)


def _action(edition: Edition, book: Book, table: Table, seat: int, action: int) -> Refusal | None:
    family = SYNTAX.family_of(action)
    match family.name, family.values(action):
        case "collect", ():
            return _at(edition, book, table, seat, Place.FOUNTAIN, "5.1")
        case "build", (plan,):
            return _build(edition, book, table, seat, plan)
        case "nuke", (plan, target):
            return _nuke(edition, book, table, seat, plan, target)
        case "buy", (item,):
            return _buy(edition, book, table, seat, item)
        case "refill", (item,):
            return _refill(edition, book, table, seat, item)
        case "use", (item,):
            return _use(edition, book, table, seat, item)
        case "attack", (item, target):
            return _attack(edition, book, table, seat, item, target)
    return None  # passing and moving are always possible


def _answer_first(edition: Edition, table: Table) -> Refusal:
    name, rule = ASKED[table.question]
    args: dict[str, Argument] = {}
    if table.question in (Question.PLACE, Question.REMOVE):
        args = {"left": int(table.left)}
    elif table.question == Question.RELOCATE:
        args = {"tile": tile_name(edition, table.gate), "store": place_thing(table.shut)}
    return refusal("answer-first", rule, f"refused-answer-first-{name}", **args)


def _at(edition: Edition, book: Book, table: Table, seat: int, place: int, rule: str) -> Refusal | None:
    """The piece must be on a tile of the place. How far that is depends on the floors in its way."""
    if is_at(book, table, seat, place):
        return None
    ways = [_steps_to(edition, table, seat, tile) for tile in range(1, book.tiles + 1) if book.place[tile] == place]
    steps = [way for way in ways if way >= 0]
    if not steps:  # in a position that was set up; a game keeps every store open
        return refusal("not-there", rule, "refused-not-there-shut", place=place_thing(place))
    return refusal("not-there", rule, place=place_thing(place), need=min(steps), have=0)


def _pay(table: Table, seat: int, price: int, rule: str, what: str, **args: Argument) -> Refusal | None:
    have = int(table.gold[seat])
    if have >= price:
        return None
    return refusal("too-little-gold", rule, f"refused-too-little-gold-{what}", need=int(price), have=have, **args)


def _build(edition: Edition, book: Book, table: Table, seat: int, plan: int) -> Refusal | None:
    size, wanted = int(book.floor_plan[plan]), int(floors_wanted(book, table, seat, plan))
    if found := _at(edition, book, table, seat, Place.FLOOR_STORE, "7.1"):
        return found
    if found := _pay(table, seat, book.floor_price[plan], "7.1", "floors", floors=size):
        return found
    room = sum(bool(may_place(book, table, seat, tile)) for tile in range(1, book.tiles + 1))
    return None if room >= wanted else refusal("no-room", "7.4", need=wanted, have=room)


def _opponent(table: Table, seat: int, target: int, rule: str) -> Refusal | None:
    if target >= table.seats:
        return refusal("no-such-seat", rule, "refused-no-such-opponent", need=target + 1, have=int(table.seats))
    return refusal("own-seat", rule) if target == seat else None


def _nuke(edition: Edition, book: Book, table: Table, seat: int, plan: int, target: int) -> Refusal | None:
    size = int(book.nuke_plan[plan])
    if found := _opponent(table, seat, target, "8.1") or _at(edition, book, table, seat, Place.NUKE_STORE, "8.1"):
        return found
    if found := _pay(table, seat, book.nuke_price[plan], "8.1", "nuke", floors=size):
        return found
    have = int(table.floors[target])
    return None if have >= size else refusal("too-few-floors", "8.2", victim=Seat(target), need=size, have=have)


def _buy(edition: Edition, book: Book, table: Table, seat: int, item: int) -> Refusal | None:
    thing, holder = item_thing(edition, item), int(table.holder[item]) - 1
    if holder == seat:
        return refusal("sold-out", "1.8", "refused-sold-out-yours", item=thing)
    if holder >= 0:
        return refusal("sold-out", "1.8", item=thing, owner=Seat(holder))
    if found := _at(edition, book, table, seat, int(book.store[item]), "6.1"):
        return found
    return _pay(table, seat, book.price[item], "6.2", "item", item=thing)


def _held(edition: Edition, book: Book, table: Table, seat: int, item: int, rule: str) -> Refusal | None:
    """The item must be the seat's own."""
    thing, holder = item_thing(edition, item), int(table.holder[item]) - 1
    if holder == seat:
        return None
    if holder >= 0:
        return refusal("not-yours", rule, "refused-not-yours-sold", item=thing, owner=Seat(holder))
    return refusal("not-yours", rule, item=thing, store=place_thing(book.store[item]), price=int(book.price[item]))


def _refill(edition: Edition, book: Book, table: Table, seat: int, item: int) -> Refusal | None:
    thing, ammo = item_thing(edition, item), int(book.ammo[item])
    if not ammo:
        return refusal("no-ammo", "6.4", "refused-no-ammo-refill", item=thing)
    if found := _held(edition, book, table, seat, item, "6.4"):
        return found
    if table.counter[item] >= ammo:
        return refusal("full", "6.4", item=thing, ammo=ammo)
    if found := _at(edition, book, table, seat, int(book.store[item]), "6.4"):
        return found
    return _pay(table, seat, book.refill[item], "6.4", "refill", item=thing)


def _use(edition: Edition, book: Book, table: Table, seat: int, item: int) -> Refusal | None:
    thing, verb = item_thing(edition, item), book.verb[item]
    if verb == Verb.STRIKE:
        return refusal("no-skill", "9.1", item=thing)
    if found := _held(edition, book, table, seat, item, "11.1"):
        return found
    if verb == Verb.HASTE:
        return refusal("always-on", "11.3", item=thing, steps=int(book.amount[item]))
    if verb == Verb.HEAL and table.health[seat] >= book.health:
        most = int(book.health)
        return refusal("full-health", "11.2", item=thing, need=most - 1, have=most)
    return None


def _attack(edition: Edition, book: Book, table: Table, seat: int, item: int, target: int) -> Refusal | None:
    thing = item_thing(edition, item)
    if book.verb[item] != Verb.STRIKE:
        return refusal("no-weapon", "9.1", item=thing)
    if found := _opponent(table, seat, target, "9.1") or _held(edition, book, table, seat, item, "9.1"):
        return found
    if book.ammo[item] and table.counter[item] == 0:
        store = place_thing(book.store[item])
        return refusal("no-ammo", "9.5", "refused-no-ammo-attack", item=thing, store=store, need=1, have=0)
    if table.down[target]:
        return refusal("face-down", "10.4", victim=Seat(target))
    if is_in_range(book, table, seat, item, target):
        return None
    away = int(distance(book, table.tile[seat], table.tile[target]))
    if away < 0:
        return refusal("blind-spot", "9.2", victim=Seat(target))
    return refusal("out-of-range", "9.2", victim=Seat(target), item=thing, need=away, have=int(book.reach[item]))


def _tile(edition: Edition, book: Book, table: Table, seat: int, tile: int) -> Refusal | None:
    """Why a tile doesn't answer the question."""
    if tile > book.tiles:
        return refusal("no-such-tile", "1.3", tiles=int(book.tiles))
    if may_choose(book, table, tile):
        return None
    name, owner = tile_name(edition, tile), int(table.owner[tile]) - 1
    match table.question:
        case Question.GO:
            return _go(edition, table, seat, tile)
        case Question.LAND:
            return refusal("opponents-floor", "11.4", tile=name, owner=Seat(owner))
        case Question.REMOVE:
            return refusal("no-floor-there", "8.1", tile=name, victim=Seat(int(table.target)))
    if not book.land[tile] >> seat & 1:
        return refusal("not-your-land", "7.2", tile=name)
    if table.question == Question.PLACE:
        return refusal("own-floor", "7.2", tile=name)
    return refusal("not-empty" if owner >= 0 else "is-gate", "7.6", tile=name)


def _go(edition: Edition, table: Table, seat: int, tile: int) -> Refusal:
    name, owner = tile_name(edition, tile), int(table.owner[tile]) - 1
    steps, have = _steps_to(edition, table, seat, tile), int(table.steps)
    if steps > have:
        return refusal("too-far", "4.1", tile=name, need=steps, have=have)
    if owner not in (-1, seat):
        return refusal("opponents-floor", "4.4", tile=name, owner=Seat(owner))
    return refusal("no-way", "4.4", tile=name)


def _steps_to(edition: Edition, table: Table, seat: int, tile: int) -> int:
    """How many steps away a tile is, however many it takes; -1 if there is no way."""
    return _ways(edition, seat, table.owner.tobytes(), table.tile.tobytes())[tile] - 1


@functools.lru_cache(maxsize=64)
def _ways(edition: Edition, seat: int, owner: bytes, tile: bytes) -> list[int]:
    """1 + the steps to each tile. A board asks about every tile out of reach, so it is computed once."""
    table = lay_open(Table, blank(Table))
    table.owner[:] = np.frombuffer(owner, table.owner.dtype)
    table.tile[:] = np.frombuffer(tile, table.tile.dtype)
    table.steps = TILES
    look_round(edition.opened(Book), table, seat)
    return [int(way) for way in table.way]

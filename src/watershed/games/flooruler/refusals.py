"""Why a move is not possible: a sentence, a stable code, the rule, and the numbers. None exactly where it is legal."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np

from watershed.kernel.record import blank, lay_open
from watershed.kit.game import Edition, Refusal

from .board import PLACE_NAMES
from .book import Book
from .names import SEATS, TILES, Move, Place, Question, Verb
from .notation import args_of, item_number, items_of, many, tile_name
from .rules.attack import distance, is_in_range
from .rules.floors import floors_wanted, has_room
from .rules.items import is_at
from .rules.moving import look_round, must_leave
from .rules.turn import may_choose
from .table import Table

ASKED = {  # question -> what to say to a move that does not answer it, and the rule
    Question.GO: ("First choose where your move ends.", "4.1"),
    Question.LAND: ("First choose where you appear.", "11.4"),
    Question.PLACE: ("First lay the floors you have bought.", "7.1"),
    Question.REMOVE: ("First choose the floors to nuke.", "8.1"),
    Question.RELOCATE: ("First move the floor that shuts a store.", "7.6"),
}
WAYS_OUT = ("move", "use")  # what a piece on an opponent's floor may do


def why_not(edition: Edition, table: Table, action: int, names: Sequence[str]) -> Refusal | None:
    """Why the seat that is asked cannot play this action now."""
    args, book = args_of(edition, action), lay_open(Book, edition.records)
    name, seat = args["move"], int(table.turn)
    if table.over:
        return Refusal("The game is over.", "game-over", "12.1")
    if table.question in ASKED:
        if name != "tile":
            return Refusal(*_first(table))
        return _tile(edition, book, table, action - Move.TILE, names)
    if name == "tile":
        return Refusal("No tile is asked for now: choose an action.", "not-asked", "3.1")
    if must_leave(table, seat) and name not in WAYS_OUT:
        owner = names[int(table.owner[table.tile[seat]]) - 1]
        return Refusal(f"You stand on {owner}'s floor and must leave it first.", "must-leave", "4.5")
    item = item_number(edition, args["item"]) if "item" in args else 0
    match name:
        case "collect":
            return _at(edition, book, table, seat, Place.FOUNTAIN, "5.1")
        case "build":
            return _build(edition, book, table, seat, action - Move.BUILD)
        case "nuke":
            return _nuke(edition, book, table, (action - Move.NUKE) // SEATS + 1, args["seat"], names)
        case "buy":
            return _buy(edition, book, table, item, names)
        case "refill":
            return _refill(edition, book, table, item)
        case "use":
            return _use(edition, book, table, item)
        case "attack":
            return _attack(edition, book, table, item, args["seat"], names)
    return None  # passing and moving are always possible


def _first(table: Table) -> tuple[str, str, str]:
    sentence, rule = ASKED[table.question]
    return sentence, "answer-first", rule


def _at(edition: Edition, book: Book, table: Table, seat: int, place: int, rule: str) -> Refusal | None:
    """A place must be stood on."""
    if is_at(book, table, seat, place):
        return None
    steps = int(book.away[table.tile[seat], place])
    sentence = f"You are not at the {PLACE_NAMES[place]}: it is {many(steps, 'step')} away."
    return Refusal(sentence, "not-there", rule, need=steps, have=0)


def _pay(table: Table, seat: int, what: str, price: int, rule: str) -> Refusal | None:
    have = int(table.gold[seat])
    if have >= price:
        return None
    return Refusal(f"{what} costs {price} gold; you have {have}.", "too-little-gold", rule, need=price, have=have)


def _build(edition: Edition, book: Book, table: Table, seat: int, plan: int) -> Refusal | None:
    size, wanted = int(book.floor_plan[plan]), floors_wanted(book, table, seat, plan)
    if refusal := _at(edition, book, table, seat, Place.FLOOR_STORE, "7.1"):
        return refusal
    if refusal := _pay(table, seat, f"A plan of {many(size, 'floor')}", int(book.floor_price[plan]), "7.1"):
        return refusal
    if has_room(book, table, seat, wanted):
        return None
    return Refusal(f"Your land has no room for {many(wanted, 'floor')}.", "no-room", "7.4", need=wanted)


def _opponent(table: Table, target: int, rule: str) -> Refusal | None:
    if target >= table.seats:
        return Refusal(f"There are {table.seats} seats.", "no-such-seat", rule, need=target + 1, have=int(table.seats))
    if target == table.turn:
        return Refusal("You cannot aim at yourself.", "own-seat", rule)
    return None


def _nuke(edition: Edition, book: Book, table: Table, plan: int, target: int, names: Sequence[str]) -> Refusal | None:
    seat, size = int(table.turn), int(book.nuke_plan[plan])
    if refusal := _opponent(table, target, "8.1") or _at(edition, book, table, seat, Place.NUKE_STORE, "8.1"):
        return refusal
    if refusal := _pay(table, seat, f"A nuke for {many(size, 'floor')}", int(book.nuke_price[plan]), "8.1"):
        return refusal
    have = int(table.floors[target])
    if have >= size:
        return None
    sentence = f"{names[target]} has {many(have, 'floor')}; the plan removes {size}."
    return Refusal(sentence, "too-few-floors", "8.2", need=size, have=have)


def _buy(edition: Edition, book: Book, table: Table, item: int, names: Sequence[str]) -> Refusal | None:
    seat, name = int(table.turn), items_of(edition)[item].name
    if table.holder[item] == seat + 1:
        return Refusal(f"You have {name} already.", "sold-out", "1.8")
    if table.holder[item]:
        return Refusal(f"{name} is sold out: {names[int(table.holder[item]) - 1]} has it.", "sold-out", "1.8")
    if refusal := _at(edition, book, table, seat, int(book.store[item]), "6.1"):
        return refusal
    return _pay(table, seat, name, int(book.price[item]), "6.2")


def _refill(edition: Edition, book: Book, table: Table, item: int) -> Refusal | None:
    seat, name = int(table.turn), items_of(edition)[item].name
    if not book.ammo[item]:
        return Refusal(f"{name} needs no ammo.", "no-ammo", "6.4")
    if table.holder[item] != seat + 1:
        return Refusal(f"You do not have {name}.", "not-yours", "6.4")
    if table.counter[item] >= book.ammo[item]:
        return Refusal(f"{name} is full.", "full", "6.4")
    if refusal := _at(edition, book, table, seat, int(book.store[item]), "6.4"):
        return refusal
    return _pay(table, seat, f"Ammo for {name}", int(book.refill[item]), "6.4")


def _use(edition: Edition, book: Book, table: Table, item: int) -> Refusal | None:
    seat, name, verb = int(table.turn), items_of(edition)[item].name, book.verb[item]
    if verb == Verb.STRIKE:
        return Refusal(f"{name} is a weapon: attack with it.", "no-skill", "9.1")
    if table.holder[item] != seat + 1:
        return Refusal(f"You do not have {name}.", "not-yours", "11.1")
    if verb == Verb.HASTE:
        return Refusal(f"{name} helps in every move by itself.", "always-on", "11.3")
    if verb == Verb.HEAL and table.health[seat] >= book.health:
        most = int(book.health)
        return Refusal(f"You have full health: {most}.", "full-health", "11.2", need=most - 1, have=most)
    return None


def _attack(edition: Edition, book: Book, table: Table, item: int, target: int, names: Sequence[str]) -> Refusal | None:
    seat, name = int(table.turn), items_of(edition)[item].name
    if book.verb[item] != Verb.STRIKE:
        return Refusal(f"{name} is no weapon.", "no-weapon", "9.1")
    if refusal := _opponent(table, target, "9.1"):
        return refusal
    if table.holder[item] != seat + 1:
        return Refusal(f"You do not have {name}.", "not-yours", "9.1")
    if book.ammo[item] and table.counter[item] == 0:
        return Refusal(f"{name} has no ammo left.", "no-ammo", "9.5", need=1, have=0)
    if table.down[target]:
        return Refusal(f"{names[target]} lies face down.", "face-down", "10.4")
    if is_in_range(book, table, seat, item, target):
        return None
    away = int(distance(book, table.tile[seat], table.tile[target]))
    if away < 0:
        return Refusal(f"{names[target]} is in a blind spot: neither straight nor diagonal.", "blind-spot", "9.2")
    sentence = f"{names[target]} is {many(away, 'tile')} away; {name} reaches {book.reach[item]}."
    return Refusal(sentence, "out-of-range", "9.2", need=away, have=int(book.reach[item]))


def _tile(edition: Edition, book: Book, table: Table, tile: int, names: Sequence[str]) -> Refusal | None:
    """Why a tile does not answer the question."""
    if tile > book.tiles:
        return Refusal("There is no such tile on this board.", "no-such-tile", "1.3")
    if may_choose(book, table, tile):
        return None
    name, owner, seat = tile_name(edition, tile), int(table.owner[tile]) - 1, int(table.asked)
    match table.question:
        case Question.GO:
            return _go(edition, table, tile, name, owner, names)
        case Question.LAND:
            return Refusal(f"On {name} lies a floor of {names[owner]}.", "opponents-floor", "11.4")
        case Question.REMOVE:
            return Refusal(f"{names[table.target]} has no floor on {name}.", "no-floor-there", "8.1")
    if not book.land[tile] >> seat & 1:
        return Refusal(f"{name} is not your land.", "not-your-land", "7.2")
    if table.question == Question.PLACE:
        return Refusal(f"On {name} lies a floor of yours already.", "own-floor", "7.2")
    if owner >= 0:
        return Refusal(f"{name} is not empty.", "not-empty", "7.6")
    return Refusal(f"{name} is a gate itself.", "is-gate", "7.6")


def _go(edition: Edition, table: Table, tile: int, name: str, owner: int, names: Sequence[str]) -> Refusal:
    steps, have = _steps_to(edition, table, tile), int(table.steps)
    if steps > have:
        return Refusal(f"{name} is {many(steps, 'step')} away; you have {have}.", "too-far", "4.1", steps, have)
    if owner >= 0:
        return Refusal(f"On {name} lies a floor of {names[owner]}.", "opponents-floor", "4.4")
    return Refusal(f"Floors shut off every way to {name}.", "no-way", "4.4")


def _steps_to(edition: Edition, table: Table, tile: int) -> int:
    """How far it is with as many steps as there are tiles; -1 where no way leads."""
    return _ways(edition, int(table.asked), table.owner.tobytes(), table.tile.tobytes())[tile] - 1


@functools.lru_cache(maxsize=64)
def _ways(edition: Edition, seat: int, owner: bytes, tile: bytes) -> list[int]:
    """1 + the steps to each tile. A board asks about every tile that is out of reach, so it is worked out once."""
    table = lay_open(Table, blank(Table))
    table.owner[:] = np.frombuffer(owner, table.owner.dtype)
    table.tile[:] = np.frombuffer(tile, table.tile.dtype)
    table.steps = TILES
    look_round(lay_open(Book, edition.records), table, seat)
    return [int(way) for way in table.way]

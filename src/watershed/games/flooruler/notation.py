"""Move <-> words <-> JSON, and position <-> line.

    pass · move · collect · build 8 · nuke 8 1 · buy shotgun · refill shotgun · use time-freeze
    attack shotgun 1 · tile k17

Plans are named by their floors, seats count from 0 as everywhere in the API, items are named by their titles as one
word, and a tile by the letter of its column and the number of its row, counted from 1 at the top left.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from watershed.kernel.game import Edition, IllegalMove, Json, Refusal
from watershed.kernel.record import lay_open
from watershed.kernel.wording import Forms, args_in, but, move_in, number_in, spelled

from .board import Tile
from .book import Book, Item
from .names import ACTIONS, ITEMS, PLANS, SEATS, Move, Question
from .rules.ground import lay_floor
from .table import Table

FORMS: Forms = {
    "pass": (),
    "move": (),
    "collect": (),
    "build": ("floors",),
    "nuke": ("floors", "seat"),
    "buy": ("item",),
    "refill": ("item",),
    "use": ("item",),
    "attack": ("item", "seat"),
    "tile": ("tile",),
}
FIRST = {"buy": Move.BUY, "refill": Move.REFILL, "use": Move.USE, "tile": Move.TILE}


def items_of(edition: Edition) -> Mapping[int, Item]:
    found: Mapping[int, Item] = edition.words["items"]
    return found


def tiles_of(edition: Edition) -> Mapping[int, Tile]:
    found: Mapping[int, Tile] = edition.words["tiles"]
    return found


def many(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


@functools.lru_cache(maxsize=8)
def _numbers(edition: Edition) -> dict[str, int]:
    """The numbers of the tiles by name; one table an edition."""
    return {tile.name: number for number, tile in enumerate(tiles_of(edition).values(), 1)}


def tile_name(edition: Edition, tile: int) -> str:
    return tiles_of(edition)[int(tile)].name


def _plan(edition: Edition, store: str, plan: int) -> int:
    book = lay_open(Book, edition.records)
    return int((book.floor_plan if store == "build" else book.nuke_plan)[plan])


def args_of(edition: Edition, action: int) -> Json:
    """{"move": "nuke", "floors": 8, "seat": 1}"""
    if not 0 <= action < ACTIONS:
        raise IllegalMove(Refusal(f"Moves are numbered 0 to {ACTIONS - 1}.", "no-such-move"))
    if action <= Move.COLLECT:
        return {"move": ("pass", "move", "collect")[action]}
    if action < Move.NUKE:
        return {"move": "build", "floors": _plan(edition, "build", action - Move.BUILD)}
    if action <= Move.BUY:
        plan, seat = divmod(action - Move.NUKE, SEATS)
        return {"move": "nuke", "floors": _plan(edition, "nuke", plan + 1), "seat": seat}
    for name, first in (("buy", Move.BUY), ("refill", Move.REFILL), ("use", Move.USE)):
        if action <= first + ITEMS:
            return {"move": name, "item": items_of(edition)[action - first].slug}
    if action <= Move.TILE:
        item, seat = divmod(action - Move.ATTACK, SEATS)
        return {"move": "attack", "item": items_of(edition)[item + 1].slug, "seat": seat}
    return {"move": "tile", "tile": _tile_name(edition, action - Move.TILE)}


def _tile_name(edition: Edition, tile: int) -> str:
    """Boards with fewer tiles than there is room for have moves that nobody can make."""
    return tile_name(edition, tile) if tile in tiles_of(edition) else f"#{tile}"


def words_of(edition: Edition, action: int) -> str:
    """nuke 8 1"""
    return spelled(args_of(edition, action))


def action_of_words(edition: Edition, words: str) -> int:
    """The action id of `nuke 8 1`."""
    return action_of_args(edition, args_in(FORMS, words, ("item", "tile")))


def action_of_args(edition: Edition, args: Mapping[str, Any]) -> int:
    """The action id of {"move": "nuke", "floors": 8, "seat": 1}."""
    name = move_in(FORMS, args)
    match name:
        case "pass" | "move" | "collect":
            return {"pass": Move.PASS, "move": Move.MOVE, "collect": Move.COLLECT}[name]
        case "build":
            return Move.BUILD + _plan_number(edition, name, args["floors"])
        case "nuke":
            return Move.NUKE + (_plan_number(edition, name, args["floors"]) - 1) * SEATS + _seat(args["seat"])
        case "attack":
            return Move.ATTACK + (item_number(edition, args["item"]) - 1) * SEATS + _seat(args["seat"])
        case "tile":
            return Move.TILE + tile_number(edition, args["tile"])
    return FIRST[name] + item_number(edition, args["item"])


def _plan_number(edition: Edition, store: str, floors: Any) -> int:
    sizes = [_plan(edition, store, plan) for plan in range(1, PLANS + 1)]
    if not isinstance(floors, int) or isinstance(floors, bool) or floors not in sizes:
        raise IllegalMove(
            Refusal(f"Plans are of {', '.join(map(str, sizes))} floors{but(floors)}.", "bad-arguments", "7.1")
        )
    return sizes.index(floors) + 1


def _seat(value: Any) -> int:
    return number_in("seat", value, 0, SEATS - 1)


def item_number(edition: Edition, value: Any) -> int:
    for item in items_of(edition).values():
        if value == item.slug:
            return item.id
    raise IllegalMove(Refusal(f"An item is named like `time-freeze`{but(value)}.", "bad-arguments"))


def tile_number(edition: Edition, value: Any) -> int:
    numbers = _numbers(edition)
    if isinstance(value, str) and value in numbers:
        return numbers[value]
    spare = value[1:] if isinstance(value, str) and value.startswith("#") else ""
    if spare.isascii() and spare.isdecimal() and len(numbers) < int(spare) <= ACTIONS - 1 - Move.TILE:
        return int(spare)
    raise IllegalMove(Refusal(f"A tile is named like `k17`{but(value)}.", "bad-arguments", "1.3"))


# A position as one line of key=value words. Left-out keys have the value of a quiet table: red is asked for an action,
# everybody stands on his number tile in full health, all items are in their stores.

QUIET = ("seats", "skips", "rounds", "toll", "rounds_begun", "turn", "actions", "question", "asked", "over", "winner")
NUMBERS = (*QUIET, "die", "steps", "task", "left", "target", "shut")
PER_SEAT = ("health", "gold", "deaths", "down")


def position(edition: Edition, table: Table) -> str:
    """Everything on the table, the hidden things too, in one line."""
    items = items_of(edition)
    seats = range(table.seats)
    parts = [f"{key}={getattr(table, key)}" for key in NUMBERS]
    parts += [f"gate={tile_name(edition, table.gate) if table.gate else '-'}"]
    parts += [f"{key}=" + ",".join(str(getattr(table, key)[seat]) for seat in seats) for key in PER_SEAT]
    parts.append("at=" + ",".join(tile_name(edition, table.tile[seat]) for seat in seats))
    held = [f"{item.slug}:{table.holder[item.id] - 1}:{table.counter[item.id]}" for item in items.values()]
    parts.append("items=" + ",".join(word for word in held if ":-1:" not in word))
    for seat in seats:
        own = [tile.name for tile in tiles_of(edition).values() if table.owner[tile.id] == seat + 1]
        parts.append(f"floors{seat}=" + ",".join(own))
    ways = [f"{tile.name}:{table.way[tile.id]}" for tile in tiles_of(edition).values() if table.way[tile.id]]
    parts.append("ways=" + ",".join(ways))
    parts.append("luck=" + ",".join(str(word) for word in table.luck))
    return " ".join(parts)


def lay_position(edition: Edition, table: Table, line: str) -> None:
    """Lays a position on a blank table."""
    words = dict(word.split("=", 1) for word in line.split())
    book = lay_open(Book, edition.records)
    table.seats, table.skips, table.rounds, table.rounds_begun = int(words.get("seats", 4)), 1, 150, 1
    table.question, table.actions = Question.ACTION, book.actions
    for key in NUMBERS:
        if key in words:
            setattr(table, key, int(words[key]))
    table.asked = int(words.get("asked", table.turn))
    if words.get("gate", "-") != "-":
        table.gate = tile_number(edition, words["gate"])
    for seat in range(table.seats):
        table.health[seat], table.gold[seat], table.tile[seat] = book.health, book.gold, book.start[seat]
    for key in PER_SEAT:
        for seat, number in enumerate(_list(words, key)):
            getattr(table, key)[seat] = int(number)
    for seat, name in enumerate(_list(words, "at")):
        table.tile[seat] = tile_number(edition, name)
    _lay_items(edition, book, table, _list(words, "items"))
    for seat in range(table.seats):
        for name in _list(words, f"floors{seat}"):
            lay_floor(table, seat, tile_number(edition, name))
    for entry in _list(words, "ways"):
        name, steps = entry.split(":")
        table.way[tile_number(edition, name)] = int(steps)
    for at, word in enumerate(_list(words, "luck")):
        table.luck[at] = int(word)


def _list(words: Mapping[str, str], key: str) -> list[str]:
    return words[key].split(",") if words.get(key) else []


def _lay_items(edition: Edition, book: Book, table: Table, entries: list[str]) -> None:
    """`shotgun:0` is red's and as new, `shotgun:0:2` has two ammo left."""
    for item in range(1, ITEMS + 1):
        table.counter[item] = book.ammo[item]
    for entry in entries:
        slug, seat, *counter = entry.split(":")
        item = item_number(edition, slug)
        table.holder[item] = int(seat) + 1
        if counter:
            table.counter[item] = int(counter[0])

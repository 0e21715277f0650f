"""Move <-> words <-> JSON, and position <-> line.

    pass · move · collect · build 8 · nuke 8 1 · buy shotgun · refill shotgun · use time-freeze
    attack shotgun 1 · tile k17

Plans are named by their floors, seats count from 0 as everywhere in the API, items are named by their titles as one
word, and a tile by the letter of its column and the number of its row, counted from 1 at the top left.
"""

from __future__ import annotations

from collections.abc import Mapping

from watershed.kernel.actions import Family
from watershed.kit.game import Edition
from watershed.kit.syntax import Names, Syntax

from .board import Tile
from .book import Book, Item
from .names import FAMILIES, ITEM, ITEMS, PLANS, SPOT, Move, Question
from .rules.ground import lay_floor
from .table import Table


def items_of(edition: Edition) -> Mapping[int, Item]:
    found: Mapping[int, Item] = edition.words["items"]
    return found


def tiles_of(edition: Edition) -> Mapping[int, Tile]:
    found: Mapping[int, Tile] = edition.words["tiles"]
    return found


def tile_name(edition: Edition, tile: int) -> str:
    return tiles_of(edition)[int(tile)].name


def item_names(edition: Edition, family: Family) -> Names:
    """Items are called by their titles as one word."""
    return {number: item.slug for number, item in items_of(edition).items()}


def tile_names(edition: Edition, family: Family) -> Names:
    return {number: tile.name for number, tile in tiles_of(edition).items()}


def plan_names(edition: Edition, family: Family) -> Names:
    """Plans are called by their floors."""
    book = edition.opened(Book)
    floors = book.floor_plan if family.span == Move.BUILD else book.nuke_plan
    return {plan: int(floors[plan]) for plan in range(1, PLANS + 1)}


RULES = {
    "build": ("7.1",),
    "nuke": ("8.1",),
    "buy": ("6.1",),
    "refill": ("6.4",),
    "use": ("11.1",),
    "attack": ("9.1",),
    "tile": ("1.3",),
}
SYNTAX = Syntax(FAMILIES, {"item": item_names, "tile": tile_names, "floors": plan_names}, RULES)
args_of, words_of = SYNTAX.args_of, SYNTAX.words_of
action_of_words, action_of_args = SYNTAX.action_of_words, SYNTAX.action_of_args


def item_number(edition: Edition, slug: str) -> int:
    """The number of an item; an unknown one is refused."""
    return SYNTAX.number_of(edition, ITEM, slug)


def tile_number(edition: Edition, name: str) -> int:
    """The number of a tile; an unknown one is refused."""
    return SYNTAX.number_of(edition, SPOT, name)


# A position as one line of key=value words. Left-out keys have the value of a quiet table: red is asked for an action,
# all pieces are on their number tiles in full health, all items are in their stores.

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
    """Set up a position on a blank table."""
    words = dict(word.split("=", 1) for word in line.split())
    book = edition.opened(Book)
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
    """`shotgun:0` is red's and unused, `shotgun:0:2` has two ammo left."""
    for item in range(1, ITEMS + 1):
        table.counter[item] = book.ammo[item]
    for entry in entries:
        slug, seat, *counter = entry.split(":")
        item = item_number(edition, slug)
        table.holder[item] = int(seat) + 1
        if counter:
            table.counter[item] = int(counter[0])

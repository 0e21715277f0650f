"""What a seat may see, as JSON. Everything is open but the rolls to come (1.2), so all seats see the same."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from watershed.kernel.actions import encode
from watershed.kernel.record import Ints
from watershed.kit.game import Edition
from watershed.kit.messages import as_json, catalogue

from .board import COLOURS, PLACE_KEYS, STORES, Tile
from .book import Book, Item
from .messages import effect
from .names import ITEMS, PLANS, Move, Question, Task, Verb
from .notation import items_of, tile_name, tiles_of
from .rules.attack import distance
from .rules.ending import wealth
from .rules.moving import extra_steps, must_leave
from .table import Table
from .viewtypes import (
    Aim,
    ColourKey,
    FloorulerComponents,
    FloorulerView,
    ItemComponent,
    ItemKind,
    ItemView,
    PlaceKey,
    PlanComponent,
    PlayerView,
    QuestionKey,
    Range,
    Score,
    Source,
    TileComponent,
)

ROOM = Path(__file__).parent
QUESTIONS = cast("dict[int, QuestionKey]", {number: name.lower() for name, number in Question._asdict().items()})
PLACES = cast("dict[int, PlaceKey | None]", {number: key or None for number, key in PLACE_KEYS.items()})
LANDS = cast("tuple[ColourKey, ...]", COLOURS)


def view(edition: Edition, table: Table, viewer: int | None) -> FloorulerView:
    """The table as any seat, or a spectator, sees it."""
    book = edition.opened(Book)
    return {
        "seats": int(table.seats),
        "round": int(table.rounds_begun),
        "rounds": int(table.rounds),
        "turn": int(table.turn),
        "asked": int(table.asked),
        "actions": int(table.actions),
        "question": QUESTIONS[int(table.question)],
        "over": bool(table.over),
        "winner": int(table.winner) - 1 if table.winner else None,
        "die": int(table.die) or None,
        "steps": int(table.steps),
        "left": int(table.left),
        "target": int(table.target) if table.task == Task.NUKE else None,
        "gate": tile_name(edition, table.gate) if table.gate else None,
        "shut": PLACES[int(table.shut)],
        "floors": {tile.name: int(table.owner[tile.id]) - 1 for tile in _floored(edition, table)},
        "ways": {tile.name: int(table.way[tile.id]) - 1 for tile in _ends(edition, table)},
        "ranges": _ranges(edition, book, table),
        "aims": _aims(edition, book, table),
        "players": [_player(edition, book, table, other) for other in range(table.seats)],
        "items": [_item(table, item) for item in items_of(edition).values()],
    }


def _floored(edition: Edition, table: Table) -> list[Tile]:
    return [tile for tile in tiles_of(edition).values() if table.owner[tile.id]]


def _ends(edition: Edition, table: Table) -> list[Tile]:
    """Where a move under way may end."""
    return [tile for tile in tiles_of(edition).values() if table.way[tile.id] > 0]


def _ranges(edition: Edition, book: Book, table: Table) -> dict[str, Range]:
    """9.2  While an action is asked: what each range of a weapon reaches from here, and its blind spots."""
    if table.question != Question.ACTION:
        return {}
    here = tiles_of(edition)[int(table.tile[table.asked])]
    return {str(tiles): _in_range(edition, book, here, tiles) for tiles in _reaches(edition, book)}


def _reaches(edition: Edition, book: Book) -> list[int]:
    """The ranges that weapons have, the shortest first."""
    return sorted({int(book.reach[item.id]) for item in items_of(edition).values() if item.kind == "weapon"})


def _aims(edition: Edition, book: Book, table: Table) -> dict[str, list[Aim]]:
    """9.2, 10.4  While it is asked where a piece goes: whom the longest range would reach from each tile."""
    if table.question not in (Question.GO, Question.LAND):
        return {}
    tiles = tiles_of(edition)
    ends = _ends(edition, table) if table.question == Question.GO else list(tiles.values())
    others = [seat for seat in range(table.seats) if seat != table.asked and not table.down[seat]]
    pieces = [(seat, tiles[int(table.tile[seat])]) for seat in others]
    most = _reaches(edition, book)[-1]
    aims = {tile.name: _aimed(book, tile, pieces, most) for tile in ends}
    return {name: found for name, found in aims.items() if found}


def _aimed(book: Book, tile: Tile, pieces: list[tuple[int, Tile]], most: int) -> list[Aim]:
    near = [(seat, other) for seat, other in pieces if _is_near(tile, other, most)]
    aims: list[Aim] = [{"seat": seat, "tiles": int(distance(book, tile.id, other.id))} for seat, other in near]
    return [aim for aim in aims if aim["tiles"] >= 0]


def _is_near(tile: Tile, other: Tile, most: int) -> bool:
    """Whether a line of that length could end there. Most tiles are out of the question, and this is soon said."""
    return max(abs(tile.row - other.row), abs(tile.column - other.column)) <= most


def _in_range(edition: Edition, book: Book, here: Tile, most: int) -> Range:
    near = [tile for tile in tiles_of(edition).values() if _is_near(tile, here, most)]
    lines = [tile.name for tile in near if distance(book, here.id, tile.id) >= 0]
    return {"line": lines, "blind": [tile.name for tile in near if tile.name not in lines]}


def _player(edition: Edition, book: Book, table: Table, seat: int) -> PlayerView:
    return {
        "seat": seat,
        "colour": LANDS[seat],
        "tile": tile_name(edition, table.tile[seat]),
        "place": PLACES[int(book.place[table.tile[seat]])],
        "health": int(table.health[seat]),
        "gold": int(table.gold[seat]),
        "deaths": int(table.deaths[seat]),
        "face_down": bool(table.down[seat]),
        "sits_out": max(0, int(table.down[seat]) - 1),
        "floors": int(table.floors[seat]),
        "extra_steps": int(extra_steps(book, table, seat)),
        "must_leave": bool(must_leave(table, seat)),
        "items": [items_of(edition)[item].slug for item in range(1, ITEMS + 1) if table.holder[item] == seat + 1],
    }


def _item(table: Table, item: Item) -> ItemView:
    holder = int(table.holder[item.id]) - 1
    return {"item": item.slug, "holder": holder if holder >= 0 else None, "counter": int(table.counter[item.id])}


def shown(edition: Edition, table: Table, seat: int) -> list[int]:
    """The moves that a board shows whether they are possible or not: one for every thing that could be clicked."""
    book = edition.opened(Book)
    if table.question != Question.ACTION:
        return [encode(Move.TILE, tile) for tile in tiles_of(edition)]
    others = [other for other in range(table.seats) if other != seat]
    plans, items = range(1, PLANS + 1), range(1, ITEMS + 1)
    mine = [item for item in items if table.holder[item] == seat + 1]
    weapons = [item for item in mine if book.verb[item] == Verb.STRIKE]
    return [
        Move.PASS.first,
        Move.MOVE.first,
        Move.COLLECT.first,
        *(encode(Move.BUILD, plan) for plan in plans),
        *(encode(Move.NUKE, plan, other) for plan in plans for other in others),
        *(encode(Move.BUY, item) for item in items if item not in mine),
        *(encode(Move.REFILL, item) for item in weapons if book.ammo[item]),
        *(encode(Move.USE, item) for item in mine if item not in weapons),
        *(encode(Move.ATTACK, item, other) for item in weapons for other in others),
    ]


def scoring(edition: Edition, table: Table) -> list[Score]:
    """What ranks every seat, in the order of the rulebook: final, or as it would be now."""
    book = edition.opened(Book)
    return [
        {
            "seat": seat,
            "floors": int(table.floors[seat]),
            "deaths": int(table.deaths[seat]),
            "gold": int(table.gold[seat]),
            "items": int(wealth(book, table, seat) - table.gold[seat]),
            "wealth": int(wealth(book, table, seat)),
            "total": int(table.floors[seat]),
        }
        for seat in range(table.seats)
    ]


def components(edition: Edition) -> FloorulerComponents:
    """The board, the plans and every item with its effect, numbers and sources: what does not change during a game."""
    book, words = edition.opened(Book), edition.words
    return {
        "title": edition.title,
        "floors": int(book.floors),
        "health": int(book.health),
        "sources": words["sources"],
        "tiles": [_tile(tile) for tile in tiles_of(edition).values()],
        "stores": [key for store in STORES if (key := PLACES[store])],
        "floor_plans": _plans(book.floor_plan, book.floor_price, words["plans"]["floors"]),
        "nuke_plans": _plans(book.nuke_plan, book.nuke_price, words["plans"]["nukes"]),
        "items": [_card(edition, book, item) for item in items_of(edition).values()],
        "printed": _new_names(edition),
    }


def _new_names(edition: Edition) -> dict[str, str]:
    """What only this book names: a shipped catalogue has the rest in every language."""
    return {id: name for id, name in edition.printed.items() if not catalogue(ROOM).has(id)}


def _tile(tile: Tile) -> TileComponent:
    return {
        "tile": tile.name,
        "row": tile.row,
        "column": tile.column,
        "place": PLACES[tile.place],
        "lands": [LANDS[seat] for seat in tile.lands],
        "number": tile.number,
        "gate": tile.gate,
    }


def _plans(sizes: Ints, prices: Ints, sources: list[dict[str, Source]]) -> list[PlanComponent]:
    return [
        {"floors": int(sizes[plan]), "price": int(prices[plan]), "sources": sources[plan - 1]}
        for plan in range(1, PLANS + 1)
    ]


def _card(edition: Edition, book: Book, item: Item) -> ItemComponent:
    number = item.id
    return {
        "item": item.slug,
        "name": item.name,
        "kind": cast("ItemKind", item.kind),
        "effect": as_json(effect(edition, item)),
        "price": int(book.price[number]),
        "refill": int(book.refill[number]) or None,
        "range": int(book.reach[number]) if item.kind == "weapon" else None,
        "damage": int(book.amount[number]) if item.kind == "weapon" else None,
        "dice": bool(book.dice[number]),
        "ammo": int(book.ammo[number]) or None,
        "uses": int(book.uses[number]) or None,
        "sources": cast("dict[str, Source]", dict(item.sources)),
    }

"""Sentences: what an item does, what a move would do and what is being asked. What happened is in happenings.py, and
why something is not possible in refusals.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kernel.record import lay_open
from watershed.kit.game import Edition

from .board import PLACE_NAMES
from .book import Book, Item
from .happenings import event, reveals
from .names import SEATS, Move, Question, Verb
from .notation import args_of, item_number, items_of, many, tile_name
from .refusals import why_not
from .rules.floors import floors_wanted
from .table import Table

__all__ = ["effect", "event", "move", "question", "reveals", "why_not"]


def effect(edition: Edition, item: Item) -> str:
    """What an item does in our words, made from the numbers the rules use."""
    book = lay_open(Book, edition.records)
    amount = int(book.amount[item.id])
    match book.verb[item.id]:
        case Verb.STRIKE:
            dice = " and a roll" if book.dice[item.id] else ""
            return f"Attack up to {many(int(book.reach[item.id]), 'tile')} away for {amount}{dice}{_limit(book, item)}."
        case Verb.HEAL:
            return f"Full health, and {many(amount, 'action')} more{_limit(book, item)}."
        case Verb.HASTE:
            return f"{many(amount, 'step')} more in every move."
        case Verb.TELEPORT:
            return f"Appear on any tile without an opponent's floor{_limit(book, item)}."
    return f"{many(amount, 'action')} in the place of one{_limit(book, item)}."


def _limit(book: Book, item: Item) -> str:
    if book.ammo[item.id]:
        return f"; {book.ammo[item.id]} ammo, a refill costs {book.refill[item.id]}"
    return f"; {many(int(book.uses[item.id]), 'time')}" if book.uses[item.id] else ""


def move(edition: Edition, table: Table, action: int, names: Sequence[str]) -> str:
    """What a button says."""
    args, book = args_of(edition, action), lay_open(Book, edition.records)
    item = item_number(edition, args["item"]) if "item" in args else 0
    name = items_of(edition)[item].name if item else ""
    match args["move"]:
        case "pass":
            return "Pass"
        case "move":
            return "Roll to move"
        case "collect":
            return "Roll for gold"
        case "build":
            return _build(book, table, action - Move.BUILD)
        case "nuke":
            price = book.nuke_price[(action - Move.NUKE) // SEATS + 1]
            return f"Nuke {many(args['floors'], 'floor')} of {names[args['seat']]} for {price} gold"
        case "buy":
            return f"Buy {name} for {book.price[item]} gold"
        case "refill":
            return f"Refill {name} for {book.refill[item]} gold"
        case "use":
            return f"Use {name}"
        case "attack":
            return f"Attack {names[args['seat']]} with {name}"
    return _tile(edition, table, action - Move.TILE, names)


def _build(book: Book, table: Table, plan: int) -> str:
    size, wanted = int(book.floor_plan[plan]), floors_wanted(book, table, table.turn, plan)
    only = f", of which you need {wanted}" if wanted < size else ""
    return f"Build {many(size, 'floor')} for {book.floor_price[plan]} gold{only}"


def _tile(edition: Edition, table: Table, tile: int, names: Sequence[str]) -> str:
    name = tile_name(edition, tile)
    owner = int(table.owner[tile]) - 1
    match table.question:
        case Question.GO:
            steps = abs(int(table.way[tile])) - 1
            return f"Go {many(steps, 'step')} to {name}" if steps else f"Stay on {name}"
        case Question.LAND:
            return f"Appear on {name}"
        case Question.PLACE:
            return f"Lay a floor on {name}" + (f", {names[owner]}'s goes back" if owner >= 0 else "")
        case Question.REMOVE:
            kills = table.tile[table.target] == tile and not table.down[table.target]
            return f"Nuke the floor on {name}" + (f" and kill {names[table.target]}" if kills else "")
    return f"Move the floor to {name}" if table.gate else f"Tile {name}"


def question(edition: Edition, table: Table, names: Sequence[str]) -> str:
    """The one sentence that says what is going on."""
    who = names[table.asked]
    match table.question:
        case Question.ACTION:
            more = f", with {table.actions} actions left" if table.actions > 1 else ""
            return f"{who} chooses an action{more}."
        case Question.GO:
            return f"{who} chooses where to go: the die says {table.die}, up to {many(table.steps, 'step')}."
        case Question.LAND:
            return f"{who} chooses a tile to appear on."
        case Question.PLACE:
            return f"{who} chooses a tile for a floor; {many(table.left, 'floor')} to go."
        case Question.REMOVE:
            return f"{who} chooses a floor of {names[table.target]} to nuke; {many(table.left, 'floor')} to go."
        case Question.RELOCATE:
            gate, store = tile_name(edition, table.gate), PLACE_NAMES[table.shut]
            return f"{who} chooses where the floor on {gate} goes, which shuts the {store}."
    return "The game is over."

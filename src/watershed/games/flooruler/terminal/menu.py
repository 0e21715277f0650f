"""The moves of Flooruler: actions by number, tiles by their names."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.drawing import Item, Scene, find_seat
from watershed.kit.game import Move
from watershed.kit.messages import Json

from .names import find_item, tiles_of

FORMS = ("build", "nuke", "buy", "refill", "use", "attack", "tile")
TO_A_TILE = ("tile", "go", "to", "on")


def menu(view: Json, components: Json, moves: Sequence[Move]) -> list[Item]:
    """What can be chosen: passing is 0, other actions have numbers, and a tile is its own name."""
    items = []
    for move in moves:
        if move.name == "tile":
            items.append(Item(move.args["tile"], move.text, (move,), slot=1))
        else:
            number = 0 if move.name == "pass" else len(items) + (moves[0].name != "pass")
            items.append(Item(str(number), move.text, (move,)))
    return items


def words(scene: Scene, typed: str) -> str:
    """What was typed, in the words of the log: k17 is a tile, items and seats may be named in other ways."""
    name, *rest = typed.lower().split()
    if name in TO_A_TILE and rest:
        return f"tile {rest[-1]}"
    if name in tiles_of(scene.components) and not rest:
        return f"tile {name}"
    if name == "roll" and not rest:
        moves = {move.words for item in scene.items for move in item.moves}
        return "collect" if "collect" in moves and "move" not in moves else "move"
    if name in ("buy", "refill", "use") and rest:
        return f"{name} {find_item(scene, ' '.join(rest))}"
    if name == "attack" and len(rest) > 1:
        return f"attack {find_item(scene, ' '.join(rest[:-1]))} {_seat(scene, rest[-1])}"
    if name == "nuke" and len(rest) == 2:
        return f"nuke {rest[0]} {_seat(scene, rest[1])}"
    return " ".join([name, *rest])


def _seat(scene: Scene, word: str) -> str:
    """A number is a seat as the log has it, anything else a letter or a name."""
    return word if word.isdecimal() else str(find_seat(scene.names, word))


def attempt(scene: Scene, key: str) -> str | None:
    return None


def attempts(scene: Scene) -> list[str]:
    """Everything a player might want to do now, in words."""
    view, components = scene.view, scene.components
    if view["question"] != "action":
        return []
    others = [player["seat"] for player in view["players"] if player["seat"] != view["turn"]]
    mine = view["players"][view["turn"]]["items"]
    kinds = {item["item"]: item["kind"] for item in components["items"]}
    weapons = [item for item in mine if kinds[item] == "weapon"]
    return [
        "collect",
        *(f"build {plan['floors']}" for plan in components["floor_plans"]),
        *(f"nuke {plan['floors']} {seat}" for plan in components["nuke_plans"] for seat in others),
        *(f"buy {item}" for item in kinds if item not in mine),
        *(f"refill {item}" for item in weapons),
        *(f"use {item}" for item in mine if item not in weapons),
        *(f"attack {item} {seat}" for item in weapons for seat in others),
    ]

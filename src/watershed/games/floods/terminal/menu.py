"""The moves of Floods: actions by number, cells by their letters."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.drawing import Item, Scene, find_seat
from watershed.kit.game import Move
from watershed.kit.messages import Json

from .names import BUILDINGS, KINDS, RESOURCES, cells_of, find_cell

FORMS = ("move", "to", "count", "lead", "ask", "idle", "fell", "offer", "give", "get", "build", "pay", "flee")
CELLS = ("to", "flee")  # moves that are only a cell
LAST = ("end", "pass", "send", "harvest", "drown", "all", "lead-all")  # what ends something has the number 0


def menu(view: Json, components: Json, moves: Sequence[Move]) -> list[Item]:
    """What can be chosen: what ends something is 0, other moves have numbers, and a cell is its own name. Moves that
    differ only in an amount share a number.
    """
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        values = list(move.args.values())
        amount = bool(values) and isinstance(values[-1], int) and "seat" not in move.args
        groups.setdefault((move.name, *(map(str, values[:-1] if amount else values))), []).append(move)
    items, number = [], 0
    for name, group in ((key[0], group) for key, group in groups.items()):
        if name in CELLS:
            items.append(Item(group[0].args["cell"], group[0].text, tuple(group), slot=1))
        elif name in LAST:
            items.append(Item("0", _text(group), tuple(group)))
        else:
            number += 1
            items.append(Item(str(number), _text(group), tuple(group)))
    return items


def _text(group: Sequence[Move]) -> str:
    if len(group) == 1:
        return group[0].text
    return f"{group[0].text} (up to {list(group[-1].args.values())[-1]})"


def words(scene: Scene, typed: str) -> str:
    """What was typed, in the words of the log: w4 is a cell, seats may be named, and a verb may be left out."""
    name, *rest = typed.lower().split()
    question = scene.view["question"]
    if name in cells_of(scene) and not rest:
        return _cell(scene, name)
    if name in ("to", "go", "flee") and rest:
        return f"{'flee' if question == 'flee' else 'to'} {find_cell(scene, ' '.join(rest))}"
    if name in KINDS and rest:
        return f"move {name} {find_cell(scene, ' '.join(rest))}"
    if name in BUILDINGS and rest:
        return f"build {name} {find_cell(scene, ' '.join(rest))}"
    if name in ("move", "build") and len(rest) > 1:
        return f"{name} {rest[0]} {find_cell(scene, ' '.join(rest[1:]))}"
    if name in ("idle", "fell") and len(rest) > 1:
        return f"{name} {find_cell(scene, ' '.join(rest[:-1]))} {rest[-1]}"
    if name in ("ask", "offer") and rest:
        return "offer-all" if rest[0] == "all" else f"{name} {_seat(scene, rest[-1])}"
    if set(name.split("+")) <= set(RESOURCES) and not rest:
        return f"pay {name}"
    return " ".join([name, *rest])


def _cell(scene: Scene, code: str) -> str:
    """What a cell alone means: where pawns go, or where they come from if only one kind can."""
    if scene.view["question"] in CELLS:
        return f"{scene.view['question']} {code}"
    found = [move.words for item in scene.items for move in item.moves if move.words.split()[-1] == code]
    return found[0] if len(found) == 1 else code


def _seat(scene: Scene, word: str) -> str:
    """A number is a seat as the log has it, anything else a letter or a name."""
    return word if word.isdecimal() else str(find_seat(scene.names, word))


def attempt(scene: Scene, key: str) -> str | None:
    return None


def attempts(scene: Scene) -> list[str]:
    """Everything a player might want to do now, in words."""
    view, question = scene.view, scene.view["question"]
    seat, cells = view["to_move"], view["cells"]
    if seat is None:
        return []
    others = [player["seat"] for player in view["players"] if player["seat"] != seat]
    mine = [code for code, cell in cells.items() if cell["controller"] == seat]
    match question:
        case "order":
            return [*_moves(cells, seat), *(f"ask {other}" for other in others)]
        case "to" | "flee":
            return [f"{question} {code}" for code in cells]
        case "build":
            seas = [code for code, cell in cells.items() if cell["status"] in ("sea", "flooded")]
            ashore = [f"build {building} {code}" for building in BUILDINGS[1:] for code in mine]
            return [*ashore, *(f"build boat {code}" for code in seas)]
        case "pay":
            return [f"pay {payment['payment']}" for payment in scene.components["payments"]]
        case "floor":
            return [f"offer {other}" for other in others]
        case "answer":
            return ["accept", "reject", "counter"]
    return []


def _moves(cells: Json, seat: int) -> list[str]:
    """Orders for everything that a seat has on the map."""
    found = [f"move workers {code}" for code, cell in cells.items() if str(seat) in cell["workers"]]
    found += [f"move warriors {code}" for code, cell in cells.items() if (cell["warriors"] or {}).get("seat") == seat]
    return found + [f"move boats {code}" for code, cell in cells.items() if (cell["boats"] or {}).get("seat") == seat]

"""What a player types, in the words of the log, and everything a player might want to try."""

from __future__ import annotations

import re

from watershed.kit.drawing import Item, Scene
from watershed.kit.game import Move
from watershed.kit.messages import Json
from watershed.kit.trouble import Trouble

from .names import CELL, cell_of, quarters, seat_word, spot

ON_CELL = {"room": "room", "site": "site", "patch": "patch", "trader": "worker", "sacrifice": "worker",
           "offering": "worker", "move": "worker"}  # fmt: skip
TO_SEAT = ("ally", "aid", "break", "route", "threaten")
SAME = {"up": "peace", "down": "war", "yes": "accept", "no": "refuse", "stop": "end", "done": "end", "pass": "wait"}


def words(scene: Scene, typed: str) -> str:
    """What was typed, in the words of the log: e6 is a room or a corner, seats may be named, verbs may be left out."""
    name, *rest = typed.lower().split()
    if CELL.fullmatch(name):
        return _cell(scene, name, rest)
    if name in ("patch", "room", "site", "worker") and rest and CELL.fullmatch(rest[0]):
        return _cell(scene, rest[0], rest[1:], name)
    if name == "thumbs" and rest:
        name, rest = rest[0], []
    if name in SAME and not rest:
        return SAME[name]
    if name == "worship" and rest:
        return f"worship-{_begun(rest[0], ('heroes', 'wonders'))}"
    if name in TO_SEAT and rest:
        return " ".join([name, seat_word(scene, rest[0]), *rest[1:]])
    if name == "exchange" and len(rest) > 1 and "-" not in rest[0]:
        kinds = [one for one in rest if one not in ("for", "to")]
        return " ".join([name, "-".join(kinds[:2]), *kinds[2:]])
    if name == "lay" and rest:
        return f"lay {_begun('-'.join(rest), [one['prosperity'] for one in scene.components['prosperity']])}"
    if name in ("build", "reclaim") and rest and not rest[0].isdecimal():
        return f"{name} {_tile(scene, rest[0])}"
    if name == "bid" and rest and not rest[0].isdecimal():
        return f"bid {_card(scene, rest)}"
    return " ".join([name, *rest])


def _begun(word: str, choices: list[str] | tuple[str, ...]) -> str:
    """The choice that a word begins."""
    found = [one for one in choices if one.startswith(word)]
    return word if word in found or len(found) != 1 else found[0]


def _tile(scene: Scene, word: str) -> str:
    """The place of a tile of that kind, if there is one."""
    tiles = scene.view["players"][scene.view["viewer"]]["tiles"] or []
    return next((str(at) for at, tile in enumerate(tiles, 1) if tile and tile.startswith(word)), word)


def _card(scene: Scene, rest: list[str]) -> str:
    """A card of the row by (the beginning of) its hero's or wonder's name, and the amount."""
    money = rest[-1:] if rest[-1].isdecimal() else []
    wanted = re.sub(r"[\W_]+", "-", "-".join(rest[: len(rest) - len(money)]))
    printed = {one["piece"]: one["figure"] or one["piece"] for one in scene.components["pieces"]}
    row = (scene.view["auction"] or {"cards": []})["cards"]
    found = [str(card["card"]) for card in row if wanted in printed[card["piece"]]]
    return " ".join([found[0] if len(found) == 1 else wanted, *money])


def _cell(scene: Scene, cell: str, rest: list[str], name: str = "") -> str:
    """What a cell alone means now: where somebody or something goes, or who goes."""
    name = name or ON_CELL.get(scene.view["question"], "room")
    if name == "patch":
        return _patch(scene, cell, rest)
    return " ".join([name, _first_quarter(scene, cell), *rest])


def _first_quarter(scene: Scene, cell: str) -> str:
    """A room may be called by any of its cells."""
    laying, view = scene.view["laying"], scene.view
    seat = laying["territory"] if laying else view["viewer"]
    rooms = view["players"][seat]["territory"]["rooms"] if seat is not None else []
    return next((room["cell"] for room in rooms if cell in room["cells"]), cell)


def _patch(scene: Scene, cell: str, rest: list[str]) -> str:
    """`e6` if there is one way to patch there, `e6 under f6`, `e6 over`, or `e6 15` as the log has it."""
    item = next((item for item in scene.items if item.key == cell and item.moves[0].name == "patch"), None)
    if rest and rest[0].isdecimal():
        return f"patch {cell} {rest[0]}"
    if item is None:
        return f"patch {cell} {15 if not rest or rest[0] == 'over' else _mask(cell, rest)}"
    if rest:
        wanted = _mask(cell, rest[1:] if rest[0] in ("over", "under") else rest)
        fits = [move for move in item.moves if _lies(scene, move) == _lies_of(scene, cell, wanted)]
        return fits[0].words if fits else f"patch {cell} {wanted}"
    if len(item.moves) == 1:
        return item.moves[0].words
    raise Trouble(f"There are {len(item.moves)} ways at {cell}. {_ways(item)}")


def _ways(item: Item) -> str:
    """All the ways of a corner, each with what to type."""
    ways = item.text.partition(": ")[2].split("; ")
    told = [f"{item.key} {way.partition(' ')[0]}: {way.partition(' ')[2]}." for way in ways]
    return f"Type one of these. {' '.join(told)}"


def _mask(cell: str, under: list[str]) -> int:
    """The quarters that are visible if the card goes under those cells."""
    hidden = [word.strip(",") for word in under]
    return sum(1 << at for at, one in enumerate(quarters(cell)) if one not in hidden)


def _lies(scene: Scene, move: Move) -> set[str]:
    return _lies_of(scene, move.args["cell"], int(move.args["over"]))


def _lies_of(scene: Scene, cell: str, mask: int) -> set[str]:
    """The cells that a card goes under."""
    rooms = scene.view["players"][scene.view["viewer"]]["territory"]["rooms"]
    taken = {one for room in rooms for one in room["cells"]}
    return {one for at, one in enumerate(quarters(cell)) if one in taken and not mask >> at & 1}


# what might be tried


def attempts(scene: Scene) -> list[str]:
    """Everything a player might want to do now, in words."""
    view, seat = scene.view, scene.view["viewer"]
    if seat is None:
        return []
    others = [player["seat"] for player in view["players"] if player["seat"] != seat]
    rooms = [room["cell"] for room in view["players"][seat]["territory"]["rooms"]]
    match view["question"]:
        case "bid":
            return ["wait", *(f"bid {card['card']} {card['least'] or 1}" for card in view["auction"]["cards"])]
        case "patch":
            return ["discard", *(f"patch {cell} 15" for cell in _around(view["players"][seat]["territory"]))]
        case "room":
            return [f"room {cell}" for cell in rooms]
        case "site":
            laid = view["players"][view["laying"]["territory"]]["territory"]["rooms"]
            return [f"site {room['cell']}" for room in laid]
        case "diplomacy":
            return [
                *(f"{name} {other}" for name in ("aid", "break") for other in others),
                *(f"threaten {other} {what}" for other in others for what in ("money", "vp")),
            ]
        case "management":
            return _management(scene, seat, others)
        case "move" if view["plan"] and view["plan"]["picked"]:
            return [*(f"room {cell}" for cell in rooms), *(f"step {at}" for at in range(1, 7)), "rest"]
        case "move":
            workers = [f"worker {room}" for room in rooms]
            return ["end", *workers, *(f"traveller {route}" for route in view["players"][seat]["routes"])]
        case "talk":
            return [f"{name} {route['route']}" for route in view["routes"] for name in ("negotiate", "fight")]
    return []


def _around(land: Json) -> list[str]:
    """The cells of a territory, and those above it and left of it."""
    column, row = spot(land["corner"])
    return [cell_of(column + x, row + y) for y in range(-1, land["rows"]) for x in range(-1, land["columns"])]


def _management(scene: Scene, seat: int, others: list[int]) -> list[str]:
    view, player = scene.view, scene.view["players"][seat]
    tiles = [at for at, tile in enumerate(player["tiles"] or [], 1) if tile]
    return [
        *(f"trade {route}" for route in player["routes"]),
        *(f"exchange {one['exchange']} 1" for one in scene.components["exchanges"]),
        "birth",
        "worship-heroes",
        "worship-wonders",
        *(f"route {other}" for other in others),
        *(f"{name} {at}" for name in ("reclaim", "build") for at in tiles),
        f"campaign {max(1, view['players'][seat]['favours'])}",
    ]

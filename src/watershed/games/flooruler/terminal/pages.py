"""The pages of Flooruler that a player can ask for, and the final scores."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from watershed.kit.drawing import Scene, called
from watershed.kit.lines import Lines, cut, line, table, wrap
from watershed.kit.messages import Json, Message, Speaker
from watershed.kit.trouble import Trouble

from .names import find_item, items_of, lands_of, tiles_of

SPEAKER = Speaker(room=Path(__file__).parents[1])
LOOKS: Mapping[str, str] = {name: SPEAKER.say(Message(f"look-{name}")) for name in ("item", "stores", "tile", "map")}
HELP = SPEAKER.say(Message("help"))
LEGEND = (
    "r, y, g, b: red's, yellow's, green's and blue's land; r*: a number tile; ry: land of two players.",
    "RR: red's floor. $$: the Gold Fountain. FS, NS, WS, SS: Floor, Nuke, Weapon and Skill Store.",
    "@A: seat A's piece; xA: the same, face down; @2: two pieces on one tile.",
    "A number is the steps to a tile where your move can end. + marks a tile you can choose for a floor.",
    "Columns have letters and rows have numbers: k17 is column k, row 17.",
)


def names(components: Json) -> list[str]:
    """Names that the prompt can complete."""
    return list(items_of(components))


def look(scene: Scene, what: str, argument: str, width: int) -> Lines:
    """One of the pages."""
    if what == "item":
        if not argument:
            raise Trouble("Which item? `item shotgun`, or `stores` for all of them.")
        return _item(scene, find_item(scene, argument), width)
    if what == "tile":
        return _tile(scene, argument.strip().lower(), width)
    if what == "map":
        return [row for text in LEGEND for row in wrap(text, width)]
    return _stores(scene, width)


def _item(scene: Scene, slug: str, width: int) -> Lines:
    item = items_of(scene.components)[slug]
    holder = next(held["holder"] for held in scene.view["items"] if held["item"] == slug)
    where = f"In the store for {item['price']} gold." if holder is None else f"{called(scene.names, holder)} has it."
    head = line((item["name"], "bold"), f"  {item['kind']}")
    return [head, *wrap(_effect(item), width, "  "), *wrap(where, width, "  ")]


def _effect(item: Json) -> str:
    """What an item does: its steps, each a sentence."""
    steps = item["effect"]["args"]["steps"]["list"]
    return " ".join(SPEAKER.say(Message(step["id"], step.get("args", {}))) for step in steps)


def _stores(scene: Scene, width: int) -> Lines:
    components = scene.components
    rows: Lines = []
    for name, key in (("Floor Store", "floor_plans"), ("Nuke Store", "nuke_plans")):
        plans = ", ".join(f"{plan['floors']} for {plan['price']} gold" for plan in components[key])
        rows += wrap(line((name, "bold"), f": floors, {plans}."), width)
    for slug in items_of(components):
        rows += _item(scene, slug, width)
    return rows


def _tile(scene: Scene, name: str, width: int) -> Lines:
    tile = tiles_of(scene.components).get(name)
    if tile is None:
        raise Trouble(f"There is no tile {name!r}. A tile is a column's letter and a row's number, like k17.")
    owner = scene.view["floors"].get(name)
    floor = f", with {called(scene.names, owner)}'s floor" if owner is not None else ""
    here = [called(scene.names, player["seat"]) for player in scene.view["players"] if player["tile"] == name]
    pieces = f" {', '.join(here)} {'are' if len(here) > 1 else 'is'} here." if here else ""
    return wrap(f"{name}: {_ground(scene, tile)}{floor}.{pieces}", width)


def _ground(scene: Scene, tile: Json) -> str:
    """What a tile is at this table."""
    if tile["place"]:
        return "the " + SPEAKER.say(Message(f"place-{tile['place']}"))
    lands = lands_of(scene, tile)
    if not lands and tile["lands"]:
        return "plain ground"
    return "land of " + " and ".join(lands) if lands else "the plaza, nobody's land"


def final(scene: Scene, scoring: list[Json], width: int) -> Lines:
    """What ranks the seats, in the order of chapter 12; `scoring` has the best seat first."""
    room = (width - 30) // len(scoring) - 2
    rows: list[list[str | Text]] = [
        ["", *(cut(Text(called(scene.names, part["seat"]), "bold"), room) for part in scoring)],
        [Text("Floors [12.2]", "bold"), *(Text(str(part["floors"]), "bold") for part in scoring)],
        ["then fewer deaths [12.2]", *(str(part["deaths"]) for part in scoring)],
        ["then gold and items [12.2]", *(f"{part['gold']}+{part['items']} {part['wealth']:>3}" for part in scoring)],
    ]
    return table(rows, range(1, len(scoring) + 1))

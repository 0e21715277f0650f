"""The names and colours of the things of Flooruler: a letter or a word first, a colour second."""

from __future__ import annotations

from collections.abc import Mapping

from watershed.kit.drawing import Scene
from watershed.kit.messages import Json
from watershed.kit.trouble import Trouble

STYLES = {"red": "indian_red", "yellow": "gold3", "green": "spring_green4", "blue": "dodger_blue1"}
FLOORS = {"red": "white on dark_red", "yellow": "black on gold3"}
FLOORS |= {"green": "white on dark_green", "blue": "white on blue"}
PLACES = {"gold-fountain": "$$", "floor-store": "FS", "nuke-store": "NS", "weapon-store": "WS", "skill-store": "SS"}
STORES = {"weapon-store": "WEAPON STORE", "nuke-store": "NUKE STORE"}
STORES |= {"floor-store": "FLOOR STORE", "skill-store": "SKILL STORE"}


def items_of(components: Json) -> Mapping[str, Json]:
    """The items by their short names."""
    return {item["item"]: item for item in components["items"]}


def tiles_of(components: Json) -> Mapping[str, Json]:
    """The tiles by their names."""
    return {tile["tile"]: tile for tile in components["tiles"]}


def lands_of(scene: Scene, tile: Json) -> list[str]:
    """The players' colours that a tile shows; a colour that does not play has no land (1.4)."""
    playing = {player["colour"] for player in scene.view["players"]}
    return [colour for colour in tile["lands"] if colour in playing]


def counter(item: Json, held: Json) -> str:
    """Ammo or usages left, as a short text."""
    if item["ammo"]:
        return f" {held['counter']}/{item['ammo']}"
    return f" {item['uses'] - held['counter']}/{item['uses']}" if item["uses"] else ""


def find_item(scene: Scene, wanted: str) -> str:
    """The item somebody means by (the beginning of) its name."""
    word = wanted.strip().lower().replace(" ", "-")
    found = [slug for slug in items_of(scene.components) if word and slug.startswith(word)]
    if len(found) != 1:
        raise Trouble(f"There is no item {wanted!r}. The items are {', '.join(items_of(scene.components))}.")
    return found[0]


def colour_of(scene: Scene, seat: int) -> str:
    found: str = scene.view["players"][seat]["colour"]
    return found

"""The names and colours of the things of Floods: a letter or a word first, a colour second."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from watershed.kit.drawing import LETTERS, Scene
from watershed.kit.messages import Json, Message, Speaker
from watershed.kit.trouble import Trouble

SPEAKER = Speaker(room=Path(__file__).parents[1])
STYLES = ("gold3", "spring_green4", "bold", "dodger_blue1")  # by seat
LAND = ("black on gold3", "white on dark_green", "black on white", "white on blue")  # a cell that a seat controls
SEA, FLOODED, LOST = "dodger_blue3", "dim dodger_blue3", "bold white on dark_red"
RESOURCES = ("wood", "gold", "copper", "marble", "granite")
BUILDINGS = ("boat", "mine", "warrior", "dolmen")
KINDS = ("workers", "warriors", "boats")
LOST_MARK, CHOICE_MARK = "!", "+"


def map_of(scene: Scene) -> Json:
    """The map in play."""
    found: Json = next(one for one in scene.components["maps"] if one["map"] == scene.view["map"])
    return found


def cells_of(scene: Scene) -> Mapping[str, Json]:
    """The cells of the map in play as they are printed, by their codes."""
    return {cell["code"]: cell for cell in map_of(scene)["cells"]}


def label_of(code: str) -> str:
    """What the map calls a cell."""
    return SPEAKER.say(Message(f"label-{code}"))


def find_cell(scene: Scene, wanted: str) -> str:
    """The cell somebody means by its code or (the beginning of) its name."""
    word, cells = wanted.strip().lower(), cells_of(scene)
    if word in cells:
        return word
    found = [code for code in cells if word and label_of(code).lower().startswith(word)]
    if len(found) != 1:
        raise Trouble(f"There is no cell {wanted!r}. A cell is written in two letters, like {next(iter(cells))}.")
    return found[0]


def counted(count: int, word: str) -> str:
    """`1 boat`, `2 boats`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def letters_of(seat: int | None) -> str:
    """The letter of a seat, or nothing."""
    return "" if seat is None else LETTERS[seat]

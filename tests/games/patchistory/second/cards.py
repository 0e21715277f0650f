"""The components: baselands, construction tiles and land cards, read from cards.txt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WASTELAND, WATER = "D", "W"
CULTURE, POLITICS, ECONOMY, MILITARY, TRAFFIC, INDUSTRY = "C", "P", "E", "M", "T", "I"
SPECIAL, HERO, WONDER = "S", "H", "X"
GENERAL = (CULTURE, POLITICS, ECONOMY, MILITARY, TRAFFIC, INDUSTRY)

LAYOUTS = {
    "Q": (0, 1, 2, 3),
    "T": (0, 0, 1, 2),
    "B": (0, 1, 2, 2),
    "L": (0, 1, 0, 2),
    "R": (0, 1, 2, 1),
    "TB": (0, 0, 1, 1),
    "LR": (0, 1, 0, 1),
    "F": (0, 0, 0, 0),
}


@dataclass(frozen=True)
class Room:
    """A room as printed. Symbols are letters: v VP, b book, c coin, s sword, h shield, w wheel, f food, m mineral."""

    kind: str  # one of the letters above
    free: str = ""  # symbols outside the activity box, repeated: "ffm"
    box: str = ""  # symbols inside it
    name: str = ""  # of a hero or wonder


@dataclass(frozen=True)
class Side:
    """One face of a land card, or a baseland."""

    card: str  # "I-01", "EQ"
    face: str  # "white", "black", or "base"
    width: int
    rooms: tuple[Room, ...]
    quarters: tuple[int, ...]  # the room of each cell, in reading order
    points: float | None = None  # as written beside the side; only a check

    def cells(self) -> Iterator[tuple[int, int, int]]:
        """Column, row and room of each cell."""
        for number, room in enumerate(self.quarters):
            yield number % self.width, number // self.width, room


def spelled_out(symbols: str) -> str:
    """`2sh` is `ssh`: a number applies to the next letter only."""
    pieces = re.findall(r"(\d*)([vbcshwfm])", symbols)
    if "".join(number + letter for number, letter in pieces) != symbols or not set(symbols) <= set(
        "0123456789vbcshwfm"
    ):
        raise ValueError(f"no symbols: {symbols}")
    return "".join(letter * int(number or 1) for number, letter in pieces)


def read_room(text: str) -> Room:
    if text in (WASTELAND, WATER):
        return Room(text)
    kind, said = text[0], text[2:]
    if text[1] != ":":
        raise ValueError(f"no room: {text}")
    if kind in (HERO, WONDER):
        name, symbols = said.split("=")
        return Room(kind, spelled_out(symbols), name=name)
    free, _, box = said.partition("[")
    if kind not in (*GENERAL, SPECIAL) or (box and not box.endswith("]")) or not (free or box):
        raise ValueError(f"no room: {text}")
    return Room(kind, spelled_out(free), spelled_out(box.removesuffix("]")))


def read_side(face: str, line: str) -> Side:
    found = re.fullmatch(r"(\S+)\s+(\S+)\s+(.*?)\s*\(([\d.]+)\)", line)
    if found is None:
        raise ValueError(f"no side: {line}")
    card, layout, rooms, points = found.groups()
    quarters = LAYOUTS[layout]
    printed = tuple(read_room(room.strip()) for room in rooms.split("|"))
    if len(printed) != max(quarters) + 1:
        raise ValueError(f"{card}: {len(printed)} rooms in layout {layout}")
    return Side(card, face, 2, printed, quarters, float(points))


def read_baseland(line: str) -> Side:
    name, _, rest = line.partition(" ")
    printed = tuple(read_room(room.strip()) for room in rest.replace("||", "|").split("|"))
    return Side(name, "base", 3, printed, tuple(range(6)))


def sections() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    name = ""
    for line in (Path(__file__).parent / "cards.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            name = line.strip("[]")
            found[name] = []
        elif line and not line.startswith("#"):
            found[name].append(line)
    return found


SECTIONS = sections()
BASELANDS = {side.card: side for side in map(read_baseland, SECTIONS["baselands"])}
TILES = tuple(read_room(text) for line in SECTIONS["tiles"] for text in line.split())
SIDES = {
    (side.card, face): side
    for era in ("I", "II", "III")
    for face in ("white", "black")
    for side in (read_side(face, line) for line in SECTIONS[f"{era} {face}"])
}
HEROES = {room.name for side in SIDES.values() for room in side.rooms if room.kind == HERO}
WONDERS = {room.name for side in SIDES.values() for room in side.rooms if room.kind == WONDER}

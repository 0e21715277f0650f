"""The notation of rooms and sides, both ways: `Q D | P:b | I:m | E:[2c]`.

A side is its layout and its rooms in reading order. A room is its kind, the symbols that are always active, and those
in its box: `I:f[2m]` is Industry with 1 food, and 2 minerals while a worker is there. `X:Petra=m` is a wonder.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .names import DECK, WIDE, Kind, Status

KINDS = {
    "C": Kind.CULTURE,
    "P": Kind.POLITICS,
    "E": Kind.ECONOMY,
    "M": Kind.MILITARY,
    "T": Kind.TRAFFIC,
    "I": Kind.INDUSTRY,
    "S": Kind.SPECIAL,
    "D": Kind.WASTELAND,
    "W": Kind.WATER,
    "H": Kind.HERO,
    "X": Kind.WONDER,
}
SYMBOLS = {
    "f": Status.FOOD,
    "m": Status.MINERALS,
    "c": Status.MONEY,
    "v": Status.VP,
    "s": Status.MIL,
    "h": Status.SHIELDS,
    "b": Status.POL,
    "w": Status.TRA,
}
LAYOUTS = {  # the room of each quarter: upper left, upper right, lower left, lower right
    "Q": "abcd",
    "T": "aabc",
    "B": "abcc",
    "L": "abac",
    "R": "abcb",
    "TB": "aabb",
    "LR": "abab",
    "F": "aaaa",
}
BASELAND = "abcdef"
DECKS = ("I", "II", "III")  # the eras, as card ids begin
EMPTY = (Kind.WASTELAND, Kind.WATER)  # rooms without symbols
FIGURES = (Kind.HERO, Kind.WONDER)
LONGEST_NAME = 40
KIND_LETTERS = {number: letter for letter, number in KINDS.items()}
SYMBOL_LETTERS = {number: letter for letter, number in SYMBOLS.items()}
FORM = re.compile(r"([A-Z]):([0-9a-z]*)(?:\[([0-9a-z]*)\])?")
FIGURE = re.compile(r"([HX]):([^=|\[\]]+)=([0-9a-z]*)")
SYMBOL = re.compile(r"([2-9]?)([a-z])")

Symbols = tuple[tuple[int, int], ...]  # a status and how many, as they are printed


class CardError(ValueError):
    """A room or a side that can't be read; the message says what is wrong."""


@dataclass(frozen=True)
class Room:
    """A room as it is printed."""

    kind: int
    free: Symbols = ()  # outside the box
    box: Symbols = ()  # in it; empty for no box
    figure: str = ""  # the name of its hero or wonder
    quarters: tuple[int, ...] = (0,)  # of its side, from 0


@dataclass(frozen=True)
class Side:
    """One side of a land card, or a baseland: what is printed on one face."""

    id: str  # I-01 to III-25, or EQ and L1 to L4
    era: int  # 0 for a baseland
    black: bool
    layout: str  # empty for a baseland
    rooms: tuple[Room, ...]

    @property
    def slug(self) -> str:
        """One word, for notation: `i-01-white`, `eq`."""
        return f"{self.id.lower()}-{self.colour}" if self.era else self.id.lower()

    @property
    def name(self) -> str:
        if not self.era:
            return "Equality" if self.id == "EQ" else f"Liberty {self.id[1:]}"
        return f"{self.id} {self.colour}"

    @property
    def colour(self) -> str:
        return "black" if self.black else "white"

    @property
    def columns(self) -> int:
        return 2 if self.era else 3

    @property
    def figure(self) -> Room | None:
        """The room of its hero or wonder."""
        return next((room for room in self.rooms if room.figure), None)


def read_side(id: str, black: bool, text: str) -> Side:
    """One side of a land card."""
    layout, _, rest = text.strip().partition(" ")
    if layout not in LAYOUTS:
        raise CardError(f"a side begins with its layout, {', '.join(LAYOUTS)}, not {layout[:20]!r}")
    side = Side(id, 1 + DECKS.index(id.partition("-")[0]), black, layout, _rooms(rest.split("|"), LAYOUTS[layout]))
    if sum(bool(room.figure) for room in side.rooms) > 1:
        raise CardError("a side has at most one hero or wonder")
    return side


def read_baseland(id: str, text: str) -> Side:
    """A baseland: two rows of three rooms, with `||` between the rows."""
    rows = [row.split("|") for row in text.split("||")]
    if [len(row) for row in rows] != [3, 3]:
        raise CardError("a baseland is two rows of three rooms: `C:v | P:b | E:c || M:s | T:w | I:f`")
    side = Side(id, 0, False, "", _rooms([*rows[0], *rows[1]], BASELAND))
    if any(room.kind in (*FIGURES, Kind.WATER) for room in side.rooms):
        raise CardError("a baseland has no water, heroes or wonders")
    return side


def read_room(text: str, quarters: tuple[int, ...] = (0,)) -> Room:
    """One room."""
    text = text.strip()
    if KINDS.get(text) in EMPTY:
        return Room(KINDS[text], quarters=quarters)
    if found := FIGURE.fullmatch(text):
        return Room(KINDS[found[1]], _symbols(found[3]), figure=_name(found[2]), quarters=quarters)
    form = FORM.fullmatch(text)
    if not form or KINDS.get(form[1], 0) in (0, *EMPTY, *FIGURES):
        raise CardError(f"{text[:40]!r} isn't a room. Rooms look like D, W, I:f[2m], S:2c, H:Homer=v or X:Petra=m")
    if not form[2] and not form[3]:
        raise CardError(f"{text!r} needs symbols")
    if form[3] == "":
        raise CardError(f"{text!r} has an empty box")
    return Room(KINDS[form[1]], _symbols(form[2]), _symbols(form[3] or ""), quarters=quarters)


def print_room(room: Room) -> str:
    """A room as `read_room` reads it."""
    letter = KIND_LETTERS[room.kind]
    if room.kind in EMPTY:
        return letter
    if room.figure:
        return f"{letter}:{room.figure}={print_symbols(room.free)}"
    return f"{letter}:{print_symbols(room.free)}" + (f"[{print_symbols(room.box)}]" if room.box else "")


def print_side(side: Side) -> str:
    """A side as `read_side` or `read_baseland` reads it."""
    rooms = [print_room(room) for room in side.rooms]
    if not side.era:
        return " || ".join(" | ".join(row) for row in (rooms[:3], rooms[3:]))
    return f"{side.layout} {' | '.join(rooms)}"


def print_symbols(symbols: Symbols) -> str:
    return "".join((str(count) if count > 1 else "") + SYMBOL_LETTERS[status] for status, count in symbols)


def whole_masks(side: Side) -> int:
    """A bit for every way to see some of a land card, in which no room is cut and no water hidden."""
    found = 0
    for mask in range(1, 16):
        seen = [{mask >> quarter & 1 for quarter in room.quarters} for room in side.rooms]
        whole = all(len(bits) == 1 for bits in seen)
        dry = any(room.kind == Kind.WATER and 0 in bits for room, bits in zip(side.rooms, seen, strict=True))
        found |= (whole and not dry) << mask - 1
    return found


def neighbours(cell: int) -> tuple[int, ...]:
    """The cells above, right of, below and left of a cell, on a board whose edges join."""
    row, column = divmod(cell - 1, WIDE)
    steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
    return tuple(1 + (row + down) % WIDE * WIDE + (column + across) % WIDE for down, across in steps)


def card_ids() -> list[str]:
    """I-01 to III-25."""
    return [f"{deck}-{at:02}" for deck in DECKS for at in range(1, DECK + 1)]


def _rooms(texts: list[str], plan: str) -> tuple[Room, ...]:
    letters = sorted(set(plan))
    if len(texts) != len(letters):
        raise CardError(f"this layout has {len(letters)} rooms, not {len(texts)}")
    quarters = {letter: tuple(at for at, other in enumerate(plan) if other == letter) for letter in letters}
    return tuple(read_room(text, quarters[letter]) for text, letter in zip(texts, letters, strict=True))


def _symbols(text: str) -> Symbols:
    found = SYMBOL.findall(text)
    if "".join(number + letter for number, letter in found) != text:
        raise CardError(f"{text!r} should be symbols, each with 2 to 9 before it or no number")
    for _, letter in found:
        if letter not in SYMBOLS:
            raise CardError(f"{letter!r} isn't a symbol. The symbols are {', '.join(SYMBOLS)}")
    if len({letter for _, letter in found}) != len(found):
        raise CardError(f"{text!r} has a symbol twice: write a number before it")
    return tuple((SYMBOLS[letter], int(number or 1)) for number, letter in found)


def _name(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise CardError(f"a name is 1 to {LONGEST_NAME} printable letters")
    return name

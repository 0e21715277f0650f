"""The names, letters and colours of the things of Patchistory: a letter or a word first, a colour second."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from watershed.kit.drawing import LETTERS, Scene, called, find_seat
from watershed.kit.messages import Argument, Json, Message, Speaker, Thing
from watershed.kit.trouble import Trouble

from ..cards import KIND_LETTERS, SYMBOL_LETTERS
from ..keys import KINDS, STATUSES

SPEAKER = Speaker(room=Path(__file__).parents[1])
STYLES = ("indian_red", "dodger_blue1", "spring_green4", "medium_orchid")  # by seat
KIND_LETTER: dict[str, str] = {KINDS[number]: letter for number, letter in KIND_LETTERS.items()}
SYMBOL_LETTER: dict[str, str] = {STATUSES[number]: letter for number, letter in SYMBOL_LETTERS.items()}
KIND_STYLES = {
    "culture": "magenta",
    "politics": "dodger_blue1",
    "economy": "gold3",
    "military": "indian_red",
    "traffic": "dark_orange3",
    "industry": "spring_green4",
    "special": "turquoise4",
    "wasteland": "dim",
    "water": "deep_sky_blue3",
    "hero": "bold magenta",
    "wonder": "bold gold3",
}
GOODS = {"food": "food", "minerals": "min", "money": "money", "vp": "VP", "votes": "votes"}
STATUS = GOODS | {"mil": "MIL", "shields": "shields", "pol": "POL", "tra": "TRA"}
ERAS = ("", "I", "II", "III")
SPACES = ("Start", "1", "2", "3", "4", "Negotiation", "War", "Rest")
WORKER, CHOICE = "*", "+"
CELL = re.compile(r"[a-l](?:[1-9]|1[0-2])")
WIDE = 12  # columns and rows of the board, whose edges join


def name_of(components: Json, kind: str, key: str) -> str:
    """What a thing is called; a book can have names of its own."""
    id = f"{kind}-{key}"
    return components["printed"].get(id) or SPEAKER.say(Message(id))


def sentence_of(text: Json) -> str:
    """A message of the components as a sentence."""
    return SPEAKER.say(Message(text["id"], {key: _argument(value) for key, value in text.get("args", {}).items()}))


def _argument(value: int | str | dict[str, str]) -> Argument:
    return Thing(*next(iter(value.items()))) if isinstance(value, dict) else value


def symbols(counts: Mapping[str, int]) -> str:
    """Symbols as the book writes them: `2fm` is 2 food and 1 mineral."""
    return "".join(f"{count if count > 1 else ''}{SYMBOL_LETTER[one]}" for one, count in counts.items())


def room_word(room: Json) -> str:
    """A room as the book writes it, without colons: `I2f[m]`."""
    box = f"[{symbols(room['box'])}]" if room["box"] else ""
    return f"{KIND_LETTER[room['kind']]}{symbols(room['free'])}{box}"


def goods_word(goods: Mapping[str, int]) -> str:
    """`2 food, 1 min`, or nothing."""
    return ", ".join(f"{count} {GOODS[good]}" for good, count in goods.items() if count)


def counted(count: int, word: str) -> str:
    """`1 room`, `2 rooms`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def listed(words: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    found = list(words)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}" if found else ""


def piece_of(components: Json, piece: str) -> Json:
    """A side of a card, or a baseland, as it is printed."""
    found: Json = next(one for one in components["pieces"] if one["piece"] == piece)
    return found


def figure_of(components: Json, figure: str) -> Json:
    """A hero or wonder as it is printed."""
    found: Json = next(one for one in components["figures"] if one["figure"] == figure)
    return found


def title_of(components: Json, piece: str) -> str:
    """A card by its hero or wonder, if it has one, or by its number."""
    printed = piece_of(components, piece)
    if printed["figure"]:
        return name_of(components, "figure", printed["figure"])
    colour = "black" if printed["black"] else "white"
    return f"{printed['id']} {colour}" if printed["era"] else name_of(components, "piece", piece)


def viewer_of(scene: Scene) -> int | None:
    """The seat the table is drawn for: the one that is asked, or else nobody."""
    seat: int | None = scene.view["viewer"]
    return seat


def whose(scene: Scene, seat: int | None) -> str:
    """`you`, or a letter and a name."""
    return "nobody" if seat is None else "you" if seat == viewer_of(scene) else called(scene.names, seat)


def letter_of(seat: int | None) -> str:
    return "" if seat is None else LETTERS[seat]


def spot(cell: str) -> tuple[int, int]:
    """The column and the row of a cell, from 0."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def cell_of(column: int, row: int) -> str:
    """A cell of the board, whose edges join."""
    return f"{'abcdefghijkl'[column % WIDE]}{row % WIDE + 1}"


def quarters(cell: str) -> list[str]:
    """The four cells of a card whose upper left quarter is there."""
    column, row = spot(cell)
    return [cell_of(column + right, row + down) for down in (0, 1) for right in (0, 1)]


def seat_word(scene: Scene, word: str) -> str:
    """A number is a seat as the log has it, anything else a letter or a name."""
    return word if word.isdecimal() else str(find_seat(scene.names, word))


def find_piece(scene: Scene, wanted: str) -> str:
    """The side somebody means: its place in the auction, its number, or the beginning of a hero's or wonder's name."""
    word, components = re.sub(r"[\W_]+", "-", wanted.strip().lower()), scene.components
    row = (scene.view["auction"] or {"cards": []})["cards"]
    for card in row:
        if word == str(card["card"]):
            return str(card["piece"])
    pieces = {one["piece"]: one["piece"] for one in components["pieces"]}
    pieces |= {one["figure"]: one["piece"] for one in components["pieces"] if one["figure"]}
    for one in components["figures"]:
        pieces[re.sub(r"[\W_]+", "-", name_of(components, "figure", one["figure"]).lower())] = one["piece"]
    if word in pieces:
        return str(pieces[word])
    found = {piece for name, piece in pieces.items() if word and (name.startswith(word) or f"-{word}" in name)}
    if len(found) == 1:
        return str(found.pop())
    raise Trouble(
        f"{wanted!r} could be {listed(sorted(found)[:6])}{' or others' if len(found) > 6 else ''}. Type a little more."
        if found
        else f"There is no card {wanted!r}. Type its place in the row, a name like petra, or a number like i-07-white."
    )

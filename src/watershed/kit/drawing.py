"""The interface of a game's drawing for the terminal. A drawing knows the view and the components, and no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from .game import Entry, Move
from .lines import Lines
from .messages import Json
from .trouble import Trouble

LETTERS = "ABCDEFGH"  # seats have a letter and a name
SEAT_STYLES = ("indian_red", "dodger_blue1", "spring_green4", "dark_orange3", "medium_orchid")
COLOUR_STYLES = dict(zip(("Red", "Blue", "Green", "Orange", "Violet"), SEAT_STYLES, strict=True)) | {"Yellow": "gold3"}


@dataclass(frozen=True)
class Item:
    """Something to choose by its number: one move, or moves that differ only in an amount."""

    key: str
    text: str
    moves: tuple[Move, ...]
    short: str = ""  # what it says where it is drawn on the board
    slot: int = 0  # the place of the board where it is drawn; 0 if it is only listed

    @property
    def amounts(self) -> dict[int, Move]:
        """The moves by their last number."""
        return {list(move.args.values())[-1]: move for move in self.moves} if len(self.moves) > 1 else {}

    @property
    def unit(self) -> str:
        """What the amount counts."""
        return list(self.moves[0].args)[-1]


@dataclass(frozen=True)
class Scene:
    """Everything a drawing may look at."""

    view: Json
    components: Json
    items: tuple[Item, ...] = ()
    news: tuple[Entry, ...] = ()  # since the last decision of the seat that is asked
    people: frozenset[int] = frozenset()  # the seats at this keyboard
    sentence: str = ""

    @property
    def names(self) -> list[str]:
        found: list[str] = self.view["names"]
        return found


class Drawing(Protocol):
    """The functions of a drawing."""

    LOOKS: Mapping[str, str]  # command -> what it shows
    HELP: str  # a sentence for newcomers

    def menu(self, view: Json, components: Json, moves: Sequence[Move]) -> list[Item]: ...
    def board(self, scene: Scene, width: int, height: int) -> Lines: ...
    def look(self, scene: Scene, what: str, argument: str, width: int) -> Lines: ...
    def names(self, components: Json) -> list[str]: ...
    def words(self, scene: Scene, typed: str) -> str: ...
    def attempt(self, scene: Scene, key: str) -> str | None: ...
    def attempts(self, scene: Scene) -> list[str]: ...
    def said(self, entry: Entry) -> bool: ...
    def final(self, scene: Scene, scoring: list[Json], width: int) -> Lines: ...


def letter(seat: int) -> str:
    return LETTERS[seat]


def called(names: Sequence[str], seat: int) -> str:
    """A seat as it is shown: letter and name."""
    return f"{LETTERS[seat]} {names[seat]}"


def find_seat(names: Sequence[str], word: str) -> int:
    """The seat somebody means by a letter, a number from 1, or a name."""
    wanted = word.strip().lower()
    if wanted in LETTERS.lower()[: len(names)] and len(wanted) == 1:
        return LETTERS.lower().index(wanted)
    if wanted.isdecimal() and len(wanted) == 1 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    found = [seat for seat, name in enumerate(names) if wanted and name.lower().startswith(wanted)]
    if len(found) == 1:
        return found[0]
    raise Trouble(f"There is no seat {word!r}. The seats are {', '.join(called(names, s) for s in range(len(names)))}.")

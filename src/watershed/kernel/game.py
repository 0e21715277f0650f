"""The Game contract as Python sees it, and the shelf: short name -> Game."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from .record import Records

if TYPE_CHECKING:
    from .printed import Kept

Json = dict[str, Any]


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible: a sentence, a stable code, the rule, and the numbers where numbers decide."""

    sentence: str
    code: str
    rule: str = ""
    need: int | None = None
    have: int | None = None

    def __str__(self) -> str:
        return self.sentence + (f" (rule {self.rule})" if self.rule else "")


class IllegalMove(ValueError):
    """A move that cannot be played now; `.refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.code = refusal.code

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal]]:
        return IllegalMove, (self.refusal,)


class BadSetup(ValueError):
    """A game that cannot be set up like this: a wrong number of seats, an unknown option, an unusable book."""


@dataclass(frozen=True)
class Option:
    """Something to choose when a game is set up. The choices are whole numbers, the first one is the default."""

    name: str
    text: str
    choices: Mapping[int, str]
    names_a_seat: bool = False  # a choice above 0 is a seat, counted from 1, and must be at the table

    @property
    def default(self) -> int:
        return next(iter(self.choices))

    def possible(self, seats: int) -> list[int]:
        """The choices with so many seats."""
        return [choice for choice in self.choices if not self.names_a_seat or choice <= seats]


@dataclass(frozen=True, eq=False)
class Edition:
    """A book ready to play with: the locked record, and the words that rules do not need. Caches are keyed by it."""

    title: str
    records: Records  # an array of one, read-only
    words: Json  # names, sources and everything else that is printed but not counted
    fingerprint: str  # the book's hash; a log names it


@dataclass(frozen=True)
class Event:
    """One line of a table's journal page, as a game's words.py reads it."""

    what: int
    seat: int
    card: int
    count: int
    other: int


@dataclass(frozen=True)
class Line:
    """A line of the journal in words, with the number of the rule it follows."""

    text: str
    rule: str
    kind: str
    data: Json


@dataclass(frozen=True)
class Note:
    """A sentence for whoever is about to choose a move, with the number of the rule it follows."""

    text: str
    rule: str


Tally = dict[tuple[int | None, str], int]  # (seat, or None for what belongs to nobody; the game's word) -> a number


class Notation(Protocol):
    """Action id <-> words <-> JSON."""

    def words_of(self, edition: Edition, action: int) -> str: ...
    def args_of(self, edition: Edition, action: int) -> Json: ...
    def action_of_words(self, edition: Edition, words: str) -> int: ...
    def action_of_args(self, edition: Edition, args: Mapping[str, Any]) -> int: ...
    def position(self, edition: Edition, table: Any) -> str: ...
    def lay_position(self, edition: Edition, table: Any, line: str) -> None: ...


class Words(Protocol):
    """Sentences about a table."""

    def move(self, edition: Edition, table: Any, action: int, names: Sequence[str]) -> str: ...
    def event(self, edition: Edition, event: Event, names: Sequence[str]) -> Line: ...
    def why_not(self, edition: Edition, table: Any, action: int, names: Sequence[str]) -> Refusal | None: ...
    def question(self, edition: Edition, table: Any, names: Sequence[str]) -> str: ...
    def reveals(self, kind: str, data: Json) -> bool: ...  # whether a journal line tells what nobody could know


class View(Protocol):
    """What a seat, or a spectator (None), may see."""

    def view(self, edition: Edition, table: Any, seat: int | None) -> Json: ...
    def components(self, edition: Edition) -> Json: ...
    def shown(self, edition: Edition, table: Any) -> list[int]: ...
    def scoring(self, edition: Edition, table: Any) -> list[Json]: ...


class Foresight(Protocol):
    """What a move would change."""

    def tally(self, edition: Edition, table: Any) -> Tally: ...
    def notes(self, edition: Edition, table: Any, action: int, seat: int, names: Sequence[str]) -> list[Note]: ...


@dataclass(frozen=True)
class Game:
    """All that the rest of the house knows about a game."""

    name: str  # the short name
    title: str
    about: str  # one sentence for the shelf
    version: str  # of the rules; a log of another version is refused
    seats: tuple[int, ...]  # how many can play, the usual number first
    options: tuple[Option, ...]
    table: type  # the record declarations
    book: type
    rules: Mapping[str, Callable[..., Any]]  # the contract's functions by name
    actions: int  # action ids are 0 .. actions - 1
    most_moves: int  # room that `legal` needs
    observation: int  # how many numbers `observe` writes
    open_book: Callable[[str | Path | Kept | None], Edition]
    books: Callable[[], Mapping[str, Path]]  # the editions that ship with the game
    notation: Notation
    words: Words
    view: View
    foresight: Foresight
    secrets: bool = False  # whether a seat sees what other seats may not
    colours: tuple[str, ...] = ("Red", "Blue", "Green", "Orange", "Violet")  # what seats are called without names
    lesson: int | None = None  # the seed of the first game that Learn teaches with


@functools.cache
def games() -> tuple[str, ...]:
    """The short names of all games on the shelf."""
    package = importlib.import_module("watershed.games")
    return tuple(sorted(entry.name for entry in pkgutil.iter_modules(package.__path__) if entry.ispkg))


@functools.cache
def game(name: str) -> Game:
    """The game of that short name."""
    if name not in games():
        raise BadSetup(f"There is no game called {name[:40]!r}; on the shelf: {', '.join(games())}.")
    found: Game = importlib.import_module(f"watershed.games.{name}").GAME
    return found

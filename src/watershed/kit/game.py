"""The Game contract as Python sees it, and the shelf: short name -> Game."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pkgutil
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from watershed.kernel.actions import Family
from watershed.kernel.contract import Rules
from watershed.kernel.record import R, Records, lay_open

from .messages import Argument, Json, Listed, Message, Reader, Speaker, plain_args

if TYPE_CHECKING:
    from .printed import Kept


@dataclass(frozen=True)
class Refusal:
    """Why a move isn't possible: a message, with numbers among its arguments, and a stable code."""

    message: Message
    code: str
    speaker: Speaker = field(default=Speaker(), compare=False, repr=False)

    @property
    def sentence(self) -> str:
        return self.speaker.say(self.message)

    @property
    def rule(self) -> str:
        return self.message.rule

    @property
    def need(self) -> int | None:
        """What the move needs, where a number decides."""
        return cast("int | None", self.message.args.get("need"))

    @property
    def have(self) -> int | None:
        """What there is."""
        return cast("int | None", self.message.args.get("have"))

    def __str__(self) -> str:
        return self.sentence + (f" (rule {self.rule})" if self.rule else "")


def refusal(code: str, rule: str = "", id: str = "", **args: Argument) -> Refusal:
    """A refusal with a message named after its code, unless it has an id of its own."""
    return Refusal(Message(id or f"refused-{code}", args, rule), code)


class WatershedError(ValueError):
    """The base of all errors here. It carries a sentence, or a message that becomes one."""

    def __init__(self, said: str | Message) -> None:
        super().__init__(said if isinstance(said, str) else Speaker().say(said))
        self.said = said

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.said,)


class IllegalMove(WatershedError):
    """A move that can't be played now; `.refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.code = refusal.code

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal,)


class BadSetup(WatershedError):
    """A setup that isn't possible: a wrong number of seats, an unknown option, a bot that doesn't work."""


class BookError(WatershedError):
    """A book that can't be used; the message names the file and the line."""


class LogError(WatershedError):
    """A log that can't be replayed; the message says where it breaks."""


class NotThere(WatershedError, LookupError):
    """A seat or a move that a match doesn't have."""


@dataclass(frozen=True)
class Option:
    """Something to choose when a game is set up. The choices are whole numbers, the first one is the default."""

    name: str  # its sentence is the message `option-name`
    choices: tuple[int, ...]  # the sentence of a choice is the message `option-name-choice`
    names_a_seat: bool = False  # a choice above 0 is a seat, counted from 1, and must be at the table

    @property
    def title(self) -> Message:
        return Message(f"option-{self.name}")

    def choice(self, value: int) -> Message:
        return Message(f"option-{self.name}-{value}")

    @property
    def default(self) -> int:
        return self.choices[0]

    def possible(self, seats: int) -> list[int]:
        """The choices for that many seats."""
        return [choice for choice in self.choices if not self.names_a_seat or choice <= seats]


@dataclass(frozen=True, eq=False)
class Edition:
    """A book ready to play with: the locked record, and the words that rules do not need. Caches are keyed by it."""

    title: str
    records: Records  # an array of one, read-only
    words: Json  # names, sources and everything else that is printed but not counted
    printed: Mapping[str, str]  # message id -> printed name, of everything that has one
    fingerprint: str  # the book's hash; a log names it

    def opened(self, declared: type[R]) -> R:
        """The record in the form that rules take. It is locked, so everybody can have the same."""
        return cast(R, _opened(self, cast(Hashable, declared)))


@functools.lru_cache(maxsize=256)
def _opened(edition: Edition, declared: Any) -> Any:
    return lay_open(declared, edition.records)


@dataclass(frozen=True)
class Event:
    """One line of a table's journal page, as a viewer may read it."""

    what: int
    seat: int
    card: int = 0
    count: int = 0
    other: int = 0
    hidden: bool = False  # the viewer may know only what happened, and by whom


@dataclass(frozen=True)
class Move:
    """Something a waiting seat may do."""

    id: int
    name: str
    args: Json = field(hash=False)
    words: str  # what the log says
    message: Message  # what a button says
    speaker: Speaker = field(default=Speaker(), compare=False, repr=False)

    @property
    def text(self) -> str:
        return self.speaker.say(self.message)


@dataclass(frozen=True)
class Entry:
    """A line of the journal."""

    move: int  # after how many moves; 0 for the setup
    seat: int | None  # who did it; None for the setup and for players without a seat
    kind: str
    message: Message
    speaker: Speaker = field(default=Speaker(), compare=False, repr=False)

    @property
    def text(self) -> str:
        return self.speaker.say(self.message)

    @property
    def citation(self) -> str:
        """The number of the rule."""
        return self.message.rule

    @property
    def data(self) -> Json:
        """What the sentence is about, by name."""
        return plain_args(self.message)


Tally = dict[tuple[int | None, str], int]  # (seat, or None for what belongs to nobody; the game's word) -> a number


Weight = Literal["light", "medium", "heavy"]
Sources = Callable[[Edition, Sequence[int], Iterable[Event], Sequence[int]], Sequence[Mapping[str, int]]]


class Notation(Protocol):
    """Action id <-> words <-> JSON, and position <-> line."""

    def words_of(self, edition: Edition, action: int) -> str: ...
    def args_of(self, edition: Edition, action: int) -> Json: ...
    def action_of_words(self, edition: Edition, words: str) -> int: ...
    def action_of_args(self, edition: Edition, args: Mapping[str, Any]) -> int: ...
    def position(self, edition: Edition, table: Any) -> str: ...
    def lay_position(self, edition: Edition, table: Any, line: str) -> None: ...


class Messages(Protocol):
    """The messages about a table. `viewer` is a seat, or None for a spectator."""

    def move(self, edition: Edition, table: Any, seat: int, action: int) -> Message: ...
    def event(self, edition: Edition, event: Event) -> Message: ...
    def why_not(self, edition: Edition, table: Any, seat: int, action: int) -> Refusal | None: ...
    def question(self, edition: Edition, table: Any, viewer: int | None) -> Message: ...
    def reveals(self, event: Event) -> bool: ...  # whether an event shows what nobody could know


class View(Protocol):
    """What a seat, or a spectator (None), may see."""

    def view(self, edition: Edition, table: Any, viewer: int | None) -> Mapping[str, Any]: ...
    def components(self, edition: Edition) -> Mapping[str, Any]: ...
    def shown(self, edition: Edition, table: Any, seat: int) -> list[int]: ...
    def scoring(self, edition: Edition, table: Any) -> Sequence[Mapping[str, Any]]: ...


class Preview(Protocol):
    """What a move would change."""

    def tally(self, edition: Edition, table: Any, seat: int) -> Tally: ...
    def notes(self, edition: Edition, table: Any, seat: int, action: int) -> list[Message]: ...


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the rest of the house knows about a game."""

    package: str  # the Python package that is its room
    version: str  # of the rules; a log of another version is refused
    seats: tuple[int, ...]  # how many can play, the usual number first
    options: tuple[Option, ...]
    table: type  # the record declarations
    book: type
    rules: Rules  # the contract's functions
    families: tuple[Family, ...]  # the kinds of moves
    most_moves: int  # room that `legal` needs
    observation: type  # the record that `observe` writes
    open_book: Callable[[str | Path | Kept | None], Edition]
    books: Callable[[], Mapping[str, Path]]  # the editions that ship with the game, and those that were added
    notation: Notation
    messages: Messages
    kinds: tuple[str, ...]  # what the numbers of events mean
    view: View
    preview: Preview
    secrets: bool = False  # whether a seat sees what other seats may not
    colours: tuple[str, ...] = ("Red", "Blue", "Green", "Orange", "Violet")  # what seats are called without names
    lesson: int | None = None  # the seed of the first game that Learn teaches with
    former: Callable[[], Mapping[str, Path]] = dict  # editions that shipped before, for logs and matches of then
    veil: Callable[[Any, int, int], None] | None = None  # hides from a preview what others have and bots may know
    sources: Sources | None = None  # of every seat's points, by message: from what it began with, by events, to the end
    minutes: tuple[int, int] | None = None  # how long a table takes, roughly; docs/balance.md says how we estimate
    weight: Weight | None = None  # how much there is to learn

    @property
    def actions(self) -> int:
        """How many actions there are; their ids begin at 0."""
        return self.families[-1].span.end

    def known_books(self) -> Mapping[str, Path]:
        """The editions on the shelf, and those that shipped before."""
        return {**self.books(), **self.former()}

    @property
    def name(self) -> str:
        """The short name."""
        return self.package.rpartition(".")[2]

    @property
    def title(self) -> str:
        return self.speaker().say(Message("title"))

    @property
    def about(self) -> str:
        """One sentence for the shelf."""
        return self.speaker().say(Message("about"))

    def speaker(self, reader: Reader | None = None) -> Speaker:
        """What turns this game's messages into sentences."""
        return Speaker(reader or Reader(), self.room)

    @functools.cached_property
    def room(self) -> Path:
        """The folder of its package."""
        return Path(str(importlib.import_module(self.package).__file__)).parent


GAMES = "watershed.games"
OUTSIDE = "WATERSHED_GAMES"  # modules of games that live outside this package, with commas between them


@functools.cache
def _packages() -> dict[str, str]:
    """Short name -> package, of every game on the shelf."""
    shipped = [entry.name for entry in pkgutil.iter_modules(importlib.import_module(GAMES).__path__) if entry.ispkg]
    outside = [module.strip() for module in os.environ.get(OUTSIDE, "").split(",") if module.strip()]
    found = {name: f"{GAMES}.{name}" for name in shipped} | {module.rpartition(".")[2]: module for module in outside}
    return dict(sorted(found.items()))


def games() -> tuple[str, ...]:
    """The short names of all games on the shelf."""
    return tuple(_packages())


@functools.cache
def game(name: str) -> Game:
    """The game of that short name."""
    if name not in games():
        raise BadSetup(Message("setup-no-game", {"given": repr(name[:40]), "games": Listed(games())}))
    package = _packages()[name]
    try:
        found = getattr(importlib.import_module(package), "GAME", None)
    except ModuleNotFoundError as problem:
        if package.startswith(f"{GAMES}.") or not package.startswith(str(problem.name)):
            raise
        raise BadSetup(f"{OUTSIDE} can't be used: there is no module {package}.") from None
    if not isinstance(found, Game):
        raise BadSetup(f"{OUTSIDE} can't be used: the module {package} has no GAME.")
    return found


def furniture(game: Game, name: str) -> ModuleType | None:
    """An optional module of a game's room: its bot, its terminal."""
    where = f"{game.package}.{name}"
    return importlib.import_module(where) if importlib.util.find_spec(where) else None

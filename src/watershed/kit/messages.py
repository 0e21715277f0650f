"""Words are data until the edge: a message is an id with arguments, and a catalogue turns it into a sentence.

    Message("invested", {"who": Seat(0), "card": Thing("card", "great-wall"), "count": 4}, rule="6.2")

Every game has one Fluent catalogue per language, `en.ftl` and `fr.ftl` in its room; the sentences that belong to no
game are in the house catalogue beside this file. The browser renders the same messages from the same files
(`web/src/i18n/render.ts`), so nothing ever parses a sentence.

How an argument `who` reaches a sentence:

    a number            $who, for plurals too
    a word              $who, for selectors
    Seat(2)             $who is the seat's name, $who_is "you" or "other"
    Thing("card", "x")  $who is the message `card-x`, $who_key "x"
    Message             $who is the sentence
    Listed              $who is all of them, strung together as the language does
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, NotRequired

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from typing_extensions import TypedDict

LOCALES = {"en": "en_GB", "fr": "fr_FR"}  # for lists and numbers
LANGUAGES = tuple(LOCALES)
HOUSE = Path(__file__).parent

Json = dict[str, Any]

missing: Counter[tuple[str, str]] = Counter()  # (language, id) of every sentence that fell back to English


class Seat(NamedTuple):
    """A player, by seat."""

    seat: int


class Thing(NamedTuple):
    """Something printed: a card, an item, a tile. Its name is the message `kind-key`."""

    kind: str
    key: str

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.key}"


@dataclass(frozen=True)
class Listed:
    """Several things in one argument."""

    items: tuple[Argument, ...]
    link: str = "and"  # or "or"; "" puts one sentence after the other


@dataclass(frozen=True)
class Message:
    """The id of a sentence, its arguments, and the number of its rule."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict, hash=False)
    rule: str = ""


class MessageJson(TypedDict):
    """A message as JSON."""

    id: str
    args: NotRequired[Json]
    rule: NotRequired[str]


Argument = int | str | Seat | Thing | Message | Listed


def as_json(said: Argument) -> Any:
    """A message, or an argument of one, as JSON."""
    match said:
        case Seat():
            return {"seat": said.seat}
        case Thing():
            return {said.kind: said.key}
        case Listed():
            return {"list": [as_json(item) for item in said.items], "link": said.link}
        case Message():
            args = {key: as_json(value) for key, value in said.args.items()}
            return {"id": said.id} | ({"args": args} if args else {}) | ({"rule": said.rule} if said.rule else {})
    return said


def plain_args(message: Message) -> Json:
    """The arguments as plain values: seats as numbers, things as their keys, messages as their ids."""
    return {key: _plain(value) for key, value in message.args.items()}


def _plain(said: Argument) -> Any:
    match said:
        case Seat():
            return said.seat
        case Thing():
            return said.key
        case Listed():
            return [_plain(item) for item in said.items]
        case Message():
            return said.id
    return said


@dataclass(frozen=True)
class Reader:
    """The reader of a sentence: the language, the names of the seats, and which seat is `you`."""

    language: str = "en"
    names: Sequence[str] = ()
    you: int | None = None
    printed: Mapping[str, str] = field(default_factory=dict)  # names that only the book in play has, by message id


class Catalogue:
    """The sentences of one room and of the house, in every language."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    def render(self, message: Message, reader: Reader) -> str:
        """The sentence."""
        return self._format(message.id, self._values(message.args, reader), reader)

    def has(self, id: str, language: str = "en") -> bool:
        return bool(_bundle(language, self.folders).has_message(id))

    def text(self, language: str) -> str:
        """The catalogue as the browser gets it: its sentences, and English ones where it has none."""
        english, own = _entries("en", self.folders), _entries(language, self.folders)
        return "\n\n".join((english | own).values()) + "\n"

    def _values(self, args: Mapping[str, Argument], reader: Reader) -> dict[str, int | str]:
        values: dict[str, int | str] = {}
        for key, value in args.items():
            values[key] = self._value(value, reader)
            if isinstance(value, Seat):
                values[f"{key}_is"] = "you" if value.seat == reader.you else "other"
            elif isinstance(value, Thing):
                values[f"{key}_key"] = value.key
        return values

    def _value(self, said: Argument, reader: Reader) -> int | str:
        match said:
            case Seat():
                return reader.names[said.seat] if said.seat < len(reader.names) else str(said.seat + 1)
            case Thing():
                return self._format(said.id, {}, reader)
            case Message():
                return self.render(said, reader)
            case Listed():
                items = [str(self._value(item, reader)) for item in said.items]
                if not said.link:
                    return " ".join(items)
                return format_list(items, "or" if said.link == "or" else "standard", LOCALES[reader.language])
        return said

    def _format(self, id: str, values: dict[str, Any], reader: Reader) -> str:
        for language in dict.fromkeys((reader.language, "en")):
            bundle = _bundle(language, self.folders)
            pattern = bundle.get_message(id).value if bundle.has_message(id) else None
            if pattern is not None:
                return str(bundle.format_pattern(pattern, values)[0])
            missing[language, id] += 1
        return reader.printed.get(id, id)


@dataclass(frozen=True)
class Speaker:
    """A catalogue and a reader: what a message needs to become a sentence."""

    reader: Reader = Reader()
    room: Path | None = None  # a game's, or None for what belongs to none

    def say(self, message: Message) -> str:
        return catalogue(self.room).render(message, self.reader)


@functools.cache
def catalogue(folder: Path | None = None) -> Catalogue:
    """The catalogue of a game's room, or the house's own."""
    return Catalogue(*([HOUSE, folder] if folder else [HOUSE]))


@functools.cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language].replace("_", "-")], use_isolating=False)
    for folder in folders:
        bundle.add_resource(_resource(language, folder), allow_overrides=True)
    return bundle


@functools.cache
def _resource(language: str, folder: Path) -> ast.Resource:
    path = folder / f"{language}.ftl"
    return FluentResource(path.read_text(encoding="utf-8") if path.is_file() else "")


def _entries(language: str, folders: Sequence[Path]) -> dict[str, str]:
    """The source of every message and term of a catalogue, by its id."""
    found: dict[str, str] = {}
    for folder in folders:
        path = folder / f"{language}.ftl"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.span is not None:
                mark = "-" if isinstance(entry, ast.Term) else ""
                found[mark + entry.id.name] = text[entry.span.start : entry.span.end].strip()
    return found

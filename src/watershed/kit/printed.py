"""Book files: TOML whose mistakes are named with their line, and small files that change a larger one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from .game import BookError

SOURCES = ("rulebook", "outside", "reconstructed")
HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
KEY = re.compile(r"^\s*([\w-]+)\s*=")


def slug_of(name: str) -> str:
    """A printed name as one word, for notation."""
    return re.sub(r"[\W_]+", "-", name.casefold()).strip("-")


@dataclass(frozen=True)
class Place:
    """Where a section is: its file, its own line, and the line of each of its keys."""

    file: str
    line: int
    keys: Mapping[str, int]

    def error(self, message: str, key: str = "") -> BookError:
        return BookError(f"{self.file}, line {self.keys.get(key, self.line)}: {message}")


@dataclass(frozen=True)
class Section:
    """One `[section]` or one entry of a `[[section]]`, and where it is."""

    data: dict[str, Any]
    place: Place

    def get(self, key: str, kind: type, needed: str = "") -> Any:
        """The value of a key, which must be there and of that kind."""
        if key not in self.data:
            raise self.place.error(f"{key} is missing{needed}.")
        found = self.data[key]
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            raise self.place.error(f"{key} should be {_kind_name(kind)}, not {found!r}.", key)
        return found

    def one_of(self, key: str, choices: Mapping[str, int]) -> int:
        """The number behind a named choice."""
        found = self.get(key, str)
        if found not in choices:
            raise self.place.error(f"{key} can be {', '.join(choices)}, not {found[:40]!r}.", key)
        return choices[found]

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = int(self.get(key, int))
        if not least <= found <= most:
            raise self.place.error(f"{key} can be {least} to {most}, not {found}.", key)
        return found

    def only(self, known: Iterable[str]) -> None:
        """Refuse a key that means nothing here, which is most often a misspelt one."""
        names = list(known)
        for key in self.data:
            if key not in names:
                raise self.place.error(f"{key} means nothing here. The keys are {', '.join(names)}.", key)

    def sources(self, fields: tuple[str, ...]) -> dict[str, str]:
        """The source of each field: every field is in exactly one of the three lists."""
        labels: dict[str, str] = {}
        for source in SOURCES:
            for field in self.get(source, list):
                if field not in fields:
                    raise self.place.error(f"{source} names {field!r}. The fields are {', '.join(fields)}.", source)
                if field in labels:
                    raise self.place.error(f"{field} has two sources, {labels[field]} and {source}.", source)
                labels[field] = source
        for field in fields:
            if field not in labels:
                raise self.place.error(f"{field} has no source: put it in {', '.join(SOURCES)}.", field)
        return labels


def _kind_name(kind: type) -> str:
    return {int: "a whole number", str: "text in quotes", bool: "true or false", list: "a list"}.get(
        kind, kind.__name__
    )


class Kept(NamedTuple):
    """A book as text, with the books it is based on: everything needed to open it without its file."""

    file: str
    text: str
    bases: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Printed:
    """A book as read: single sections by name, and lists of sections by name."""

    file: str
    top: Section
    single: dict[str, Section]
    many: dict[str, list[Section]]
    bases: tuple[tuple[str, str], ...] = ()  # of a kept book

    def books(self, shipped: Mapping[str, Path]) -> Mapping[str, Path | Kept]:
        """The books this one can be based on: those kept with it, or those that ship."""
        return {name: Kept(name, text, self.bases) for name, text in self.bases} or shipped

    def only(self, single: Iterable[str], many: Iterable[str]) -> None:
        """Refuse a section that means nothing in this book."""
        forms = {name: f"[{name}]" for name in single} | {name: f"[[{name}]]" for name in many}
        for name, section in [*self.single.items(), *((name, found[0]) for name, found in self.many.items())]:
            if name not in forms or (name in self.single) != (name in single):
                raise section.place.error(f"{name} isn't a section here. The sections are {', '.join(forms.values())}.")

    def section(self, name: str) -> Section:
        if name not in self.single:
            raise BookError(f"{self.file}: the section [{name}] is missing.")
        return self.single[name]


def kept(name: str, shipped: Mapping[str, Path]) -> Kept:
    """A shipped book with the books it is based on."""
    bases: dict[str, str] = {}
    base = tomllib.loads(text_of(shipped[name])).get("base")
    while base is not None and base not in bases:
        bases[base] = text_of(shipped[base])
        base = tomllib.loads(bases[base]).get("base")
    return Kept(shipped[name].name, text_of(shipped[name]), tuple(bases.items()))


def text_of(path: Path) -> str:
    """The text of a book file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BookError(f"{path}: isn't a text file.") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "not a file name"
        raise BookError(f"{path}: can't be read ({reason}).") from None


def read(source: Path | Kept) -> Printed:
    """Read a book, from its file or as it was kept."""
    file, text, bases = source if isinstance(source, Kept) else (source.name, text_of(source), ())
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BookError(f"{file}: not valid TOML: {problem}.") from None
    except (ValueError, RecursionError):
        raise BookError(f"{file}: has something too long or too deep to be read.") from None
    places = _places(file, text)
    top = Section({}, places["", 0])
    single: dict[str, Section] = {}
    many: dict[str, list[Section]] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            single[name] = Section(value, _place(places, top, name, 0, f"[{name}]"))
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            many[name] = [
                Section(entry, _place(places, top, name, at, f"[[{name}]]")) for at, entry in enumerate(value)
            ]
        else:
            top.data[name] = value
    return Printed(file, top, single, many, bases)


def _place(places: dict[tuple[str, int], Place], top: Section, name: str, at: int, form: str) -> Place:
    """Where a section is. A section without its own header is refused."""
    if (name, at) not in places:
        raise top.place.error(f"{name} should be a separate section, headed {form}.", name)
    return places[name, at]


def _places(file: str, text: str) -> dict[tuple[str, int], Place]:
    """The line of every section and key."""
    current: dict[str, int] = {}
    places = {("", 0): Place(file, 1, current)}
    counts: dict[str, int] = {}
    for line, content in enumerate(text.splitlines(), 1):
        if header := HEADER.match(content):
            name = header.group(2)
            current = {}
            places[name, counts.get(name, 0)] = Place(file, line, current)
            counts[name] = counts.get(name, 0) + 1
        elif key := KEY.match(content):
            current.setdefault(key.group(1), line)
    return places

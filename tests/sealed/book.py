"""The book: what is printed. Rules read it and never write it."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path

from watershed.kernel.record import Ints, blank, field, lay_open, record
from watershed.kit.game import Edition
from watershed.kit.printed import SOURCES, Kept, Printed, read

from .names import KINDS

SHIPPED = Path(__file__).parent / "book.toml"
SETUP = {"coins": (1, 20), "hand": (1, 4), "income": (1, 5), "safe": (0, 5)}
WORTH = ("one", "two", "three", "four", "five", "six")


@record
class Book:
    coins: int = field()  # of each seat at the start
    hand: int = field()  # cards of each seat at the start
    income: int = field()  # coins for everybody who doesn't win
    safe: int = field()  # times that a safe card scores
    worth: Ints = field(KINDS + 1)  # points for each number


def books() -> Mapping[str, Path]:
    """The editions that ship with the game."""
    return {"sealed": SHIPPED}


def open_book(which: str | Path | Kept | None = None) -> Edition:
    """An edition by its name, by the path of a file, or as it was kept."""
    if isinstance(which, Kept):
        return edition_of(read(which))
    named = books().get(str(which or "sealed"))
    return shipped(named) if named else edition_of(read(Path(str(which))))


@functools.cache
def shipped(path: Path) -> Edition:
    """A shipped edition, read once: it is locked, so everybody can have the same."""
    return edition_of(read(path))


def edition_of(printed: Printed) -> Edition:
    """Reads, checks and locks a book."""
    printed.top.only(("title",))
    printed.only(("setup", "worth"), ())
    setup, worth = printed.section("setup"), printed.section("worth")
    setup.only((*SETUP, *SOURCES))
    worth.only((*WORTH, *SOURCES))
    sources = {"setup": setup.sources(tuple(SETUP)), "worth": worth.sources(WORTH)}
    records = blank(Book)
    book = lay_open(Book, records)
    for key, (least, most) in SETUP.items():
        setattr(book, key, setup.number(key, least, most))
    for card, key in enumerate(WORTH, 1):
        book.worth[card] = worth.number(key, 0, 20)
    records.flags.writeable = False
    fingerprint = hashlib.sha256(records.tobytes()).hexdigest()[:16]
    return Edition(printed.top.get("title", str), records, {"sources": sources}, {}, fingerprint)

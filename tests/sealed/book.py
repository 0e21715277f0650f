"""The book: what is printed (1.1). Rules read it and never write it."""

from __future__ import annotations

from pathlib import Path

from watershed.kernel.record import Ints, blank, field, lay_open, record
from watershed.kit.editions import Editions, fingerprint_of, title_of
from watershed.kit.game import Edition
from watershed.kit.printed import SOURCES, Printed

from .names import KINDS

SETUP = {"coins": (1, 20), "hand": (1, 4), "income": (1, 5), "safe": (0, 5)}
WORTH = ("one", "two", "three", "four", "five", "six")


@record
class Book:
    coins: int = field()  # of each seat at the start
    hand: int = field()  # cards of each seat at the start
    income: int = field()  # coins for everybody who doesn't win
    safe: int = field()  # times that a safe card scores
    worth: Ints = field(KINDS + 1)  # points for each number


def edition_of(printed: Printed) -> Edition:
    """Checks and locks a book."""
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
    return Edition(title_of(printed), records, {"sources": sources}, {}, fingerprint_of(records, ()))


EDITIONS = Editions(edition_of, {"sealed": Path(__file__).parent / "book.toml"})
books, open_book = EDITIONS.books, EDITIONS.open

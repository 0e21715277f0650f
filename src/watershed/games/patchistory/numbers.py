"""The numbers of the rulebook, by the sections of book.toml: what they are called, and what they can be."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from watershed.kit.printed import Printed, Section

from .contents import GENERAL as BUILDINGS
from .names import ALLIED, ERAS, GENERAL, MIXES, WORKERS, Costs, Good

if TYPE_CHECKING:
    from .book import Book


class Range(NamedTuple):
    least: int
    most: int
    length: int = 0  # how many numbers a list has; 0 if it isn't a list


NUMBERS = {  # section -> field of the book -> what it can be
    "setup": {"workers": Range(1, 4, 2), "food": Range(0, 99), "money": Range(0, 99), "vp": Range(0, 99)},
    "auction": {"swap": Range(0, 99), "limit": Range(3, 7, ERAS)},
    "actions": {
        "aid": Range(3, 3),
        "aid_accepted": Range(0, 99),
        "aid_refused": Range(0, 99),
        "threat_money": Range(0, 99, ERAS),
        "threat_vp": Range(0, 99, ERAS),
        "trade": Range(0, 99, ERAS),
        "birth": Range(0, 99, ERAS),
        "hero_food": Range(0, 99, ERAS),
        "wonder_minerals": Range(0, 99, ERAS),
        "link": Range(0, 99),
        "reclaim": Range(0, 99),
    },
    "war": {
        "prepare": Range(0, 99, ERAS),
        "invader": Range(0, 99, ERAS),
        "defender": Range(0, 99, ERAS),
        "perfect": Range(1, 99),
        "spoils": Range(0, 99),
    },
    "upkeep": {
        "upkeep": Range(0, 99, WORKERS),
        "hero_upkeep": Range(0, 99),
        "wonder_upkeep": Range(0, 99),
        "missing_food": Range(0, 99),
        "missing_mineral": Range(0, 99),
    },
    "routes": {"general": Range(4, GENERAL), "allied": Range(0, ALLIED)},
}
FAVOURS = tuple(name.lower() for name in Costs._fields[1:])
EXCHANGE = ("food", "money")
SPACES = {"general_spaces": "route", "allied_spaces": "allied"}  # key -> the fields of the book begin with this
KEYS = {name: tuple(fields) for name, fields in NUMBERS.items()} | {
    "favours": FAVOURS,
    "build": BUILDINGS,
    "exchange": EXCHANGE,
    "routes": ("general", "allied", *SPACES),
}
GOODS = {"food": Good.FOOD, "minerals": Good.MINERALS, "mineral": Good.MINERALS, "money": Good.MONEY, "vp": Good.VP}
GAIN = re.compile(r"([1-9]) (\w+)")


def print_numbers(book: Book, printed: Printed) -> None:
    for name, fields in NUMBERS.items():
        for key, range_ in fields.items():
            _print_number(book, printed.section(name), key, range_)
    if any(one >= other for one, other in pairwise(book.upkeep[1:].tolist())):
        raise printed.section("upkeep").place.error("each number has to be higher than the one before.", "upkeep")
    for cost, key in enumerate(FAVOURS, 1):
        book.favours[cost] = printed.section("favours").number(key, 1, 20)
    for kind, key in enumerate(BUILDINGS, 1):
        book.build[kind] = printed.section("build").number(key, 0, 20)
    _print_mixes(book)
    _print_exchange(book, *(printed.section("exchange").number(key, 1, 9) for key in EXCHANGE))
    for key, prefix in SPACES.items():
        _print_spaces(book, printed.section("routes"), key, prefix)


def _print_number(book: Any, section: Section, key: str, range_: Range) -> None:
    if not range_.length:
        setattr(book, key, section.number(key, range_.least, range_.most))
        return
    found = section.get(key, list)
    if len(found) != range_.length:
        raise section.place.error(f"{key} has {range_.length} numbers, not {len(found)}.", key)
    place = section.place
    for at, number in enumerate(found):
        getattr(book, key)[at - range_.length] = Section({key: number}, place).number(key, range_.least, range_.most)


def _print_mixes(book: Book) -> None:
    mixes = list(combinations_with_replacement((Good.FOOD, Good.MINERALS, Good.MONEY), book.aid))
    for mix, goods in enumerate(mixes[:MIXES], 1):
        for good in goods:
            book.mix[mix, good] += 1


def _print_exchange(book: Book, food: int, money: int) -> None:
    """What a lot of each kind takes and gives, after what a mineral is worth."""
    lots = (
        (Good.MINERALS, 1, Good.FOOD, food),
        (Good.MINERALS, 1, Good.MONEY, money),
        (Good.FOOD, food, Good.MINERALS, 1),
        (Good.MONEY, money, Good.MINERALS, 1),
        (Good.FOOD, food, Good.MONEY, money),
        (Good.MONEY, money, Good.FOOD, food),
    )
    for kind, lot in enumerate(lots, 1):
        book.lot_from[kind], book.lot_pays[kind], book.lot_to[kind], book.lot_gets[kind] = lot


def _print_spaces(book: Any, section: Section, key: str, prefix: str) -> None:
    """The four spaces of a route that bring something, from its Start or its end A."""
    found = section.get(key, list)
    if len(found) != 4:
        raise section.place.error(f"{key} has 4 spaces, not {len(found)}.", key)
    for space, text in enumerate(found, 1):
        form = GAIN.fullmatch(str(text))
        if not form or form[2] not in GOODS:
            raise section.place.error(f"{text!r} isn't what a space brings: 1 to 9 of {', '.join(GOODS)}.", key)
        getattr(book, f"{prefix}_gain")[space], getattr(book, f"{prefix}_good")[space] = int(form[1]), GOODS[form[2]]

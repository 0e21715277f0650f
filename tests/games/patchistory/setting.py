"""The table of a scene: how it is set, and how moves look in words. `scene.py` says how it is used."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from watershed.games.patchistory.book import Book, open_book
from watershed.games.patchistory.names import (
    FAMILIES,
    GENERAL,
    LEVELS,
    ON_ROUTE,
    RECLAIMED,
    SEATS,
    VOTES_HELD,
    WIDE,
    Goods,
    Question,
)
from watershed.games.patchistory.rules.ending import new_deck
from watershed.games.patchistory.rules.ground import anchor_of
from watershed.games.patchistory.rules.opening import setup
from watershed.games.patchistory.rules.patching import lay_out
from watershed.games.patchistory.rules.people import set_space
from watershed.games.patchistory.rules.status import update
from watershed.games.patchistory.table import Table
from watershed.kernel.actions import encode
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import Edition

EDITION = open_book(None)
BOOK = EDITION.opened(Book)
PIECES = {side.slug: number for number, side in EDITION.words["pieces"].items()}
FIGURES = {figure.name: figure.id for figure in EDITION.words["figures"].values()}
SIDES = {side.figure.figure: number for number, side in EDITION.words["pieces"].items() if side.figure}
TILE_NAMES = {tile.slug: tile.id for tile in EDITION.words["tiles"].values()}
PROSPERITY = {slug: number for number, slug in EDITION.words["prosperity"].items()}
SPACES = ("start", "1", "2", "3", "4", "negotiation", "war", "rest")
LETTERS = "nfmcvt"  # goods in a mix: food, minerals, money (c, coins)
MIXES = ["", *("".join(LETTERS[good] * int(row[good]) for good in (1, 2, 3)) for row in BOOK.mix[1:])]
LOTS = ["", *(f"{Goods._fields[BOOK.lot_from[k]]}-{Goods._fields[BOOK.lot_to[k]]}".lower() for k in range(1, 7))]
NAMED = {  # arguments that aren't plain numbers: what they are called, by number
    "goods": ["", "money", "vp"],
    "mix": MIXES,
    "kind": LOTS,
    "side": ["", "white", "black"],
    "prosperity": ["", *PROSPERITY],
    "spaces": [str(number) for number in range(9)],
}
BLOCKS = ("e8", "g8", "c8", "i8", "e10", "g10", "c10", "i10", "e4", "g4", "c4", "i4", "e2", "g2", "c2")


def cell(code: str) -> int:
    """The number of a cell: `e6` is 65."""
    return 1 + (int(code[1:]) - 1) * WIDE + ord(code[0]) - ord("a")


def code(number: int) -> str:
    """The letters of a cell."""
    row, column = divmod(number - 1, WIDE)
    return f"{chr(ord('a') + column)}{row + 1}"


def words_of(action: int) -> str:
    """A move in words."""
    family = next(family for family in FAMILIES if family.span.first <= action < family.span.end)
    said = zip(family.arguments, family.values(action), strict=True)
    return " ".join([family.name, *(_argument(argument.name, value) for argument, value in said)])


def _argument(name: str, value: int) -> str:
    if name == "cell":
        return code(value)
    return NAMED[name][value] if name in NAMED else str(value)


def action_of(words: str) -> int:
    """The move that words mean, legal or not."""
    name, *given = words.split()
    family = next(family for family in FAMILIES if family.name == name)
    values = [_value(argument.name, word) for argument, word in zip(family.arguments, given, strict=True)]
    return int(encode(family.span, *values))


def _value(name: str, word: str) -> int:
    if name == "cell":
        return cell(word)
    return NAMED[name].index(word) if name in NAMED else int(word)


def _extent(corners: Any, home: int, size: int, unit: int) -> tuple[int, int]:
    """The first column, or row, of a territory, and how many it has; cards may be up to six away from the baseland."""
    starts = [((int(corner) - 1) // unit % WIDE - home + WIDE // 2) % WIDE - WIDE // 2 for corner in corners]
    first, end = min(starts), max(size, *(start + 2 for start in starts))
    return (home + first) % WIDE, end - first


class Setting:
    """One table and what a test does to it."""

    def __init__(
        self,
        seats: int = 3,
        *,
        era: int = 1,
        lap: int = 2,
        first: int = 0,
        routes: bool = True,
        edition: Edition = EDITION,
    ) -> None:
        self._blank(edition)
        setup(self.book, self.table, seats, np.array((0, 0, first + 1)), 1)
        table = self.table
        table.era, table.lap, table.question, table.noted = era, lap, Question.NONE, 0
        table.opening, table.shown, table.pending, table.sealed, table.gathered = 0, 0, 0, 0, 0
        table.goods[:] = 0
        new_deck(table)
        if not routes and seats > 2:
            table.routes_left += seats
            table.owner[:] = 0
            table.other[:] = 0
        self._update()

    @classmethod
    def dealt(cls, seats: int, *, liberty: int = 1, screens: int = 0, first: int = 0, seed: int = 1) -> Self:
        """A new game, set up by the rules; `first` is 0 for a lot, or a seat counted from 1."""
        new = cls.__new__(cls)
        new._blank()
        setup(new.book, new.table, seats, np.array((liberty, screens, first)), seed)
        return new

    def _blank(self, edition: Edition = EDITION) -> None:
        self.edition, self.book = edition, edition.opened(Book)
        self.records = blank(Table)
        self.table: Any = lay_open(Table, self.records)

    def _update(self) -> Self:
        for seat in range(self.table.seats):
            update(self.book, self.table, seat)
        return self

    def land(self, seat: int, *pieces: str) -> Self:
        """A new pile, from the bottom up: a baseland (Equality if none is named), then sides of cards by their slug, or
        heroes and wonders by their name. `@` and a cell say where the upper left quarter is. Without it a card lies on
        its own next to the rest, in e8, g8, c8 and so on: it covers nothing.
        """
        table = self.table
        table.land[seat][:] = 0
        free = list(BLOCKS)
        if not pieces or "-" in pieces[0] or pieces[0].lower() not in PIECES:
            pieces = ("eq", *pieces)
        table.height[seat] = 0
        for at, piece in enumerate(pieces):
            name, _, corner = piece.partition("@")
            where = cell("e6") if at == 0 else cell(corner or free.pop(0))
            table.pile[seat, at] = SIDES.get(name) or PIECES[name.lower()]
            table.corner[seat, at] = where
            table.height[seat] += 1
        table.left[seat], table.wide[seat] = _extent(table.corner[seat, : len(pieces)], 4, 3, 1)
        table.top[seat], table.high[seat] = _extent(table.corner[seat, : len(pieces)], 5, 2, WIDE)
        lay_out(self.book, table, seat)
        return self._update()

    def tile(self, seat: int, at: str, name: str) -> Self:
        """A construction tile on a cell, by its slug; or `wasteland`, for any tile of the storage."""
        table = self.table
        number = TILE_NAMES[name] if name != "wasteland" else int(table.stack[table.stack_left - 1])
        self._swap(number, table.stack, int(table.stack_left) - 1)
        table.stack_left -= 1
        table.stack[table.stack_left] = 0
        table.seen[number] = 1 << seat if name == "wasteland" else (1 << int(table.seats)) - 1
        table.land[seat, cell(at)] = LEVELS + (RECLAIMED if name == "wasteland" else number)
        return self._update()

    def _swap(self, tile: int, row: Any, at: int) -> None:
        """Put a tile into a row, and what was there to where it was."""
        before = int(row[at])
        for pile in (self.table.stack, *(self.table.tiles[seat] for seat in range(SEATS))):
            for slot in range(len(pile)):
                if pile[slot] == tile:
                    pile[slot] = before
        row[at] = tile

    def tiles(self, seat: int, *names: str) -> Self:
        """The first tiles behind a screen, by their slugs; the rest stay as they were dealt."""
        for slot, name in enumerate(names):
            self._swap(TILE_NAMES[name], self.table.tiles[seat], slot)
        return self

    def no_tiles(self, left: int = 0) -> Self:
        """Only so many tiles are left in the storage; the others leave the game."""
        self.table.stack[left:] = 0
        self.table.stack_left = left
        return self

    def hand(self, seat: int, *slugs: str) -> Self:
        """Prosperity cards of a seat; nobody else keeps them."""
        table = self.table
        for at in range(VOTES_HELD):
            card = PROSPERITY[slugs[at]] if at < len(slugs) else 0
            for other in range(int(table.seats)):
                for slot in range(VOTES_HELD):
                    if card and table.hand[other, slot] == card:
                        table.hand[other, slot] = table.hand[seat, at]
            table.hand[seat, at] = card
        return self

    def goods(self, seat: int, **amounts: int) -> Self:
        """food, minerals, money, vp and votes."""
        for name, amount in amounts.items():
            self.table.goods[seat, Goods._fields.index(name.upper())] = amount
        return self

    def workers(self, seat: int, *places: str) -> Self:
        """The seat's workers: in the room of a cell, or `route:space`. Everybody else is a descendant."""
        table = self.table
        for place in table.place[seat]:
            if place > ON_ROUTE:
                set_space(table, seat, int(place) - ON_ROUTE, 0)
        table.place[seat][:] = 0
        for worker, place in enumerate(places):
            if ":" in place:
                route, _, space = place.partition(":")
                table.place[seat, worker] = ON_ROUTE + int(route)
                set_space(table, seat, int(route), 1 + SPACES.index(space))
            else:
                table.place[seat, worker] = anchor_of(self.book, table, seat, cell(place))
        return self._update()

    def removed(self, seat: int, count: int) -> Self:
        """Descendants out of the game."""
        self.table.removed[seat] = count
        return self

    def route(self, seat: int, other: int) -> int:
        """A general route from the storage; its number."""
        number = next(route for route in range(1, GENERAL + 1) if not self.table.owner[route])
        self.table.owner[number], self.table.other[number] = seat + 1, other + 1
        self.table.routes_left -= 1
        self._update()
        return number

    def ally(self, seat: int, other: int) -> int:
        """An allied route with end A at the seat; its number, from 15 on."""
        slot = next(slot for slot in range(1, 5) if not self.table.end_a[slot])
        self.table.end_a[slot], self.table.end_b[slot] = seat + 1, other + 1
        self.table.allied_left -= 1
        self._update()
        return GENERAL + slot

    def war(self, route: int, invaders: str) -> Self:
        """A declared war on a general route: who invades, `owner`, `other` or `both`."""
        self.table.war[route] = ("", "owner", "other", "both").index(invaders)
        return self

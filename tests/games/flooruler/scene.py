"""A table set up by hand for a test: `scene("seats=4 gold=14 at=i13 floors1=i12,j13")`.

The line is the game's own position notation; keys left out have the value of a quiet table (see notation.py).
The facts speak of tiles by row and column from 0, or by numbers from 0: `at(11, 8)` and `facts(95)` give their names.
"""

from __future__ import annotations

import numpy as np

from watershed.games.flooruler import GAME
from watershed.games.flooruler.book import Book, open_book
from watershed.games.flooruler.messages import why_not
from watershed.games.flooruler.notation import (
    action_of_words,
    item_number,
    lay_position,
    tile_name,
    tile_number,
)
from watershed.kernel.luck import WORDS, below, sow
from watershed.kernel.record import lay_open
from watershed.kit.game import Refusal
from watershed.kit.messages import Message, Reader, Speaker

from ..scene import AnyScene

NAMES = ("Red", "Yellow", "Green", "Blue")
RED, YELLOW, GREEN, BLUE = range(4)
EDITION = open_book()
BOOK = lay_open(Book, EDITION.records)
TILES = EDITION.words["tiles"]


def speaker(language: str = "en", you: int | None = None) -> Speaker:
    """Who says things at these tables."""
    return GAME.speaker(Reader(language, NAMES, you))


def said(message: Message, language: str = "en", you: int | None = None) -> str:
    """The sentence of a message."""
    return speaker(language, you).say(message)


def at(row: int, column: int) -> str:
    """The name of a tile by its row and column, both from 0."""
    return next(tile.name for tile in TILES.values() if (tile.row, tile.column) == (row, column))


def facts(number: int) -> str:
    """The name of a tile by its number in the facts, which begin with 0."""
    return TILES[number + 1].name


def number(name: str) -> int:
    return tile_number(EDITION, name)


def seed_for(*rolls: int) -> int:
    """A seed after which the die falls like this."""
    luck = np.zeros(WORDS, np.int64)
    for seed in range(200_000):
        sow(luck, seed)
        if all(1 + below(luck, 6) == roll for roll in rolls):
            return seed
    raise AssertionError("no such seed")


class Scene(AnyScene):
    """One table and what a test does to it."""

    game, names = GAME, NAMES

    def __init__(self, line: str = "") -> None:
        super().__init__(EDITION)
        lay_position(EDITION, self.table, line)
        sow(self.table.luck, 1)

    @classmethod
    def dealt(cls, seats: int, seed: int = 1, options: tuple[int, ...] = (1, 150, 3)) -> Scene:
        """A new game, set up by the rules."""
        new = cls.__new__(cls)
        AnyScene.__init__(new, EDITION)
        GAME.rules.setup(BOOK, new.table, seats, np.array(options), seed)
        return new

    def rolls(self, *rolls: int) -> Scene:
        """The next rolls of the die."""
        sow(self.table.luck, seed_for(*rolls))
        return self

    def tiles(self) -> set[str]:
        """The tiles that can be chosen."""
        return {words.split()[1] for words in self.legal() if words.startswith("tile ")}

    def kinds(self) -> set[str]:
        """The kinds of moves that are possible."""
        return {words.split()[0] for words in self.legal()}

    def play(self, *moves: str) -> Scene:
        """Plays moves given in words, a tile by its bare name; each must be legal."""
        return super().play(*(f"tile {move}" if move[1:].isdecimal() else move for move in moves))

    def why_not(self, words: str) -> Refusal | None:
        return why_not(EDITION, self.table, int(self.table.asked), action_of_words(EDITION, words))

    def tile(self, seat: int) -> str:
        return tile_name(EDITION, self.table.tile[seat])

    def owner(self, tile: str) -> int:
        """Whose floor is on a tile; -1 for nobody's."""
        return int(self.table.owner[number(tile)]) - 1

    def floors(self) -> list[int]:
        return self.numbers("floors")

    def numbers(self, field: str) -> list[int]:
        return [int(number) for number in getattr(self.table, field)[: self.table.seats]]

    def holder(self, slug: str) -> int:
        return int(self.table.holder[item_number(EDITION, slug)]) - 1

    def counter(self, slug: str) -> int:
        return int(self.table.counter[item_number(EDITION, slug)])


scene = Scene


def land(seat: int, *, gates: bool = True, shared: bool = True) -> list[str]:
    """The tiles of a seat's land."""
    own = [tile for tile in TILES.values() if seat in tile.lands]
    return [tile.name for tile in own if (gates or not tile.gate) and (shared or len(tile.lands) == 1)]


def some(seat: int, count: int, without: tuple[str, ...] = ()) -> str:
    """So many tiles of a seat's own land, as a position names them."""
    return ",".join([name for name in land(seat, shared=False) if name not in without][:count])

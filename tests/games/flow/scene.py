"""A table set up by hand for a test: `scene("seats=3 market=irrigation:1:4 tokens=5,3,4 nation0=barracks>temple")`.

The line is the game's own position notation; keys left out have the value of a quiet table (see notation.py).
The cards are those of deck.py unless another edition is given.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from watershed.games.flow import GAME
from watershed.games.flow.book import Book, open_book
from watershed.games.flow.grammar import TYPES
from watershed.games.flow.names import Icon, Move
from watershed.games.flow.notation import _card, lay_position
from watershed.kernel.record import lay_open
from watershed.kit.game import Edition
from watershed.kit.messages import Reader

from ..scene import AnyScene
from .deck import plain_book

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
ANN, BOB, CID, DOT, EVE = range(5)
SPEAKER = GAME.speaker(Reader(names=NAMES))
EDITION = plain_book()
BOOK = lay_open(Book, EDITION.records)
SHIPPED = {name: open_book(name) for name in ("flow", "alternative")}


def card(slug: str, edition: Edition = EDITION) -> int:
    """The number of a card."""
    return _card(edition, slug)


def stripe(edition: Edition, *slugs: str) -> dict[str, int]:
    """The icons on the stripes of some cards together, by name."""
    book = edition.opened(Book)
    rows = [book.stripe[card(slug, edition)] for slug in slugs]
    return {name.lower(): sum(int(row[icon]) for row in rows) for name, icon in Icon._asdict().items() if icon}


class Scene(AnyScene):
    """One table and what a test does to it."""

    game, names = GAME, NAMES

    def __init__(self, line: str = "", edition: Edition = EDITION) -> None:
        super().__init__(edition)
        if line:
            lay_position(edition, self.table, line)

    @classmethod
    def dealt(cls, seats: int, seed: int, first: int = 0, edition: Edition = EDITION) -> Scene:
        """A new game, set up by the rules."""
        new = cls(edition=edition)
        GAME.rules.setup(new.book, new.table, seats, np.array([first], np.int16), seed)
        return new

    def icons(self, seat: int) -> dict[str, int]:
        """All icons of a nation by name."""
        return {name.lower(): int(self.table.icons[seat, number]) for name, number in Icon._asdict().items() if number}

    def tokens(self) -> list[int]:
        """The tokens of every nation."""
        return [int(count) for count in self.table.tokens[: self.table.seats]]

    def piles(self) -> tuple[int, int]:
        """Supply and Reserve."""
        return int(self.table.supply), int(self.table.reserve)

    def all_tokens(self) -> int:
        """Every token there is, less the substitutes."""
        table = self.table
        return (
            int(table.supply) + int(table.reserve) + sum(self.tokens()) + int(table.bid.sum()) - int(table.substitutes)
        )

    def market(self) -> list[str]:
        """The cards on the market by slot; `-` for none."""
        cards = self.edition.words["cards"]
        return [cards[int(number)].slug if number else "-" for number in self.table.market[1 : self.table.slots + 1]]

    def deck(self) -> list[str]:
        """What is left of the deck, from the top."""
        return [self.edition.words["cards"][int(number)].slug for number in self.table.deck[self.table.drawn :]]

    def pile(self, seat: int, kind: int | str) -> list[str]:
        """The cards of one type in a nation, from top to bottom."""
        kind = TYPES[kind] if isinstance(kind, str) else kind
        cards = self.edition.words["cards"]
        pile, number = [], int(self.table.top[seat, kind])
        while number:
            pile.append(cards[number].slug)
            number = int(self.table.under[number])
        return pile

    def nation(self, seat: int) -> set[str]:
        """All cards of a nation."""
        return {slug for kind in range(7) for slug in self.pile(seat, kind)}

    def anywhere(self, slug: str) -> bool:
        """Whether a card is on the market, in a nation or in the deck."""
        nations = (self.nation(seat) for seat in range(int(self.table.seats)))
        return any(slug in place for place in (self.market(), self.deck(), *nations))

    def over(self) -> bool:
        return bool(self.table.over)


scene = Scene


def walk(seats: int, seed: int, edition: Edition = EDITION) -> Iterator[Scene]:
    """A random game, shown at every decision; investments are as likely as all other moves together."""
    luck = random.Random(seed)
    game = Scene.dealt(seats, seed, edition=edition)
    while not game.over():
        yield game
        actions = game.ids()
        others = [action for action in actions if action < Move.INVEST.first]
        investments = actions[len(others) :]
        game.apply(luck.choice(investments if investments and luck.random() < 0.5 else others))
    yield game


def gained(slug: str, nation: str = "", line: str = "", edition: Edition = EDITION) -> Scene:
    """Ann sends Columbus for the top card of the deck, which is this one: a gain without investor, bonus or price."""
    cards = ",".join(filter(None, (nation, "columbus")))
    return Scene(f"seats=3 tokens=5,5,5 {line} nation0={cards} deck={slug}", edition).play("activate columbus")

"""A table set for a test of what is said and seen: `setting("w4 2:4 | cp boat 2:1")`, then a phase that begins on it.

A cell is its letters and what is on it: `0:4` four workers of seat 0, `war 1:2` two warriors of seat 1, `boat 1:2` two
boats, `fan 3` fanatics, `tree 1` standing forests, `mine 2`, `dolmen 1` of seat 1, `lost`, `flooded`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from watershed.games.floods import GAME
from watershed.games.floods.book import Book, open_book
from watershed.games.floods.messages import why_not
from watershed.games.floods.names import Question, Resources, State
from watershed.games.floods.notation import action_of_words, cell_number
from watershed.games.floods.rules.construction import begin_construction
from watershed.games.floods.rules.flood import begin_flood
from watershed.games.floods.rules.ground import update_control
from watershed.games.floods.rules.harvest import begin_harvest
from watershed.games.floods.rules.moving import begin_moves
from watershed.games.floods.rules.trade import begin_trade
from watershed.games.floods.rules.turn import run_on
from watershed.kit.game import Refusal
from watershed.kit.messages import Message, Reader, Speaker

from ..scene import AnyScene

NAMES = ("Yellow", "Green", "White", "Blue")
YELLOW, GREEN, WHITE, BLUE = range(4)
EDITION = open_book()
BOOK = EDITION.opened(Book)
PER_CELL = (
    "state",
    "control",
    "guard",
    "warriors",
    "fanatics",
    "forests",
    "mines",
    "dolmen",
    "fleet",
    "boats",
    "began",
)
FRESH = ("fresh_workers", "fresh_warriors", "fresh_boats", "ferrying", "received", "unguarded")
BEGIN: dict[str, Callable[..., None]] = {
    "move": lambda table: begin_moves(BOOK, table),
    "harvest": lambda table: begin_harvest(BOOK, table),
    "trade": lambda table: begin_trade(BOOK, table),
    "construction": begin_construction,
    "flood": begin_flood,
}


def speaker(language: str = "en", you: int | None = None) -> Speaker:
    """Who says things at these tables."""
    return GAME.speaker(Reader(language, NAMES, you))


def said(message: Message, language: str = "en", you: int | None = None) -> str:
    """The sentence of a message."""
    return speaker(language, you).say(message)


class Setting(AnyScene):
    """One table and what a test does to it."""

    game, names = GAME, NAMES

    def __init__(self, cells: str = "", phase: str = "move", *, seats: int = 4, first: int = 0, **goods: str) -> None:
        super().__init__(EDITION)
        GAME.rules.setup(self.book, self.table, seats, np.array((0, 1, 24, first + 1)), 1)
        if cells:
            self.wipe()
            for cell in cells.split("|"):
                self.put(*cell.split())
        self.table.first = first
        for name, amounts in goods.items():
            for seat, amount in enumerate(amounts.split(",")):
                self.table.goods[seat, Resources._fields.index(name.upper())] = int(amount)
        self.begin(phase)

    def wipe(self) -> None:
        """An empty map, with all its forests."""
        for name in (
            *FRESH,
            "control",
            "guard",
            "warriors",
            "fanatics",
            "mines",
            "dolmen",
            "fleet",
            "boats",
            "workers",
        ):
            getattr(self.table, name)[:] = 0
        self.table.army[:] = 0
        self.table.navy[:] = 0

    def put(self, code: str, *words: str) -> None:
        cell, given = cell_number(EDITION, code), iter(words)
        for word in given:
            self._put(cell, word, given)
        update_control(self.table, cell)

    def _put(self, cell: int, word: str, given: Iterator[str]) -> None:
        table = self.table
        match word:
            case "war":
                seat, count = map(int, next(given).split(":"))
                table.guard[cell], table.warriors[cell] = seat + 1, count
                table.army[seat] += count
            case "boat":
                seat, count = map(int, next(given).split(":"))
                table.fleet[cell], table.boats[cell] = seat + 1, count
                table.navy[seat] += count
            case "fan":
                table.fanatics[cell] = int(next(given))
            case "tree":
                table.forests[cell] = int(next(given))
                table.scale += table.forests[cell] == 0
            case "mine":
                table.mines[cell] = int(next(given))
            case "dolmen":
                table.dolmen[cell] = int(next(given)) + 1
            case "lost" | "flooded":
                table.state[cell] = State.LOST if word == "lost" else State.FLOODED
            case _:
                seat, count = map(int, word.split(":"))
                table.workers[cell, seat] = count

    def begin(self, phase: str) -> None:
        """A phase begins, and runs on to the first question."""
        self.table.question = Question.NONE
        self.table.noted = 0
        BEGIN[phase](self.table)
        run_on(self.book, self.table)

    def why_not(self, words: str, seat: int | None = None) -> Refusal | None:
        asked = self.to_move() if seat is None else seat
        return why_not(EDITION, self.table, asked, action_of_words(EDITION, words))

    def asked(self) -> int:
        return self.to_move()


setting = Setting

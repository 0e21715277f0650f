"""Random games in which every decision is compared, for every seat, with a table that is dealt again for it. The loop
is compiled for `test_redeals.py`, because ten thousand games have millions of decisions.
"""

from typing import Any, NamedTuple

import numpy as np

from watershed.kernel.contract import Rules, apply, legal, observe, redeal, waiting
from watershed.kernel.journal import WIDTH
from watershed.kernel.luck import WORDS, Luck, below, draw, sow
from watershed.kernel.record import Records, blank, lay_open
from watershed.kernel.rule import bind, native, rule
from watershed.match.setup import options_row

from .playing import varied_options

TRUE, OTHER = 0, 1  # the table that is played on, and the one that is dealt again


class Leaks(NamedTuple):
    """What must not depend on what a seat may not know."""

    NONE: int = 0
    WAITING: int = 1
    OBSERVED: int = 2
    PAGE: int = 3
    LEGAL: int = 4


class Counts(NamedTuple):
    """What a game has come to."""

    DECISIONS: int = 0  # moves played
    CHANGED: int = 1  # redeals that changed the table
    SEAT: int = 2  # the one that was looked at last
    OVER: int = 3  # 1 at the end of the game


Leak = Leaks()
Count = Counts()


@rule
def play_on(
    book: Any, tables: Records, inside: Any, seen: Records, seen_inside: Any, out: Any, luck: Luck, end: int, count: Any
) -> int:
    """Random moves up to that number of decisions, each compared before it is made. Returns what leaks, if anything."""
    mask = waiting(book, tables[TRUE])
    while mask and count[Count.DECISIONS] < end:
        for seat in range(tables[TRUE].seats):
            count[Count.SEAT] = seat
            tables[OTHER] = tables[TRUE]
            redeal(book, tables[OTHER], seat, draw(luck))
            count[Count.CHANGED] += differ(inside)
            leak = compare(book, tables, seen, seen_inside, out, seat, mask)
            if leak:
                return leak
        play_any(book, tables[TRUE], mask, out[TRUE], luck)
        count[Count.DECISIONS] += 1
        mask = waiting(book, tables[TRUE])
    count[Count.OVER] = 0 if mask else 1
    return Leak.NONE


@rule
def compare(book: Any, tables: Records, seen: Records, seen_inside: Any, out: Any, seat: int, mask: int) -> int:
    """What a seat learns from a table that it doesn't learn from the other one."""
    if waiting(book, tables[OTHER]) != mask:
        return Leak.WAITING
    for at in range(2):
        observe(book, tables[at], seat, seen[at])
    if differ(seen_inside):
        return Leak.OBSERVED
    if not same_page(tables[TRUE], tables[OTHER], seat):
        return Leak.PAGE
    if mask >> seat & 1:
        moves = legal(book, tables[TRUE], seat, out[TRUE])
        if legal(book, tables[OTHER], seat, out[OTHER]) != moves:
            return Leak.LEGAL
        for move in range(moves):
            if out[TRUE, move] != out[OTHER, move]:
                return Leak.LEGAL
    return Leak.NONE


@rule
def differ(inside: Any) -> int:
    """Whether two records differ, by the numbers inside them: 1 if so."""
    found = 0
    for at in range(inside.shape[1]):
        found |= inside[TRUE, at] ^ inside[OTHER, at]
    return 1 if found else 0


@rule
def same_page(table: Any, other: Any, seat: int) -> bool:
    """Whether a seat reads the same on both journal pages."""
    if table.noted != other.noted:
        return False
    for line in range(table.noted):
        hidden = is_hidden(table, line, seat)
        if is_hidden(other, line, seat) != hidden:
            return False
        for column in range(2 if hidden else WIDTH):
            if table.events[line, column] != other.events[line, column]:
                return False
    return True


@rule
def is_hidden(table: Any, line: int, seat: int) -> bool:
    """Whether a seat reads only what happened, and by whom."""
    readers = table.events[line, WIDTH] if table.events.shape[1] > WIDTH else 0
    return readers != 0 and not readers >> seat & 1


@rule
def play_any(book: Any, table: Any, mask: int, out: Any, luck: Luck) -> None:
    """A random move of a random seat among those that are waiting."""
    several = 0
    for seat in range(table.seats):
        several += mask >> seat & 1
    left, mover = below(luck, several), 0
    while not mask >> mover & 1 or left:
        left -= mask >> mover & 1
        mover += 1
    apply(book, table, mover, int(out[below(luck, legal(book, table, mover, out))]))


class Pair:
    """A table of a game and the one that is dealt again, with what a seat observes of both."""

    def __init__(self, found: Any, rules: Rules | None = None) -> None:
        self.found, given = found, rules or found.rules
        self.rules, self.play_on = Rules(*map(native, given)), bind(play_on, given._asdict())
        self.book = lay_open(found.book, found.open_book(None).records, compiled=True)
        self.tables, self.seen = blank(found.table, 2), blank(found.observation, 2)
        self.out, self.luck = np.zeros((2, found.most_moves), np.int16), np.zeros(WORDS, np.int64)
        self.count = np.zeros(len(Count), np.int64)

    def begin(self, seed: int) -> None:
        """Another game: its seats and options follow from the seed, and its moves."""
        seats = self.found.seats[seed % len(self.found.seats)]
        options = varied_options(self.found, seats, seed // len(self.found.seats))
        self.about = f"{seats} seats, seed {seed}, {options}"
        self.tables[:] = np.zeros(2, self.tables.dtype)
        self.count[:] = 0
        sow(self.luck, seed)
        self.rules.setup(self.book, self.tables[TRUE], seats, options_row(self.found, options), seed)

    def go_on(self, end: int) -> bool:
        """Play and compare up to that number of decisions; False at the end of the game."""
        inside, seen_inside = (pair.view(np.ndarray).view(np.int16).reshape(2, -1) for pair in (self.tables, self.seen))
        pairs = self.tables, inside, self.seen, seen_inside
        leak = self.play_on(self.book, *pairs, self.out, self.luck, end, self.count)
        assert leak == Leak.NONE, f"{Leak._fields[leak].lower()}: {self.where()}"
        return not self.count[Count.OVER]

    def deal_again(self, seat: int) -> None:
        """The other table is dealt again for a seat."""
        self.count[Count.SEAT] = seat
        self.tables[OTHER] = self.tables[TRUE]
        self.rules.redeal(self.book, self.tables[OTHER], seat, int(draw(self.luck)))

    def where(self) -> str:
        return f"{self.about}, decision {self.count[Count.DECISIONS]}, seat {self.count[Count.SEAT]}"

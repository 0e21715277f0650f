"""The end and the score: rulebook, chapter 12."""

from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST_POINTS, SCRATCH, STEPS, Icon, Timing, Type, Verb
from ..table import Table
from .nation import count_icons, first_uncovered, measure, next_uncovered


@rule
def other_icons(table: Table, row: int) -> int:
    """12.4  "... other icons, all added up ..." """
    total = 0
    for icon in range(Icon.SCIENCE, Icon.DEFENCE + 1):
        total += int(table.icons[row, icon])
    return total


@rule
def culture_of(book: Book, table: Table, seat: int, card: int) -> int:
    """14.10  "... for each thing counted, or for every n of them, rounded down." """
    culture = 0
    for step in range(STEPS):
        if book.verb[card, step] == Verb.CULTURE:
            counted = int(measure(table, seat, SCRATCH, book.per[card, step]))
            culture += int(book.amount[card, step]) * (counted // int(book.every[card, step]))
    return culture


@rule
def scored_effects(book: Book, table: Table, seat: int) -> int:
    """4.9, 12.5  "Every uncovered scoring effect gives its points." """
    culture = 0
    card = first_uncovered(table, seat)
    while card:
        if book.timing[card] == Timing.SCORING:
            culture += culture_of(book, table, seat, card)
        card = next_uncovered(book, table, seat, card)
    return culture


@rule
def open_scratch(book: Book, table: Table, seat: int) -> None:
    """12.2  "First every obsolete effect is switched off ...": the scratch row has the icons that count."""
    count_icons(book, table, seat, SCRATCH)


@rule
def wipe_scratch(table: Table) -> None:
    """12.2  Empty the scratch row again."""
    table.steady[SCRATCH][:] = 0
    table.icons[SCRATCH][:] = 0


@rule
def points(book: Book, table: Table, seat: int) -> int:
    """12.2 to 12.5  A nation's points: final, or as they would be now."""
    open_scratch(book, table, seat)
    total = int(table.icons[SCRATCH, Icon.CULTURE]) + other_icons(table, SCRATCH) // 2
    total += scored_effects(book, table, seat)
    wipe_scratch(table)
    return total


@rule
def scores(book: Book, table: Table, out: Ints) -> None:
    """12.2 to 12.5  Every nation's points."""
    for seat in range(table.seats):
        out[seat] = min(points(book, table, seat), MOST_POINTS)


@rule
def cards_in(table: Table, seat: int) -> int:
    """12.6  "... more cards in the nation ...": covered ones, leader, wonders and starting card too."""
    total = 0
    for kind in range(Type.NONE, Type.WONDER + 1):
        total += table.cards[seat, kind]
    return total


@rule
def is_ahead(book: Book, table: Table, seat: int, other: int) -> bool:
    """12.6  "The most points win. On a tie, more cards in the nation win, then more tokens in the nation." """
    mine, yours = points(book, table, seat), points(book, table, other)
    if mine == yours:
        mine, yours = cards_in(table, seat), cards_in(table, other)
    if mine == yours:
        mine, yours = int(table.tokens[seat]), int(table.tokens[other])
    return mine > yours


@rule
def ranks(book: Book, table: Table, out: Ints) -> None:
    """12.6  "Seats that are still tied share the place." """
    for seat in range(table.seats):
        out[seat] = 1
        for other in range(table.seats):
            if is_ahead(book, table, other, seat):
                out[seat] += 1

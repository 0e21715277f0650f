"""The end of an era and of the game, and who wins: rulebook, chapters 1 and 15."""

from typing import Any

from watershed.kernel.journal import note
from watershed.kernel.luck import shuffle
from watershed.kernel.rule import rule

from ..book import Book
from ..names import DECK, EFFECTS, ERAS, NOBODY, Event, Good, Phase, When
from ..table import Table
from .goods import gain, lose, seat_at
from .production import begin_round
from .status import figure_on, worth


@rule
def end_era(book: Book, table: Table) -> None:
    """15.1 to 15.3  Texts about the end of an era count; then the next era begins, or the game is over."""
    note(table, Event.ERA_ENDED, NOBODY, int(table.era), 0, 0)
    for step in range(table.seats):
        settle_texts(book, table, seat_at(table, step), False)
    if table.era < ERAS:
        table.era += 1
        table.lap = 0
        new_deck(table)
        begin_round(book, table)
    else:
        for step in range(table.seats):
            settle_texts(book, table, seat_at(table, step), True)
        finish(table)


@rule
def counts_now(table: Table, when: int, final: bool) -> bool:
    """15.1, 15.3  Whether a text is about the end of this era, or of the game."""
    if final:
        return when == When.END
    return when == When.ERA or when == When.ERA_1 + table.era - 1


@rule
def settle_texts(book: Book, table: Table, seat: int, final: bool) -> None:
    """15.1, 15.3  "For each player they are added up before VP are kept from going below 0." """
    total = 0
    for level in range(table.height[seat]):
        figure = figure_on(book, table, seat, level)
        for effect in range(EFFECTS):
            if figure and counts_now(table, int(book.when[figure, effect]), final):
                vp = worth(book, table, seat, figure, effect)
                total += vp
                note(table, Event.FINAL, seat, figure, vp, 0)
    if total >= 0:
        gain(table, seat, Good.VP, total)
    else:
        lose(table, seat, Good.VP, -total)


@rule
def new_deck(table: Table) -> None:
    """3.5, 15.2  "Each era has a shuffled deck of 25 land cards." """
    for at in range(DECK):
        table.deck[at] = (table.era - 1) * DECK + at + 1
    shuffle(table.luck, table.deck, 0, DECK)
    table.drawn = 0


@rule
def finish(table: Table) -> None:
    """15.3  "... the game is over." """
    best = 0
    for seat in range(table.seats):
        best = max(best, int(table.goods[seat, Good.VP]))
    table.phase = Phase.NONE
    for seat in range(table.seats):
        if table.goods[seat, Good.VP] == best:
            note(table, Event.OVER, seat, 0, best, 0)


@rule
def scores(book: Book, table: Table, out: Any) -> None:
    """1.1  VP."""
    for seat in range(table.seats):
        out[seat] = table.goods[seat, Good.VP]


@rule
def ranks(book: Book, table: Table, out: Any) -> None:
    """1.1, 15.3  "Players with the same VP share the place." """
    for seat in range(table.seats):
        place = 1
        for other in range(table.seats):
            place += 1 if table.goods[other, Good.VP] > table.goods[seat, Good.VP] else 0
        out[seat] = place

"""Cards in a nation: rulebook, chapter 3."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST_ICONS, SCRATCH, STEPS, Event, Icon, Measure, Timing, Type, Verb
from ..table import Table


@rule
def first_uncovered(table: Table, seat: int) -> int:
    """3.2  The first card of a nation whose effect is uncovered, or 0."""
    for kind in range(Type.MILITARY, Type.WONDER + 1):
        if table.top[seat, kind]:
            return table.top[seat, kind]
    return 0


@rule
def next_uncovered(book: Book, table: Table, seat: int, card: int) -> int:
    """3.2, 3.4  The uncovered card after this one: only wonders have more than one."""
    kind = book.type[card]
    if kind == Type.WONDER:
        return table.under[card]
    for later in range(kind + 1, Type.WONDER + 1):
        if table.top[seat, later]:
            return table.top[seat, later]
    return 0


@rule
def measure(table: Table, seat: int, row: int, what: int) -> int:
    """14.1, 14.10  How many of a thing a nation has; icons are read from the given row of counts."""
    if what == Measure.NONE:
        return 1
    if what <= Measure.ICONS:
        return table.icons[row, what]
    if what <= Measure.TYPES:
        return table.cards[seat, what - Measure.ICONS]
    if what == Measure.TOKENS:
        return table.tokens[seat]
    return kinds_present(table, seat)


@rule
def kinds_present(table: Table, seat: int) -> int:
    """14.10  How many of the six card types a nation has."""
    kinds = 0
    for kind in range(Type.MILITARY, Type.WONDER + 1):
        if table.cards[seat, kind] > 0:
            kinds += 1
    return kinds


@rule
def counts_icons(book: Book, card: int, step: int) -> bool:
    """3.7  Whether a permanent effect counts icons."""
    return Measure.NONE < book.per[card, step] <= Measure.ICONS


@rule
def provide_steady(book: Book, table: Table, seat: int, row: int, card: int) -> None:
    """14.1  What a card provides without counting icons."""
    for step in range(STEPS):
        if book.verb[card, step] == Verb.PROVIDE and not counts_icons(book, card, step):
            more = int(book.amount[card, step]) * (
                int(measure(table, seat, row, book.per[card, step])) // int(book.every[card, step])
            )
            icon = book.icon[card, step]
            table.steady[row, icon] = min(MOST_ICONS, table.steady[row, icon] + more)


@rule
def provide_counting(book: Book, table: Table, row: int, card: int) -> None:
    """3.7  "... but not what another icon-counting effect provides." """
    for step in range(STEPS):
        if book.verb[card, step] == Verb.PROVIDE and counts_icons(book, card, step):
            more = int(book.amount[card, step]) * (
                int(table.steady[row, book.per[card, step]]) // int(book.every[card, step])
            )
            icon = book.icon[card, step]
            table.icons[row, icon] = min(MOST_ICONS, table.icons[row, icon] + more)


@rule
def count_icons(book: Book, table: Table, seat: int, row: int) -> None:
    """3.6, 3.8, 4.7  "Your icons are those on the stripes of all your cards and those that your uncovered permanent
    effects provide." The scratch row counts without obsolete effects, as scoring does (12.2).
    """
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        table.steady[row, icon] = table.stripes[seat, icon]
    card = first_uncovered(table, seat)
    while card:
        if book.timing[card] == Timing.PERMANENT and not (row == SCRATCH and book.obsolete[card]):
            provide_steady(book, table, seat, row, card)
        card = next_uncovered(book, table, seat, card)
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        table.icons[row, icon] = table.steady[row, icon]
    card = first_uncovered(table, seat)
    while card:
        if book.timing[card] == Timing.PERMANENT and not (row == SCRATCH and book.obsolete[card]):
            provide_counting(book, table, row, card)
        card = next_uncovered(book, table, seat, card)


@rule
def place(book: Book, table: Table, seat: int, card: int) -> None:
    """3.1, 3.9  "A new ... card goes on top of your cards of the same type." """
    kind = book.type[card]
    if kind == Type.LEADER:
        replace_leader(book, table, seat)
    table.under[card] = table.top[seat, kind]
    table.top[seat, kind] = card
    table.cards[seat, kind] += 1
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        table.stripes[seat, icon] += book.stripe[card, icon]
    count_icons(book, table, seat, seat)


@rule
def replace_leader(book: Book, table: Table, seat: int) -> None:
    """3.3  "A new leader replaces the old one, which is removed from the game." """
    old = table.top[seat, Type.LEADER]
    if old:
        lift(book, table, seat, old)
        note(table, Event.LEADER_LEFT, seat, old, 0, 0)


@rule
def lift(book: Book, table: Table, seat: int, card: int) -> None:
    """1.5, 3.5  A top card or a wonder leaves a nation. The card below has its effect again."""
    kind = book.type[card]
    if table.top[seat, kind] == card:
        table.top[seat, kind] = table.under[card]
    else:
        above = table.top[seat, kind]
        while table.under[above] != card:
            above = table.under[above]
        table.under[above] = table.under[card]
    table.under[card] = 0
    table.cards[seat, kind] -= 1
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        table.stripes[seat, icon] -= book.stripe[card, icon]
    count_icons(book, table, seat, seat)

"""Symbols, counts and statuses, kept up to date whenever the board changes. Rulebook, chapter 7."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    ALLIED,
    CELLS,
    COUNTED,
    EFFECTS,
    GENERAL,
    LEVELS,
    POWERS,
    RECLAIMED,
    WORKERS,
    Good,
    Kind,
    Quantity,
    Status,
    Verb,
    When,
)
from ..table import STATUSES, Table
from .ground import cell_at, is_room, room_at


@rule
def figure_on(book: Book, table: Table, seat: int, level: int) -> int:
    """2.7  The visible hero or wonder of a piece; 0 for none."""
    piece = int(table.pile[seat, level])
    quarter = int(book.figure_at[piece]) - 1
    if quarter < 0:
        return 0
    columns = int(book.columns[piece])
    cell = cell_at(int(table.corner[seat, level]), quarter % columns, quarter // columns)
    return int(book.figure[book.room[piece, quarter]]) if table.land[seat, cell] == level + 1 else 0


@rule
def quantity(table: Table, seat: int, measure: int) -> int:
    """7.6, 14.7 to 14.9  What prosperity cards and effects count."""
    if measure == Quantity.NONE:
        return 1
    if measure < COUNTED:
        return int(table.count[seat, measure])
    if measure == Quantity.SAVINGS:
        return int(table.goods[seat, Good.MONEY])
    return int(table.status[seat, measure - COUNTED + 1])


@rule
def worth(book: Book, table: Table, seat: int, figure: int, effect: int) -> int:
    """2.7  How much an effect brings now, rounded down."""
    counted = quantity(table, seat, int(book.per[figure, effect])) // int(book.every[figure, effect])
    return int(book.amount[figure, effect]) * counted


@rule
def update(book: Book, table: Table, seat: int) -> None:
    """2.3, 7.2 to 7.5  The status board always shows what is active now."""
    table.count[seat][:] = 0
    table.status[seat][:] = 0
    table.power[seat][:] = 0
    gather_powers(book, table, seat)
    count_rooms(book, table, seat)
    man_rooms(book, table, seat)
    count_routes(table, seat)
    table.count[seat, Quantity.WONDERS] += table.power[seat, Verb.EXTRA_WONDER]
    if table.power[seat, Verb.DRY_WATER]:
        table.count[seat, Quantity.WASTELAND] += table.count[seat, Quantity.WATER]
    add_effects(book, table, seat, Status.POL, Status.TRA)
    if table.power[seat, Verb.SET_POL]:
        table.status[seat, Status.POL] = table.power[seat, Verb.SET_POL]
    add_effects(book, table, seat, Status.FOOD, Status.SHIELDS)
    for status in range(1, STATUSES):
        table.status[seat, status] = max(0, int(table.status[seat, status]))


@rule
def gather_powers(book: Book, table: Table, seat: int) -> None:
    """2.7  "A hero or a wonder works only while it is visible in your territory." """
    for level in range(table.height[seat]):
        figure = figure_on(book, table, seat, level)
        if figure:
            for effect in range(EFFECTS):
                verb = int(book.verb[figure, effect])
                if book.when[figure, effect] == When.ALWAYS and Verb.TRA < verb < POWERS:
                    table.power[seat, verb] += book.amount[figure, effect]


@rule
def count_rooms(book: Book, table: Table, seat: int) -> None:
    """7.2, 7.6  Rooms are counted as rooms, and their free symbols are active."""
    for cell in range(1, CELLS + 1):
        if table.land[seat, cell] and is_room(book, table, seat, cell):
            room = room_at(book, table, seat, cell)
            kind = int(book.kind[room])
            table.count[seat, kind] += 1
            if kind <= Kind.INDUSTRY:
                table.count[seat, Quantity.GENERAL] += 1
            if kind == Kind.INDUSTRY and book.free[room, Status.FOOD]:
                table.count[seat, Quantity.FOOD_INDUSTRY] += 1
            if table.land[seat, cell] == LEVELS + RECLAIMED:
                table.count[seat, Quantity.RECLAIMED] += 1
            for status in range(1, STATUSES):
                table.status[seat, status] += book.free[room, status]


@rule
def man_rooms(book: Book, table: Table, seat: int) -> None:
    """7.2  "A symbol in an Activity Box is active exactly while at least one of your workers is in the room." """
    for worker in range(WORKERS):
        cell = int(table.place[seat, worker])
        if cell:
            table.count[seat, Quantity.WORKERS] += 1
        if 0 < cell <= CELLS and is_first(table, seat, worker):
            room = room_at(book, table, seat, cell)
            if book.kind[room] == Kind.WATER:
                table.count[seat, Quantity.MANNED_WATER] += 1
            if book.boxed[room] and book.kind[room] == Kind.INDUSTRY:
                table.count[seat, Quantity.MANNED_INDUSTRY] += 1
            if book.boxed[room] and book.kind[room] == Kind.CULTURE:
                table.count[seat, Quantity.MANNED_CULTURE] += 1
            for status in range(1, STATUSES):
                table.status[seat, status] += book.box[room, status]


@rule
def is_first(table: Table, seat: int, worker: int) -> bool:
    """7.2  A box with two workers counts once."""
    for earlier in range(worker):
        if table.place[seat, earlier] == table.place[seat, worker]:
            return False
    return True


@rule
def count_routes(table: Table, seat: int) -> None:
    """2.8  General routes with their Start at the kingdom, and allied ones that touch it."""
    for route in range(1, GENERAL + 1):
        if table.owner[route] == seat + 1:
            table.count[seat, Quantity.ROUTES] += 1
    for route in range(1, ALLIED + 1):
        if table.end_a[route] == seat + 1 or table.end_b[route] == seat + 1:
            table.count[seat, Quantity.ROUTES] += 1


@rule
def add_effects(book: Book, table: Table, seat: int, least: int, most: int) -> None:
    """7.3, 7.5  What visible heroes and wonders add to some of the statuses."""
    for level in range(table.height[seat]):
        figure = figure_on(book, table, seat, level)
        if figure:
            for effect in range(EFFECTS):
                verb = int(book.verb[figure, effect])
                if book.when[figure, effect] == When.ALWAYS and least <= verb <= most:
                    table.status[seat, verb] += worth(book, table, seat, figure, effect)


@rule
def attack(table: Table, seat: int) -> int:
    """7.4  "Your Attack is your MIL." """
    return int(table.status[seat, Status.MIL])


@rule
def defence(table: Table, seat: int) -> int:
    """7.4  "Your Defence is your MIL and your active shields." """
    return int(table.status[seat, Status.MIL]) + int(table.status[seat, Status.SHIELDS])

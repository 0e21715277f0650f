"""The sea rises: rulebook, chapter 14."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import NOBODY, RISES, Event, Group, Phase, Question, State
from ..table import Table


@rule
def begin_flood(table: Table) -> None:
    """4.1  The sea rises, if it does."""
    table.phase = Phase.FLOOD


@rule
def is_rising(book: Book, table: Table) -> bool:
    """14.2, 14.3  Whether the scale has passed a mark whose rise hasn't come yet."""
    return table.rises < RISES and table.scale >= book.rise[table.rises + 1]


@rule
def rise(book: Book, table: Table) -> None:
    """14.2, 14.4, 14.6  "Each rise floods the cells that the map marks for it." Fanatics there die."""
    table.rises += 1
    note(table, Event.ROSE, NOBODY, 0, int(table.rises), int(table.scale))
    for cell in range(table.first_cell, table.end_land):
        if book.drowns[cell] == table.rises:
            table.began[cell] = table.control[cell]
            table.state[cell] = State.FLOODED
            table.control[cell] = 0
            table.fanatics[cell] = 0
            seat = int(table.began[cell]) - 1 if table.began[cell] else NOBODY
            note(table, Event.FLOODED, seat, cell, 0, 0)


@rule
def is_haven(table: Table, seat: int, cell: int) -> bool:
    """14.6  "Other pawns can flee to an adjacent dry cell that their controller controls." """
    return table.control[cell] == seat + 1


@rule
def has_haven(book: Book, table: Table, seat: int, cell: int) -> bool:
    """14.6, 1.7  Whether pawns can flee anywhere."""
    for at in range(book.touching[cell]):
        if is_haven(table, seat, int(book.beside[cell, at])):
            return True
    return False


@rule
def rescue(book: Book, table: Table) -> None:
    """14.7, 14.8  Ask for the next group that can flee; the others drown. If nobody is left, nothing is asked."""
    for step in range(table.seats):
        seat = (int(table.first) + step) % int(table.seats)
        for cell in range(table.first_cell, table.end_land):
            if book.drowns[cell] == table.rises and table.began[cell] == seat + 1:
                if table.warriors[cell] and is_saved(book, table, seat, cell, Group.WARRIORS):
                    return
                if table.workers[cell, seat] and is_saved(book, table, seat, cell, Group.WORKERS):
                    return
    for step in range(table.seats):
        seat = (int(table.first) + step) % int(table.seats)
        for cell in range(table.first_cell, table.end_land):
            left = book.drowns[cell] == table.rises and table.workers[cell, seat] > 0
            if left and is_saved(book, table, seat, cell, Group.FREED):
                return
    for cell in range(table.first_cell, table.end_land):
        table.began[cell] = 0


@rule
def is_saved(book: Book, table: Table, seat: int, cell: int, group: int) -> bool:
    """14.7, 1.7  Ask where a group goes; without a haven it drowns. Returns whether it is asked."""
    table.site = cell
    table.group = group
    if has_haven(book, table, seat, cell):
        table.question = Question.FLEE
        table.asked = seat
        return True
    drown(table, seat)
    return False


@rule
def drown(table: Table, seat: int) -> None:
    """14.7, 14.8  "Each group may also drown. ... Slaves who don't flee with their captor's warriors are freed." """
    cell = int(table.site)
    if table.group == Group.WARRIORS:
        note(table, Event.WARRIORS_DROWNED, seat, cell, int(table.warriors[cell]), 0)
        table.army[seat] -= table.warriors[cell]
        table.warriors[cell] = 0
        table.guard[cell] = 0
        for colour in range(table.seats):
            if colour != seat and table.workers[cell, colour]:
                note(table, Event.FREED, colour, cell, int(table.workers[cell, colour]), 0)
    else:
        note(table, Event.WORKERS_DROWNED, seat, cell, int(table.workers[cell, seat]), 0)
        table.workers[cell, seat] = 0
    table.site = 0
    table.group = 0


@rule
def flee(table: Table, seat: int, target: int) -> None:
    """14.6, 14.7  One cell for the warriors with their slaves, one cell for the workers."""
    cell = int(table.site)
    if table.group == Group.WARRIORS:
        note(table, Event.WARRIORS_FLED, seat, target, int(table.warriors[cell]), cell)
        table.guard[target] = seat + 1
        table.warriors[target] += table.warriors[cell]
        table.warriors[cell] = 0
        table.guard[cell] = 0
        for colour in range(table.seats):
            if colour != seat and table.workers[cell, colour]:
                note(table, Event.SLAVES_FLED, colour, target, int(table.workers[cell, colour]), cell)
                move_over(table, colour, cell, target)
    else:
        note(table, Event.WORKERS_FLED, seat, target, int(table.workers[cell, seat]), cell)
        move_over(table, seat, cell, target)
    table.site = 0
    table.group = 0


@rule
def move_over(table: Table, colour: int, cell: int, target: int) -> None:
    """14.6  All workers of a colour flee."""
    table.workers[target, colour] += table.workers[cell, colour]
    table.workers[cell, colour] = 0

"""Ferrying: rulebook, chapter 6."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Question
from ..table import Table

BOAT = 64  # what one more of your boats counts when routes are compared; a sea cell counts 1


@rule
def carries(table: Table, seat: int, sea: int) -> bool:
    """6.1, 6.3, 6.4  Whether a sea cell has a boat that the active seat can use."""
    owner = int(table.fleet[sea]) - 1
    if owner == seat:
        return table.ferrying[sea] > 0 or table.fresh_boats[sea] > 0
    return owner >= 0 and table.granted >> owner & 1 == 1


@rule
def toll(table: Table, seat: int, sea: int) -> int:
    """6.6  What a sea cell adds to a route: itself, and one of your boats that hasn't ferried yet."""
    return BOAT + 1 if table.fleet[sea] == seat + 1 and not table.ferrying[sea] else 1


@rule
def seas_reached(book: Book, table: Table, seat: int, origin: int) -> int:
    """6.1  The sea cells that a ferry from a land cell can cross, one bit each from the first cell of the map on."""
    first = int(table.first_cell)
    todo = 0
    for at in range(book.touching[origin]):
        sea = int(book.beside[origin, at])
        if carries(table, seat, sea):
            todo |= 1 << (sea - first)
    found = 0
    while todo:
        sea = first
        while not todo >> (sea - first) & 1:
            sea += 1
        todo &= ~(1 << (sea - first))
        found |= 1 << (sea - first)
        for at in range(book.touching[sea]):
            other = int(book.beside[sea, at])
            if not found >> (other - first) & 1 and carries(table, seat, other):
                todo |= 1 << (other - first)
    return found


@rule
def ferry(book: Book, table: Table, seat: int, origin: int, target: int) -> None:
    """6.3, 6.6  "Any other ferry uses as few of your unused boats as possible, then as few sea cells as possible, then
    the first cells of the map." These boats can't move any more.
    """
    measure_ways(book, table, seat, target)
    sea = nearest(book, table, origin, 0)
    while sea:
        left = int(table.way[sea]) - toll(table, seat, sea)
        note(table, Event.FERRIED, int(table.fleet[sea]) - 1, sea, 0, seat)
        if table.fleet[sea] == seat + 1 and not table.ferrying[sea]:
            table.ferrying[sea] = 1
            table.fresh_boats[sea] -= 1
        sea = nearest(book, table, sea, left) if left else 0
    for cell in range(table.first_cell, table.end_cell):
        table.way[cell] = 0


@rule
def measure_ways(book: Book, table: Table, seat: int, target: int) -> None:
    """6.6  How much a ferry takes from each sea cell to its target."""
    for at in range(book.touching[target]):
        sea = int(book.beside[target, at])
        if carries(table, seat, sea):
            table.way[sea] = toll(table, seat, sea)
    changed = True
    while changed:
        changed = False
        for sea in range(table.first_cell, table.end_cell):
            if table.way[sea]:
                for at in range(book.touching[sea]):
                    other = int(book.beside[sea, at])
                    if carries(table, seat, other):
                        length = int(table.way[sea]) + toll(table, seat, other)
                        if table.way[other] == 0 or length < table.way[other]:
                            table.way[other] = length
                            changed = True


@rule
def nearest(book: Book, table: Table, cell: int, length: int) -> int:
    """6.6  The first sea cell beside a cell from which the way is that long, or the shortest if no length is given."""
    best = 0
    for at in range(book.touching[cell]):
        sea = int(book.beside[cell, at])
        fits = table.way[sea] == length if length else table.way[sea] > 0
        if fits and (best == 0 or table.way[sea] < table.way[best]):
            best = sea
    return best


@rule
def may_ask(book: Book, table: Table, seat: int, owner: int) -> bool:
    """6.4, 6.5  "You may ask each owner once in your moves." The boats must be next to your pawns or to boats that you
    can use, or they are of no use.
    """
    if owner == seat or table.navy[owner] == 0 or table.queried >> owner & 1:
        return False
    for sea in range(table.first_cell, table.end_cell):
        if table.fleet[sea] == owner + 1:
            for at in range(book.touching[sea]):
                other = int(book.beside[sea, at])
                if table.fresh_workers[other] or table.fresh_warriors[other] or carries(table, seat, other):
                    return True
    return False


@rule
def ask(table: Table, owner: int) -> None:
    """6.5  "You may ask each owner once in your moves." """
    table.queried |= 1 << owner
    table.asked = owner
    table.question = Question.FERRY
    note(table, Event.ASKED, int(table.active), 0, 0, owner)


@rule
def grant(table: Table, agrees: bool) -> None:
    """6.5  "The answer holds for all of that owner's boats until you end your moves." """
    if agrees:
        table.granted |= 1 << int(table.asked)
        note(table, Event.GRANTED, int(table.asked), 0, 0, int(table.active))
    else:
        note(table, Event.REFUSED, int(table.asked), 0, 0, int(table.active))

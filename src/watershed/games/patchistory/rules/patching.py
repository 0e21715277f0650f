"""What patching a card does: rulebook, chapter 6."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, LEVELS, WIDE, WORKERS, Event
from ..table import Table
from .fitting import CARD, close_up, stack_up
from .ground import anchor_of, cell_at, level_at, room_at
from .status import update


@rule
def patch(book: Book, table: Table, seat: int, corner: int, mask: int) -> None:
    """6.3, 6.11  The card gets its place in the pile and is active at once."""
    stack_up(book, table, seat)
    lifted = 0
    for quarter in range(CARD):
        cell = cell_at(corner, quarter % 2, quarter // 2)
        if table.land[seat, cell] and not mask >> quarter & 1:
            lifted |= 1 << level_at(book, table, seat, cell)
    lifted = close_up(table, seat, lifted)
    table.fit[:] = 0
    table.above[:] = 0
    note(table, Event.PATCHED, seat, int(table.piece[seat]), corner, mask)
    cover(book, table, seat, corner, mask)
    insert(table, seat, int(table.piece[seat]), corner, lifted)
    stretch(table, seat, corner)
    lay_out(book, table, seat)
    stand_again(book, table, seat)
    update(book, table, seat)


@rule
def cover(book: Book, table: Table, seat: int, corner: int, mask: int) -> None:
    """2.7, 6.4  What the card covers: tiles leave the game, heroes and wonders don't work any more."""
    for quarter in range(CARD):
        cell = cell_at(corner, quarter % 2, quarter // 2)
        if mask >> quarter & 1 and table.land[seat, cell]:
            figure = int(book.figure[room_at(book, table, seat, cell)])
            if table.land[seat, cell] > LEVELS:
                note(table, Event.TILE_LOST, seat, cell, 0, 0)
            elif figure and anchor_of(book, table, seat, cell) == cell:
                note(table, Event.COVERED, seat, figure, 0, 0)
    for quarter in range(CARD):
        cell = cell_at(corner, quarter % 2, quarter // 2)
        if mask >> quarter & 1 and table.land[seat, cell] > LEVELS:
            table.land[seat, cell] = 1


@rule
def insert(table: Table, seat: int, piece: int, corner: int, lifted: int) -> None:
    """6.3  The card goes directly below what it was slid under, and what lies on that stays on it."""
    height, low, high = int(table.height[seat]), 0, 0
    for level in range(height):
        if lifted >> level & 1:
            table.menu[high] = table.pile[seat, level]
            table.menu[LEVELS + high] = table.corner[seat, level]
            high += 1
        else:
            table.pile[seat, low] = table.pile[seat, level]
            table.corner[seat, low] = table.corner[seat, level]
            low += 1
    table.pile[seat, low] = piece
    table.corner[seat, low] = corner
    for at in range(high):
        table.pile[seat, low + 1 + at] = table.menu[at]
        table.corner[seat, low + 1 + at] = table.menu[LEVELS + at]
    table.menu[:] = 0
    table.height[seat] = height + 1


@rule
def level_of(table: Table, seat: int, piece: int) -> int:
    """6.3  The level of a piece in a seat's pile; -1 if it isn't there."""
    for level in range(table.height[seat]):
        if table.pile[seat, level] == piece:
            return level
    return -1


@rule
def stretch(table: Table, seat: int, corner: int) -> None:
    """6.10  The territory's columns and rows with the new card."""
    right = ((corner - 1) % WIDE - int(table.left[seat])) % WIDE
    down = ((corner - 1) // WIDE - int(table.top[seat])) % WIDE
    if right == WIDE - 1:
        table.left[seat] = (table.left[seat] - 1) % WIDE
        table.wide[seat] += 1
    else:
        table.wide[seat] = max(int(table.wide[seat]), right + 2)
    if down == WIDE - 1:
        table.top[seat] = (table.top[seat] - 1) % WIDE
        table.high[seat] += 1
    else:
        table.high[seat] = max(int(table.high[seat]), down + 2)


@rule
def lay_out(book: Book, table: Table, seat: int) -> None:
    """6.3, 6.4  What is seen on each cell: the highest piece of the pile, or the tile that lies there."""
    for level in range(table.height[seat]):
        piece, corner = int(table.pile[seat, level]), int(table.corner[seat, level])
        columns = int(book.columns[piece])
        for quarter in range(book.quarters[piece]):
            cell = cell_at(corner, quarter % columns, quarter // columns)
            if table.land[seat, cell] <= LEVELS:
                table.land[seat, cell] = level + 1


@rule
def stand_again(book: Book, table: Table, seat: int) -> None:
    """6.12  Workers stay where they are; in a larger room that is its first quarter."""
    for worker in range(WORKERS):
        place = int(table.place[seat, worker])
        if 0 < place <= CELLS:
            table.place[seat, worker] = anchor_of(book, table, seat, place)

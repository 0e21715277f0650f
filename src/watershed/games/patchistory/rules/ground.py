"""Territories: cells, pieces and rooms. Rulebook, chapters 6 and 7."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, LEVELS, WIDE, WORKERS
from ..table import Table


@rule
def cell_at(corner: int, right: int, down: int) -> int:
    """6.2  The cell that many columns and rows from a corner; the edges of the board join."""
    row, column = (corner - 1) // WIDE, (corner - 1) % WIDE
    return 1 + (row + down) % WIDE * WIDE + (column + right) % WIDE


@rule
def quarter_at(book: Book, piece: int, corner: int, cell: int) -> int:
    """6.2  Which quarter of a piece with that corner is on a cell; -1 for none."""
    right = (cell - corner) % WIDE
    down = ((cell - 1) // WIDE - (corner - 1) // WIDE) % WIDE
    columns = int(book.columns[piece])
    quarter = down * columns + right
    return quarter if right < columns and quarter < book.quarters[piece] else -1


@rule
def covers(book: Book, table: Table, seat: int, level: int, cell: int) -> bool:
    """6.3  Whether a piece of a pile has a quarter on a cell, visible or not."""
    return quarter_at(book, int(table.pile[seat, level]), int(table.corner[seat, level]), cell) >= 0


@rule
def level_at(book: Book, table: Table, seat: int, cell: int) -> int:
    """6.3, 6.4  The level of the visible piece of a cell, tiles aside; -1 on an empty cell."""
    seen = int(table.land[seat, cell])
    if seen <= LEVELS:
        return seen - 1
    level = int(table.height[seat]) - 1
    while not covers(book, table, seat, level, cell):
        level -= 1
    return level


@rule
def room_at(book: Book, table: Table, seat: int, cell: int) -> int:
    """7.6  The visible room of a cell; 0 on an empty cell. 6.4: a tile is a room of its own."""
    seen = int(table.land[seat, cell])
    if seen == 0:
        return 0
    if seen > LEVELS:
        return int(book.tile_room[seen - LEVELS])
    piece = int(table.pile[seat, seen - 1])
    return int(book.room[piece, quarter_at(book, piece, int(table.corner[seat, seen - 1]), cell)])


@rule
def kind_at(book: Book, table: Table, seat: int, cell: int) -> int:
    """7.1  The kind of the visible room of a cell."""
    return int(book.kind[room_at(book, table, seat, cell)])


@rule
def anchor_of(book: Book, table: Table, seat: int, cell: int) -> int:
    """6.12  The first cell of the room that a cell belongs to; workers are there."""
    seen = int(table.land[seat, cell])
    if seen == 0 or seen > LEVELS:
        return cell
    room = room_at(book, table, seat, cell)
    if book.extent[room] == 1:
        return cell
    columns = int(book.columns[table.pile[seat, seen - 1]])
    anchor = int(book.anchor[room])
    return cell_at(int(table.corner[seat, seen - 1]), anchor % columns, anchor // columns)


@rule
def is_room(book: Book, table: Table, seat: int, cell: int) -> bool:
    """6.12  Whether a cell is the first one of a room."""
    return table.land[seat, cell] != 0 and anchor_of(book, table, seat, cell) == cell


@rule
def is_single(book: Book, table: Table, seat: int, cell: int) -> bool:
    """9.9  Whether the room of a cell is 1x1."""
    return table.land[seat, cell] != 0 and book.extent[room_at(book, table, seat, cell)] == 1


@rule
def worker_in(table: Table, seat: int, cell: int) -> int:
    """2.9  The first worker in the room of a cell, counted from 1; 0 for none."""
    for worker in range(WORKERS):
        if table.place[seat, worker] == cell:
            return worker + 1
    return 0


@rule
def has_empty_room(book: Book, table: Table, seat: int) -> bool:
    """2.9  Whether a room without a worker is left."""
    for cell in range(1, CELLS + 1):
        if is_room(book, table, seat, cell) and not worker_in(table, seat, cell):
            return True
    return False

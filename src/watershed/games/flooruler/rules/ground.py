"""The ground: rulebook, chapter 1. Whose land and whose floor a tile is, and how far it is to walk."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import SIDES
from ..table import Table


@rule
def is_land_of(book: Book, tile: int, seat: int) -> bool:
    """1.4  "A colour's land is every tile that shows the colour ..." """
    return book.land[tile] >> seat & 1 == 1


@rule
def is_free_for(table: Table, tile: int, seat: int) -> bool:
    """4.4, 1.7  Whether a tile has no opponent's floor. Pieces don't block each other."""
    return table.owner[tile] == 0 or table.owner[tile] == seat + 1


@rule
def lay_floor(table: Table, seat: int, tile: int) -> None:
    """1.6  Put a floor on a tile that has none."""
    table.owner[tile] = seat + 1
    table.floors[seat] += 1


@rule
def lift_floor(table: Table, tile: int) -> int:
    """1.6  Return the floor of a tile to its owner's supply. Returns whose it was."""
    seat = int(table.owner[tile]) - 1
    table.owner[tile] = 0
    table.floors[seat] -= 1
    return seat


@rule
def is_open(table: Table, tile: int, crossed: int) -> bool:
    """4.4  Whether a piece that may cross the floors of these seats, one bit each, can walk on a tile."""
    return table.owner[tile] == 0 or crossed >> (table.owner[tile] - 1) & 1 == 1


@rule
def find_ways(book: Book, table: Table, start: int, crossed: int, steps: int) -> int:
    """4.2  "A step leads to the tile above, below, to the left or to the right." Write 1 + the steps to each tile, and
    the tiles into the queue, nearest first, until the steps are used up and the fountain is found. Returns their count.
    """
    table.way[:] = 0
    table.way[start] = 1
    table.queue[0] = start
    first = 0
    last = 1
    while first < last and (table.way[table.queue[first]] <= steps or table.way[book.fountain] == 0):
        tile = table.queue[first]
        first += 1
        for side in range(SIDES):
            other = book.beside[tile, side]
            if other and table.way[other] == 0 and is_open(table, other, crossed):
                table.way[other] = table.way[tile] + 1
                table.queue[last] = other
                last += 1
    return last


@rule
def forget_ways(table: Table) -> None:
    """4.3  "Unused steps are lost." """
    table.way[:] = 0
    table.queue[:] = 0

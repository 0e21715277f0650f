"""Moving: rulebook, chapter 4."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import EVERYBODY, ITEMS, Happening, Place, Question, Verb
from ..table import Table
from .dice import roll
from .ground import find_ways, forget_ways, is_free_for


@rule
def must_leave(table: Table, seat: int) -> bool:
    """4.5  "A piece on whose tile an opponent has a floor must leave it ..." """
    return not is_free_for(table, table.tile[seat], seat)


@rule
def extra_steps(book: Book, table: Table, seat: int) -> int:
    """11.3  "*Haste*: every move of yours has so many steps more." """
    steps = 0
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1 and book.verb[item] == Verb.HASTE:
            steps += book.amount[item]
    return steps


@rule
def declare_move(book: Book, table: Table, seat: int) -> None:
    """4.1  "Say that you move, then roll: you may go so many steps." """
    table.actions -= 1
    table.steps = roll(book, table) + extra_steps(book, table, seat)
    note(table, Happening.ROLLED, seat, 0, table.die, table.steps)
    look_round(book, table, seat)
    mark_ends(book, table, seat)
    table.question = Question.GO
    table.asked = seat


@rule
def look_round(book: Book, table: Table, seat: int) -> None:
    """4.4, 4.6, 4.7  Finds the ways of a piece: past the floors of opponents, or over them where else it is held."""
    start = int(table.tile[seat])
    crossed = 1 << seat
    if must_leave(table, seat):
        crossed |= 1 << (int(table.owner[start]) - 1)
    find_ways(book, table, start, crossed)
    if table.way[book.fountain] == 0:
        find_ways(book, table, start, EVERYBODY)


@rule
def mark_ends(book: Book, table: Table, seat: int) -> None:
    """4.3, 4.6  Turns the number of every tile below zero on which the move may not end."""
    nearest = nearest_in_reach(book, table)
    held = is_held(book, table, seat)
    for tile in range(1, book.tiles + 1):
        ends = is_in_reach(table, tile) and is_free_for(table, tile, seat)
        if held and is_in_reach(table, tile) and book.away[tile, Place.FOUNTAIN] == nearest:
            ends = True
        if not ends:
            table.way[tile] = -table.way[tile]


@rule
def is_held(book: Book, table: Table, seat: int) -> bool:
    """4.6, 4.7  Whether the steps are too few to come off the floors, or past them."""
    if must_leave(table, seat):
        return not any_end(book, table, seat, False)
    return is_cut_off(book, table, seat) and not any_end(book, table, seat, True)


@rule
def is_in_reach(table: Table, tile: int) -> bool:
    """4.1  Whether the steps of this move are enough."""
    return 0 < table.way[tile] <= table.steps + 1


@rule
def nearest_in_reach(book: Book, table: Table) -> int:
    """4.6  "... as near to the fountain as it can." """
    nearest = -1
    for tile in range(1, book.tiles + 1):
        if is_in_reach(table, tile) and (nearest < 0 or book.away[tile, Place.FOUNTAIN] < nearest):
            nearest = int(book.away[tile, Place.FOUNTAIN])
    return nearest


@rule
def any_end(book: Book, table: Table, seat: int, nearer: bool) -> bool:
    """4.6, 4.7  Whether a tile without an opponent's floor is in reach; if so asked, one nearer to the fountain."""
    here = book.away[table.tile[seat], Place.FOUNTAIN]
    for tile in range(1, book.tiles + 1):
        counts = not nearer or book.away[tile, Place.FOUNTAIN] < here
        if counts and is_in_reach(table, tile) and is_free_for(table, tile, seat):
            return True
    return False


@rule
def is_cut_off(book: Book, table: Table, seat: int) -> bool:
    """4.7  Whether the ways just found cross an opponent's floor though the piece stands on none."""
    if must_leave(table, seat):
        return False
    for tile in range(1, book.tiles + 1):
        if table.way[tile] and not is_free_for(table, tile, seat):
            return True
    return False


@rule
def go(table: Table, seat: int, tile: int) -> None:
    """4.1 to 4.3  "You may stop sooner, even where you are ..." """
    note(table, Happening.WENT, seat, tile, table.way[tile] - 1, 0)
    table.tile[seat] = tile
    table.steps = 0
    forget_ways(table)

"""Moving: rulebook, chapter 4."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import EVERYBODY, ITEMS, Event, Place, Question, Verb
from ..table import Table
from .dice import roll
from .ground import find_ways, forget_ways, is_free_for


@rule
def must_leave(table: Table, seat: int) -> bool:
    """4.5  "A piece on a tile with an opponent's floor must leave it." """
    return not is_free_for(table, table.tile[seat], seat)


@rule
def extra_steps(book: Book, table: Table, seat: int) -> int:
    """11.3  "*Haste*: each of your moves has as many extra steps as the card says." """
    steps = 0
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1 and book.verb[item] == Verb.HASTE:
            steps += book.amount[item]
    return steps


@rule
def declare_move(book: Book, table: Table, seat: int) -> None:
    """4.1  "Say that you move, then roll the die. You may go up to that many steps." """
    table.actions -= 1
    table.steps = roll(book, table) + extra_steps(book, table, seat)
    note(table, Event.ROLLED, seat, 0, table.die, table.steps)
    found = look_round(book, table, seat)
    mark_ends(book, table, seat, found)
    table.queue[:] = 0
    table.question = Question.GO
    table.asked = seat


@rule
def look_round(book: Book, table: Table, seat: int) -> int:
    """4.4, 4.6, 4.7  Find the paths of a piece: past opponents' floors, or over them if it would be stuck. Returns
    how many tiles they lead to.
    """
    start = int(table.tile[seat])
    crossed = 1 << seat
    if must_leave(table, seat):
        crossed |= 1 << (int(table.owner[start]) - 1)
    found = find_ways(book, table, start, crossed, int(table.steps))
    if table.way[book.fountain] == 0:
        found = find_ways(book, table, start, EVERYBODY, int(table.steps))
    return found


@rule
def mark_ends(book: Book, table: Table, seat: int, found: int) -> None:
    """4.3, 4.6  Make the number of each tile negative if the move may not end there. Drop tiles that are too far."""
    held = is_held(book, table, seat, found)
    nearest = nearest_in_reach(book, table, found) if held else -1
    for at in range(found):
        tile = table.queue[at]
        if not is_in_reach(table, tile):
            table.way[tile] = 0
        elif not is_free_for(table, tile, seat) and not (held and book.away[tile, Place.FOUNTAIN] == nearest):
            table.way[tile] = -table.way[tile]


@rule
def is_held(book: Book, table: Table, seat: int, found: int) -> bool:
    """4.6, 4.7  Whether there are too few steps to get off the floors, or past them."""
    if must_leave(table, seat):
        return not any_end(book, table, seat, found, False)
    return is_cut_off(table, seat, found) and not any_end(book, table, seat, found, True)


@rule
def is_in_reach(table: Table, tile: int) -> bool:
    """4.1  Whether the steps of this move are enough."""
    return table.way[tile] <= table.steps + 1


@rule
def nearest_in_reach(book: Book, table: Table, found: int) -> int:
    """4.6  "... as near to the fountain as it can." """
    nearest = -1
    for at in range(found):
        tile = table.queue[at]
        if is_in_reach(table, tile) and (nearest < 0 or book.away[tile, Place.FOUNTAIN] < nearest):
            nearest = int(book.away[tile, Place.FOUNTAIN])
    return nearest


@rule
def any_end(book: Book, table: Table, seat: int, found: int, nearer: bool) -> bool:
    """4.6, 4.7  Whether a tile without an opponent's floor is in reach; with `nearer`, one nearer to the fountain."""
    here = book.away[table.tile[seat], Place.FOUNTAIN]
    for at in range(found):
        tile = table.queue[at]
        counts = not nearer or book.away[tile, Place.FOUNTAIN] < here
        if counts and is_in_reach(table, tile) and is_free_for(table, tile, seat):
            return True
    return False


@rule
def is_cut_off(table: Table, seat: int, found: int) -> bool:
    """4.7  Whether the paths just found cross an opponent's floor, for a piece that isn't on one."""
    for at in range(found):
        if not is_free_for(table, table.queue[at], seat):
            return True
    return False


@rule
def go(table: Table, seat: int, tile: int) -> None:
    """4.1 to 4.3  "You may stop sooner, even where you are ..." """
    note(table, Event.WENT, seat, tile, table.way[tile] - 1, 0)
    table.tile[seat] = tile
    table.steps = 0
    forget_ways(table)

"""What changes hands: goods, tiles and favours. Rulebook, chapter 2."""

from typing import Any

from watershed.kernel.journal import note, note_for
from watershed.kernel.rule import rule

from ..book import Book
from ..names import EFFECTS, HAND, NOBODY, TILES, Event, Good, When
from ..table import Table
from .status import figure_on


@rule
def put(out: Any, count: int, action: int) -> int:
    """1.5  Write one more option if there is room, and return how many there are."""
    if count < len(out):
        out[count] = action
    return count + 1


@rule
def seat_at(table: Table, step: int) -> int:
    """4.2  "Turn order is the first player, then clockwise." """
    return (int(table.first) + step) % int(table.seats)


@rule
def gain(table: Table, seat: int, good: int, amount: int) -> None:
    """2.1  From the storage, where nothing of it runs out."""
    table.goods[seat, good] += amount


@rule
def lose(table: Table, seat: int, good: int, amount: int) -> int:
    """2.2  "If you lose more than you have, you lose what you have and owe nothing." """
    lost = min(amount, int(table.goods[seat, good]))
    table.goods[seat, good] -= lost
    return lost


@rule
def favour_cost(book: Book, action: int, change: int) -> int:
    """2.5  "A discount never takes an action below 1 favour." """
    return max(1, int(book.favours[action]) + change)


@rule
def keeper(book: Book, table: Table, seat: int, verb: int) -> int:
    """2.7  The visible hero or wonder of a seat that has an effect; 0 for none."""
    for level in range(table.height[seat]):
        figure = figure_on(book, table, seat, level)
        for effect in range(EFFECTS):
            if figure and book.when[figure, effect] == When.ALWAYS and book.verb[figure, effect] == verb:
                return figure
    return 0


@rule
def reward(book: Book, table: Table, seat: int, verb: int, good: int, event: int) -> int:
    """2.7  What a hero or wonder also brings when an action is taken."""
    amount = int(table.power[seat, verb])
    if amount:
        gain(table, seat, good, amount)
        note(table, event, seat, keeper(book, table, seat, verb), amount, 0)
    return amount


@rule
def pay_upkeep(table: Table, seat: int, good: int, amount: int, missing: int) -> int:
    """13.3, 13.4, 11.8  Pay what you can, and VP for each that is missing; returns these VP."""
    paid = lose(table, seat, good, amount)
    return lose(table, seat, Good.VP, missing * (amount - paid))


@rule
def draw_tile(table: Table, seat: int, slot: int) -> None:
    """9.11  "After using a tile you draw a new one, while there are any." """
    table.tiles[seat, slot] = 0
    at = next_tile(table, seat)
    if at >= 0:
        tile = int(table.stack[at])
        table.stack[at] = 0
        table.stack_left -= 1
        table.drew[seat] += 1 if table.pending else 0
        table.tiles[seat, slot] = tile
        note_for(table, 1 << seat, Event.DREW, seat, tile, 0, 0)


@rule
def next_tile(table: Table, seat: int) -> int:
    """9.11, 9.1  Where the next tile of a seat lies in the stack; below 0 for none. While several seats draw, the stack
    is theirs by turns, as if it had been dealt: so nobody's tile depends on who is quicker.
    """
    left, place, sharing = int(table.stack_left), 0, 0
    if table.pending == 0:
        return left - 1
    for step in range(table.seats):
        other = seat_at(table, step)
        if table.pending >> other & 1:
            left += int(table.drew[other])
            place = sharing if other == seat else place
            sharing += 1
    return left - 1 - place - sharing * int(table.drew[seat])


@rule
def even_out(table: Table) -> None:
    """9.11  The stack is closed up, and whose share had run out gets what is left, in turn order."""
    table.drew[:] = 0
    low = 0
    for at in range(TILES):
        tile = int(table.stack[at])
        table.stack[at] = 0
        if tile:
            table.stack[low] = tile
            low += 1
    for step in range(table.seats):
        seat = seat_at(table, step)
        for slot in range(HAND):
            if table.stack_left and not table.tiles[seat, slot]:
                draw_tile(table, seat, slot)


@rule
def everybody(table: Table) -> int:
    """1.4  A bit for every seat."""
    return (1 << int(table.seats)) - 1


@rule
def has_tile(table: Table, seat: int) -> bool:
    """9.9  Whether a seat has a tile left."""
    for slot in range(HAND):
        if table.tiles[seat, slot]:
            return True
    return False


@rule
def ask_all(table: Table, question: int, seats: int) -> None:
    """1.4  Ask several seats at the same time, or one of them."""
    table.question = question
    table.pending = seats
    table.sealed = 0
    table.done = 0
    table.gathered += 1
    table.asked = NOBODY


@rule
def ask(table: Table, question: int, seat: int) -> None:
    """4.2  Ask one seat."""
    table.question = question
    table.pending = 0
    table.asked = seat

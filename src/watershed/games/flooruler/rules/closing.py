"""Stores that floors have shut: rulebook, 7.5 to 7.7."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import GATES, TILES, Event, Place, Question
from ..table import Table
from .ground import find_ways, forget_ways, is_land_of, lay_floor, lift_floor


@rule
def open_stores(book: Book, table: Table) -> bool:
    """7.5 to 7.7  Ask for the next floor that must leave a gate. Returns whether all stores are open."""
    while True:
        if table.shut == 0:
            table.shut = first_shut(book, table)
            if table.shut == 0:
                return True
            note(table, Event.SHUT, shut_out(book, table, int(table.shut)), table.shut, 0, 0)
        table.gate = next_gate(book, table)
        if table.gate == 0:
            table.shut = 0
        elif has_refuge(book, table, int(table.owner[table.gate]) - 1):
            table.question = Question.RELOCATE
            table.asked = int(table.owner[table.gate]) - 1
            return False
        else:
            note(table, Event.NO_ROOM, lift_floor(table, table.gate), table.gate, 0, 0)
            table.gate = 0


@rule
def first_shut(book: Book, table: Table) -> int:
    """7.5  "A store is shut if some seat could not walk to it from the fountain ..." """
    for store in range(Place.FLOOR_STORE, Place.SKILL_STORE + 1):
        if are_gates_floored(book, table, store) and shut_out(book, table, store) >= 0:
            return store
    return 0


@rule
def are_gates_floored(book: Book, table: Table, store: int) -> bool:
    """7.5  A store with an empty gate is open: nobody's land leads to it."""
    for at in range(GATES):
        if table.owner[book.gate[store, at]] == 0:
            return False
    return True


@rule
def shut_out(book: Book, table: Table, store: int) -> int:
    """7.5  The first seat that can't walk to a store; -1 for nobody."""
    found = -1
    for seat in range(table.seats):
        if found < 0:
            find_ways(book, table, book.fountain, 1 << seat, TILES)
            if table.way[book.door[store]] == 0:
                found = seat
    forget_ways(table)
    return found


@rule
def next_gate(book: Book, table: Table) -> int:
    """7.6  "The seat whose turn it is moves its floors first, then the others in order." """
    found = 0
    best = 0
    for at in range(GATES):
        gate = int(book.gate[table.shut, at])
        if table.owner[gate]:
            after = (int(table.owner[gate]) - 1 - table.turn) % table.seats
            if found == 0 or after < best:
                found = gate
                best = after
    return found


@rule
def is_refuge(book: Book, table: Table, seat: int, tile: int) -> bool:
    """7.6  "Each floor goes to an empty tile of its owner's land that isn't a gate. If no such tile is left, ..." """
    if table.owner[tile] or not is_land_of(book, tile, seat):
        return False
    return book.is_gate[tile] == 0 or (is_spare_gate(book, table, seat, tile) and not has_ground(book, table, seat))


@rule
def has_ground(book: Book, table: Table, seat: int) -> bool:
    """7.6  Whether a seat has an empty tile that isn't a gate."""
    for tile in range(1, book.tiles + 1):
        if table.owner[tile] == 0 and book.is_gate[tile] == 0 and is_land_of(book, tile, seat):
            return True
    return False


@rule
def is_spare_gate(book: Book, table: Table, seat: int, tile: int) -> bool:
    """7.6  "... it goes to an empty gate of another store, as long as every store stays open." """
    for at in range(GATES):
        if book.gate[table.shut, at] == tile:
            return False
    table.owner[table.gate] = 0
    table.owner[tile] = seat + 1
    found = first_shut(book, table)
    table.owner[tile] = 0
    table.owner[table.gate] = seat + 1
    return found == 0


@rule
def has_refuge(book: Book, table: Table, seat: int) -> bool:
    """7.6  "If no gate is left either, the floor goes back to its owner." """
    for tile in range(1, book.tiles + 1):
        if is_refuge(book, table, seat, tile):
            return True
    return False


@rule
def relocate(table: Table, seat: int, tile: int) -> None:
    """7.6  Take the floor off its gate."""
    note(table, Event.RELOCATED, seat, tile, 0, table.gate)
    lift_floor(table, table.gate)
    lay_floor(table, seat, tile)
    table.gate = 0

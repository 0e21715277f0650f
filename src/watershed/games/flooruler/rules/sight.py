"""What a seat sees, as numbers: everything but the rolls to come (1.2), seen from that seat."""

from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, SEATS, TILES
from ..table import Table

GENERAL = 16  # numbers about the whole table
PER_SEAT = 6  # tile, health, gold, deaths, face down, floors
PER_ITEM = 2  # holder, counter
OBSERVATION = GENERAL + SEATS * PER_SEAT + ITEMS * PER_ITEM + 2 * TILES


@rule
def after(table: Table, seat: int, other: int) -> int:
    """1.2  How many places after a seat another one has its turn."""
    return (other - seat) % table.seats


@rule
def observe(book: Book, table: Table, seat: int, out: Ints) -> None:
    """1.2  "Everything lies open ..." """
    out[:] = 0
    observe_table(table, seat, out)
    at = GENERAL
    for place in range(table.seats):
        observe_seat(table, (seat + place) % table.seats, out, at + place * PER_SEAT)
    at += SEATS * PER_SEAT
    for item in range(1, ITEMS + 1):
        out[at] = after(table, seat, table.holder[item] - 1) + 1 if table.holder[item] else 0
        out[at + 1] = table.counter[item]
        at += PER_ITEM
    for tile in range(1, book.tiles + 1):
        out[at + tile - 1] = after(table, seat, table.owner[tile] - 1) + 1 if table.owner[tile] else 0
        out[at + TILES + tile - 1] = table.way[tile]


@rule
def observe_table(table: Table, seat: int, out: Ints) -> None:
    """1.2  The numbers that belong to nobody."""
    out[0] = table.seats
    out[1] = seat
    out[2] = after(table, seat, table.turn)
    out[3] = after(table, seat, table.asked)
    out[4] = table.rounds_begun
    out[5] = table.rounds
    out[6] = table.skips
    out[7] = table.toll
    out[8] = table.question
    out[9] = table.actions
    out[10] = table.die
    out[11] = table.steps
    out[12] = table.left
    out[13] = after(table, seat, table.target) if table.task else 0
    out[14] = table.gate
    out[15] = table.over


@rule
def observe_seat(table: Table, seat: int, out: Ints, at: int) -> None:
    """1.2  One seat."""
    out[at] = table.tile[seat]
    out[at + 1] = table.health[seat]
    out[at + 2] = table.gold[seat]
    out[at + 3] = table.deaths[seat]
    out[at + 4] = table.down[seat]
    out[at + 5] = table.floors[seat]

"""Setting up: rulebook, chapter 3; and dealing again what a seat can't know."""

from typing import Any

from watershed.kernel.luck import below, sow
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Map, Phase, State
from ..table import Table
from .ground import update_control
from .harvest import employable, least_wood, most_wood
from .turn import begin_turn, run_on

WHIMS = 36  # on one cell in this many anything may be felled, as far as others can guess
FELLED = 6  # and on that many of them one tree more than needed, where it grows back
SPARED = 3  # and on one in this many workers stay idle
REGROWS = 2  # trees that grow to three again


@rule
def setup(book: Book, table: Table, seats: int, options: Any, seed: int) -> None:
    """1.1, 3.1 to 3.4, 4.3  Set up a new game on a blank table. The options: always the world map, the ends that are
    ours, the last turn, and who starts: 0 for random, or a seat from 1 on.
    """
    sow(table.luck, seed)
    table.seats = seats
    table.map = Map.WORLD if seats > 3 or options[0] else Map.ARCHIPELAGO
    table.stop = options[1]
    table.turns = options[2]
    lay_map(book, table)
    for seat in range(seats):
        cell = int(book.start[table.map, seat])
        table.workers[cell, seat] = book.workers
        update_control(table, cell)
        harbour = int(book.harbour[table.map, seat])
        if harbour and book.boats:
            table.fleet[harbour] = seat + 1
            table.boats[harbour] = book.boats
            table.navy[seat] = book.boats
    lot = below(table.luck, seats)
    table.first = options[3] - 1 if options[3] else lot
    begin_turn(book, table)
    run_on(book, table)


@rule
def lay_map(book: Book, table: Table) -> None:
    """3.4  "Every land cell starts with 3 forests and a quarry, without mines or a dolmen." """
    table.first_cell = book.first_cell[table.map]
    table.end_land = book.end_land[table.map]
    table.end_cell = book.end_cell[table.map]
    for cell in range(table.first_cell, table.end_land):
        table.state[cell] = State.DRY
        table.forests[cell] = book.forests
    for cell in range(table.end_land, table.end_cell):
        table.state[cell] = State.SEA


@rule
def redeal(book: Book, table: Table, seat: int, seed: int) -> None:
    """1.2, 9.7  "Only harvest plans are secret until the last one is in." A plan that is in is made again, felling as
    many trees as chance will have it; one that isn't in is forgotten.
    """
    sow(table.luck, seed)
    if table.phase != Phase.HARVEST:
        return
    for other in range(table.seats):
        if other != seat:
            table.planned[other] = 0
            for cell in range(table.first_cell, table.end_land):
                if table.control[cell] == other + 1:
                    plan_again(book, table, other, cell)


@rule
def plan_again(book: Book, table: Table, seat: int, cell: int) -> None:
    """9.7  Another plan for a cell, as people make them: here and there one tree more than needed where it grows back,
    rarely anything else, and one time in three workers stay idle to spare trees that would not grow back.
    """
    table.idlers[cell] = 0
    table.felling[cell] = 0
    if table.sealed >> seat & 1 and employable(book, table, cell):
        least, most = least_wood(book, table, cell), most_wood(book, table, seat, cell)
        whim = below(table.luck, WHIMS)
        if whim == 0 and most > least:
            table.felling[cell] = least + 1 + below(table.luck, most - least)
        elif whim <= FELLED and most > least and int(table.forests[cell]) - least > REGROWS:
            table.felling[cell] = least + 1
        elif whim % SPARED == 0:
            table.idlers[cell] = max(0, least - max(0, int(table.forests[cell]) - REGROWS))

"""Harvest and fanaticism: rulebook, chapter 9 and 10.1."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Phase, Question, Resource
from ..table import Table
from .ground import count_fanatics, update_control, workers_on


@rule
def begin_harvest(book: Book, table: Table) -> None:
    """9.7, 1.7  "All players plan at the same time ..." A player with nobody to put to work isn't asked."""
    table.phase = Phase.HARVEST
    for seat in range(table.seats):
        if not has_work(book, table, seat):
            table.sealed |= 1 << seat
    if not are_plans_in(table):
        table.question = Question.HARVEST


@rule
def has_work(book: Book, table: Table, seat: int) -> bool:
    """9.1, 1.7  Whether a seat has workers or slaves on a cell that it controls."""
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1 and workers_on(table, cell):
            return True
    return False


@rule
def are_plans_in(table: Table) -> bool:
    """9.7  Whether the last plan is in."""
    return table.sealed == (1 << int(table.seats)) - 1


@rule
def ore_jobs(book: Book, table: Table, cell: int) -> int:
    """9.3  "A cell has one job for ore in its quarry, and three more for each mine." """
    return int(book.quarry) + int(book.mine) * int(table.mines[cell])


@rule
def employable(book: Book, table: Table, cell: int) -> int:
    """9.3, 9.4  Workers and slaves for whom a cell has jobs."""
    return min(workers_on(table, cell), ore_jobs(book, table, cell) + int(table.forests[cell]))


@rule
def most_idle(book: Book, table: Table, seat: int, cell: int) -> int:
    """9.6, 9.8  How many who could work a plan can still leave idle on a cell."""
    if table.control[cell] != seat + 1 or 2 * cell <= table.planned[seat]:
        return 0
    return employable(book, table, cell)


@rule
def least_wood(book: Book, table: Table, cell: int) -> int:
    """9.6  "... nobody is idle without need, and ore comes before trees." """
    return max(0, employable(book, table, cell) - int(table.idlers[cell]) - ore_jobs(book, table, cell))


@rule
def most_wood(book: Book, table: Table, seat: int, cell: int) -> int:
    """9.4, 9.8  How many trees a plan can still have felled on a cell; no more than the least if that is settled."""
    if table.control[cell] != seat + 1 or 2 * cell + 1 <= table.planned[seat]:
        return 0
    return min(int(table.forests[cell]), employable(book, table, cell) - int(table.idlers[cell]))


@rule
def wood_planned(book: Book, table: Table, cell: int) -> int:
    """9.6  Trees that are felled on a cell as planned."""
    return max(int(table.felling[cell]), least_wood(book, table, cell))


@rule
def ore_planned(book: Book, table: Table, cell: int) -> int:
    """9.2  Ore that is dug on a cell as planned."""
    working = employable(book, table, cell) - int(table.idlers[cell])
    return min(ore_jobs(book, table, cell), working - wood_planned(book, table, cell))


@rule
def leave_idle(book: Book, table: Table, seat: int, cell: int, count: int) -> None:
    """9.6, 9.8  "You may leave workers idle who could work, but only if you say so." """
    table.idlers[cell] = count
    table.planned[seat] = 2 * cell
    seal_if_done(book, table, seat)


@rule
def fell(book: Book, table: Table, seat: int, cell: int, count: int) -> None:
    """9.4, 9.8  More trees than needed."""
    table.felling[cell] = count
    table.planned[seat] = 2 * cell + 1
    seal_if_done(book, table, seat)


@rule
def seal_if_done(book: Book, table: Table, seat: int) -> None:
    """1.7, 9.8  A plan that can't be changed any more is in."""
    for cell in range(table.planned[seat] // 2, table.end_land):
        if most_idle(book, table, seat, cell) or most_wood(book, table, seat, cell) > least_wood(book, table, cell):
            return
    seal(table, seat)


@rule
def seal(table: Table, seat: int) -> None:
    """9.7  A plan is in."""
    table.sealed |= 1 << seat
    table.planned[seat] = 0
    note(table, Event.SEALED, seat, 0, 0, 0)


@rule
def gather(book: Book, table: Table) -> None:
    """9.7  "Then the plans are carried out in turn order." """
    for step in range(table.seats):
        seat = (int(table.first) + step) % int(table.seats)
        for cell in range(table.first_cell, table.end_land):
            if table.control[cell] == seat + 1:
                harvest(book, table, seat, cell)
    table.sealed = 0


@rule
def harvest(book: Book, table: Table, seat: int, cell: int) -> None:
    """9.2, 9.4, 10.1  "Each worker or slave does one job: fell a standing forest for 1 wood, or dig 1 ore of the cell's
    kind. The rest are idle."
    """
    hands = workers_on(table, cell)
    if hands == 0:
        return
    wood, ore = wood_planned(book, table, cell), ore_planned(book, table, cell)
    table.idlers[cell] = 0
    table.felling[cell] = 0
    table.goods[seat, Resource.WOOD] += wood
    table.goods[seat, book.ore[cell]] += ore
    if wood or ore:
        note(table, Event.HARVESTED, seat, cell, wood, ore)
    if wood:
        table.forests[cell] -= wood
        if table.forests[cell] == 0:
            table.scale += 1
            note(table, Event.DEFORESTED, seat, cell, int(table.scale), 0)
    if hands > wood + ore:
        convert(table, seat, cell, hands - wood - ore)


@rule
def convert(table: Table, seat: int, cell: int, idle: int) -> None:
    """9.5, 10.1  "... each idle worker or slave there becomes a fanatic." The controller's workers are idle first."""
    table.fanatics[cell] += idle
    note(table, Event.IDLED, seat, cell, idle, int(table.fanatics[cell]))
    own = min(idle, int(table.workers[cell, seat]))
    table.workers[cell, seat] -= own
    for _ in range(idle - own):
        largest = 0
        for colour in range(table.seats):
            if table.workers[cell, colour] > table.workers[cell, largest]:
                largest = colour
        table.workers[cell, largest] -= 1
    update_control(table, cell)
    count_fanatics(table, cell)

"""Cells: who controls them, what is on them, and when fanatics take them. Rulebook, chapters 2 and 10."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..names import CONTESTED, NOBODY, Event, State
from ..table import Table


@rule
def is_sea(table: Table, cell: int) -> bool:
    """2.1, 14.4  "A flooded cell is a sea cell ..." """
    return table.state[cell] == State.SEA or table.state[cell] == State.FLOODED


@rule
def controller(table: Table, cell: int) -> int:
    """2.2, 8.5  "You control a dry cell if your warriors are on it. A cell without warriors is controlled by the
    player whose free workers are on it. Otherwise nobody controls it ..." Counted from 1.
    """
    if table.state[cell] != State.DRY:
        return 0
    if table.guard[cell]:
        return int(table.guard[cell])
    found = 0
    for seat in range(table.seats):
        if table.workers[cell, seat]:
            if found:
                return CONTESTED
            found = seat + 1
    return found


@rule
def update_control(table: Table, cell: int) -> None:
    """2.2  Who controls a cell now that its pawns have changed."""
    table.control[cell] = controller(table, cell)


@rule
def workers_on(table: Table, cell: int) -> int:
    """2.3  Workers and slaves of all colours."""
    count = 0
    for seat in range(table.seats):
        count += int(table.workers[cell, seat])
    return count


@rule
def has_slaves_of(table: Table, cell: int, captor: int) -> bool:
    """2.6  Whether workers of other colours than the captor's are there."""
    return workers_on(table, cell) > table.workers[cell, captor]


@rule
def count_fanatics(table: Table, cell: int) -> None:
    """10.2  "... a cell is lost if it has more fanatics than other pawns together." """
    if table.fanatics[cell] and table.fanatics[cell] > workers_on(table, cell) + table.warriors[cell]:
        lose(table, cell)


@rule
def lose(table: Table, cell: int) -> None:
    """2.5, 10.3  "All pawns on it are removed ... Each warrior you lose to fanatics lowers that limit ..." """
    holder = int(table.control[cell])
    seat = holder - 1 if 0 < holder < CONTESTED else NOBODY
    note(table, Event.CELL_LOST, seat, cell, workers_on(table, cell), int(table.warriors[cell]))
    if table.guard[cell]:
        captain = table.guard[cell] - 1
        table.army[captain] -= table.warriors[cell]
        table.fallen[captain] += table.warriors[cell]
    table.state[cell] = State.LOST
    clear(table, cell)


@rule
def clear(table: Table, cell: int) -> None:
    """10.3, 14.6  Nobody is left on a cell."""
    table.control[cell] = 0
    table.guard[cell] = 0
    table.warriors[cell] = 0
    table.fanatics[cell] = 0
    table.fresh_workers[cell] = 0
    table.fresh_warriors[cell] = 0
    table.received[cell] = 0
    table.unguarded[cell] = 0
    for seat in range(table.seats):
        table.workers[cell, seat] = 0

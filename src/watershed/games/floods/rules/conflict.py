"""Conflict: rulebook, chapter 8."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..names import CONTESTED, NOBODY, Event
from ..table import Table
from .ground import count_fanatics, has_slaves_of, update_control


@rule
def arrive(table: Table, seat: int, cell: int, count: int) -> None:
    """5.3, 5.7  Warriors of one order enter a cell as one group. The conflict is fought at once."""
    if table.guard[cell] and table.guard[cell] != seat + 1:
        fight(table, seat, cell, count)
    else:
        table.guard[cell] = seat + 1
        table.warriors[cell] += count
    if table.guard[cell] == seat + 1 and table.control[cell] != seat + 1:
        capture(table, seat, cell)
    update_control(table, cell)


@rule
def fight(table: Table, seat: int, cell: int, count: int) -> None:
    """8.1, 8.2  "... the larger side wins. It loses as many warriors as the smaller side had, and the smaller side
    loses all. Equal sides both lose all their warriors."
    """
    defender, defenders = int(table.guard[cell]) - 1, int(table.warriors[cell])
    losses = min(count, defenders)
    table.army[seat] -= losses
    table.army[defender] -= losses
    table.warriors[cell] = max(count, defenders) - losses
    if count == defenders:
        table.guard[cell] = 0
        if has_slaves_of(table, cell, defender):
            table.unguarded[cell] = defender + 1
        note(table, Event.BATTLE_DRAWN, seat, cell, losses, defender)
    elif count > defenders:
        table.guard[cell] = seat + 1
        note(table, Event.BATTLE_WON, seat, cell, count - losses, defender)
    else:
        note(table, Event.BATTLE_WON, defender, cell, defenders - losses, seat)


@rule
def capture(table: Table, seat: int, cell: int) -> None:
    """8.3  "Workers of other colours there are now the winner's slaves." """
    table.unguarded[cell] = 0
    for colour in range(table.seats):
        if colour != seat and table.workers[cell, colour]:
            note(table, Event.CAPTURED, seat, cell, int(table.workers[cell, colour]), colour)


@rule
def anchor(table: Table, seat: int, cell: int, count: int) -> None:
    """8.6, 12.4  "A naval conflict is fought in the same way, with boats." """
    defender, defenders = int(table.fleet[cell]) - 1, int(table.boats[cell])
    if defender < 0 or defender == seat:
        table.fleet[cell] = seat + 1
        table.boats[cell] += count
        return
    losses = min(count, defenders)
    table.navy[seat] -= losses
    table.navy[defender] -= losses
    table.boats[cell] = max(count, defenders) - losses
    if count == defenders:
        table.fleet[cell] = 0
        note(table, Event.NAVAL_DRAWN, seat, cell, losses, defender)
    elif count > defenders:
        table.fleet[cell] = seat + 1
        note(table, Event.NAVAL_WON, seat, cell, count - losses, defender)
    else:
        note(table, Event.NAVAL_WON, defender, cell, defenders - losses, seat)


@rule
def fight_civil_war(table: Table, cell: int) -> None:
    """8.4  "... every colour loses one worker again and again, until at most one colour is left." """
    winner, most, second = NOBODY, 0, 0
    for colour in range(table.seats):
        count = int(table.workers[cell, colour])
        if count > most:
            winner, most, second = colour, count, most
        elif count > second:
            second = count
        table.workers[cell, colour] = 0
    if most > second:
        table.workers[cell, winner] = most - second
    else:
        winner = NOBODY
    note(table, Event.CIVIL_WAR, winner, cell, most - second, 0)
    update_control(table, cell)


@rule
def settle_cell(table: Table, cell: int) -> None:
    """5.9, 7.4, 10.2  "Only then are abandoned slaves freed and civil wars fought." Then fanatics are counted again."""
    if table.unguarded[cell] and table.guard[cell] == 0:
        for colour in range(table.seats):
            if colour != table.unguarded[cell] - 1 and table.workers[cell, colour]:
                note(table, Event.FREED, colour, cell, int(table.workers[cell, colour]), 0)
    table.unguarded[cell] = 0
    if table.control[cell] == CONTESTED:
        fight_civil_war(table, cell)
        count_fanatics(table, cell)

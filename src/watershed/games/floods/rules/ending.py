"""The end of a turn and of the game: rulebook, chapters 1 and 15."""

from watershed.kernel.journal import note
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import NOBODY, End, Event, Phase, Race, State
from ..table import Table
from .trade import wealth

Leaders = tuple[int, int, int, int]  # of each race, in the order of Race; NOBODY where several share the most


@rule
def reason_to_end(book: Book, table: Table) -> int:
    """1.4 to 1.6  Why the game ends with this turn, if it does."""
    if table.scale >= book.end:
        return End.SCALE
    if table.stop:
        if is_deserted(table):
            return End.DESERTED
        if is_stalled(book, table):
            return End.STALLED
    return End.TURNS if table.turn >= table.turns else End.NONE


@rule
def is_deserted(table: Table) -> bool:
    """1.5  "... if nobody controls a land cell ..." """
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell]:
            return False
    return True


@rule
def is_stalled(book: Book, table: Table) -> bool:
    """1.5  "... or if the scale can't reach 14 any more: the scale and the dry cells that still have forest, without
    the lost ones, add up to less."
    """
    possible = int(table.scale)
    for cell in range(table.first_cell, table.end_land):
        if table.state[cell] == State.DRY and table.forests[cell]:
            possible += 1
    return possible < book.end


@rule
def finish(book: Book, table: Table, reason: int) -> None:
    """1.3 to 1.6  The game is over and scored."""
    table.end = reason
    table.phase = Phase.NONE
    leading = leaders(table)
    for race, seat in enumerate(leading):
        if seat != NOBODY:
            note(table, Event.MAJORITY, seat, race + 1, tally(table, seat, race), int(book.majority))
    for seat in range(table.seats):
        note(table, Event.LEGACY, seat, 0, legacy(book, table, seat, leading), dolmens(table, seat))
    match reason:
        case End.SCALE:
            note(table, Event.ENDED_BY_SCALE, NOBODY, 0, int(table.turn), int(table.scale))
        case End.DESERTED:
            note(table, Event.ENDED_DESERTED, NOBODY, 0, int(table.turn), 0)
        case End.STALLED:
            note(table, Event.ENDED_STALLED, NOBODY, 0, int(table.turn), int(table.scale))
        case End.TURNS:
            note(table, Event.ENDED_BY_TURNS, NOBODY, 0, int(table.turn), 0)


@rule
def tally(table: Table, seat: int, race: int) -> int:
    """15.2 to 15.5  Forests and mines on cells you control, boats and warriors."""
    if race == Race.BOATS:
        return int(table.navy[seat])
    if race == Race.WARRIORS:
        return int(table.army[seat])
    total = 0
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1:
            total += int(table.forests[cell]) if race == Race.FORESTS else int(table.mines[cell])
    return total


@rule
def leader(table: Table, race: int) -> int:
    """15.6  "If several players share the most, nobody gets the points." """
    best, most = NOBODY, 0
    for seat in range(table.seats):
        count = tally(table, seat, race)
        if count > most:
            best, most = seat, count
        elif count == most:
            best = NOBODY
    return best


@rule
def leaders(table: Table) -> Leaders:
    """15.2 to 15.6  Who has the most of each."""
    return (
        leader(table, Race.FORESTS),
        leader(table, Race.BOATS),
        leader(table, Race.WARRIORS),
        leader(table, Race.MINES),
    )


@rule
def dolmens(table: Table, seat: int) -> int:
    """15.1  Dolmens that a seat built, wherever they are now."""
    total = 0
    for cell in range(table.first_cell, table.end_land):
        if table.dolmen[cell] == seat + 1:
            total += 1
    return total


@rule
def legacy(book: Book, table: Table, seat: int, leading: Leaders) -> int:
    """15.1 to 15.6  Legacy points: final, or as they would be now."""
    points = int(book.dolmen) * dolmens(table, seat)
    for other in leading:
        if other == seat:
            points += int(book.majority)
    return points


@rule
def scores(book: Book, table: Table, out: Ints) -> None:
    """1.3, 15.1  Every seat's legacy points."""
    leading = leaders(table)
    for seat in range(table.seats):
        out[seat] = legacy(book, table, seat, leading)


@rule
def ranks(book: Book, table: Table, out: Ints) -> None:
    """15.7  "The most points win. On a tie, more dolmens rank first, then more resources. Players who are still tied
    share the place."
    """
    leading = leaders(table)
    for seat in range(table.seats):
        out[seat] = 1
        for other in range(table.seats):
            if other != seat and is_ahead(book, table, other, seat, leading):
                out[seat] += 1


@rule
def is_ahead(book: Book, table: Table, seat: int, other: int, leading: Leaders) -> bool:
    """15.7  Points, then dolmens, then resources."""
    lead = legacy(book, table, seat, leading) - legacy(book, table, other, leading)
    if lead == 0:
        lead = dolmens(table, seat) - dolmens(table, other)
    if lead == 0:
        lead = wealth(table, seat) - wealth(table, other)
    return lead > 0

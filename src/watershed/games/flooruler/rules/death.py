"""Death and coming back: rulebook, chapter 10."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Toll
from ..table import Table


@rule
def hurt(book: Book, table: Table, seat: int, damage: int) -> None:
    """10.1  "A piece whose health falls to 0 or less dies." """
    table.health[seat] = max(0, int(table.health[seat]) - damage)
    note(table, Event.HURT, seat, 0, table.health[seat], 0)
    if table.health[seat] == 0:
        die(book, table, seat)


@rule
def die(book: Book, table: Table, seat: int) -> None:
    """10.2  "Count the death, put the piece face down on its number tile, and restore its full health." """
    table.deaths[seat] += 1
    table.health[seat] = book.health
    table.tile[seat] = book.start[seat]
    table.down[seat] = 1 + table.skips
    note(table, Event.DIED, seat, 0, table.deaths[seat], 0)
    pay_toll(table, seat)


@rule
def pay_toll(table: Table, seat: int) -> None:
    """10.5  "A death costs half of your gold, rounded down, and the player who killed your piece takes it." """
    lost = gold_lost(table, seat)
    table.gold[seat] -= lost
    if lost and table.toll == Toll.LOOT:
        table.gold[table.turn] += lost
        note(table, Event.LOOTED, table.turn, 0, lost, seat)
    elif lost:
        note(table, Event.LOST_GOLD, seat, 0, lost, 0)


@rule
def gold_lost(table: Table, seat: int) -> int:
    """10.5  What a death costs."""
    match table.toll:
        case Toll.NONE:
            return 0
        case Toll.ALL:
            return int(table.gold[seat])
    return int(table.gold[seat]) // 2


@rule
def sits_out(table: Table, seat: int) -> bool:
    """10.3  "A face-down piece sits out its next turn." """
    if table.down[seat] > 1:
        table.down[seat] -= 1
        note(table, Event.SKIPPED, seat, 0, 0, 0)
        return True
    return False


@rule
def rise(table: Table, seat: int) -> None:
    """10.3  "It stands up at the start of the turn after that, which is a normal turn." """
    if table.down[seat]:
        table.down[seat] = 0
        note(table, Event.ROSE, seat, 0, 0, 0)

"""Skills: rulebook, chapter 11."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Question, Verb
from ..table import Table
from .ground import is_free_for
from .items import hand_in, wear


@rule
def may_use(book: Book, table: Table, seat: int, item: int) -> bool:
    """11.1 to 11.5  "You can't use it at full health." """
    if table.holder[item] != seat + 1:
        return False
    verb = book.verb[item]
    if verb == Verb.HEAL:
        return table.health[seat] < book.health
    return verb == Verb.TELEPORT or verb == Verb.FREEZE


@rule
def use(book: Book, table: Table, seat: int, item: int) -> None:
    """11.1  "Using a skill that has usages adds one to them ..." """
    table.actions -= 1
    note(table, Event.USED, seat, item, table.counter[item] + 1 if book.uses[item] else 0, 0)
    match book.verb[item]:
        case Verb.HEAL:
            heal(book, table, seat, item)
        case Verb.TELEPORT:
            table.question = Question.LAND
            table.asked = seat
        case Verb.FREEZE:
            gain_actions(table, seat, item, int(book.amount[item]))
    wear(book, table, item)
    hand_in(book, table, item)


@rule
def heal(book: Book, table: Table, seat: int, item: int) -> None:
    """11.2  "*Heal*: your health is full again, and you get as many actions as the card says." """
    table.health[seat] = book.health
    note(table, Event.HEALED, seat, 0, table.health[seat], 0)
    gain_actions(table, seat, item, int(book.amount[item]))


@rule
def gain_actions(table: Table, seat: int, item: int, count: int) -> None:
    """11.2, 11.5  "*Freeze*: you get as many actions as the card says instead of this one." """
    table.actions += count
    note(table, Event.GAINED_ACTIONS, seat, item, table.actions, 0)


@rule
def may_land(table: Table, seat: int, tile: int) -> bool:
    """11.4  "*Teleport*: put your piece on any tile without an opponent's floor." """
    return is_free_for(table, tile, seat)


@rule
def land(table: Table, seat: int, tile: int) -> None:
    """11.4  Put the piece there."""
    table.tile[seat] = tile
    note(table, Event.LANDED, seat, tile, 0, 0)

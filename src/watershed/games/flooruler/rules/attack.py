"""Attacking: rulebook, chapter 9."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Verb
from ..table import Table
from .death import hurt
from .dice import roll
from .items import hand_in, wear


@rule
def distance(book: Book, tile: int, other: int) -> int:
    """9.2  "A range goes along straight lines and diagonals ..."; -1 for a blind spot."""
    down = abs(int(book.row[tile]) - int(book.row[other]))
    right = abs(int(book.column[tile]) - int(book.column[other]))
    return max(down, right) if down == 0 or right == 0 or down == right else -1


@rule
def is_in_range(book: Book, table: Table, seat: int, item: int, target: int) -> bool:
    """9.2  "... up to its number of tiles away. The tile you are on is in range too ..." """
    return 0 <= distance(book, table.tile[seat], table.tile[target]) <= book.reach[item]


@rule
def is_usable(book: Book, table: Table, seat: int, item: int) -> bool:
    """9.5  "You can't use a weapon without ammo until it is refilled." """
    return table.holder[item] == seat + 1 and (book.ammo[item] == 0 or table.counter[item] > 0)


@rule
def may_attack(book: Book, table: Table, seat: int, item: int, target: int) -> bool:
    """9.1, 10.4  "With a weapon you hold you may attack an opponent's piece in its range." """
    return (
        book.verb[item] == Verb.STRIKE
        and target != seat
        and target < table.seats
        and is_usable(book, table, seat, item)
        and table.down[target] == 0
        and is_in_range(book, table, seat, item, target)
    )


@rule
def attack(book: Book, table: Table, seat: int, item: int, target: int) -> None:
    """9.3, 9.4, 9.6  "The damage is the number on the card, plus a roll if the card says so." """
    table.actions -= 1
    wear(book, table, item)
    damage = int(book.amount[item])
    if book.dice[item]:
        damage += roll(book, table)
    note(table, Event.ATTACKED, seat, item, damage, target)
    hurt(book, table, target, damage)
    hand_in(book, table, item)

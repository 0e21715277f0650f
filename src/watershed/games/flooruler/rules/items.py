"""Weapon Store and Skill Store: rulebook, chapter 6."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event
from ..table import Table


@rule
def is_at(book: Book, table: Table, seat: int, place: int) -> bool:
    """3.3  Whether a piece is on a tile of a place."""
    return book.place[table.tile[seat]] == place


@rule
def may_buy(book: Book, table: Table, seat: int, item: int) -> bool:
    """6.1, 6.2, 1.8  "On a tile of the store that sells it ..." """
    return (
        is_at(book, table, seat, book.store[item]) and table.holder[item] == 0 and table.gold[seat] >= book.price[item]
    )


@rule
def buy(book: Book, table: Table, seat: int, item: int) -> None:
    """6.1, 6.3  "... pay the price of an item and take its card." """
    table.actions -= 1
    table.gold[seat] -= book.price[item]
    table.holder[item] = seat + 1
    note(table, Event.BOUGHT, seat, item, book.price[item], 0)


@rule
def may_refill(book: Book, table: Table, seat: int, item: int) -> bool:
    """6.4  "... you may pay the refill price of a weapon you hold ..." """
    return (
        is_at(book, table, seat, book.store[item])
        and table.holder[item] == seat + 1
        and table.counter[item] < book.ammo[item]
        and table.gold[seat] >= book.refill[item]
    )


@rule
def refill(book: Book, table: Table, seat: int, item: int) -> None:
    """6.4  "Its ammo is then full again." """
    table.actions -= 1
    table.gold[seat] -= book.refill[item]
    table.counter[item] = book.ammo[item]
    note(table, Event.REFILLED, seat, item, book.refill[item], 0)


@rule
def wear(book: Book, table: Table, item: int) -> None:
    """9.3, 11.1  "First the weapon loses one ammo, or gains one usage." """
    if book.ammo[item]:
        table.counter[item] -= 1
    elif book.uses[item]:
        table.counter[item] += 1


@rule
def hand_in(book: Book, table: Table, item: int) -> None:
    """9.6, 11.1  "When a weapon has all its usages, it goes back to its store, with none." """
    if book.uses[item] and table.counter[item] >= book.uses[item]:
        note(table, Event.RETURNED, table.holder[item] - 1, item, 0, 0)
        table.counter[item] = 0
        table.holder[item] = 0

"""What a move would change, for whoever is about to choose it: the numbers that are watched, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kernel.record import lay_open
from watershed.kit.game import Edition, Note, Tally

from .book import Book
from .names import SEATS, Move, Question
from .notation import args_of, many
from .rules.ending import wealth
from .rules.moving import must_leave
from .table import Table


def tally(edition: Edition, table: Table) -> Tally:
    """Every number that the board shows and a move can change."""
    book = lay_open(Book, edition.records)
    found: Tally = {}
    for seat in range(table.seats):
        found[seat, "floors"] = int(table.floors[seat])
        found[seat, "gold"] = int(table.gold[seat])
        found[seat, "health"] = int(table.health[seat])
        found[seat, "deaths"] = int(table.deaths[seat])
        found[seat, "wealth"] = int(wealth(book, table, seat))
    return found


def notes(edition: Edition, table: Table, action: int, seat: int, names: Sequence[str]) -> list[Note]:
    """What a seat should know about the table after its move. The table is used as scratch paper."""
    args, book = args_of(edition, action), lay_open(Book, edition.records)
    found = []
    match args["move"]:
        case "collect":
            found.append(Note(f"You gain 1 to {book.die} gold, as the die falls.", "5.1"))
        case "attack":
            found.append(_damage(book, table, action, names[args["seat"]]))
        case "build" if not table.over and table.question == Question.PLACE:
            rest = ", one by one" if table.left > 1 else ""
            found.append(Note(f"You place {many(table.left, 'floor')}{rest}.", "7.1"))
        case "tile" if table.question != Question.GO:
            found += _evicted(table, seat, names)
    return found


def _damage(book: Book, table: Table, action: int, name: str) -> Note:
    item = (action - Move.ATTACK) // SEATS + 1
    damage = int(book.amount[item])
    most = f" to {damage + book.die}" if book.dice[item] else ""
    return Note(f"{name} loses {damage + int(book.dice[item])}{most} health.", "9.4")


def _evicted(table: Table, seat: int, names: Sequence[str]) -> list[Note]:
    """4.5  Who stands on a floor of the seat now."""
    standing = [
        names[other]
        for other in range(table.seats)
        if other != seat and must_leave(table, other) and table.owner[table.tile[other]] == seat + 1
    ]
    return [Note(f"{' and '.join(standing)} must leave your floors in the next turn.", "4.5")] if standing else []

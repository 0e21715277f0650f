"""What a move would change, before it is played: the numbers to watch, and what may follow."""

from __future__ import annotations

from watershed.kit.game import Edition, Tally
from watershed.kit.messages import Listed, Message, Seat

from .book import Book
from .names import Question
from .notation import SYNTAX
from .rules.ending import wealth
from .rules.moving import must_leave
from .table import Table


def tally(edition: Edition, table: Table, viewer: int) -> Tally:
    """Every number that the board shows and a move can change. The label of each is the message `change-word`."""
    book = edition.opened(Book)
    found: Tally = {}
    for seat in range(table.seats):
        found[seat, "floors"] = int(table.floors[seat])
        found[seat, "gold"] = int(table.gold[seat])
        found[seat, "health"] = int(table.health[seat])
        found[seat, "deaths"] = int(table.deaths[seat])
        found[seat, "wealth"] = int(wealth(book, table, seat))
    return found


def notes(edition: Edition, table: Table, seat: int, action: int) -> list[Message]:
    """What a seat should know about the table after its move. The table is used as scratch paper."""
    book, family = edition.opened(Book), SYNTAX.family_of(action)
    match family.name, family.values(action):
        case "collect", ():
            return [Message("note-collect", {"most": int(book.die)}, "5.1")]
        case "attack", (item, victim):
            return [_damage(book, item, victim)]
        case "build", (_,) if not table.over and table.question == Question.PLACE:
            return [Message("note-build", {"left": int(table.left)}, "7.1")]
        case "tile", (_,) if table.question != Question.GO:
            return _evicted(table, seat)
    return []


def _damage(book: Book, item: int, victim: int) -> Message:
    damage, who = int(book.amount[item]), Seat(victim)
    if not book.dice[item]:
        return Message("note-damage", {"victim": who, "damage": damage}, "9.4")
    return Message("note-damage-roll", {"victim": who, "least": damage + 1, "most": damage + int(book.die)}, "9.4")


def _evicted(table: Table, seat: int) -> list[Message]:
    """4.5  Who is on a floor of the seat now."""
    found = [
        Seat(other)
        for other in range(table.seats)
        if other != seat and must_leave(table, other) and table.owner[table.tile[other]] == seat + 1
    ]
    return [Message("note-leave", {"who": Listed(tuple(found)), "count": len(found)}, "4.5")] if found else []

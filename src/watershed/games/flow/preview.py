"""What a move would change: the numbers to watch, and what may follow."""

from __future__ import annotations

from watershed.kit.game import Edition, Tally
from watershed.kit.messages import Argument, Listed, Message, Seat

from .book import Book
from .grammar import ICONS
from .names import Icon
from .notation import args_of
from .rules.ending import cards_in, points
from .rules.invest import clear
from .rules.snipe import compensate
from .table import Table


def tally(edition: Edition, table: Table) -> Tally:
    """Every number that the board shows and a move can change. The label of each is the message `change-word`."""
    book = edition.opened(Book)
    found: Tally = {(None, "supply"): int(table.supply), (None, "reserve"): int(table.reserve)}
    for seat in range(table.seats):
        found[seat, "tokens"] = int(table.tokens[seat])
        found[seat, "points"] = int(points(book, table, seat))
        found[seat, "cards"] = int(cards_in(table, seat))
        found[seat, "strength"] = int(table.icons[seat, Icon.ATTACK] + table.icons[seat, Icon.DEFENCE])
        for name, icon in ICONS.items():
            found[seat, name] = int(table.icons[seat, icon])
    return found


def notes(edition: Edition, table: Table, seat: int, action: int) -> list[Message]:
    """What a seat should know about the table after its move. The table is used as scratch paper."""
    args = args_of(edition, action)
    if args["move"] != "invest" or table.over:
        return []
    slot = int(args["slot"])
    return [_completed(edition, table, seat, slot), _sniped(table, seat, slot)]


def _completed(edition: Edition, table: Table, seat: int, slot: int) -> Message:
    """7.3  What the investor bonus would be."""
    book = edition.opened(Book)
    icon = int(book.indicator[book.type[table.market[slot]]])
    bonus = min(int(table.icons[seat, icon]), int(table.supply + table.bid[slot]))
    return Message("note-bonus", {"count": bonus}, "7.3")


def _sniped(table: Table, seat: int, slot: int) -> Message:
    """8.2 to 8.5  What the investor would get for the card."""
    bid = int(table.bid[slot])
    able = tuple(Seat(other) for other in range(table.seats) if other != seat and table.tokens[other] >= bid)
    before = int(table.tokens[seat])
    table.tokens[seat] += bid
    table.supply += clear(table, slot)
    compensate(table, seat)
    args: dict[str, Argument] = {"count": int(table.tokens[seat]) - before, "price": bid}
    if not able:
        return Message("note-no-snipe", args, "8.2")
    return Message("note-snipe", args | {"who": Listed(able, "or")}, "8.2")

"""What a move would change: the numbers to watch, what may follow, and a warning before a move that does nothing."""

from __future__ import annotations

from watershed.kit.game import Edition, Tally
from watershed.kit.messages import Argument, Listed, Message, Seat

from .book import Book
from .claim import completed
from .grammar import ICONS
from .names import Event, Icon
from .notation import args_of
from .rules.activate import came_to_nothing
from .rules.ending import cards_in, points
from .rules.invest import clear
from .rules.snipe import compensate
from .table import Table
from .things import card


def tally(edition: Edition, table: Table, viewer: int) -> Tally:
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
    if args["move"] == "activate":
        return [_nothing(edition, table)] if came_to_nothing(table) else []
    if args["move"] != "invest" or table.over:
        return []
    slot = int(args["slot"])
    return [_completed(edition, table, seat), _sniped(table, seat, slot)]


def _nothing(edition: Edition, table: Table) -> Message:
    """9.4  A warning: the activation finds no target, and what is given up for it is lost all the same."""
    page = table.events[: table.noted].tolist()
    lost = tuple(card(edition, number) for what, _, number, *_ in page if what == Event.GAVE_UP)
    args: dict[str, Argument] = {"card": card(edition, page[0][2])}
    return (
        Message("note-nothing-lost", args | {"lost": Listed(lost)}, "9.4")
        if lost
        else Message("note-nothing", args, "9.4")
    )


def _completed(edition: Edition, table: Table, seat: int) -> Message:
    """7.2 to 7.4  What completing would bring: the investor bonus, and the tokens from what the card does. A card that
    the effect gains isn't counted where it is still to be chosen or drawn, and the note says so.
    """
    brought = completed(edition, table, seat)
    args: dict[str, Argument] = {"count": brought.most, "depends": "yes" if brought.least < brought.most else "no"}
    if brought.gaining:
        return Message("note-complete-gain", args | {"card": card(edition, brought.gaining)}, "7.3")
    return Message("note-complete", args, "7.3")


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

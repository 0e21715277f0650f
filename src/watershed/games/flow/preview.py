"""What a move would change, for whoever is about to choose it: the numbers that are watched, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kernel.record import lay_open
from watershed.kit.game import Edition, Note, Tally

from .book import Book
from .grammar import ICONS
from .happenings import tokens
from .names import Icon
from .notation import args_of
from .rules.ending import cards_in, points
from .rules.invest import clear
from .rules.snipe import compensate
from .table import Table


def tally(edition: Edition, table: Table) -> Tally:
    """Every number that the board shows and a move can change."""
    book = lay_open(Book, edition.records)
    found: Tally = {(None, "supply"): int(table.supply), (None, "reserve"): int(table.reserve)}
    for seat in range(table.seats):
        found[seat, "tokens"] = int(table.tokens[seat])
        found[seat, "points"] = int(points(book, table, seat))
        found[seat, "cards"] = int(cards_in(table, seat))
        found[seat, "strength"] = int(table.icons[seat, Icon.ATTACK] + table.icons[seat, Icon.DEFENCE])
        for name, icon in ICONS.items():
            found[seat, name] = int(table.icons[seat, icon])
    return found


def notes(edition: Edition, table: Table, action: int, seat: int, names: Sequence[str]) -> list[Note]:
    """What a seat should know about the table after its move. The table is used as scratch paper."""
    args = args_of(edition, action)
    if args["move"] != "invest" or table.over:
        return []
    slot = args["slot"]
    book = lay_open(Book, edition.records)
    icon = book.indicator[book.type[table.market[slot]]]
    bonus = min(int(table.icons[seat, icon]), int(table.supply + table.bid[slot]))
    return [
        Note(f"Completing it next turn would bring you {tokens(bonus)}, as things stand.", "7.3"),
        _sniped(table, seat, slot, names),
    ]


def _sniped(table: Table, seat: int, slot: int, names: Sequence[str]) -> Note:
    """8.2 to 8.5  What the investor would get for the card."""
    bid = int(table.bid[slot])
    able = [names[other] for other in range(table.seats) if other != seat and table.tokens[other] >= bid]
    before = int(table.tokens[seat])
    table.tokens[seat] += bid
    table.supply += clear(table, slot)
    compensate(table, seat)
    paid = int(table.tokens[seat]) - before
    who = f"{', '.join(able)} could snipe it now" if able else "Nobody has the tokens to snipe it now"
    return Note(f"{who}; a snipe would bring you {tokens(paid)}, {bid} of them from the sniper.", "8.2")

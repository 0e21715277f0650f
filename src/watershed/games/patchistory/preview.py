"""What a move would change, before it is played: the numbers to watch, and what may follow."""

from __future__ import annotations

from watershed.kernel.journal import WIDTH
from watershed.kit.game import Edition, Event, Tally
from watershed.kit.messages import Message, Seat

from .book import Book
from .buttons import demand
from .keys import GOODS, STATUSES
from .messages import event
from .names import Event as Happened
from .names import Good, Phase, Quantity, Question, Status
from .notation import SYNTAX
from .plans import planned_statuses
from .players import sees_goods
from .rules.diplomacy import MONEY
from .rules.people import descendants, workers_of
from .rules.production import worker_upkeep
from .rules.war import strength
from .table import Table
from .things import amount

TOLD = (  # events that a player should know before they happen
    Happened.COVERED, Happened.TILE_LOST, Happened.APPEARED, Happened.DESCENDANT_LOST, Happened.LOST_VP, Happened.SAFE,
    Happened.GAINED_VOTES, Happened.GAINED_MINERALS,
)  # fmt: skip
STOCKS = (0, 60, 1, 2, 3, 4, 5, 7, 9, 12)  # what others may have of a good
MOST = 8  # notes about one move


class Screened(Tally):
    """Numbers by their names. Those behind a screen are known by name, and not listed: so a change of them is noticed
    only by who knew them before.
    """

    def __init__(self, listed: Tally, screened: Tally) -> None:
        super().__init__(listed)
        self.screened = screened

    def __missing__(self, key: tuple[int | None, str]) -> int:
        return self.screened[key]


def veil(table: Table, seat: int, trial: int) -> None:
    """1.2  Put other goods behind the screens of the others, so that no preview tells what they have: what a threat or
    a war brings, or whether somebody can raise a bid. Each has at least the money of their bid.
    """
    for other in range(table.seats):
        if other != seat and not table.screens:
            for good in range(Good.FOOD, Good.VOTES + 1):
                table.goods[other, good] = STOCKS[(trial + other) % len(STOCKS)]
            table.goods[other, Good.MONEY] = max(1, int(table.bid[other]), int(table.goods[other, Good.MONEY]))


def tally(edition: Edition, table: Table, viewer: int) -> Tally:
    """Every number that the board shows a seat and a move can change. The label of each is the message `change-word`.

    1.2  Of goods behind screens only the seat's own are listed.
    """
    book, listed, screened = edition.opened(Book), Tally(), Tally()
    for seat in range(table.seats):
        listed |= _open(book, table, seat)
        seen = sees_goods(table, viewer, seat)
        for good in range(Good.FOOD, Good.VOTES + 1):
            numbers = listed if seen else screened
            numbers[seat, GOODS[good]] = int(table.goods[seat, good])
    return Screened(listed, screened)


def _open(book: Book, table: Table, seat: int) -> Tally:
    """2.3, 1.2  What everybody sees of a seat."""
    status, counts = planned_statuses(book, table, seat), table.count[seat].tolist()
    found: Tally = {(seat, f"produced-{GOODS[good]}"): status[good] for good in range(Good.FOOD, Good.VP + 1)}
    found |= {(seat, STATUSES[at]): status[at] for at in range(Status.MIL, Status.TRA + 1)}
    found[seat, "favours"] = int(table.favours[seat])
    found[seat, "heroes"] = counts[Quantity.HEROES]
    found[seat, "wonders"] = counts[Quantity.WONDERS]
    found[seat, "routes"] = counts[Quantity.ROUTES]
    found[seat, "workers"] = int(workers_of(table, seat))
    found[seat, "descendants"] = int(descendants(table, seat))
    found[seat, "upkeep"] = int(worker_upkeep(book, table, seat))
    return found


def notes(edition: Edition, table: Table, seat: int, action: int) -> list[Message]:
    """What a seat should know about the table after its move."""
    family, page = SYNTAX.family_of(action), _page(table)
    if family.name == "threaten":
        victim, kind = family.values(action)
        return [_threat(edition.opened(Book), table, victim, kind)]
    if family.name in ("commit", "pledge"):
        return _strength(table, seat, page)
    if family.name == "end":
        return _unused(table, seat, page)
    return [event(edition, line) for line in page if line.what in TOLD and line.seat == seat][:MOST]


def _page(table: Table) -> list[Event]:
    """What the move did."""
    rows = table.events[: table.noted, :WIDTH].tolist()
    return [Event(what, seat, card, count, other) for what, seat, card, count, other in rows]


def _threat(book: Book, table: Table, victim: int, kind: int) -> Message:
    """8.7  "The player gives you that, or all they have of it, even if that is nothing." """
    wanted = amount(Good.MONEY if kind == MONEY else Good.VP, demand(book, table, victim, kind))
    return Message("note-threat", {"partner": Seat(victim), "amount": wanted}, "8.7")


def _strength(table: Table, seat: int, page: list[Event]) -> list[Message]:
    """12.3  The strength with what is committed. Whether both have, nobody knows before."""
    known = [line.other for line in page if line.what == Happened.COMMITTED and line.seat == seat]
    if not known and table.question == Question.COMMIT:
        route = int(table.route)
        owns = table.owner[route] == seat + 1
        known = [int(strength(table, seat, bool(table.war[route] & (1 if owns else 2))))]
    return [Message("note-strength", {"count": int(total)}, "12.3") for total in known[:1]]


def _unused(table: Table, seat: int, page: list[Event]) -> list[Message]:
    """8.1  Favours that nobody uses any more."""
    ended = any(line.what == Happened.ENDED and line.card == Phase.MANAGEMENT for line in page[:1])
    left = int(table.favours[seat])
    return [Message("note-favours", {"count": left}, "8.1")] if ended and left else []

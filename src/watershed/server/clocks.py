"""Clocks: whose time runs, how much is left, and when a match has to be looked after.

By the game, a seat has its bank for all its turns and gets the increment whenever a turn is over; by the turn, it has
the bank anew each time. Only a person's time runs, and only while everybody is seated.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from .rows import MatchRow, SeatRow, now

STARTED = datetime.now(UTC)  # time before this server was up is nobody's
PATIENCE = timedelta(seconds=5)  # after which a bot that has not moved is woken again


class Times(NamedTuple):
    """The columns of a match that its clock needs."""

    left: list[float] | None
    since: datetime | None
    due: datetime | None


def running(row: MatchRow) -> int | None:
    """The seat whose time is passing."""
    return row.to_move if row.left is not None and row.since is not None and row.status == "playing" else None


def left(row: MatchRow, at: datetime) -> list[float]:
    """Seconds that each seat has."""
    found = list(row.left or ())
    seat = running(row)
    if seat is not None and row.since is not None:
        found[seat] -= max(0.0, (at - max(row.since, STARTED)).total_seconds())
        found[seat] = max(0.0, found[seat])
    return found


def after_change(row: MatchRow, status: str, to_move: int | None, seats: Sequence[SeatRow], moved: bool) -> Times:
    """The clocks when the match has come to this; `moved` unless somebody sat down or a move was taken back."""
    at = now()
    playing = status == "playing" and to_move is not None
    bot = playing and to_move is not None and seats[to_move].kind == "bot"
    if row.left is None or row.clock is None:
        return Times(None, None, at + PATIENCE if bot else None)
    seconds = left(row, at)
    before, then = running(row), to_move if playing and not bot else None
    if before is not None and before != then:
        if row.clock["by"] == "turn":
            seconds[before] = row.clock["bank"]
        elif moved:
            seconds[before] += row.clock["increment"]
    if then is None:
        return Times(seconds, None, at + PATIENCE if bot else None)
    return Times(seconds, at, at + timedelta(seconds=seconds[then]))


def is_up(row: MatchRow) -> bool:
    """Whether the seat to move has no time left."""
    seat = running(row)
    return seat is not None and left(row, now())[seat] <= 0


def anew(row: MatchRow, seat: int) -> list[float] | None:
    """What is left when somebody else sits down: the newcomer has the whole bank."""
    if row.left is None or row.clock is None:
        return None
    found = left(row, now())
    found[seat] = float(row.clock["bank"])
    return found

"""Clocks: whose time runs, how much is left, and when a match has to be looked after.

By the game, a seat has its bank for all its turns and gets the increment whenever a turn is over; by the turn, it has
the bank anew each time. Only a person's time runs, and only while everybody is seated.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from .rows import MatchRow, SeatRow, now

PULSE = timedelta(seconds=10)  # how often the servers of a database write down that one of them is up
PATIENCE = timedelta(seconds=5)  # after which a bot that has not moved is woken again


class Down(NamedTuple):
    """When no server was up: between the last pulse and the start. That time is nobody's."""

    last: datetime
    start: datetime

    def within(self, since: datetime, at: datetime) -> timedelta:
        return max(timedelta(), min(self.start, at) - max(self.last, since))


class Spent(NamedTuple):
    """A move that was taken back, and the seconds that its seat had when it was played."""

    seat: int
    left: float


class Times(NamedTuple):
    """The columns of a match that its clock needs."""

    left: list[float] | None
    since: datetime | None
    due: datetime | None


def running(row: MatchRow) -> int | None:
    """The seat whose time is passing."""
    return row.to_move if row.left is not None and row.since is not None and row.going else None


down = Down(now(), now())  # set when the server starts


def left(row: MatchRow, at: datetime) -> list[float]:
    """Seconds that each seat has."""
    found = list(row.left or ())
    seat = running(row)
    if seat is not None and row.since is not None:
        passed = at - row.since - down.within(row.since, at)
        found[seat] = max(0.0, found[seat] - max(0.0, passed.total_seconds()))
    return found


def left_now(row: MatchRow, seat: int) -> float | None:
    """Seconds that a seat has, where there is a clock."""
    return left(row, now())[seat] if row.left is not None else None


def after_change(
    row: MatchRow,
    status: str,
    to_move: int | None,
    seats: Sequence[SeatRow],
    moved: bool,
    undone: Sequence[Spent] = (),
) -> Times:
    """The clocks when the match has come to this. `moved` is whether a move was played; for moves that are taken back
    nobody has more time than when they were played.
    """
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
    for seat, had in undone:
        seconds[seat] = min(seconds[seat], had)
    if then is None:
        return Times(seconds, None, at + PATIENCE if bot else None)
    return Times(seconds, at, at + timedelta(seconds=seconds[then]))


def is_up(row: MatchRow) -> bool:
    """Whether the seat to move has no time left."""
    seat = running(row)
    return seat is not None and left(row, now())[seat] <= 0


def anew(row: MatchRow, before: SeatRow) -> list[float] | None:
    """What is left when somebody sits down: what there was, or a quarter of the bank where time had run out."""
    if row.left is None or row.clock is None:
        return None
    found = left(row, now())
    if before.after_why == "time":
        found[before.seat] = max(found[before.seat], row.clock["bank"] / 4)
    return found


def next_look(row: MatchRow) -> datetime:
    """When a match that was looked after has to be looked after again."""
    seat = running(row)
    return now() + (PATIENCE if seat is None else timedelta(seconds=max(1.0, left(row, now())[seat])))

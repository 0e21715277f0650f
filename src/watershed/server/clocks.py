"""Clocks: whose time runs, how much is left, and when a match has to be checked.

By the game, a seat has its bank for all its turns and gets the increment after every turn. By the turn, it has the bank
again each time. Only people's clocks run, those of all who have to decide, and only while no seat is open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from .records import MatchRow, SeatRow, now

PULSE = timedelta(seconds=10)  # how often the servers of a database record that one of them is up
PATIENCE = timedelta(seconds=5)  # after which a bot that has not moved is woken again
LATE = timedelta(seconds=5)  # a server that hasn't looked at the time for longer stood still


class Down(NamedTuple):
    """When nobody could move: no server was up between the last pulse and the start, it stood still (a laptop that
    sleeps, a process that was stopped), or nothing could be written. That time doesn't count.
    """

    last: datetime
    start: datetime

    def within(self, since: datetime, at: datetime) -> timedelta:
        return max(timedelta(), min(self.start, at) - max(self.last, since))

    def after(self, at: datetime) -> Down:
        """The part of it after a moment."""
        return Down(max(self.last, at), max(self.start, at))


class Spent(NamedTuple):
    """A move that was undone, and the seconds that its seat had when it was played."""

    seat: int
    left: float


class Times(NamedTuple):
    """The columns of a match that its clock needs."""

    left: list[float] | None
    since: datetime | None
    running: int  # the seats whose time is passing, one bit each
    due: datetime | None


def running(row: MatchRow) -> tuple[int, ...]:
    """The seats whose time is passing."""
    if row.left is None or row.since is None or not row.going:
        return ()
    return tuple(seat for seat in range(len(row.left)) if row.running >> seat & 1)


downs: list[Down] = []  # as this server knows them
outage: datetime | None = None  # since when nothing can be written
heart: datetime | None = None  # when this server last looked at the time, unless it stood still since
late = LATE  # how long it may not look; longer where another server may be up, whose last pulse is older
MOST_DOWNS = 100


def lost(since: datetime, at: datetime) -> timedelta:
    """How much of a time was nobody's. What two reasons say of the same moment counts once."""
    still = stood_still(at)
    spans = [*downs, *([Down(outage, at)] if outage else ()), *([still] if still else ())]
    found, end = timedelta(), since
    for span in sorted(spans):
        found += span.after(end).within(since, at)
        end = max(end, span.start)
    return found


def tick() -> bool:
    """Look at the time; whether this server stood still since it looked last."""
    global heart
    at = now()
    if stood_still(at):
        return True
    heart = at
    return False


def stood_still(at: datetime) -> Down | None:
    """The time in which this server did nothing, if it is long, and as long as nobody has recorded it."""
    return Down(heart, at) if heart and at - heart > late else None


def remember(found: Iterable[Down], until: datetime | None = None) -> None:
    """Note the times that the servers of this database have recorded, up to a moment."""
    global heart
    downs[:] = sorted({*downs, *found})[-MOST_DOWNS:]
    heart = until or heart


def begin_outage(since: datetime) -> None:
    """Nothing can be written, since then."""
    global outage
    outage = outage or since


def end_outage() -> bool:
    """Writing works; whether it did not before."""
    global outage
    if outage is None:
        return False
    downs.append(Down(outage, now()))
    del downs[:-MOST_DOWNS]
    outage = None
    return True


def left(row: MatchRow, at: datetime) -> list[float]:
    """Seconds that each seat has."""
    found = list(row.left or ())
    for seat in running(row):
        assert row.since is not None
        passed = at - row.since - lost(row.since, at)
        found[seat] = max(0.0, found[seat] - max(0.0, passed.total_seconds()))
    return found


def left_now(row: MatchRow, seat: int) -> float | None:
    """Seconds that a seat has, if there is a clock."""
    return left(row, now())[seat] if row.left is not None else None


def after_change(
    row: MatchRow,
    status: str,
    waiting: Sequence[int],
    seats: Sequence[SeatRow],
    moved: bool,
    undone: Sequence[Spent] = (),
) -> Times:
    """The clocks after a change of the match. `moved` is whether a move was played. After an undo nobody has more time
    than when the undone moves were played.
    """
    at = now()
    asked = waiting if status == "playing" else ()
    bot_due = at + PATIENCE if any(seats[seat].kind == "bot" for seat in asked) else None
    if row.left is None or row.clock is None:
        return Times(None, None, 0, bot_due)
    seconds = left(row, at)
    before, then = running(row), [seat for seat in asked if seats[seat].kind == "person"]
    if row.clock["by"] == "game":
        for seat in before:
            seconds[seat] += row.clock["increment"] if moved and seat not in then else 0
    elif moved or undone:  # if only the people have changed, it is the same turn
        seconds = [seconds[seat] if seat in then else float(row.clock["bank"]) for seat in range(len(seconds))]
    for seat, had in undone:
        seconds[seat] = min(seconds[seat], had)
    if not then:
        return Times(seconds, None, 0, bot_due)
    due = at + timedelta(seconds=min(seconds[seat] for seat in then))
    return Times(seconds, at, sum(1 << seat for seat in then), min(due, bot_due) if bot_due else due)


def up(row: MatchRow) -> int | None:
    """The first seat that is waited for and has no time left."""
    times = left(row, now())
    return next((seat for seat in running(row) if times[seat] <= 0), None)


def is_up(row: MatchRow, seat: int) -> bool:
    """Whether a seat that is waited for has no time left."""
    return seat in running(row) and left(row, now())[seat] <= 0


def refilled(row: MatchRow, before: SeatRow) -> list[float] | None:
    """The time left when somebody sits down: what there was, or a quarter of the bank if time had run out."""
    if row.left is None or row.clock is None:
        return None
    found = left(row, now())
    if before.after_why == "time":
        found[before.seat] = max(found[before.seat], row.clock["bank"] / 4)
    return found


def next_look(row: MatchRow, pause: timedelta = PATIENCE) -> datetime:
    """When a match that was checked has to be checked again: when a clock may have run out, or after a pause."""
    times = left(row, now())
    soonest = min((times[seat] for seat in running(row)), default=None)
    return now() + (pause if soonest is None else timedelta(seconds=max(1.0, soonest)))

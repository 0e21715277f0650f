"""When to ring: a bell for each seat that wants to be told something, and what a look at its match makes of it.

A bell rings once for every turn, if nobody comes to the table for a short while. All it knows is in the database, so a
restart forgets and repeats nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from .. import clocks
from ..records import MatchRow, SeatRow

HOUR = 3600.0
LEAST = 30.0  # seconds: nobody is warned of less
Event = Literal["turn", "begun", "over", "time"]
STRONGEST: tuple[Event, ...] = ("over", "time", "begun", "turn")


@dataclass(frozen=True)
class Bell:
    """A row of `bells`."""

    match: str
    seat: int
    phase: str  # of the match at the last look: "before" the deal, "on" or "over"
    turn: int | None  # after how many steps this seat's turn began, or was first seen; none if it isn't its turn
    event: Event | None  # what is told next,
    ring: datetime | None  # and when, if nobody comes
    urge: datetime | None  # when to say that time is running out
    version: int  # of the match at the last look
    stamp: int = 0  # counts changes of this row, so that one of two servers has to look again


@dataclass(frozen=True)
class Seen:
    """What a look at a match finds about one seat."""

    row: MatchRow
    seat: SeatRow
    last: int  # steps so far
    steps: Mapping[int, int]  # the last step of each seat since its turn was known
    here: bool  # somebody looks at the table from this seat
    at: datetime


def phase_of(row: MatchRow) -> str:
    return "over" if row.status == "over" else "on" if row.dealt else "before"


def waits(row: MatchRow, seat: SeatRow) -> bool:
    """Whether the match waits for a person at this seat."""
    return row.going and row.dealt and seat.kind == "person" and bool(row.waiting >> seat.seat & 1)


def new_bell(row: MatchRow, seat: SeatRow, last: int, at: datetime) -> Bell:
    """A bell for somebody who is here: a turn that runs already isn't told."""
    mine = waits(row, seat)
    urge = urge_at(row, seat.seat, at) if mine else None
    return Bell(row.match, seat.seat, phase_of(row), last if mine else None, None, None, urge, row.version)


def warned_at(row: MatchRow) -> float | None:
    """The seconds left at which a seat is warned: a quarter of its time, an hour at most."""
    if row.clock is None:
        return None
    found = min(row.clock["bank"] / 4, HOUR)
    return found if found >= LEAST else None


def urge_at(row: MatchRow, seat: int, at: datetime) -> datetime | None:
    """When to warn a seat whose time runs; never if little was left from the start."""
    found = warned_at(row)
    if found is None or seat not in clocks.running(row):
        return None
    spare = clocks.left(row, at)[seat] - found
    return at + timedelta(seconds=spare) if spare > 0 else None


def looked(bell: Bell, seen: Seen, grace: timedelta) -> tuple[Bell, Event | None]:
    """The bell after a look, and what is to be told now."""
    noted = _noted(bell, seen, grace)
    rings = noted.ring is not None and noted.ring == bell.ring and noted.ring <= seen.at
    urges = noted.urge is not None and noted.urge == bell.urge and noted.urge <= seen.at
    after, event = noted, None
    if rings or seen.here:
        after, event = replace(after, event=None, ring=None), noted.event
    if urges:
        after = replace(after, urge=_urge_again(bell, seen))
        event = event or (None if after.urge else "time")
    told = None if seen.here else event
    return (after if after == bell else replace(after, stamp=bell.stamp + 1)), told


def _noted(bell: Bell, seen: Seen, grace: timedelta) -> Bell:
    """What has happened since the last look, and waits to be told."""
    row, phase, mine = seen.row, phase_of(seen.row), waits(seen.row, seen.seat)
    begins = mine and (bell.turn is None or _again(bell, seen))
    event: Event | None = bell.event if bell.event != "turn" or mine else None
    ring = bell.ring if event else None
    if phase != bell.phase and phase != "before":
        event, ring = ("over" if phase == "over" else "begun"), seen.at + grace
    elif begins and event is None:
        event, ring = "turn", seen.at + grace
    turn, urge = (bell.turn, bell.urge) if mine else (None, None)
    if begins:
        turn, urge = seen.last, urge_at(row, bell.seat, seen.at)
    if seen.seat.kind != "person":
        event = ring = None
    return replace(bell, phase=phase, turn=turn, event=event, ring=ring, urge=urge, version=row.version)


def _again(bell: Bell, seen: Seen) -> bool:
    """Whether the seat has acted since, and somebody else after it: this is another turn."""
    mine = seen.steps.get(bell.seat, 0)
    others = max((step for seat, step in seen.steps.items() if seat != bell.seat), default=0)
    return bell.turn is not None and bell.turn < mine < others


def _urge_again(bell: Bell, seen: Seen) -> datetime | None:
    """When to look again if no server was up for a while, because that time doesn't count."""
    found = urge_at(seen.row, bell.seat, seen.at)
    return found if found and found > seen.at + timedelta(seconds=1) else None

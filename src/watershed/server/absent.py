"""Who is waited for and away, in a match without a clock, and when the others may let a bot play on."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from math import ceil
from typing import NamedTuple

from . import clocks
from . import http_schemas as b
from .records import now
from .room import LiveMatch

MID_GAME = timedelta(minutes=10)  # who left no longer than that before the turn came left a live game


class Patience(NamedTuple):
    """How long a player who is waited for has to be away. docs/decisions.md says why there are three times."""

    ask: timedelta = timedelta(minutes=3)  # in a live game, where the others who are here agree
    alone: timedelta = timedelta(minutes=10)  # in a live game, where nobody else is here to agree
    slow: timedelta = timedelta(days=1)  # where nobody sat together when the turn came


patience = Patience()


def be_patient(ask: float, alone: float, slow: float) -> None:
    """Use the times of the settings, in seconds."""
    global patience
    patience = Patience(*(timedelta(seconds=seconds) for seconds in (ask, alone, slow)))


def can_be_replaced(live: LiveMatch) -> bool:
    """Whether bots may stand in here at all: a clock has its own way with those who don't come."""
    return live.playing and live.row.clock is None


def missing(live: LiveMatch) -> list[int]:
    """The seats of people who are waited for and known to be away."""
    if not can_be_replaced(live):
        return []
    here = live.here()
    return [seat for seat in live.match.waiting if seat in live.away and _is_person(live, seat) and seat not in here]


def _is_person(live: LiveMatch, seat: int) -> bool:
    return live.seats[seat].kind == "person"


def away_for(live: LiveMatch, seat: int) -> timedelta:
    """How long somebody has been away, without the time in which no server was up."""
    return _since(live.away[seat])


def waited_for(live: LiveMatch, seat: int) -> timedelta:
    """How long the match has waited for somebody who is away."""
    return _since(max(live.away[seat], live.changed or live.row.created))


def _since(start: datetime) -> timedelta:
    at = now()
    return max(timedelta(), at - start - clocks.lost(start, at))


def needed(live: LiveMatch, seat: int, alone: bool) -> timedelta:
    """How long the others have to wait before a bot may play on."""
    if live.away[seat] + MID_GAME < (live.changed or live.row.created):
        return patience.slow
    return patience.alone if alone else patience.ask


def due(live: LiveMatch, seats: Collection[int], alone: bool) -> list[int]:
    """Those of some missing seats that have been waited for long enough."""
    return [seat for seat in seats if waited_for(live, seat) >= needed(live, seat, alone)]


def others_here(live: LiveMatch, seat: int) -> dict[int, str]:
    """The other people who are here, by their screens: who would have to agree with a seat."""
    here, own = live.here(), live.seats[seat].screen
    people = [place for place in live.seats if place.kind == "person" and place.seat in here and place.screen != own]
    return {place.screen: place.name for place in reversed(people)}


def said(live: LiveMatch) -> list[b.AwaySaid]:
    """How long each missing player has been away, and when the others may let a bot play on, in seconds."""
    return [
        b.AwaySaid(
            seat=seat,
            away=round(away_for(live, seat).total_seconds(), 1),
            ask_in=_left(live, seat, alone=False),
            alone_in=_left(live, seat, alone=True),
        )
        for seat in missing(live)
    ]


def _left(live: LiveMatch, seat: int, alone: bool) -> float:
    """Rounded up: as soon as players read that nothing is left, they may propose it."""
    return max(0.0, ceil((needed(live, seat, alone) - waited_for(live, seat)).total_seconds() * 10) / 10)

"""When a move may be undone: freely while nobody else has acted and nothing was revealed, after that by consent.

Seats that share a screen are one person here. If there is nobody else to ask, as against bots, every undo is free.
"""

from __future__ import annotations

from typing import Literal

from .room import LiveMatch


def screen_of(live: LiveMatch, seat: int) -> int:
    return live.seats[seat].screen


def others(live: LiveMatch, seat: int) -> set[int]:
    """The screens of the other people."""
    people = {place.screen for place in live.seats if place.kind == "person"}
    return people - {screen_of(live, seat)}


def own_last(live: LiveMatch, seat: int) -> int:
    """How many moves an undo removes to reach the seat's own last decision; 0 if it made none. The moves that a what-if
    begins with stay.
    """
    for back, mover in enumerate(reversed(live.movers[live.match.begins :]), 1):
        if mover == seat:
            return back
    return 0


def undo_now(live: LiveMatch, seat: int | None) -> Literal["free", "ask", "withdraw"] | None:
    """Whether, and how, a seat may undo its last move. A sealed answer is withdrawn."""
    if seat is None or not live.playing or live.seats[seat].kind != "person":
        return None
    if live.match.can_withdraw(seat):
        return "withdraw"
    back = own_last(live, seat)
    if not back:
        return None
    if not others(live, seat):  # moves of players who have gone stay: they may come back
        return None if any(live.seats[mover].after_name for mover in live.movers[-back:]) else "free"
    return "free" if back == 1 and not live.match.reveals(live.match.length) else "ask"

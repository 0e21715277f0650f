"""Replaying the stored moves of a match, and what it means if they no longer lead to the same tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from watershed.kit.game import IllegalMove, games
from watershed.kit.messages import Message
from watershed.match import Match
from watershed.match.fork import Fork

from .begun import begun_of, branch, set_up
from .errors import Refuse
from .library import Opened
from .records import Aside, MatchRow, MoveRow, SeatRow

ENDS = ("rules", "book")  # reasons that have another sentence for finished matches


class Broken(NamedTuple):
    """Where and why a match no longer replays."""

    move: int  # the last that still replays
    why: str  # its sentence is the message `aside-why`
    detail: str  # for the operator; it may name what players must not see

    @property
    def aside(self) -> Aside:
        return Aside(self.move, self.why)


class Replayed(NamedTuple):
    """A match as far as it still replays; None if it can't even be set up."""

    match: Match | None
    broken: Broken | None
    opening: str | None  # the table before the first move


def why_aside(row: MatchRow) -> Message:
    """Why a match was set aside, for the people at it."""
    assert row.aside is not None
    ended = "ended-" if row.status == "over" and row.aside.why in ENDS else ""
    return Message(f"aside-{ended}{row.aside.why}", {"move": row.aside.move})


def set_aside(row: MatchRow, status: int = 409) -> Refuse:
    """Refuse playing, joining and leaving at such a match."""
    said = why_aside(row)
    return Refuse(status, "set-aside", said.id, **said.args)


def standing(steps: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that were not undone or withdrawn. The answers behind a withdrawn one were stored with tables that it
    was still on: the withdrawal knows the table after the last of them, and the others have no fingerprint.
    """
    found: list[MoveRow] = []
    for step in steps:
        if step.withdrawn:
            at = max(at for at, move in enumerate(found) if move.seat == step.seat)
            later = [replace(move, fingerprint="") for move in found[at + 1 :]]
            if later:
                later[-1] = replace(later[-1], fingerprint=step.fingerprint)
            found[at:] = later
        elif step.taken_back:
            del found[-step.taken_back :]
        else:
            found.append(step)
    return found


def replay(row: MatchRow, seats: Sequence[SeatRow], steps: Sequence[MoveRow], book: Opened) -> Replayed:
    """Play the moves that were not undone, as far as every table is the same as before."""
    if row.game not in games() or book.edition is None:
        gone = "book" if row.game in games() else "game"
        return Replayed(None, Broken(0, gone, f"{row.book} of {row.game}, {row.edition}, is not here"), None)
    if (begun := begun_of(row)) and begun.position is not None:
        return Replayed(None, Broken(0, "position", "it begins at a position, which nothing has checked"), None)
    try:
        match = set_up(row, book.edition, [seat.name for seat in seats])
    except Exception as problem:  # changed rules may fail in any way on what was good before
        return Replayed(None, Broken(0, "setup", _said(problem)), None)
    opening = match.fingerprint if row.dealt else None
    broken = _play(match, row, steps)
    if broken is None and not book.own:
        last = match.length
        broken = Broken(last, "book", f"{row.book} has changed: {row.edition} before, {book.edition.fingerprint} now")
    return Replayed(match, broken, opening)


def _play(match: Match, row: MatchRow, steps: Sequence[MoveRow]) -> Broken | None:
    moves = standing(steps)
    before = row.opening or (steps[-1].fingerprint if steps and not moves else None)
    if before not in (None, match.fingerprint):
        return Broken(0, "rules", f"the table is {match.fingerprint} after the setup, it was {before}")
    begun = begun_of(row)
    forks = begun.forks if begun else ()
    if broken := _branch(match, forks):
        return broken
    for number, move in enumerate(moves, 1):
        where = f"move {number}, `{move.words}`"
        try:
            match.advance(move.words, move.seat)
        except Exception as problem:  # as above
            return Broken(number - 1, "rules", f"{where} can't be played: {_said(problem)}")
        if move.fingerprint and match.fingerprint != move.fingerprint:
            found = match.fingerprint
            match.undo()
            return Broken(number - 1, "rules", f"after {where} the table is {found}, it was {move.fingerprint}")
        if broken := _branch(match, forks):
            return broken
    return None


def _branch(match: Match, forks: Sequence[Fork]) -> Broken | None:
    """Go on as a what-if, where it became one."""
    try:
        detail = branch(match, forks)
    except Exception as problem:  # as above
        detail = _said(problem)
    return Broken(match.length, "rules", detail) if detail else None


def _said(problem: Exception) -> str:
    return str(problem) if isinstance(problem, IllegalMove) else f"{type(problem).__name__}: {problem}"

"""How a match began that has no deal of its own: as a what-if, or as a log that somebody brought here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from watershed.kit.game import Edition
from watershed.match import Match
from watershed.match.fork import Fork

from . import http_schemas as b
from .records import STAND_IN, MatchRow

Kind = Literal["what-if", "log"]


@dataclass(frozen=True)
class Begun:
    """What is stored about it. The seeds of `forks` are secret until the match is over."""

    kind: Kind
    forks: tuple[Fork, ...] = ()
    brought: bool = False  # whether its first moves came here in a log, so that this server can't vouch for them
    position: str | None = None  # where a log began that an earlier version opened; it is never laid out

    def to_json(self) -> dict[str, Any]:
        return vars(self) | {"forks": [fork.to_json() for fork in self.forks]}


def begun_of(row: MatchRow) -> Begun | None:
    """How a match began; None if it was dealt here."""
    if row.begun is None:
        return None
    return Begun(**row.begun | {"forks": tuple(Fork(**fork) for fork in row.begun["forks"])})


def is_log(row: MatchRow) -> bool:
    """Whether a match is a log that somebody brought here: nobody plays it, and everything about it may be read."""
    return row.begun is not None and row.begun["kind"] == "log"


def set_up(row: MatchRow, edition: Edition, names: Sequence[str]) -> Match:
    """A match before its first move."""
    return Match.start(row.game, len(names), row.seed if row.dealt else STAND_IN, row.options, edition, names)


def branch(match: Match, forks: Sequence[Fork]) -> str | None:
    """Go on as a what-if did after as many moves as were played; if that leads to another table, says so."""
    for fork in forks:
        if fork.move == match.length:
            match.branch(fork.seat, fork.redealt, fork.of)
            if match.fingerprint != fork.table:
                return f"the what-if goes on with the table {match.fingerprint}, it was {fork.table}"
    return None


def what_if_said(row: MatchRow) -> b.WhatIfSaid | None:
    """Where a what-if comes from."""
    begun = begun_of(row)
    if begun is None or not begun.forks:
        return None
    last = begun.forks[-1]
    of = last.of if begun.kind == "what-if" else None  # a log names matches of other servers
    return b.WhatIfSaid(of=of, move=last.move, seat=last.seat, redealt=last.redealt is not None)

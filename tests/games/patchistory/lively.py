"""Games in which everything happens: a kind of move is drawn first, with odds, and then a move of that kind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from watershed.games.patchistory.names import FAMILIES
from watershed.games.patchistory.rules.turn import apply, legal

from .scene import MOST_MOVES, Scene

ODDS = {  # how likely each kind of move is beside others; 4 for those that aren't listed
    "end": 2,
    "wait": 1,
    "patch": 30,
    "discard": 1,
    "bid": 8,
    "rest": 1,
    "step": 6,
    "exchange": 2,
    "birth": 12,
    "trade": 12,
    "route": 2,
    "campaign": 1,
    "decline": 1,
    "break": 1,
}
PEACEFUL = ODDS | {"peace": 30, "refuse": 1, "accept": 12}
MARTIAL = ODDS | {"war": 30, "threaten": 12, "step": 20}


def kind_of(action: int) -> str:
    return next(family.name for family in FAMILIES if family.span.first <= action < family.span.end)


def moves_of(scene: Scene, seat: int) -> list[int]:
    """The legal action ids of a seat."""
    out = np.zeros(MOST_MOVES, np.int16)
    count = legal(scene.book, scene.table, seat, out)
    return [int(action) for action in out[:count]]


def lively_move(scene: Scene, seat: int, luck: random.Random, odds: dict[str, int] = ODDS) -> int:
    """A legal action of a waiting seat."""
    kinds: dict[str, list[int]] = {}
    for action in moves_of(scene, seat):
        kinds.setdefault(kind_of(action), []).append(action)
    kind = luck.choices(list(kinds), [odds.get(kind, 4) for kind in kinds])[0]
    return luck.choice(kinds[kind])


def decisions(scene: Scene, luck: random.Random, odds: dict[str, int] = ODDS) -> Iterator[Scene]:
    """The table at every decision and once when it is over; a lively move is played in between."""
    while scene.waiting():
        yield scene
        seat = luck.choice(scene.waiting())
        apply(scene.book, scene.table, seat, lively_move(scene, seat, luck, odds))
    yield scene

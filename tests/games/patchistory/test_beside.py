"""The real rules beside the second model, over whole random games: at every decision the same land, statuses, counts,
goods, patches, threats and sites. What the texts leave open is in RULINGS.md and in the second model's OPEN.md.
"""

from __future__ import annotations

import os
import random

import pytest

from watershed.match import Match

from .beside import Beside

GAMES = int(os.environ.get("WATERSHED_BESIDE_GAMES", "4"))
SETUPS = ((4, {}), (3, {}), (2, {}), (4, {"baselands": 0}))
FAVOURED = ("patch", "threaten", "war", "build", "reclaim", "trade", "birth", "traveller", "step", "claim")
TOLD = 8


def choose(match: Match, seat: int, luck: random.Random) -> int:
    """Random moves, with a taste for those that random games seldom make."""
    moves = match.moves(seat)
    liked = [move.id for move in moves if move.name in FAVOURED]
    return luck.choice(liked if liked and luck.random() < 0.6 else [move.id for move in moves])


@pytest.mark.parametrize("game", range(GAMES))
def test_the_second_model_agrees(game):
    seats, options = SETUPS[game % len(SETUPS)]
    match, luck = Match.start("patchistory", seats, game, options=options), random.Random(game)
    beside = Beside(match)
    while not match.over:
        seat = luck.choice(match.waiting)
        beside.play(seat, choose(match, seat, luck))
        assert not beside.wrong, f"after move {match.length} ({match.played[-1]}): " + "; ".join(beside.wrong[:TOLD])
    assert match.scores() == [stock.vp for stock in beside.stocks]


def test_a_fault_is_seen():
    """Goods that the second model didn't count are told."""
    match = Match.start("patchistory", 3, 1)
    beside = Beside(match)
    beside.stocks[1] = beside.stocks[1].plus("food", 1)
    seat = match.to_move
    beside.play(seat, match.legal(seat)[0])
    assert beside.wrong == ["food of seat 1: real 4, second 5"]

"""The real rules beside the second model, over whole random games: at every decision the same land, statuses, counts,
goods, patches, threats and sites. What the texts leave open is in RULINGS.md and in the second model's OPEN.md.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from watershed.bots.choose import Bot
from watershed.bots.levels import Level
from watershed.bots.searcher import Budget
from watershed.bots.seat import SeatedBot
from watershed.match import Match

from .beside import Beside

GAMES = int(os.environ.get("WATERSHED_BESIDE_GAMES", "4"))
SEARCHED = int(os.environ.get("WATERSHED_BESIDE_SEARCHED", "0"))  # games between searches, which have to be compiled
SIMULATIONS = 40
SETUPS = ((4, {}), (3, {}), (2, {}), (4, {"baselands": 0}))
FAVOURED = ("patch", "threaten", "war", "build", "reclaim", "trade", "birth", "traveller", "step", "claim")
TOLD = 8


def choose(match: Match, seat: int, luck: random.Random) -> int:
    """Random moves, with a taste for those that random games seldom make."""
    moves = match.moves(seat)
    liked = [move.id for move in moves if move.name in FAVOURED]
    return luck.choice(liked if liked and luck.random() < 0.6 else [move.id for move in moves])


def follow(match: Match, choose: Callable[[int], int], luck: random.Random) -> None:
    """Plays a game to its end; fails at the first decision after which the models differ."""
    beside = Beside(match)
    while not match.over:
        seat = luck.choice(match.waiting)
        beside.play(seat, choose(seat))
        assert not beside.wrong, f"after move {match.length} ({match.played[-1]}): " + "; ".join(beside.wrong[:TOLD])
    assert match.scores() == [stock.vp for stock in beside.stocks]


@pytest.mark.parametrize("game", range(GAMES))
def test_the_second_model_agrees(game):
    seats, options = SETUPS[game % len(SETUPS)]
    match, luck = Match.start("patchistory", seats, game, options=options), random.Random(game)
    follow(match, lambda seat: choose(match, seat, luck), luck)


@pytest.mark.skipif(SEARCHED == 0, reason="searches are compiled; `make soak` plays these games")
@pytest.mark.parametrize("game", range(SEARCHED))
def test_the_second_model_agrees_on_games_of_searches(game):
    seats, options = SETUPS[game % len(SETUPS)]
    match, luck = Match.start("patchistory", seats, game, options=options), random.Random(game)
    bot = SeatedBot(Level("A short search.", Bot.SEARCH, Budget(SIMULATIONS)), match.game, game)
    follow(match, lambda seat: bot.choose(match.edition, match.table_bytes, seat), luck)


def test_a_fault_is_seen():
    """Goods that the second model didn't count are told."""
    match = Match.start("patchistory", 3, 1)
    beside = Beside(match)
    beside.stocks[1] = beside.stocks[1].plus("food", 1)
    seat = match.to_move
    beside.play(seat, match.legal(seat)[0])
    assert beside.wrong == ["food of seat 1: real 4, second 5"]

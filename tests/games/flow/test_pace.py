"""Bots never wait for each other for ever, and waste no move on an effect that finds no target.

`python bench/standstills.py` looks at ten thousand games of each level.
"""

import numpy as np
import pytest

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.games.flow import GAME
from watershed.games.flow.bot.pace import behind, delay, nothing_to_harvest, wasted
from watershed.games.flow.bot.rollout import rollout_move
from watershed.games.flow.names import Move
from watershed.kernel.actions import is_of
from watershed.kernel.luck import WORDS, sow
from watershed.lab.contest import play_one

from .scene import ANN, BOB, EDITION, scene

MOST = 300  # moves that a game may take; most take a hundred and some
STUCK = "seats=3 age=1 turns=30 reserve=60 tokens=1,1,1 nation0=aristocracy nation1=artisan-tribe,barracks"
STUCK += " nation2=military-caste,temple market=currency,julius-caesar:1:2,chariot,ramesses-ii:2:4,confucius:0:2"
NO_TARGET = "seats=3 age=2 tokens=2,0,0 supply={} reserve=50 nation0=bureaucracy market=temple:0:2,archers,currency"


def at(turns, drawn):
    table = scene(f"seats=3 turns={turns}").table
    table.drawn = drawn
    return table


def choices(line, level, times=20):
    """What bots of a level do there, with different luck."""
    game = scene(line)
    found = (SeatedBot(level, GAME, seed).choose(EDITION, game.records.tobytes(), ANN) for seed in range(times))
    return {GAME.notation.words_of(EDITION, action).split()[0] for action in found}


@pytest.mark.parametrize("seed", [1146, 1247, 2869])
def test_three_citizens_who_harvested_nothing_for_900_turns_play_on(seed):
    assert play_one("flow", ["citizen"] * 3, seed).moves < 200


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["random", "apprentice", "citizen"])
def test_no_game_stands_still(level, seats):
    assert ws.simulate("flow", seats, 400, seed=3, bots=level, workers=1).moves.max() < MOST


def test_no_search_stands_still():
    assert play_one("flow", ["citizen", *["statesman"] * 2], 1146).moves < MOST


def test_a_citizen_that_can_change_nothing_by_harvesting_completes():
    assert nothing_to_harvest(scene(STUCK).table, ANN)
    assert choices(STUCK, "citizen") == {"complete"}


def test_so_does_the_rollout_policy():
    game, luck = scene(STUCK), np.zeros(WORDS, np.int64)
    sow(luck, 1)
    assert {int(rollout_move(game.book, game.table, ANN, luck)) for _ in range(20)} == {Move.COMPLETE.first}


@pytest.mark.parametrize("level", ["apprentice", "citizen"])
@pytest.mark.parametrize("supply", [0, 5])
def test_no_bot_uses_a_turn_action_that_finds_no_target(level, supply):
    assert "activate bureaucracy" in scene(NO_TARGET.format(supply)).legal()
    assert "activate" not in choices(NO_TARGET.format(supply), level, 60)


def test_the_rollout_policy_uses_none():
    game, luck = scene(NO_TARGET.format(0)), np.zeros(WORDS, np.int64)
    sow(luck, 1)
    assert not any(is_of(Move.ACTIVATE, rollout_move(game.book, game.table, ANN, luck)) for _ in range(60))


@pytest.mark.parametrize(
    ("line", "move", "cost"),
    [
        ("age=0 tokens=1,1,1 supply=1", "harvest", True),
        ("age=0 tokens=1,1,1 supply=2", "harvest", False),
        ("age=2 tokens=1,1,1 supply=0", "harvest", False),
        ("age=0 tokens=1,1,1 nation0=agrarian-tribe", "harvest", False),
        ("tokens=1,1,1 nation0=mercantilism", "activate mercantilism", True),
        ("tokens=1,1,1 nation0=mercantilism supply=1", "activate mercantilism", False),
        ("tokens=1,1,1 market=temple", "invest 1 1", False),
    ],
)
def test_a_move_that_does_nothing_has_a_price(line, move, cost):
    table = scene(f"seats=3 {line}").play(move).table
    assert (wasted(table, ANN) > 0) == cost
    assert wasted(table, BOB) == 0


def test_a_game_at_its_usual_pace_is_not_behind():
    assert [behind(at(turns, drawn=20), ANN) for turns in (46, 72, 73)] == [0, 0, 2]


def test_the_longer_it_stands_still_the_more_the_next_card_is_worth():
    def saved(turns):
        return delay(at(turns, drawn=20), ANN) - delay(at(turns, drawn=21), ANN)

    assert saved(70) == 0
    assert saved(80) < saved(100) < saved(200)
    assert saved(200) > 1000, "ten points: more than any card costs that nobody wants"

"""Chapter 5: a turn."""

import pytest

from watershed.games.flow.names import Question

from .scene import BOB, CID, scene, walk

BUSY = "seats=3 tokens=5,5,5 nation0=bureaucracy market=temple:0:2,irrigation:1:3,republic,theocracy,archers"


@pytest.mark.parametrize("action", ["harvest", "complete", "snipe 2", "activate bureaucracy"])
def test_5_1_one_action_and_the_turn_is_over(action):
    game = scene(BUSY).play(action)
    if action == "activate bureaucracy":
        game.play("gain 3")
    assert (int(game.table.turn), int(game.table.question)) == (BOB, Question.ACTION)


def test_5_1_the_fifth_action_is_to_invest():
    game = scene("seats=3 tokens=5,5,5 market=temple,republic").play("invest 2 3")
    assert int(game.table.turn) == BOB


def test_5_1_the_five_actions_are_all_there_is():
    families = {words.split()[0] for words in scene(BUSY).legal()}
    assert families == {"harvest", "complete", "snipe", "activate"}
    families = {words.split()[0] for words in scene(BUSY + " turn=2").legal()}
    assert families == {"harvest", "snipe", "invest"}


def test_5_1_then_comes_the_cleanup():
    game = scene(BUSY).play("complete")
    assert "-" not in game.market()
    assert game.market()[0] != "temple"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_2_harvesting_is_always_possible(seats):
    asked = [game.legal()[0] for game in walk(seats, seed=seats) if int(game.table.question) == Question.ACTION]
    assert set(asked) == {"harvest"}


def test_5_2_even_with_an_empty_supply():
    game = scene("seats=3 tokens=1,1,1 market=temple supply=0").play("harvest")
    assert (game.tokens(), game.piles()[0]) == ([1, 1, 1], 0)


@pytest.mark.parametrize(
    ("bob", "line", "turn", "because"),
    [
        (0, "", CID, "no token, no investment: Bob can only harvest"),
        (1, "", BOB, "a token can be invested"),
        (0, "nation1=mercantilism", BOB, "an effect can be used"),
        (0, "nation1=republic", CID, "an effect that is no action cannot"),
        (0, "market=temple:1:1,republic", BOB, "an investment can be completed"),
        (1, "market=temple:0:1,republic:2:2,archers:0:9,irrigation:0:9,lighthouse:0:9", BOB, "a card can be sniped"),
        (1, "market=temple:0:2,republic:2:2,archers:0:9,irrigation:0:9,lighthouse:0:9", CID, "none can be afforded"),
    ],
)
def test_5_3_a_seat_that_can_only_harvest_is_not_asked(bob, line, turn, because):
    game = scene(f"seats=3 supply=20 tokens=5,{bob},5 {line}").play("harvest")
    assert int(game.table.turn) == turn, because
    assert len(game.happened("forced")) == (turn == CID)


@pytest.mark.parametrize(
    ("line", "turn"),
    [("nation1=bureaucracy market=temple", CID), ("nation1=bureaucracy market=republic", BOB)],
)
def test_5_3_nor_is_one_with_a_turn_action_that_finds_no_target(line, turn):
    assert int(scene(f"seats=3 supply=20 tokens=5,0,5 {line}").play("harvest").table.turn) == turn


def test_5_3_it_harvests_all_the_same():
    game = scene("seats=3 supply=9 tokens=5,0,5").play("harvest")
    assert game.tokens() == [5 + 4, 2, 5], "half of 9, then half of 5"
    assert int(game.table.turns) == 2


def test_5_3_a_full_journal_page_stops_a_row_of_forced_harvests():
    nobody_can = "seats=3 supply=0 tokens=0,0,0 market=warriors,barracks,working-animal,ramesses-ii,the-pyramids"
    game = scene(nobody_can).play("harvest")
    assert game.legal() == ["harvest"], "asked all the same"
    assert 3 < int(game.table.turns) < 20
    assert int(game.table.noted) < 64, "what happened is told in full"

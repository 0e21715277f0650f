"""Chapter 6: invest."""

import pytest

from .scene import ANN, BOB, CID, scene

MARKET = "market=monastery,temple:1:2,archers:0:3,republic,irrigation"


def investments(game):
    return [words for words in game.legal() if words.startswith("invest")]


def test_6_1_only_while_you_have_no_other_investment():
    assert investments(scene(f"seats=3 tokens=5,5,5 {MARKET}")) == []
    assert investments(scene(f"seats=3 turn=2 tokens=5,5,5 {MARKET}")) != []


def test_6_1_after_completing_you_may_again():
    game = scene(f"seats=3 tokens=5,5,5 {MARKET}").play("complete", "harvest", "harvest")
    assert investments(game) != []


def test_6_2_marker_and_tokens_go_on_the_card():
    game = scene("seats=3 tokens=5,5,5 market=monastery,temple supply=3").play("invest 2 4")
    table = game.table
    assert (int(table.bid[2]), int(table.investor[2]), int(table.stake[ANN])) == (4, ANN, 2)
    assert game.tokens() == [1, 5, 5]
    assert game.piles()[0] == 3, "nothing goes to the Supply yet"
    assert game.nation(ANN) == set(), "and the card is not yours yet"


def test_6_2_at_least_one_token_of_your_own():
    game = scene("seats=3 turn=2 tokens=5,5,2 market=monastery")
    assert investments(game) == ["invest 1 1", "invest 1 2"]


def test_6_2_without_tokens_there_is_nothing_to_invest():
    assert investments(scene("seats=3 turn=2 tokens=5,5,0 market=monastery")) == []


def test_6_2_only_a_card_that_nobody_has_invested_in():
    slots = {words.split()[1] for words in investments(scene(f"seats=3 turn=2 tokens=5,5,5 {MARKET}"))}
    assert slots == {"1", "4", "5"}


def test_6_3_an_investment_is_not_moved_raised_or_withdrawn():
    game = scene("seats=3 tokens=5,5,5 market=monastery,temple").play("invest 1 2", "harvest", "harvest")
    assert game.legal() == ["harvest", "complete"]


def test_6_3_it_stays_through_every_cleanup():
    line = "seats=3 age=5 tokens=5,5,5 supply=0 reserve=20 market=warriors:0:2,temple:1:1"
    game = scene(line).play("harvest", "harvest", "harvest")
    assert game.market()[0] == "warriors"
    assert int(game.table.bid[1]) == 2


@pytest.mark.parametrize(("tokens", "most"), [(5, 5), (98, 98), (99, 99), (100, 99), (150, 99)])
def test_6_4_a_single_investment_is_at_most_99_tokens(tokens, most):
    game = scene(f"seats=3 turn=2 tokens=5,5,{tokens} market=monastery")
    assert investments(game)[-1] == f"invest 1 {most}"


def test_6_4_the_rest_stays_with_you():
    game = scene("seats=3 turn=2 tokens=5,5,150 market=monastery").play("invest 1 99")
    assert game.tokens()[CID] == 51


def test_6_5_the_future_cannot_be_invested_in():
    game = scene("seats=3 turn=1 tokens=5,2,5 market=the-future,temple")
    assert investments(game) == ["invest 2 1", "invest 2 2"]
    assert int(game.table.turn) == BOB

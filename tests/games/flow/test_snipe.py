"""Chapter 8: snipe."""

import pytest

from .scene import ANN, BOB, CID, scene


@pytest.mark.parametrize(
    ("tokens", "market", "legal", "because"),
    [
        (4, "irrigation:1:4", True, "exactly enough"),
        (3, "irrigation:1:4", False, "one too few"),
        (9, "irrigation:1:4", True, "more than enough"),
        (9, "irrigation:0:4", False, "your own investment"),
        (9, "irrigation", False, "nobody has invested"),
        (9, "irrigation:1:4,temple:0:2", True, "an investment of your own elsewhere does not matter"),
    ],
)
def test_8_1_a_card_can_be_sniped_by_who_can_pay(tokens, market, legal, because):
    game = scene(f"seats=3 tokens={tokens},5,5 market={market}")
    assert ("snipe 1" in game.legal()) == legal, because


def snipe(supply=0, bid=4, trade="", mine="", slug="temple"):
    line = (
        f"seats=3 age=2 tokens=10,0,7 supply={supply} reserve=20 market={slug}:1:{bid} nation1={trade} nation0={mine}"
    )
    return scene(line).play("snipe 1")


def test_8_2_you_pay_the_investor_from_your_nation():
    game = snipe(bid=1)
    assert game.tokens() == [9, 1, 7]


def test_8_2_the_investor_gets_its_marker_back():
    game = scene("seats=3 tokens=10,3,7 market=temple:1:4,republic").play("snipe 1")
    assert int(game.table.stake[BOB]) == 0
    assert "invest 2 1" in game.legal()


def test_8_3_the_tokens_on_the_card_go_to_the_supply():
    game = snipe(bid=1, supply=0)
    assert game.piles() == (1, 20), "half of one, rounded down, is nothing"


@pytest.mark.parametrize(
    ("supply", "bid", "trade", "traded", "shared", "because"),
    [
        (2, 4, "", 0, 3, "no trade: half of 6"),
        (2, 4, "trading-tribe", 1, 2, "one trade, then half of 5"),
        (2, 4, "republic", 3, 1, "effects count: three, then half of 3"),
        (0, 1, "republic", 1, 0, "a short Supply gives what it has"),
        (1, 1, "republic", 2, 0, "and nothing is left to share"),
        (5, 2, "trading-tribe>republic>bureaucracy", 3, 2, "a covered effect does not count"),
    ],
)
def test_8_4_8_5_the_investor_takes_trade_then_half_the_rest(supply, bid, trade, traded, shared, because):
    game = snipe(supply, bid, trade)
    told = [line.data["count"] for line in game.happened("traded") + game.happened("shared")]
    assert told == [count for count in (traded, shared) if count], because
    assert game.tokens() == [10 - bid, bid + traded + shared, 7]
    assert game.piles()[0] == supply + bid - traded - shared


def test_8_4_only_the_investors_trade_counts():
    assert snipe(mine="republic").tokens()[BOB] == 4 + 2


def test_8_5_rounded_down():
    assert snipe(supply=0, bid=3).tokens()[BOB] == 3 + 1


def test_8_6_the_card_is_yours_and_has_its_effect():
    game = snipe(slug="irrigation", mine="working-animal")
    assert game.pile(ANN, "knowledge") == ["irrigation", "working-animal"]
    assert game.tokens()[ANN] == 10 - 4 + 3


def test_8_6_the_effect_comes_after_the_compensation():
    kinds = [
        line.kind for line in snipe(supply=4, slug="irrigation", trade="republic", mine="agrarian-tribe").journal()
    ]
    assert kinds[:4] == ["sniped", "traded", "shared", "took-reserve"]


@pytest.mark.parametrize("who", ["mine", "trade"])
def test_8_6_nobody_gets_an_investor_bonus(who):
    with_industry, without = snipe(**{who: "factory>barracks,artisan-tribe"}), snipe(**{who: "barracks"})
    assert with_industry.happened("bonus") == []
    assert with_industry.tokens()[CID] == without.tokens()[CID]
    assert with_industry.tokens()[ANN] == without.tokens()[ANN]

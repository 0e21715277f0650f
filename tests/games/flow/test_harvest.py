"""Chapter 10: harvest."""

import pytest

from .scene import ANN, scene

FULL = "market=temple,republic,archers,currency,great-wall"


@pytest.mark.parametrize(
    ("nation", "age", "before", "after", "because"),
    [  #              Supply, Reserve, Ann's tokens
        ("", 0, (7, 9, 0), (4, 9, 3), "half the Supply, rounded down"),
        ("working-animal", 0, (6, 9, 0), (4, 8, 3), "a harvest icon fills the Supply first"),
        ("working-animal>irrigation", 0, (5, 9, 0), (4, 6, 4), "one token an icon"),
        ("", 0, (0, 9, 0), (0, 9, 0), "nothing is half of nothing"),
        ("", 0, (1, 9, 0), (1, 9, 0), "and of one"),
        ("", 3, (3, 9, 0), (0, 9, 3), "topped up to the age from the Supply"),
        ("", 4, (1, 9, 0), (0, 6, 4), "then from the Reserve"),
        ("", 3, (2, 9, 5), (1, 9, 6), "counts what you hold, not what you took"),
        ("", 3, (4, 9, 1), (2, 9, 3), "exactly the age is enough"),
        ("", 5, (4, 9, 2), (1, 9, 5), "only what is missing"),
        ("irrigation", 2, (0, 1, 0), (0, 0, 2), "the Reserve may need a substitute"),
    ],
)
def test_10_1_10_2_10_3_harvest(nation, age, before, after, because):
    supply, reserve, tokens = before
    line = f"seats=3 age={age} supply={supply} reserve={reserve} tokens={tokens},5,5 market=tank:1:1,capitalism"
    game = scene(f"{line} nation0={nation} deck=apollo-program,john-lennon")
    game.table.slots = 2  # nothing to refill, so nothing but the harvest happens
    game.play("harvest")
    assert (*game.piles(), game.tokens()[ANN]) == after, because


def test_10_1_the_reserve_may_run_into_substitutes():
    game = scene(f"seats=3 supply=0 reserve=1 tokens=1,5,5 nation0=irrigation {FULL}").play("harvest")
    assert (game.piles(), int(game.table.substitutes), game.tokens()[ANN]) == ((1, 0), 1, 2)


def test_10_1_only_your_own_harvest_icons_count():
    game = scene(f"seats=3 supply=4 reserve=9 tokens=1,5,5 nation1=irrigation {FULL}").play("harvest")
    assert game.piles() == (2, 9)


def test_10_2_half_is_taken_once():
    game = scene(f"seats=3 supply=9 tokens=1,5,5 {FULL}").play("harvest")
    assert [line.data["count"] for line in game.happened("harvested")] == [4]


def test_10_3_tokens_on_the_market_are_not_held():
    game = scene("seats=3 age=3 supply=0 reserve=9 tokens=1,5,5 market=tank:0:6").play("harvest")
    assert game.tokens()[ANN] == 3


def test_10_3_the_journal_tells_where_they_came_from():
    game = scene(f"seats=3 age=5 supply=3 reserve=9 tokens=1,5,5 {FULL}").play("harvest")
    assert [line.text for line in game.happened("topped-up")] == [
        "Ann tops up: 2 tokens from the Supply, 1 from the Reserve."
    ]

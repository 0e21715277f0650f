"""Chapter 13: two seats."""

import pytest

from watershed.games.flow.names import BANKER

from .scene import ANN, BOB, BOOK, Scene, scene, walk

EXTRA = int(BOOK.banker)  # tokens beyond the current age
MARKET = "market=temple,archers,republic,currency,great-wall"


def banked(game):
    return int(game.table.stake[BANKER])


@pytest.mark.parametrize(("turns", "acts"), [(1, False), (2, True), (3, False), (4, True)])
def test_13_1_the_banker_acts_at_the_end_of_each_second_turn(turns, acts):
    game = scene(f"seats=2 age=1 turns={turns} tokens=5,5 {MARKET}").play("harvest")
    assert bool(banked(game)) == acts


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_13_1_only_with_two_seats(seats):
    for game in walk(seats, seed=1):
        assert banked(game) == 0
    assert game.happened("banked") == []


@pytest.mark.parametrize("first", [1, 2])
def test_13_1_after_the_seat_that_did_not_start(first):
    game = Scene.dealt(2, seed=4, first=first).play("harvest")
    assert banked(game) == 0
    game.play("harvest")
    assert banked(game) > 0


def test_13_1_it_has_a_marker_but_no_nation():
    game = Scene.dealt(2, seed=4).play("harvest", "harvest")
    assert int(game.table.seats) == 2
    assert int(game.table.investor[banked(game)]) == BANKER
    assert game.tokens() == [4, 4]


def test_13_1_it_acts_after_the_cleanup():
    game = scene("seats=2 turns=2 age=2 tokens=5,5 market=irrigation,castle,feudalism,astronomy deck=temple")
    assert banked(game.play("harvest")) == 5, "Temple has just come, and is the oldest"


def test_13_1_not_in_the_turn_that_ends_the_game():
    market = "market=jet-fighter,apollo-program,capitalism,john-lennon deck=the-future"
    game = scene(f"seats=2 turns=2 age=5 tokens=5,5 {market}").play("harvest")
    assert (game.over(), banked(game)) == (True, 0)


@pytest.mark.parametrize(
    ("market", "slot", "because"),
    [
        ("irrigation,temple,tank,astronomy,castle", 2, "the oldest"),
        ("irrigation,temple:0:1,tank,warriors:1:1,castle", 1, "that nobody has invested in"),
        ("tank,temple,archers,republic,great-wall", 2, "of equals the first"),
    ],
)
def test_13_2_it_invests_in_the_oldest_free_card(market, slot, because):
    game = scene(f"seats=2 turns=2 age=2 tokens=5,5 market={market}")
    game.table.age = 2
    game.play("harvest")
    assert banked(game) == slot, because


@pytest.mark.parametrize("age", [0, 1, 2])
def test_13_2_as_many_as_the_current_age_at_least_one(age):
    game = scene(f"seats=2 turns=2 age={age} supply=0 reserve=20 tokens=5,5 {MARKET}").play("harvest")
    count = max(1, age + EXTRA)
    assert int(game.table.bid[banked(game)]) == count
    assert game.piles() == (0, 20 - count), "from the Reserve"


def test_13_2_if_nothing_is_free_it_does_nothing():
    game = scene("seats=2 turns=2 age=1 tokens=5,5 market=temple:0:1,archers:1:1,the-future")
    game.table.slots = 3
    game.table.ending = 0
    game.play("harvest")
    assert banked(game) == 0


HELD = "seats=2 turns=2 age=1 supply=3 reserve=20 tokens=5,5"
HELD += f" market=temple,archers:{BANKER}:2,republic,currency,great-wall"


def test_13_3_the_card_it_has_invested_in_is_removed():
    game = scene(f"{HELD} deck=lighthouse").play("harvest")
    assert not game.anywhere("archers")
    assert game.market() == ["temple", "lighthouse", "republic", "currency", "great-wall"]
    assert game.piles()[0] == 3 - 1 + 2, "Bob's half is taken before the tokens come"
    assert banked(game) == 0, "it does not invest again at once"


def test_13_3_the_refill_is_a_whole_cleanup():
    game = scene(f"{HELD} deck=cannon,frigate,tank,factory,democracy,machine-gun,capitalism").play("harvest")
    assert int(game.table.age) >= 3
    assert not any(game.anywhere(slug) for slug in ("temple", "republic", "currency", "great-wall"))
    assert "-" not in game.market()


def test_13_3_the_future_in_that_refill_ends_the_game():
    assert scene(f"{HELD} deck=the-future").play("harvest").over()


def test_13_3_it_takes_and_invests_by_turns():
    game = Scene.dealt(2, seed=4)
    held = []
    for _ in range(8):
        game.play("harvest")
        held.append(bool(banked(game)))
    assert held == [False, True, True, False, False, True, True, False]


@pytest.mark.parametrize(("tokens", "legal"), [(1, False), (2, True), (5, True)])
def test_13_4_sniping_the_banker_costs_what_lies_on_the_card(tokens, legal):
    game = scene(f"{HELD} turns=1 tokens={tokens},5")
    assert ("snipe 2" in game.legal()) == legal


def test_13_4_you_pay_the_supply_and_the_bankers_tokens_go_back():
    game = scene(f"{HELD} turns=1").play("snipe 2")
    assert game.tokens() == [3, 5]
    assert game.piles() == (3 + 2, 20 + 2)
    assert game.nation(ANN) == {"archers"}
    assert banked(game) == 0


def test_13_4_substitutes_leave_first():
    game = scene(f"{HELD} turns=1 reserve=0 substitutes=1").play("snipe 2")
    assert (int(game.table.reserve), int(game.table.substitutes)) == (1, 0)


def test_13_4_nobody_takes_a_share():
    game = scene(f"{HELD} turns=1 nation1=bureaucracy supply=9").play("snipe 2")
    assert game.tokens()[BOB] == 5
    assert game.happened("traded") + game.happened("shared") == []

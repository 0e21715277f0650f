"""Chapter 11: cleanup."""

import pytest

from .scene import ANN, BOB, scene


def test_11_1_the_market_is_refilled_from_the_top_of_the_deck():
    line = "seats=3 age=1 tokens=5,5,5 market=temple:0:1,archers,republic deck=lighthouse,currency,great-wall,theocracy"
    game = scene(line).play("complete")
    assert game.market() == ["lighthouse", "archers", "republic", "currency", "great-wall"], "empty slots in order"
    assert game.deck()[0] == "theocracy"


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_11_1_up_to_the_size_of_the_market(seats, cards):
    game = scene(f"seats={seats} tokens=5,5,5,5,5 turns=1 deck=temple,archers,republic").play("harvest")
    assert "-" not in game.market()
    assert len(game.market()) == cards


def test_11_1_a_deck_that_has_run_out_leaves_slots_empty():
    game = scene("seats=3 tokens=5,5,5 market=temple,republic,archers")
    game.table.drawn = 56
    game.play("harvest")
    assert game.market() == ["temple", "republic", "archers", "-", "-"]


@pytest.mark.parametrize(
    ("age", "market"),
    [
        (1, ["warriors", "temple", "irrigation", "cannon", "tank"]),
        (2, ["-", "temple", "irrigation", "cannon", "tank"]),
        (3, ["-", "-", "irrigation", "cannon", "tank"]),
        (4, ["-", "-", "-", "cannon", "tank"]),
        (5, ["-", "-", "-", "-", "tank"]),
    ],
)
def test_11_2_cards_two_or_more_ages_older_go(age, market):
    game = scene(f"seats=3 age={age} tokens=5,5,5 market=warriors,temple,irrigation,cannon,tank")
    game.table.drawn = 56  # an empty deck: what goes is not replaced
    game.play("harvest")
    assert game.market() == market


def test_11_2_what_somebody_has_invested_in_stays():
    line = "seats=3 age=5 tokens=5,5,5 market=warriors:0:1,barracks:1:1,working-animal"
    game = scene(f"{line} deck=apollo-program,capitalism,jet-fighter").play("harvest")
    assert game.market()[:2] == ["warriors", "barracks"]
    assert "working-animal" not in game.market()


def test_11_2_cards_in_nations_stay():
    game = scene("seats=3 age=5 tokens=5,5,5 nation0=warriors nation1=agrarian-tribe").play("harvest")
    assert (game.nation(ANN), game.nation(BOB)) == ({"warriors"}, {"agrarian-tribe"})


def test_11_2_the_check_comes_after_the_refill():
    line = "seats=3 age=1 tokens=5,5,5 market=warriors,temple,archers,republic deck=irrigation,lighthouse,currency"
    game = scene(line).play("harvest")
    assert game.market() == ["lighthouse", "temple", "archers", "republic", "irrigation"]


def test_11_3_the_check_is_repeated_until_nothing_more_goes():
    line = "seats=3 age=1 tokens=5,5,5 market=warriors,temple,archers:1:1,republic"
    game = scene(f"{line} deck=irrigation,cannon,frigate,tank,stock-exchange,democracy,factory").play("harvest")
    lines = [event.text for event in game.journal() if event.kind in ("refilled", "outdated")]
    assert lines == [
        "New in the market: Irrigation.",
        "The market discards Warriors as too old.",
        "New in the market: Cannon.",
        "The market discards Temple as too old.",
        "The market discards Republic as too old.",
        "New in the market: Frigate.",
        "New in the market: Tank.",
        "The market discards Irrigation as too old.",
        "New in the market: Stock Exchange.",
    ]
    assert game.market() == ["cannon", "frigate", "archers", "tank", "stock-exchange"]


@pytest.mark.parametrize(("turn", "after"), [(0, 1), (1, 2), (2, 0)])
def test_11_4_the_next_seat_clockwise_takes_its_turn(turn, after):
    game = scene(f"seats=3 turn={turn} tokens=5,5,5").play("harvest")
    assert int(game.table.turn) == after


def test_11_4_not_once_the_game_has_ended():
    game = scene("seats=3 tokens=5,5,5 deck=the-future").play("harvest")
    assert (game.over(), game.legal(), int(game.table.turn)) == (True, [], ANN)

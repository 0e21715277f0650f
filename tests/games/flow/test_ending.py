"""Chapter 12: the end."""

import pytest

from .deck import plain_book
from .scene import ANN, BOB, BOOK, EDITION, scene, stripe, walk

LATE = "age=5 market=jet-fighter,apollo-program,capitalism,john-lennon"


@pytest.mark.parametrize(
    ("line", "moves", "because"),
    [
        (f"{LATE} deck=the-future", ["harvest"], "it comes to the market"),
        (f"{LATE},warriors deck=the-future", ["harvest"], "it comes as an old card goes"),
        (f"{LATE},satellites nation0=columbus deck=the-future", ["activate columbus"], "it is gained"),
        (f"{LATE},satellites nation0=columbus deck=astronomy,the-future", ["activate columbus"], "gained in a chain"),
        (f"{LATE},astronomy:0:1 deck=the-future,satellites", ["complete"], "gained by an instant effect"),
    ],
)
def test_12_1_the_game_ends_after_the_turn_in_which_the_future_comes(line, moves, because):
    game = scene(f"seats=3 tokens=5,5,5 {line}")
    assert not game.over()
    game.play(*moves)
    assert game.over(), because
    assert int(game.table.turn) == ANN, "nobody has another turn"
    assert [line.citation for line in game.happened("ended")] == ["12.1"]


def test_12_1_the_turn_is_finished_first():
    edition = plain_book("52 | Columbus | leader | III | turn-action | | TT | gain top; gain military")
    game = scene("seats=3 tokens=5,5,5 nation0=columbus deck=the-future market=archers,chariot", edition)
    game.play("activate columbus")
    assert not game.over()
    game.play("gain 1")
    assert game.over()
    assert game.nation(ANN) == {"columbus", "the-future", "archers"}


def test_12_1_not_before_it_comes():
    for game in walk(4, seed=8):
        out = "the-future" not in game.deck()
        assert game.over() == out


@pytest.mark.parametrize(
    ("nation", "icon", "provided"),
    [("frigate,republic", "defence", 3), ("castle,archers", "attack", 1), ("feudalism,irrigation", "defence", 3)],
)
def test_12_2_obsolete_effects_are_off_but_the_stripes_stay(nation, icon, provided):
    game = scene(f"seats=3 nation0={nation}")
    stripes = stripe(EDITION, *nation.split(","))
    assert game.icons(ANN)[icon] - stripes[icon] >= provided, "on during the game"
    lasting = stripe(EDITION, *nation.split(","))
    lasting["trade"] += 2 * ("republic" in nation)
    lasting["defence"] += 2 * ("archers" in nation)
    assert game.points(ANN) == lasting["culture"] + (sum(lasting.values()) - lasting["culture"]) // 2


def test_12_2_scoring_effects_see_only_what_is_left():
    assert scene("seats=3 nation0=great-wall,frigate,republic").points(ANN) == (1 + 2 + 1 + 2) // 2 + 0
    assert scene("seats=3 nation0=great-wall,archers").points(ANN) == (1 + 1 + 2) // 2 + 1, "lasting effects count"


def test_12_2_looking_at_the_points_changes_nothing():
    game = scene("seats=3 nation0=great-wall,frigate,republic")
    data = game.records.tobytes()
    game.points(ANN)
    assert game.records.tobytes() == data


@pytest.mark.parametrize(("nation", "points"), [("", 0), ("religious-tribe", 1), ("temple", 3), ("great-mosque", 2)])
def test_12_3_each_culture_icon_is_one_point(nation, points):
    assert scene(f"seats=3 nation0={nation}").points(ANN) == points


@pytest.mark.parametrize(
    ("nation", "points", "because"),
    [
        ("aristocracy", 0, "one icon is worth nothing"),
        ("aristocracy,warriors", 1, "two different icons are a point"),
        ("aristocracy,warriors,iron-works", 1, "three are still one"),
        (
            "aristocracy,knight,irrigation,lighthouse",
            4,
            "S A A H H T and S I from the effect: rounded once, not by kind",
        ),
        ("religious-tribe,warriors", 1, "culture is not counted twice"),
    ],
)
def test_12_4_all_other_icons_give_one_point_for_every_two(nation, points, because):
    assert scene(f"seats=3 nation0={nation}").points(ANN) == points, because


def test_12_5_every_uncovered_scoring_effect_counts():
    both = scene("seats=3 nation0=the-pyramids>great-mosque,aristocracy").points(ANN)
    assert both == 3 + 0 + 2 + 1, "stripes, then two wonders, then one government"


def test_12_5_a_covered_one_does_not():
    uncovered = scene("seats=3 nation0=republic>capitalism").points(ANN)
    covered = scene("seats=3 nation0=capitalism>republic").points(ANN)
    assert uncovered == (1 + 3) // 2 + 3
    assert covered == (1 + 3 + 2) // 2


@pytest.mark.parametrize(
    ("nations", "rest", "places", "because"),
    [
        (("temple", "religious-tribe", ""), "", [1, 2, 3], "most points"),
        (("", "religious-tribe", "temple"), "", [3, 2, 1], "whatever the seat"),
        (("knight", "aristocracy,warriors", ""), "", [2, 1, 3], "of equals more cards"),
        (("knight", "irrigation", "frigate"), "tokens=5,6,4", [2, 1, 3], "then more tokens"),
        (("knight", "irrigation", "frigate"), "", [1, 1, 1], "then they share the place"),
        (("knight", "irrigation", ""), "", [1, 1, 3], "and the next place is left out"),
        (
            ("knight", "irrigation", ""),
            "tokens=4,5,5 market=temple:0:9",
            [2, 1, 3],
            "tokens on the market do not count",
        ),
        (("temple", "aristocracy,warriors", ""), "tokens=0,9,9", [1, 2, 3], "points come first"),
        (("knight", "aristocracy,warriors", ""), "tokens=9,0,0", [2, 1, 3], "cards come before tokens"),
    ],
)
def test_12_6_places(nations, rest, places, because):
    line = " ".join(f"nation{seat}={cards}" for seat, cards in enumerate(nations))
    assert scene(f"seats=3 tokens=5,5,5 {line} {rest}").ranks() == places, because


@pytest.mark.parametrize(
    "one_more", ["agrarian-tribe>trading-tribe", "agrarian-tribe,columbus", "agrarian-tribe,great-wall"]
)
def test_12_6_covered_cards_leaders_wonders_and_starting_cards_all_count(one_more):
    game = scene(f"seats=3 tokens=0,9,0 nation0={one_more} nation1=irrigation")
    assert game.points(ANN) == game.points(BOB) == 1
    assert game.ranks()[:2] == [1, 2]


def test_12_6_the_future_counts_as_a_card():
    game = scene("seats=3 tokens=9,0,0 nation0=the-future nation1=temple")
    assert game.points(ANN) == game.points(BOB) == 3
    assert game.ranks()[:2] == [1, 2]


@pytest.mark.parametrize(("before", "over"), [(-1, False), (0, True), (1, True)])
def test_12_7_a_game_that_has_gone_on_for_too_long_ends(before, over):
    game = scene(f"seats=3 turns={BOOK.turn_limit + before} tokens=5,5,5 market=temple").play("harvest")
    assert game.over() == over
    assert [line.citation for line in game.happened("ended")] == (["12.7"] if over else [])


def test_12_7_it_is_scored_as_usual():
    game = scene(f"seats=3 turns={BOOK.turn_limit} tokens=5,5,5 nation1=temple").play("harvest")
    assert game.ranks()[BOB] == 1


def test_12_7_the_limit_is_a_thousand_turns():
    assert BOOK.turn_limit == 1000

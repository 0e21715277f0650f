"""Chapter 3: cards in a nation."""

import pytest

from watershed.games.flow.names import Type

from .deck import plain_book
from .scene import ANN, BOB, EDITION, gained, scene, stripe


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("military", "archers", "crossbowman"),
        ("construction", "barracks", "lighthouse"),
        ("knowledge", "irrigation", "currency"),
        ("government", "agrarian-tribe", "republic"),
    ],
)
def test_3_1_a_new_card_goes_on_top_of_its_type(kind, old, new):
    game = gained(new, nation=old)
    assert game.pile(ANN, kind) == [new, old]


def test_3_2_a_covered_card_keeps_its_stripe_but_loses_its_effect():
    before = scene("seats=3 nation0=barracks").icons(ANN)
    after = gained("lighthouse", nation="barracks").icons(ANN)
    assert (before["attack"], before["defence"]) == (1, 1)
    assert (after["attack"], after["defence"]) == (1, 0)
    assert (after["science"], after["industry"]) == (1, 1), "the top card has its effect"


def test_3_2_a_covered_turn_action_cannot_be_used():
    line = "seats=3 tokens=5,5,5 market=theocracy nation0="
    assert "activate bureaucracy" in scene(line + "bureaucracy").legal()
    assert "activate bureaucracy" not in scene(line + "bureaucracy>republic").legal()


def test_3_3_a_new_leader_takes_the_place_of_the_old_one():
    game = scene("seats=3 tokens=5,5,5 market=einstein:0:1 nation0=napoleon").play("complete")
    assert game.pile(ANN, "leader") == ["einstein"]
    assert not game.anywhere("napoleon")
    assert game.icons(ANN) == stripe(EDITION, "einstein")
    assert int(game.table.cards[ANN, Type.LEADER]) == 1


def test_3_3_the_old_leader_is_gone_before_the_new_effect_counts():
    game = scene("seats=3 tokens=5,5,5 market=julius-caesar:0:1 nation0=napoleon nation1=military-caste").play(
        "complete"
    )
    assert game.tokens()[BOB] == 5, "one attack icon left is not more than Bob's one"


def test_3_4_no_wonder_covers_another():
    one, two = (scene(f"seats=3 nation0={cards}") for cards in ("the-pyramids", "the-pyramids>great-wall"))
    assert one.points(ANN) == 1 + 1
    assert two.points(ANN) == 1 + 2, "the older wonder still counts both"


@pytest.mark.parametrize(
    ("under", "top", "attacker", "because"),
    [
        ("barracks", "temple", "cannon", "a permanent effect holds again"),
        ("agrarian-tribe", "republic", "napoleon", "a card without effect lies open"),
    ],
)
def test_3_5_when_the_top_card_leaves_the_one_below_shows(under, top, attacker, because):
    game = gained(attacker, nation="archers", line=f"nation1={under}>{top} nation2=machine-gun")
    assert game.icons(BOB) == scene(f"seats=3 nation1={under}").icons(BOB), because


def test_3_5_a_turn_action_can_be_used_again():
    game = gained("napoleon", line="nation1=bureaucracy>republic market=theocracy,feudalism")
    assert "activate bureaucracy" in game.legal()


@pytest.mark.parametrize("under", ["irrigation", "iron-works", "astronomy", "steam-power"])
def test_3_5_an_instant_effect_does_not_happen_again(under):
    game = gained("jet-fighter", line=f"nation1={under}>currency supply=9 market=warriors,chariot")
    assert game.pile(BOB, "knowledge") == [under]
    assert game.tokens()[BOB] == 5
    assert len(game.nation(BOB)) == 1


def test_3_5_an_attack_effect_does_not_happen_again():
    line = "seats=3 tokens=5,5,5 market=temple nation0=john-lennon,chariot>crossbowman"
    game = scene(line).play("activate john-lennon")
    assert game.pile(ANN, "military") == ["chariot"]
    assert game.tokens() == [5, 5, 5]


def test_3_6_icons_are_stripes_and_uncovered_permanent_effects():
    cards = ("barracks", "lighthouse", "temple", "irrigation", "the-pyramids")
    icons = scene("seats=3 nation0=barracks>lighthouse>temple,irrigation,the-pyramids").icons(ANN)
    expected = stripe(EDITION, *cards)
    expected["culture"] += 2  # Temple; what it covers provides nothing, and The Pyramids only scores
    assert icons == expected


def test_3_7_an_icon_counting_effect_counts_what_plain_effects_provide():
    assert scene("seats=3 nation0=frigate,republic").icons(ANN)["defence"] == 1 + 2


def test_3_7_icon_counting_effects_do_not_count_each_other():
    mutual = plain_book("37 | Republic | government | I | permanent | | TD | provide 1 trade per defence")
    icons = scene("seats=3 nation0=frigate,republic", mutual).icons(ANN)
    assert (icons["trade"], icons["defence"]) == (1 + 1, 1 + 1), "each counts the one icon on the stripes"


def test_3_7_the_order_in_which_they_came_does_not_matter():
    mutual = plain_book("37 | Republic | government | I | permanent | | TD | provide 1 trade per defence")
    icons = [scene(f"seats=3 nation0={cards}", mutual).icons(ANN) for cards in ("frigate,republic", "republic,frigate")]
    assert icons[0] == icons[1]


@pytest.mark.parametrize("slug", ["temple", "monastery", "warriors", "the-pyramids"])  # all of them show industry there
def test_3_8_the_investor_indicator_is_no_icon(slug):
    assert scene(f"seats=3 nation0={slug}").icons(ANN)["industry"] == 0


def test_3_9_a_card_without_a_type_covers_nothing():
    nation = "archers,barracks,iron-works,republic,the-pyramids"
    game = gained("the-future", nation=nation)
    assert game.pile(ANN, Type.NONE) == ["the-future"]
    expected = scene(f"seats=3 nation0={nation}").icons(ANN)
    expected["culture"] += stripe(EDITION, "the-future")["culture"]
    assert game.icons(ANN) == expected

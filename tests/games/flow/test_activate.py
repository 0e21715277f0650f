"""Chapter 9: activate."""

import pytest

from .deck import plain_book
from .scene import ANN, BOB, scene


def activations(line, edition=None):
    game = scene(line, edition) if edition else scene(line)
    return [words for words in game.legal() if words.startswith("activate")]


def test_9_1_an_uncovered_turn_action_is_an_action():
    line = "seats=3 tokens=5,5,5 nation0=bureaucracy,ramesses-ii market=republic,great-wall supply=4"
    assert activations(line) == ["activate bureaucracy", "activate ramesses-ii"]
    game = scene(line).play("activate ramesses-ii")
    assert int(game.table.turn) == BOB
    assert game.pile(ANN, "wonder") == ["great-wall"]


def test_9_1_one_of_them_is_the_whole_action():
    game = scene("seats=3 tokens=5,5,5 nation0=mercantilism,columbus supply=4").play("activate mercantilism")
    assert int(game.table.turn) == BOB
    assert game.pile(ANN, "leader") == ["columbus"]


def test_9_1_other_effects_cannot_be_activated():
    assert activations("seats=3 tokens=5,5,5 nation0=working-animal,temple,warriors,republic,napoleon,great-wall") == []


def test_9_2_what_is_given_up_goes_first():
    game = scene("seats=3 tokens=5,5,5 nation0=ramesses-ii market=great-wall,the-pyramids").play("activate ramesses-ii")
    assert game.pile(ANN, "leader") == [], "already before the wonder is chosen"
    game.play("gain 1")
    assert game.nation(ANN) == {"great-wall"}


def test_9_2_what_was_given_up_counts_for_nothing():
    game = scene("seats=3 tokens=5,5,5 nation0=columbus deck=currency supply=9").play("activate columbus")
    assert game.tokens()[ANN] == 5 + 1, "Currency's own trade icon, and none of Columbus"


def test_9_2_a_discarded_card_uncovers_the_one_below_before_the_gain():
    line = "seats=3 tokens=5,5,5 nation0=john-lennon,warriors>archers nation1=military-caste nation2=machine-gun"
    game = scene(f"{line} market=chariot").play("activate john-lennon")
    assert game.pile(ANN, "military") == ["chariot", "warriors"]
    assert game.tokens() == [8, 2, 5]


@pytest.mark.parametrize(
    ("line", "offered", "because"),
    [
        ("nation0=ramesses-ii market=great-wall", True, "a wonder is free"),
        ("nation0=ramesses-ii market=temple", False, "no wonder on the market"),
        ("nation0=ramesses-ii market=great-wall:1:2", False, "the only wonder is invested in"),
        ("nation0=bureaucracy market=temple", False, "no government on the market"),
        ("nation0=mercantilism supply=3", True, "there is something to take"),
        ("nation0=mercantilism supply=0", False, "the Supply is empty"),
        ("nation0=columbus", True, "the deck has cards"),
        ("nation0=john-lennon,archers market=temple", True, "a price and a card"),
        ("nation0=john-lennon market=temple", False, "the price cannot be paid"),
        ("nation0=john-lennon,archers market=temple:1:1", False, "no card is free"),
        ("nation0=john-lennon,archers market=the-future", False, "The Future cannot be chosen"),
    ],
)
def test_9_3_what_could_do_nothing_is_not_offered(line, offered, because):
    assert bool(activations(f"seats=3 tokens=5,5,5 {line}")) == offered, because


def test_9_3_an_empty_deck_has_nothing_to_gain():
    game = scene("seats=3 tokens=5,5,5 nation0=columbus market=temple")
    assert "activate columbus" in game.legal()
    game.table.drawn = 56
    assert "activate columbus" not in game.legal()


@pytest.mark.parametrize(
    ("effect", "line", "offered"),
    [
        ("take 1 from reserve per harvest", "", False),
        ("take 1 from reserve per harvest", "nation0=mercantilism,irrigation", True),
        ("take 1 from supply per harvest", "supply=5", False),
        ("tribute 2", "tokens=5,5,5", False),
        ("tribute 2", "tokens=5,5,6", True),
        ("gain military; take 1 from reserve", "market=temple", True),
    ],
)
def test_9_3_any_step_that_does_something_is_enough(effect, line, offered):
    edition = plain_book(f"42 | Mercantilism | government | III | turn-action | | TT | {effect}")
    assert bool(activations(f"seats=3 tokens=5,5,5 nation0=mercantilism {line}", edition)) == offered

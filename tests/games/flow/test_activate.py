"""Chapter 9: activate."""

import pytest

from watershed.games.flow.names import Move
from watershed.games.flow.rules.activate import came_to_nothing, has_target

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
        ("nation0=john-lennon,archers market=temple", True, "a price and a card"),
        ("nation0=john-lennon,archers market=temple:1:1", True, "a price, though no card is free"),
        ("nation0=john-lennon market=temple", False, "no military card to discard"),
        ("nation0=ramesses-ii market=temple", True, "the leader itself is the price"),
        ("nation0=bureaucracy market=temple", True, "no price at all"),
    ],
)
def test_9_3_the_price_must_be_there(line, offered, because):
    assert bool(activations(f"seats=3 tokens=5,5,5 {line}")) == offered, because


TARGETS = [
    ("nation0=ramesses-ii market=great-wall", True, "a wonder is free"),
    ("nation0=ramesses-ii market=temple", False, "no wonder on the market"),
    ("nation0=ramesses-ii market=great-wall:1:2", False, "the only wonder is invested in"),
    ("nation0=bureaucracy market=temple", False, "no government on the market"),
    ("nation0=mercantilism supply=3", True, "there is something to take"),
    ("nation0=mercantilism supply=0", False, "the Supply is empty"),
    ("nation0=columbus", True, "the deck has cards"),
    ("nation0=john-lennon,archers market=temple", True, "a card is free"),
    ("nation0=john-lennon,archers market=temple:1:1", False, "no card is free"),
    ("nation0=john-lennon,archers market=the-future", False, "The Future cannot be chosen"),
]


@pytest.mark.parametrize(("line", "found", "because"), TARGETS)
def test_9_4_an_effect_may_be_used_that_finds_no_target(line, found, because):
    game = scene(f"seats=3 tokens=5,5,5 {line}")
    (words,) = activations(f"seats=3 tokens=5,5,5 {line}")
    card = game.game.notation.action_of_words(game.edition, words) - Move.ACTIVATE.first + 1
    assert has_target(game.book, game.table, ANN, card) == found, because
    game.play(words)
    assert came_to_nothing(game.table) != found, because
    if not found:
        assert int(game.table.turn) == BOB, "it was the turn's action all the same"
        assert game.tokens()[ANN] == 5


def test_9_4_the_price_is_paid_for_nothing():
    game = scene("seats=3 tokens=5,5,5 nation0=john-lennon,warriors>archers market=temple:1:1")
    game.play("activate john-lennon")
    assert game.nation(ANN) == {"john-lennon", "warriors"}
    assert [line.kind for line in game.journal()][:3] == ["activated", "gave-up", "no-target"]


def test_9_4_no_card_is_gained_from_an_empty_deck():
    game = scene("seats=3 tokens=5,5,5 nation0=columbus market=temple")
    game.table.drawn = 56
    game.play("activate columbus")
    assert game.nation(ANN) == set()
    assert came_to_nothing(game.table)


def test_9_4_what_comes_to_nothing_is_seen_on_its_own_page_only():
    game = scene("seats=3 tokens=5,5,5 nation0=ramesses-ii market=great-wall,the-pyramids")
    assert not came_to_nothing(game.play("activate ramesses-ii").table), "a wonder is to be chosen"
    assert not came_to_nothing(game.play("gain 1").table)
    assert not came_to_nothing(game.play("harvest").table)


@pytest.mark.parametrize(
    ("effect", "line", "found"),
    [
        ("take 1 from reserve per harvest", "", False),
        ("take 1 from reserve per harvest", "nation0=mercantilism,irrigation", True),
        ("take 1 from supply per harvest", "supply=5", False),
        ("tribute 2", "tokens=5,5,5", False),
        ("tribute 2", "tokens=5,5,6", True),
        ("gain military; take 1 from reserve", "market=temple", True),
    ],
)
def test_9_4_any_step_that_does_something_is_enough(effect, line, found):
    edition = plain_book(f"42 | Mercantilism | government | III | turn-action | | TT | {effect}")
    game = scene(f"seats=3 tokens=5,5,5 nation0=mercantilism {line}", edition).play("activate mercantilism")
    assert came_to_nothing(game.table) != found

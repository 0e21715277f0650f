"""Chapter 7: complete."""

import pytest

from .deck import INDICATORS, plain_book
from .scene import ANN, BOB, EDITION, scene, stripe


def test_7_1_you_may_complete_what_you_have_invested_in():
    assert "complete" in scene("seats=3 tokens=5,5,5 market=temple:0:1").legal()
    assert "complete" not in scene("seats=3 tokens=5,5,5 market=temple:1:1").legal(), "not what another has"
    assert "complete" not in scene("seats=3 tokens=5,5,5 market=temple").legal()


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_7_1_in_any_later_turn(rounds):
    game = scene("seats=3 tokens=5,5,5 market=temple").play("invest 1 1")
    assert int(game.table.turn) == BOB, "not in the same turn"
    for _ in range(rounds - 1):
        game.play("harvest", "harvest", "harvest")
    game.play("harvest", "harvest", "complete")
    assert game.nation(ANN) == {"temple"}


def test_7_2_the_tokens_on_it_go_to_the_supply():
    game = scene("seats=3 tokens=0,5,5 supply=2 market=temple:0:4").play("complete")
    assert game.piles()[0] == 2 + 4
    assert game.tokens()[ANN] == 0


def test_7_2_they_are_there_before_the_bonus_is_taken():
    game = scene("seats=3 tokens=0,5,5 supply=0 market=monastery:0:1 nation0=lighthouse").play("complete")
    assert (game.tokens()[ANN], game.piles()[0]) == (1, 0)


@pytest.mark.parametrize(
    ("slug", "nation", "bonus", "because"),
    [
        ("monastery", "", 0, "no industry"),
        ("monastery", "lighthouse", 1, "the effect about to be covered still counts"),
        ("monastery", "barracks>lighthouse,artisan-tribe", 2, "stripe and effect"),
        ("monastery", "lighthouse>barracks", 0, "a covered effect does not"),
        ("factory", "", 0, "the new card's own industry does not count"),
        ("irrigation", "lighthouse,aristocracy", 2, "knowledge counts science"),
        ("irrigation", "artisan-tribe", 0, "and no industry"),
        ("monastery", "factory", 5, "all industry icons"),
    ],
)
def test_7_3_the_bonus_is_one_token_per_icon_of_the_indicator(slug, nation, bonus, because):
    line = f"seats=3 tokens=0,5,5 supply=20 reserve=20 market={slug}:0:1 nation0={nation}"
    game = scene(line).play("complete")
    assert [line.data["count"] for line in game.happened("bonus")] == [bonus][: bonus > 0], because
    assert game.piles()[0] == 20 + 1 - bonus


def test_7_3_an_old_leader_still_counts_for_the_bonus():
    game = scene("seats=3 tokens=0,5,5 supply=20 market=justinian-i:0:1 nation0=einstein").play("complete")
    assert game.tokens()[ANN] == 3


@pytest.mark.parametrize(
    ("kind", "slug"),
    [
        ("military", "archers"),
        ("construction", "temple"),
        ("knowledge", "satellites"),
        ("government", "republic"),
        ("leader", "einstein"),
        ("wonder", "great-wall"),
    ],
)
def test_7_3_each_type_looks_at_its_own_indicator(kind, slug):
    """Two science icons and three industry icons: in this deck a card looks at one or the other."""
    edition = plain_book("31 | Agrarian Tribe | government | S | none | | CSSIIIT | ")
    game = scene(f"seats=3 tokens=0,5,5 supply=20 market={slug}:0:1 nation0=agrarian-tribe", edition).play("complete")
    assert game.tokens()[ANN] == {"S": 2, "I": 3}[INDICATORS[kind]]


def test_7_4_the_card_is_yours_and_has_its_effect():
    line = "seats=3 tokens=0,5,5 supply=0 reserve=20 market=irrigation:0:3 nation0=working-animal"
    game = scene(line).play("complete")
    assert game.pile(ANN, "knowledge") == ["irrigation", "working-animal"]
    assert game.tokens()[ANN] == stripe(EDITION, "irrigation", "working-animal")["harvest"]
    assert int(game.table.stake[ANN]) == 0, "the marker is back"


def test_7_4_an_attack_follows_at_once():
    game = scene("seats=3 tokens=0,5,5 market=warriors:0:3").play("complete")
    assert game.legal() == ["attack 1", "attack 2"]


def test_7_4_the_bonus_comes_before_the_effect():
    line = "seats=3 age=3 tokens=0,5,5 supply=0 market=printing-press:0:3 nation0=aristocracy"
    kinds = [event.kind for event in scene(line).play("complete").journal()]
    assert kinds[:3] == ["completed", "bonus", "took-supply"]

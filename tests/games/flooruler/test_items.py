"""The fountain, the Weapon Store and the Skill Store: chapters 5 and 6."""

import pytest

from .scene import BOOK, RED, YELLOW, at, scene

WEAPON_STORE, SKILL_STORE = at(8, 8), at(12, 12)


@pytest.mark.parametrize("roll", range(1, 7))
def test_5_1_the_fountain_gives_what_the_die_says(roll):
    game = scene(f"at={at(10, 9)} gold=3").rolls(roll).play("collect")
    assert game.numbers("gold") == [3 + roll, 0, 0, 0]
    assert game.to_move() == YELLOW


def test_5_1_only_on_a_tile_of_the_fountain():
    for tile in (at(9, 10), at(10, 9), at(10, 10), at(10, 11), at(11, 10)):
        assert "collect" in scene(f"at={tile}").legal()
    for tile in (at(9, 9), at(12, 10), at(12, 8)):
        assert "collect" not in scene(f"at={tile}").legal()


def test_6_1_pay_and_take_the_card():
    game = scene(f"at={WEAPON_STORE} gold=11").play("buy shotgun")
    assert (game.numbers("gold")[RED], game.holder("shotgun"), game.counter("shotgun")) == (3, RED, 3)


def test_6_1_each_store_sells_its_own_kind():
    rich = "gold=50"
    weapons = {f"buy {item}" for item in ("knife", "pistol", "shotgun", "grenade")}
    skills = {f"buy {item}" for item in ("healings", "speed-boost", "teleportation-tool", "time-freeze")}
    assert {words for words in scene(f"at={WEAPON_STORE} {rich}").legal() if words.startswith("buy")} == weapons
    assert {words for words in scene(f"at={SKILL_STORE} {rich}").legal() if words.startswith("buy")} == skills
    assert "buy" not in scene(f"at={at(12, 8)} {rich}").kinds()


def test_6_2_what_cannot_be_paid_cannot_be_bought_and_the_action_is_still_there():
    """Facts 16."""
    game = scene(f"at={WEAPON_STORE} gold=5")
    assert {words for words in game.legal() if words.startswith("buy")} == {"buy knife", "buy pistol", "buy grenade"}
    assert game.to_move() == RED
    refusal = game.why_not("buy shotgun")
    assert (refusal.code, refusal.need, refusal.have) == ("too-little-gold", 8, 5)


def test_6_3_one_action_buys_one_thing():
    game = scene(f"at={WEAPON_STORE} gold=50").play("buy knife")
    assert game.to_move() == YELLOW
    assert scene(f"at={at(12, 8)} gold=50").play("build 1", "k20").to_move() == YELLOW


def test_6_4_a_refill_fills_the_ammo():
    """Facts 31."""
    game = scene(f"at={WEAPON_STORE} gold=5 items=shotgun:0:0").play("refill shotgun")
    assert (game.counter("shotgun"), game.numbers("gold")[RED]) == (3, 1)


def test_6_4_not_when_full_not_elsewhere_not_anothers():
    assert "refill" not in scene(f"at={WEAPON_STORE} gold=9 items=shotgun:0").kinds()
    assert "refill" not in scene(f"at={SKILL_STORE} gold=9 items=shotgun:0:1").kinds()
    assert "refill" not in scene(f"at={WEAPON_STORE} gold=9 items=shotgun:1:1").kinds()
    assert "refill" not in scene(f"at={WEAPON_STORE} gold=3 items=shotgun:0:1").kinds()


def test_6_4_a_refill_is_cheaper_than_a_weapon_with_usages():
    limited = [int(BOOK.price[item]) for item in range(1, 5) if BOOK.uses[item]]
    refills = [int(BOOK.refill[item]) for item in range(1, 5) if BOOK.ammo[item]]
    assert max(refills) < min(limited)

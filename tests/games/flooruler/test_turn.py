"""A turn: chapter 3."""

from watershed.games.flooruler import GAME
from watershed.games.flooruler.names import FAMILIES

from .scene import GREEN, RED, YELLOW, Scene, at, scene, some


def test_3_1_one_action_a_turn():
    at_the_fountain = scene(f"at={at(10, 10)}").play("collect")
    assert at_the_fountain.to_move() == YELLOW
    assert scene().rolls(3).play("move", "k16").to_move() == YELLOW


def test_3_1_the_actions_are_these_and_no_others():
    """Facts 7: move, fountain, store, attack, skill; and passing (R27). A tile is part of an action."""
    assert {family.name for family in FAMILIES} == {
        "pass",
        "move",
        "collect",
        "build",
        "nuke",
        "buy",
        "refill",
        "use",
        "attack",
        "tile",
    }


def test_3_2_passing_ends_the_turn_whatever_is_left():
    assert scene().play("pass").to_move() == YELLOW
    assert scene("actions=3").play("pass").to_move() == YELLOW
    assert "pass" in Scene.dealt(4).legal()


def test_3_3_coming_and_doing_are_two_actions():
    """Facts 8, and test vector 5."""
    walk = scene(f"at={at(11, 10)} gold=12").rolls(3).play("move", at(12, 8))
    assert walk.to_move() == YELLOW
    walk.play("pass", "pass", "pass")
    assert "build 8" in walk.legal()


def test_3_3_a_granted_action_will_do_too():
    walk = scene(f"at={at(11, 10)} gold=12 items=time-freeze:0").rolls(3).play("use time-freeze", "move", at(12, 8))
    assert walk.to_move() == RED
    assert "build 8" in walk.legal()


def test_3_4_a_single_choice_is_made_for_you():
    """Red must leave yellow's floor and has no skill, so the move is rolled without a question."""
    stuck = scene(f"turn=3 at={at(13, 9)} floors1={at(13, 9)}").rolls(2).play("pass")
    assert stuck.to_move() == RED
    assert stuck.kinds() == {"tile"}
    assert stuck.happened("rolled")


def test_3_4_floors_that_must_all_go_are_not_asked_for():
    """Green has just as many floors as the plan removes."""
    shop = scene(f"at={at(8, 12)} gold=10 floors2={some(GREEN, 8)}").play("nuke 8 2")
    assert shop.floors() == [0, 0, 0, 0]
    assert len(shop.happened("removed")) == 8
    assert shop.to_move() == YELLOW


def test_3_5_nothing_changes_hands_between_seats():
    """Facts 41: alliances bind nobody; the rules have no move that gives anything away."""
    assert not {"give", "trade", "sell", "discard", "ally"} & {family.name for family in FAMILIES}
    assert GAME.secrets is False

"""Attacking and death: chapters 9 and 10."""

import pytest

from watershed.match import Match

from .scene import GREEN, RED, YELLOW, Scene, at, scene

HERE = at(10, 10)


def armed(target, item="shotgun:0", more=""):
    return scene(f"at={HERE},{target},k5,q11 items={item} {more}")


def test_9_1_with_a_weapon_you_hold_and_a_target_in_range():
    """Facts 27."""
    assert "attack shotgun 1" in armed(at(10, 12)).legal()
    assert "attack" not in armed(at(10, 12), "shotgun:1").kinds()
    assert "attack shotgun 2" not in armed(at(10, 12)).legal()


@pytest.mark.parametrize(
    ("offset", "hit"),
    [
        ((0, 0), True),
        ((0, 1), True),
        ((2, 0), True),
        ((-2, 2), True),
        ((1, 2), False),
        ((2, 1), False),
        ((0, 3), False),
    ],
)
def test_9_2_straight_or_diagonal_up_to_the_range(offset, hit):
    """Facts 28, and test vectors 3 and 4. From 9,9 on, where the board is wide enough for all of them."""
    row, column = 10, 9
    game = scene(f"at={at(row, column)},{at(row + offset[0], column + offset[1])},k5,q11 items=shotgun:0")
    assert ("attack shotgun 1" in game.legal()) is hit


def test_9_2_a_blind_spot_is_out_of_reach_of_every_weapon():
    game = armed(at(11, 12), "knife:0,pistol:0,shotgun:0,grenade:0")
    assert not [words for words in game.legal() if words.startswith("attack") and words.endswith(" 1")]
    assert game.why_not("attack pistol 1").code == "blind-spot"


def test_9_2_nothing_is_in_the_way():
    """Floors, pieces and the empty corners of the board do not stop a shot (R3)."""
    line = f"at={at(8, 9)},{at(10, 7)},{at(9, 8)},q11 items=pistol:0 floors3={at(9, 8)}"
    assert {"attack pistol 1", "attack pistol 2"} <= set(scene(line).legal())


def test_9_3_ammo_goes_down_and_usages_go_up():
    """Facts 29."""
    game = armed(at(10, 12), "shotgun:0").rolls(1).play("attack shotgun 1")
    assert game.counter("shotgun") == 2
    game = armed(at(10, 12), "grenade:0").rolls(1).play("attack grenade 1")
    assert (game.counter("grenade"), game.holder("grenade")) == (1, RED)
    game = armed(at(10, 11), "knife:0").play("attack knife 1")
    assert (game.counter("knife"), game.holder("knife")) == (0, RED)


@pytest.mark.parametrize(
    ("item", "roll", "health"),
    [("knife", 6, 6), ("pistol", 1, 6), ("pistol", 6, 1), ("shotgun", 3, 1), ("grenade", 2, 3), ("shotgun", 1, 3)],
)
def test_9_4_the_damage_is_the_number_and_the_roll_where_the_card_says_so(item, roll, health):
    """Facts 30."""
    game = armed(at(10, 11), f"{item}:0").rolls(roll).play(f"attack {item} 1")
    assert game.numbers("health")[YELLOW] == health


def test_9_5_without_ammo_a_weapon_is_of_no_use():
    assert "attack" not in armed(at(10, 12), "shotgun:0:0").kinds()
    assert armed(at(10, 12), "shotgun:0:0").why_not("attack shotgun 1").code == "no-ammo"
    assert armed(at(10, 12), "shotgun:0:1").rolls(1).play("attack shotgun 1").holder("shotgun") == RED


def test_9_6_a_weapon_with_all_its_usages_goes_back():
    """Facts 32."""
    game = armed(at(10, 12), "grenade:0:2").rolls(1).play("attack grenade 1")
    assert (game.holder("grenade"), game.counter("grenade")) == (-1, 0)
    assert game.happened("returned")[0].citation == "9.6"
    kinds = [entry.kind for entry in game.journal()]
    assert kinds.index("attacked") < kinds.index("hurt") < kinds.index("returned"), "thrown before it is used up"


@pytest.mark.parametrize(("roll", "dead"), [(3, False), (4, True), (5, True), (6, True)])
def test_10_1_health_0_or_less_is_death(roll, dead):
    """Facts 33, and test vector 3: 6 + 4 on 10 health kills."""
    game = armed(at(8, 8)).rolls(roll).play("attack shotgun 1")
    assert game.numbers("deaths")[YELLOW] == dead
    assert game.counter("shotgun") == 2
    assert game.numbers("health")[YELLOW] == (10 if dead else 1)


def test_10_2_a_dead_piece_lies_on_its_number_tile_and_keeps_what_it_has():
    """Facts 34 and 35."""
    line = "gold=0,9,0,0 deaths=0,2,0,0"
    game = scene(f"at={HERE},{at(10, 12)},k5,q11 items=shotgun:0,knife:1 floors1=a10,a11 {line}")
    game.rolls(6).play("attack shotgun 1")
    assert (game.tile(YELLOW), game.numbers("deaths")[YELLOW], game.numbers("gold")[YELLOW]) == ("e11", 3, 9)
    assert (game.holder("knife"), game.floors()[YELLOW]) == (YELLOW, 2)
    assert game.happened("died")


def test_10_3_it_sits_out_a_turn_and_then_plays_as_usual():
    game = armed(at(10, 12)).rolls(6).play("attack shotgun 1")
    assert game.happened("skipped")
    assert game.to_move() == GREEN
    game.play("pass", "pass", "pass")
    assert game.to_move() == YELLOW
    assert game.happened("rose")
    assert game.table.down[YELLOW] == 0
    assert {"pass", "move"} <= game.kinds()


def test_10_4_a_piece_that_lies_face_down_cannot_be_attacked_or_killed():
    assert "attack" not in armed(at(10, 12), more="down=0,1,0,0").kinds()
    shop = scene(f"at={at(8, 12)},e11,k5,q11 gold=4 down=0,2,0,0 floors1=e11,a10,a11").play("nuke 2 1", "e11", "a10")
    assert shop.numbers("deaths") == [0] * 4


@pytest.mark.parametrize(("skips", "asked"), [(0, YELLOW), (1, GREEN), (2, GREEN)])
def test_10_5_a_dead_piece_sits_out_as_many_turns_as_agreed(skips, asked):
    game = armed(at(10, 12), more=f"skips={skips}").rolls(6).play("attack shotgun 1")
    assert game.to_move() == asked
    turns = 0
    while game.to_move() != YELLOW:
        turns += game.to_move() == RED
        game.play("pass")
    assert turns == max(0, skips)


@pytest.mark.parametrize(
    ("toll", "left", "taken", "told"),
    [
        (0, 9, 0, []),
        (1, 5, 0, ["Yellow loses 4 gold."]),
        (2, 0, 0, ["Yellow loses 9 gold."]),
        (3, 5, 4, ["Red takes 4 gold from Yellow."]),
    ],
)
def test_10_5_a_death_costs_the_gold_agreed(toll, left, taken, told):
    game = armed(at(10, 12), more=f"toll={toll} gold=0,9,0,0").rolls(6).play("attack shotgun 1")
    assert game.numbers("gold") == [taken, left, 0, 0]
    assert [entry.text for entry in game.journal() if entry.citation == "10.5"] == told


def test_10_5_a_nuke_that_kills_takes_gold_too():
    """The nuke is green's, so half of yellow's gold is for green, and at once: the plan is not done yet."""
    line = f"turn=2 toll=3 at=k17,a10,{at(8, 12)},q11 gold=3,9,4,2 floors1=a10,a11,a12"
    game = scene(line).play("nuke 2 1", "a10")
    assert (game.numbers("deaths"), game.numbers("gold")) == ([0, 1, 0, 0], [3, 5, 4, 2])
    (loot,) = game.happened("looted")
    assert (loot.citation, loot.data) == ("10.5", {"who": GREEN, "gold": 4, "victim": YELLOW})
    assert (game.to_move(), game.table.left) == (GREEN, 1)


def test_10_5_the_options_reach_the_table():
    table = Scene.dealt(3, options=(2, 60, 1)).table
    assert (table.skips, table.rounds, table.toll) == (2, 60, 1)
    table = Match.start("flooruler", 3, 1).table
    assert (table.skips, table.rounds, table.toll) == (1, 150, 3)

"""Moving: chapter 4."""

import pytest

from .scene import BLUE, RED, YELLOW, at, number, scene


def test_4_1_the_roll_comes_first_and_bounds_the_steps():
    go = scene(f"at={at(16, 10)}").rolls(3).play("move")
    assert (go.table.die, go.table.steps, go.to_move()) == (3, 3, RED)
    assert at(13, 10) in go.tiles()
    assert at(12, 10) not in go.tiles()


def test_4_1_a_move_that_is_too_short_goes_on_with_a_new_roll():
    """Test vector 5: a 2 is not enough for the Floor Store, and then a 1 is."""
    go = scene(f"at={at(11, 10)} gold=20").rolls(2).play("move")
    assert at(12, 8) not in go.tiles()
    go.play(at(11, 8), "pass", "pass", "pass").rolls(1).play("move", at(12, 8))
    assert go.to_move() == YELLOW
    assert not [words for words in go.legal() if words.startswith("build")]
    go.play("pass", "pass", "pass")
    assert "build 8" in go.legal()


def test_4_2_steps_are_straight():
    go = scene("at=k17").rolls(1).play("move")
    assert go.tiles() == {"k17", "k16", "k18", "j17", "l17"}


def test_4_3_you_may_stop_sooner_even_where_you_are():
    go = scene("at=k17").rolls(6).play("move")
    assert {"k17", "k16", "k15"} <= go.tiles()
    go.play("k17")
    assert go.tile(RED) == "k17"


def test_4_3_what_is_not_used_is_lost():
    go = scene("at=k17").rolls(6).play("move", "k16")
    assert go.to_move() == YELLOW
    assert go.table.steps == 0
    assert not go.table.way.any()


def test_4_4_opponents_floors_are_in_the_way_and_your_own_are_not():
    assert not {"k16", "k15"} & scene("at=k17 floors1=k16").rolls(2).play("move").tiles()
    assert {"k16", "k15"} <= scene("at=k17 floors0=k16").rolls(2).play("move").tiles()


def test_4_4_a_way_round_is_longer():
    go = scene("at=k17 floors1=k16").rolls(4).play("move")
    assert "k16" not in go.tiles()
    assert go.table.way[number("k15")] - 1 == 4


def test_4_5_a_piece_on_an_opponents_floor_must_leave():
    """Facts 23, and test vector 7: yellow is where red has just built."""
    tile = at(13, 9)
    game = scene(
        f"at={at(12, 8)},{tile},k5,q11 gold=2 health=10,5,10,10 "
        "items=teleportation-tool:1,healings:1,time-freeze:1,speed-boost:1,knife:1"
    ).play("build 1", tile)
    assert game.to_move() == YELLOW
    assert game.legal() == ["move", "use healings", "use teleportation-tool", "use time-freeze"]
    assert game.happened("must-leave")


def test_4_5_and_cannot_come_back():
    tile = at(13, 9)
    game = scene(f"turn=1 at={at(12, 8)},{tile},k5,q11 floors0={tile} items=speed-boost:1").rolls(1).play("move")
    assert tile not in game.tiles()
    game.play(at(13, 10), "pass", "pass", "pass").rolls(6).play("move")
    assert tile not in game.tiles()


def test_4_5_an_overbuilt_owner_must_leave_as_well():
    tile = at(13, 9)
    game = scene(f"at={at(12, 8)},{tile},k5,q11 gold=2 floors1={tile}").rolls(1, 1).play("build 1", tile)
    assert (game.owner(tile), game.to_move(), game.kinds()) == (RED, YELLOW, {"tile"})


def test_4_6_it_walks_over_the_floors_of_that_opponent_and_ends_outside():
    """Yellow is at the end of red's arm, with red's floors all around it."""
    floors = "j19,k19,l19,j20,k20,l20,j21,k21,l21"
    game = scene(f"turn=1 at=k17,k21,k5,q11 floors0={floors} items=time-freeze:1").rolls(4).play("move")
    assert game.tiles() == {"k18", "j18", "l18", "k17"}


def test_4_6_with_too_few_steps_it_comes_as_near_to_the_fountain_as_it_can():
    floors = "j19,k19,l19,j20,k20,l20,j21,k21,l21"
    game = scene(f"turn=1 at=k17,k21,k5,q11 floors0={floors} items=time-freeze:1").rolls(2, 1).play("move")
    assert game.tile(YELLOW) == "k19", "one tile only, so it was not asked"
    assert game.table.tile[YELLOW] == number("k19")
    assert not game.happened("passed")


def test_4_6_it_crosses_other_floors_only_where_nothing_else_leads_out():
    """Yellow on red's floor behind a wall of blue's: no way leads to the fountain but over both."""
    line = "turn=1 at=k17,k21,k5,q11 floors0=k21 floors3=j20,k20,l20 items=time-freeze:1"
    assert scene(line).rolls(2).play("move").tiles() == {"j21", "l21", "k19"}
    beside = "turn=1 at=k17,k21,k5,q11 floors0=k21 floors3=k20 items=time-freeze:1"
    assert scene(beside).rolls(2).play("move").tiles() == {"j21", "l21", "j20", "l20"}


def test_4_7_a_piece_that_is_cut_off_may_walk_over_the_floors():
    wall = "turn=1 at=k17,k21,k5,q11 floors0=j20,k20,l20"
    assert scene(wall).rolls(2).play("move").tiles() == {"k21", "j21", "l21", "k19"}
    assert scene(wall).rolls(1).play("move").tiles() == {"k21", "j21", "l21", "k20"}


def test_4_7_a_thick_wall_is_crossed_in_several_turns():
    rows = ",".join(f"{column}{row}" for row in range(13, 21) for column in "jkl")
    game = scene(f"turn=1 at=k17,k21,k5,q11 floors0={rows}").rolls(3).play("move")
    assert game.tiles() == {"j21", "k21", "l21", "k18"}
    game.play("k18")
    assert game.table.owner[number("k18")] == RED + 1


@pytest.mark.parametrize("roll", range(1, 7))
def test_4_1_every_side_of_the_die(roll):
    assert scene().rolls(roll).play("move").table.steps == roll


def test_4_6_an_evicted_piece_that_may_go_nowhere_else_is_moved_for_its_seat():
    game = scene(f"turn=2 at=k17,e11,k5,{at(9, 13)} floors2={at(9, 13)}").rolls(1).play("pass")
    assert game.to_move() == BLUE
    assert at(9, 13) not in game.tiles()

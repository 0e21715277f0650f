"""Floor Store and Nuke Store: chapters 7 and 8."""

import pytest

from watershed.games.flooruler.rules.floors import has_room

from .scene import BLUE, BOOK, GREEN, RED, YELLOW, at, facts, land, scene, some

FLOOR_STORE, NUKE_STORE = at(12, 8), at(8, 12)
OVERLAP = [facts(tile) for tile in (94, 95, 111, 120)]


@pytest.mark.parametrize(("size", "price"), [(1, 2), (2, 3), (4, 5), (8, 12)])
def test_7_1_a_plan_is_paid_and_laid_floor_by_floor(size, price):
    """Facts 17 and 18, and test vector 1."""
    game = scene(f"at={FLOOR_STORE} gold=14").play(f"build {size}")
    assert game.numbers("gold")[RED] == 14 - price
    for laid, tile in enumerate(land(RED, shared=False)[:size], 1):
        assert game.to_move() == RED
        game.play(tile)
        assert game.floors()[RED] == laid
    assert game.to_move() == YELLOW


def test_7_1_any_shape_will_do():
    game = scene(f"at={FLOOR_STORE} gold=14").play("build 4", "k21", "j16", "l18", at(13, 11))
    assert game.floors()[RED] == 4


def test_7_1_only_at_the_floor_store():
    assert "build" not in scene(f"at={NUKE_STORE} gold=14").kinds()


def test_7_2_floors_go_on_your_land_without_a_floor_of_yours():
    """Facts 19, 20 and 21."""
    game = scene(f"at={FLOOR_STORE} gold=14 floors0=k20").play("build 1")
    assert game.tiles() == set(land(RED)) - {"k20"}
    yellow = scene(f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,14,0,0").play("build 1")
    assert yellow.tiles() & game.tiles() == set(OVERLAP)


def test_7_3_a_neighbours_floor_goes_back_and_yours_takes_its_place():
    """Facts 22, and the first half of test vector 6."""
    game = scene(f"at={FLOOR_STORE} gold=7 floors1={','.join(OVERLAP)}").play("build 4", *OVERLAP)
    assert game.floors() == [4, 0, 0, 0]
    assert all(game.owner(tile) == RED for tile in OVERLAP)
    assert not game.happened("shut")


def test_7_4_no_more_are_laid_than_win():
    """Test vector 11: red has 20 floors and buys a plan of 8; after four of them red has won."""
    game = scene(f"at={FLOOR_STORE} gold=12 floors0={some(RED, 20)}").play("build 8")
    assert game.table.left == 4
    for tile in ("k21", "l21", "j21", at(11, 7)):
        game.play(tile)
    assert (game.table.winner, game.to_move(), game.floors()[RED]) == (RED + 1, -1, 24)


def test_7_4_a_plan_needs_room():
    full = scene(f"floors0={','.join(land(RED)[:23])}")
    assert has_room(BOOK, full.table, RED, 8)
    assert not has_room(BOOK, full.table, RED, 9)


@pytest.mark.parametrize(("size", "price"), [(2, 4), (4, 7), (6, 9), (8, 10)])
def test_8_1_a_nuke_removes_floors_of_one_opponent(size, price):
    """Facts 25, and the first half of test vector 2."""
    tiles = land(YELLOW, shared=False)[:10]
    game = scene(f"at={NUKE_STORE} gold=12 floors1={','.join(tiles)} floors2={some(GREEN, 9)}").play(f"nuke {size} 1")
    assert game.numbers("gold")[RED] == 12 - price
    assert game.tiles() == set(tiles)
    game.play(*tiles[:size])
    assert game.floors() == [0, 10 - size, 9, 0]
    assert game.to_move() == YELLOW


def test_8_1_only_at_the_nuke_store_and_not_against_yourself():
    line = f"gold=12 floors1={some(YELLOW, 9)} floors0={some(RED, 9)}"
    assert "nuke" not in scene(f"at={FLOOR_STORE} {line}").kinds()
    assert "nuke 8 0" not in scene(f"at={NUKE_STORE} {line}").legal()
    assert "nuke 8 1" in scene(f"at={NUKE_STORE} {line}").legal()


def test_8_2_the_opponent_must_have_as_many_floors():
    """The second half of test vector 2: with 7 floors a plan of 8 is not possible."""
    assert "nuke 8 1" not in scene(f"at={NUKE_STORE} gold=12 floors1={some(YELLOW, 7)}").legal()
    assert "nuke 8 1" in scene(f"at={NUKE_STORE} gold=12 floors1={some(YELLOW, 8)}").legal()


def test_8_3_an_opponent_on_a_nuked_floor_dies_at_once():
    """Facts 26 and 33, and test vector 8."""
    tiles = land(YELLOW, shared=False)[:3]
    game = scene(f"at={NUKE_STORE},{tiles[0]},k5,q11 gold=4 floors1={','.join(tiles)}").play("nuke 2 1", tiles[0])
    assert (game.numbers("deaths"), game.numbers("health")) == ([0, 1, 0, 0], [10] * 4)
    assert game.tile(YELLOW) == "e11"
    game.play(tiles[1])
    assert game.to_move() == GREEN, "yellow's turn is skipped"
    assert game.table.down[YELLOW] == 1


def test_8_3_other_pieces_there_are_unharmed():
    tiles = land(YELLOW, shared=False)[:3]
    line = f"at={NUKE_STORE},e11,{tiles[0]},q11 gold=4 floors1={','.join(tiles)}"
    game = scene(line).play("nuke 2 1", tiles[0], tiles[1])
    assert game.numbers("deaths") == [0] * 4
    assert game.tile(GREEN) == tiles[0]


def test_8_3_the_rest_of_the_plan_goes_on_after_the_death():
    tiles = land(BLUE, shared=False)[:10]
    game = scene(f"at={NUKE_STORE},e11,k5,{tiles[0]} gold=7 floors3={','.join(tiles)}").play("nuke 4 3", tiles[0])
    assert (game.numbers("deaths")[BLUE], game.to_move(), game.table.left) == (1, RED, 3)

"""The board meets everything that the rulebook's examples imply about it: K1 to K9 of the facts."""

import pytest

from watershed.games.flooruler.board import STORES, gates_of, neighbours, steps_from, tiles_of
from watershed.games.flooruler.names import Place

from .scene import BLUE, BOOK, GREEN, RED, TILES, YELLOW, at, facts, land, number, scene, some

FLOOR_STORE = [number(at(row, column)) for row in (12, 13, 14) for column in (6, 7, 8)]


def steps(start, *ends):
    found = steps_from(TILES, [number(start)])
    return min(found[number(end)] for end in ends)


def names(numbers):
    return [TILES[tile].name for tile in numbers]


def test_1_3_tiles_are_named_by_column_and_row():
    assert (at(0, 9), at(9, 0), at(20, 11)) == ("j1", "a10", "l21")
    assert len(TILES) == 153
    assert [TILES[tile].name for tile in (1, 153)] == [facts(0), facts(152)]


def test_k1_the_floor_store_is_three_steps_from_a_fountain_tile():
    assert TILES[number(at(11, 10))].place == Place.FOUNTAIN
    assert steps(at(11, 10), at(12, 8)) == 3
    assert steps(at(11, 10), *names(FLOOR_STORE)) == 3


def test_k2_a_four_reaches_it_too_and_a_six_may_stop_after_three():
    four = scene(f"at={at(11, 10)}").rolls(4).play("move")
    assert {at(12, 8), at(13, 8)} <= four.tiles()
    assert at(12, 8) in scene(f"at={at(11, 10)}").rolls(6).play("move").tiles()
    assert at(12, 8) not in scene(f"at={at(11, 10)}").rolls(2).play("move").tiles()


def test_k3_a_store_has_several_tiles_and_its_corner_faces_the_fountain():
    assert tiles_of(TILES, Place.FLOOR_STORE) == FLOOR_STORE
    assert all(len(tiles_of(TILES, store)) == 9 for store in STORES)
    assert TILES[FLOOR_STORE[0]].row > 10
    assert min(FLOOR_STORE, key=lambda tile: BOOK.away[tile, Place.FOUNTAIN]) == number(at(12, 8))


def test_k4_red_and_yellow_overlap_beside_the_floor_store():
    overlap = [tile for tile in TILES.values() if tile.lands == (RED, YELLOW)]
    assert sorted(tile.name for tile in overlap) == sorted([at(11, 7), at(11, 8), at(12, 9), at(13, 9)])
    assert all(any(other in FLOOR_STORE for other in neighbours(TILES)[tile.id]) for tile in overlap)


def test_k5_four_red_floors_on_the_overlap_shut_nothing():
    shop = scene(f"at={at(12, 8)} gold=7").play("build 4", at(11, 7), at(11, 8), at(12, 9), at(13, 9))
    assert shop.floors() == [4, 0, 0, 0]
    assert not shop.happened("shut")


def test_k6_the_gates_touch_at_a_corner_and_lie_in_the_overlap():
    for store, lands in zip(STORES, ((RED, YELLOW), (GREEN, BLUE), (YELLOW, GREEN), (RED, BLUE)), strict=True):
        one, two = (TILES[gate] for gate in gates_of(TILES, store))
        assert abs(one.row - two.row) == abs(one.column - two.column) == 1
        assert set(one.lands) == set(two.lands) == set(lands)
    assert names(gates_of(TILES, Place.FLOOR_STORE)) == [at(11, 8), at(12, 9)]


def test_k7_yellow_floors_make_a_four_too_little_but_leave_a_way_round():
    wall = f"floors1={at(11, 8)},{at(12, 9)},{at(13, 9)}"
    four = scene(f"at={at(11, 10)} {wall}").rolls(4).play("move")
    assert not four.tiles() & set(names(FLOOR_STORE))
    assert at(14, 8) in scene(f"at={at(11, 10)} {wall} items=speed-boost:0").rolls(4).play("move").tiles()


@pytest.mark.parametrize("seat", [RED, YELLOW, GREEN, BLUE])
def test_k8_each_land_has_room(seat):
    assert (len(land(seat)), len(land(seat, shared=False)), len(land(seat, gates=False))) == (31, 23, 27)
    assert len(land(seat)) >= BOOK.floors > len(land(seat, shared=False))


@pytest.mark.parametrize(
    ("seat", "where", "fountain", "stores"),
    [
        (RED, (17, 10), 6, [5, 5, 11, 11]),
        (YELLOW, (10, 4), 5, [4, 4, 10, 10]),
        (GREEN, (6, 10), 3, [2, 2, 8, 8]),
        (BLUE, (10, 16), 5, [4, 4, 10, 10]),
    ],
)
def test_k9_each_colour_has_a_number_tile(seat, where, fountain, stores):
    tile = TILES[int(BOOK.start[seat])]
    assert tile.name == at(*where)
    assert tile.lands == (seat,)
    assert BOOK.away[tile.id, Place.FOUNTAIN] == fountain
    assert sorted(int(BOOK.away[tile.id, store]) for store in STORES) == stores


def test_1_5_fountain_plaza_and_stores_are_nobodys_land():
    for tile in TILES.values():
        if tile.place != Place.NONE or tile.name in (at(9, 9), at(9, 11), at(11, 9), at(11, 11)):
            assert tile.lands == ()
        else:
            assert tile.lands
    assert names(tiles_of(TILES, Place.FOUNTAIN)) == [facts(tile) for tile in (55, 75, 76, 77, 97)]
    shop = scene(f"at={at(12, 8)} gold=2").play("build 1")
    assert not shop.tiles() & {at(10, 10), at(11, 9), at(12, 8)}


def test_the_sets_of_the_facts_have_these_numbers():
    assert [number(facts(tile)) for tile in (142, 70, 22, 82)] == [int(tile) for tile in BOOK.start]
    for store, gates in zip(STORES, ((95, 111), (41, 57), (39, 53), (99, 113)), strict=True):
        assert names(gates_of(TILES, store)) == [facts(gate) for gate in gates]


def test_neighbouring_stores_are_four_steps_apart_and_opposite_ones_eight():
    corners = [at(12, 8), at(8, 8), at(8, 12), at(12, 12)]
    assert [steps(corners[0], corner) for corner in corners] == [0, 4, 8, 4]


def test_some_land_is_exclusive():
    assert len(some(RED, 23).split(",")) == 23

"""Setting up: rulebook, chapters 1 and 3."""

import numpy as np
import pytest

from watershed.games.floods import GAME
from watershed.games.floods.names import CELLS, State

from .scene import BLUE, BOOK, EDITION, GREEN, WHITE, YELLOW, number, scene

HEARTS = {YELLOW: "y4", GREEN: "g4", WHITE: "w4", BLUE: "b4"}
STARTS = {YELLOW: ("s1", "l1"), GREEN: ("s2", "l2"), WHITE: ("s3", "l3")}


def test_1_1_three_or_four_seats_in_the_order_of_the_colours():
    assert set(GAME.seats) == {3, 4}
    assert GAME.colours == ("Yellow", "Green", "White", "Blue")
    three = scene.dealt(3)
    assert three.table.workers[:, BLUE].sum() == 0, "only the colours of the players are used"


def test_3_1_four_seats_start_on_the_hearts_of_their_continents_without_boats():
    dealt = scene.dealt(4)
    assert dealt.table.workers.sum() == 16
    for seat, heart in HEARTS.items():
        assert dealt.workers(heart)[seat] == BOOK.workers == 4
        assert dealt.control(heart) == seat
    assert dealt.table.boats.sum() == dealt.table.warriors.sum() == 0


def test_3_2_three_seats_start_on_the_archipelago_with_a_boat():
    dealt = scene.dealt(3)
    assert dealt.table.workers.sum() == 12
    for seat, (start, sea) in STARTS.items():
        assert dealt.workers(start)[seat] == 4
        assert dealt.boats(sea) == (seat, 1)
        assert int(BOOK.ore[number(start)]) == seat + 2, "the ore of its colour"
    assert dealt.table.navy.tolist() == [1, 1, 1, 0]


def test_3_3_three_seats_on_the_world_map_leave_africa_empty():
    dealt = scene.dealt(3, (1, 1, 24, 1))
    assert dealt.table.workers.sum() == 12
    assert dealt.table.boats.sum() == 0
    assert all(dealt.control(f"b{cell}") is None for cell in "123456789ab")
    settled = scene("b1 0:2", seats=3)
    assert settled.table.map == 2, "by the number of players"


def test_3_3_africa_can_be_settled_by_anybody():
    dealt = scene.dealt(3, (1, 1, 24, 1))
    table = dealt.table
    table.fleet[number("me")], table.boats[number("me")], table.navy[YELLOW] = YELLOW + 1, 1, 1
    table.fresh_boats[number("me")] = 1
    dealt.play("move workers y4")
    assert {"b7", "bb"} <= dealt.targets()
    dealt.play("to bb", "count 1")
    assert dealt.control("bb") == YELLOW


@pytest.mark.parametrize("seats", [3, 4])
def test_3_4_every_land_cell_starts_with_forests_and_a_quarry_and_nothing_else(seats):
    dealt = scene.dealt(seats)
    table = dealt.table
    land = range(table.first_cell, table.end_land)
    assert {int(table.forests[cell]) for cell in land} == {3}
    assert all(table.state[cell] == State.DRY and BOOK.ore[cell] for cell in land)
    assert table.mines.sum() == table.dolmen.sum() == table.fanatics.sum() == 0
    assert table.goods.sum() == 0
    assert [cell for cell in range(CELLS + 1) if table.state[cell]] == list(range(table.first_cell, table.end_cell))


def test_1_2_nothing_but_plans_is_hidden_and_nothing_else_is_left_to_chance():
    """Another seed changes nothing but the generator; in the harvest, dealing again changes the others' plans alone."""
    one, other = scene.dealt(4), scene.dealt(4)
    GAME.rules.redeal(other.book, other.table, YELLOW, 99)
    for name in one.records.dtype.names:
        if name != "luck":
            assert np.array_equal(one.records[name], other.records[name]), name


def test_1_2_dealing_again_keeps_your_own_plan_and_forgets_the_others():
    seen = scene("y4 0:2 | y5 0:2 | w4 2:4 | w5 2:4", "harvest")
    seen.play_as(YELLOW, "fell y4 2").play_as(WHITE, "idle w4 2")
    GAME.rules.redeal(seen.book, seen.table, YELLOW, 5)
    assert (seen.at("felling", "y4"), seen.at("idlers", "w4"), seen.table.planned.tolist()) == (
        2, 0, [2 * number("y4") + 1, 0, 0, 0],
    )  # fmt: skip


def test_1_2_a_sealed_plan_is_drawn_again_from_those_it_could_be():
    found = set()
    for seed in range(400):
        seen = scene("y4 0:4 | w4 2:2", "harvest")
        seen.play_as(WHITE, "harvest")
        GAME.rules.redeal(seen.book, seen.table, YELLOW, seed)
        found.add((seen.at("idlers", "w4"), seen.at("felling", "w4")))
    assert found == {(0, 0), (0, 2)}, "one tree is the least, two are possible"


def test_the_edition_has_both_maps():
    assert [len(rows) for rows in EDITION.words["rows"].values()] == [13, 13]

"""Harvest and fanaticism: rulebook, chapter 9 and 10.1."""

import itertools

import pytest

from .scene import BLUE, GREEN, WHITE, YELLOW, scene


def test_2_3_workers_and_slaves_harvest_and_nobody_else():
    table = scene("w4 war 0:2 2:1 | y4 war 0:1 fan 1 | io boat 0:2", "harvest").harvest()
    assert table.goods(YELLOW) == [0, 0, 0, 1, 0], "one white slave digs marble"


def test_9_1_each_cell_is_harvested_by_the_player_who_controls_it():
    table = scene("w4 war 1:1 2:1 | w5 2:1", "harvest").harvest()
    assert (table.goods(GREEN), table.goods(WHITE)) == ([0, 0, 0, 1, 0], [0, 0, 0, 1, 0])


def test_9_2_one_job_each_and_the_rest_are_idle():
    table = scene("y4 0:6", "harvest").harvest()
    assert table.goods(YELLOW) == [3, 1, 0, 0, 0]
    assert table.told("idled") == [(YELLOW, "y4", 2, 2)]


@pytest.mark.parametrize(("mines", "ore"), [(0, 1), (1, 4), (2, 7), (3, 10)])
def test_9_3_a_quarry_has_one_job_and_a_mine_three_more(mines, ore):
    table = scene(f"y4 0:20 mine {mines} tree 0", "harvest")
    table.play_as(YELLOW, "harvest")
    assert table.goods(YELLOW) == [0, ore, 0, 0, 0]


def test_9_4_a_forest_is_one_job_and_then_razed():
    table = scene("y4 0:2", "harvest").play("fell y4 2")
    assert table.goods(YELLOW) == [2, 0, 0, 0, 0]
    assert table.told("harvested") == [(YELLOW, "y4", 2, 0)]
    assert table.at("forests", "y4") == 1


def test_9_4_the_last_tree_of_a_cell_counts_on_the_scale():
    table = scene("y4 0:2 tree 1", "harvest").harvest()
    assert table.table.scale == 1
    assert table.told("deforested") == [(YELLOW, "y4", 1, 0)]


@pytest.mark.parametrize(
    ("cell", "left", "because"),
    [
        ("war 0:5 0:2 1:3 tree 0", [0, 1, 0, 0], "the controller's workers are idle first"),
        ("war 0:5 0:2 1:3 2:2 tree 0", [0, 0, 1, 0], "then slaves of the largest colour; on a tie the first colour"),
        ("war 0:5 0:2 1:3 2:2 tree 1", [0, 1, 1, 0], "two slaves have work"),
        ("war 0:1 0:4 1:3 tree 3", [1, 3, 0, 0], "slaves take jobs before workers"),
        ("war 1:5 0:2 3:2 tree 0", [0, 0, 0, 1], "a tie: the first colour is idle first"),
    ],
)
def test_9_5_slaves_have_work_first_and_the_largest_colour_is_idle_first(cell, left, because):
    table = scene(f"y4 {cell}", "harvest", wood="1").harvest()
    assert (table.question(), table.workers("y4")) == ("floor", left), because


def test_9_6_a_plan_leaves_nobody_idle_and_digs_ore_before_it_fells():
    for workers, wood, ore in ((1, 0, 1), (2, 1, 1), (3, 2, 1), (4, 3, 1)):
        table = scene(f"y4 0:{workers}", "harvest").harvest()
        assert table.goods(YELLOW)[:2] == [wood, ore]
    mined = scene("y4 0:6 mine 1", "harvest").harvest()
    assert mined.goods(YELLOW)[:2] == [2, 4]


def test_9_6_idling_is_an_explicit_choice():
    """Test vector 4: 4 workers, 3 forests: wood 1 and ore 1 leave 2 idle; 2 against 2 is not lost. After growth 3
    workers and 3 fanatics: not lost either.
    """
    table = scene("y4 0:4 | w4 2:1", "harvest")
    table.play_as(YELLOW, "idle y4 2")
    table.play_as(YELLOW, "harvest")
    table.play_as(WHITE, "harvest")
    assert (table.goods(YELLOW)[:2], table.state("y4")) == ([1, 1], "dry")
    while table.question() in ("floor", "build"):
        table.play("pass" if table.question() == "floor" else "end")
    assert (table.workers("y4")[YELLOW], table.at("fanatics", "y4"), table.state("y4")) == (3, 3, "dry")


def test_9_7_all_plan_at_the_same_time_and_plans_are_carried_out_in_turn_order():
    table = scene("y4 0:1 | g4 1:1 | b4 3:1 | w4 war 0:1", "harvest", first=GREEN)
    assert table.waiting() == (YELLOW, GREEN, BLUE), "white has nobody to put to work"
    table.play_as(BLUE, "harvest")
    assert (table.waiting(), sum(table.goods(BLUE))) == ((YELLOW, GREEN), 0)
    assert table.kinds() == ["sealed"]
    table.play_as(YELLOW, "harvest").play_as(GREEN, "harvest")
    assert [seat for seat, *_ in table.told("harvested")] == [GREEN, BLUE, YELLOW]


def test_9_7_the_order_of_the_plans_changes_nothing():
    tables = set()
    for order in itertools.permutations((YELLOW, WHITE, BLUE)):
        table = scene("y4 0:3 | y5 0:2 | w4 2:4 | b4 3:2", "harvest")
        plans = {YELLOW: ("idle y4 1", "fell y5 2"), WHITE: ("idle w4 2", "harvest"), BLUE: ("fell b4 2",)}
        for seat in order:
            table.play_as(seat, *plans[seat])
        table.table.events[:] = 0
        tables.add(table.records.tobytes())
    assert len(tables) == 1


def test_9_8_a_plan_is_changed_cell_by_cell_in_the_order_of_the_map():
    table = scene("y4 0:3 | y5 0:2 | w4 2:1", "harvest")
    before = table.legal()
    assert before == [
        "harvest",
        *(f"idle y4 {n}" for n in (1, 2, 3)),
        "idle y5 1",
        "idle y5 2",
        "fell y4 3",
        "fell y5 2",
    ]
    table.play("idle y4 1")
    assert table.legal() == ["harvest", "idle y5 1", "idle y5 2", "fell y4 2", "fell y5 2"], "each cell once"
    table.play("fell y4 2")
    assert table.legal() == ["harvest", "idle y5 1", "idle y5 2", "fell y5 2"]
    table.play("idle y5 2")
    assert table.waiting() == (WHITE,), "nothing is left to change, so the plan is in"


def test_10_1_the_idle_become_fanatics_right_after_the_harvest_of_their_cell():
    table = scene("y4 0:2 | w4 2:1", "harvest")
    table.play_as(YELLOW, "idle y4 2").play_as(WHITE, "harvest")
    assert (table.state("y4"), table.told("cell-lost")) == ("lost", [(4, "y4", 0, 0)])
    assert table.kinds().index("idled") < table.kinds().index("harvested"), "yellow's cell comes first"

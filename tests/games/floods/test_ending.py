"""The end and the legacy: rulebook, chapters 1 and 15."""

import numpy as np
import pytest

from watershed.games.floods.names import End, Event, Race

from .scene import BLUE, GREEN, WHITE, YELLOW, scene
from .test_flood import flood

DRY = tuple(f"{land}{cell}" for land in "wybg" for cell in "1345789ab")  # cells of the world that never drown


def finish(table):
    """The turn runs to its end without a further deed."""
    turn = table.table.turn
    while table.question() != "none" and table.table.turn == turn:
        words = {"order": "end", "harvest": "harvest", "floor": "pass", "build": "end", "flee": "drown"}
        table.play(words[table.question()])
    return table


def test_1_3_the_most_legacy_points_win():
    table = flood("y4 0:1 dolmen 0 | w4 2:1 dolmen 2 | w3 dolmen 2", 14)
    assert table.table.end == End.SCALE
    assert table.ranks()[WHITE] == 1
    assert table.points(WHITE) == 4


@pytest.mark.parametrize(("scale", "over"), [(13, False), (14, True), (15, True)])
def test_1_4_the_game_ends_when_the_scale_is_at_14_at_the_end_of_a_turn(scale, over):
    table = flood("y4 0:1 | w4 2:1", scale)
    assert (table.question() == "none") is over
    assert int(table.table.end) == (End.SCALE if over else End.NONE)
    assert not over or table.kinds()[-1] == "ended-by-scale"


def test_1_5_it_also_ends_when_nobody_controls_a_land_cell():
    table = scene("y4 0:1 fan 1 | io boat 2:1", "harvest").play("idle y4 1")
    assert (table.table.end, table.kinds()[-1]) == (End.DESERTED, "ended-deserted")


def test_1_5_or_when_the_scale_can_no_longer_reach_14():
    """The scale, and the dry cells that still have forest, are 14; then one of them is lost."""
    lost = " | ".join(f"{cell} lost" for cell in DRY[:34])
    table = scene(f"{lost} | {DRY[34]} 1:1 | {DRY[35]} tree 0", "flood")
    assert (table.table.end, table.table.scale) == (End.NONE, 1)
    less = scene(f"{lost} | {DRY[34]} 1:1 | {DRY[35]} tree 0 | at lost", "flood")
    assert (less.table.end, less.kinds()[-1]) == (End.STALLED, "ended-stalled")


def test_1_5_you_can_agree_to_play_without_it():
    table = scene("y4 war 0:1")
    table.table.stop = 0
    table.wipe()
    table.begin("flood")
    assert (table.table.end, table.table.turn) == (End.TURNS, 24), "nobody is asked any more"


def test_1_6_the_game_ends_after_the_last_turn():
    table = scene("y4 war 0:1 | w4 war 2:1")
    for turn in range(1, 25):
        assert table.table.turn == turn
        finish(table)
    assert (table.table.end, table.kinds()[-1]) == (End.TURNS, "ended-by-turns")
    short = scene.dealt(4, (0, 1, 16, 1))
    assert short.table.turns == 16


@pytest.mark.parametrize(
    ("cells", "moves", "asked", "because"),
    [
        ("ya 0:1 | y5 1:1", ("move workers ya",), "order", "one destination, one pawn"),
        ("y4 0:1 | w4 2:1", ("move workers y4", "to y5"), "order", "one pawn"),
    ],
)
def test_1_7_what_has_one_answer_is_not_asked(cells, moves, asked, because):
    table = scene(cells).play(*moves)
    assert table.question() == asked, because


def test_15_1_two_points_for_each_dolmen_wherever_it_is():
    table = scene("y4 war 1:1 dolmen 0 | y5 lost dolmen 0 | y2 flooded dolmen 0 | w4 2:1")
    assert table.points(YELLOW) == 6
    assert table.points(GREEN) == 3, "the only warrior; forests are equal"


def test_15_2_three_points_for_the_most_standing_forests():
    table = scene("y4 0:1 tree 3 | y5 0:1 tree 1 | w4 2:1 tree 3")
    assert [table.points(seat) for seat in range(4)] == [3, 0, 0, 0]


def test_15_3_three_points_for_the_most_boats():
    table = scene("y4 0:1 | w4 2:1 | io boat 0:2 | cp boat 2:1 | cb boat 2:2")
    assert [table.points(seat) for seat in range(4)] == [0, 0, 3, 0]


def test_15_4_three_points_for_the_most_warriors():
    table = scene("y4 war 0:2 | w4 war 2:1")
    assert [table.points(seat) for seat in range(4)] == [3, 0, 0, 0]


def test_15_5_three_points_for_the_most_mines_on_cells_you_control():
    table = scene("y4 0:1 mine 1 | w4 2:1 mine 2 | y5 mine 3")
    assert [table.points(seat) for seat in range(4)] == [0, 0, 3, 0], "nobody controls y5"


def test_15_2_to_15_5_the_journal_says_who_has_the_most_of_what():
    """Each of the four has the most of something else."""
    cells = "y4 0:1 tree 3 | y5 0:1 tree 3 | g4 war 1:2 tree 1 | w4 2:1 mine 2 tree 1 | b4 3:1 tree 1 | io boat 3:1"
    table = flood(cells, 14).table
    told = [row for row in table.events[: table.noted].tolist() if row[0] == Event.MAJORITY]
    assert {race - 1: (seat, count) for _, seat, race, count, *_ in told} == {
        Race.FORESTS: (YELLOW, 6), Race.WARRIORS: (GREEN, 2), Race.MINES: (WHITE, 2), Race.BOATS: (BLUE, 1),
    }  # fmt: skip


def test_15_6_a_tie_gives_nothing():
    """Test vector 10: two players have 2 warriors, the third has 1: nobody gets the bonus."""
    table = scene("y4 war 0:2 | w4 war 2:2 | g4 war 1:1 | y5 0:1 | w5 2:1 | g5 1:1")
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]
    nobody = scene("y4 war 0:2 | w4 war 2:2")
    assert [nobody.points(seat) for seat in range(4)] == [0, 0, 0, 0], "most of nothing is nothing"


@pytest.mark.parametrize(
    ("cells", "goods", "places", "because"),
    [
        ("w1 dolmen 0", {}, [1, 2, 2, 2], "points"),
        (
            "w1 dolmen 0 | w2 dolmen 0 | w3 dolmen 0 | io boat 1:1 | w1 mine 1 | y4 war 1:1 | g4 1:1",
            {},
            [2, 1, 3, 3],
            "points",
        ),
        ("y4 0:1 dolmen 1", {"wood": "0,0,1"}, [1, 2, 3, 4], "most forests"),
        ("y4 dolmen 0 | y5 dolmen 1", {"wood": "2,2"}, [1, 1, 3, 3], "shared"),
        ("y4 dolmen 0 | y5 dolmen 1", {"wood": "2", "gold": "0,3"}, [2, 1, 3, 3], "then more resources"),
    ],
)
def test_15_7_places(cells, goods, places, because):
    table = scene(cells, **goods)
    assert table.ranks() == places, (because, [table.points(seat) for seat in range(4)])


def test_15_7_on_equal_points_more_dolmens_rank_first():
    """Six points each: yellow from three dolmens, green from two majorities."""
    table = scene(
        "w1 dolmen 0 | w2 dolmen 0 | w3 dolmen 0 | io boat 1:1 | y4 war 1:1 tree 0 | b4 war 3:1 | b5 war 3:1 tree 0"
    )
    table.table.control[:] = 0
    table.table.army[:] = 0
    table.table.army[GREEN] = 1
    assert [table.points(seat) for seat in range(4)] == [6, 6, 0, 0]
    assert table.ranks() == [1, 2, 3, 3]


def test_scores_never_contradict_ranks():
    rng = np.random.default_rng(5)
    for _ in range(50):
        table = scene("y4 0:1")
        for cell in range(table.table.first_cell, table.table.end_land):
            table.table.dolmen[cell] = rng.integers(0, 5)
        table.table.navy[:], table.table.army[:] = rng.integers(0, 4, 4), rng.integers(0, 4, 4)
        places, points = table.ranks(), [table.points(seat) for seat in range(4)]
        for one in range(4):
            for other in range(4):
                assert places[one] >= places[other] or points[one] >= points[other]

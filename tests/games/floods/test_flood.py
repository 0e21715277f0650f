"""The sea rises: rulebook, chapter 14."""

import pytest

from watershed.games.floods.names import Event

from .scene import GREEN, WHITE, YELLOW, number, scene

BARE = ("w1", "w3", "w5", "w7", "y1", "y3", "y5", "y7", "b1", "b3", "b5", "b7", "g1", "g3", "g5", "g7")  # never flooded


def flood(cells, scale, **more):
    """The sea phase with that many bare cells."""
    bare = " | ".join(f"{cell} tree 0" for cell in BARE[:scale])
    return scene(f"{bare} | {cells}", "flood", **more)


def flooded(table):
    return {cell for cell in range(table.table.first_cell, table.table.end_land) if table.table.state[cell] == 3}


@pytest.mark.parametrize(
    ("scale", "codes"),
    [
        (4, []),
        (5, ["at", "mu", "es", "an"]),
        (8, ["at", "mu", "es", "an", "w2", "y2", "b2", "g2"]),
        (11, ["at", "mu", "es", "an", "w2", "y2", "b2", "g2", "w6", "y6", "b6", "g6"]),
    ],
)
def test_14_2_the_sea_rises_at_5_8_and_11(scale, codes):
    table = flood("y4 0:1 | w4 2:1", scale)
    assert flooded(table) == {number(code) for code in codes}
    assert table.table.rises == len(codes) // 4


def test_14_1_the_scale_counts_felled_cells_for_good():
    """Lost and flooded cells keep counting; a flood fells nothing."""
    table = scene("y2 0:2 tree 1 | at 0:2 tree 1 | y4 0:3 fan 2 tree 1 | w4 2:1", "harvest").harvest()
    assert table.table.scale == 3
    while table.table.turn == 1:
        table.play({"floor": "pass", "build": "end"}[table.question()])
    table.table.state[number("y2")] = 4
    land = range(table.table.first_cell, table.table.end_land)
    assert table.table.scale == 3 == sum(int(table.table.forests[cell]) == 0 for cell in land)
    risen = flood("y4 0:1 | w4 2:1", 5)
    assert risen.table.scale == 5, "four islands drowned with their forests"


def test_14_3_several_rises_come_one_after_another_each_completely():
    """Test vector 6: the scale goes from 4 to 11 in one turn: rises 1, 2 and 3, in order."""
    table = flood("y2 0:2 | y4 0:1 | y6 0:2 | at 0:1", 11)
    assert [event.count for event in table.page() if event.what == Event.ROSE] == [1, 2], "yellow decides in the second"
    assert (table.question(), table.table.rises) == ("flee", 2)
    table.play("flee y4")
    assert (table.question(), table.table.rises) == ("flee", 3)
    table.play("drown")
    assert (table.table.turn, table.workers("y4")[YELLOW]) == (2, 3)


def test_14_4_a_flooded_cell_is_sea():
    table = flood("y4 0:3 | y1 0:3 | me boat 0:1 | na boat 0:1 | ae boat 0:1 | w4 2:1", 8)
    while table.question() != "order" or table.to_move() != YELLOW:
        table.play("end")
    assert table.state("y2") == "flooded"
    assert table.play("move boats ae").targets() == {"aw", "na", "np", "at", "es", "y2"}, "boats enter it"
    table.play("to y2")
    assert "y2" not in table.play("move workers y4").targets()
    sailed = scene("y2 flooded | y4 0:2 | y2 boat 0:1")
    assert "y1" in sailed.play("move workers y4").targets(), "it ferries to all its neighbours"
    built = scene("y2 flooded | y4 0:2", "construction", wood="4")
    assert "y2" in built.sites("boat")


def test_14_4_a_lost_cell_that_is_flooded_is_sea_like_any_other():
    table = flood("y2 lost dolmen 2 tree 0 | y4 0:2 | y1 0:1 | ae boat 0:1", 8)
    while table.question() != "order" or table.to_move() != YELLOW:
        table.play("end")
    assert (table.state("y2"), table.table.scale) == ("flooded", 9)
    assert "y2" in table.play("move boats ae").targets()
    assert table.points(WHITE) == 2


def test_14_5_a_dolmen_scores_and_forests_and_mines_are_gone():
    table = flood("at 0:2 mine 3 dolmen 0 | y4 0:1 | w4 2:1 mine 1", 5)
    assert table.points(YELLOW) == 2, "white has the most mines; the forests are equal"
    assert table.points(WHITE) == 3


def test_14_6_fanatics_die_and_pawns_flee_to_friendly_cells_only():
    table = flood("y2 0:3 fan 2 | y1 0:1 | y4 2:1 | w9 0:1 | np boat 0:1 | w4 2:1", 8)
    assert (table.question(), table.at("fanatics", "y2")) == ("flee", 0)
    assert table.legal() == ["flee y1", "drown"], "y3 is empty, y4 is white's, and no boat leads to w9"
    table.play("flee y1")
    assert (table.workers("y1"), table.workers("y2")) == ([4, 0, 0, 0], [0, 0, 0, 0])


def test_14_6_who_has_nowhere_to_go_drowns():
    table = flood("at 0:2 war 0:1 | y9 0:1 | na boat 0:1 | w4 2:1", 5)
    assert table.question() != "flee"
    assert (table.workers("at"), table.warriors("at"), table.table.army[YELLOW]) == ([0, 0, 0, 0], None, 0)
    assert table.table.fallen[YELLOW] == 0, "only fanatics lower the limit"


def test_14_6_a_cell_of_the_same_rise_is_no_haven():
    table = scene("t1 0:1 | s1 0:1 | i1 0:2 | j1 0:2 | i2 1:1", "move", seats=3)
    bare = [number(code) for code in ("s1", "a1", "r1", "c1", "d1", "s2", "a2", "r2")]
    table.table.forests[bare] = 0
    table.table.scale = len(bare)
    table.begin("flood")
    assert table.question() == "flee"
    assert table.legal() == ["flee i1", "drown"], "j1 drowns at the second rise, i1 only at the third"


def test_14_7_controllers_choose_in_turn_order_first_for_warriors_then_for_workers():
    cells = "y2 war 0:1 0:2 2:3 | y1 0:1 | y3 0:1 | g2 1:2 | g1 1:1 | w4 2:1"
    table = flood(cells, 8, first=GREEN)
    assert (table.to_move(), table.legal()) == (GREEN, ["flee g1", "drown"])
    table.play("flee g1")
    assert (table.to_move(), table.table.group) == (YELLOW, 1)
    table.play("flee y3")
    assert (table.warriors("y3"), table.workers("y3")) == ((YELLOW, 1), [1, 0, 3, 0]), "with their slaves"
    assert (table.to_move(), table.table.group) == (YELLOW, 2)
    table.play("flee y1")
    assert table.workers("y1") == [3, 0, 0, 0]


def test_14_8_slaves_whose_captors_drown_are_freed_and_their_own_player_moves_them():
    cells = "y2 war 0:1 0:2 2:3 1:1 | y1 0:1 | y3 2:1 | w4 2:1 | g4 1:1"
    table = flood(cells, 8)
    table.play("drown")
    assert sorted(table.told("freed")) == [(GREEN, "y2", 1, 0), (WHITE, "y2", 3, 0)]
    assert (table.to_move(), table.table.group, table.legal()) == (YELLOW, 2, ["flee y1", "drown"])
    table.play("flee y1")
    assert (table.to_move(), table.table.group, table.legal()) == (WHITE, 3, ["flee y3", "drown"])
    assert table.told("workers-drowned") == [(GREEN, "y2", 1, 0)], "green has no cell there"
    table.play("flee y3")
    assert (table.workers("y3"), table.workers("y2"), table.workers("y1")) == ([0, 0, 4, 0], [0] * 4, [3, 0, 0, 0])
    assert "civil-war" not in table.kinds()

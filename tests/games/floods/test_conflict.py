"""Conflict and fanatics: rulebook, chapters 8 and 10."""

import pytest

from .scene import GREEN, WHITE, YELLOW, scene


def test_8_1_the_larger_side_wins_and_loses_as_many_as_the_smaller_had():
    """Test vector 1: 3 yellow warriors enter a cell with 2 white warriors and 4 white workers."""
    table = scene("w5 war 0:3 | w4 war 2:2 2:4")
    table.play("move warriors w5", "to w4", "all")
    assert (table.warriors("w4"), table.workers("w4"), table.control("w4")) == ((YELLOW, 1), [0, 0, 4, 0], YELLOW)
    assert table.table.army.tolist() == [1, 0, 0, 0]
    assert table.told("battle-won") == [(YELLOW, "w4", 1, WHITE)]


def test_8_1_the_attacker_can_lose():
    table = scene("w5 war 0:1 | w4 war 2:3 2:4")
    table.play("move warriors w5", "to w4")
    assert (table.warriors("w4"), table.control("w4")) == ((WHITE, 2), WHITE)
    assert table.told("battle-won") == [(WHITE, "w4", 2, YELLOW)]
    assert table.table.army.tolist() == [0, 0, 2, 0]


def test_8_2_equal_sides_both_lose_all():
    """Test vector 2: 1 against 1 leaves nobody; the defender's workers are still free and in control."""
    table = scene("w5 war 0:1 | w4 war 2:1 2:4")
    table.play("move warriors w5", "to w4")
    assert (table.warriors("w4"), table.workers("w4"), table.control("w4")) == (None, [0, 0, 4, 0], WHITE)
    assert table.told("battle-drawn") == [(YELLOW, "w4", 1, WHITE)]


def test_8_2_slaves_of_the_defender_are_freed_and_keep_the_cell():
    table = scene("w5 war 0:1 | w4 war 2:1 1:3 | y4 0:2")
    table.play("move warriors w5", "to w4", "end")
    assert table.told("freed") == [(GREEN, "w4", 3, 0)]
    assert table.control("w4") == GREEN


def test_8_3_the_winner_controls_the_cell_its_mines_and_its_workers():
    table = scene("w5 war 0:3 | w4 war 2:1 2:4 1:2 0:2 mine 2 dolmen 2")
    table.play("move warriors w5", "to w4", "all")
    assert table.control("w4") == YELLOW
    assert sorted(table.told("captured")) == [(YELLOW, "w4", 2, GREEN), (YELLOW, "w4", 4, WHITE)]
    assert table.question() == "harvest", "yellow's own workers there are free, and have moved"
    assert table.at("dolmen", "w4") == WHITE + 1, "the builder keeps the legacy"


def test_8_3_third_party_slaves_belong_to_the_conqueror():
    table = scene("w5 war 0:2 | w4 war 2:1 1:3 | g4 1:1")
    table.play("move warriors w5", "to w4", "all").end_all()
    assert (table.control("w4"), table.workers("w4")) == (YELLOW, [0, 3, 0, 0])
    table.harvest()
    assert table.goods(YELLOW)[3] == 1, "green's slaves dig white marble for yellow"


@pytest.mark.parametrize(
    ("before", "after", "winner"),
    [
        ((5, 3, 0, 0), [2, 0, 0, 0], YELLOW),
        ((2, 3, 0, 0), [0, 1, 0, 0], GREEN),
        ((5, 4, 2, 0), [1, 0, 0, 0], YELLOW),
        ((5, 5, 2, 0), [0, 0, 0, 0], None),
        ((1, 2, 6, 2), [0, 0, 4, 0], WHITE),
        ((3, 3, 0, 0), [0, 0, 0, 0], None),
    ],
)
def test_8_4_a_civil_war_takes_one_of_each_colour_until_one_is_left(before, after, winner):
    cells = " ".join(f"{seat}:{count}" for seat, count in enumerate(before) if count)
    table = scene(f"w4 {cells} | y4 0:1 | g4 1:1")
    table.play("end")
    assert (table.workers("w4"), table.control("w4")) == (after, winner)
    (event,) = table.told("civil-war")
    assert event == (4 if winner is None else winner, "w4", sum(after), 0)


def test_8_5_a_pending_civil_war_counts_as_another_players_cell():
    table = scene("w4 war 0:1 0:2 2:3 | w3 0:2 war 0:1")
    table.play("move warriors w4", "to w2", "lead 0")
    assert table.control("w4") == "contested"
    assert "w4" not in table.play("move workers w3").targets()
    table.play("to w1", "all")
    table.play("move warriors w3", "to w4")
    assert table.control("w4") == YELLOW, "warriors may enter and win it"


def test_8_6_a_naval_conflict_is_fought_with_boats():
    table = scene("y4 0:1 | io boat 0:3 | ei boat 1:1 | er boat 2:2")
    table.play("move boats io", "to ei", "count 1")
    assert (table.boats("ei"), table.table.navy.tolist()) == (None, [2, 0, 2, 0])
    assert table.told("naval-drawn") == [(YELLOW, "ei", 1, GREEN)]
    table.play("move boats io", "to er", "count 1")
    assert (table.boats("er"), table.told("naval-won")) == ((WHITE, 1), [(WHITE, "er", 1, YELLOW)])


def test_10_2_a_cell_with_more_fanatics_than_all_others_is_lost():
    table = scene("y4 0:3 war 0:1 fan 3")
    table.play("move workers y4", "to y5", "count 1")
    assert table.state("y4") == "dry", "3 against 2 workers and 1 warrior"
    table.play("move workers y4", "to y5", "count 1")
    assert table.state("y4") == "lost"
    assert table.told("cell-lost") == [(YELLOW, "y4", 1, 1)]


def test_10_2_slaves_and_warriors_count_against_fanatics():
    held = scene("y4 war 0:2 1:2 fan 4")
    assert held.play("end").state("y4") == "dry"


def test_10_2_a_departure_can_lose_a_cell_at_once():
    """Test vector 4: 3 workers, 3 fanatics; if one worker leaves, 3 against 2, the cell is lost."""
    table = scene("y4 0:3 fan 3").play("move workers y4", "to y5", "count 1")
    assert table.state("y4") == "lost"
    assert table.workers("y4") == [0, 0, 0, 0]
    assert table.workers("y5") == [1, 0, 0, 0]


def test_10_2_after_a_civil_war_fanatics_are_counted_again():
    table = scene("y4 war 0:1 0:2 2:3 fan 3 | y1 0:1")
    table.play("move warriors y4", "to y5", "lead 0")
    assert table.state("y4") == "dry", "3 against 5"
    table.play("end")
    assert table.state("y4") == "lost", "3 against 1"


def test_10_3_a_lost_cell_takes_its_pawns_and_lowers_the_limit_of_warriors():
    table = scene("y4 0:3 war 0:2 fan 4 mine 2 dolmen 0 | y1 0:1 war 0:1")
    table.play("move workers y4", "to y5", "count 2")
    assert (table.state("y4"), table.warriors("y4"), table.control("y4")) == ("lost", None, None)
    assert (table.table.army[YELLOW], table.table.fallen[YELLOW]) == (1, 2)
    assert table.points(YELLOW) == 2 + 3 + 3, "the dolmen, most warriors and most forests; its mines are useless"


def test_2_5_the_limit_of_warriors_falls_with_those_lost_to_fanatics():
    table = scene("y4 0:3 war 0:2 fan 4 | y1 0:1 war 0:2 | y5 0:1", wood="40")
    table.play("move workers y4", "to y5", "count 2", "end").harvest()
    while table.question() == "floor":
        table.play("pass")
    assert table.table.army[YELLOW] == 2
    table.play("build warrior y1")
    assert table.sites("warrior") == set(), "5 - 2 lost = 3"
    assert table.sites("mine")


def test_10_4_a_group_that_arrives_is_counted_after_its_fight():
    """3 attackers against 2 defenders leave 1: with 2 workers that is as many as the 3 fanatics."""
    table = scene("y4 war 0:3 | y5 war 3:2 3:2 fan 3 | b4 3:1")
    table.play("move warriors y4", "to y5", "all")
    assert table.state("y5") == "dry"
    drawn = scene("y4 war 0:2 | y5 war 3:2 3:2 fan 3 | b4 3:1")
    drawn.play("move warriors y4", "to y5", "all")
    assert drawn.state("y5") == "lost", "nobody but 2 workers is left"


def test_the_checks_come_in_order():
    """Conflict, then (at the end of the moves) freeing, then civil war, then fanatics, then limits."""
    table = scene("w5 war 0:1 0:1 | w4 war 2:1 2:2 1:4 fan 3 | y4 0:1")
    table.play("move warriors w5", "to w4")
    assert table.kinds() == ["warriors-moved", "battle-drawn"]
    assert table.control("w4") == "contested"
    assert table.table.unguarded.any()
    table.play("end")
    assert table.kinds()[:3] == ["freed", "civil-war", "cell-lost"]
    assert not table.table.unguarded.any()
    assert table.told("cell-lost") == [(GREEN, "w4", 2, 0)]


def test_a_fight_comes_before_the_fanatics_and_the_departed_cell_is_counted_too():
    table = scene("w5 war 0:2 0:1 fan 2 | w4 war 2:1 2:2")
    table.play("move warriors w5", "to w4", "all")
    assert table.kinds() == ["warriors-moved", "battle-won", "captured", "cell-lost"]
    assert table.state("w5") == "lost"


def test_a_cell_that_was_given_up_and_taken_back_frees_nobody():
    table = scene("w4 war 0:1 2:3 | w5 war 0:1 | w3 2:1 | b4 3:1", first=YELLOW)
    table.play("move warriors w4", "to w6", "lead 0")
    assert table.control("w4") == WHITE
    table.play("move warriors w5", "to w4")
    assert table.told("captured") == [(YELLOW, "w4", 3, WHITE)]
    table.play("end")
    assert "freed" not in table.kinds()
    assert table.control("w4") == YELLOW

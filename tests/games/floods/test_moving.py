"""Moves and slaves: rulebook, chapters 2, 4, 5 and 7."""

import itertools
from collections import Counter

import pytest

from watershed.kit.game import BadSetup
from watershed.match import Match

from .scene import BLUE, GREEN, WHITE, YELLOW, number, scene

BY_LOT = (0, 1, 24, 0)
DEALS = 400


def test_2_1_land_pawns_stay_on_land_and_boats_at_sea():
    table = scene("y4 0:2 war 0:1 | me boat 0:1")
    assert "me" not in table.play("move workers y4").targets()
    table = scene("y4 0:2 war 0:1 | me boat 0:1")
    assert table.play("move boats me").targets() == {"na", "er"}


@pytest.mark.parametrize(
    ("cell", "controller", "because"),
    [
        ("w4 war 1:1 2:5", GREEN, "the owner of the warriors"),
        ("w4 2:5", WHITE, "without warriors, the owner of the free workers"),
        ("w4 mine 2 dolmen 2", None, "buildings alone don't count"),
        ("w4 war 1:1", GREEN, "warriors need no workers"),
        ("w4 2:5 lost", None, "a lost cell is nobody's"),
        ("w4 2:5 flooded", None, "and so is a flooded one"),
        ("w4 2:5 1:1", "contested", "a civil war is pending"),
    ],
)
def test_2_2_who_controls_a_cell(cell, controller, because):
    assert scene(f"{cell} | y4 0:1").control("w4") == controller, because


def test_2_6_workers_with_another_players_warriors_are_slaves_of_their_colour():
    table = scene("w4 war 0:1 2:3 | w1 2:1", first=WHITE)
    assert table.sources("workers") == {"w1"}, "white's slaves don't move by themselves"
    assert table.workers("w4") == [0, 0, 3, 0]
    assert table.control("w4") == YELLOW


def test_2_7_fanatics_never_move_and_never_produce():
    table = scene("w4 2:3 fan 3 | y4 0:1", first=WHITE)
    assert table.families() == {"end", "move"}
    assert table.sources("workers") == {"w4"}
    produced = scene("w4 2:3 fan 3", "harvest").harvest()
    assert sum(produced.goods(WHITE)) == 3, "three workers, three jobs done"


def test_2_8_a_player_without_pawns_keeps_resources_and_may_trade():
    table = scene("y4 0:1", "trade", wood="0,3")
    assert (table.question(), table.to_move()) == ("floor", YELLOW)
    table.play("pass")
    assert (table.question(), table.to_move()) == ("floor", GREEN), "green has no pawn"
    table.play("offer 0", "give wood 2", "send", "accept")
    assert table.goods(YELLOW)[0] == 2
    moved = scene("y4 0:1")
    moved.play("end")
    assert moved.question() == "harvest", "green isn't asked to move"


def test_4_1_the_phases_run_in_order_and_everybody_finishes_one_first():
    table = scene("y4 0:4 | w4 2:4", wood="4", gold="4")
    seen = [(table.table.phase, table.to_move())]
    while table.table.turn == 1:
        answer = {"order": "end", "harvest": "harvest", "floor": "pass", "build": "end"}[table.question()]
        table.play(answer)
        seen.append((int(table.table.phase), table.to_move()))
    phases = [phase for phase, _ in seen[:-1]]
    assert phases == sorted(phases)
    assert set(phases) == {1, 2, 3, 4}
    assert seen[-1] == (1, WHITE), "the next turn: green has nothing to move"


def test_4_2_players_act_clockwise_from_the_first_player():
    table = scene("y4 0:1 | g4 1:1 | w4 2:1 | b4 3:1", first=WHITE)
    asked = []
    while table.question() == "order":
        asked.append(table.to_move())
        table.play("end")
    assert asked == [WHITE, BLUE, YELLOW, GREEN]


@pytest.mark.parametrize("seats", [3, 4])
def test_4_3_the_first_player_is_drawn_and_then_it_is_the_player_to_the_left(seats):
    drawn = Counter(scene.dealt(seats, BY_LOT, seed).to_move() for seed in range(DEALS))
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 0.7 * DEALS / seats
    for first in drawn:
        table = scene(
            "y4 0:1 | g4 1:1 | w4 2:1 | b4 3:1" if seats == 4 else "s1 0:1 | s2 1:1 | s3 2:1", first=first, seats=seats
        )
        firsts = [table.to_move()]
        while table.table.turn < 6:
            turn = table.table.turn
            while table.table.turn == turn:
                table.play({"order": "end", "harvest": "harvest", "floor": "pass", "build": "end"}[table.question()])
            firsts.append(table.to_move())
        assert firsts == [(first + turn) % seats for turn in range(6)]


@pytest.mark.parametrize("seats", [3, 4])
def test_4_3_you_can_agree_who_goes_first(seats):
    for seat, seed in itertools.product(range(seats), range(6)):
        match = Match.start("floods", seats, seed, {"first": seat + 1})
        assert (match.to_move, match.table.first) == (seat, seat)
    for choice in (-1, seats + 1):
        with pytest.raises(BadSetup, match="first"):
            Match.start("floods", seats, 1, {"first": choice})


def test_5_1_each_pawn_moves_one_cell():
    table = scene("y4 0:3")
    table.play("move workers y4", "to y5", "count 2")
    assert table.sources("workers") == {"y4"}, "those that moved can't move again"
    table.play("move workers y4", "to y5")
    assert table.workers("y5")[YELLOW] == 3
    assert table.question() == "harvest", "nobody else can move"


def test_5_2_a_land_pawn_goes_to_an_adjacent_land_cell():
    table = scene("y4 0:2 war 0:1")
    assert table.play("move workers y4").targets() == {"y2", "y3", "y5", "y6"}
    table = scene("y4 0:2 war 0:1")
    assert table.play("move warriors y4").targets() == {"y2", "y3", "y5", "y6"}


def test_5_3_only_warriors_enter_a_cell_that_another_player_controls():
    """Undefended workers are captured without loss."""
    table = scene("y4 0:2 war 0:1 | y5 1:3 | g1 1:1")
    assert table.play("move workers y4").targets() == {"y2", "y3", "y6"}
    table.play("to y2", "all", "move warriors y4", "to y5")
    assert table.warriors("y5") == (YELLOW, 1)
    assert table.control("y5") == YELLOW
    assert table.told("captured") == [(YELLOW, "y5", 3, GREEN)]


def test_5_4_workers_stay_out_of_a_cell_that_another_player_controlled_at_the_beginning():
    table = scene("y4 0:3 war 0:1 | y5 1:3 | g1 1:1")
    table.play("move warriors y4", "to y5")
    assert table.control("y5") == YELLOW
    assert "y5" not in table.play("move workers y4").targets()


def test_5_4_the_second_player_cannot_enter_an_empty_cell_that_the_first_has_taken():
    table = scene("y4 0:3 | ya 1:2")
    table.play("move workers y4", "to y5", "count 1", "end")
    assert (table.to_move(), table.control("y5")) == (GREEN, YELLOW)
    table.play("move workers ya")
    assert table.question() == "count", "only y7 is left, so it is chosen"
    assert table.table.target == number("y7")


def test_5_5_a_boat_sails_to_an_adjacent_sea_cell_and_fights_for_it():
    table = scene("y4 0:1 | io boat 0:2 | ei boat 1:1")
    table.play("move boats io", "to ei", "all")
    assert table.boats("ei") == (YELLOW, 1)
    assert table.boats("io") is None
    assert table.told("naval-won") == [(YELLOW, "ei", 1, GREEN)]
    assert table.table.navy.tolist() == [1, 0, 0, 0]


def test_5_6_nobody_enters_a_lost_cell():
    table = scene("y4 0:2 war 0:1 | y5 lost")
    assert table.play("move warriors y4").targets() == {"y2", "y3", "y6"}


def test_5_7_pawns_of_one_order_fight_as_one_group():
    """2 warriors, 2 workers and 3 fanatics hold against a group of 3, and not if they come one by one."""
    together = scene("y4 war 0:3 0:1 | y5 war 1:2 1:2 fan 3")
    together.play("move warriors y4", "to y5", "all")
    assert (together.state("y5"), together.warriors("y5"), together.workers("y5")) == ("dry", (YELLOW, 1), [0, 2, 0, 0])
    apart = scene("y4 war 0:3 0:1 | y5 war 1:2 1:2 fan 3")
    apart.play("move warriors y4", "to y5", "count 1")
    assert apart.warriors("y5") == (GREEN, 1), "1 against 2"
    apart.play("move warriors y4", "to y5", "count 1")
    assert apart.state("y5") == "lost", "2 workers against 3 fanatics"


def test_5_8_an_order_moves_up_to_twenty_pawns_or_all():
    table = scene("y4 0:30")
    table.play("move workers y4", "to y5")
    assert table.legal() == [*(f"count {count}" for count in range(1, 21)), "all"]
    table.play("count 20")
    assert table.workers("y5")[YELLOW] == 20
    table.play("move workers y4", "to y5", "all")
    assert (table.workers("y4")[YELLOW], table.workers("y5")[YELLOW]) == (0, 30)
    few = scene("y4 0:3").play("move workers y4", "to y5")
    assert few.legal() == ["count 1", "count 2", "all"], "no two words for the same"


def test_5_9_slaves_are_freed_and_civil_wars_fought_when_you_end_your_moves():
    table = scene("y4 war 0:1 0:2 1:3 | y1 0:1")
    table.play("move warriors y4", "to y5", "lead 0")
    assert (table.workers("y4"), table.control("y4")) == ([2, 3, 0, 0], "contested")
    table.play("end")
    assert table.told("freed") == [(GREEN, "y4", 3, 0)]
    assert (table.workers("y4"), table.control("y4")) == ([0, 1, 0, 0], GREEN)


def test_5_9_an_attack_from_several_cells_does_not_free_slaves_half_way():
    table = scene("y4 war 0:1 1:3 | y5 war 0:1 0:1")
    table.play("move warriors y4", "to y2", "lead 0", "move warriors y5", "to y4", "end")
    assert table.control("y4") == YELLOW
    assert "freed" not in table.kinds()


def test_7_1_slaves_move_with_a_warrior_of_their_captor_in_any_number():
    table = scene("w4 war 0:1 2:3 1:2 | y4 0:1")
    assert table.sources("workers") == {"y4"}, "they don't move by themselves"
    table.play("move warriors w4", "to w5")
    assert table.legal() == ["lead 0", "lead 1", "lead-all"], "green's two"
    table.play("lead-all", "lead 2")
    assert (table.workers("w4"), table.workers("w5")) == ([0, 0, 1, 0], [0, 2, 2, 0])
    assert table.control("w5") == YELLOW
    assert table.told("led") == [(YELLOW, "w5", 2, GREEN), (YELLOW, "w5", 2, WHITE)]


def test_7_1_more_than_twenty_slaves_are_led_all_together():
    table = scene("w4 war 0:1 2:30 | y4 0:1").play("move warriors w4", "to w5")
    assert table.legal() == [*(f"lead {count}" for count in range(21)), "lead-all"]


def test_7_2_slaves_are_not_led_to_another_players_cell():
    table = scene("w4 war 0:1 2:3 | w5 2:1 | y4 0:1")
    table.play("move warriors w4", "to w5")
    assert table.workers("w5") == [0, 0, 1, 0], "nobody was asked about slaves"
    again = scene("w4 war 0:2 2:3 | w5 2:1 | y4 0:1")
    again.play("move warriors w4", "to w5", "count 1", "move warriors w4", "to w5")
    assert again.workers("w5") == [0, 0, 1, 0], "another player controlled it when the phase began"


def test_7_3_a_cell_that_received_slaves_sends_none():
    table = scene("w4 war 0:1 2:3 | w5 war 0:1 2:1 | y4 0:1")
    table.play("move warriors w4", "to w5", "lead-all", "move warriors w5", "to w7")
    assert table.workers("w5") == [0, 0, 4, 0]
    assert table.workers("w7") == [0, 0, 0, 0]


def test_7_4_slaves_without_a_warrior_are_free():
    """Test vector 9: a yellow warrior leaves 3 white slaves and 2 yellow workers; 1 white worker controls the cell."""
    table = scene("w4 war 0:1 0:2 2:3 | y4 0:1")
    table.play("move warriors w4", "to w5", "lead 0", "end")
    assert (table.workers("w4"), table.control("w4")) == ([0, 0, 1, 0], WHITE)
    assert table.kinds()[:2] == ["freed", "civil-war"]

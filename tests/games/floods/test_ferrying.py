"""Ferrying: rulebook, chapter 6."""

from .scene import BLUE, GREEN, WHITE, YELLOW, number, scene


def test_6_1_a_ferry_crosses_sea_cells_with_boats():
    table = scene("y4 0:2 | me boat 0:1 | er boat 0:1 | ei boat 0:1")
    found = table.play("move workers y4").targets()
    by_one = {"b7", "bb", "y3", "y5", "y9"}
    by_two = {"b2", "b4", "b6", "ya"}
    assert found == {"y2", "y6"} | by_one | by_two, "the Timor Sea is not next to the others"


def test_6_1_the_trip_is_the_pawns_move():
    table = scene("y4 0:2 | me boat 0:1")
    table.play("move workers y4", "to bb", "count 1")
    assert table.workers("bb")[YELLOW] == 1
    assert table.sources("workers") == {"y4"}


def test_6_1_an_island_without_a_boat_is_left_by_nobody():
    assert scene("at 0:2 | y1 0:1").sources("workers") == {"y1"}
    assert scene("at 0:2 | y1 0:1 | na boat 0:1").sources("workers") == {"at", "y1"}


def test_6_2_one_boat_ferries_any_number_to_any_cells():
    table = scene("y4 0:9 | me boat 0:1")
    table.play("move workers y4", "to bb", "count 4", "move workers y4", "to y9", "count 3")
    table.play("move workers y4", "to b7", "count 1")
    assert [table.workers(cell)[YELLOW] for cell in ("bb", "y9", "b7", "y4")] == [4, 3, 1, 1]


def test_6_3_a_boat_that_moved_cannot_ferry_its_owners_pawns():
    """Test vector 7: a boat moves NP to CP and can't ferry its owner's worker W3 to GB."""
    table = scene("w3 2:2 | np boat 2:1", first=WHITE)
    table.play("move boats np", "to cp")
    assert table.play("move workers w3").targets() == {"w1", "w2", "w4", "w9"}
    unmoved = scene("w3 2:2 | cp boat 2:1", first=WHITE)
    assert "gb" in unmoved.play("move workers w3").targets()


def test_6_3_a_boat_that_ferried_cannot_move():
    table = scene("y4 0:3 | me boat 0:2")
    table.play("move workers y4", "to bb", "count 1")
    assert table.at("fresh_boats", "me") == 1, "one of the two ferries"
    table.play("move boats me", "to er")
    assert "boats" not in {words.split()[1] for words in table.legal() if words.startswith("move")}
    assert "b7" in table.play("move workers y4").targets(), "the other still ferries"


def test_6_4_another_players_boat_ferries_if_its_owner_agrees_even_if_it_has_moved():
    """Test vector 7: it can ferry another player's worker if granted."""
    table = scene("w3 2:2 | np boat 2:1 | gb 1:2", first=WHITE)
    table.play("move boats np", "to cp", "end")
    assert table.to_move() == GREEN
    assert "w4" not in table.play("move workers gb").targets()
    table = scene("w3 2:2 | np boat 2:1 | gb 1:2", first=WHITE)
    table.play("move boats np", "to cp", "end", "ask 2", "grant", "move workers gb")
    assert {"w4", "w5"} <= table.targets(), "empty cells on the Central Pacific"
    table.play("to w5", "count 1")
    assert table.told("ferried") == [(WHITE, "cp", 0, GREEN)]


def test_6_4_a_boat_that_ferried_somebody_else_can_still_move():
    table = scene("w3 2:2 | cp boat 2:1 | gb 1:2", first=GREEN)
    table.play("ask 2", "grant", "move workers gb", "to w5", "all")
    assert table.to_move() == WHITE
    assert table.sources("boats") == {"cp"}


def test_6_5_an_owner_is_asked_once_and_the_answer_holds_until_the_moves_end():
    table = scene("gb 1:3 | cp boat 2:1 | w3 2:1", first=GREEN)
    table.play("ask 2")
    assert (table.question(), table.to_move(), table.legal()) == ("ferry", WHITE, ["grant", "refuse"])
    table.play("refuse")
    assert "ask 2" not in table.legal()
    assert "w4" not in table.play("move workers gb").targets()
    granted = scene("gb 1:3 | cp boat 2:1 | w3 2:1", first=GREEN)
    granted.play("ask 2", "grant", "move workers gb", "to w5", "count 1", "end")
    assert (granted.table.queried, granted.table.granted) == (0, 0)


def test_6_5_boats_that_are_of_no_use_are_not_asked_for():
    assert "ask 2" not in scene("g4 1:3 | np boat 2:1 | w3 2:1", first=GREEN).legal(), "far away"
    assert "ask 2" in scene("gb 1:3 | np boat 2:1 | cp boat 1:1 | w3 2:1", first=GREEN).legal(), "next to my boat"


def test_6_6_pawns_walk_to_a_cell_that_is_adjacent_by_land():
    table = scene("y4 0:2 | me boat 0:1")
    table.play("move workers y4", "to y3", "count 1")
    assert table.at("fresh_boats", "me") == 1
    assert table.told("ferried") == []


def test_6_6_a_ferry_uses_few_unused_boats_first():
    """From Y2 to AT: over AE alone, or over NP and AW, where both boats ferry already."""
    table = scene("y2 0:5 | np boat 0:1 | aw boat 0:1 | ae boat 0:1 | w3 0:1")
    table.play("move workers y2", "to w8", "count 1")
    assert [cell for _, cell, _, _ in table.told("ferried")] == ["np", "aw"], "as short as over ae, and first"
    table.play("move workers y2", "to at", "count 1")
    assert [cell for _, cell, _, _ in table.told("ferried")] == ["np", "aw"], "they ferry already"
    assert table.at("fresh_boats", "ae") == 1


def test_6_6_then_few_sea_cells():
    """From Y2 to AT: over AE alone, or over NP and AW; with Green's leave neither way costs a boat."""
    table = scene("y2 0:5 | np boat 0:1 | aw boat 0:1 | ae boat 0:1")
    table.play("move workers y2", "to at", "count 1")
    assert [cell for _, cell, _, _ in table.told("ferried")] == ["ae"]
    granted = scene("y2 0:5 | np boat 1:1 | aw boat 1:1 | ae boat 1:1")
    granted.play("ask 1", "grant", "move workers y2", "to at", "count 1")
    assert [cell for _, cell, _, _ in granted.told("ferried")] == ["ae"]


def test_6_6_granted_boats_cost_nothing():
    table = scene("y2 0:5 | np boat 1:1 | aw boat 1:1 | ae boat 0:1")
    table.play("ask 1", "grant", "move workers y2", "to at", "count 1")
    assert [(owner, cell) for owner, cell, _, _ in table.told("ferried")] == [(GREEN, "np"), (GREEN, "aw")]
    assert table.at("fresh_boats", "ae") == 1


def test_6_6_then_the_first_cells_of_the_map():
    """From AN to MU lie SW and SE: the first of the two is used."""
    table = scene("an 3:3 | sw boat 3:1 | se boat 3:1 | b4 3:1", first=BLUE)
    table.play("move workers an", "to mu", "count 1")
    assert [cell for _, cell, _, _ in table.told("ferried")] == ["sw"]
    assert number("sw") < number("se")


def test_6_7_ferried_warriors_land_on_another_players_cell():
    table = scene("y4 war 0:2 | me boat 0:1 | bb 3:2")
    table.play("move warriors y4", "to bb", "all")
    assert (table.control("bb"), table.warriors("bb")) == (YELLOW, (YELLOW, 2))
    assert "bb" not in scene("y4 0:2 | me boat 0:1 | bb 3:2").play("move workers y4").targets()

"""Construction and growth: rulebook, chapters 2, 12 and 13."""

import pytest

from watershed.games.floods.book import ways_to_pay

from .scene import BOOK, GREEN, WHITE, YELLOW, scene


def building(cells, **goods):
    return scene(cells, "construction", **goods)


def test_12_1_in_turn_order_each_builds_as_much_as_they_can_pay():
    table = scene("y4 0:1 | w4 2:1", "construction", first=WHITE, wood="8,0,12")
    assert table.to_move() == WHITE
    table.play("build boat cp", "build boat cp", "build boat cb")
    assert (table.boats("cp"), table.boats("cb"), table.to_move()) == ((WHITE, 2), (WHITE, 1), YELLOW)
    assert table.play("end").question() == "order", "the next turn"


def test_12_2_mines_warriors_and_dolmens_go_on_land_you_control():
    table = building("y4 0:1 | y5 war 0:1 1:2 | w4 2:1 | y1 lost", wood="10")
    for kind in ("mine", "warrior", "dolmen"):
        assert table.sites(kind) == {"y4", "y5"}


def test_12_3_a_boat_goes_on_a_sea_cell_next_to_your_land_for_four_wood():
    table = building("y4 0:1 | w4 2:1", wood="5")
    assert table.sites("boat") == {"cs", "me"}
    table.play("build boat me")
    assert (table.boats("me"), table.goods(YELLOW)[0]) == ((YELLOW, 1), 1)
    assert building("y4 0:1", wood="3").question() == "order", "three are not enough"


def test_12_4_a_boat_built_on_another_players_boats_fights_at_once():
    table = building("y4 0:1 | me boat 2:1", wood="4").play("build boat me")
    assert (table.boats("me"), table.table.navy.tolist()) == (None, [0, 0, 0, 0])
    assert building("y4 0:1 | me boat 2:2", wood="4").play("build boat me").boats("me") == (WHITE, 1)


@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"wood": "1", "gold": "1", "copper": "1", "marble": "1"}, True),
        ({"wood": "2", "gold": "2"}, False),
        ({"wood": "4", "gold": "4"}, True),
        ({"wood": "2", "gold": "2", "granite": "2"}, True),
        ({"wood": "1", "gold": "9", "granite": "3"}, False),
        ({"gold": "10"}, True),
        ({"gold": "9"}, False),
    ],
)
def test_12_5_what_a_mine_a_warrior_and_a_dolmen_cost(goods, possible):
    """Test vector 5: one each of four kinds builds a dolmen; wood 2 and gold 2 do not; wood 4 and gold 4 do."""
    table = building("y4 0:1 | w4 2:1", **goods)
    assert (table.question() == "build" and "build dolmen y4" in table.legal()) is possible
    if possible:
        table.play("build dolmen y4")
        while table.question() == "pay":
            table.play(table.legal()[0])
        assert table.at("dolmen", "y4") == YELLOW + 1


def test_12_5_there_are_thirty_ways_to_pay_and_each_takes_what_the_table_says():
    ways = ways_to_pay()[1:]
    assert len(ways) == len(set(ways)) == 30
    assert ways == sorted(ways, key=lambda way: (len(way), way))
    for number, way in enumerate(ways, 1):
        assert [int(BOOK.cost[number, one]) for one in way] == [{1: 10, 2: 4, 3: 2, 4: 1}[len(way)]] * len(way)
        assert BOOK.cost[number].sum() == {1: 10, 2: 8, 3: 6, 4: 4}[len(way)]


def test_12_5_you_choose_how_to_pay():
    table = building("y4 0:1 | w4 2:1", wood="4", gold="4", copper="4").play("build mine y4")
    assert table.legal() == ["pay wood+gold", "pay wood+copper", "pay gold+copper", "pay wood+gold+copper"]
    table.play("pay wood+gold+copper")
    assert table.goods(YELLOW) == [2, 2, 2, 0, 0]
    assert table.at("mines", "y4") == 1


def test_12_6_at_most_three_mines_in_a_cell():
    table = building("y4 0:1 mine 2 | y5 0:1", gold="30").play("build mine y4")
    assert table.sites("mine") == {"y5"}


def test_12_7_at_most_one_dolmen_in_a_cell_also_after_a_conquest():
    table = building("y4 war 0:1 dolmen 2 | y5 0:1", gold="30")
    assert table.sites("dolmen") == {"y5"}
    table.play("build dolmen y5")
    assert table.sites("dolmen") == set()


def test_2_4_never_more_than_eight_boats():
    table = building("y4 0:1 | me boat 0:7", wood="20").play("build boat cs")
    assert table.sites("boat") == set()
    assert table.table.navy[YELLOW] == 8


def test_2_5_never_more_than_five_warriors():
    table = building("y4 0:1 war 0:4", gold="30").play("build warrior y4")
    assert table.warriors("y4") == (YELLOW, 5)
    assert table.sites("warrior") == set()
    assert table.sites("mine") == {"y4"}


def test_13_1_every_two_workers_of_a_colour_have_one_more():
    table = building("w4 war 0:5 0:3 2:2 1:5 | y4 0:1 | g4 1:1 | io boat 0:3")
    assert table.table.turn == 2, "nobody could build, so everything grew"
    assert table.workers("w4") == [4, 7, 3, 0]
    assert table.workers("y4") == [1, 0, 0, 0]
    assert (table.warriors("w4"), table.boats("io")) == ((YELLOW, 5), (YELLOW, 3))


def test_13_2_every_two_fanatics_have_one_more():
    table = building("y4 0:9 fan 5")
    assert table.at("fanatics", "y4") == 7
    assert (4, "y4", 2, 0) in table.told("bred")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_13_3_two_forests_become_three(before, after):
    table = building(f"y4 0:1 tree {before} | y5 tree {before} lost")
    assert (table.at("forests", "y4"), table.at("forests", "y5")) == (after, after)


def test_13_3_fanatics_on_a_lost_cell_are_not_counted():
    table = scene("y4 0:3 fan 3 | w4 2:1").play("move workers y4", "to y5", "count 1")
    assert (table.state("y4"), table.at("fanatics", "y4")) == ("lost", 0)


def test_13_4_everything_grows_at_once_and_then_fanatics_are_counted():
    """Test vector 3: 5 green workers, 2 fanatics, 2 forests: 7 workers, 3 fanatics, 3 forests."""
    table = building("g4 1:5 fan 2 tree 2")
    assert (table.workers("g4")[GREEN], table.at("fanatics", "g4"), table.at("forests", "g4")) == (7, 3, 3)
    lost = building("g4 1:1 war 1:1 fan 2 | b4 3:1")
    assert lost.state("g4") == "lost", "2 became 3, against 2"
    held = building("g4 1:2 fan 2 | b4 3:1")
    assert held.state("g4") == "dry", "3 against 3"


def test_2_3_there_is_no_limit_to_workers():
    table = building("y4 0:400 | y5 0:200")
    assert (table.workers("y4")[YELLOW], table.workers("y5")[YELLOW]) == (600, 300)

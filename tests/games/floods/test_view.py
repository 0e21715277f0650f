"""What the view shows: every cell, the players, what is under way, and of the secret plans only one's own."""

import pytest

from watershed.games.floods import GAME
from watershed.games.floods.view import components, scoring, view
from watershed.match import Match

from .setting import BLUE, EDITION, GREEN, WHITE, YELLOW, setting
from .test_refusals import at


def seen(game, viewer=None):
    return view(EDITION, game.table, viewer)


def test_2_2_a_cell_shows_who_controls_it_and_what_is_on_it():
    cells = seen(setting("y4 war 0:2 0:1 1:3 fan 2 mine 1 dolmen 2 tree 1 | g4 1:2"))["cells"]
    assert cells["y4"] | {"ready": None, "reach": None} == {
        "status": "dry",
        "controller": YELLOW,
        "contested": False,
        "workers": {"0": 1, "1": 3},
        "warriors": {"seat": YELLOW, "count": 2},
        "boats": None,
        "fanatics": 2,
        "forests": 1,
        "felled": False,
        "mines": 1,
        "dolmen": WHITE,
        "jobs": 4,
        "ready": None,
        "reach": None,
    }
    assert (cells["g4"]["controller"], cells["g5"]["controller"], cells["io"]["status"]) == (GREEN, None, "sea")


def test_5_1_what_can_still_move_is_ready():
    game = setting("y4 0:4 war 0:2 | me boat 0:2").play("move workers y4", "to y5", "count 3", "move boats me", "to er")
    cells = seen(game.play("count 1"))["cells"]
    assert cells["y4"]["ready"] == {"workers": 1, "warriors": 2, "boats": 0}
    assert cells["y5"]["ready"] == {"workers": 0, "warriors": 0, "boats": 0}
    assert cells["me"]["boats"] == {"seat": YELLOW, "count": 1, "moved": 0, "ferried": False}
    assert cells["er"]["boats"] == {"seat": YELLOW, "count": 1, "moved": 1, "ferried": False}


def test_6_3_a_boat_that_ferries_says_so():
    game = setting("y4 0:4 | me boat 0:1").play("move workers y4", "to bb", "count 1")
    assert seen(game)["cells"]["me"]["boats"] == {"seat": YELLOW, "count": 1, "moved": 0, "ferried": True}


ORDERS = "y4 0:4 war 0:2 1:1 | y3 0:1 | me boat 0:2 | bb 3:2 | y5 1:1 | er boat 1:1 | y2 lost"


def test_5_2_6_1_the_reach_of_pawns_is_what_an_order_can_go_to():
    cells = seen(setting(ORDERS))["cells"]
    told = [
        (code, kind) for code, cell in cells.items() for kind in ("workers", "warriors", "boats") if "reach" in cell
    ]
    assert len(told) == 9
    for code, kind in told:
        game = setting(ORDERS)
        reach = cells[code]["reach"][kind]
        if f"move {kind} {code}" not in game.legal():
            assert reach == []
        elif len(reach) > 1:
            assert [f"to {cell}" for cell in reach] == game.play(f"move {kind} {code}").legal()


def test_5_2_the_reach_is_told_only_while_an_order_is_asked_and_leaves_the_table_alone():
    game = setting(ORDERS)
    before = game.records.tobytes()
    assert "reach" in seen(game)["cells"]["y4"]
    assert game.records.tobytes() == before
    assert not any("reach" in cell for cell in seen(game.play("move workers y4"))["cells"].values())


def test_8_5_a_pending_civil_war_is_nobodys_cell():
    game = setting("y5 war 0:1 1:2 0:1 | y4 0:2").play("move warriors y5", "to y7", "lead 0")
    cell = seen(game)["cells"]["y5"]
    assert (cell["controller"], cell["contested"]) == (None, True)


def test_10_3_14_4_lost_and_flooded_cells():
    cells = seen(setting("y4 0:4 | at flooded dolmen 0 mine 1 | y5 lost tree 2 | y7 tree 0"))["cells"]
    assert (cells["at"]["status"], cells["at"]["forests"], cells["at"]["mines"]) == ("flooded", 0, 0)
    assert (cells["at"]["felled"], cells["at"]["dolmen"], cells["at"]["jobs"]) == (False, YELLOW, 0)
    assert (cells["y5"]["status"], cells["y5"]["forests"]) == ("lost", 2)
    assert (cells["y7"]["felled"], cells["y7"]["forests"]) == (True, 0)


def test_2_4_2_5_a_player_has_resources_pawns_and_limits():
    game = setting("y4 0:4 war 0:2 mine 2 | y5 0:1 tree 2 | io boat 0:3 | g4 dolmen 0", wood="3", gold="1")
    game.table.fallen[YELLOW] = 1
    assert seen(game)["players"][YELLOW] == {
        "seat": YELLOW,
        "resources": {"wood": 3, "gold": 1, "copper": 0, "marble": 0, "granite": 0},
        "boats": 3,
        "warriors": 2,
        "warriorCap": 4,
        "dolmens": 1,
        "forests": 5,
        "mines": 2,
        "cells": 2,
        "legacy": 2 + 4 * 3,
    }


def test_the_order_under_way_is_shown():
    game = setting("y4 war 0:2 1:3").play("move warriors y4")
    assert seen(game)["order"] == {
        "kind": "warriors", "from": "y4", "to": None, "count": 0, "leading": None, "slaves": 0,
    }  # fmt: skip
    game.play("to y5", "count 1")
    assert seen(game)["order"] == {
        "kind": "warriors", "from": "y4", "to": "y5", "count": 1, "leading": GREEN, "slaves": 3,
    }  # fmt: skip
    assert seen(game.play("lead 1"))["order"] is None


PLANS = "y4 0:9 mine 1 tree 2 | y5 0:4 tree 1 fan 1 | g4 1:2"


def test_9_6_a_plan_begins_with_ore_and_as_few_trees_as_possible():
    plan = seen(setting(PLANS, "harvest"), YELLOW)["plan"]
    assert plan == [
        {"cell": "y4", "wood": 2, "ore": 4, "idle": 3, "fanaticsAfter": 3, "lost": False, "deforests": True},
        {"cell": "y5", "wood": 1, "ore": 1, "idle": 2, "fanaticsAfter": 3, "lost": True, "deforests": True},
    ]


def test_9_7_only_the_planner_sees_a_plan():
    game = setting(PLANS, "harvest").play("idle y4 2")
    assert seen(game, YELLOW)["plan"][0]["idle"] == 5
    assert (seen(game, YELLOW)["asked"], seen(game, YELLOW)["phase"]) == (None, "harvest")
    assert seen(game, GREEN)["plan"] == [
        {"cell": "g4", "wood": 1, "ore": 1, "idle": 0, "fanaticsAfter": 0, "lost": False, "deforests": False}
    ]
    assert (seen(game, None)["plan"], seen(game, BLUE)["plan"]) == (None, [])
    game.play("harvest")
    assert seen(game, YELLOW)["plan"][0]["idle"] == 5


@pytest.mark.parametrize("moves", [(), ("idle y4 2",), ("fell y4 3",), ("idle y5 1",)])
def test_9_6_a_plan_shows_what_comes_of_it(moves):
    game = setting("y4 0:3 | y5 0:4 tree 1 fan 1 | g4 1:1 tree 0", "harvest").play(*moves)
    plan = seen(game, YELLOW)["plan"]
    game.play("harvest")
    while game.table.phase == 2:
        game.play("harvest")
    cells = seen(game)["cells"]
    for work in plan:
        cell = cells[work["cell"]]
        assert (cell["status"] == "lost") == work["lost"]
        assert cell["felled"] == work["deforests"]
        assert work["lost"] or cell["fanatics"] == work["fanaticsAfter"]
    assert game.table.goods[YELLOW, 1] == sum(work["wood"] for work in plan)
    assert game.table.goods[YELLOW, 2] == sum(work["ore"] for work in plan)


def test_11_4_11_7_an_offer_and_its_counter_offer():
    game = at("y4 0:4", "trade", "offer 1", "give wood 3")
    laid = {"from": 0, "to": 1, "give": {"wood": 3}, "get": {}, "counter": False, "answering": None}
    assert (seen(game)["offer"], seen(game)["offersLeft"], seen(game)["round"]) == (laid, 2, 1)
    game.play("get granite 1", "send")
    sent = laid | {"get": {"granite": 1}, "answering": 1}
    assert (seen(game)["offer"], seen(game)["original"]) == (sent, None)
    game.play("counter", "give granite 1", "get wood 5", "send")
    answer = {"from": 1, "to": 0, "give": {"granite": 1}, "get": {"wood": 5}, "counter": True, "answering": 0}
    assert seen(game)["offer"] == answer
    assert seen(game)["original"] == sent | {"answering": None}
    assert seen(game.play("accept"))["offer"] is None


def test_11_6_an_offer_to_all_goes_to_nobody_in_particular():
    offer = seen(at("y4 0:4", "trade", "offer-all", "give wood 1", "send"))["offer"]
    assert (offer["to"], offer["answering"]) == (None, GREEN)


def test_12_5_14_7_what_is_paid_for_and_who_flees():
    game = at("y4 0:4", "construction", "build mine y4")
    assert seen(game)["building"] == {"building": "mine", "cell": "y4"}
    assert seen(at("y2 0:2 war 0:1 | y4 0:1", "flood"))["fleeing"] == {"cell": "y2", "group": "warriors"}
    assert seen(game)["fleeing"] is None


def test_14_2_the_cells_that_drown_next():
    game = setting("y4 0:4")
    assert seen(game)["drownNext"] == ["at", "mu", "es", "an"]
    game.table.rises = 1
    assert seen(game)["drownNext"] == ["w2", "y2", "b2", "g2"]
    game.table.rises = 3
    assert seen(game)["drownNext"] == []
    assert (seen(game)["thresholds"], seen(game)["end"]) == ([5, 8, 11], 14)


def test_15_2_to_15_6_the_majorities_as_they_would_be_now():
    game = setting("y4 0:4 mine 1 | g4 1:4 war 1:2 mine 1 | w4 2:1 war 2:2 | io boat 0:1")
    assert seen(game)["majorities"] == [
        {"category": "forests", "seat": None, "counts": [3, 3, 3, 0]},
        {"category": "boats", "seat": YELLOW, "counts": [1, 0, 0, 0]},
        {"category": "warriors", "seat": None, "counts": [0, 2, 2, 0]},
        {"category": "mines", "seat": None, "counts": [1, 1, 0, 0]},
    ]


def test_15_1_to_15_6_the_score_is_dolmens_and_majorities():
    game = setting("y4 0:4 mine 1 dolmen 0 | y5 dolmen 0 lost | io boat 0:1 | g4 1:1 war 1:1 tree 1", wood="3")
    score = scoring(EDITION, game.table)[YELLOW]
    assert score == {
        "seat": YELLOW,
        "dolmens": 2,
        "dolmenPoints": 4,
        "counts": {"forests": 3, "boats": 1, "warriors": 0, "mines": 1},
        "majorities": {"forests": 3, "boats": 3, "warriors": 0, "mines": 3},
        "resources": 3,
        "total": 13,
    }
    assert [row["total"] for row in scoring(EDITION, game.table)] == [game.points(seat) for seat in range(4)]


def test_a_game_that_is_over_says_why():
    match = Match.start("floods", 3, 4, {"turns": 16})
    while not match.over:
        match.play(match.legal(match.to_move)[0], match.to_move)
    shown = match.view(None)
    assert (shown["phase"], shown["question"], shown["over"], shown["asked"]) == ("over", "none", True, None)
    assert shown["ended"] in ("scale", "deserted", "stalled", "turns")


def test_both_maps_are_components():
    world, archipelago = components(EDITION)["maps"]
    assert [len(world["cells"]), len(archipelago["cells"])] == [64, 35]
    assert (world["wraps"], archipelago["wraps"]) == (True, False)
    assert [len(row) for row in archipelago["rows"]] == [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]
    for chart in (world, archipelago):
        cells = {cell["code"]: cell for cell in chart["cells"]}
        assert {code for row in chart["rows"] for code in row} == set(cells)
        assert all(code in cells[other]["neighbours"] for code, cell in cells.items() for other in cell["neighbours"])
        assert all((cell["kind"] == "sea") == (cell["ore"] is None) for cell in cells.values())
    by_code = {cell["code"]: cell for cell in (*world["cells"], *archipelago["cells"])}
    assert by_code["w4"] == {
        "code": "w4",
        "kind": "land",
        "ore": "marble",
        "home": WHITE,
        "heart": True,
        "rise": 0,
        "label": [6, 4],
        "neighbours": ["w2", "w3", "w5", "w6", "cb", "cp"],
    }
    assert (by_code["at"]["home"], by_code["at"]["heart"], by_code["at"]["rise"]) == (YELLOW, False, 1)
    assert (by_code["s2"]["home"], by_code["k1"]["home"], by_code["io"]["home"]) == (GREEN, None, None)


def test_12_5_every_way_to_pay_is_a_component():
    payments = components(EDITION)["payments"]
    assert len(payments) == 30
    assert payments[0] == {"payment": "wood", "resources": ["wood"], "each": 10}
    assert payments[5] == {"payment": "wood+gold", "resources": ["wood", "gold"], "each": 4}
    assert {len(way["resources"]): way["each"] for way in payments} == {1: 10, 2: 4, 3: 2, 4: 1}
    assert components(EDITION)["numbers"]["units"] == 10
    assert components(EDITION)["printed"] == {}


def test_a_match_shows_the_view_of_the_map_that_is_played():
    assert Match.start("floods", 3, 1).view(0)["map"] == "archipelago"
    assert Match.start("floods", 3, 1, {"map": 1}).view(0)["map"] == "world"
    assert set(Match.start("floods", 3, 1).view(0)["cells"]) >= {"s1", "s2", "s3", "oc"}
    assert GAME.secrets

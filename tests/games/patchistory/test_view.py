"""What the view shows: territories, statuses, routes and bids to everybody, and of the secrets only one's own."""

import json
import random

import pytest
from pydantic import TypeAdapter

from watershed.games.patchistory import GAME
from watershed.games.patchistory.rules.ground import is_room, room_at
from watershed.games.patchistory.rules.opening import redeal
from watershed.games.patchistory.view import components, scoring, shown, view
from watershed.games.patchistory.viewtypes import PatchistoryComponents, PatchistoryView
from watershed.kit.messages import LANGUAGES, catalogue

from .lively import decisions, moves_of
from .scene import BOOK, EDITION, TILE_NAMES, Scene, cell, code, words_of

SHAPE = TypeAdapter(PatchistoryView)
EVERYBODY = (None, 0, 1, 2)


def seen(scene, viewer=None):
    return view(EDITION, scene.table, viewer)


def player(scene, seat=0, viewer=None):
    return seen(scene, viewer)["players"][seat]


def rooms(scene, seat=0):
    """Rooms by their cell."""
    return {room["cell"]: room for room in player(scene, seat)["territory"]["rooms"]}


# territories


def test_7_6_a_room_shows_its_symbols_its_workers_and_what_it_is_on():
    scene = Scene(3).land(0, "l1", "i-06-white@g8").workers(0, "g8", "e6")
    assert rooms(scene)["g8"] == {
        "cell": "g8",
        "cells": ["g8", "g9"],
        "x": 2,
        "y": 2,
        "wide": 1,
        "high": 2,
        "kind": "industry",
        "free": {"food": 1},
        "box": {"food": 2},
        "active": True,
        "workers": 1,
        "figure": None,
        "piece": "i-06-white",
        "level": 1,
        "tile": None,
        "reclaimed": False,
    }
    found = rooms(scene)
    assert (found["e6"]["workers"], found["e6"]["active"], found["e6"]["box"]) == (1, False, None)
    assert (found["g6"]["box"], found["g6"]["active"]) == ({"money": 1}, False)
    assert (found["h8"]["kind"], found["h8"]["free"], found["h8"]["x"]) == ("wasteland", {}, 3)


def test_6_3_a_territory_shows_its_size_and_its_pile():
    scene = Scene(3, era=2).land(0, "eq", "i-01-white@d5", "i-02-white@g7")
    found = player(scene)["territory"]
    assert (found["corner"], found["columns"], found["rows"], found["limit"]) == ("d5", 5, 4, 6)
    assert found["pile"] == [
        {"piece": "eq", "cell": "e6", "x": 1, "y": 1, "level": 0, "visible": 0b011110},
        {"piece": "i-01-white", "cell": "d5", "x": 0, "y": 0, "level": 1, "visible": 15},
        {"piece": "i-02-white", "cell": "g7", "x": 3, "y": 2, "level": 2, "visible": 15},
    ]
    assert [room["cell"] for room in found["rooms"][:4]] == ["d5", "e5", "d6", "e6"], "in reading order"
    assert rooms(scene)["e6"]["piece"] == "i-01-white"


def test_6_4_tiles_are_rooms_on_the_card_below():
    scene = Scene(3).land(0, "eq", "i-01-white@g7").tile(0, "g7", "politics-3").tile(0, "e6", "wasteland")
    found = rooms(scene.workers(0, "g7"))
    built, reclaimed = found["g7"], found["e6"]
    assert (built["tile"], built["kind"], built["piece"], built["level"]) == ("politics-3", "politics", "i-01-white", 1)
    assert (built["free"], built["box"], built["active"]) == ({"pol": 1}, {"pol": 1}, True)
    assert (reclaimed["tile"], reclaimed["reclaimed"], reclaimed["kind"]) == (None, True, "wasteland")
    assert player(scene)["territory"]["pile"][1]["visible"] == 15, "a tile belongs to its card"


def test_19_7_a_territory_over_the_edge_of_the_board():
    cards = ("Statue of Liberty@h6", "iii-01-white@j6", "iii-02-white@l6", "iii-04-white@b7")
    scene = Scene(3, era=3).land(0, "eq", *cards)
    scene.table.left[0], scene.table.wide[0] = 4, 11
    found = player(scene)["territory"]
    assert (found["corner"], found["columns"], found["rows"], found["limit"]) == ("e6", 11, 3, None)
    assert {room["cell"]: room["x"] for room in found["rooms"]}["a6"] == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_is_what_the_rules_see(seats):
    """Rooms, workers and statuses at every tenth decision of a lively game; and every view has the declared shape."""
    for at, scene in enumerate(decisions(Scene.dealt(seats, seed=seats), random.Random(seats))):
        if at % 10 and scene.waiting():
            continue
        for seat in range(seats):
            table, found = scene.table, rooms(scene, seat)
            anchors = [number for number in range(1, 145) if is_room(BOOK, table, seat, number)]
            assert sorted(found) == sorted(map(code, anchors))
            assert all(BOOK.extent[room_at(BOOK, table, seat, cell(at))] == len(found[at]["cells"]) for at in found)
            workers = [place for place in table.place[seat].tolist() if 0 < place <= 144]
            assert sum(room["workers"] for room in found.values()) == len(workers)
            assert_statuses(player(scene, seat))
        for viewer in (None, *range(seats)):
            SHAPE.validate_python(json.loads(json.dumps(seen(scene, viewer))))


def assert_statuses(found):
    """7.2 to 7.5  Symbols and what heroes and wonders add come to the status board."""
    total = dict.fromkeys(found["statuses"], 0)
    for room in found["territory"]["rooms"]:
        for symbols in (room["free"], room["box"] if room["active"] else None):
            for status, count in (symbols or {}).items():
                total[status] += count
    for figure in found["figures"]:
        for status, count in figure["adds"].items():
            total[status] += count
    if any(figure["figure"] == "che-guevera" for figure in found["figures"]):
        total["pol"] = 6
    assert found["statuses"] == {status: max(0, count) for status, count in total.items()}


# players


def test_2_3_a_player_shows_statuses_counts_and_upkeep():
    scene = Scene(3).land(0, "Homer", "The Great Wall").workers(0, "e6", "f6", "1:2").removed(0, 1)
    found = player(scene)
    assert found["statuses"] == {
        "food": 2, "minerals": 0, "money": 1, "vp": 4, "mil": 1, "shields": 5, "pol": 1, "tra": 1,
    }  # fmt: skip
    assert (found["attack"], found["defence"]) == (1, 6)
    assert (found["counts"]["hero"], found["counts"]["wonder"], found["counts"]["route"]) == (1, 1, 1)
    assert (found["workers"], found["descendants"], found["removed"]) == (3, 4, 1)
    assert found["upkeep"] == {"food": 4, "heroFood": 2, "wonderMinerals": 1}
    assert [figure["figure"] for figure in found["figures"]] == ["homer", "the-great-wall"]
    assert [figure["adds"] for figure in found["figures"]] == [{"food": 0}, {"shields": 3}]
    assert (found["routes"], found["allies"]) == ([1], [])


def test_2_7_a_covered_figure_is_not_shown():
    scene = Scene(3).land(0, "eq", "Homer@e8", "i-01-white@f8")
    assert player(scene)["figures"] == []


def test_1_2_goods_are_behind_the_screen():
    scene = Scene.dealt(3)
    for viewer in EVERYBODY:
        for seat in range(3):
            goods = player(scene, seat, viewer)["goods"]
            assert goods == ({"food": 4, "minerals": 0, "money": 3, "vp": 20, "votes": 0} if seat == viewer else None)
    opened = Scene.dealt(3, screens=1)
    assert all(player(opened, seat, viewer)["goods"] for viewer in EVERYBODY for seat in range(3))


def test_1_2_the_screens_are_lifted_when_the_game_is_over():
    scene = Scene(3, era=3).goods(1, vp=7, money=4).begin("end")
    found = player(scene, 1, 0)
    assert found["goods"] == {"food": 0, "minerals": 0, "money": 4, "vp": 7, "votes": 0}
    assert (seen(scene)["over"], seen(scene)["phase"], seen(scene)["question"]) == (True, "over", "none")
    assert (found["tiles"], found["hand"]) == (None, None), "tiles and cards stay secret"


def test_1_3_only_the_owner_sees_tiles_and_prosperity_cards():
    scene = Scene(3).tiles(0, "culture-1", "traffic-6").hand(0, "wonders", "money")
    own = player(scene, 0, 0)
    assert (own["tiles"][:2], own["hand"]) == (["culture-1", "traffic-6"], ["wonders", "money"])
    for viewer in (None, 1, 2):
        found = player(scene, 0, viewer)
        assert (found["tiles"], found["tilesHeld"], found["hand"], found["handHeld"]) == (None, 4, None, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_3_1_4_nothing_visible_changes_when_secrets_are_dealt_again(seats):
    for at, scene in enumerate(decisions(Scene.dealt(seats, seed=3), random.Random(seats))):
        if at % 12 and not scene.table.sealed:
            continue
        before = scene.records.copy()
        for seat in range(seats):
            known = [seen(scene, viewer) for viewer in (None, seat)]
            redeal(BOOK, scene.table, seat, at)
            assert [seen(scene, viewer) for viewer in (None, seat)] == known
            scene.records[:] = before


# the auction and patching


def test_5_3_the_auction_shows_the_top_bids():
    scene = Scene(3).goods(0, money=5).goods(1, money=5).goods(2, money=5).begin("auction").play("bid 2 3", "bid 2 4")
    found = seen(scene, 2)["auction"]
    assert [(card["bid"], card["bidder"], card["least"]) for card in found["cards"]] == [
        (None, None, 1), (4, 1, 5), (None, None, 1),
    ]  # fmt: skip
    assert [card["black"] for card in found["cards"]] in ([True, False, True], [False, True, False])
    assert player(scene, 0)["bid"] == {"card": 2, "money": 3, "top": False}
    assert player(scene, 1)["bid"] == {"card": 2, "money": 4, "top": True}
    assert [card["least"] for card in seen(scene, 0)["auction"]["cards"]] == [3, 5, 3], "5.4: a bid is never lowered"
    assert all(card["least"] is None for card in seen(scene, 1)["auction"]["cards"]), "a top bid stays"
    assert all(card["least"] is None for card in seen(scene)["auction"]["cards"])


def test_5_5_the_winners_are_shown_until_everybody_has_patched():
    scene = Scene(3).goods(0, money=5).goods(1, money=5).goods(2, money=5).begin("auction")
    scene.play("bid 3 1", "bid 1 1", "bid 2 1")
    assert [card["winner"] for card in seen(scene)["auction"]["cards"]] == [1, 2, 0]
    assert (player(scene, 0)["won"], seen(scene)["phase"]) == (3, "patching")
    scene.play("discard")
    found = seen(scene)["auction"]["cards"][2]
    assert (found["winner"], found["done"], player(scene, 0)["won"]) == (0, True, None)
    scene.play("discard", "discard")
    assert (seen(scene)["auction"], player(scene, 0)["bid"]) == (None, None)


def test_5_6_the_first_cards_come_one_by_one():
    scene = Scene.dealt(3, first=1)
    assert (len(seen(scene)["auction"]["cards"]), seen(scene)["auction"]["opening"]) == (1, True)
    assert (seen(scene)["auction"]["mayWait"], seen(scene)["storage"]["cards"]) == (True, 24)
    assert len(seen(scene.play("wait"))["auction"]["cards"]) == 2


def test_16_1_two_players_see_both_sides_and_their_own_sealed_bid():
    scene = Scene(2).goods(0, money=5).goods(1, money=5).begin("auction").play_as(0, "bid 2 4")
    cards = seen(scene, 1)["auction"]["cards"]
    assert all(card["back"] == card["piece"].replace("white", "black") for card in cards)
    assert (seen(scene, 0)["answer"], seen(scene, 0)["sealed"]) == ({"card": 2, "money": 4}, [0])
    assert [(found["answer"], found["sealed"]) for found in (seen(scene), seen(scene, 1))] == [(None, [0])] * 2
    assert all(card["bid"] is None for card in cards)
    scene.play_as(1, "bid 1 1")
    patching = seen(scene)["patching"]
    assert patching["sides"] == [cards[1]["piece"], cards[1]["back"]]


def test_6_1_only_who_patches_is_told_where_the_card_fits():
    scene = Scene(3).patching("i-01-white")
    found = seen(scene, 0)["patching"]
    assert (found["seat"], found["piece"], found["figure"]) == (0, "i-01-white", None)
    listed = {f"patch {place['cell']} {mask}" for place in found["placements"] for mask in place["over"]}
    assert listed == set(scene.legal()) - {"discard"}
    assert {(place["cell"], place["x"], place["y"]) for place in found["placements"]} >= {("d5", -1, -1), ("e6", 0, 0)}
    assert [seen(scene, viewer)["patching"]["placements"] for viewer in (None, 1, 2)] == [None] * 3


def test_6_11_the_figure_that_takes_effect_is_named():
    scene = Scene(3).patching("Constantine the Great")
    scene.play(next(words for words in scene.legal() if words.endswith(" 15")))
    assert (seen(scene)["question"], seen(scene)["patching"]["figure"]) == ("ally", "constantine-the-great")
    scene.play("ally 2")
    assert seen(scene)["alliance"] == {"seat": 0, "other": 2}


# routes


def test_3_8_3_9_routes_with_their_workers_and_what_they_bring():
    scene = Scene(3).workers(0, "1:2").land(0, "Cyrus the Great")
    allied = scene.ally(1, 2)
    scene.workers(2, f"{allied}:1")
    found = seen(scene)
    assert found["routes"][0] == {
        "route": 1, "owner": 0, "other": 1, "space": 2, "gains": {"money": 2, "vp": 1}, "invaders": None,
        "negotiated": False,
    }  # fmt: skip
    assert found["routes"][1]["space"] is None
    assert found["allied"] == [
        {
            "route": 15,
            "ends": [{"seat": 1, "space": None, "gains": {}}, {"seat": 2, "space": 1, "gains": {"vp": 4}}],
        }
    ]
    assert (player(scene, 1)["routes"], player(scene, 1)["allies"]) == ([2, 15], [2])
    assert (found["storage"]["routes"], found["storage"]["allied"]) == (11, 3)


def test_11_8_a_declared_war_names_its_invaders():
    scene = Scene(3).workers(0, "1:negotiation").begin("negotiation").play_as(0, "peace").play_as(1, "war")
    assert next(route for route in seen(scene)["routes"] if route["route"] == 1)["invaders"] == [1]


# costs


def costs(scene, seat=0):
    return {cost["action"]: cost for cost in seen(scene, seat)["costs"]}


def test_9_what_actions_cost_in_each_era():
    for era in (1, 2, 3):
        found = costs(Scene(3, era=era))
        assert [found[key]["favours"] for key in ("aid", "threaten", "trade", "build")] == [2, 3, 1, 3]
        assert (found["trade"]["goods"], found["birth"]["goods"]) == ({"food": era + 1}, {"food": era + 3})
        assert all(cost["goods"] == cost["baseGoods"] and not cost["changedBy"] for cost in found.values())
    assert seen(Scene(3))["costs"] is None


def test_2_5_a_changed_cost_names_who_changes_it():
    scene = Scene(3, era=2).land(0, "Qin Shi Huang", "Genghis Khan", "Alexander the Great", "Vasco da Gama")
    found = costs(scene)
    build = next(cost for cost in seen(scene, 0)["costs"] if cost["kind"] == "military")
    assert (build["favours"], build["goods"]) == (2, {"minerals": 2})
    assert (build["baseFavours"], build["baseGoods"], build["changedBy"]) == (3, {"minerals": 3}, ["qin-shi-huang"])
    assert (found["trade"]["goods"], found["trade"]["changedBy"]) == ({"food": 1}, ["genghis-khan"])
    assert (found["heroes"]["goods"], found["heroes"]["baseGoods"]) == ({"food": 1}, {"food": 2})
    assert found["heroes"]["brings"] == {"vp": 4}
    assert (found["exchange"]["favours"], found["exchange"]["changedBy"]) == (0, ["vasco-da-gama"])
    assert player(scene)["freeExchanges"] == 6


def test_9_7_what_worship_brings():
    scene = Scene(3, era=2).land(0, "Taj Mahal", "Seokguram", "Pantheon")
    found = costs(scene)
    assert (found["wonders"]["brings"], found["heroes"]["brings"]) == ({"vp": 8}, {"money": 2, "votes": 1})


# what is under way


def test_8_3_an_aid_is_shown_to_everybody():
    scene = Scene(3).goods(0, food=3, money=1).begin("diplomacy", favours=(2, 0, 0)).play("aid 1")
    assert seen(scene)["aid"] == {"from": 0, "to": 1, "goods": None}
    scene.play("offer ffc")
    assert seen(scene, 2)["aid"] == {"from": 0, "to": 1, "goods": {"food": 2, "money": 1}}
    assert (seen(scene)["asked"], seen(scene)["active"]) == (1, 0)
    assert seen(scene.play("accept"))["aid"] is None


def test_9_10_only_its_owner_sees_which_tile_is_being_laid():
    scene = Scene(3).goods(0, minerals=3).tiles(0, "culture-1", "military-2").begin("management", favours=(3, 0, 0))
    scene.play("build 2")
    laying = {"seat": 0, "territory": 0, "reclaiming": False, "slot": 2, "tile": "military-2"}
    assert seen(scene, 0)["laying"] == laying
    assert [seen(scene, viewer)["laying"] for viewer in (None, 1)] == [laying | {"slot": None, "tile": None}] * 2
    scene.play("site e6")
    assert (rooms(scene)["e6"]["tile"], seen(scene)["laying"]) == ("military-2", None)


def test_9_2_the_route_of_a_trade():
    scene = Scene(3).goods(0, food=2).workers(0, "e6", "f6").begin("management", favours=(1, 0, 0)).play("trade 1")
    assert (seen(scene)["trading"], seen(scene)["question"]) == (1, "trader")
    assert seen(scene.play("worker e6"))["trading"] is None


PLAN = {"worker": 1, "cell": "e6", "route": None, "space": None, "toCell": None, "toSpace": None, "planned": False}


def test_10_2_only_the_planner_sees_a_plan():
    scene = Scene(3).land(0, "l1").workers(0, "e6", "1:1", "g7").workers(1, "e6").begin("movement")
    scene.play_as(0, "worker e6")
    before = [seen(scene, viewer) for viewer in (None, 1)]
    assert seen(scene, 0)["plan"]["picked"] == 1
    scene.play_as(0, "room f6", "traveller 1", "step 1")
    plan = seen(scene, 0)["plan"]
    assert (plan["speed"], plan["picked"], plan["sealed"]) == (1, None, False)
    assert plan["workers"] == [
        PLAN | {"toCell": "f6", "planned": True, "homing": False},
        {
            "worker": 2, "cell": None, "route": 1, "space": 1, "toCell": None, "toSpace": 2, "planned": True,
            "homing": False,
        },
        PLAN | {"worker": 3, "cell": "g7", "homing": False},
    ]  # fmt: skip
    assert [seen(scene, viewer) for viewer in (None, 1)] == before, "workers are where they were"
    assert rooms(scene)["e6"]["workers"] == 1
    scene.play_as(0, "end")
    assert (seen(scene, 0)["plan"]["sealed"], 0 in seen(scene, 1)["sealed"]) == (True, True)
    assert rooms(scene)["e6"]["workers"] == 1


def test_10_2_a_plan_shows_the_statuses_to_come():
    scene = Scene(3).land(0, "l1").workers(0, "f6", "e7").workers(1, "e6").begin("movement")
    scene.play_as(0, "worker f6", "room g6")
    assert seen(scene, 0)["plan"]["statuses"]["money"] == 2
    assert player(scene)["statuses"]["money"] == 1
    scene.play_as(0, "end").play_as(1, "end")
    assert player(scene)["statuses"]["money"] == 2


def test_11_2_a_negotiation_hides_the_thumbs():
    scene = Scene(3).workers(0, "1:negotiation").land(1, "The Great Wall").begin("negotiation").play_as(1, "war")
    talk = seen(scene)["talk"]
    assert talk == {
        "kind": "negotiation",
        "route": 1,
        "owner": {"seat": 0, "invades": None, "strength": 1},
        "other": {"seat": 1, "invades": None, "strength": 3},
        "winner": None,
        "loser": None,
    }
    assert [seen(scene, viewer)["answer"] for viewer in EVERYBODY] == [None, None, {"thumb": "war"}, None]


def test_12_2_12_3_a_war_shows_strengths_without_minerals():
    scene = Scene(3).workers(0, "1:war").war(1, "owner").land(1, "The Great Wall")
    scene.goods(0, minerals=4).goods(1, minerals=2).begin("negotiation").play_as(0, "commit 3")
    talk = seen(scene, 2)["talk"]
    assert (talk["kind"], talk["owner"], talk["other"]) == (
        "war",
        {"seat": 0, "invades": True, "strength": 1},
        {"seat": 1, "invades": False, "strength": 3},
    )
    assert (seen(scene, 0)["answer"], seen(scene, 1)["answer"]) == ({"minerals": 3, "pairs": 0}, None)


def test_18_13_a_commitment_in_two_parts():
    scene = Scene(3, era=2).workers(0, "1:war").war(1, "owner").land(0, "Jeanne d'Arc")
    scene.goods(0, minerals=4, votes=4).goods(1, minerals=2).begin("negotiation").play_as(0, "commit 3")
    assert (seen(scene, 0)["answer"], seen(scene, 0)["sealed"]) == ({"minerals": 3}, [])
    scene.play_as(0, "pledge 2")
    assert (seen(scene, 0)["answer"], seen(scene, 0)["sealed"]) == ({"minerals": 3, "pairs": 2}, [0])
    assert seen(scene, 1)["answer"] is None


def test_12_7_after_a_war_the_winner_is_known():
    scene = Scene(3, era=2).workers(0, "1:war").war(1, "owner").land(0, "Napoleon Bonaparte")
    scene.goods(0, minerals=2).begin("negotiation").play_as(0, "commit 1")
    talk = seen(scene)["talk"]
    assert (seen(scene)["question"], talk["kind"], talk["winner"], talk["loser"]) == ("free-threat", "after", 0, 1)


def test_14_1_to_14_4_the_vote():
    scene = Scene(3).hand(0, "workers", "money").hand(1, "water").hand(2, "heroes").land(0, "Homer").workers(1, "e6")
    scene.goods(0, votes=3).goods(1, votes=1).begin("vote").play_as(0, "lay workers")
    found = seen(scene, 0)["vote"]
    assert {card["prosperity"] for card in found["cards"]} == {"workers", "water", "heroes"}
    assert (found["current"], found["cards"][0]["scored"], found["doubled"]) == (1, None, None)
    assert set(seen(scene)["played"]) == {"workers", "water", "heroes"}
    assert seen(scene)["standings"]["workers"] == [0, 1, 0]
    assert seen(scene)["standings"]["heroes"] == [1, 0, 0]
    scene.play_as(0, "vote 2")
    assert (seen(scene, 0)["answer"], seen(scene, 1)["answer"]) == ({"votes": 2}, None)
    scene.play_as(1, "vote 1")
    assert (seen(scene)["vote"]["cards"][0]["votes"], seen(scene)["vote"]["current"]) == (3, 2)


def test_14_1_a_sealed_card_is_ones_own():
    scene = Scene(3).hand(0, "workers", "money").hand(1, "water", "food").hand(2, "heroes").begin("vote")
    scene.play_as(0, "lay money")
    assert [seen(scene, viewer)["answer"] for viewer in EVERYBODY] == [
        None, {"prosperity": "money"}, None, {"prosperity": "heroes"},
    ], "1.5: the last one had no choice"  # fmt: skip
    assert player(scene, 0, 0)["hand"] == ["workers", "money"]


def test_19_3_the_cards_that_are_scored():
    scene = Scene(3, era=3).land(0, "Disneyland").hand(0, "workers", "money").hand(1, "water").hand(2, "heroes")
    scene.goods(0, votes=3).begin("vote").play_as(0, "lay money").play("vote 2", "vote 1")
    assert seen(scene)["question"] == "double"
    assert [card["scored"] for card in seen(scene)["vote"]["cards"]] == [True, True, False]


# the end, and what never changes


def test_15_3_the_score_is_vp_and_the_last_texts():
    scene = Scene(3, era=3).land(0, "Eiffel Tower", "Pyramid").workers(0, "e6", "f6").goods(0, vp=10, money=2)
    assert scoring(EDITION, scene.table)[0]["total"] == 10
    assert scoring(EDITION, scene.begin("end").table)[0] == {
        "seat": 0,
        "vp": 10,
        "goods": {"food": 0, "minerals": 0, "money": 2, "vp": 58, "votes": 0},
        "texts": {"eiffel-tower": 8, "pyramid": 40},
        "total": 58,
    }


def test_shown_moves_are_moves_of_this_question():
    """One for everything that could be clicked, legal or not; and each has words."""
    kinds, most = set(), 0
    for scene in decisions(Scene.dealt(4, seed=5), random.Random(5)):
        for seat in scene.waiting():
            found = shown(EDITION, scene.table, seat)
            assert len(found) == len(set(found))
            assert all(0 <= action < GAME.actions for action in found)
            families = {words_of(action).split()[0] for action in moves_of(scene, seat)}
            kinds |= {words_of(action).split()[0] for action in set(found) - set(moves_of(scene, seat))} - families
            most = max(most, len(found))
    assert most < 60
    assert {"aid", "threaten", "birth", "build"} <= kinds, "what can't be done is shown too"


def test_every_piece_is_a_component():
    found = components(EDITION)
    TypeAdapter(PatchistoryComponents).validate_python(json.loads(json.dumps(found)))
    assert [len(found[key]) for key in ("pieces", "figures", "tiles", "prosperity")] == [155, 54, 36, 15]
    assert [len(found[key]) for key in ("generalSpaces", "alliedSpaces", "mixes", "exchanges")] == [4, 4, 10, 6]
    piece = next(piece for piece in found["pieces"] if piece["piece"] == "i-06-white")
    assert piece == {
        "piece": "i-06-white",
        "id": "I-06",
        "number": 16,
        "card": 6,
        "era": 1,
        "black": False,
        "columns": 2,
        "rooms": [
            {"quarters": [0, 2], "kind": "industry", "free": {"food": 1}, "box": {"food": 2}, "figure": None},
            {"quarters": [1], "kind": "wasteland", "free": {}, "box": None, "figure": None},
            {"quarters": [3], "kind": "politics", "free": {"pol": 1}, "box": None, "figure": None},
        ],
        "figure": None,
        "notation": "L I:f[2f] | D | P:b",
        "source": "reconstructed",
    }
    assert {tile["tile"] for tile in found["tiles"]} == set(TILE_NAMES)


def test_every_figure_is_a_component_with_its_effects():
    figures = {figure["figure"]: figure for figure in components(EDITION)["figures"]}
    wall = figures["the-great-wall"]
    assert (wall["hero"], wall["era"], wall["piece"], wall["rule"]) == (False, 1, "i-03-black", "17.3")
    assert [effect["notation"] for effect in wall["effects"]] == ["shields +1 per worker", "threat-relief 1"]
    effect = wall["effects"][0]
    assert [effect[key] for key in ("when", "verb", "amount", "per", "every")] == ["always", "shields", 1, "worker", 1]
    assert figures["aristotle"]["effects"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sentence(language):
    ids = {effect["text"]["id"] for figure in components(EDITION)["figures"] for effect in figure["effects"]}
    assert [id for id in sorted(ids) if not catalogue(GAME.room).has(id, language)] == []

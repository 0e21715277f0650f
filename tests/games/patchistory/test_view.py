"""What the view shows: territories, statuses and bids to everybody, and of the secrets only one's own."""

import json
import random

import pytest
from pydantic import TypeAdapter

from watershed.games.patchistory.rules.ground import is_room, room_at
from watershed.games.patchistory.rules.opening import redeal
from watershed.games.patchistory.viewtypes import PatchistoryView

from .lively import decisions
from .scene import BOOK, Scene, cell, code
from .viewing import EVERYBODY, player, rooms, seen

SHAPE = TypeAdapter(PatchistoryView)


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
        "food": 2, "minerals": 0, "money": 1, "vp": 3, "mil": 1, "shields": 5, "pol": 1, "tra": 1,
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
        if at % 20 and not (scene.table.sealed and at % 4 == 0):
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

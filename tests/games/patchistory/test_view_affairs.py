"""What the view shows of routes, costs, and what is under way between players; and the score."""

from watershed.games.patchistory.view import scoring

from .scene import EDITION, Scene
from .viewing import EVERYBODY, player, rooms, seen

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
    assert seen(scene)["laying"] == laying | {"slot": None, "tile": None}
    assert seen(scene, 1)["laying"] is None, "who sits at the table is shown their own tile only"
    scene.play("site e6")
    assert (rooms(scene)["e6"]["tile"], seen(scene)["laying"]) == ("military-2", None)


def test_19_8_the_loser_sees_that_a_tile_is_being_laid_but_not_which_one():
    scene = Scene(3, era=3).land(0, "Stealth Aircraft").goods(0, minerals=9).workers(0, "1:war").war(1, "owner")
    scene.tiles(0, "culture-1").begin("negotiation").play_as(0, "commit 9").play("reclaim 1")
    laying = {"seat": 0, "territory": 1, "reclaiming": True, "slot": 1, "tile": "culture-1"}
    assert seen(scene, 0)["laying"] == laying
    assert [seen(scene, viewer)["laying"] for viewer in (None, 1, 2)] == [laying | {"slot": None, "tile": None}] * 3


def test_9_2_the_route_of_a_trade():
    scene = Scene(3).goods(0, food=2).workers(0, "e6", "f6").begin("management", favours=(1, 0, 0)).play("trade 1")
    assert (seen(scene, 0)["trading"], seen(scene, 0)["question"]) == (1, "trader")
    assert [(seen(scene, viewer)["trading"], seen(scene, viewer)["question"]) for viewer in (None, 1)] == [
        (None, "management")
    ] * 2
    assert seen(scene.play("worker e6"), 0)["trading"] is None


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


STAKES = {"prepares": 0, "winsInvading": 5, "winsDefending": 3}


def test_11_8_12_5_a_negotiation_says_what_a_war_costs_and_brings():
    """17.5  The Lighthouse costs those who invade its owner; 17.2 the Colossus pays its own."""
    scene = Scene(3, era=2).land(0, "Colossus of Rhodes").land(1, "Lighthouse of Alexandria")
    talk = seen(scene.workers(0, "1:negotiation").begin("negotiation"))["talk"]
    found = [[side[key] for key in STAKES] for side in (talk["owner"], talk["other"])]
    assert found == [[2, 13, 9], [1, 10, 6]]


def test_11_2_a_negotiation_hides_the_thumbs():
    scene = Scene(3).workers(0, "1:negotiation").land(1, "The Great Wall").begin("negotiation").play_as(1, "war")
    talk = seen(scene)["talk"]
    assert talk == {
        "kind": "negotiation",
        "route": 1,
        "owner": {"seat": 0, "invades": None, "strength": 1, **STAKES},
        "other": {"seat": 1, "invades": None, "strength": 3, **STAKES},
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
        {"seat": 0, "invades": True, "strength": 1, **STAKES},
        {"seat": 1, "invades": False, "strength": 3, **STAKES},
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


# the end


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

"""Production and upkeep: rulebook, chapter 13."""

import pytest

from .scene import Scene

UPKEEP = (0, 1, 2, 3, 4, 5, 6, 8, 10)
ROOMS = ("e6", "f6", "g6", "e7", "f7", "g7", "e8", "f8")


def gained(scene, seat=0):
    """What a round brings a seat that has 30 of everything: production, routes and upkeep."""
    for other in range(scene.table.seats):
        scene.goods(other, food=30, minerals=30, money=30, vp=30)
    scene.begin("production")
    assert scene.question() == "bid"
    found = {name: scene.good(seat, name) - 30 for name in ("food", "minerals", "money", "vp")}
    return {name: amount for name, amount in found.items() if amount}


@pytest.mark.parametrize(
    ("land", "gain"),
    [
        (("eq",), {"food": 1, "money": 1, "vp": 1}),
        (("eq", "i-02-white"), {"food": 2, "money": 2, "vp": 2}),
        (("l3", "i-22-white"), {"food": 3, "minerals": 1, "money": 1}),
    ],
)
def test_13_1_everybody_gains_what_their_production_says(land, gain):
    assert gained(Scene(4).land(0, *land)) == gain
    assert gained(Scene(4).land(0, *land), seat=3) == {"food": 1, "money": 1, "vp": 1}


def test_13_1_a_worker_in_a_box_adds_to_the_production():
    """Equality has no boxes: the Economy room of Liberty gives 2 money instead of 1, and the worker eats 1 food."""
    assert gained(Scene().land(0, "l1").workers(0, "g6")) == {"vp": 1, "money": 2}


@pytest.mark.parametrize(
    ("space", "good", "amount"), [("1", "food", 2), ("2", "money", 2), ("3", "minerals", 1), ("4", "vp", 3)]
)
def test_13_2_a_worker_gains_what_is_on_its_space(space, good, amount):
    home = gained(Scene().workers(0, "e6"))
    away = gained(Scene().workers(0, f"1:{space}"))
    assert away == home | {good: home.get(good, 0) + amount}


def test_13_2_the_status_board_does_not_show_it():
    scene = Scene().workers(0, "1:4")
    before = scene.board(0)
    assert gained(scene)["vp"] == before["vp"] + 3
    assert scene.board(0) == before


@pytest.mark.parametrize(
    ("space", "near", "far"),
    [
        ("1", ("food", 3), ("vp", 4)),
        ("2", ("money", 3), ("minerals", 2)),
        ("3", ("minerals", 2), ("money", 3)),
        ("4", ("vp", 4), ("food", 3)),
    ],
)
def test_13_2_on_an_allied_route_both_ends_count_their_own_way(space, near, far):
    """Both workers are on the same number of spaces from home, so one of them is on another space."""
    home = gained(Scene().workers(0, "e6"))
    for seat, (good, amount) in ((0, near), (1, far)):
        scene = Scene()
        route = scene.ally(0, 1)
        scene.workers(0, f"{route}:{space}").workers(1, f"{route}:{space}")
        assert gained(scene, seat) == home | {good: home.get(good, 0) + amount}


def test_13_2_every_worker_on_a_route_gains():
    scene = Scene()
    scene.route(0, 2)
    scene.workers(0, "1:4", "4:4")
    assert gained(scene) == {"food": 1 - 2, "money": 1, "vp": 1 + 3 + 3}


@pytest.mark.parametrize("space", ["1:start", "1:negotiation", "1:war", "1:rest", "15:start", "15:rest"])
def test_13_2_start_rest_and_the_two_rooms_give_nothing(space):
    scene = Scene()
    scene.ally(0, 1)
    assert gained(scene.workers(0, space)) == gained(Scene().workers(0, "e6")) == {"money": 1, "vp": 1}


@pytest.mark.parametrize("workers", range(9))
def test_13_3_the_food_for_your_workers_is_the_highest_uncovered_number(workers):
    scene = Scene().land(0, "i-22-white").workers(0, *ROOMS[:workers]).goods(0, food=20, money=3)
    scene.begin("production")
    fed = [(0, 0, UPKEEP[workers], 0)] if workers else []
    assert [event for event in scene.told("fed") if event[0] == 0] == fed


def test_13_3_with_all_numbers_covered_nothing_is_paid():
    scene = Scene().goods(0, vp=20, money=3).begin("production")
    assert (scene.told("fed"), scene.good(0, "food"), scene.good(0, "vp")) == ([], 1, 21)


@pytest.mark.parametrize(("workers", "removed", "food"), [(0, 1, 1), (2, 1, 3), (2, 2, 4), (6, 2, 10)])
def test_13_3_a_removed_descendant_raises_the_upkeep(workers, removed, food):
    scene = Scene().workers(0, *ROOMS[:workers]).removed(0, removed).goods(0, food=20, money=3).begin("production")
    assert [event for event in scene.told("fed") if event[0] == 0] == [(0, 0, food, 0)]


@pytest.mark.parametrize(
    ("food", "vp", "paid", "lost"),
    [(3, 20, 4, 0), (2, 20, 3, 3), (0, 20, 1, 9), (0, 5, 1, 6), (0, 0, 1, 1)],
)
def test_13_3_for_each_missing_food_you_lose_3_vp(food, vp, paid, lost):
    """4 workers eat 4 food. Production comes first, with 1 food and 1 VP, and VP never go below 0."""
    scene = Scene().workers(0, *ROOMS[:4]).goods(0, food=food, vp=vp, money=3).begin("production")
    assert [event for event in scene.told("fed") if event[0] == 0] == [(0, 0, paid, lost)]
    assert (scene.good(0, "food"), scene.good(0, "vp")) == (food + 1 - paid, vp + 1 - lost)


FIGURES = ("Homer", "Moses", "Petra")  # two heroes and a wonder


@pytest.mark.parametrize(
    ("food", "minerals", "vp", "left"),
    [
        (9, 9, 20, {"food": 5, "minerals": 8, "vp": 20}),
        (4, 1, 20, {"vp": 20}),
        (3, 1, 20, {"vp": 17}),
        (4, 0, 20, {"vp": 14}),
        (0, 0, 20, {"vp": 2}),
        (0, 0, 10, {}),
    ],
)
def test_13_4_after_the_fifth_round_heroes_cost_food_and_wonders_minerals(food, minerals, vp, left):
    scene = Scene().land(0, *FIGURES).goods(0, food=food, minerals=minerals, vp=vp).begin("upkeep")
    assert scene.all_goods(0) == left
    assert scene.question() == "prosperity"


@pytest.mark.parametrize(("lap", "paid"), [(4, []), (5, [(0, 4, 1, 0)])])
def test_13_4_only_after_the_fifth_round(lap, paid):
    scene = Scene(lap=lap).land(0, *FIGURES).goods(0, food=9, minerals=9, money=3).begin("production")
    assert scene.told("maintained") == paid


def test_13_4_those_that_are_covered_cost_nothing():
    scene = Scene().land(0, *(f"{name}@e8" for name in FIGURES)).goods(0, food=9, minerals=9).begin("upkeep")
    assert scene.told("maintained") == [(0, 0, 1, 0)], "only Petra is visible"

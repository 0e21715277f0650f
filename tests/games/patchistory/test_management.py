"""Management: rulebook, chapter 9. Tiles have a file of their own."""

import pytest

from .scene import Scene


def manage(scene, favours=20, **goods):
    """Seat 0 has favours and goods, and the others have no favours."""
    return scene.goods(0, **goods).begin("management", favours=(favours, 0, 0, 0)[: scene.table.seats])


def options(scene, family):
    return [words for words in scene.legal() if words.split()[0] == family]


def spent(scene, favours=20):
    return favours - int(scene.table.favours[0])


def test_9_1_management_begins_when_everybody_has_finished_diplomacy():
    scene = Scene(3)
    for seat in range(3):
        scene.goods(seat, food=9)
    scene.begin("diplomacy", favours=(4, 4, 4)).play("end", "end")
    assert (scene.question(), scene.waiting()) == ("diplomacy", (2,))
    scene.play("end")
    assert (scene.question(), scene.waiting()) == ("management", (0, 1, 2))


def test_9_1_you_may_take_each_action_as_often_as_you_can_pay_for_it():
    scene = manage(Scene(3).land(0, "Homer", "Petra"), food=99, minerals=99)
    for _ in range(3):
        scene.play("worship-heroes", "worship-wonders", "exchange minerals-food 1", "exchange minerals-food 1")
    assert scene.good(0, "vp") == 6
    scene.play("campaign 1")
    assert scene.table.favours[0] == 20 - 3 * 6 - 1


@pytest.mark.parametrize(("era", "food"), [(1, 2), (2, 3), (3, 4)])
def test_9_2_a_trade_costs_a_favour_and_food(era, food):
    scene = manage(Scene(3, era=era).workers(0, "e6", "g7"), food=food)
    scene.play("trade 1", "worker g7")
    assert (spent(scene), scene.good(0, "food"), sorted(scene.places(0))) == (1, 0, ["1:start", "e6"])
    assert options(manage(Scene(3, era=era).workers(0, "e6"), food=food - 1), "trade") == []


def test_9_2_the_worker_goes_to_one_of_your_routes():
    scene = Scene(3)
    allied = scene.ally(2, 0)
    assert options(manage(scene.workers(0, "e6"), food=9), "trade") == ["trade 1", f"trade {allied}"], "not the others'"
    scene.play(f"trade {allied}")
    assert (scene.places(0), int(scene.table.space_b[1])) == ([f"{allied}:start"], 1)


def test_9_2_even_to_the_last_of_all_routes():
    scene = Scene(4).workers(3, "e6").goods(3, food=9)
    assert [scene.ally(*pair) for pair in ((0, 1), (0, 2), (1, 2), (3, 0))] == [15, 16, 17, 18]
    scene.begin("management", favours=(0, 0, 0, 9))
    assert options(scene, "trade") == ["trade 4", "trade 18"]
    assert scene.count(3, "routes") == 2


def test_9_2_the_worker_comes_from_your_territory():
    assert options(manage(Scene(3).workers(0), food=9), "trade") == []
    travelling = Scene(3)
    travelling.route(0, 2)
    assert options(manage(travelling.workers(0, "1:2"), food=9), "trade") == []


def test_9_2_a_worker_born_just_now_may_trade():
    scene = manage(Scene(3), food=6)
    assert options(scene, "trade") == []
    scene.play("birth", "room e6", "trade 1")
    assert scene.places(0) == ["1:start"]


@pytest.mark.parametrize("space", ["start", "1", "4", "negotiation", "war", "rest"])
def test_9_3_a_general_route_is_busy_wherever_its_worker_is(space):
    assert options(manage(Scene(3).workers(0, "e6", f"1:{space}"), food=9), "trade") == []
    free = Scene(3)
    other = free.route(0, 1)
    assert options(manage(free.workers(0, "e6", f"1:{space}"), food=9), "trade") == [f"trade {other}"]


@pytest.mark.parametrize("space", ["start", "2", "rest"])
def test_9_3_an_allied_route_has_room_for_one_worker_of_each_partner(space):
    scene = Scene(3)
    route = scene.ally(0, 1)
    scene.workers(1, f"{route}:{space}").workers(0, "e6", "1:1", "f6")
    assert options(manage(scene, food=9), "trade") == [f"trade {route}"]
    scene.play(f"trade {route}", "worker e6")
    assert options(scene, "trade") == []


def test_9_3_allies_may_share_a_space():
    """Seat 0's second space is seat 1's third: both are on money."""
    scene = Scene(3)
    route = scene.ally(0, 1)
    scene.land(0, "i-15-white").workers(0, f"{route}:1").workers(1, f"{route}:2").begin("movement")
    scene.play_as(0, "step 1").play_as(1, "step 1")
    assert (scene.places(0), scene.places(1)) == ([f"{route}:2"], [f"{route}:3"])
    assert [(seat, count) for seat, _, count, _ in scene.told("route-gain")] == [(0, 3), (1, 3)]


KINDS = {  # what a lot takes and gives
    "minerals-food": (1, 2),
    "minerals-money": (1, 2),
    "food-minerals": (2, 1),
    "money-minerals": (2, 1),
    "food-money": (2, 2),
    "money-food": (2, 2),
}


@pytest.mark.parametrize("kind", KINDS)
def test_9_4_an_exchange_is_in_whole_lots_of_one_kind_for_another(kind):
    pays, gets = KINDS[kind]
    one, other = kind.split("-")
    scene = manage(Scene(3), **{one: 5})
    found = [words for words in options(scene, "exchange") if kind in words]
    assert found == [f"exchange {kind} {lots}" for lots in range(1, 5 // pays + 1)]
    scene.play(f"exchange {kind} 2")
    assert (spent(scene), scene.all_goods(0)) == (1, {one: 5 - 2 * pays, other: 2 * gets})


def test_9_4_five_minerals_do_not_become_five_food_and_five_money():
    """The facts' fixture 7.2.2-5: 10 food for 1 favour, 6 food and 4 money for 2."""
    scene = manage(Scene(3), minerals=5).play("exchange minerals-food 5")
    assert (scene.all_goods(0), spent(scene)) == ({"food": 10}, 1)
    scene = manage(Scene(3), minerals=5).play("exchange minerals-food 3", "exchange minerals-money 2")
    assert (scene.all_goods(0), spent(scene)) == ({"food": 6, "money": 4}, 2)
    for lots in range(1, 5):
        scene = manage(Scene(3), minerals=5).play(
            f"exchange minerals-food {lots}", f"exchange minerals-money {5 - lots}"
        )
        assert scene.all_goods(0) != {"food": 5, "money": 5}


def test_9_4_vp_cannot_be_exchanged():
    assert options(manage(Scene(3), vp=99, votes=99), "exchange") == []


@pytest.mark.parametrize(("era", "food"), [(1, 4), (2, 5), (3, 6)])
def test_9_5_a_birth_costs_more_food_in_later_eras(era, food):
    scene = manage(Scene(3, era=era), food=food).play("birth", "room e6")
    assert (spent(scene), scene.all_goods(0)) == (2, {})
    assert options(manage(Scene(3, era=era), food=food - 1), "birth") == []


def test_9_5_the_worker_goes_to_an_empty_room_and_its_box_is_active_at_once():
    scene = manage(Scene(3).land(0, "L4").workers(0, "e6"), food=4).play("birth")
    assert scene.legal() == [f"room {cell}" for cell in ("f6", "g6", "e7", "f7", "g7")]
    scene.play("room g7")
    assert scene.status(0, "minerals") == 2


@pytest.mark.parametrize(("era", "food"), [(1, 1), (2, 2), (3, 3)])
def test_9_6_worship_of_heroes_brings_a_vp_for_each(era, food):
    scene = manage(Scene(3, era=era).land(0, "Homer", "Moses", "Petra"), food=food).play("worship-heroes")
    assert (spent(scene), scene.all_goods(0)) == (2, {"vp": 2})
    assert options(manage(Scene(3, era=era).land(0, "Homer"), food=food - 1), "worship-heroes") == []


@pytest.mark.parametrize(
    ("figures", "possible"),
    [((), False), (("Petra",), False), (("Homer",), True), (("Pantheon",), True), (("Christ the Redeemer",), True)],
)
def test_9_6_worship_of_heroes_must_bring_something(figures, possible):
    assert bool(options(manage(Scene(3).land(0, *figures), food=9), "worship-heroes")) == possible


@pytest.mark.parametrize(("era", "minerals"), [(1, 0), (2, 1), (3, 2)])
def test_9_7_worship_of_wonders_brings_a_vp_for_each(era, minerals):
    cards = ("Petra", "Parthenon", "Homer")
    scene = manage(Scene(3, era=era).land(0, *cards), minerals=minerals).play("worship-wonders")
    assert (spent(scene), scene.all_goods(0)) == (2, {"vp": 2})
    if minerals:
        assert options(manage(Scene(3, era=era).land(0, *cards), minerals=minerals - 1), "worship-wonders") == []


@pytest.mark.parametrize(("figures", "possible"), [((), False), (("Homer",), False), (("Petra",), True)])
def test_9_7_worship_of_wonders_needs_a_wonder(figures, possible):
    assert bool(options(manage(Scene(3).land(0, *figures), minerals=9), "worship-wonders")) == possible


def test_9_8_a_route_costs_2_favours_and_2_minerals_once_a_round():
    scene = manage(Scene(3), minerals=9)
    assert options(scene, "route") == ["route 1", "route 2"]
    scene.play("route 2")
    assert (spent(scene), scene.good(0, "minerals"), options(scene, "route")) == (2, 7, [])
    assert (int(scene.table.owner[4]), int(scene.table.other[4])) == (1, 3), "its Start is at your kingdom"
    assert int(scene.table.routes_left) == 10
    assert options(manage(Scene(3), minerals=1), "route") == []
    scene.begin("production").begin("management", favours=(9, 0, 0))
    assert options(scene, "route"), "in the next round again"


def test_9_8_two_kingdoms_can_have_any_number_of_routes():
    scene = Scene(3)
    for _ in range(5):
        scene.route(0, 1)
    assert options(manage(scene, minerals=9), "route") == ["route 1", "route 2"]
    scene.ally(0, 1)
    assert options(manage(scene, minerals=9), "route") == ["route 1", "route 2"]


def test_9_8_you_need_one_in_the_storage():
    scene = Scene(3)
    for _ in range(11):
        scene.route(1, 2)
    assert (int(scene.table.routes_left), options(manage(scene, minerals=9), "route")) == (0, [])


def test_9_12_a_campaign_brings_as_many_votes_as_favours_once_a_round():
    scene = manage(Scene(3), 5, minerals=9)
    assert options(scene, "campaign") == [f"campaign {favours}" for favours in range(1, 6)]
    scene.play("campaign 3")
    assert (scene.good(0, "votes"), spent(scene, 5), options(scene, "campaign")) == (3, 3, [])


@pytest.mark.parametrize("figures", [(), ("Colosseum",), ("Jeanne d'Arc",)])
def test_9_12_a_campaign_takes_at_least_one_favour(figures):
    scene = manage(Scene(3).land(0, *figures), 1, minerals=9)
    assert options(scene, "campaign") == ["campaign 1"]
    scene.play("exchange minerals-food 1")
    assert scene.question() != "management", "nothing is left to do without favours"

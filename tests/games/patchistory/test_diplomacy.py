"""Diplomacy: rulebook, chapter 8. Seat 0 owns a general route to seat 1."""

import pytest

from .scene import Scene

STRONG = "i-13-white"  # M:2s


def diplomacy(scene, *favours, **goods):
    """Seat 0 has goods, and everybody that many favours."""
    return scene.goods(0, **goods).begin("diplomacy", favours=favours or (9, 0, 0))


def options(scene, family):
    return [words for words in scene.legal() if words.split()[0] == family]


def test_8_1_you_get_as_many_favours_as_your_pol_when_the_phase_begins():
    scene = Scene(3).land(0, "Aristotle").land(1, "Che Guevera").goods(0, food=3)
    for seat in range(3):
        scene.goods(seat, food=3)
    scene.patching("i-02-white").play("discard")
    assert scene.table.favours[:3].tolist() == [3, 6, 1]


def test_8_1_later_changes_of_pol_do_not_matter():
    scene = Scene(3).tiles(0, "politics-1").goods(0, minerals=9).land(0, "Aristotle").begin("management")
    assert (scene.status(0, "pol"), int(scene.table.favours[0])) == (3, 3)
    scene.play("build 1", "site e6")
    assert (scene.status(0, "pol"), int(scene.table.favours[0])) == (4, 0)
    assert scene.waiting() == (1, 2), "nothing is left to spend"


def test_8_1_diplomacy_and_management_use_the_same_favours():
    """The facts' fixture 7.2.2-19: POL 6, a threat, a new route, and 1 favour for the campaign."""
    scene = Scene(3).land(0, "Che Guevera").goods(0, minerals=2).goods(1, money=3).begin("diplomacy")
    assert scene.table.favours[0] == scene.status(0, "pol") == 6
    scene.play("threaten 1 money", "end")
    assert (scene.question(), int(scene.table.favours[0])) == ("management", 3)
    scene.play("route 2")
    assert int(scene.table.favours[0]) == 1
    scene.play("campaign 1")
    assert scene.all_goods(0) == {"money": 3, "votes": 1}
    assert scene.table.favours[0] == 0


def test_8_2_each_player_has_one_turn_with_any_number_of_actions():
    scene = Scene(3)
    for seat in range(3):
        scene.goods(seat, food=9, money=9)
    scene.begin("diplomacy", favours=(6, 6, 6))
    asked = []
    for _ in range(3):
        giver = scene.to_move()
        for _ in range(2):
            asked.append(scene.to_move())
            scene.play(f"aid {(giver + 1) % 3}", "offer fff", "refuse")
        scene.play("end")
    assert asked == [0, 0, 1, 1, 2, 2]
    assert scene.question() == "management"


def test_8_3_aid_costs_2_favours_and_three_goods_in_any_mix():
    scene = diplomacy(Scene(3), food=3, minerals=3, money=3).play("aid 1")
    assert int(scene.table.favours[0]) == 7
    mixes = ["fff", "ffm", "ffc", "fmm", "fmc", "fcc", "mmm", "mmc", "mcc", "ccc"]
    assert scene.legal() == [f"offer {mix}" for mix in mixes]
    assert diplomacy(Scene(3), 1, 0, 0, food=3).question() != "diplomacy", "2 favours are needed"


def test_8_3_aid_goes_to_the_other_end_of_a_route_of_yours():
    assert options(diplomacy(Scene(3), food=3), "aid") == ["aid 1"], "the route of seat 2 to seat 0 isn't yours"
    linked = Scene(3)
    for _ in range(10):
        linked.route(1, 2)
    assert linked.route(0, 2) == 14, "the last one"
    assert options(diplomacy(linked, food=3), "aid") == ["aid 1", "aid 2"]


@pytest.mark.parametrize("pair", [(0, 2), (2, 0)])
def test_8_3_aid_goes_along_an_allied_route(pair):
    scene = Scene(3)
    scene.ally(*pair)
    assert options(diplomacy(scene, food=3), "aid") == ["aid 1", "aid 2"]


@pytest.mark.parametrize(
    ("goods", "offers"),
    [
        ({"food": 2, "minerals": 1}, ["offer ffm"]),
        ({"food": 2, "money": 9}, ["offer ffc", "offer fcc", "offer ccc"]),
        ({"vp": 20, "votes": 9, "food": 2}, None),
    ],
)
def test_8_3_you_must_have_what_you_offer(goods, offers):
    scene = diplomacy(Scene(3), **goods)
    if offers is None:
        assert scene.question() != "diplomacy"
        return
    scene.play("aid 1")
    assert (scene.legal() if scene.question() == "mix" else None) == (offers if len(offers) > 1 else None)
    assert len(scene.told("aid-offered")) == (len(offers) == 1), "a single mix is offered at once"


@pytest.mark.parametrize(
    ("answer", "giver", "taker"),
    [
        ("accept", {"food": 1, "vp": 15}, {"food": 2, "money": 1}),
        ("refuse", {"food": 3, "money": 1, "vp": 12}, {}),
    ],
)
def test_8_4_accepted_aid_brings_5_vp_and_refused_aid_2(answer, giver, taker):
    scene = diplomacy(Scene(3), food=3, money=1, vp=10).play("aid 1", "offer ffc")
    assert (scene.question(), scene.to_move()) == ("aid", 1)
    scene.play(answer)
    assert (scene.all_goods(0), scene.all_goods(1)) == (giver, taker)


def test_8_5_after_accepting_you_cannot_offer():
    for answer, offers in ("accept", []), ("refuse", ["aid 2"]):
        scene = Scene(3).land(1, STRONG).goods(1, food=9, minerals=2)
        diplomacy(scene, 9, 9, 0, food=9, money=9).play("aid 1", "offer fff", answer, "end")
        assert (scene.question(), scene.to_move()) == ("diplomacy", 1)
        assert options(scene, "aid") == offers


def test_8_5_it_is_for_the_round_and_only_for_offers_after_it():
    scene = Scene(3, first=1).goods(0, food=9, money=9).goods(1, food=9, money=9)
    scene.route(1, 0)
    diplomacy(scene, 9, 9, 0).play("aid 2", "offer fff", "accept", "aid 0", "offer fff", "refuse")
    assert scene.to_move() == 1, "offering is fine before accepting"
    scene.table.aided[0] = 1
    scene.goods(0, food=9, money=9).goods(2, money=9).begin("production")
    assert not scene.table.aided.any(), "in the next round everybody may offer again"


def test_8_5_you_may_offer_aid_again():
    scene = diplomacy(Scene(3), 7, 0, 0, food=9, money=9)
    for _ in range(3):
        scene.play("aid 1", "offer fff", "accept")
    assert (scene.good(0, "vp"), scene.good(1, "food"), scene.question()) == (15, 9, "management")


def alone(scene):
    return scene


def allied_with(seat):
    return lambda scene: scene.ally(0, seat)


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "threatened"),
    [
        (STRONG, (), alone, {"1"}),  # 3 against 1
        ("i-02-white", (), alone, set()),  # 1 against 1
        (STRONG, (STRONG,), alone, set()),
        (STRONG, ("The Great Wall",), alone, set()),  # 3 against 1 and 2 shields
        (STRONG, (), allied_with(1), set()),
        (STRONG, (), allied_with(2), {"1"}),
        (STRONG, (), lambda scene: scene.route(0, 2), {"1", "2"}),
    ],
)
def test_8_6_you_threaten_weaker_players_at_the_end_of_your_general_routes(mine, theirs, more, threatened):
    scene = Scene(3).land(0, mine).land(1, *theirs)
    more(scene)
    found = options(diplomacy(scene, food=3), "threaten")
    assert found == [f"threaten {seat} {demand}" for seat in sorted(threatened) for demand in ("money", "vp")]


@pytest.mark.parametrize(("favours", "possible"), [(3, True), (2, False)])
def test_8_6_a_threat_costs_3_favours(favours, possible):
    scene = diplomacy(Scene(3).land(0, STRONG), favours, 0, 0, food=3)
    assert bool(options(scene, "threaten")) == possible


def test_8_6_you_may_threaten_again():
    scene = diplomacy(Scene(3).land(0, STRONG).goods(1, money=9), 7, 0, 0)
    scene.play("threaten 1 money", "threaten 1 money")
    assert (scene.good(0, "money"), scene.good(1, "money")) == (6, 3)


@pytest.mark.parametrize(
    ("era", "demand", "has", "paid"),
    [
        (1, "money", 9, 3),
        (2, "money", 9, 4),
        (3, "money", 9, 5),
        (1, "vp", 9, 2),
        (2, "vp", 9, 3),
        (3, "vp", 9, 4),
        (3, "money", 2, 2),
        (3, "vp", 1, 1),
    ],
)
def test_8_7_the_player_gives_what_is_demanded_or_all_they_have(era, demand, has, paid):
    scene = diplomacy(Scene(3, era=era).land(0, STRONG).goods(1, **{demand: has}), 4, 0, 0, vp=20, money=20)
    scene.play(f"threaten 1 {demand}")
    assert (scene.good(0, demand), scene.good(1, demand)) == (20 + paid, has - paid)


@pytest.mark.parametrize("demand", ["money", "vp"])
def test_8_7_a_demand_may_bring_nothing(demand):
    scene = diplomacy(Scene(3).land(0, STRONG), 7, 0, 0)
    assert options(scene, "threaten") == ["threaten 1 money", "threaten 1 vp"]
    scene.play(f"threaten 1 {demand}")
    assert (scene.all_goods(0), int(scene.table.favours[0])) == ({}, 4)
    assert scene.told("threatened")[0][2] == 0


def allied(*favours, **goods):
    scene = Scene(3)
    route = scene.ally(0, 1)
    scene.workers(0, f"{route}:2").workers(1, f"{route}:3")
    return diplomacy(scene, *favours, **goods)


def test_8_8_breaking_an_alliance_brings_a_vote_for_each_favour():
    scene = allied(5, 0, 0).play("break 1")
    assert (scene.good(0, "votes"), int(scene.table.favours[0])) == (5, 0)
    assert (int(scene.table.allied_left), scene.table.end_a.any()) == (4, False), "the route is in the storage again"


def test_8_8_breaking_an_alliance_needs_a_favour_and_is_the_only_action():
    assert options(allied(1, 0, 0, food=9), "break") == ["break 1"]
    assert allied(0, 0, 0, food=9).question() != "diplomacy"
    scene = allied(9, 0, 0, food=9, money=9).play("aid 1", "offer fff", "refuse")
    assert options(scene, "break") == [], "not after another action"
    scene = allied(9, 0, 0, food=9, minerals=9).play("break 1", "room e6", "room e6")
    assert scene.question() not in ("diplomacy", "management"), "and no other action after it"
    assert [seat for seat, *_ in scene.told("ended")] == [0, 1, 2, 0, 1, 2]


def test_8_8_not_even_a_free_exchange_comes_after_it():
    """Vasco da Gama's exchanges cost no favours, so that somebody without any could still act."""
    for move, possible in ("end", True), ("break 1", False):
        scene = Scene(3).land(0, "Vasco da Gama")
        scene.ally(0, 1)
        diplomacy(scene, 1, 0, 0, minerals=9).play(move)
        assert (scene.question() == "management") == possible


def test_8_8_only_one_alliance_is_broken():
    scene = Scene(3)
    scene.ally(0, 1)
    scene.ally(2, 0)
    diplomacy(scene, 4, 0, 0)
    assert options(scene, "break") == ["break 1", "break 2"]
    scene.play("break 2")
    assert (scene.table.end_a.any(), int(scene.table.allied_left)) == (True, 3)


def test_8_8_workers_on_a_broken_route_go_home():
    scene = allied(5, 0, 0).play("break 1")
    assert (scene.places(0), scene.places(1)) == (["homing"], ["homing"])
    assert (scene.question(), scene.to_move(), len(scene.legal())) == ("room", 0, 6)
    scene.play("room f6")
    assert (scene.question(), scene.to_move()) == ("room", 1)
    scene.play("room g7")
    assert (scene.places(0), scene.places(1)) == (["f6"], ["g7"])

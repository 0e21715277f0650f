"""Heroes and wonders of Era I: rulebook, chapter 17. Each works while it is visible, and stops when it is covered."""

import pytest

from watershed.games.patchistory.names import EFFECTS, POWERS

from .scene import BOOK, FIGURES, Scene
from .scene_figures import (
    BARE,
    COVERED,
    LAYOUT,
    covered,
    manage,
    patched,
    produced,
    threatened,
    threats,
    visible,
    war,
    works,
)


@pytest.mark.parametrize("name", [name for name in FIGURES if name != "Statue of Liberty"])
def test_2_7_a_patch_over_a_hero_or_wonder_ends_its_effects(name):
    """Patched by the rules: what it can do, and what it adds, is gone. 19.7 is about the Statue of Liberty."""
    cover = BARE if name != BARE else "i-25-white"
    scene = Scene(3, era=3).land(0, *visible(name)).patching(cover)
    scene.play(f"patch {COVERED[LAYOUT[name]][1]} 15")
    assert scene.told("covered") == [(0, FIGURES[name], 0, 0)]
    bare = Scene(3, era=3).land(0, *covered(name, cover))
    assert not scene.table.power[0].any()
    assert (scene.board(0), scene.table.count[0].tolist()) == (bare.board(0), bare.table.count[0].tolist())


@works("Colosseum", {"votes": 2, "vp": 1, "money": 2}, {"votes": 2})
def test_17_1_the_colosseum_adds_vp_and_money_to_a_campaign(land, result):
    assert manage(Scene().land(0, *land), "campaign 2").all_goods(0) == result


@pytest.mark.parametrize(("invaders", "owner", "other"), [("owner", 5, 3), ("other", 3, 5), ("both", 5, 5)])
@works("Colossus of Rhodes", 3, 0)
def test_17_2_the_colossus_adds_3_vp_to_a_war_you_win(land, result, invaders, owner, other):
    assert war(Scene().land(0, *land), invaders, minerals=(1, 0)).good(0, "vp") == owner + result
    assert war(Scene().land(1, *land), invaders, minerals=(0, 1)).good(1, "vp") == other + result
    assert war(Scene().land(0, *land), invaders, minerals=(0, 3)).good(0, "vp") == 0, "not if you lose"


@works("The Great Wall", 2 + 3, 1)
def test_17_3_the_great_wall_gives_a_shield_for_each_worker(land, result):
    """At home and on a route; descendants don't count. The card over the Wall has a shield of its own."""
    scene = Scene().land(0, *land).workers(0, "e6", "f6", "1:2")
    assert (scene.status(0, "shields"), scene.status(0, "mil")) == (result, 1)


def left(land, demand, **goods):
    """What seat 0 has left after a threat."""
    return threatened(Scene().land(0, *land).goods(0, **goods), f"threaten 0 {demand}").all_goods(0)


@works("The Great Wall", ({"money": 8}, {"vp": 9}), ({"money": 7}, {"vp": 8}))
def test_17_3_a_threat_demands_1_less(land, result):
    assert (left(land, "money", money=10), left(land, "vp", vp=10)) == result


@works("The Great Wall", [{}, {}, {"money": 1}], [{}, {}, {}])
def test_17_3_the_great_wall_lowers_the_demand_before_you_pay_what_you_have(land, result):
    """3 money less 1 are 2: with 2 money you have nothing left."""
    assert [left(land, "money", money=money) for money in (1, 2, 3)] == result


@works("Hanging Gardens of Babylon", 1 + 2, 1)
def test_17_4_the_hanging_gardens_add_vp_for_water(land, result):
    assert Scene().land(0, *land, "i-16-white@e4").status(0, "vp") == result


def test_17_4_when_patched_a_descendant_is_removed():
    scene = patched(Scene().workers(0, "e6"), "Hanging Gardens of Babylon")
    assert scene.told("descendant-lost") == [(0, FIGURES["Hanging Gardens of Babylon"], 0, 0)]
    assert (scene.table.removed[0], scene.places(0)) == (1, ["e6"])
    scene.goods(0, food=9).begin("production")
    assert scene.told("fed") == [(0, 0, 2, 0)], "the lowest number that was covered is open"


def test_17_4_the_descendant_stays_out_when_the_gardens_are_covered():
    scene = patched(Scene().workers(0, "e6"), "Hanging Gardens of Babylon")
    scene.land(0, *covered("Hanging Gardens of Babylon"))
    assert (scene.table.removed[0], scene.status(0, "vp")) == (1, 1), "only the VP for water are gone"
    scene.goods(0, food=9).begin("production")
    assert scene.told("fed") == [(0, 0, 2, 0)]


def test_17_4_hidden_gardens_remove_nobody():
    scene = patched(Scene(), "Hanging Gardens of Babylon", hidden=True)
    assert (scene.table.removed[0], scene.status(0, "vp")) == (0, 1)


def test_17_4_without_descendants_nobody_is_removed():
    rooms = ("e6", "f6", "g6", "e7", "f7", "g7", "1:1")
    scene = patched(Scene().workers(0, *rooms).removed(0, 1), "Hanging Gardens of Babylon")
    assert (scene.table.removed[0], len(scene.places(0)), scene.events("descendant-lost")) == (1, 7, [])
    assert scene.status(0, "vp") == 1 + 1, "the rest works"


def declared(scene, mine, theirs):
    """Seat 0 negotiates with seat 1; what each Invader pays in minerals."""
    for seat in range(2):
        scene.goods(seat, minerals=5, money=3)
    scene.workers(0, "1:negotiation").begin("negotiation").play_as(0, mine).play_as(1, theirs)
    return {seat: minerals for seat, _, minerals, _ in scene.told("prepared")}


@pytest.mark.parametrize("era", [1, 2, 3])
@works("Lighthouse of Alexandria", 1, 0)
def test_17_5_the_lighthouse_costs_an_invader_one_mineral_more(land, result, era):
    assert declared(Scene(era=era).land(0, *land), "peace", "war") == {1: era - 1 + result}
    assert declared(Scene(era=era).land(1, *land), "war", "peace") == {0: era - 1 + result}
    assert declared(Scene(era=era).land(0, *land), "war", "peace") == {0: era - 1}, "not its owner"


@works("Lighthouse of Alexandria", {0: 1, 1: 2}, {0: 1, 1: 1})
def test_17_5_also_if_both_are_invaders(land, result):
    assert declared(Scene(era=2).land(0, *land), "war", "war") == result


@works("Parthenon", [2, 3, 3, 4], [1, 1, 1, 1])
def test_17_6_the_parthenon_adds_vp_for_every_two_economy_rooms(land, result):
    """Equality has one, and each card brings one more."""
    cards = ("i-21-white@e4", "i-17-white@g4", "i-13-white@c4")
    assert [Scene().land(0, *land, *cards[:more]).status(0, "vp") for more in range(4)] == result


@works("Parthenon", ["threaten 0 vp"], ["threaten 0 money", "threaten 0 vp"])
def test_17_6_no_money_from_the_owner_of_the_parthenon(land, result):
    assert threats(Scene().land(0, *land)) == result


@works("Petra", 3, 0)
def test_17_7_petra_adds_money_for_each_route(land, result):
    """Two general routes of your own and an allied one. The route of seat 2 leads to you and isn't yours."""
    scene = Scene().land(0, *land)
    scene.route(0, 2), scene.ally(1, 0)
    assert scene.status(0, "money") == 2 + result


@pytest.mark.parametrize(("era", "change"), [(1, -5), (2, -5), (3, 40)])
@works("Pyramid", 1, 0, cover="i-25-white")
def test_17_8_the_pyramid_costs_vp_twice_and_then_gives_40(land, result, era, change):
    scene = Scene(era=era, lap=5).land(0, *land).goods(0, vp=20, money=1).begin("end")
    assert scene.good(0, "vp") == 20 + change * result


@pytest.mark.parametrize("era", [1, 2, 3])
@works("Ziggurat", 4, 0, cover="i-25-white")
def test_17_9_the_ziggurat_gives_2_vp_for_each_worker(land, result, era):
    scene = Scene(era=era, lap=5).land(0, *land).workers(0, "e6", "1:rest").goods(0, money=1).begin("end")
    assert scene.good(0, "vp") == result


@pytest.mark.parametrize("era", [1, 2, 3])
@works("Alexander the Great", (1, 2), (0, 1))
def test_17_10_alexander_makes_worship_of_heroes_cheaper(land, result, era):
    discount, heroes = result
    scene = manage(Scene(era=era).land(0, *land, "Homer@e4").goods(0, food=era, money=9), "worship-heroes")
    assert (scene.good(0, "food"), scene.good(0, "vp")) == (discount, heroes)


@works("Aristotle", {"pol": 3, "vp": 2}, {"pol": 1, "vp": 1, "shields": 1})
def test_17_11_aristotle_has_symbols_and_no_text(land, result):
    scene = Scene().land(0, *land)
    assert scene.board(0) == {"food": 1, "money": 1, "mil": 1, "tra": 1} | result
    assert not scene.table.power[0][:POWERS].any()
    assert not BOOK.verb[FIGURES["Aristotle"]][:EFFECTS].any()


def test_17_12_constantine_allies_without_asking():
    scene = patched(Scene(4), "Constantine the Great")
    assert (scene.question(), scene.waiting()) == ("ally", (0,))
    assert scene.legal() == ["decline", "ally 1", "ally 2", "ally 3"]
    scene.play("ally 2", "turn 1")
    assert (scene.told("allied"), scene.table.allied_left) == ([(0, 15, FIGURES["Constantine the Great"], 2)], 3)
    assert (scene.question(), scene.waiting()) == ("free_route", (1,)), "the next text, and nobody else was asked"


def test_17_12_constantine_may_be_left_alone_and_a_hidden_one_does_nothing():
    assert patched(Scene(), "Constantine the Great").play("decline").table.allied_left == 4
    assert patched(Scene(), "Constantine the Great", hidden=True).to_move() == 1


@pytest.mark.parametrize(("turn", "ends"), [("turn 1", (1, 3)), ("turn 2", (3, 1))])
def test_17_12_constantines_owner_chooses_an_end(turn, ends):
    scene = patched(Scene(), "Constantine the Great").play("ally 2")
    assert scene.waiting() == (0,)
    scene.play(turn)
    assert (scene.table.end_a[1], scene.table.end_b[1]) == ends


def test_17_12_constantine_needs_a_route_and_no_war_room():
    """Seat 1 is an ally already, and seat 2's worker is in a War Room on the way to seat 0."""
    scene = Scene(4)
    scene.ally(0, 1), scene.route(2, 0)
    scene.workers(2, "5:war").war(5, "owner")
    assert patched(scene, "Constantine the Great").legal() == ["decline", "ally 3"]
    scene = Scene(4)
    scene.table.allied_left = 0
    assert patched(scene, "Constantine the Great").to_move() == 1


def test_17_12_constantine_ends_wars_that_were_declared():
    scene = Scene().workers(0, "1:negotiation", "e6").workers(2, "3:negotiation").war(1, "both").war(3, "owner")
    patched(scene, "Constantine the Great").play("ally 1", "turn 2")
    assert (scene.places(0), scene.table.war[1]) == (["homing", "e6"], 0)
    assert (scene.places(2), scene.table.war[3]) == (["3:negotiation"], 1), "not with seat 2"
    assert scene.play("room f6").places(0) == ["f6", "e6"]


def test_17_12_an_alliance_lasts_when_constantine_is_covered():
    scene = patched(Scene(), "Constantine the Great").play("ally 1", "turn 1")
    scene.land(0, *covered("Constantine the Great"))
    assert (scene.count(0, "routes"), scene.count(1, "routes")) == (2, 2)


@works("Cyrus the Great", 2, 0)
def test_17_13_cyrus_adds_1_vp_to_each_gain_on_a_route(land, result):
    """A gain of VP too; nothing on Rest."""
    scene = Scene().land(0, *land)
    scene.route(0, 1), scene.ally(0, 1)
    scene.workers(0, "1:4", "15:1", "4:rest")
    assert produced(scene)["vp"] == 1 + 3 + result


def test_17_13_cyrus_is_not_on_the_board():
    scene = Scene().land(0, "Cyrus the Great").workers(0, "1:1")
    assert scene.status(0, "vp") == 1


@works("Gaius Julius Caesar", {"mil": 1 + 1, "pol": 1}, {"mil": 1, "pol": 1})
def test_17_14_caesar_adds_your_pol_to_your_mil(land, result):
    board = Scene().land(0, *land).board(0)
    assert {name: board[name] for name in ("mil", "pol")} == result


@works("Gwanggaeto the Great", [4, 4, 5], [1, 1, 1])
def test_17_15_gwanggaeto_adds_mil_for_every_two_wastelands(land, result):
    """Two on his card, and the tiles bring the third and fourth."""
    scene = Scene().land(0, *land)
    assert [scene.status(0, "mil")] + [scene.tile(0, at, "wasteland").status(0, "mil") for at in ("e6", "f6")] == result


@works("Homer", [2, 3, 3, 4], [2, 2, 2, 2])
def test_17_16_homer_adds_food_for_every_two_wastelands(land, result):
    """One on his card, and the tiles bring three more."""
    scene = Scene().land(0, *land)
    found = [scene.status(0, "food")]
    assert found + [scene.tile(0, at, "wasteland").status(0, "food") for at in ("e6", "f6", "g6")] == result


def test_17_17_moses_brings_a_worker_at_no_cost():
    scene = patched(Scene().goods(0, food=3), "Moses")
    assert (scene.question(), scene.waiting(), scene.places(0)) == ("room", (0,), ["homing"])
    scene.play("room e6")
    assert (scene.places(0), scene.good(0, "food"), scene.to_move()) == (["e6"], 3, 1)
    scene.land(0, *covered("Moses"))
    assert scene.places(0) == ["e6"], "the worker stays when Moses is covered"


def test_17_17_a_hidden_moses_brings_nobody():
    assert patched(Scene(), "Moses", hidden=True).places(0) == []


def test_17_17_moses_without_descendants_brings_nobody():
    rooms = ("e6", "f6", "g6", "e7", "f7", "1:1")
    scene = patched(Scene().workers(0, *rooms).removed(0, 2), "Moses")
    assert (len(scene.places(0)), scene.events("born"), scene.to_move()) == (6, [], 1)


@pytest.mark.parametrize(("tile", "minerals"), [("industry-1", 2), ("culture-1", 3)])
@works("Qin Shi Huang", 1, 0)
def test_17_18_qin_makes_a_building_cheaper(land, result, tile, minerals):
    scene = Scene().land(0, *land).tiles(0, tile).goods(0, minerals=9)
    manage(scene, "build 1", "site e6")
    assert (scene.table.favours[0], scene.good(0, "minerals")) == (3 + result, 9 - minerals + result)

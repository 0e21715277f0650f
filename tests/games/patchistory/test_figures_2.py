"""Wonders of Era II: rulebook, 18.1 to 18.9. Each works while it is visible, and stops when it is covered."""

from .scene import FIGURES, Scene
from .scene_figures import answer_all, manage, patched, produced, works

ROOM = "i-25-white"  # covers a wonder without being one
DRY, WET = "i-02-white", "i-16-white"  # a card without water, and one with water in its upper left quarter


def ways(land, piece, *moves, era=2):
    """Those of the moves that seat 0 can patch a card with."""
    legal = Scene(era=era).land(0, *land).patching(piece).legal()
    return [move for move in moves if move in legal]


@works("Angkor Wat", ["patch d10 15", "patch d10 13"], [])
def test_18_1_with_angkor_wat_water_may_be_covered_and_slid_under(land, result):
    """The water of Angkor Wat's own card is at e10. The upper right quarter of the new card goes over or under it."""
    assert ways(land, DRY, "patch d10 15", "patch d10 13") == result


@works("Angkor Wat", ["patch e10 15", "patch f10 15"], [])
def test_18_1_water_over_water_and_next_to_water(land, result):
    assert ways(land, WET, "patch e10 15", "patch f10 15") == result


@works("Angkor Wat", [], [])
def test_18_1_the_water_of_the_new_card_still_goes_under_nothing(land, result):
    assert ways(land, DRY, "patch g7 14") == ["patch g7 14"]
    assert ways(land, WET, "patch g7 14", "patch f10 14", "patch e10 14") == result


def test_18_1_angkor_wat_does_not_work_for_its_own_patch():
    """Next to the water of e8, or over it."""
    moves = ("patch f7 15", "patch e8 15")
    assert ways((f"{DRY}@e8",), "Angkor Wat", *moves) == list(moves)
    assert ways((f"{WET}@e8",), "Angkor Wat", *moves) == []


def test_18_1_what_is_visible_before_the_patch_counts():
    """One card covers Angkor Wat together with its water; afterwards the usual rules hold for the other water."""
    scene = Scene(era=2).land(0, "Angkor Wat@e8", "i-08-white@g8").patching(DRY).play("patch e8 15")
    assert (scene.room(0, "e9"), scene.count(0, "water"), scene.count(0, "wasteland")) == ("D", 1, 1)
    scene.patching("i-18-white")
    assert "patch f9 15" not in scene.legal(), "g9 is water again"
    assert "patch f9 15" in Scene(era=2).land(0, "Angkor Wat@e8", "i-08-white@g8").patching("i-18-white").legal()


@works("Angkor Wat", (1, 2, 1 + 2 + 2), (1, 1, 1 + 2 + 1))
def test_18_1_water_is_counted_as_water_and_as_wasteland(land, result):
    scene = Scene().land(0, *land)
    both = Scene().land(0, *land, "Gwanggaeto the Great@e4")
    assert (scene.count(0, "water"), scene.count(0, "wasteland"), both.status(0, "mil")) == result


@works("Angkor Wat", True, False)
def test_18_1_water_can_be_built_on_and_reclaimed(land, result):
    built = manage(Scene().land(0, *land).goods(0, minerals=9), "build 1")
    assert ("site e10" in built.legal()) == result
    reclaimed = manage(Scene().land(0, *land).goods(0, minerals=9), "reclaim 1")
    assert "site e10" in reclaimed.legal()
    assert "site f10" not in reclaimed.legal(), "a Wasteland can't be"


@works("Chichen-Itza", 2, 0)
def test_18_2_chichen_itza_pays_for_later_wonders_if_still_visible(land, result):
    assert patched(Scene(era=2).land(0, *land), "Petra").good(0, "minerals") == result
    assert patched(Scene(era=2).land(0, *land), "Petra", hidden=True).good(0, "minerals") == 0
    assert patched(Scene(era=2).land(0, *land), "Homer").good(0, "minerals") == 0, "a hero isn't a wonder"


def test_18_2_chichen_itza_does_not_pay_for_a_wonder_that_covers_it():
    scene = Scene(era=2).land(0, "Chichen-Itza@e8").patching("Petra").play("patch e8 15")
    assert (scene.good(0, "minerals"), scene.count(0, "wonders")) == (0, 1)


def test_18_2_chichen_itza_does_not_pay_for_itself():
    assert patched(Scene(era=2), "Chichen-Itza").good(0, "minerals") == 0


def test_18_2_workers_are_paid_after_the_upkeep_and_do_not_count_for_the_ziggurat():
    scene = Scene(era=2).land(0, "Chichen-Itza", "Ziggurat").workers(0, "e6", "f6", "1:2").goods(0, minerals=6, money=1)
    scene.begin("upkeep")
    assert (scene.question(), scene.good(0, "minerals")) == ("offering", 4), "two wonders cost 2"
    assert scene.legal() == ["decline", "worker e6", "worker f6", "traveller 1"]
    scene.play("traveller 1")
    assert (scene.all_goods(0), scene.places(0)) == ({"minerals": 2, "money": 1, "vp": 5}, ["e6", "f6"])
    scene.play("worker e6")
    assert (scene.question(), scene.good(0, "vp"), scene.table.removed[0]) == ("prosperity", 10, 0)
    assert answer_all(scene, "bid").good(0, "vp") == 10 + 2


@works("Chichen-Itza", ("offering", 3), ("prosperity", 1), cover=ROOM)
def test_18_2_as_often_as_you_can_or_not_at_all(land, result):
    question, minerals = result
    scene = Scene(era=2).land(0, *land).workers(0, "e6").goods(0, minerals=4 if question == "offering" else 1)
    assert (scene.begin("upkeep").question(), scene.good(0, "minerals")) == (question, minerals)
    if question == "offering":
        assert scene.play("decline").question() == "prosperity"


@works("Forbidden City", [0, 1, 1], [1, 4, 2])
def test_18_3_the_forbidden_city_lowers_mil_but_not_below_zero(land, result):
    """With 1 sword, with 4, and with 1 and Caesar: all is added first, and the city's own books count for him."""
    more = ((), ("ii-14-white@e4",), ("Gaius Julius Caesar@e4",))
    assert [Scene().land(0, *land, *cards).status(0, "mil") for cards in more] == result


def test_18_4_the_kremlin_takes_a_worker_of_your_choice_and_seven_vp():
    scene = Scene(era=2).workers(0, "e6", "1:negotiation").war(1, "owner").goods(0, vp=20)
    patched(scene, "Kremlin")
    assert (scene.question(), scene.legal()) == ("sacrifice", ["worker e6", "traveller 1"])
    scene.play("traveller 1")
    assert (scene.places(0), scene.good(0, "vp"), scene.table.removed[0]) == (["e6"], 13, 0)
    assert (scene.table.space[1], scene.table.war[1]) == (0, 0)


def test_18_4_without_workers_only_vp_are_paid():
    assert patched(Scene(era=2).goods(0, vp=20), "Kremlin").good(0, "vp") == 13
    assert patched(Scene(era=2).goods(0, vp=4), "Kremlin").good(0, "vp") == 0


def test_18_4_a_hidden_kremlin_costs_nothing():
    scene = patched(Scene(era=2).workers(0, "e6").goods(0, vp=20), "Kremlin", hidden=True)
    assert (scene.places(0), scene.good(0, "vp"), scene.to_move()) == (["e6"], 20, 1)


@works("Machu Picchu", [], [(0, 2, 1, 0)], cover=ROOM)
def test_18_5_machu_picchu_saves_the_upkeep_of_heroes_and_wonders(land, result):
    scene = Scene(era=2).land(0, *land, "Homer@e4", "Petra@g4").goods(0, food=9, minerals=9).begin("upkeep")
    assert scene.told("maintained") == result


@works("Pantheon", {"vp": 1, "votes": 1, "money": 2}, {"vp": 1})
def test_18_6_the_pantheon_adds_a_vote_and_money_to_worship_of_heroes(land, result):
    scene = manage(Scene(era=2).land(0, *land, "Homer@e4").goods(0, food=2), "worship-heroes")
    assert scene.all_goods(0) == result


@works("Seokguram", (3, 2), (1, 1), cover=ROOM)
def test_18_7_seokguram_counts_as_two_wonders_but_not_for_the_upkeep(land, result):
    """With Petra. On the prosperity card about wonders it counts as two as well."""
    wonders, upkeep = result
    scene = manage(Scene(era=2).land(0, *land, "Petra@e4").goods(0, minerals=1), "worship-wonders")
    assert (scene.good(0, "vp"), scene.count(0, "wonders")) == (wonders, wonders)
    assert scene.goods(0, minerals=9).begin("upkeep").told("maintained") == [(0, 0, upkeep, 0)]


@works("Taj Mahal", 2 * 2, 1, cover=ROOM)
def test_18_8_the_taj_mahal_adds_a_vp_for_each_wonder_that_is_worshipped(land, result):
    scene = manage(Scene(era=2).land(0, *land, "Petra@e4").goods(0, minerals=1), "worship-wonders")
    assert scene.good(0, "vp") == result


def test_18_9_timbuktu_lays_a_route_at_no_cost():
    scene = patched(Scene(era=2), "Timbuktu")
    assert (scene.question(), scene.legal()) == ("free_route", ["route 1", "route 2"])
    scene.play("route 2")
    assert (scene.told("route-laid"), scene.table.routes_left) == ([(0, 4, FIGURES["Timbuktu"], 2)], 10)
    assert (scene.count(0, "routes"), scene.table.linked[0]) == (2, 0)


def test_18_9_timbuktu_lays_nothing_if_no_route_is_left_or_if_it_is_hidden():
    scene = Scene(era=2)
    scene.table.routes_left = 0
    assert patched(scene, "Timbuktu").to_move() == 1
    assert patched(Scene(era=2), "Timbuktu", hidden=True).to_move() == 1


@works("Timbuktu", {"food": 3, "money": 4, "minerals": 2, "vp": 4}, {"food": 2, "money": 3, "minerals": 1, "vp": 3})
def test_18_9_timbuktu_adds_1_of_the_same_kind_to_each_gain_on_a_route(land, result):
    """On an allied route too."""
    scene = Scene(era=2).land(0, *land)
    scene.route(0, 1), scene.route(0, 1), scene.ally(0, 2)
    home = {"food": 1 - 4, "money": 2 + ("Pyramid@e8" not in land), "minerals": 0, "vp": 1 + ("Pyramid@e8" not in land)}
    found = produced(scene.workers(0, "1:1", "4:3", "5:4", "15:2"))
    assert {name: found[name] - home[name] for name in home} == result


def test_18_9_timbuktu_is_not_on_the_board():
    scene = Scene(era=2).land(0, "Timbuktu").workers(0, "1:1")
    assert scene.status(0, "food") == 1

"""Heroes of Era III: rulebook, 19.10 to 19.18. Each works while it is visible, and stops when it is covered."""

import pytest

from .scene import Scene
from .scene_figures import STRONG, answer_all, manage, patched, threatened, war, works


@works("Andrew Carnegie", 2 + 2, 2)
def test_19_10_carnegie_adds_tra_to_your_money(land, result):
    """A coin of Equality, one of his card, and 2 wheels with his own."""
    assert Scene(era=3).land(0, *land).status(0, "money") == result


@works("Andrew Carnegie", 5, 0)
def test_19_10_each_trade_brings_5_vp(land, result):
    scene = Scene(era=3).land(0, *land).workers(0, "e6", "f6").goods(0, food=9)
    scene.route(0, 2)
    assert manage(scene, "trade 1", "worker e6").good(0, "vp") == result
    assert scene.play("trade 4").good(0, "vp") == 2 * result


def built(land, tile):
    """What seat 0 pays for a building in favours and minerals, and the VP it brings."""
    scene = manage(Scene(era=3).land(0, *land).tiles(0, tile).goods(0, minerals=9), "build 1", "site e6")
    return 6 - int(scene.table.favours[0]), 9 - scene.good(0, "minerals"), scene.good(0, "vp")


@pytest.mark.parametrize(("tile", "minerals"), [("economy-1", 2), ("politics-1", 3)])
@works("Antoni Gaudi", 1, 0)
def test_19_11_a_building_of_gaudi_brings_vp_and_costs_less_favours_and_more_minerals(land, result, tile, minerals):
    assert built(land, tile) == (3 - result, minerals + result, 5 * result)


@works("Antoni Gaudi", (1, 2, 5), (2, 1, 0))
def test_19_11_gaudi_and_qin_together(land, result):
    assert built((*land, "Qin Shi Huang@e4"), "traffic-1") == result


def test_19_12_che_brings_10_votes_when_patched():
    assert patched(Scene(era=3), "Che Guevera").good(0, "votes") == 10
    assert patched(Scene(era=3), "Che Guevera", hidden=True).good(0, "votes") == 0


@pytest.mark.parametrize(("more", "pol"), [((), 1), (("Kremlin@e4", "Aristotle@g4", "iii-02-white@c4"), 1 + 3 + 2 + 2)])
@works("Che Guevera", 6, None)
def test_19_12_che_sets_pol_to_6(land, result, more, pol):
    """More books don't help, and fewer don't hurt."""
    scene = Scene(era=3).land(0, *land, *more)
    assert scene.status(0, "pol") == (result or pol)
    assert scene.begin("diplomacy").table.favours[0] == (result or pol)


@works("Che Guevera", 1 + 2 + 6, 1 + 1)
def test_19_12_caesar_counts_the_pol_that_che_sets(land, result):
    assert Scene(era=3).land(0, *land, "Gaius Julius Caesar@e4").status(0, "mil") == result


@pytest.mark.parametrize("seat", [0, 1, 2])
@works("Erwin Rommel", True, False)
def test_19_13_rommel_speeds_up_every_negotiation_in_the_game(land, result, seat):
    """Seats 0 and 1 negotiate; he is in the territory of either, or of neither."""
    scene = Scene(era=3).land(seat, *land).workers(0, "1:negotiation").begin("negotiation")
    scene.play_as(0, "peace").play_as(1, "war")
    assert bool(scene.events("went-to-war")) == bool(scene.events("committed")) == result
    assert scene.places(0) == (["homing"] if result else ["1:negotiation"])


def test_19_13_the_war_is_fought_with_the_owners_wars():
    """After all negotiations of seat 0 and before those of seat 1; and it stands in the way of an alliance."""
    scene = Scene(era=3).land(2, "Erwin Rommel").goods(1, vp=30)
    scene.route(0, 1), scene.route(0, 1)
    scene.workers(0, "1:negotiation", "4:negotiation", "5:war").workers(1, "2:negotiation").war(5, "owner")
    scene.begin("negotiation").play("negotiate 1").play_as(0, "peace").play_as(1, "war")
    assert (scene.places(0), scene.waiting()) == (["1:war", "4:negotiation", "5:war"], (0, 1))
    scene.play_as(0, "peace").play_as(1, "peace")
    assert scene.question() == "room", "no alliance while a worker is in a War Room between the two"
    assert scene.play("room e6").legal() == ["fight 1", "fight 5"]
    scene.play("fight 5", "room f6", "room g6")
    assert (scene.question(), scene.waiting()) == ("thumbs", (1, 2))


@works("Karl Heinrich Marx", 6 + 2, 0, cover="iii-01-black")
def test_19_14_marx_gives_a_vp_for_each_general_building_at_the_end(land, result):
    """Six of Equality and two of a card; not its Wasteland and not Special Buildings."""
    scene = Scene(era=3, lap=5).land(0, *land, "i-09-white@e4").begin("end")
    assert scene.good(0, "vp") == result


@pytest.mark.parametrize(("workers", "food"), [(0, 0), (2, 2), (7, 8)])
@works("Karl Heinrich Marx", 5, None)
def test_19_14_marx_sets_the_food_even_if_fewer_would_do(land, result, workers, food):
    rooms = ("e6", "f6", "g6", "e7", "f7", "g7", "1:1")
    scene = Scene(era=3).land(0, *land).workers(0, *rooms[:workers]).goods(0, food=20, money=1).begin("production")
    paid = food if result is None else result
    assert [event for event in scene.told("fed") if event[0] == 0] == ([(0, 0, paid, 0)] if paid else [])


@works("Lula da Silva", 1 + 1 + 3, 1)
def test_19_15_lula_adds_a_vp_for_each_worker(land, result):
    assert Scene(era=3).land(0, *land).workers(0, "e6", "f6", "1:rest").status(0, "vp") == result


@pytest.mark.parametrize(("answer", "vp"), [("accept", 5), ("refuse", 2)])
@works("Mahatma Gandhi", 2, 0)
def test_19_16_aid_of_gandhi_brings_2_vp_more(land, result, answer, vp):
    scene = Scene(era=3).land(0, *land).goods(0, food=4).begin("diplomacy", favours=(4, 1))
    assert scene.play("aid 1", answer).good(0, "vp") == vp + result


def victims(scene):
    """Whom seat 0 can threaten for VP; it can also offer aid, so that it is asked in any case."""
    scene.goods(0, food=3).begin("diplomacy", favours=(6, 1))
    assert (scene.question(), scene.to_move()) == ("diplomacy", 0)
    return [int(move.split()[1]) for move in scene.legal() if move.startswith("threaten") and move.endswith("vp")]


@works("Mahatma Gandhi", [1], [])
def test_19_16_gandhi_threatens_without_a_higher_attack(land, result):
    """But not without a route."""
    assert victims(Scene(4, era=3).land(0, *land).land(1, *STRONG).land(2, *STRONG)) == result


@works("Mahatma Gandhi", 3, 0, cover="iii-01-black")
def test_19_16_gandhi_counts_industry_rooms_with_food_outside_their_box(land, result):
    """Those of Equality, i-06 and i-22; the others have food only in a box, or only minerals."""
    cards = ("i-06-white@e4", "i-22-white@g4", "i-20-white@c4", "i-10-white@i4")
    scene = Scene(era=3, lap=5).land(0, *land, *cards).workers(0, "d5").begin("end")
    assert scene.good(0, "vp") == result


@works("Otto von Bismarck", [1, 2, 3], [])
def test_19_17_bismarck_threatens_anyone_but_needs_force(land, result):
    """Seat 0 has a route to seat 1 and is allied with seats 1 and 2; seat 3 has no route to it. Swords decide."""
    scene = Scene(4, era=3).land(0, *land, "iii-12-white@e4")
    scene.ally(0, 1), scene.ally(2, 0)
    assert victims(scene) == result
    assert victims(scene.land(2, *STRONG)) == [seat for seat in result if seat != 2]


@works("Otto von Bismarck", 5, 0)
def test_19_17_each_threat_brings_5_vp(land, result):
    scene = Scene(era=3).land(0, *land, "iii-14-white@e4").goods(1, money=5)
    scene.begin("diplomacy", favours=(6, 1)).play("threaten 1 money")
    assert (scene.good(0, "vp"), scene.good(0, "money")) == (result, 5)
    assert scene.play("threaten 1 money").good(0, "vp") == 2 * result, "even if it brings nothing else"


@works("Otto von Bismarck", 5, 0)
def test_19_17_napoleons_threat_counts_for_bismarck(land, result):
    scene = war(Scene(era=3).land(0, *land, "Napoleon Bonaparte@e4").goods(1, money=9), "owner")
    before = scene.good(0, "vp")
    assert scene.play("threaten 1 money").good(0, "vp") - before == result


def blessed():
    """Seat 0 has just patched John Paul II; everybody else has discarded."""
    return Scene(era=3).goods(0, vp=20, money=9).patching("Pope John Paul II").play("patch g7 15")


def test_19_18_john_paul_protects_vp_but_not_money():
    scene = threatened(blessed(), "threaten 0 money")
    assert (scene.good(0, "money"), scene.good(2, "money")) == (4, 5)
    scene = war(blessed(), "owner", minerals=(0, 9))
    assert (scene.told("perfect"), scene.good(0, "vp")) == ([(1, 0, 0, 0)], 20)
    scene = blessed().goods(0, food=0).workers(0, "e6", "f6", "g6").begin("production")
    assert scene.told("fed") == [(0, 0, 0, 9)], "only from threats and wars"


def test_19_18_vp_may_be_demanded_in_vain():
    scene = threatened(blessed(), "threaten 0 vp")
    assert (scene.told("threatened"), scene.good(0, "vp"), scene.table.favours[2]) == ([(2, 4, 0, 0)], 20, 3)


def test_19_18_john_paul_protects_only_in_the_round_he_is_patched():
    scene = answer_all(blessed(), "bid")
    vp = scene.good(0, "vp")
    assert threatened(scene, "threaten 0 vp").good(0, "vp") == vp - 4
    hidden = patched(Scene(era=3).goods(0, vp=20), "Pope John Paul II", hidden=True)
    assert threatened(hidden, "threaten 0 vp").good(0, "vp") == 16


@pytest.mark.parametrize(("workers", "boxes"), [((), 0), (("g7",), 1), (("e7", "h5"), 0), (("g7", "e4"), 2)])
@works("Pope John Paul II", (6, 4), (4, 2))
def test_19_18_john_paul_counts_culture_rooms_with_a_box_and_a_worker(land, result, workers, boxes):
    """At g7 and e4, with 2 VP in each box. The box at e7 is Industry, and Culture at h5 has none."""
    free, each = result
    scene = Scene(era=3).land(0, "l3", *land, "ii-15-white@e3", "i-02-white@g4").workers(0, *workers)
    assert scene.status(0, "vp") == free + boxes * each

"""Wonders of Era III: rulebook, 19.1 to 19.9. Each works while it is visible, and stops when it is covered."""

import pytest

from .scene import FIGURES, Scene
from .scene_figures import manage, patched, scored, vote, voting, war, works

ROOM = "i-25-white"  # covers a wonder without being one
DRY = "i-02-white"  # a card without water


@works("Apollo 11", 2 + 3 + 2, 1)
def test_19_1_apollo_11_adds_tra_and_routes_to_your_vp(land, result):
    """3 wheels and 2 routes, one of them allied."""
    scene = Scene(era=3).land(0, *land)
    scene.ally(1, 0)
    assert scene.status(0, "vp") == result


@works("Christ the Redeemer", 1 + 1 + 3, 1)
def test_19_2_christ_the_redeemer_adds_to_worship_of_heroes(land, result):
    scene = manage(Scene(era=3).land(0, *land, "Homer@e4").goods(0, food=3), "worship-heroes")
    assert scene.good(0, "vp") == result


@works("Christ the Redeemer", (1, [(0, 2, 1, 0)]), (0, [(0, 2, 0, 0)]), cover=ROOM)
def test_19_2_christ_the_redeemer_is_a_hero_only_for_worship(land, result):
    """On the board there is one hero, Homer; the upkeep is that of a hero and a wonder."""
    scene = Scene(era=3).land(0, *land, "Homer@e4").goods(0, food=9, minerals=9)
    assert (scene.count(0, "heroes"), scene.count(0, "wonders")) == (1, result[0])
    assert scene.begin("upkeep").told("maintained") == result[1]


def ballot(land, seats=3, cards=("workers", "food", "water", "heroes"), workers=(3, 2, 1, 0)):
    """Seat 0 has Disneyland or not, and 9 votes."""
    scene = Scene(seats, era=3, lap=5).land(0, *land).goods(0, votes=9)
    for seat in range(seats):
        scene.goods(seat, vp=50).workers(seat, *("e6", "f6", "g6")[: workers[seat]])
    return voting(scene, *cards[:seats])


@works("Disneyland", 2, 1)
def test_19_3_disneyland_doubles_one_scored_card(land, result):
    """First with workers, tied for last with food; the card about water is dropped."""
    scene = vote(ballot(land), (4, 0, 0), (3, 0, 0), (1, 0, 0))
    if result == 2:
        assert (scene.question(), scene.waiting(), scene.legal()) == ("double", (0,), ["double 1", "double 2"])
        assert scene.good(0, "vp") == 50, "nothing is scored before"
        scene.play("double 1")
    assert scored(scene, "workers") == [(4 * result, 1), (2, 2), (0, 3)], "only its owner's"
    assert scored(scene, "food") == [(0, 3)] * 3


def test_19_3_the_other_card_is_not_doubled():
    scene = vote(ballot(("Disneyland",)), (4, 0, 0), (3, 0, 0), (1, 0, 0)).play("double 2")
    assert scored(scene, "workers") == [(4, 1), (2, 2), (0, 3)]


def test_19_3_a_loss_must_be_doubled_too():
    """Seat 0 has the fewest workers, and all four tie with food."""
    scene = vote(ballot(("Disneyland",), 4, workers=(0, 1, 2, 3)), (4, 0, 0, 0), (3,), (0,), (0,))
    assert scene.legal() == ["double 1", "double 2"]
    scene.play("double 1")
    assert scored(scene, "workers")[0] == (-4, 4)
    assert scored(scene, "food")[0] == (-1, 4)


def test_19_3_without_a_scored_card_nothing_is_doubled():
    assert vote(ballot(("Disneyland",)), (0, 0, 0), (0, 0, 0), (0, 0, 0)).waiting() == ()


@works("Eiffel Tower", 8, 0, cover=ROOM)
def test_19_4_the_eiffel_tower_gives_4_vp_for_each_worker_at_the_end(land, result):
    scene = Scene(era=3, lap=5).land(0, *land)
    assert scene.workers(0, "e6", "1:rest").begin("end").good(0, "vp") == result


@pytest.mark.parametrize("invaders", ["owner", "both"])
@pytest.mark.parametrize("seat", [0, 1, 2])
@works("Red Cross", True, False)
def test_19_5_the_red_cross_pays_after_each_war(land, result, seat, invaders):
    """Whoever fights, and even if both Invaders lose."""
    scene = war(Scene(era=3).land(seat, *land).goods(seat, food=1), invaders)
    if not result:
        assert scene.question() == "room"
        return
    assert (scene.question(), scene.waiting()) == ("mercy", (seat,))
    vp = scene.good(seat, "vp")
    scene.play("accept")
    assert (scene.good(seat, "food"), scene.good(seat, "vp") - vp, scene.question()) == (0, 5, "room")


def test_19_5_the_red_cross_pays_once_for_every_war():
    scene = Scene(era=3).land(2, "Red Cross").goods(2, food=5)
    scene.route(0, 1)
    scene.workers(0, "1:war", "4:war").war(1, "owner").war(4, "owner").begin("negotiation")
    scene.play("fight 1", "accept", "room e6", "accept")
    assert (scene.all_goods(2), scene.question()) == ({"food": 3, "vp": 10}, "room")


def test_19_5_the_red_cross_may_be_left_and_needs_food():
    scene = war(Scene(era=3).land(2, "Red Cross").goods(2, food=1), "owner").play("decline")
    assert (scene.all_goods(2), scene.question()) == ({"food": 1}, "room")
    assert war(Scene(era=3).land(2, "Red Cross"), "owner").question() == "room"


@works("Red Cross", True, False)
def test_19_5_aid_of_the_red_cross_counts_as_accepted(land, result):
    scene = Scene(era=3).land(0, *land).goods(0, money=3, vp=1).begin("diplomacy", favours=(4, 1))
    scene.play("aid 1")
    if not result:
        assert (scene.question(), scene.waiting()) == ("aid", (1,))
        return
    assert (scene.all_goods(0), scene.all_goods(1)) == ({"vp": 6}, {"money": 3})
    assert (scene.told("aid-accepted"), scene.table.aided.tolist()) == ([(1, 10, 5, 0)], [0, 1, 0, 0])


def test_19_6_schwerer_gustav_removes_a_route_for_good():
    scene = Scene(era=3)
    scene.ally(1, 2)
    patched(scene, "Schwerer Gustav")
    assert (scene.question(), scene.waiting()) == ("demolish", (0,))
    assert scene.legal() == ["demolish 1", "demolish 2", "demolish 3", "demolish 15"], "one must go"
    scene.play("demolish 15")
    table = scene.table
    assert (table.end_a[1], table.end_b[1], table.allied_left, scene.count(1, "routes")) == (0, 0, 3, 1)
    scene = patched(Scene(era=3), "Schwerer Gustav").play("demolish 2")
    assert (scene.table.owner[2], scene.table.routes_left, scene.count(1, "routes")) == (0, 11, 0)


def test_19_6_without_a_route_or_hidden_nothing_is_removed():
    assert patched(Scene(era=3, routes=False), "Schwerer Gustav").to_move() == 1
    assert patched(Scene(era=3), "Schwerer Gustav", hidden=True).to_move() == 1


def test_19_6_workers_on_that_route_go_home_and_its_war_is_off():
    scene = Scene(era=3).workers(1, "2:negotiation", "f6").war(2, "owner")
    patched(scene, "Schwerer Gustav").play("demolish 2")
    assert (scene.question(), scene.waiting(), scene.places(1)) == ("room", (1,), ["homing", "f6"])
    assert (scene.play("room e6").places(1), scene.table.war[2], scene.table.space[2]) == (["e6", "f6"], 0, 0)
    scene = Scene(era=3)
    route = scene.ally(1, 2)
    scene.workers(1, f"{route}:2").workers(2, f"{route}:2")
    patched(scene, "Schwerer Gustav").play("demolish 15", "room e6", "room f6")
    assert (scene.places(1), scene.places(2)) == (["e6"], ["f6"])


@works("Schwerer Gustav", [0, 2, 4, 6, 7, 8], [0, 1, 2, 3, 4, 5])
def test_19_6_the_first_three_minerals_add_2_strength_each(land, result):
    found = []
    for minerals in range(6):
        scene = war(Scene(era=3).land(0, *land), "owner", minerals=(minerals, 0))
        found.append(scene.told("committed")[0][3] - scene.status(0, "mil"))
    assert found == result


@works("Schwerer Gustav", 6, 3)
def test_19_6_two_votes_of_jeanne_count_as_a_heavy_mineral(land, result):
    """1 mineral and 4 votes."""
    scene = Scene(era=3).land(0, *land, "Jeanne d'Arc@e4").goods(0, minerals=1, votes=4)
    scene.workers(0, "1:war").war(1, "owner").begin("negotiation").play("commit 1", "pledge 2")
    assert scene.told("committed")[0] == (0, 4, 1, scene.status(0, "mil") + result)


@works("Schwerer Gustav", 2, 3)
def test_19_6_threaten_costs_1_favour_less(land, result):
    scene = Scene(era=3).land(0, *land, "iii-14-white@e4").goods(1, vp=9)
    assert scene.begin("diplomacy", favours=(6, 1)).play("threaten 1 vp").table.favours[0] == 6 - result


WIDE = (f"{DRY}@h6", "i-03-white@j6")  # with the baseland, 7 columns


def ways(land, piece, *moves):
    legal = Scene(era=3).land(0, *land).patching(piece).legal()
    return [move for move in moves if move in legal]


def test_19_7_the_statue_of_liberty_must_fit_and_later_cards_need_not():
    """An eighth column, and an eighth row."""
    assert ways(WIDE, "Statue of Liberty", "patch j6 15", "patch k6 15") == ["patch j6 15"]
    assert ways(WIDE, "i-18-white", "patch k6 15") == []
    assert ways((*WIDE, "Statue of Liberty@e8"), "i-18-white", "patch k6 15") == ["patch k6 15"]
    tall = ("Statue of Liberty@e8", f"{DRY}@e10", "i-03-white@e11")
    assert ways(tall, "i-18-white", "patch e12 15", "patch f12 15") == ["patch e12 15", "patch f12 15"]
    assert ways(tall[1:], "i-18-white", "patch e12 15", "patch f12 15") == []


def test_19_7_nothing_covers_the_statue_but_cards_slide_under_it():
    assert ways(("Kremlin@e8",), DRY, "patch d8 15", "patch d8 5") == ["patch d8 15", "patch d8 5"]
    assert ways(("Statue of Liberty@e8",), DRY, "patch d8 15", "patch d8 5") == ["patch d8 5"]
    for tile in ("build 1", "reclaim 1"):
        sites = manage(Scene(era=3).land(0, "Statue of Liberty@e8").goods(0, minerals=9), tile).legal()
        assert not {"site e8", "site e9"} & set(sites)


def test_19_7_the_statue_counts_every_reclaimed_wasteland_in_your_territory():
    """Two that seat 0 reclaimed and one of seat 1's Stealth Aircraft; not printed ones, buildings or covered tiles."""
    scene = Scene(era=3).land(0, "Statue of Liberty").land(1, "Stealth Aircraft")
    scene.tile(0, "e6", "wasteland").tile(0, "f6", "wasteland").tile(0, "g6", "culture-1")
    war(scene, "other").play("reclaim 1", "site e7", "room f7").goods(0, vp=0).begin("end")
    assert scene.told("final") == [(0, FIGURES["Statue of Liberty"], 9, 0)]
    scene = Scene(era=3).land(0, "Statue of Liberty").tile(0, "g7", "wasteland").patching(DRY).play("patch g7 15")
    assert scene.count(0, "reclaimed") == 0


def raided(land, *loser):
    """Seat 0 wins a war against seat 1."""
    return war(Scene(era=3).land(0, *land).land(1, *loser), "owner", minerals=(1, 0))


@works("Stealth Aircraft", True, False)
def test_19_8_the_stealth_aircraft_reclaims_a_room_of_the_loser(land, result):
    """At no cost, with a tile of the winner's, who draws a new one. Water too, but no Wasteland and no larger room."""
    scene = raided(land, "i-08-white", "i-01-white")
    if not result:
        assert scene.question() == "room"
        return
    assert (scene.question(), scene.waiting()) == ("stealth", (0,))
    assert scene.legal() == ["decline", "reclaim 1", "reclaim 2", "reclaim 3", "reclaim 4"]
    mine, stack, tile = scene.table.tiles[1].tolist(), int(scene.table.stack_left), int(scene.table.tiles[0, 1])
    scene.play("reclaim 2")
    assert {"site e9", "site e6"} <= set(scene.legal())
    assert not {"site e8", "site g8"} & set(scene.legal())
    scene.play("site e9")
    assert (scene.room(1, "e9"), scene.count(1, "reclaimed"), scene.count(0, "reclaimed")) == ("D", 1, 0)
    assert (scene.table.tiles[1].tolist(), scene.table.stack_left) == (mine, stack - 1)
    assert scene.table.tiles[0, 1] not in (0, tile)
    assert (scene.all_goods(0).keys(), scene.question()) == ({"vp"}, "room")


def test_19_8_once_a_round_and_only_after_a_victory():
    scene = Scene(era=3).land(0, "Stealth Aircraft")
    scene.route(0, 1), scene.route(0, 1)
    scene.workers(0, "1:war", "4:war", "5:war").war(1, "owner").war(4, "owner").war(5, "owner").begin("negotiation")
    scene.play("fight 1", "decline", "room e6", "fight 4", "reclaim 1", "site e6", "room f6")
    assert (len(scene.told("war-won")), scene.question()) == (1, "room"), "the third war brings nothing more"
    lost = war(Scene(era=3).land(0, "Stealth Aircraft"), "owner", minerals=(0, 9))
    assert lost.question() == "room"


@pytest.mark.parametrize(("money", "vp"), [(2, 0), (3, 2), (11, 6)])
@works("Wall Street", 1, 0, cover=ROOM)
def test_19_9_wall_street_gives_2_vp_for_every_3_money_at_the_end(land, result, money, vp):
    assert Scene(era=3, lap=5).land(0, *land).goods(0, money=money).begin("end").good(0, "vp") == vp * result

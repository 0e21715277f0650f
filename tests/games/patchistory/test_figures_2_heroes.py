"""Heroes of Era II: rulebook, 18.10 to 18.18. Each works while it is visible, and stops when it is covered."""

import pytest

from .scene import FIGURES, Scene
from .scene_figures import covered, manage, patched, vote, voting, war, works


@works("Christopher Columbus", 4, 1)
def test_18_10_columbus_adds_food_for_water(land, result):
    assert Scene().land(0, *land, "i-13-white@e4").status(0, "food") == result


def drained(name, **how):
    scene = patched(Scene(era=2).workers(0, "e6"), name, **how)
    return int(scene.table.removed[0]), scene.told("descendant-lost")


def test_18_10_when_patched_a_descendant_is_removed():
    assert drained("Christopher Columbus") == (1, [(0, FIGURES["Christopher Columbus"], 0, 0)])
    assert drained("Christopher Columbus", hidden=True) == (0, [])


@pytest.mark.parametrize("name", ["Christopher Columbus", "Yi Sun-sin"])
def test_18_10_18_18_the_descendant_stays_out_when_the_hero_is_covered(name):
    scene = patched(Scene(era=2).workers(0, "e6"), name)
    scene.land(0, *covered(name))
    assert (scene.count(0, "heroes"), int(scene.table.removed[0])) == (0, 1)
    scene.goods(0, food=9).begin("production")
    assert scene.told("fed") == [(0, 0, 2, 0)]


@pytest.mark.parametrize(("workers", "mil"), [((), 0), (("e8",), 2), (("e6",), 0), (("e8", "f4"), 4)])
@works("Elizabeth I", 1, 0)
def test_18_11_elizabeth_counts_water_rooms_with_a_worker(land, result, workers, mil):
    """Water is at e8 and f4."""
    scene = Scene().land(0, *land, "i-05-white@e4").workers(0, *workers)
    assert scene.status(0, "mil") == 1 + mil * result


@works("Elizabeth I", 3, 0)
def test_18_11_elizabeth_keeps_unused_votes(land, result):
    scene = Scene(era=2, lap=5).land(0, *land).goods(0, votes=5).goods(1, votes=5)
    vote(voting(scene, "food", "water", "wonders"), (2, 1, 0), (0, 0, 0), (0, 0, 0))
    assert (scene.table.era, scene.good(0, "votes"), scene.good(1, "votes")) == (3, result, 0)


@works("Genghis Khan", 1 + 1 + 3, 1)
def test_18_12_genghis_khan_adds_mil_for_each_route(land, result):
    scene = Scene().land(0, *land)
    scene.route(0, 2), scene.ally(1, 0)
    assert scene.status(0, "mil") == result


@pytest.mark.parametrize(("era", "food"), [(1, 2), (2, 3), (3, 4)])
@works("Genghis Khan", True, False)
def test_18_12_genghis_khan_sets_only_the_food(land, result, era, food):
    scene = manage(Scene(era=era).land(0, *land).workers(0, "e6").goods(0, food=9), "trade 1")
    assert (scene.good(0, "food"), scene.table.favours[0]) == (9 - (1 if result else food), 5)


@works("Jeanne d'Arc", 4, 2)
def test_18_13_jeanne_adds_2_votes_to_a_campaign(land, result):
    assert manage(Scene().land(0, *land), "campaign 2").good(0, "votes") == result


def fight(land, votes):
    """Seat 0 has 1 mineral and some votes for a war with seat 1, which has neither."""
    scene = Scene(era=2).land(0, *land).goods(0, minerals=1, votes=votes, money=1).goods(1, money=1)
    return scene.workers(0, "1:war").war(1, "owner").begin("negotiation")


@works("Jeanne d'Arc", 2, 0)
def test_18_13_in_a_war_2_votes_are_a_mineral(land, result):
    scene = fight(land, 5).play("commit 1")
    if result:
        assert scene.legal() == ["pledge 0", "pledge 1", "pledge 2"]
        scene.play("pledge 2")
    ((votes, minerals, strength),) = [event[1:] for event in scene.told("committed") if event[0] == 0]
    assert (votes, minerals, strength - scene.status(0, "mil")) == (2 * result, 1, 1 + result)
    assert (scene.good(0, "votes"), scene.good(0, "minerals")) == (5 - 2 * result, 0)


def test_18_13_you_need_two_votes_and_may_keep_them():
    assert fight(("Jeanne d'Arc",), 1).play("commit 0").events("committed")
    assert fight(("Jeanne d'Arc",), 2).play("commit 0", "pledge 0").good(0, "votes") == 2


@pytest.mark.parametrize(
    ("workers", "more"), [((), 0), (("g7",), 1), (("g6",), 0), (("e6",), 0), (("g7", "f4"), 2), (("g7", "f4", "h4"), 2)]
)
@works("Martin Luther", 1, 0)
def test_18_14_luther_counts_industry_rooms_with_a_box_and_a_worker(land, result, workers, more):
    """Industry with a box is at g7 and f4, without one at h4; g6 is an Economy room with a box."""
    scene = Scene().land(0, "l1", *land, "ii-03-white@e4", "ii-05-white@g4").workers(0, *workers)
    assert (scene.status(0, "vp"), scene.status(0, "mil")) == (1 + more * result, more * result)


STURDY = ("iii-14-white", "The Great Wall")  # Defence 10 with a worker, and demands are 1 lower


@works("Napoleon Bonaparte", ["decline", "threaten 0 money", "threaten 0 vp"], None)
def test_18_15_napoleon_threatens_the_loser_without_favours_route_or_force(land, result):
    """Seat 1 wins with minerals. Its Attack is lower than seat 0's Defence, and none of its routes leads there."""
    scene = war(Scene(era=2).land(0, *STURDY).land(1, *land).goods(0, money=9), "other", minerals=(0, 9))
    assert scene.told("war-won") == [(1, 1, 10, 0)]
    if result is None:
        assert (scene.question(), scene.waiting()) == ("room", (0,))
        return
    assert scene.status(1, "mil") < scene.status(0, "mil") + scene.status(0, "shields")
    assert (scene.question(), scene.waiting(), scene.legal()) == ("free_threat", (1,), result)
    scene.play("threaten 0 money")
    assert (scene.good(0, "money"), scene.good(1, "money")) == (6, 3), "4 less 1: the Great Wall protects"


def test_18_15_protections_hold_against_napoleon():
    scene = war(Scene(era=2).land(0, "Parthenon").land(1, "Napoleon Bonaparte"), "other")
    assert scene.legal() == ["decline", "threaten 0 vp"]


def test_18_15_napoleon_may_leave_it_and_needs_a_victory():
    scene = war(Scene().land(1, "Napoleon Bonaparte").goods(0, money=9), "other")
    assert scene.play("decline").good(0, "money") == 9
    assert war(Scene().land(1, "Napoleon Bonaparte"), "owner", minerals=(9, 0)).question() == "room"


def claim(land=("Vasco da Gama",), seats=3, **goods):
    """An auction begins; seat 1 has Vasco da Gama, and everybody else 5 money."""
    scene = Scene(seats, era=2).land(1, *land)
    for seat in range(seats):
        scene.goods(seat, money=5, vp=9)
    return scene.goods(1, **goods).begin("auction")


def test_18_16_vasco_takes_a_card_before_bids_once_a_game():
    scene = claim()
    assert (scene.question(), scene.waiting()) == ("claim", (1,))
    assert scene.legal() == ["claim 1", "claim 2", "claim 3", "decline"]
    scene.play("claim 2")
    assert (scene.waiting(), scene.legal()[0]) == ((0,), "bid 1 1")
    assert not [move for move in scene.legal() if move.startswith("bid 2 ")]
    scene.play("bid 1 1")
    assert scene.waiting() == (2,), "seat 1 doesn't bid"
    scene.play("bid 3 2")
    assert (scene.table.phase, scene.good(1, "money"), scene.table.won[1]) == (2, 5, 2)
    assert scene.begin("auction").question() == "bid", "once a game"


@works("Vasco da Gama", "claim", "bid")
def test_18_16_vasco_is_asked_in_every_auction_until_he_is_used(land, result):
    scene = claim(land)
    assert scene.question() == result
    if result == "claim":
        scene.play("decline")
        assert (scene.question(), scene.waiting()) == ("bid", (0,))
        assert scene.begin("auction").question() == "claim"


def test_18_16_vasco_without_money_does_not_pay_vp():
    scene = claim(money=0).play("claim 1")
    assert (scene.good(1, "vp"), scene.good(1, "money")) == (9, 0)
    scene = claim(money=0).play("decline")
    assert (scene.good(1, "vp"), scene.good(1, "money")) == (6, 1)


def test_18_16_with_two_players_the_other_card_is_free():
    scene = claim(seats=2).play("claim 2")
    assert (scene.table.phase, scene.table.won.tolist()[:2]) == (2, [1, 2])
    assert (scene.good(0, "money"), scene.good(1, "money")) == (5, 5)
    poor = Scene(2, era=2).land(1, "Vasco da Gama").goods(0, vp=9).goods(1, money=1).begin("auction").play("claim 1")
    assert poor.all_goods(0) == {"vp": 9}, "without an auction nobody needs money"


@works("Vasco da Gama", 6, 0)
def test_18_16_six_exchanges_a_round_are_free(land, result):
    """Each further one costs a favour."""
    scene = manage(Scene().land(0, *land).goods(0, food=40), favours=7)
    found = []
    for _ in range(7):
        found.append(int(scene.play("exchange food-money 1").table.favours[0]))
    assert found == [7 - max(0, count - result) for count in range(1, 8)]
    scene = manage(Scene().land(0, *land).goods(0, food=2), favours=0)
    assert (scene.to_move() == 0) == bool(result), "he exchanges without favours"


@works("William Shakespeare", 1 + 1 + 2, 1 + 1)
def test_18_17_shakespeare_adds_money_for_culture_rooms(land, result):
    assert Scene().land(0, *land, "i-19-white@e4").status(0, "money") == result


@works("Yi Sun-sin", 1 + 1 + 2, 1)
def test_18_18_yi_adds_mil_for_water(land, result):
    assert Scene().land(0, *land, "i-05-white@e4").status(0, "mil") == result


def test_18_18_when_patched_a_descendant_is_removed():
    assert drained("Yi Sun-sin") == (1, [(0, FIGURES["Yi Sun-sin"], 0, 0)])
    assert drained("Yi Sun-sin", hidden=True) == (0, [])

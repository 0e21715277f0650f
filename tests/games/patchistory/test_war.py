"""War: rulebook, chapter 12."""

import pytest

from .scene import Scene
from .scene_figures import answer_all, to_next_era, war

SHIELDED = "i-09-white"  # 1 sword and 1 shield, beside the sword of Equality


def rich(seats=3, **how):
    scene = Scene(seats, **how)
    for seat in range(seats):
        scene.goods(seat, money=3, vp=20)
    return scene


def test_12_1_each_worker_in_a_war_room_is_a_war_of_its_own():
    scene = rich().goods(1, minerals=5)
    scene.route(0, 1)
    scene.workers(0, "1:war", "4:war").war(1, "other").war(4, "owner").begin("negotiation")
    assert scene.legal() == ["fight 1", "fight 4"]
    scene.play("fight 4", "commit 2")
    assert (scene.told("war-won"), scene.places(0)) == ([(1, 0, 3, 0)], ["1:war", "homing"])
    scene.play("room e6")
    assert (scene.question(), scene.waiting()) == ("commit", (1,))
    scene.play("commit 3")
    assert (scene.told("war-won"), scene.good(1, "minerals")) == ([(1, 1, 5, 0)], 0)


def test_12_1_a_war_of_the_last_round_is_never_fought():
    scene = rich(era=3, lap=5).goods(0, minerals=2).goods(2, votes=1)
    scene.workers(0, "1:negotiation").begin("negotiation").play_as(0, "war").play_as(1, "peace")
    assert scene.told("war-declared") == [(0, 1, 1, 1)]
    while scene.table.question:
        assert scene.question() in ("prosperity", "vote")
        answer_all(scene, "vote")
        if scene.table.question:
            scene.play("vote 0")
        assert not scene.events("committed")
    assert (scene.table.phase, scene.places(0)) == (0, ["1:negotiation"])


def test_12_1_without_its_worker_there_is_no_war():
    """War was declared, and then the worker was paid to Chichen-Itza."""
    scene = rich(era=2).land(0, "Chichen-Itza").goods(0, minerals=3).workers(0, "1:negotiation").war(1, "other")
    scene.begin("upkeep").play("traveller 1")
    assert (scene.places(0), int(scene.table.space[1]), int(scene.table.war[1])) == ([], 0, 0)
    scene.begin("movement")
    assert (scene.told("went-to-war"), scene.told("committed")) == ([], [])


@pytest.mark.parametrize(("invaders", "strengths"), [("owner", [2, 3]), ("other", [3, 2])])
def test_12_2_an_invader_has_their_attack_and_a_defender_their_defence(invaders, strengths):
    scene = war(rich().land(0, SHIELDED).land(1, SHIELDED), invaders)
    assert [strength for *_, strength in sorted(scene.told("committed"))] == strengths


def test_12_2_two_invaders_fight_without_shields():
    scene = war(rich().land(0, SHIELDED).land(1, SHIELDED), "both")
    assert [strength for *_, strength in sorted(scene.told("committed"))] == [2, 2]
    assert scene.told("war-drawn") == [(0, 0, 0, 1)]


def test_12_2_the_strength_is_that_of_the_moment_of_the_war():
    """A worker who comes home from the first war makes a box active for the second."""
    scene = rich().land(0, "i-24-white")
    scene.route(0, 1)
    scene.workers(0, "1:war", "4:war").war(1, "owner").war(4, "owner").begin("negotiation")
    scene.play("fight 1")
    assert scene.told("committed")[0] == (0, 0, 0, 2)
    scene.play("room e9")
    assert scene.told("committed")[0] == (0, 0, 0, 3)


def test_12_3_minerals_for_a_war_are_sealed():
    scene = rich().goods(0, minerals=2).goods(1, minerals=4).workers(0, "1:war").war(1, "owner").begin("negotiation")
    assert (scene.question(), scene.waiting()) == ("commit", (0, 1))
    assert scene.legal(0) == ["commit 0", "commit 1", "commit 2"]
    scene.play_as(1, "commit 3")
    assert (scene.told("sealed"), len(scene.events())) == ([(1, 0, 0, 0)], 1)
    assert (scene.legal(1), scene.good(1, "minerals")) == ([], 4)
    scene.play_as(0, "commit 1")
    assert scene.told("committed") == [(0, 0, 1, 2), (1, 0, 3, 4)]


def test_12_3_each_mineral_adds_1_strength_and_is_spent_by_winner_and_loser():
    scene = war(rich(), "owner", minerals=(3, 2))
    assert scene.told("committed") == [(0, 0, 3, 4), (1, 0, 2, 3)]
    assert (scene.good(0, "minerals"), scene.good(1, "minerals")) == (0, 0)


@pytest.mark.parametrize(
    ("invaders", "minerals", "winner"),
    [
        ("owner", (1, 0), 0),
        ("owner", (0, 1), 1),
        ("owner", (1, 1), 1),
        ("other", (1, 0), 0),
        ("other", (0, 1), 1),
        ("other", (1, 1), 0),
        ("both", (1, 0), 0),
        ("both", (0, 1), 1),
        ("both", (1, 1), None),
    ],
)
def test_12_4_the_higher_strength_wins_and_the_defender_wins_a_tie(invaders, minerals, winner):
    scene = war(rich(), invaders, minerals=minerals)
    assert [seat for seat, *_ in scene.told("war-won")] == ([] if winner is None else [winner])
    gained = [scene.good(seat, "vp") - 20 for seat in range(3)]
    invader = winner is not None and invaders in (("owner", "other")[winner], "both")
    assert gained == [(5 if invader else 3) if seat == winner else 0 for seat in range(3)]
    assert bool(scene.told("war-drawn")) == (winner is None), "two Invaders who tie both lose"


@pytest.mark.parametrize(("era", "invader", "defender"), [(1, 5, 3), (2, 10, 6), (3, 15, 9)])
def test_12_5_a_winning_invader_gains_more_than_a_winning_defender(era, invader, defender):
    assert war(rich(era=era), "owner", minerals=(1, 0)).good(0, "vp") == 20 + invader
    assert war(rich(era=era), "both", minerals=(0, 1)).good(1, "vp") == 20 + invader
    assert war(rich(era=era), "other", minerals=(1, 0)).good(0, "vp") == 20 + defender
    assert war(rich(era=era), "owner", minerals=(0, 1)).good(1, "vp") == 20 + defender


def test_12_5_vp_go_by_the_era_in_which_the_war_is_fought():
    scene = rich(era=1, lap=5).workers(0, "1:negotiation").begin("negotiation").play_as(0, "peace").play_as(1, "war")
    to_next_era(scene).begin("movement")
    assert (scene.table.era, scene.told("war-won")) == (2, [(0, 0, 6, 1)])


@pytest.mark.parametrize(
    ("invaders", "minerals", "vp", "winner", "loser"),
    [
        ("owner", (4, 0), 20, 25, 20),
        ("owner", (5, 0), 20, 32, 13),
        ("owner", (6, 0), 20, 32, 13),
        ("both", (5, 0), 20, 32, 13),
        ("other", (5, 0), 20, 30, 13),
        ("owner", (5, 0), 3, 28, 0),
        ("owner", (5, 0), 0, 25, 0),
    ],
)
def test_12_6_the_winner_takes_seven_vp_or_all_there_are(invaders, minerals, vp, winner, loser):
    scene = war(rich().goods(1, vp=vp), invaders, minerals=minerals)
    assert [scene.good(seat, "vp") for seat in range(3)] == [winner, loser, 20]


def test_12_6_a_winning_defender_takes_them_too():
    scene = war(rich(), "owner", minerals=(0, 6))
    assert (scene.good(0, "vp"), scene.good(1, "vp")) == (13, 20 + 3 + 7)


def test_12_7_napoleon_then_stealth_then_red_cross_then_the_worker_comes_home():
    scene = rich(era=3).land(0, "Napoleon Bonaparte", "Stealth Aircraft").land(2, "Red Cross").goods(2, food=1)
    war(scene, "owner")
    assert (scene.question(), scene.waiting(), scene.good(0, "vp")) == ("free_threat", (0,), 20 + 15 + 7)
    scene.play("threaten 1 money")
    assert (scene.question(), scene.waiting(), scene.good(0, "money")) == ("stealth", (0,), 6)
    scene.play("reclaim 1", "site e6")
    assert (scene.question(), scene.waiting(), scene.room(1, "e6")) == ("mercy", (2,), "D")
    scene.play("accept")
    assert (scene.question(), scene.waiting(), scene.places(0)) == ("room", (0,), ["homing"])
    assert scene.play("room e6").places(0) == ["e6"]

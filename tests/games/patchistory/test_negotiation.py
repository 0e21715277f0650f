"""Negotiation: rulebook, chapter 11."""

import pytest

from .scene import Scene
from .scene_figures import to_next_era


def talks(seats=3, **how):
    """Seat 0 has a worker in the Negotiation Room of route 1, which leads to seat 1."""
    scene = Scene(seats, **how).workers(0, "1:negotiation")
    for seat in range(seats):
        scene.goods(seat, money=3, vp=20)
    return scene


def test_11_1_you_choose_the_order_of_your_negotiations_and_then_of_your_wars():
    scene = Scene(3, first=1)
    scene.route(1, 0), scene.route(1, 2), scene.route(1, 0)
    scene.workers(1, "2:negotiation", "4:negotiation", "5:war", "6:war").workers(2, "3:negotiation")
    scene.workers(0, "1:negotiation")
    scene.war(5, "owner").war(6, "owner").begin("negotiation")
    assert (scene.waiting(), scene.legal()) == ((1,), ["negotiate 2", "negotiate 4"])
    scene.play("negotiate 4")
    assert scene.waiting() == (0, 1)
    scene.play_as(0, "war").play_as(1, "peace")
    assert scene.waiting() == (1, 2), "the second negotiation comes before the wars"
    scene.play_as(1, "peace").play_as(2, "war")
    assert (scene.waiting(), scene.legal()) == ((1,), ["fight 5", "fight 6"])
    scene.play("fight 6", "room e6", "room f6")
    assert scene.waiting() == (0, 2), "seat 2 negotiates after the wars of seat 1"
    scene.play_as(0, "war").play_as(2, "peace")
    assert scene.waiting() == (0, 1), "and seat 0 comes last"


@pytest.mark.parametrize("space", ["4", "rest"])
def test_11_1_without_a_worker_in_the_two_rooms_nothing_happens(space):
    scene = Scene().workers(0, f"1:{space}").begin("negotiation")
    assert (scene.events("negotiated"), scene.question()) == ([], "bid"), "production, and the next round"


def test_11_2_thumbs_are_sealed():
    scene = talks().begin("negotiation")
    assert (scene.question(), scene.waiting(), scene.legal(1)) == ("thumbs", (0, 1), ["peace", "war"])
    scene.play_as(1, "war")
    assert (scene.told("sealed"), len(scene.events())) == ([(1, 0, 0, 0)], 1)
    assert (scene.waiting(), scene.legal(1)) == ((0,), []), "nobody can change an answer"
    scene.play_as(0, "peace")
    assert scene.told("negotiated") == [(0, 1, 1, 0), (1, 1, 2, 0)]


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        (["refuse"], [0]),
        (["accept", "refuse"], [0, 1]),
        (["accept", "accept"], [0, 1]),
    ],
)
def test_11_3_both_must_want_the_alliance_and_the_owner_is_asked_first(answers, asked):
    scene = talks().begin("negotiation").play_as(0, "peace").play_as(1, "peace")
    found = []
    for answer in answers:
        assert (scene.question(), scene.legal()) == ("treaty", ["accept", "refuse"])
        found.append(scene.to_move())
        scene.play(answer)
    assert found == asked
    assert scene.question() == ("room" if "refuse" in answers else "end_of_route")
    assert scene.table.allied_left == 4


@pytest.mark.parametrize(("turn", "ends"), [("turn 1", (2, 3)), ("turn 2", (3, 2))])
def test_11_3_the_owner_of_the_worker_chooses_an_end(turn, ends):
    scene = Scene().workers(1, "2:negotiation").begin("negotiation")
    scene.play_as(1, "peace").play_as(2, "peace").play("accept", "accept")
    assert scene.waiting() == (1,)
    scene.play(turn)
    assert (scene.table.end_a[1], scene.table.end_b[1]) == ends
    assert (scene.table.allied_left, scene.told("allied")) == (3, [(1, 15, 0, 2)])
    assert [scene.count(seat, "routes") for seat in range(3)] == [1, 2, 2]


def no_route(scene):
    scene.table.allied_left = 0


def own_war_room(scene):
    scene.workers(0, "1:negotiation", f"{scene.route(0, 1)}:war").war(4, "owner")


def their_war_room(scene):
    scene.workers(1, f"{scene.route(1, 0)}:war").war(4, "owner")


def war_room_elsewhere(scene):
    scene.workers(1, "2:war").war(2, "owner")


def allied_already(scene):
    scene.ally(1, 0)


def allied_elsewhere(scene):
    scene.ally(1, 2)


@pytest.mark.parametrize(
    ("change", "possible"),
    [
        (no_route, False),
        (own_war_room, False),
        (their_war_room, False),
        (war_room_elsewhere, True),
        (allied_already, False),
        (allied_elsewhere, True),
    ],
)
def test_11_4_there_is_no_alliance_without_a_route_during_a_war_or_twice(change, possible):
    scene = talks()
    change(scene)
    scene.begin("negotiation").play_as(0, "peace").play_as(1, "peace")
    assert scene.question() == ("treaty" if possible else "room")


def test_11_5_an_alliance_sends_negotiators_home_and_ends_declared_wars():
    scene = talks(era=2).goods(0, minerals=1)
    scene.route(0, 1), scene.route(1, 0), scene.route(0, 2)
    scene.workers(0, "1:negotiation", "4:negotiation", "6:negotiation").workers(1, "5:negotiation", "e6")
    scene.begin("negotiation").play("negotiate 6").play_as(0, "war").play_as(2, "peace")
    scene.play("negotiate 4").play_as(0, "peace").play_as(1, "war")
    assert (scene.table.war[4], scene.table.war[6]) == (2, 1)
    scene.play_as(0, "peace").play_as(1, "peace").play("accept", "accept", "turn 1")
    assert scene.places(0) == ["homing", "homing", "6:negotiation"], "only those between the two"
    assert scene.places(1) == ["homing", "e6"], "its negotiation isn't held"
    assert (scene.table.war[4], scene.table.war[6]) == (0, 1)
    assert (scene.good(0, "minerals"), scene.good(1, "vp")) == (0, 14), "nothing is paid back"
    scene.play("room e6", "room f6")
    assert (scene.waiting(), "room e6" in scene.legal()) == ((1,), False)
    scene.play("room g7")
    assert scene.question() == "bid", "nobody negotiates any more"


@pytest.mark.parametrize("answers", [["refuse"], ["accept", "refuse"], ["accept", "accept", "turn 2"]])
def test_11_6_after_two_thumbs_up_the_worker_comes_home(answers):
    scene = talks().begin("negotiation").play_as(0, "peace").play_as(1, "peace").play(*answers)
    assert (scene.waiting(), scene.question(), scene.places(0)) == ((0,), "room", ["homing"])
    assert scene.play("room f7").places(0) == ["f7"]
    assert scene.table.space[1] == 0


@pytest.mark.parametrize(("mine", "theirs", "roles"), [("war", "peace", 1), ("peace", "war", 2), ("war", "war", 3)])
def test_11_7_war_is_fought_in_the_same_phase_of_the_next_round(mine, theirs, roles):
    scene = talks().begin("negotiation").play_as(0, mine).play_as(1, theirs)
    assert scene.told("war-declared") == [(0, 1, roles, 1)]
    assert (scene.places(0), scene.events("committed")) == (["1:negotiation"], [])
    assert scene.question() == "bid", "the round is over"
    scene.begin("movement")
    assert scene.told("went-to-war") == [(0, 1, 0, 0)]
    assert len(scene.told("committed")) == 2
    assert (scene.question(), scene.places(0)) == ("room", ["homing"])


@pytest.mark.parametrize(
    ("era", "minerals", "vp", "paid", "lost"),
    [
        (1, 2, 20, 0, 0),
        (2, 2, 20, 1, 0),
        (3, 2, 20, 2, 0),
        (2, 0, 20, 0, 6),
        (3, 1, 20, 1, 6),
        (3, 0, 20, 0, 12),
        (3, 0, 5, 0, 5),
    ],
)
def test_11_8_an_invader_pays_minerals_and_vp_for_those_that_are_missing(era, minerals, vp, paid, lost):
    for invader in (1, 0):
        scene = talks(era=era).goods(0, minerals=minerals, vp=vp).goods(1, minerals=minerals, vp=vp)
        scene.begin("negotiation").play_as(1 - invader, "peace").play_as(invader, "war")
        assert scene.told("prepared") == [(invader, 0, paid, lost)]
        left = [(scene.good(seat, "minerals"), scene.good(seat, "vp")) for seat in (invader, 1 - invader)]
        assert left == [(minerals - paid, vp - lost + 1), (minerals, vp + 1)], "a Defender pays nothing"


def test_11_8_both_pay_if_both_thumbs_are_down():
    scene = talks(era=3).goods(0, minerals=2).goods(1, minerals=1)
    scene.begin("negotiation").play_as(0, "war").play_as(1, "war")
    assert scene.told("prepared") == [(0, 0, 2, 0), (1, 0, 1, 6)]


def test_11_8_an_invader_pays_by_the_era_of_the_declaration():
    scene = talks(era=1, lap=5).goods(0, minerals=2).begin("negotiation").play_as(0, "war").play_as(1, "peace")
    assert scene.told("prepared") == [(0, 0, 0, 0)]
    to_next_era(scene).begin("movement").play("commit 0")
    assert scene.table.era == 2
    assert (scene.good(0, "minerals"), scene.events("prepared")) == (2, []), "nothing is added in Era II"


def test_11_8_roles_last_until_the_war_is_over():
    """Seat 0's worker started it, but seat 1 put its thumb down: seat 0 is the Defender and wins the tie."""
    scene = talks().begin("negotiation").play_as(0, "peace").play_as(1, "war")
    assert scene.table.war[1] == 2
    scene.begin("movement")
    assert scene.told("war-won") == [(0, 0, 3, 1)]
    assert scene.table.war[1] == 0

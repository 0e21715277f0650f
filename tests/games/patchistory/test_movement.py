"""Movement: rulebook, chapter 10. Equality has TRA 1; I-15 has a wheel, and one in the box of the same room."""

import numpy as np
import pytest

from watershed.games.patchistory.rules.sight import Observation, observe
from watershed.kernel.record import blank, lay_open

from .scene import Scene

ROOMS = ("e6", "f6", "g6", "e7", "f7", "g7")


def moving(*places, land=(), seats=3):
    """Seat 0's workers move, and nobody else has any."""
    return Scene(seats).land(0, *land).workers(0, *places).begin("movement")


def rooms(scene):
    """Where the picked worker can go."""
    return {words.split()[1] for words in scene.legal() if words.startswith("room")}


def reach(cell, *others, land=()):
    """The rooms that a worker in a cell can reach."""
    scene = moving(cell, *others, land=land)
    return rooms(scene.play(f"worker {cell}"))


def test_10_1_all_negotiators_go_to_the_war_room_before_anybody_plans():
    scene = Scene(3).workers(0, "1:negotiation", "e6").workers(1, "2:negotiation").workers(2, "e6").war(1, "owner")
    scene.begin("movement")
    assert scene.question() == "move"
    assert (scene.places(0)[0], scene.places(1)[0]) == ("1:war", "2:war")
    assert sorted(seat for seat, *_ in scene.told("went-to-war")) == [0, 1]
    assert 1 not in scene.waiting(), "that was their move"


def observation(scene, seat):
    records = blank(Observation)
    observe(scene.book, scene.table, seat, lay_open(Observation, records))
    return records.tobytes()


def test_10_2_all_plan_at_the_same_time_and_nobody_sees_a_plan():
    scene = Scene(3)
    for seat in range(3):
        scene.workers(seat, "e6", "g7")
    scene.begin("movement")
    assert scene.waiting() == (0, 1, 2)
    before = [observation(scene, seat) for seat in (1, 2)]
    scene.play_as(0, "worker e6", "room f6")
    assert [observation(scene, seat) for seat in (1, 2)] == before
    scene.play_as(0, "end").play_as(2, "worker g7", "room g6", "end")
    assert [scene.places(seat) for seat in range(3)] == [["e6", "g7"]] * 3, "nothing moves yet"
    scene.play_as(1, "end")
    assert [scene.places(seat) for seat in range(3)] == [["f6", "g7"], ["e6", "g7"], ["e6", "g6"]]


def test_10_2_plans_can_come_in_any_order():
    tables = []
    for order in ((0, 1), (1, 0)):
        scene = Scene(3).workers(0, "e6").workers(1, "g7").begin("movement")
        for seat in order:
            scene.play_as(seat, *(("worker e6", "room f6"), ("worker g7", "room g6"))[seat])
        tables.append(np.array(scene.table.place).tobytes())
    assert tables[0] == tables[1]


def test_10_2_tra_is_the_one_at_the_beginning_of_the_phase():
    """A worker in the box of I-15 makes TRA 3; the box is left, and the other one still goes 3 steps."""
    land = ("i-15-white",)  # I:2f on e8, T:w[w] on f8 and f9, D on e9
    scene = Scene(3).land(0, *land).workers(0, "f8", "g6")
    assert scene.status(0, "tra") == 3
    scene.begin("movement").play("worker f8", "room e9", "worker g6")
    assert "e7" in rooms(scene), "over f6 and e6"
    assert scene.status(0, "tra") == 3
    scene.play("room e7")
    assert (scene.status(0, "tra"), scene.places(0)) == (2, ["e9", "e7"])
    entering = moving("f7", "g6", land=land).play("worker f7", "room f8", "worker g6")
    assert rooms(entering) == {"e6", "f6", "f7", "g7"}, "2 steps, not 3"


def test_10_2_tra_applies_to_each_worker_separately():
    scene = moving("e6", "g6").play("worker e6", "room e7", "worker g6", "room g7")
    assert scene.places(0) == ["e7", "g7"]


@pytest.mark.parametrize(
    ("cell", "land", "reached"),
    [
        ("e6", (), {"f6", "e7"}),
        ("f7", (), {"e7", "g7", "f6"}),
        ("e6", ("i-15-white@h4",), {"f6", "g6", "e7", "f7"}),  # TRA 2, and the card is out of reach
        ("e6", ("i-15-white@h4", "i-15-white@j6"), {"f6", "g6", "e7", "f7", "g7"}),  # TRA 3
    ],
)
def test_10_3_a_worker_goes_up_to_tra_steps_over_edges(cell, land, reached):
    assert reach(cell, land=land) == reached


def test_10_3_without_tra_nobody_walks():
    scene = Scene(3).land(0, "L1").tile(0, "f7", "wasteland").workers(0, "e6", "g7").begin("movement")
    assert scene.question() != "move"
    assert scene.places(0) == ["e6", "g7"]


def test_10_3_a_large_room_is_one_step():
    """I-06 on e8 has a room on e8 and e9: from e7 it is one step, and f9 is the second."""
    assert reach("e7", land=("i-06-white", "i-15-white@i4")) == {"e6", "f7", "e8", "f6", "g7", "f8", "f9"}
    assert "f9" not in reach("e7", land=("i-06-white",))
    assert reach("e8", land=("i-06-white",)) == {"e7", "f8", "f9"}


def test_10_3_water_can_be_entered():
    assert "e8" in reach("e7", land=("i-16-white",))


def test_10_4_workers_are_passed_but_no_room_is_shared():
    land = ("i-15-white@h4",)  # TRA 2
    assert reach("e6", "f6", land=land) == {"g6", "e7", "f7"}
    assert reach("e6", "f6", "e7", land=land) == {"g6", "f7"}


def test_10_4_a_room_that_a_worker_left_is_free_for_the_next():
    scene = moving("e6", "f6", "e7")
    assert "worker e6" not in scene.legal(), "no free room in reach"
    scene.play("worker f6", "room g6")
    assert scene.legal() == ["end", "worker e6", "worker e7"]
    scene.play("worker e6")
    assert scene.table.goal[0, 0] == 66, "to f6, the only room"
    scene.play("worker e7", "room e6")
    assert scene.places(0) == ["f6", "g6", "e6"]


def test_10_4_a_room_that_a_worker_goes_to_is_taken():
    scene = moving("e6", "f7").play("worker e6", "room f6", "worker f7")
    assert rooms(scene) == {"e7", "g7"}


@pytest.mark.parametrize(
    ("places", "stay"),
    [
        (("e6", "e6"), 1),
        (("e6", "e6", "e6"), 1),
        (("e6", "e6", "e6", "e6"), 2),  # f6 and e7 are taken then
        (("e6", "e6", "f6", "e7"), 2),
        (("e6", "e6", "f6"), 1),
    ],
)
def test_10_4_workers_who_share_a_room_leave_it_as_far_as_they_can(places, stay):
    scene = moving(*places)
    while scene.question() == "move" and "end" not in scene.legal():
        scene.play("worker e6" if "worker e6" in scene.legal() else scene.legal()[0])
    if scene.question() == "move":
        scene.play("end")
    assert scene.places(0).count("e6") == stay


def test_10_4_they_must_leave_as_soon_as_they_can():
    scene = moving("e6", "e6", "f6", "e7")
    assert "end" in scene.legal(), "as it is, nobody can"
    scene.play("worker f6", "room g6")
    assert scene.legal() == ["worker e6", "worker e7"], "now f6 is free"


def test_10_4_your_own_workers_may_take_the_last_rooms_that_they_could_leave_to():
    """R21  From e6 a worker gets to f6 and e7."""
    scene = moving("e6", "e6", "g6", "f7").play("worker g6", "room f6")
    assert scene.legal() == ["worker e6", "worker f7"], "one of them can still leave, so the plan can't end"
    scene.play("worker f7", "room e7")
    assert scene.places(0) == ["e6", "e6", "f6", "e7"], "now nobody can, and the plan is in"


def test_10_4_without_tra_they_stay_for_another_round():
    scene = Scene(3).land(0, "L1").tile(0, "f7", "wasteland").workers(0, "e6", "e6").begin("movement")
    assert scene.places(0) == ["e6", "e6"]


def test_10_5_a_worker_on_rest_comes_home_before_other_travellers_and_stays_there():
    scene = Scene(3)
    second = scene.route(0, 2)
    scene.workers(0, "e6", "1:rest", f"{second}:2").begin("movement")
    assert scene.legal() == ["worker e6", "traveller 1"], "the other traveller waits"
    scene.play("traveller 1")
    assert scene.legal() == [f"room {room}" for room in ROOMS[1:]]
    scene.play("room f6")
    assert scene.legal() == ["worker e6", f"traveller {second}"], "who came home doesn't move on"
    scene.play(f"traveller {second}", "step 1", "worker e6")
    assert scene.places(0) == ["e7", "f6", f"{second}:3"], "the only room that is left"


def test_10_5_a_room_can_be_left_for_a_worker_who_comes_home():
    scene = moving("e6", "1:rest").play("worker e6", "room f6")
    assert scene.legal() == [f"room {room}" for room in ROOMS if room != "f6"], "e6 is free now"
    scene.play("room e6")
    assert scene.places(0) == ["f6", "e6"]


def test_10_5_the_box_of_its_room_is_active():
    scene = Scene(3).land(0, "L1").workers(0, "1:rest").begin("movement").play("room g7")
    assert scene.status(0, "food") == 2


@pytest.mark.parametrize(
    ("space", "land", "steps"),
    [
        ("start", (), 1),
        ("1", (), 1),
        ("start", ("i-15-white",), 2),
        ("2", ("i-15-white", "Vasco da Gama"), 3),
        ("4", ("i-15-white", "Vasco da Gama"), 1),
    ],
)
def test_10_6_a_worker_on_a_route_must_go_on_or_rest(space, land, steps):
    scene = moving(f"1:{space}", land=land)
    assert scene.legal() == [*(f"step {count}" for count in range(1, steps + 1)), "rest"], "it can't stay"
    scene.play(f"step {steps}")
    spaces = ("start", "1", "2", "3", "4", "negotiation")
    assert scene.places(0) == [f"1:{spaces[spaces.index(space) + steps]}"]
    assert scene.told("travelled") == [(0, 1, spaces.index(space) + steps, 0)]


@pytest.mark.parametrize("space", ["start", "1", "2", "3", "4"])
def test_10_6_a_worker_goes_to_rest_from_any_space(space):
    scene = moving(f"1:{space}").play("rest")
    assert (scene.places(0), len(scene.told("rested")), scene.told("travelled")) == (["1:rest"], 1, [])
    allied = Scene(3)
    route = allied.ally(1, 0)
    assert allied.workers(0, f"{route}:{space}").begin("movement").play("rest").places(0) == [f"{route}:rest"]


@pytest.mark.parametrize("space", ["start", "3"])
def test_10_6_with_tra_0_it_goes_to_rest(space):
    scene = Scene(3).land(0, "L1").tile(0, "f7", "wasteland").workers(0, f"1:{space}").begin("movement")
    assert scene.places(0) == ["1:rest"]


def test_10_6_a_worker_in_a_war_room_does_not_move():
    scene = Scene(3).workers(0, "1:war", "e6").war(1, "both").begin("movement")
    assert scene.legal() == ["end", "worker e6"]


def test_10_6_several_travellers_are_planned_one_by_one():
    scene = Scene(3)
    second = scene.route(0, 2)
    scene.workers(0, "1:start", f"{second}:2", "e6").begin("movement")
    assert scene.legal() == ["worker e6", "traveller 1", f"traveller {second}"], "no end before they have moved"
    scene.play("traveller 1", "rest", f"traveller {second}", "step 1")
    assert scene.legal() == ["end", "worker e6"]


def test_10_6_on_the_last_of_all_routes_too():
    scene = Scene(4)
    for pair in ((0, 1), (0, 2), (1, 2), (3, 0)):
        scene.ally(*pair)
    scene.workers(3, "18:start", "e6").begin("movement")
    assert scene.legal() == ["worker e6", "traveller 18"]


def test_10_7_a_worker_who_reaches_the_negotiation_room_stops_there():
    land = ("i-15-white", "Vasco da Gama", "Cyrus the Great")  # TRA 5
    scene = moving("1:3", land=land)
    assert scene.status(0, "tra") >= 4
    assert scene.legal() == ["step 1", "step 2", "rest"]
    scene.play("step 2")
    assert (scene.places(0), scene.question()) == (["1:negotiation"], "thumbs")


def test_10_7_between_allies_it_comes_home_at_once():
    scene = Scene(3)
    scene.ally(1, 0)
    scene.workers(0, "1:4", "e6").begin("movement").play("traveller 1", "step 1")
    assert scene.legal() == [f"room {room}" for room in ROOMS[1:]]
    scene.play("room g6", "end")
    assert (scene.places(0), int(scene.table.space[1])) == (["g6", "e6"], 0)
    assert scene.told("negotiated") == []


def test_10_7_an_alliance_with_somebody_else_changes_nothing():
    scene = Scene(3)
    scene.ally(0, 2)
    scene.workers(0, "1:4").begin("movement").play("step 1")
    assert (scene.places(0), scene.question()) == (["1:negotiation"], "thumbs")


@pytest.mark.parametrize("seat", [0, 1])
def test_10_8_on_an_allied_route_you_go_from_your_own_start_to_the_other_end(seat):
    """TRA 3, from either end, and every space can be stopped on."""
    for space, steps, then in (("start", 3, "3"), ("start", 1, "1"), ("1", 3, "4"), ("2", 1, "3")):
        scene = Scene(3)
        route = scene.ally(0, 1)
        scene.land(seat, "i-15-white", "Vasco da Gama").workers(seat, f"{route}:{space}").begin("movement")
        scene.play_as(seat, f"step {steps}")
        assert scene.places(seat) == [f"{route}:{then}"]


@pytest.mark.parametrize("seat", [0, 1])
def test_10_8_a_worker_who_reaches_the_other_end_comes_home_at_once(seat):
    scene = Scene(3)
    route = scene.ally(0, 1)
    scene.land(seat, "i-15-white", "Vasco da Gama").workers(seat, f"{route}:3").begin("movement")
    assert scene.legal(seat) == ["step 1", "step 2", "rest"]
    scene.play_as(seat, "step 2")
    assert scene.question() == "move"
    scene.play_as(seat, "room e6")
    assert (scene.places(seat), scene.told("route-gain")) == (["e6"], [])

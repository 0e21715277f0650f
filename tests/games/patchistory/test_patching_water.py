"""Water, and workers on what gets covered: rulebook, chapter 6.

I-16 has its water in the upper left quarter, I-24 in the upper right, I-20 in the lower left, I-11 in the lower right.
"""

import pytest

from .scene import Scene
from .test_patching import PLAIN, fits, patching

WATER = {"i-16-white": 0, "i-24-white": 1, "i-20-white": 2, "i-11-white": 3}  # the quarter of the water
LAKE = "i-16-white@e8"  # water on e8, E:c on f8, M:h[s] on e9, I:2f on f9


@pytest.mark.parametrize(("card", "quarter"), WATER.items())
def test_6_6_water_may_cover_any_room_but_water(card, quarter):
    """On a single room, a Wasteland, a hero, a tile; see below for water."""
    assert fits(patching(card))["e6"] == {15}
    for cell, pieces, tiles in [
        ("e8", ("i-14-white@e8",), ()),  # Wasteland
        ("e8", ("i-10-black@e8",), ()),  # half of a hero's room: only with the other half
        ("g7", (), [("g7", "culture-1")]),
    ]:
        corner = f"{chr(ord(cell[0]) - quarter % 2)}{int(cell[1]) - quarter // 2}"
        scene = patching(card, *pieces, tiles=tiles)
        whole = "i-10-black@e8" not in pieces or quarter < 2
        assert (15 in fits(scene).get(corner, ())) == whole


@pytest.mark.parametrize("card", [*WATER, PLAIN, "i-25-white", "i-03-black"])
def test_6_6_nothing_may_cover_water_not_even_water(card):
    scene = patching(card, LAKE, era=3)
    assert not {"d7", "e7", "d8", "e8"} & set(fits(scene)), "every corner whose card would be on e8, over or under"
    assert {"g6", "f9"} & set(fits(scene))


def test_6_7_nothing_goes_under_water():
    """A card on d7 would be on d7, e7, d8 and e8. Without the lake it could go under everything it touches."""
    assert 14 in fits(patching(PLAIN, LAKE))["g7"]
    assert fits(patching(PLAIN, "i-14-white@e8"))["d7"] == {15, 13, 7, 5}
    assert "d7" not in fits(patching(PLAIN, LAKE))


@pytest.mark.parametrize(("card", "quarter"), WATER.items())
def test_6_7_the_water_of_the_new_card_goes_under_nothing(card, quarter):
    """On each corner of the baseland one quarter of the card can go under it."""
    for corner, touching in (("g7", 0), ("d7", 1), ("g5", 2), ("d5", 3)):
        under = 15 & ~(1 << touching)
        assert fits(patching(card))[corner] == ({15} if touching == quarter else {15, under})
        assert fits(patching(PLAIN))[corner] == {15, under}


@pytest.mark.parametrize(
    ("card", "corner"),
    [("i-24-white", "d9"), ("i-20-white", "f7"), ("i-16-white", "e9"), ("i-16-white", "f8"), ("i-11-white", "c7")],
)
def test_6_8_water_cannot_be_patched_next_to_water(card, corner):
    """The lake is on e8. Each of these puts water on e9, f8 or d8."""
    pieces = (LAKE, "i-14-white@c8")  # so that c7 overlaps something: D on c8
    assert corner in fits(patching(PLAIN, *pieces, era=3))
    assert corner not in fits(patching(card, *pieces, era=3))


@pytest.mark.parametrize(("card", "corner"), [("i-24-white", "e9"), ("i-16-white", "f9"), ("i-20-white", "f6")])
def test_6_8_water_may_share_a_corner_with_water(card, corner):
    """On f9 or f7, diagonally from e8."""
    assert 15 in fits(patching(card, LAKE))[corner]


@pytest.mark.parametrize("name", ["wasteland", "culture-1"])
def test_6_9_water_below_a_tile_is_what_the_tile_shows(name):
    pieces, tiles = (LAKE,), [("e8", name)]
    assert fits(patching(PLAIN, *pieces, tiles=tiles))["d7"] == fits(patching(PLAIN, "i-14-white@e8"))["d7"]
    assert 15 in fits(patching("i-24-white", *pieces, tiles=tiles))["d9"], "next to it"
    assert 15 in fits(patching("i-16-white", *pieces, tiles=tiles))["e8"], "over it"
    under = patching(PLAIN, *pieces, tiles=tiles).play("patch d8 5")
    assert under.room(0, "e8") == ("D" if name == "wasteland" else "C:v")


def test_6_9_only_visible_water_counts():
    """The lake is covered as Angkor Wat allowed, and Angkor Wat is gone."""
    pieces = (LAKE, "i-02-white@d8")  # I:f on d8, E:c on e8
    assert 15 in fits(patching("i-24-white", *pieces))["d9"]
    assert "e8" in fits(patching(PLAIN, *pieces))


def test_6_12_a_worker_stays_and_is_in_the_new_room():
    scene = Scene(3).workers(0, "g7", "e6").patching("i-04-white").play("patch e6 15")
    assert (scene.room(0, "e6"), scene.places(0)) == ("T:w", ["g7", "e6"])
    scene = Scene(3).workers(0, "g7").patching("i-12-white").play("patch g7 15")
    assert (scene.places(0), scene.status(0, "money")) == (["g7"], 1 + 3), "the box is active at once"


@pytest.mark.parametrize(
    ("pieces", "worker", "card", "patch", "place"),
    [
        ((), "e7", "i-06-white", "patch e6 15", "e6"),  # I:f[2f] on e6 and e7
        ((), "f7", "i-25-white", "patch e6 15", "e6"),  # one room of four quarters
        ((), "f7", "i-17-white", "patch e7 15", "e7"),  # E:2c[c] on e7 and f7
        (("i-06-white@e8",), "e9", PLAIN, "patch d8 15", "e8"),  # from a larger room to C:v on e8
        (("i-06-white@e8",), "e9", "i-07-white", "patch d8 15", "e8"),  # P:b[b] on e8 and e9
        (("i-17-white@e8",), "f8", PLAIN, "patch e8 15", "e8"),  # E:2c[c] on e8 and f8
    ],
)
def test_6_12_a_worker_in_a_larger_room_is_on_its_first_quarter(pieces, worker, card, patch, place):
    scene = Scene(3).land(0, *pieces).workers(0, worker).patching(card).play(patch)
    assert scene.places(0) == [place]


def test_6_12_a_worker_may_be_put_on_water():
    scene = Scene(3).workers(0, "g7").patching("i-16-white").play("patch g7 15")
    assert (scene.room(0, "g7"), scene.places(0), scene.count(0, "manned_water")) == ("W", ["g7"], 1)


def test_6_12_workers_who_share_a_room_stay_until_they_move():
    scene = Scene(3).workers(0, "e6", "f6", "g6").patching("i-17-white").play("patch e6 15")
    assert scene.places(0) == ["e6", "e6", "g6"]
    assert scene.status(0, "money") == 1 + 2 + 1, "the box counts once"


def test_6_12_a_card_below_moves_nobody():
    scene = Scene(3).workers(0, "g7").patching(PLAIN).play("patch g7 14")
    assert (scene.places(0), scene.room(0, "g7")) == (["g7"], "I:f")


@pytest.mark.parametrize(("liberty", "workers"), [(1, 2), (0, 1)])
def test_6_13_first_workers_are_placed_in_turn_order_when_everybody_has_patched(liberty, workers):
    scene = Scene.dealt(3, liberty=liberty, first=2).play("bid 1 1", "bid 2 1", "bid 3 1")
    for seat in (2, 0, 1):
        assert (scene.question(), seat in scene.waiting()) == ("patch", True)
        assert not any(scene.places(each) for each in range(3))
        scene.play_as(seat, "discard")
    for seat in (1, 2, 0):
        for count in range(workers):
            assert (scene.question(), scene.waiting()) == ("room", (seat,))
            assert len(scene.legal()) == 6 - count, "an empty room of your choice"
            scene.play(scene.legal()[-1])
    assert [len(scene.places(seat)) for seat in range(3)] == [workers] * 3
    assert scene.question() != "room"


def test_6_13_the_rooms_of_the_new_card_are_open_to_them():
    scene = Scene.dealt(3, liberty=0, first=1).patching("i-01-white").play("patch g7 15")
    assert (scene.question(), "room h8" in scene.legal(), len(scene.legal())) == ("room", True, 9)

"""What the view shows besides the moves."""

from watershed.games.flooruler.book import Item
from watershed.games.flooruler.notation import items_of
from watershed.games.flooruler.view import view

from .scene import EDITION, at, scene

HERE = at(10, 9)


def ranges(position):
    return view(EDITION, position.table, None)["ranges"]


def weapons() -> list[Item]:
    return [item for item in items_of(EDITION).values() if item.kind == "weapon"]


def test_9_2_the_tiles_in_range_and_the_blind_spots_are_told_for_every_range():
    told = ranges(scene(f"at={HERE},k5,k4,q11"))
    assert list(told) == ["1", "2", "3"]
    assert {HERE, at(10, 11), at(12, 11), at(8, 7)} <= set(told["2"]["line"])
    assert at(10, 12) in told["3"]["line"]
    assert at(10, 12) not in told["2"]["line"] + told["2"]["blind"]
    assert {at(11, 11), at(12, 10)} <= set(told["2"]["blind"])
    assert told["1"]["blind"] == []


def test_9_2_what_is_told_is_what_may_be_attacked():
    for weapon in weapons():
        holding = f"items={weapon.slug}:0"
        told = ranges(scene(f"at={HERE},k5,k4,q11 {holding}"))
        for tile in {name for part in told["3"].values() for name in part}:
            position = scene(f"at={HERE},{tile},k4,q11 {holding}")
            reached = tile in told[str(position.book.reach[weapon.id])]["line"]
            assert (f"attack {weapon.slug} 1" in position.legal()) is reached, (weapon.slug, tile)


def test_no_range_is_told_while_a_tile_is_asked():
    position = scene(f"at={HERE},k5,k4,q11").rolls(3).play("move")
    assert ranges(position) == {}


def test_9_2_while_a_piece_goes_the_view_says_whom_it_could_aim_at_from_each_end():
    position = scene(f"at={HERE},k8,k4,q11 items=pistol:0").rolls(3).play("move")
    aims = view(EDITION, position.table, None)["aims"]
    for end in [move.removeprefix("tile ") for move in position.legal()]:
        there = scene(f"at={end},k8,k4,q11 items=pistol:0")
        told = {f"attack pistol {aim['seat']}" for aim in aims.get(end, [])}
        assert told == {move for move in there.legal() if move.startswith("attack")}, end
    assert any(aims.values())


def test_10_4_nobody_aims_at_a_piece_that_is_face_down_and_nothing_is_aimed_while_an_action_is_asked():
    lying = scene(f"at={HERE},k8,k4,q11 down=0,2,0,0").rolls(3)
    assert view(EDITION, lying.table, None)["aims"] == {}
    lying.play("move")
    aims = view(EDITION, lying.table, None)["aims"]
    assert {aim["seat"] for found in aims.values() for aim in found}.isdisjoint({1})

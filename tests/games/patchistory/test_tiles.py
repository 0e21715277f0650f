"""Construction tiles: rulebook, 9.9 to 9.11."""

import pytest

from watershed.games.patchistory.book import open_book

from .scene import BOOK, TILE_NAMES, Scene
from .test_management import manage, options, spent

ROOMS = ("e6", "f6", "g6", "e7", "f7", "g7")
COSTS = {"industry-1": 2, "traffic-1": 2, "economy-1": 2, "military-1": 3, "politics-1": 3, "culture-1": 3}


def sites(scene):
    return {words.split()[1] for words in scene.legal()}


def test_9_9_reclamation_costs_2_favours_and_1_mineral():
    scene = manage(Scene(3), minerals=1).play("reclaim 2", "site g7")
    assert (spent(scene), scene.all_goods(0), scene.room(0, "g7")) == (2, {}, "D")
    assert scene.status(0, "food") == 0, "the room is replaced"
    assert options(manage(Scene(3)), "reclaim") == []


def test_9_9_on_a_single_room_that_may_be_water():
    """I-24 on e8: I:m, W, M:s[s], D. I-06 on g8: a double room, D, P:b."""
    scene = manage(Scene(3).land(0, "i-24-white", "i-06-white"), minerals=9).play("reclaim 1")
    assert sites(scene) == {*ROOMS, "e8", "f8", "e9", "h9"}
    scene.play("site f8")
    assert (scene.room(0, "f8"), scene.count(0, "water")) == ("D", 0)


def test_9_9_a_wasteland_cannot_be_reclaimed():
    scene = manage(Scene(3).land(0, "i-02-white").tile(0, "e6", "wasteland"), minerals=9).play("reclaim 1")
    assert not {"e9", "e6"} & sites(scene), "neither a printed one nor one of a tile"
    scene = Scene(3)
    for room in ROOMS:
        scene.tile(0, room, "wasteland")
    assert options(manage(scene, minerals=9), "reclaim") == []


@pytest.mark.parametrize(("tile", "minerals"), COSTS.items())
def test_9_10_a_building_costs_3_favours_and_minerals_by_its_kind(tile, minerals):
    scene = manage(Scene(3).tiles(0, tile), minerals=minerals)
    assert "build 1" in scene.legal()
    scene.play("build 1", "site g6")
    assert (spent(scene), scene.good(0, "minerals")) == (3, 0)
    assert scene.table.land[0, 67] - 16 == TILE_NAMES[tile]
    assert "build 1" not in manage(Scene(3).tiles(0, tile), minerals=minerals - 1).legal()
    assert BOOK.build[1:7].tolist() == [3, 3, 2, 3, 2, 2]


def test_9_10_the_building_is_active():
    scene = manage(Scene(3).tiles(0, "politics-6", "military-2").workers(0, "g6"), minerals=9)
    scene.play("build 1", "site g6", "build 2", "site e6")
    assert (scene.room(0, "g6"), scene.status(0, "pol"), scene.status(0, "mil")) == ("P:[3b]", 1 + 3, 1 + 2)


def test_9_10_on_a_single_room_that_isnt_water():
    scene = manage(Scene(3).land(0, "i-24-white", "i-06-white"), minerals=9).play("build 1")
    assert sites(scene) == {*ROOMS, "e8", "e9", "f9", "h8", "h9"}, "a Wasteland is fine"


def test_9_11_a_tile_may_cover_a_tile_which_leaves_the_game():
    scene = Scene(3).tiles(0, "politics-6", "military-2", "culture-1", "culture-2")
    manage(scene, minerals=20).play("build 1", "site g6", "build 2", "site g6")
    assert (scene.room(0, "g6"), len(scene.told("tile-lost"))) == ("M:2s", 1)
    scene.play("reclaim 3", "site g6")
    assert (scene.room(0, "g6"), len(scene.told("tile-lost"))) == ("D", 1)
    gone = {TILE_NAMES[name] for name in ("politics-6", "military-2", "culture-1")}
    left = {*scene.table.stack.tolist(), *scene.table.tiles.ravel().tolist()}
    assert not gone & left


def test_9_11_a_tile_may_cover_a_single_hero(tmp_path):
    """In a book where Homer's room is 1x1."""
    path = tmp_path / "mine.toml"
    path.write_text('base = "patchistory"\n[black]\nI-16 = "Q H:Homer=v | D | S:f | D"\n', encoding="utf-8")
    scene = manage(Scene(3, edition=open_book(path)).land(0, "Homer"), minerals=9)
    assert (scene.count(0, "heroes"), scene.status(0, "food")) == (1, 1 + 1 + 1)
    scene.play("reclaim 1", "site e8")
    assert (scene.count(0, "heroes"), scene.status(0, "food"), len(scene.told("covered"))) == (0, 1 + 1, 1)


def test_9_11_larger_heroes_and_wonders_stay():
    """All heroes and wonders of ours are larger than 1x1."""
    scene = manage(Scene(3).land(0, "Homer", "The Great Wall"), minerals=9).play("build 1")
    assert sites(scene) == {*ROOMS, "e8", "e9"}


def test_9_11_a_worker_stays_when_a_tile_is_laid():
    scene = manage(Scene(3).tiles(0, "economy-6").workers(0, "g6", "e6"), minerals=9)
    scene.play("build 1", "site g6")
    assert (scene.places(0), scene.status(0, "money")) == (["g6", "e6"], 4), "and its box is active"
    scene.play("reclaim 2", "site e6")
    assert scene.places(0) == ["g6", "e6"]


@pytest.mark.parametrize(("left", "held"), [(9, 4), (1, 4), (0, 3)])
def test_9_11_you_draw_a_tile_for_each_you_use_while_there_are_any(left, held):
    for words in ("reclaim 2", "build 2"):
        scene = manage(Scene(3).no_tiles(left), minerals=9)
        before = scene.table.tiles[0].tolist()
        top = int(scene.table.stack[left - 1]) if left else 0
        scene.play(words, "site e6")
        assert scene.table.tiles[0].tolist() == [before[0], top, *before[2:]]
        assert sum(tile > 0 for tile in scene.table.tiles[0]) == held
        assert int(scene.table.stack_left) == max(0, left - 1)

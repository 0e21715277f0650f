"""What everybody has: rulebook, chapter 2."""

import pytest

from watershed.games.patchistory.book import open_book

from .scene import BOOK, TILE_NAMES, Scene

DESCENDANTS = [1, 2, 3, 4, 5, 6, 8, 10]
ROOMS = ("e6", "f6", "g6", "e7", "f7", "g7")


def managing(scene, **goods):
    """Seat 0 has favours and goods."""
    return scene.goods(0, **goods).begin("management", favours=(20, 0, 0, 0)[: scene.table.seats])


def families(scene):
    return {words.split()[0] for words in scene.legal()}


def test_2_1_tiles_routes_and_workers_are_limited():
    assert (len(TILE_NAMES), int(BOOK.general), int(BOOK.allied), len(DESCENDANTS)) == (36, 14, 4, 8)
    crowded = Scene(3).land(0, "i-02-white", "i-03-white").workers(0, *ROOMS, "e8", "f8")
    assert "birth" not in families(managing(crowded, food=50))
    assert "birth" in families(managing(Scene(3).workers(0, *ROOMS[:5]), food=50))
    linked = Scene(3, routes=False)
    for _ in range(14):
        linked.route(1, 2)
    assert "route" not in families(managing(linked, minerals=50))
    used = managing(Scene(3).no_tiles(), minerals=50).play("reclaim 1", "site e6")
    assert (used.table.tiles[0, 0], {"reclaim 1", "build 1"} & set(used.legal())) == (0, set())


def test_2_1_four_allied_routes_are_all_there_are():
    scene = Scene(4).workers(0, "1:negotiation")
    for pair in ((0, 2), (1, 2), (1, 3), (2, 3)):
        scene.ally(*pair)
    scene.begin("negotiation").play_as(0, "peace").play_as(1, "peace")
    assert scene.question() != "treaty"


def test_2_1_goods_and_votes_never_run_out():
    scene = Scene(3).land(0, "i-10-white@g7").goods(0, food=5000, minerals=5000, money=5000, vp=5000)
    scene.begin("production")
    assert scene.all_goods(0) == {"food": 5000, "minerals": 5001, "money": 5002, "vp": 5001}
    scene = managing(Scene(3), votes=5000).play("campaign 20")
    assert scene.good(0, "votes") == 5020


@pytest.mark.parametrize(("vp", "left"), [(20, 5), (15, 0), (7, 0), (0, 0)])
def test_2_2_you_never_have_fewer_than_0_vp(vp, left):
    """Five workers eat 5 food, and 15 VP are lost without it."""
    scene = Scene(3).land(0, "l3").workers(0, *ROOMS[:5]).goods(0, vp=vp, money=1).tile(0, "e7", "wasteland")
    scene.begin("production")
    assert scene.told("fed")[0] == (0, 0, 0, vp - left)
    assert scene.good(0, "vp") == left


def test_2_2_nothing_is_owed():
    scene = Scene(3).workers(0, "e6", "f6", "g6").goods(0, money=9).begin("production")
    assert scene.good(0, "vp") == 0, "1 VP produced, 2 food missing"
    assert scene.goods(0, food=9).begin("production").good(0, "vp") == 1, "what was missing is forgotten"


def test_2_3_the_status_board_always_shows_what_is_active_now():
    scene = Scene(3).land(0, "L1").goods(0, food=4, minerals=3).tiles(0, "military-1")
    assert (scene.status(0, "food"), scene.status(0, "mil")) == (1, 0)
    scene.begin("management", favours=(5, 0, 0)).play("birth", "room g7")
    assert scene.status(0, "food") == 2, "the box is active"
    scene.play("build 1", "site g7")
    assert (scene.status(0, "food"), scene.status(0, "mil")) == (0, 1)


def test_2_3_no_value_has_a_top():
    cards = ("ii-14-white", "iii-14-white", "iii-22-black", "Napoleon Bonaparte", "Erwin Rommel", "Schwerer Gustav")
    assert Scene(3).land(0, *cards).status(0, "mil") > 20
    cards = ("Wall Street", "Disneyland", "iii-08-white", "iii-19-white", "ii-22-white")
    assert Scene(3).land(0, *cards).status(0, "money") > 20


@pytest.mark.parametrize(
    ("cards", "mil"),
    [
        (("Forbidden City",), 0),
        (("Forbidden City", "i-13-white"), 0),
        (("Forbidden City", "i-13-white", "i-03-white"), 1),
        (("i-13-white", "i-03-white", "Forbidden City"), 1),
    ],
)
def test_2_3_no_status_is_below_zero_after_everything_is_added(cards, mil):
    """Equality has 1 sword, the cards have 2 and 1, and the Forbidden City takes 3."""
    assert Scene(3).land(0, *cards).status(0, "mil") == mil


def upkeep(scene):
    """The food that a seat pays for its workers, from a full larder."""
    scene.goods(0, food=50, vp=50, money=1).begin("production")
    return sum(count for seat, _, count, _ in scene.told("fed") if seat == 0)


@pytest.mark.parametrize("workers", range(9))
def test_2_4_a_new_worker_comes_from_the_lowest_covered_number(workers):
    scene = Scene(3).land(0, "i-02-white", "i-03-white").workers(0, *(*ROOMS, "e8", "f8")[:workers])
    assert upkeep(scene) == [0, *DESCENDANTS][workers]


def test_2_4_a_paid_worker_covers_the_highest_uncovered_number():
    """The Kremlin takes one of three workers, and one descendant is already gone: 4 is covered, not 1."""
    for paid in ("worker e6", "traveller 1"):
        scene = Scene(3).workers(0, "e6", "f6", "1:2").removed(0, 1).patching("Kremlin").play("patch g7 15", paid)
        assert upkeep(scene) == 3


def test_2_4_a_paid_worker_leaves_the_territory_or_the_route():
    scene = Scene(3, era=2).workers(0, "e6", "1:2").patching("Kremlin").play("patch g7 15", "traveller 1")
    assert (scene.places(0), int(scene.table.space[1])) == (["e6"], 0)
    scene = Scene(3, era=2).workers(0, "e6", "1:2").patching("Kremlin").play("patch g7 15", "worker e6")
    assert scene.places(0) == ["1:2"]


def test_2_4_what_is_removed_leaves_the_game_for_good():
    scene = Scene(3).workers(0, *ROOMS[:5]).removed(0, 3)
    assert "birth" not in families(managing(scene, food=50))
    assert "birth" in families(managing(Scene(3).workers(0, *ROOMS[:5]).removed(0, 2), food=50))


def edition(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(f'base = "patchistory"\n{text}', encoding="utf-8")
    return open_book(path)


@pytest.mark.parametrize(
    ("figures", "favours", "minerals"),
    [((), 3, 2), (("Qin Shi Huang",), 2, 1), (("Antoni Gaudi",), 2, 3), (("Qin Shi Huang", "Antoni Gaudi"), 1, 2)],
)
def test_2_5_discounts_add_up_and_stop_at_zero_goods_and_one_favour(tmp_path, figures, favours, minerals):
    for text, paid in (("", (favours, minerals)), ("[favours]\nbuild = 1\n[build]\ntraffic = 0\n", None)):
        scene = Scene(3, edition=edition(tmp_path, text)).land(0, *figures).tiles(0, "traffic-1")
        managing(scene, minerals=9).play("build 1")
        spent = 20 - int(scene.table.favours[0]), 9 - scene.good(0, "minerals")
        assert spent == (paid or (1, max(0, minerals - 2)))


def test_2_5_food_never_costs_less_than_0(tmp_path):
    for text, paid in (("", 0), ("[actions]\nhero_food = [0, 0, 0]\n", 0), ("[actions]\nhero_food = [3, 3, 3]\n", 2)):
        scene = Scene(3, edition=edition(tmp_path, text)).land(0, "Alexander the Great")
        managing(scene, food=5).play("worship-heroes")
        assert scene.good(0, "food") == 5 - paid


@pytest.mark.parametrize("others", [(), ("Aristotle", "Kremlin"), ("Forbidden City",)])
def test_2_6_what_is_set_overrides_everything_else(others):
    assert Scene(3).land(0, "Che Guevera", *others).status(0, "pol") == 6
    fed = Scene(3).land(0, "Karl Heinrich Marx", *others).workers(0, "e6")
    assert upkeep(fed) == 5
    assert upkeep(Scene(3).land(0, "Karl Heinrich Marx", *others).workers(0, *ROOMS)) == 5
    scene = managing(Scene(3, era=3).land(0, "Genghis Khan", *others).workers(0, "e6"), food=5).play("trade 1")
    assert scene.good(0, "food") == 4


def test_2_6_a_cost_in_favours_can_be_set_to_0():
    scene = managing(Scene(3).land(0, "Vasco da Gama"), minerals=3).play("exchange minerals-food 1")
    assert scene.table.favours[0] == 20


def test_2_7_a_hero_works_only_while_it_is_visible():
    """Homer has two Wastelands to count: on his own card, and on another one."""
    shown, covered = ("i-16-black@c8",), ("i-16-black@c8", "i-24-white@d8")
    assert Scene(3).land(0, *shown, "i-20-black").board(0)["food"] == 1 + 1 + 1 + 1
    hidden = Scene(3).land(0, *covered, "i-20-black")
    assert (hidden.room(0, "c8"), hidden.room(0, "d8"), hidden.count(0, "wasteland")) == ("D", "I:m", 2)
    assert hidden.board(0)["food"] == 1 + 1 + 1


def test_2_7_where_a_text_differs_it_counts():
    """Gandhi needs no higher Attack to threaten."""
    for figures, legal in ((), {"end", "aid"}), (("Mahatma Gandhi",), {"end", "aid", "threaten"}):
        scene = Scene(3).land(0, *figures).goods(0, food=3).begin("diplomacy", favours=(3, 0, 0))
        assert families(scene) == legal


def test_2_8_workers_in_the_territory_and_on_routes_count():
    scene = Scene(3)
    allied = scene.ally(0, 2)
    scene.workers(0, "e6", "1:rest", f"{allied}:2")
    assert scene.count(0, "workers") == 3
    assert Scene(3).count(0, "workers") == 0, "descendants don't"


def test_2_8_your_routes_are_your_general_and_all_your_allied_ones():
    scene = Scene(3)
    assert [scene.count(seat, "routes") for seat in range(3)] == [1, 1, 1], "not those that lead to you"
    scene.route(0, 2)
    scene.ally(1, 0)
    assert [scene.count(seat, "routes") for seat in range(3)] == [3, 2, 1]


def test_2_9_a_room_has_at_most_one_worker():
    scene = managing(Scene(3).workers(0, "e6", "g7"), food=4).play("birth")
    assert scene.legal() == ["room f6", "room g6", "room e7", "room f7"]
    scene.play("room f7")
    assert sorted(scene.places(0)) == ["e6", "f7", "g7"]


def test_2_9_a_worker_comes_home_to_an_empty_room_of_choice():
    scene = Scene(3).workers(0, "e6", "1:negotiation").begin("negotiation").play_as(0, "peace").play_as(1, "peace")
    scene.play("refuse")
    assert (scene.question(), scene.to_move()) == ("room", 0)
    assert scene.legal() == [f"room {room}" for room in ROOMS[1:]]


def test_2_9_without_an_empty_room_it_shares_one():
    scene = Scene(3).workers(0, *ROOMS, "1:negotiation").begin("negotiation").play_as(0, "peace").play_as(1, "peace")
    scene.play("refuse")
    assert scene.legal() == [f"room {room}" for room in ROOMS]
    scene.play("room g7")
    assert scene.places(0).count("g7") == 2


def test_2_9_nobody_is_born_without_an_empty_room():
    assert "birth" not in families(managing(Scene(3).workers(0, *ROOMS), food=9))

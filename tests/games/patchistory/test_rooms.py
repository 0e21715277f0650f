"""Rooms, symbols and statuses: rulebook, chapter 7."""

import pytest

from watershed.games.patchistory.names import Kind, Kinds, Statuses
from watershed.games.patchistory.rules.status import attack, defence

from .scene import EDITION, Scene

SYMBOLS = {
    "culture": {"vp"},
    "politics": {"pol"},
    "economy": {"money"},
    "military": {"mil", "shields"},
    "traffic": {"tra"},
    "industry": {"food", "minerals"},
}
EQUALITY = {"vp": 1, "pol": 1, "money": 1, "mil": 1, "tra": 1, "food": 1}


def printed_rooms():
    yield from (room for side in EDITION.words["pieces"].values() for room in side.rooms)
    yield from (tile.room for tile in EDITION.words["tiles"].values())


@pytest.mark.parametrize("kind", SYMBOLS)
def test_7_1_general_buildings_show_the_symbols_of_their_kind(kind):
    rooms = [room for room in printed_rooms() if Kinds._fields[room.kind].lower() == kind]
    found = {Statuses._fields[status].lower() for room in rooms for status, _ in (*room.free, *room.box)}
    assert found == SYMBOLS[kind]


def test_7_1_six_kinds_are_general_buildings_and_five_are_not():
    assert Scene(3).count(0, "general") == 6
    others = Scene(3).land(0, "i-11-black", "Petra")  # H, D, W; S, D, X
    counts = {name: others.count(0, name) for name in ("special", "wasteland", "water", "heroes", "wonders", "general")}
    assert counts == {"special": 1, "wasteland": 2, "water": 1, "heroes": 1, "wonders": 1, "general": 6}
    kinds = {room.kind for room in printed_rooms()}
    assert kinds == set(range(1, Kind.WONDER + 1))


def test_7_2_a_symbol_is_active_while_it_is_visible():
    scene = Scene(3).patching("i-12-white").play("patch g7 15")
    assert scene.board(0) == EQUALITY | {"vp": 2}, "I:f is covered and C:v, I:f are new"
    assert Scene(3).land(0, "Aristotle").board(0) == EQUALITY | {"pol": 3, "vp": 2}, "with heroes and wonders too"
    assert Scene(3).land(0, "Petra").board(0)["minerals"] == 1
    assert Scene(3).land(0, "Aristotle", "i-25-white@d8").board(0)["pol"] == 1, "not below another card"


def test_7_2_a_box_is_active_exactly_while_a_worker_is_in_the_room():
    """L1 has E:c[c] on g6 and I:f[f] on g7."""
    scene = Scene(3).land(0, "L1").workers(0, "g7")
    scene.goods(0, food=9)
    assert (scene.status(0, "food"), scene.status(0, "money")) == (2, 1)
    scene.begin("management", favours=(9, 0, 0)).play("birth", "room g6")
    assert (scene.status(0, "food"), scene.status(0, "money")) == (2, 2), "of a worker born just now"
    scene.play("trade 1", "worker g7")
    assert (scene.status(0, "food"), scene.status(0, "money")) == (1, 2), "not of one who left"
    scene.play("end", "worker g6", "room g7", "rest")
    assert (scene.status(0, "food"), scene.status(0, "money")) == (2, 1), "nor of one who walked on"


def test_7_2_symbols_outside_the_box_need_nobody():
    assert Scene(3).land(0, "L1").board(0) == {"vp": 1, "pol": 2, "money": 1, "tra": 1, "food": 1}


def test_7_2_two_workers_in_a_room_count_once():
    assert Scene(3).land(0, "L1").workers(0, "g7", "g7").status(0, "food") == 2


def test_7_2_a_worker_of_somebody_else_activates_nothing():
    assert Scene(3).land(0, "L1").land(1, "L2").workers(1, "g7").status(0, "food") == 1


@pytest.mark.parametrize(
    ("status", "cards", "value"),
    [
        ("pol", (), 1),
        ("pol", ("i-07-white",), 2),  # P:b[b] without a worker
        ("pol", ("Aristotle", "Kremlin"), 1 + 2 + 3),
        ("tra", ("i-15-white", "Vasco da Gama"), 1 + 1 + 1),
        ("mil", ("i-09-white",), 1 + 1),  # M:sh[s]: the shield isn't a sword
        ("mil", ("Gaius Julius Caesar",), 1 + 1),  # the POL of the baseland
        ("mil", ("Genghis Khan",), 1 + 1 + 1),  # 1 route
    ],
)
def test_7_3_statuses_are_books_wheels_and_swords_and_what_heroes_add(status, cards, value):
    assert Scene(3).land(0, *cards).status(0, status) == value


@pytest.mark.parametrize(
    ("cards", "workers", "strength"),
    [
        ((), (), (1, 1)),
        (("i-09-white",), (), (2, 3)),
        (("The Great Wall",), (), (1, 3)),
        (("The Great Wall",), ("e6", "1:2"), (1, 5)),
        (("i-16-white",), ("e9",), (2, 3)),  # W, E:c, M:h[s] on e9
    ],
)
def test_7_4_attack_is_mil_and_defence_has_the_shields_too(cards, workers, strength):
    scene = Scene(3).land(0, *cards).workers(0, *workers)
    assert (attack(scene.table, 0), defence(scene.table, 0)) == strength


def test_7_4_a_threat_compares_attack_and_defence():
    scene = Scene(3).land(0, "i-09-white").land(1, "i-16-white").goods(0, food=3).begin("diplomacy", favours=(9, 0, 0))
    assert "threaten 1 money" not in scene.legal(), "2 swords against 1 sword and 1 shield"
    scene = Scene(3).land(0, "i-09-white").goods(0, food=3).begin("diplomacy", favours=(9, 0, 0))
    assert "threaten 1 money" in scene.legal()


def test_7_5_production_is_the_number_of_active_symbols():
    scene = Scene(3).land(0, "i-10-white").workers(0, "e8").goods(0, food=50)  # I:m[f], D, E:c, T:w
    assert {name: scene.status(0, name) for name in ("food", "minerals", "money", "vp")} == {
        "food": 2,
        "minerals": 1,
        "money": 2,
        "vp": 1,
    }
    scene.begin("production")
    assert scene.told("produced")[0] == (0, 2, 1, 2)


@pytest.mark.parametrize(
    ("figure", "status", "value", "workers"),
    [
        ("Petra", "money", 2 + 1 + 1, ()),  # Special Building, 1 route
        ("Parthenon", "vp", 2 + 1 + 1, ()),  # its own symbol, 2 Economy rooms
        ("Homer", "food", 2 + 1 + 1, ()),  # Special Building, 2 Wastelands
        ("Lula da Silva", "vp", 2 + 1 + 2, ("e6", "1:2")),  # his own symbol, 2 workers
        ("Apollo 11", "vp", 2 + 1 + 3 + 1, ()),  # its own symbol, TRA 3, 1 route
        ("William Shakespeare", "money", 2 + 1 + 2, ()),  # Special Building, 2 Culture rooms
    ],
)
def test_7_5_what_heroes_and_wonders_add_every_round_is_on_the_board(figure, status, value, workers):
    """Equality and I-02 have 2 VP, 2 money and 2 food, 2 Economy rooms, 2 Culture rooms and a Wasteland."""
    scene = Scene(3).land(0, "i-02-white", figure).workers(0, *workers).goods(0, food=9)
    assert scene.status(0, status) == value
    scene.begin("production")
    _, food, _, money = scene.told("produced")[0]
    assert {"food": food, "money": money, "vp": scene.told("produced-vp")[0][2]}[status] == value


@pytest.mark.parametrize("figure", ["Cyrus the Great", "Timbuktu"])
def test_7_5_what_they_add_to_gains_from_routes_is_not_on_the_board(figure):
    scene = Scene(3).land(0, figure)
    before = scene.board(0)
    assert scene.workers(0, "1:1").board(0) == before
    scene.goods(0, food=9).begin("production")
    assert len(scene.told("route-gain")) == 1


def test_7_6_a_large_room_counts_once():
    scene = Scene(3).land(0, "i-06-white", "i-25-white", "The Great Wall")  # of two quarters, of four, of four
    assert (scene.count(0, "industry"), scene.count(0, "wonders")) == (3, 1)
    assert scene.count(0, "wasteland") == 1


def test_7_6_only_visible_rooms_count():
    scene = Scene(3).land(0, "i-06-white@e8", "i-25-white@e8")
    assert (scene.count(0, "industry"), scene.count(0, "wasteland"), scene.count(0, "politics")) == (2, 0, 1)


def test_7_6_baseland_rooms_and_tiles_count():
    scene = Scene(3).tile(0, "e6", "politics-1").tile(0, "f6", "wasteland")
    found = {name: scene.count(0, name) for name in ("culture", "politics", "general", "wasteland", "reclaimed")}
    assert found == {"culture": 0, "politics": 1, "general": 5, "wasteland": 1, "reclaimed": 1}

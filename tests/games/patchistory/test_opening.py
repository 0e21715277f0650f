"""Setting up: rulebook, chapter 3."""

from collections import Counter

import pytest

from watershed.games.patchistory import GAME
from watershed.games.patchistory.cards import print_side
from watershed.games.patchistory.names import CARDS, DECK, HAND, PROSPERITY, TILES, Kinds, Status

from .scene import BOOK, EDITION, FIGURES, Scene, cell

DEALS = 60
SIDES = EDITION.words["pieces"]
LAND = {number: side for number, side in SIDES.items() if side.era}


def baselands(seats, liberty, seed=1):
    dealt = Scene.dealt(seats, liberty=liberty, seed=seed)
    return [SIDES[int(dealt.table.pile[seat, 0])].id for seat in range(seats)]


def test_3_1_everybody_plays_the_same_side_of_the_baselands():
    assert baselands(4, 0) == ["EQ"] * 4
    assert set(baselands(4, 1)) == {"L1", "L2", "L3", "L4"}


def test_3_1_liberty_sides_differ_and_are_dealt_at_random():
    deals = [tuple(baselands(3, 1, seed)) for seed in range(1, DEALS)]
    assert all(len(set(deal)) == 3 for deal in deals)
    assert {deal[0] for deal in deals} == {"L1", "L2", "L3", "L4"}


def test_3_1_liberty_is_the_default_and_equality_an_option():
    assert GAME.options[0].choices == (1, 0)
    assert (baselands(2, 1)[0][0], baselands(2, 0)) == ("L", ["EQ", "EQ"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_2_what_everybody_starts_with(seats):
    dealt = Scene.dealt(seats)
    for seat in range(seats):
        assert dealt.all_goods(seat) == {"food": 4, "money": 3, "vp": 20}, "no minerals and no votes"
        assert dealt.places(seat) == []
        assert dealt.table.removed[seat] == 0
    held = [tile for seat in range(seats) for tile in dealt.table.tiles[seat].tolist()]
    assert len(set(held) - {0}) == seats * HAND
    assert dealt.table.stack_left == TILES - seats * HAND
    assert all(dealt.all_goods(seat) == {} for seat in range(seats, 4))


def test_3_2_the_four_tiles_are_random():
    assert len({tuple(Scene.dealt(3, seed=seed).table.tiles[0].tolist()) for seed in range(1, 20)}) == 19


def test_3_2_the_status_board_shows_the_baseland():
    assert Scene.dealt(3, liberty=0).board(2) == {"vp": 1, "pol": 1, "money": 1, "mil": 1, "tra": 1, "food": 1}
    boards = {
        "L1": {"vp": 1, "pol": 2, "money": 1, "tra": 1, "food": 1},
        "L2": {"money": 2, "pol": 1, "food": 1, "tra": 1, "vp": 1},
        "L3": {"mil": 2, "pol": 1, "money": 1, "food": 1, "tra": 1},
        "L4": {"food": 2, "pol": 1, "money": 1, "mil": 1, "tra": 1},
    }
    dealt = Scene.dealt(4)
    assert {id: dealt.board(seat) for seat, id in enumerate(baselands(4, 1))} == boards, "no box has a worker yet"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_three_prosperity_cards_each_and_the_rest_unseen(seats):
    table = Scene.dealt(seats).table
    dealt = [card for card in table.hand.ravel().tolist() if card]
    assert len(dealt) == len(set(dealt)) == 3 * seats
    assert set(dealt) < set(range(1, PROSPERITY + 1))
    assert not table.row_of_vote.any()
    assert table.played == 0, "the rest is nowhere"


@pytest.mark.parametrize(
    ("seats", "routes"),
    [(2, []), (3, [(0, 1), (1, 2), (2, 0)]), (4, [(0, 1), (1, 2), (2, 3), (3, 0)])],
)
def test_3_4_one_route_to_the_left_unless_you_are_two(seats, routes):
    table = Scene.dealt(seats).table
    laid = [(int(table.owner[route]) - 1, int(table.other[route]) - 1) for route in range(1, 15) if table.owner[route]]
    assert laid == routes
    assert (int(table.routes_left), int(table.allied_left)) == (14 - len(routes), 4)
    assert not table.space.any()


def test_3_5_each_era_has_a_shuffled_deck_of_25():
    decks = {tuple(Scene.dealt(3, seed=seed).table.deck.tolist()) for seed in range(1, 20)}
    assert len(decks) == 19
    assert all(sorted(deck) == list(range(1, DECK + 1)) for deck in decks)
    assert sorted(Scene(3, era=3).table.deck.tolist()) == list(range(2 * DECK + 1, CARDS + 1))
    assert Counter(side.era for side in LAND.values()) == {1: 50, 2: 50, 3: 50}


def test_3_5_general_buildings_are_on_white_sides_and_the_others_on_black_ones():
    letters = {True: set(), False: set()}
    for side in LAND.values():
        assert len([quarter for room in side.rooms for quarter in room.quarters]) == 4
        letters[side.black] |= {Kinds._fields[room.kind] for room in side.rooms}
    assert letters[False] == {*Kinds._fields[1:7], "WASTELAND", "WATER"}
    assert letters[True] == {"SPECIAL", "HERO", "WONDER", "WASTELAND", "WATER"}


def test_3_6_the_first_player_is_drawn_by_lot():
    lots = Counter(int(Scene.dealt(3, seed=seed).table.first) for seed in range(1, DEALS))
    assert set(lots) == {0, 1, 2}
    assert min(lots.values()) > DEALS // 8


@pytest.mark.parametrize("seat", range(4))
def test_3_6_you_can_agree_who_goes_first(seat):
    dealt = [Scene.dealt(4, first=seat + 1, seed=seed) for seed in range(1, 6)]
    assert {int(scene.table.first) for scene in dealt} == {seat}
    assert {scene.to_move() for scene in dealt} == {seat}


def test_3_7_the_cards_have_all_rooms_heroes_and_wonders():
    names = [side.figure.figure for side in LAND.values() if side.figure]
    assert sorted(names) == sorted(FIGURES), "each of the 54 is on one side, and there are no others"
    for era in (1, 2, 3):
        kinds = Counter(side.figure.kind for side in LAND.values() if side.era == era and side.figure)
        assert sorted(kinds.values()) == [9, 9]
    assert {side.layout for side in LAND.values()} == {"Q", "T", "B", "L", "R", "TB", "LR", "F"}
    assert len(EDITION.words["tiles"]) == TILES


def test_3_7_a_card_of_era_iii_that_players_describe():
    """A Wasteland, a barracks with 2 swords and a shield, an airport with 3 wheels."""
    assert print_side(next(side for side in LAND.values() if side.slug == "iii-01-white")) == "R D | T:3w | M:2sh"


def test_3_7_the_example_of_patching_in_the_rulebook():
    """The facts' fixture 7.1.3-17: C1 P1 E1 M1 T1 Food1, and the Industry room is covered."""
    scene = Scene(3).patching("i-01-white")
    assert scene.board(0) == {"vp": 1, "pol": 1, "money": 1, "mil": 1, "tra": 1, "food": 1}
    assert scene.room(0, "g7") == "I:f"
    scene.play("patch g7 15")
    assert scene.board(0) == {"vp": 1, "pol": 2, "money": 1, "mil": 1, "tra": 1, "minerals": 1}


def gains(good, gain):
    return [(int(good[space]), int(gain[space])) for space in range(len(good))]


def test_3_8_the_spaces_of_a_general_route():
    nothing = (0, 0)
    goods = [(Status.FOOD, 2), (Status.MONEY, 2), (Status.MINERALS, 1), (Status.VP, 3)]
    assert gains(BOOK.route_good, BOOK.route_gain) == [nothing, *goods, nothing, nothing, nothing]


def test_3_8_rest_is_beside_the_route():
    scene = Scene(3).workers(0, "1:rest").begin("movement")
    assert {words.split()[0] for words in scene.legal()} == {"room"}, "no way on from there"


def test_3_9_the_spaces_of_an_allied_route():
    goods = [(Status.FOOD, 3), (Status.MONEY, 3), (Status.MINERALS, 2), (Status.VP, 4)]
    assert gains(BOOK.allied_good, BOOK.allied_gain)[1:5] == goods


@pytest.mark.parametrize(
    ("seat", "space", "gained"),
    [(0, 1, {"food": 3}), (0, 4, {"vp": 4}), (1, 1, {"vp": 4}), (1, 2, {"minerals": 2}), (1, 4, {"food": 3})],
)
def test_3_9_each_partner_goes_from_their_own_end(seat, space, gained):
    scene = Scene(3)
    route = scene.ally(0, 1)
    scene.goods(seat, food=9, money=9).workers(seat, f"{route}:{space}").begin("production")
    found = {scene.told("route-gain")[0][3]: scene.told("route-gain")[0][2]}
    assert found == {getattr(Status, good.upper()): amount for good, amount in gained.items()}


def test_3_9_each_partner_has_a_rest():
    scene = Scene(3)
    route = scene.ally(0, 1)
    scene.workers(0, f"{route}:rest").workers(1, f"{route}:rest")
    assert (scene.places(0), scene.places(1)) == ([f"{route}:rest"], [f"{route}:rest"])
    scene.begin("movement").play_as(0, "room e6").play_as(1, "room f7")
    assert (scene.places(0), scene.places(1)) == (["e6"], ["f7"])


def test_3_1_the_baseland_is_three_wide_and_two_high():
    table = Scene.dealt(2).table
    assert [number for number in range(1, 145) if table.land[0, number]] == [
        cell(code) for code in ("e6", "f6", "g6", "e7", "f7", "g7")
    ]

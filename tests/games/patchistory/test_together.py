"""What several players do at the same time, openly: patching and management. Rulebook, 4.2, 6.1, 9.1, 9.8 and 9.11.

Whoever is quicker, the table is the same in the end, and nobody takes anything away from another.
"""

import itertools
import os
import random

import pytest

from watershed.games.patchistory.names import HAND, TILES, Phase, Question
from watershed.games.patchistory.rules.opening import redeal
from watershed.games.patchistory.rules.sight import Observation, observe
from watershed.games.patchistory.rules.turn import apply
from watershed.games.patchistory.table import Table
from watershed.kernel.record import blank, lay_open

from .lively import PEACEFUL, decisions, lively_move, moves_of
from .scene import Scene
from .viewing import EVERYBODY, player, seen

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "12"))


def managing(seats=3, *, first=0, left=None, favours=12):
    """Everybody has goods and favours; so many tiles are left in the storage."""
    scene = Scene(seats, first=first)
    for seat in range(seats):
        scene.goods(seat, food=30, minerals=30)
    if left is not None:
        scene.no_tiles(left)
    return scene.begin("management", favours=(favours,) * seats)


def standing(scene):
    """All of a table but what the last move noted."""
    records = scene.records.copy()
    table = lay_open(Table, records)
    table.events[:] = 0
    table.noted = 0
    return records.tobytes()


def orders(*seats):
    """Every order in which seats can act, each as often as it is named."""
    return sorted(set(itertools.permutations(seats)))


def reclaim(scene, seat, cell, slot=1):
    return scene.play_as(seat, f"reclaim {slot}", f"site {cell}")


def tiles(scene, seat):
    return scene.table.tiles[seat].tolist()


# any game


def shuffled(lists, luck):
    """Moves of several seats in a random order, with each seat's own in theirs."""
    seats = [seat for seat, moves in lists.items() for _ in moves]
    luck.shuffle(seats)
    moves = {seat: iter(moves) for seat, moves in lists.items()}
    return [(seat, next(moves[seat])) for seat in seats]


def finish(scene, luck):
    """Everybody who is asked plays until they have finished, one after the other; the moves of each."""
    found = {}
    gathered, asked = int(scene.table.gathered), scene.waiting()
    for seat in asked:
        found[seat] = []
        while scene.table.gathered == gathered and seat in scene.waiting():
            found[seat].append(lively_move(scene, seat, luck, PEACEFUL))
            apply(scene.book, scene.table, seat, found[seat][-1])
    assert scene.table.gathered > gathered
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_2_in_any_game_it_does_not_matter_who_is_quicker(seats):
    """Every patching and management is played again with the moves in other orders: all of them are legal, and lead to
    the same table. None changes what another can do, even if the last tiles are being drawn.
    """
    again, games = dict.fromkeys((Question.PATCH, Question.MANAGEMENT), 0), max(1, GAMES // 4)
    for seed in range(games):
        scene, luck, last = Scene.dealt(seats, seed=seed + 30), random.Random(seed), 0
        for _ in decisions(scene, luck, PEACEFUL):
            table = scene.table
            if len(scene.waiting()) < 2 or table.question not in again or table.gathered == last:
                continue
            last = int(table.gathered)
            table.goods[:seats, 1:4] += luck.choice((2, 6))
            table.favours[:seats] += luck.choice((0, 4))
            if luck.random() < 0.5:
                scene.no_tiles(min(int(table.stack_left), luck.randrange(6)))
            before, question = scene.records.copy(), int(table.question)
            moves = finish(scene, luck)
            after = standing(scene)
            for _ in range(3):
                scene.records[:] = before
                for seat, move in shuffled(moves, luck):
                    choices = {each: moves_of(scene, each) for each in scene.waiting()}
                    assert move in choices.pop(seat)
                    apply(scene.book, table, seat, move)
                    assert table.gathered != last or {each: moves_of(scene, each) for each in choices} == choices
                assert standing(scene) == after
                again[question] += 1
            scene.records[:] = before
    assert again[Question.MANAGEMENT] >= 3 * games
    assert again[Question.PATCH] >= 3 * games or seats == 2


# patching


@pytest.mark.parametrize("order", orders(0, 1, 2))
def test_6_1_patches_lead_to_the_same_table_in_any_order(order):
    def patching():
        scene = Scene(3, first=1).workers(0, "g7").patching("Timbuktu", "Moses", "i-12-white")
        return scene, ("patch g7 15", "patch g7 15", "patch e6 15")

    scene, moves = patching()
    for seat in range(3):
        scene.play_as(seat, moves[seat])
    other, _ = patching()
    for seat in order:
        before = {each: other.legal(each) for each in other.waiting() if each != seat}
        other.play_as(seat, moves[seat])
        if other.question() == "patch":
            assert {each: other.legal(each) for each in other.waiting()} == before, "nobody changes another's choice"
    assert standing(other) == standing(scene)
    assert (scene.question(), scene.waiting()) == ("room", (1,)), "Moses comes first: seat 1 is first"


def test_6_1_who_has_patched_has_nothing_more_to_choose():
    scene = Scene(3).patching("i-02-white", "i-12-white", "i-13-white").play_as(1, "discard")
    assert (scene.waiting(), scene.legal(1), int(scene.table.done)) == ((0, 2), [], 0b010)
    assert (scene.table.won[:3].tolist(), scene.table.piece[:3].all()) == ([1, 0, 3], False)


def test_6_1_everybody_sees_a_card_that_lies_and_their_own_that_does_not():
    scene = Scene(3).patching("i-02-white", "i-12-white", "i-13-white")
    found = [seen(scene, viewer)["patching"] for viewer in range(3)]
    assert [(each["seat"], each["piece"]) for each in found] == [
        (0, "i-02-white"), (1, "i-12-white"), (2, "i-13-white"),
    ]  # fmt: skip
    assert all(each["placements"] for each in found)
    assert (seen(scene)["asked"], seen(scene)["waiting"], seen(scene)["sealed"]) == (None, [0, 1, 2], [])
    scene.play_as(0, "patch g7 15")
    assert (seen(scene, 0)["waiting"], seen(scene, 0)["patching"]["placements"]) == ([1, 2], None)
    for viewer in EVERYBODY:
        assert "h8" in {room["cell"] for room in player(scene, 0, viewer)["territory"]["rooms"]}


# management


def test_9_1_who_has_finished_manages_no_more_while_others_go_on():
    scene = managing()
    before = scene.table.favours[:3].tolist()
    scene.play_as(1, "end")
    assert (scene.waiting(), scene.legal(1), int(scene.table.done)) == ((0, 2), [], 0b010)
    reclaim(scene, 0, "e6").play_as(2, "campaign 3")
    assert (scene.waiting(), scene.legal(1), scene.question()) == ((0, 2), [], "management")
    assert scene.table.favours[:3].tolist() == [before[0] - 2, before[1], before[2] - 3]
    scene.play_as(2, "end").play_as(0, "end")
    assert (scene.question(), int(scene.table.lap), int(scene.table.done)) == ("bid", 3, 0), "nobody has workers"


def test_9_1_who_can_pay_for_nothing_has_finished():
    scene = Scene(3).goods(0, minerals=9).goods(2, minerals=9).begin("management", favours=(2, 0, 2))
    assert (scene.waiting(), scene.legal(1)) == ((0, 2), [])
    reclaim(scene, 0, "e6")
    assert (scene.waiting(), int(scene.table.done)) == ((2,), 0b011)


def test_9_1_each_is_asked_and_shown_what_belongs_to_their_own_action():
    scene = managing().play_as(0, "birth").play_as(2, "reclaim 2")
    assert [seen(scene, viewer)["question"] for viewer in (0, 1, 2, None)] == [
        "room", "management", "site", "management",
    ]  # fmt: skip
    assert [seen(scene, viewer)["asked"] for viewer in range(3)] == [None] * 3
    assert [seen(scene, viewer)["laying"] for viewer in (0, 1)] == [None] * 2, "they have other things to do"
    scene.play_as(1, "build 3")
    laid = [seen(scene, viewer)["laying"] for viewer in (1, 2, None)]
    assert [(each["seat"], each["territory"]) for each in laid] == [(1, 1), (2, 2), (1, 1)]
    assert [(each["reclaiming"], each["slot"]) for each in laid] == [(False, 3), (True, 2), (False, None)]
    assert laid[2]["tile"] is None
    records = blank(Observation)
    for seat, (question, slot) in enumerate(((Question.ROOM, 0), (Question.SITE, 3), (Question.SITE, 2))):
        observe(scene.book, scene.table, seat, lay_open(Observation, records))
        assert (int(records["question"][0]), int(records["slot"][0])) == (question, slot)


@pytest.mark.parametrize("order", orders(0, 1, 2))
def test_9_8_new_routes_get_numbers_in_turn_order_whoever_is_quicker(order):
    scene = managing(first=2)
    for seat in order:
        scene.play_as(seat, f"route {(seat + 1) % 3}")
    assert scene.table.owner[4:7].tolist() == [3, 1, 2]
    assert scene.table.other[4:7].tolist() == [1, 2, 3]
    scene.play_as(1, "end").play_as(0, "end").play_as(2, "end")
    assert not scene.table.berth.any()


def test_9_8_the_number_of_a_route_that_nobody_lays_is_free_again():
    scene = managing(first=2).play_as(1, "route 2", "end").play_as(0, "end").play_as(2, "end")
    assert [route for route in range(1, 9) if scene.table.owner[route]] == [1, 2, 3, 6]
    assert scene.route(0, 1) == 4


# tiles


@pytest.mark.parametrize("first", range(3))
def test_9_11_the_stack_is_shared_out_by_turns(first):
    """As if everybody drew in turn order, one tile after the other."""
    scene = managing(first=first)
    stack = scene.table.stack[: scene.table.stack_left].tolist()
    for cell in ("e6", "f6"):
        for seat in (2, 1, 0):
            reclaim(scene, seat, cell)
            place = (seat - first) % 3 + (3 if cell == "f6" else 0)
            assert tiles(scene, seat)[0] == stack[-1 - place]
            assert [tile for *_, tile in _drawn(scene)] == [stack[-1 - place]]
    assert int(scene.table.stack_left) == len(stack) - 6


def _drawn(scene):
    return [(seat, tile) for seat, tile, *_ in scene.told("drew")]


@pytest.mark.parametrize("left", [3, 4, 24])
def test_9_11_tiles_do_not_depend_on_who_is_quicker(left):
    """Seat 0 lays two, seat 1 one and seat 2 two; every order leads to the same table, at any time and in the end."""
    cells, found = ("e6", "f6", "g6"), set()
    for order in orders(0, 0, 1, 2, 2):
        scene = managing(first=1, left=left)
        done = dict.fromkeys(range(3), 0)
        for seat in order:
            reclaim(scene, seat, cells[done[seat]], slot=done[seat] + 1)
            done[seat] += 1
        middle = standing(scene)
        for seat in order[::-1]:
            if seat in scene.waiting() and scene.table.phase == Phase.MANAGEMENT:
                scene.play_as(seat, "end")
        assert scene.question() == "bid"
        found.add((middle, standing(scene)))
    assert len(found) == 1


def test_9_11_what_is_left_goes_to_those_whose_share_had_run_out():
    """4 tiles for three players: seat 1 gets the second and is then out of luck, until nobody wants any more."""
    scene = managing(left=4)
    stack = scene.table.stack[:4].tolist()
    reclaim(reclaim(scene, 1, "e6", 1), 1, "f6", 2)
    assert (tiles(scene, 1)[:2], int(scene.table.stack_left)) == ([stack[2], 0], 3)
    assert scene.table.stack[:4].tolist() == [*stack[:2], 0, stack[3]], "a hole, until the phase ends"
    assert "reclaim 2" not in scene.legal(1)
    scene.play_as(1, "end").play_as(0, "end").play_as(2, "end")
    assert (tiles(scene, 1)[:2], _drawn(scene)) == ([stack[2], stack[3]], [(1, stack[3])])
    assert (scene.table.stack[:4].tolist(), int(scene.table.stack_left)) == ([*stack[:2], 0, 0], 2)
    assert not scene.table.drew.any()


def test_9_11_the_last_tile_goes_by_turn_order():
    """Seat 1 is first and leaves its share; seats 2 and 0 want it, and seat 2 comes first."""
    scene = managing(first=1, left=2)
    stack = scene.table.stack[:2].tolist()
    reclaim(scene, 0, "e6")
    assert (tiles(scene, 0)[0], int(scene.table.stack_left)) == (0, 2)
    reclaim(reclaim(scene, 2, "e6", 1), 2, "f6", 2)
    assert (tiles(scene, 2)[:2], int(scene.table.stack_left)) == ([stack[0], 0], 1)
    scene.play_as(0, "end").play_as(1, "end").play_as(2, "end")
    assert (tiles(scene, 2)[:2], tiles(scene, 0)[0], _drawn(scene)) == ([stack[0], stack[1]], 0, [(2, stack[1])])
    assert (int(scene.table.stack_left), scene.table.stack.any()) == (0, False)


def test_9_11_in_turn_order_the_stack_is_drawn_from_the_top():
    """With too few routes one manages after the other, and each tile is the next one."""
    scene = Scene(3)
    while scene.table.routes_left:
        scene.route(0, 1)
    for seat in range(3):
        scene.goods(seat, minerals=9)
    scene.begin("management", favours=(9, 9, 9))
    stack = scene.table.stack[: scene.table.stack_left].tolist()
    for seat in range(3):
        reclaim(reclaim(scene, seat, "e6", 1), seat, "f6", 2).play("end")
        assert tiles(scene, seat)[:2] == [stack[-1 - 2 * seat], stack[-2 - 2 * seat]]


@pytest.mark.parametrize("viewer", range(3))
def test_1_3_a_hole_in_the_stack_stays_one_when_hidden_tiles_are_dealt_again(viewer):
    """In the middle of management: who looks keeps their own, and the others' tiles and the stack are dealt anew."""
    scene = managing()
    reclaim(reclaim(scene, 1, "e6", 1), 1, "f6", 2).play_as(2, "build 1", "site e6")
    table, before = scene.table, scene.records.copy()
    holes = (table.stack == 0).tolist()
    assert holes != sorted(holes), "not only at the end"
    own, legal, left = tiles(scene, viewer), scene.legal(viewer), int(table.stack_left)
    stacks = set()
    for seed in range(12):
        redeal(scene.book, table, viewer, seed)
        stacks.add(table.stack.tobytes())
        assert (table.stack == 0).tolist() == holes
        assert (tiles(scene, viewer), scene.legal(viewer), int(table.stack_left)) == (own, legal, left)
        held = [tile for seat in range(3) for tile in tiles(scene, seat)]
        used = [tile for tile in range(1, TILES + 1) if table.seen[tile]]
        assert sorted([*held, *used, *table.stack[table.stack > 0].tolist()]) == list(range(1, TILES + 1))
        assert len(held) == 3 * HAND
        reclaim(scene, 0, "e6")
        assert tiles(scene, 0).count(0) == 0
        scene.records[:] = before
    assert len(stacks) > 6

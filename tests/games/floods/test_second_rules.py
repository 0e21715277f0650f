"""Single rules in the second model."""

import pytest

from .second import Second
from .second_scene import BLUE, GREEN, WHITE, YELLOW, empty, end_all, play, put, seen


def test_a_civil_war_of_three_colours_leaves_largest_minus_second():
    game = empty()
    put(game, "y4", workers=[(WHITE, 5), (GREEN, 3), (BLUE, 2)], warriors=(YELLOW, 1))
    game.begin("move")
    play(game, YELLOW, "move warriors y4", "to y5", "lead 0", "lead 0", "lead 0")
    assert seen(game, "y4") == ("dry", WHITE, {WHITE: 2}, None, 0)


def test_a_group_holds_a_cell_that_single_warriors_lose():
    """A9: fanatics are counted once, after the fight of the whole group."""
    for moves, status in ((["all"], "dry"), (["count 1", "move warriors y4", "to y5", "count 1"], "lost")):
        game = empty()
        put(game, "y4", warriors=(YELLOW, 3))
        put(game, "y5", workers=[(WHITE, 2)], warriors=(WHITE, 2), fanatics=3)
        game.begin("move")
        play(game, YELLOW, "move warriors y4", "to y5", *moves)
        assert game.board.cells["y5"].status == status


def test_fanatics_kill_warriors_for_good():
    game = empty()
    put(game, "y4", workers=[(YELLOW, 3)], warriors=(YELLOW, 2), fanatics=4)
    put(game, "y1", workers=[(YELLOW, 1)])
    game.board.players[YELLOW].resources["gold"] = 40
    game.begin("move")
    play(game, YELLOW, "move workers y4", "to y5", "count 2")
    assert seen(game, "y4") == ("lost", None, {}, None, 0)
    assert game.visible()["players"][YELLOW]["warriorCap"] == 3
    end_all(game, "move")
    end_all(game, "harvest")
    end_all(game, "trade")
    play(game, YELLOW, *["build warrior y1"] * 3)
    assert "build warrior y1" not in game.legal(YELLOW)


def test_slaves_are_led_once_and_only_where_workers_may_go():
    game = empty()
    put(game, "y4", workers=[(WHITE, 2)], warriors=(YELLOW, 1))
    put(game, "y5", workers=[(WHITE, 3)], warriors=(YELLOW, 2))
    put(game, "y6", workers=[(GREEN, 1)])
    game.begin("move")
    play(game, YELLOW, "move warriors y4", "to y5", "lead-all")
    play(game, YELLOW, "move warriors y5", "to y7")
    assert game.legal(YELLOW) == ["all", "count 1"]
    play(game, YELLOW, "count 1")  # y5 received slaves in this sub-turn, so nobody is asked whom to lead (A11)
    assert seen(game, "y5") == ("dry", YELLOW, {WHITE: 5}, {"seat": YELLOW, "count": 2}, 0)
    play(game, YELLOW, "move warriors y5", "to y6")
    assert seen(game, "y6") == ("dry", YELLOW, {GREEN: 1}, {"seat": YELLOW, "count": 1}, 0)


def test_slaves_without_a_captor_are_free_when_the_sub_turn_ends():
    """Conquered workers of one's own colour are free, but don't move in this phase (A10)."""
    game = empty()
    put(game, "y4", warriors=(YELLOW, 2))
    put(game, "y5", workers=[(YELLOW, 3), (GREEN, 1)], warriors=(WHITE, 1))
    put(game, "w1", workers=[(YELLOW, 1)])
    game.begin("move")
    play(game, YELLOW, "move warriors y4", "to y5", "all")
    assert seen(game, "y5") == ("dry", YELLOW, {YELLOW: 3, GREEN: 1}, {"seat": YELLOW, "count": 1}, 0)
    assert game.legal(YELLOW) == ["end", "move workers w1"]


def test_workers_enter_only_where_nobody_else_was_or_is():
    game = empty()
    put(game, "w2", workers=[(YELLOW, 1)], warriors=(YELLOW, 1))
    put(game, "w3", workers=[(GREEN, 1)])
    put(game, "w5", workers=[(GREEN, 2)])
    game.begin("move")
    play(game, YELLOW, "move warriors w2", "to w3", "move workers w2")
    assert game.legal(YELLOW) == ["to w1", "to w4", "to w8"]  # green held w3 when the phase began
    play(game, YELLOW, "to w4")
    play(game, GREEN, "move workers w5")
    assert game.legal(GREEN) == ["to w6", "to w7", "to wa"]  # yellow is in w4 now


def test_a_ferry_spares_own_boats():
    """23: a way over granted boats is longer, but costs none of one's own."""
    game = empty()
    put(game, "w4", workers=[(YELLOW, 2)])
    put(game, "cb", boats=(GREEN, 1))
    put(game, "na", boats=(GREEN, 1))
    put(game, "cp", boats=(YELLOW, 2))
    put(game, "np", boats=(YELLOW, 1))
    put(game, "aw", boats=(GREEN, 1))
    game.begin("move")
    play(game, YELLOW, "ask 1")
    play(game, GREEN, "grant")
    play(game, YELLOW, "move workers w4", "to w1", "count 1")
    assert not any(boat.ferried for boat in game.board.boats_of(YELLOW))
    play(game, YELLOW, "move workers w4", "to gb")
    assert game.visible()["cells"]["cp"]["boats"] == {"seat": YELLOW, "count": 2, "moved": 0, "ferried": 1}
    assert game.visible()["cells"]["cp"]["ready"]["boats"] == 1


def test_idle_slaves_come_from_the_most_numerous_colour():
    game = empty()
    put(game, "y4", workers=[(YELLOW, 2), (GREEN, 4), (WHITE, 5)], warriors=(YELLOW, 1), forests=3)
    game.begin("harvest")
    assert "idle y4 5" not in game.legal(YELLOW)  # seven of eleven find no work
    play(game, YELLOW, "harvest")
    assert seen(game, "y4")[2:] == ({}, None, 0)
    game = empty()
    put(game, "y4", workers=[(YELLOW, 2), (GREEN, 4), (WHITE, 5)], warriors=(YELLOW, 1), forests=3, mines=1)
    put(game, "y5", workers=[(YELLOW, 1)])
    game.begin("harvest")
    play(game, YELLOW, "idle y4 3", "harvest")
    assert seen(game, "y4") == ("lost", None, {}, None, 0)
    game = empty()
    put(game, "y4", workers=[(YELLOW, 2), (GREEN, 4), (WHITE, 5)], warriors=(YELLOW, 1), forests=3, mines=1)
    game.begin("harvest")
    play(game, YELLOW, "idle y4 1", "harvest")
    assert seen(game, "y4") == ("dry", YELLOW, {GREEN: 3, WHITE: 3}, {"seat": YELLOW, "count": 1}, 5)


def test_a_plan_goes_from_cell_to_cell():
    game = empty()
    put(game, "y4", workers=[(YELLOW, 3)], forests=3)
    put(game, "y5", workers=[(YELLOW, 1)], forests=1)
    game.begin("harvest")
    y4 = ["fell y4 3", "idle y4 1", "idle y4 2", "idle y4 3"]
    y5 = ["fell y5 1", "harvest", "idle y5 1"]
    assert game.legal(YELLOW) == sorted(y4 + y5)
    play(game, YELLOW, "idle y4 1")
    assert game.legal(YELLOW) == sorted(["fell y4 2", *y5])
    play(game, YELLOW, "fell y5 1")
    assert game.phase == "trade"  # nothing else could be changed
    resources = game.board.players[YELLOW].resources
    assert (resources["wood"], resources["gold"], game.board.scale()) == (2, 1, 1)


def test_a_counter_offer():
    game = empty(3)
    game.board.players[YELLOW].resources["wood"] = 3
    game.board.players[GREEN].resources["gold"] = 2
    game.begin("trade")
    play(game, YELLOW, "offer 1", "give wood 1", "get gold 2", "send")
    assert game.legal(GREEN) == ["accept", "counter", "reject"]
    play(game, GREEN, "counter", "give gold 1", "get wood 3", "send")
    play(game, YELLOW, "reject")
    assert game.legal(GREEN) == ["accept", "reject"]
    play(game, GREEN, "accept")
    assert [game.board.players[seat].resources["gold"] for seat in range(3)] == [2, 0, 0]
    assert game.waiting == {YELLOW}


def test_an_offer_to_all_passes_over_those_who_lack_the_goods():
    game = empty(3)
    game.board.players[WHITE].resources["wood"] = 3
    game.begin("trade")
    assert game.legal(YELLOW) == ["offer 2", "offer-all", "pass"]
    play(game, YELLOW, "offer-all", "get wood 2", "send")
    assert game.waiting == {WHITE}
    play(game, WHITE, "accept")
    assert [game.board.players[seat].resources["wood"] for seat in range(3)] == [2, 0, 1]


def test_trade_ends_when_all_have_passed_in_succession():
    game = empty(3)
    game.board.players[WHITE].resources["wood"] = 3
    game.begin("trade")
    play(game, YELLOW, "pass")
    play(game, GREEN, "offer 2", "get wood 1", "send")
    play(game, WHITE, "reject")
    play(game, GREEN, "pass")
    play(game, WHITE, "pass")
    play(game, YELLOW, "pass")
    assert game.phase != "trade"


def test_a_boat_is_built_into_a_fight():
    game = empty()
    put(game, "y4", workers=[(YELLOW, 1)])
    put(game, "me", boats=(GREEN, 2))
    game.board.players[YELLOW].resources["wood"] = 9
    game.begin("construction")
    play(game, YELLOW, "build boat me")
    assert game.visible()["cells"]["me"]["boats"]["count"] == 1
    play(game, YELLOW, "build boat me")
    assert game.visible()["cells"]["me"]["boats"] is None


@pytest.mark.parametrize("warriors", ["drown", "flee y1"])
def test_slaves_flee_with_their_captors_or_by_themselves(warriors):
    game = empty()
    for code in ("w1", "w3", "w4", "w5", "w7", "b1", "b3", "b4"):
        put(game, code, felled=True, forests=0)
    game.board.rises = 1
    put(game, "y2", workers=[(WHITE, 2), (YELLOW, 1)], warriors=(YELLOW, 1), fanatics=2)
    put(game, "y1", workers=[(YELLOW, 1)])
    put(game, "y3", workers=[(WHITE, 1)])
    game.begin("flood")
    play(game, YELLOW, warriors, "flee y1")
    if warriors == "drown":
        play(game, WHITE, "flee y3")
        assert (seen(game, "y1")[2], seen(game, "y3")[2]) == ({YELLOW: 2}, {WHITE: 4})  # 1 and 3, grown from 2
    else:
        assert seen(game, "y1") == ("dry", YELLOW, {WHITE: 3, YELLOW: 2}, {"seat": YELLOW, "count": 1}, 0)
    assert (seen(game, "y2"), game.visible()["players"][YELLOW]["warriorCap"]) == (("flooded", None, {}, None, 0), 5)


@pytest.mark.parametrize(
    ("options", "felled", "lost", "over"),
    [
        ({}, 14, 0, True),
        ({}, 13, 0, False),
        ({}, 0, 34, False),
        ({}, 0, 35, True),  # 13 cells have forests left
        ({"stop": 0}, 0, 35, False),
        ({"stop": 0, "turns": 1}, 0, 0, True),
    ],
)
def test_the_end(options, felled, lost, over):
    game = Second(4, {"stop": 1, "turns": 24} | options)
    land = [cell for cell in game.board.cells.values() if cell.place.land and not cell.pawns]
    for cell in land[:felled]:
        cell.felled, cell.forests = True, 0
    for cell in land[felled : felled + lost]:
        cell.status = "lost"
    game.board.rises = 3
    game.begin("flood")
    assert (game.over, game.turn) == (over, 1 if over else 2)


def test_places():
    game = empty(3)
    for code, seat in (("a1", YELLOW), ("a2", GREEN)):
        put(game, code, dolmen=seat)
    put(game, "l1", boats=(WHITE, 1))
    assert (game.scores(), game.ranks()) == ([2, 2, 3], [2, 2, 1])
    game.board.players[GREEN].resources["wood"] = 1
    assert game.ranks() == [3, 2, 1]

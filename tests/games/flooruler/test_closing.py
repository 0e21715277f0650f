"""Stores that floors have shut: 7.5 to 7.7."""

from watershed.games.flooruler.names import Place, Question
from watershed.games.flooruler.rules.closing import first_shut, is_refuge

from .scene import BOOK, GREEN, RED, YELLOW, at, facts, land, number, scene, some

FLOOR_STORE = at(12, 8)
OVERLAP = ",".join(facts(tile) for tile in (94, 95, 111, 120))
GATES = [facts(95), facts(111)]
SKILL_GATES = [facts(99), facts(113)]


def all_but_one():
    """Red holds the overlap and the last red entrance; yellow is about to take the last one."""
    return f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,2,0,0 floors0={OVERLAP},{at(14, 9)}"


def test_7_5_two_players_can_shut_a_store_together():
    """Facts 24, and the second half of test vector 6: green and blue are shut out, and red must clear both gates."""
    game = scene(all_but_one()).play("build 1", at(11, 6))
    assert game.happened("shut")[0].data["store"] == "floor-store"
    assert (game.to_move(), game.table.question) == (RED, Question.RELOCATE)
    game.play("k20")
    assert (game.to_move(), game.table.question) == (RED, Question.RELOCATE)
    game.play("k21")
    assert [game.owner(tile) for tile in (*GATES, "k20", "k21")] == [-1, -1, RED, RED]
    assert game.floors() == [5, 1, 0, 0]
    assert game.to_move() == GREEN, "yellow's turn is over"


def test_7_5_an_entrance_that_cannot_be_reached_is_no_entrance():
    """Yellow's entrance is empty, but yellow's floors shut the ways to it, the one past the Weapon Store too (R16)."""
    walls = ",".join([at(9, 6), at(9, 7), at(9, 8), at(10, 8)])
    game = scene(f"floors0={OVERLAP},{at(14, 9)} floors1={walls}")
    assert first_shut(BOOK, game.table) == Place.FLOOR_STORE
    assert first_shut(BOOK, scene(f"floors0={OVERLAP},{at(14, 9)}").table) == 0
    assert not game.table.way.any()


def test_7_5_it_is_looked_at_after_the_last_floor_of_a_plan():
    line = f"at={FLOOR_STORE} gold=4 floors1={at(11, 6)} floors0={OVERLAP}"
    game = scene(line).play("build 2", at(14, 9))
    assert game.table.question == Question.PLACE, "shut for a moment, but the plan goes on"
    game.play("k20")
    assert game.table.question == Question.RELOCATE


def test_7_5_with_two_seats_only_these_two_must_come_in():
    game = scene(f"seats=2 floors0={OVERLAP},{at(14, 9)} floors1={at(11, 6)}")
    assert first_shut(BOOK, game.table) == 0


def test_7_6_the_floor_goes_to_an_empty_tile_of_its_owners_land_that_is_no_gate():
    game = scene(all_but_one()).play("build 1", at(11, 6))
    assert game.tiles() == set(land(RED, gates=False)) - {facts(94), facts(120), at(14, 9)}
    assert not any(is_refuge(BOOK, game.table, RED, number(tile)) for tile in GATES)


def test_7_6_the_seat_whose_turn_it_is_moves_first():
    shut = f"floors0={facts(94)},{facts(95)},{at(14, 9)} floors1={facts(111)},{facts(120)}"
    yellow = scene(f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,2,0,0 {shut}").play("build 1", at(11, 6))
    assert yellow.to_move() == YELLOW
    yellow.play("a10")
    assert yellow.to_move() == RED
    red = scene(f"at={FLOOR_STORE} gold=2 {shut},{at(11, 6)}".replace(f",{at(14, 9)}", "")).play("build 1", at(14, 9))
    assert red.to_move() == RED


def crowded(*more):
    """Yellow shuts the Floor Store. Blue's floors, more than there are, fill all of red's land but the gates."""
    taken = {*OVERLAP.split(","), at(14, 9)}
    blue = ",".join([*(set(land(RED, gates=False)) - taken), *more])
    line = f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,2,0,0 floors0={','.join(taken)} floors3={blue}"
    return scene(line).play("build 1", at(11, 6))


def test_7_6_without_other_room_the_floor_goes_to_a_gate_of_another_store():
    """Seed: "If moving them to an empty land is impossible, it must be removed", and a gate is land too (R17)."""
    game = crowded()
    assert (game.to_move(), game.tiles()) == (RED, set(SKILL_GATES))
    game.play(SKILL_GATES[0])
    assert not game.happened("no-room"), "the second one has one place to go, so nobody is asked (3.4)"
    assert [game.owner(tile) for tile in (*GATES, *SKILL_GATES)] == [-1, -1, RED, RED]
    assert game.floors()[RED] == 5
    assert game.to_move() == GREEN


def test_7_6_a_gate_where_a_floor_would_shut_a_store_is_no_room():
    """Blue's last entrance to the Skill Store has a floor too, so one of its gates must stay empty."""
    game = crowded(at(11, 14))
    assert game.tiles() == set(SKILL_GATES)
    game.play(SKILL_GATES[1])
    assert len(game.happened("no-room")) == 1
    assert [game.owner(tile) for tile in (*GATES, *SKILL_GATES)] == [-1, -1, -1, RED]
    assert not game.happened("shut")


def test_7_6_without_room_the_floor_goes_back():
    """The gates of the Skill Store have floors as well. Those of the Floor Store are cleared all the same."""
    game = crowded(*SKILL_GATES)
    assert len(game.happened("no-room")) == 2
    assert [game.owner(tile) for tile in GATES] == [-1, -1]
    assert game.to_move() == GREEN


def test_7_7_it_goes_on_until_no_store_is_shut():
    """Red's relocated floor shuts the Skill Store in turn, whose gates are then cleared as well."""
    skill = f"{facts(99)},{facts(100)},{facts(113)},{facts(122)}"
    line = f"{all_but_one()},{skill} floors3={at(11, 14)}"
    game = scene(line).play("build 1", at(11, 6), at(14, 11))
    assert game.table.shut == Place.FLOOR_STORE
    game.play("k20")
    assert game.table.shut == Place.SKILL_STORE
    game.play("k21", "j21")
    assert [game.owner(facts(tile)) for tile in (95, 111, 99, 113)] == [-1] * 4
    assert game.to_move() == GREEN


def test_7_7_the_same_store_can_be_shut_again():
    game = scene(all_but_one()).play("build 1", at(11, 6), "k20", "k21", "pass", "pass")
    game.table.tile[RED], game.table.gold[RED] = number(FLOOR_STORE), 4
    game.play("build 2", GATES[0], GATES[1])
    assert game.happened("shut")
    assert game.to_move() == RED


def test_7_5_shutting_and_winning():
    """12.1 looks after the gates are cleared: red still wins, for a moved floor is still on the board."""
    own = some(RED, 18, without=(at(14, 9), "k20", "k21", "j21"))
    line = f"at={FLOOR_STORE} gold=12 floors0={OVERLAP},{own} floors1={at(11, 6)}"
    game = scene(line)
    assert game.floors()[RED] == 22
    game.play("build 2", at(14, 9), "j21")
    assert game.table.question == Question.RELOCATE
    assert not game.table.over
    game.play("k20", "k21")
    assert game.table.winner == RED + 1

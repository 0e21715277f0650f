"""The second model of the rules by itself: its maps, the ten test vectors, and random games."""

import random

import pytest

from .second import Second
from .second.map import the_map
from .second.moods import MOODS, pick
from .second.rising import grow
from .second_scene import BLUE, GREEN, WHITE, YELLOW, empty, end_all, play, put, seen

GAMES = 60
SETUPS = ((4, {}), (3, {"turns": 16}), (3, {"map": 1, "turns": 16}), (4, {"stop": 0, "turns": 16}))
WORLD = """
w1: w2 w3 w8 w9 np aw | w2: w1 w3 w4 w8 na cb aw | w3: w1 w2 w4 w9 cp | w4: w2 w3 w5 w6 cb cp | w5: w4 w6 w7 wa sp cp
w6: w4 w5 w7 wb cb | w7: w5 w6 wa wb sa ca | w8: w1 w2 aw | w9: w1 w3 np cp | wa: w5 w7 sa sp | wb: w6 w7 cb ca
y1: y2 y3 y8 y9 na ae | y2: y1 y3 y4 y8 np cs ae | y3: y1 y2 y4 y9 me | y4: y2 y3 y5 y6 cs me | y5: y4 y6 y7 ya er me
y6: y4 y5 y7 yb cs | y7: y5 y6 ya yb io ei | y8: y1 y2 ae | y9: y1 y3 na me | ya: y5 y7 io er | yb: y6 y7 cs ei
b1: b2 b3 b8 b9 sa sw | b2: b1 b3 b4 b8 io er sw | b3: b1 b2 b4 b9 ca | b4: b2 b3 b5 b6 er ca | b5: b4 b6 b7 ba cb ca
b6: b4 b5 b7 bb er | b7: b5 b6 ba bb na me | b8: b1 b2 sw | b9: b1 b3 sa ca | ba: b5 b7 na cb | bb: b6 b7 er me
g1: g2 g3 g8 g9 io se | g2: g1 g3 g4 g8 sa sp se | g3: g1 g2 g4 g9 ei | g4: g2 g3 g5 g6 sp ei | g5: g4 g6 g7 ga cs ei
g6: g4 g5 g7 gb sp | g7: g5 g6 ga gb np cp | g8: g1 g2 se | g9: g1 g3 io ei | ga: g5 g7 np cs | gb: g6 g7 sp cp
at: na aw ae | mu: io sw se | es: np aw ae | an: sa sw se | na: w2 y1 y9 b7 ba at cb me aw ae
io: y7 ya b2 g1 g9 mu er ei sw se | np: w1 w9 y2 g7 ga es cs cp aw ae | sa: w7 wa b1 b9 g2 an sp ca sw se
cb: w2 w4 w6 wb b5 ba na ca | er: y5 ya b2 b4 b6 bb io me | cs: y2 y4 y6 yb g5 ga np ei | sp: w5 wa g2 g4 g6 gb sa cp
ca: w7 wb b3 b4 b5 b9 sa cb | me: y3 y4 y5 y9 b7 bb na er | ei: y7 yb g3 g4 g5 g9 io cs | cp: w3 w4 w5 w9 g7 gb np sp
aw: w1 w2 w8 at es na np ae | sw: b1 b2 b8 mu an io sa se | ae: y1 y2 y8 at es na np aw | se: g1 g2 g8 mu an io sa sw
"""
ARCHIPELAGO = """
s1: a1 r1 c1 d1 l1 | a1: s1 r1 d1 oc | r1: s1 a1 c1 oc | c1: s1 r1 l1 oc | d1: s1 a1 l1 oc | i1: j1 m1 l2 oc
j1: i1 m1 l2 | t1: l1 oc | k1: v0 l1 m1 l2 | s2: a2 r2 c2 d2 l2 | a2: s2 r2 d2 oc | r2: s2 a2 c2 oc
c2: s2 r2 l2 oc | d2: s2 a2 l2 oc | i2: j2 m2 l3 oc | j2: i2 m2 l3 | t2: l2 oc | k2: v0 l2 m2 l3
s3: a3 r3 c3 d3 l3 | a3: s3 r3 d3 oc | r3: s3 a3 c3 oc | c3: s3 r3 l3 oc | d3: s3 a3 l3 oc | i3: j3 l1 m3 oc
j3: i3 l1 m3 | t3: l3 oc | k3: v0 l1 l3 m3 | v0: k1 k2 k3 l1 l2 l3 | l1: s1 c1 d1 t1 k1 i3 j3 k3 v0 m1 m3 oc
m1: i1 j1 k1 l1 l2 oc | l2: i1 j1 k1 s2 c2 d2 t2 k2 v0 m1 m2 oc | m2: i2 j2 k2 l2 l3 oc
l3: i2 j2 k2 s3 c3 d3 t3 k3 v0 m2 m3 oc | m3: i3 j3 k3 l1 l3 oc
oc: a1 r1 c1 d1 i1 t1 a2 r2 c2 d2 i2 t2 a3 r3 c3 d3 i3 t3 l1 m1 l2 m2 l3 m3
"""


@pytest.mark.parametrize(("seats", "printed"), [(4, WORLD), (3, ARCHIPELAGO)])
def test_cells_touch_as_printed(seats, printed):
    places = the_map(seats, 0).places
    rows = [row.partition(": ") for row in printed.strip().replace("\n", " | ").split(" | ")]
    assert {code: set(beside.split()) for code, _, beside in rows} == {c: set(p.beside) for c, p in places.items()}
    assert [code for code, _, _ in rows] == list(places)


def test_setup():
    world, three, islands = Second(4), Second(3, {"map": 1}), Second(3)
    assert seen(world, "b4") == ("dry", BLUE, {BLUE: 4}, None, 0)
    assert seen(three, "b4") == ("dry", None, {}, None, 0)
    assert seen(islands, "s2") == ("dry", GREEN, {GREEN: 4}, None, 0)
    boats = {code: cell["boats"] for code, cell in islands.visible()["cells"].items() if cell["boats"]}
    assert {code: fleet["seat"] for code, fleet in boats.items()} == {"l1": YELLOW, "l2": GREEN, "l3": WHITE}
    assert not any(cell["boats"] for cell in three.visible()["cells"].values())


# the ten vectors


def test_vector_1_three_against_two():
    game = empty()
    put(game, "y4", warriors=(YELLOW, 3))
    put(game, "y5", workers=[(WHITE, 4)], warriors=(WHITE, 2))
    game.begin("move")
    play(game, YELLOW, "move warriors y4", "to y5", "all")
    assert seen(game, "y5") == ("dry", YELLOW, {WHITE: 4}, {"seat": YELLOW, "count": 1}, 0)
    assert all(worker.slave for worker in game.board.cells["y5"].workers)


def test_vector_2_one_against_one():
    game = empty()
    put(game, "y4", workers=[(YELLOW, 2)], warriors=(YELLOW, 1))
    put(game, "y5", workers=[(WHITE, 4)], warriors=(WHITE, 1))
    game.begin("move")
    play(game, YELLOW, "move warriors y4", "to y5")
    assert seen(game, "y5") == ("dry", WHITE, {WHITE: 4}, None, 0)
    assert not any(worker.slave for worker in game.board.cells["y5"].workers)


def test_vector_3_growth():
    game = empty()
    put(game, "g4", workers=[(GREEN, 5)], fanatics=2, forests=2)
    grow(game.board)
    assert seen(game, "g4") == ("dry", GREEN, {GREEN: 7}, None, 3)
    assert game.board.cells["g4"].forests == 3


def test_vector_4_idle_workers_become_fanatics():
    game = empty()
    put(game, "w4", workers=[(WHITE, 4)])
    game.begin("harvest")
    play(game, WHITE, "idle w4 2", "harvest")
    assert seen(game, "w4") == ("dry", WHITE, {WHITE: 2}, None, 2)
    assert [game.board.players[WHITE].resources[ore] for ore in ("wood", "marble")] == [1, 1]
    end_all(game, "trade")
    assert (game.turn, seen(game, "w4")) == (2, ("dry", WHITE, {WHITE: 3}, None, 3))
    play(game, WHITE, "move workers w4", "to w5", "count 1")
    assert seen(game, "w4") == ("lost", None, {}, None, 0)


@pytest.mark.parametrize(
    ("stock", "payments"),
    [
        ({"wood": 1, "gold": 1, "copper": 1, "marble": 1}, ["pay wood+gold+copper+marble"]),
        ({"wood": 2, "gold": 2}, []),
        ({"wood": 4, "gold": 4}, ["pay wood+gold"]),
        ({"gold": 10, "granite": 4}, ["pay gold", "pay gold+granite"]),
    ],
)
def test_vector_5_payment(stock, payments):
    game = empty()
    put(game, "y4", workers=[(YELLOW, 2)])
    game.board.players[YELLOW].resources.update(stock)
    game.begin("construction")
    assert ("build dolmen y4" in game.legal(YELLOW)) == bool(payments)
    if payments:
        play(game, YELLOW, "build dolmen y4")
        assert game.legal(YELLOW) == payments if len(payments) > 1 else game.dolmens(YELLOW) == 1


def test_vector_6_three_rises_in_one_turn():
    game = empty()
    dry = [cell for cell in game.board.cells.values() if cell.status == "dry" and cell.place.rise == 0]
    for cell in dry[:11]:
        cell.felled, cell.forests = True, 0
    put(game, "at", workers=[(YELLOW, 1)])
    put(game, "y1", workers=[(YELLOW, 1)])
    put(game, "y2", workers=[(YELLOW, 1)])
    put(game, "y6", workers=[(GREEN, 1)])
    put(game, "y5", workers=[(GREEN, 1)])
    game.begin("flood")
    assert (game.board.rises, game.visible()["phase"], game.legal(YELLOW)) == (2, "flood", ["drown", "flee y1"])
    assert (game.board.cells["at"].status, game.board.cells["at"].pawns) == ("flooded", [])
    assert (game.board.cells["y2"].status, game.board.cells["y6"].status) == ("flooded", "dry")
    play(game, YELLOW, "flee y1")
    assert (game.board.rises, game.legal(GREEN)) == (3, ["drown", "flee y5"])
    play(game, GREEN, "drown")
    assert (game.turn, game.board.rises, game.board.scale()) == (2, 3, 11)


def test_vector_7_a_boat_that_moved_carries_only_others():
    game = empty()
    put(game, "np", boats=(YELLOW, 1))
    put(game, "w3", workers=[(YELLOW, 1)])
    put(game, "w5", workers=[(GREEN, 1)])
    put(game, "w7", workers=[(GREEN, 1)])
    game.begin("move")
    play(game, YELLOW, "move boats np", "to cp", "move workers w3")
    assert "to gb" not in game.legal(YELLOW)
    play(game, YELLOW, "to w2")
    assert game.waiting == {GREEN}
    play(game, GREEN, "ask 0")
    play(game, YELLOW, "grant")
    play(game, GREEN, "move workers w5", "to gb")
    assert seen(game, "gb") == ("dry", GREEN, {GREEN: 1}, None, 0)
    assert game.visible()["cells"]["cp"]["boats"] == {"seat": YELLOW, "count": 1, "moved": 0, "ferried": False}


def test_vector_8_the_earth_is_round():
    places = the_map(4, 0).places
    assert {"w1", "y2"} <= set(places["np"].beside)
    assert {"w3", "gb"} <= set(places["cp"].beside)


def test_vector_9_slaves_left_behind():
    game = empty()
    put(game, "y4", workers=[(WHITE, 3), (YELLOW, 2)], warriors=(YELLOW, 1))
    game.begin("move")
    play(game, YELLOW, "move warriors y4", "to y5", "lead 0")
    assert seen(game, "y4") == ("dry", None, {WHITE: 3, YELLOW: 2}, None, 0)
    play(game, YELLOW, "end")
    assert seen(game, "y4") == ("dry", WHITE, {WHITE: 1}, None, 0)


def test_vector_10_a_tie_for_first_earns_nothing():
    game = empty(3)
    for seat, number in ((YELLOW, 2), (GREEN, 2), (WHITE, 1)):
        put(game, f"s{seat + 1}", warriors=(seat, number), forests=seat == YELLOW)
    assert game.scores() == [3, 0, 0]


# random games


def check(game: Second) -> None:
    """What holds at every decision; looked at now and then, because it takes longer than to play."""
    board = game.board
    for cell in board.cells.values():
        assert len({warrior.owner for warrior in cell.warriors}) <= 1
        assert len({boat.owner for boat in cell.boats}) <= 1
        assert cell.status == "dry" or not cell.pawns or game.phase == "flood"
        assert cell.is_sea or not cell.boats
        assert 0 <= cell.forests <= 3
        assert 0 <= cell.mines <= 3
        assert not cell.felled or cell.forests == 0
        assert 0 <= cell.fanatics <= len(cell.pawns)
        if game.phase not in ("move", "flood"):
            holder = cell.controller()
            assert not cell.awaits_civil_war()
            assert all(worker.slave == (worker.owner != holder) for worker in cell.workers)
    for player in board.players:
        assert min(player.resources.values()) >= 0
        assert len(board.boats_of(player.seat)) <= 8
        assert len(board.warriors_of(player.seat)) <= player.warrior_cap <= 5
    assert all(len(game.legal(seat)) >= 2 for seat in game.waiting)
    assert game.over == (not game.waiting)


def wealth(game: Second) -> list[int]:
    return [sum(player.resources[name] for player in game.board.players) for name in game.board.players[0].resources]


@pytest.fixture(scope="module")
def played() -> dict[str, int]:
    """Plays all games, and counts how often each kind of move was played."""
    verbs: dict[str, int] = {}
    for number in range(GAMES):
        luck, mood = random.Random(number), list(MOODS)[number % len(MOODS)]
        seats, options = SETUPS[number // len(MOODS) % len(SETUPS)]
        game = Second(seats, options | {"first": 1 + number % seats})
        while not game.over:
            scale, turn, rich, phase = game.board.scale(), game.turn, wealth(game), game.phase
            seat = luck.choice(sorted(game.waiting))
            words = pick(luck, game.legal(seat), mood, game.prey(seat))
            verbs[words.split()[0]] = verbs.get(words.split()[0], 0) + 1
            game.play(seat, words)
            if phase != game.phase or luck.random() < 0.1:
                check(game)
            assert game.board.scale() >= scale
            assert turn <= game.turn <= game.options["turns"]
            if phase == game.phase and phase in ("move", "trade", "flood"):
                assert wealth(game) == rich
        assert sorted(game.ranks())[0] == 1
    return verbs


def test_random_games_come_to_their_end(played):
    assert sum(played.values()) > 15_000


def test_random_games_play_every_kind_of_move(played):
    kinds = (
        "move to count all lead lead-all ask grant refuse end idle fell harvest offer offer-all give get send cancel"
    )
    assert set(played) == {*kinds.split(), "accept", "reject", "counter", "pass", "build", "pay", "flee", "drown"}

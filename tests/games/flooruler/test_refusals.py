"""Every impossible move is refused with a sentence, a code, a rule and the numbers; and no possible one is."""

import pytest

from watershed.games.flooruler import GAME
from watershed.games.flooruler.notation import action_of_words, words_of
from watershed.kit.game import IllegalMove

from .scene import EDITION, GREEN, RED, YELLOW, at, said, scene, some

FLOOR_STORE, NUKE_STORE, WEAPON_STORE, SKILL_STORE = at(12, 8), at(8, 12), at(8, 8), at(12, 12)
FOUNTAIN = at(10, 10)
TOOL = "items=teleportation-tool:0"

CASES = [  # position, moves that lead there, the move, code, rule, need, have
    ("over=1 question=0", (), "pass", "game-over", "12.1", None, None),
    ("", (), "tile k17", "not-asked", "3.1", None, None),
    ("at=k17", (), "collect", "not-there", "5.1", 5, 0),
    (f"at={at(11, 10)} floors1={at(11, 8)},{at(12, 9)},{at(13, 9)}", (), "build 8", "not-there", "7.1", 5, 0),  # K7
    (f"at={at(11, 10)} floors0={at(11, 8)},{at(12, 9)},{at(13, 9)}", (), "build 8", "not-there", "7.1", 3, 0),
    ("at=k17 gold=20", (), "build 8", "not-there", "7.1", 4, 0),
    (f"at={FLOOR_STORE} gold=11", (), "build 8", "too-little-gold", "7.1", 12, 11),
    ("", (), "nuke 2 0", "own-seat", "8.1", None, None),
    ("seats=3", (), "nuke 2 3", "no-such-seat", "8.1", 4, 3),
    ("at=k17", (), "nuke 2 1", "not-there", "8.1", 10, 0),
    (f"at={NUKE_STORE} gold=1", (), "nuke 4 1", "too-little-gold", "8.1", 7, 1),
    (f"at={NUKE_STORE} gold=12 floors1={some(YELLOW, 7)}", (), "nuke 8 1", "too-few-floors", "8.2", 8, 7),
    (f"at={WEAPON_STORE} gold=9 items=knife:1", (), "buy knife", "sold-out", "1.8", None, None),
    (f"at={WEAPON_STORE} gold=9 items=knife:0", (), "buy knife", "sold-out", "1.8", None, None),
    ("at=k17 gold=9", (), "buy knife", "not-there", "6.1", 10, 0),
    (f"at={WEAPON_STORE} gold=7", (), "buy shotgun", "too-little-gold", "6.2", 8, 7),
    ("", (), "refill knife", "no-ammo", "6.4", None, None),
    ("", (), "refill pistol", "not-yours", "6.4", None, None),
    ("items=pistol:0", (), "refill pistol", "full", "6.4", None, None),
    ("at=k17 items=pistol:0:1 gold=9", (), "refill pistol", "not-there", "6.4", 10, 0),
    (f"items=pistol:0:1 at={WEAPON_STORE} gold=2", (), "refill pistol", "too-little-gold", "6.4", 3, 2),
    ("items=knife:0", (), "use knife", "no-skill", "9.1", None, None),
    ("", (), "use healings", "not-yours", "11.1", None, None),
    ("items=speed-boost:0", (), "use speed-boost", "always-on", "11.3", None, None),
    ("items=healings:0", (), "use healings", "full-health", "11.2", 9, 10),
    ("items=healings:0", (), "attack healings 1", "no-weapon", "9.1", None, None),
    ("items=knife:0", (), "attack knife 0", "own-seat", "9.1", None, None),
    ("", (), "attack knife 1", "not-yours", "9.1", None, None),
    ("items=pistol:0:0", (), "attack pistol 1", "no-ammo", "9.5", 1, 0),
    ("items=pistol:0 down=0,1,0,0", (), "attack pistol 1", "face-down", "10.4", None, None),
    ("items=pistol:0 at=k17,k13,k5,q11", (), "attack pistol 1", "out-of-range", "9.2", 4, 3),
    ("items=pistol:0 at=k17,j15,k5,q11", (), "attack pistol 1", "blind-spot", "9.2", None, None),
    ("items=time-freeze:0 at=k20 floors1=k20", (), "pass", "must-leave", "4.5", None, None),
    (f"at={FLOOR_STORE} gold=12", ("build 8",), "pass", "answer-first", "7.1", None, None),
    (f"at={FLOOR_STORE} gold=12", ("build 8",), "tile a10", "not-your-land", "7.2", None, None),
    (f"at={FLOOR_STORE} gold=12 floors0=k20", ("build 8",), "tile k20", "own-floor", "7.2", None, None),
    (f"at={NUKE_STORE} gold=4 floors1=a10,a11,b10", ("nuke 2 1",), "tile a12", "no-floor-there", "8.1", None, None),
    (f"{TOOL} floors1=a10", ("use teleportation-tool",), "tile a10", "opponents-floor", "11.4", None, None),
]


@pytest.mark.parametrize(("line", "moves", "tried", "code", "rule", "need", "have"), CASES)
def test_a_refusal_says_why(line, moves, tried, code, rule, need, have):
    refusal = scene(line).play(*moves).why_not(tried)
    assert (refusal.code, refusal.rule, refusal.need, refusal.have) == (code, rule, need, have)
    for language in ("en", "fr"):
        assert said(refusal.message, language, RED).endswith(".")


@pytest.mark.parametrize(
    ("line", "tried", "code", "need", "have"),
    [
        ("at=k17", "tile k12", "too-far", 5, 3),
        ("floors1=k16", "tile k16", "opponents-floor", None, None),
        ("floors1=j20,k20,l20", "tile k21", "no-way", None, None),
        ("floors1=j20,k20,l20 floors0=k21", "tile k21", "no-way", None, None),
        ("at=k20 floors1=k20,k19 items=time-freeze:0", "tile k19", "opponents-floor", None, None),
    ],
)
def test_a_tile_where_a_move_cannot_end(line, tried, code, need, have):
    refusal = scene(line).rolls(3).play("move").why_not(tried)
    assert (refusal.code, refusal.need, refusal.have) == (code, need, have)


@pytest.mark.parametrize(
    ("tile", "code"), [("a10", "not-your-land"), (at(14, 9), "not-empty"), (at(11, 12), "is-gate")]
)
def test_where_a_gates_floor_cannot_go(tile, code):
    overlap = ",".join([at(11, 7), at(11, 8), at(12, 9), at(13, 9), at(14, 9)])
    game = scene(f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,2,0,0 floors0={overlap}").play("build 1", at(11, 6))
    assert game.why_not(f"tile {tile}").code == code
    assert game.why_not("pass").code == "answer-first"


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("", ()),
        ("items=knife:0,pistol:0:1,healings:0,time-freeze:0 at=k17,k16,j16,q11 health=3,1,1,1", ()),
        (f"at={WEAPON_STORE} gold=30 items=pistol:0:1", ()),
        (f"at={SKILL_STORE} gold=30", ()),
        (f"at={NUKE_STORE} gold=30 floors2={some(GREEN, 5)} floors1={some(YELLOW, 9)}", ()),
        (f"at={FLOOR_STORE} gold=30 floors0={some(RED, 5)}", ("build 4",)),
        (f"at={FOUNTAIN}", ("move",)),
        ("items=teleportation-tool:0 floors1=a10", ("use teleportation-tool",)),
        ("items=time-freeze:0 at=k20 floors1=k20", ()),
    ],
)
def test_refused_exactly_where_not_legal(line, moves):
    game = scene(line).play(*moves)
    legal = set(game.ids())
    for action in range(GAME.actions):
        refusal = game.why_not(words_of(EDITION, action))
        assert (refusal is None) == (action in legal), words_of(EDITION, action)
        assert refusal is None or refusal.rule


def test_a_store_that_is_shut_is_not_some_steps_away():
    walls = ",".join([at(11, 6), at(11, 7), at(11, 8), at(12, 9), at(13, 9), at(14, 9)])
    refusal = scene(f"turn=3 at=k17,e11,k5,q11 floors0={walls}").why_not("build 8")
    assert (refusal.code, refusal.need) == ("not-there", None)
    assert said(refusal.message, you=3) == "You aren't at the Floor Store. Floors block every way there."


@pytest.mark.parametrize(("words", "rule"), [("build 3", "7.1"), ("nuke 3 1", "8.1"), ("use hat", "11.1")])
def test_an_argument_that_nothing_has_is_refused_by_the_rule_of_its_move(words, rule):
    with pytest.raises(IllegalMove) as refused:
        action_of_words(EDITION, words)
    assert refused.value.refusal.rule == rule


def test_everything_the_board_shows_is_legal_or_refused():
    game = scene(f"at={WEAPON_STORE} gold=5 items=pistol:0:1,healings:0")
    shown = GAME.view.shown(EDITION, game.table, RED)
    assert len(shown) == len(set(shown))
    assert set(game.ids()) <= set(shown)
    assert len(GAME.view.shown(EDITION, scene().rolls(3).play("move").table, RED)) == 153

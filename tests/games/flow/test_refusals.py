"""Why a move isn't possible: every code with its numbers, and None exactly if the move is legal."""

import ast
import re
from pathlib import Path

import pytest

from watershed.games.flow import GAME, refusals
from watershed.games.flow.messages import why_not
from watershed.games.flow.notation import action_of_args, action_of_words, args_of, words_of
from watershed.kit.game import IllegalMove

from .catalogues import flaws, ids
from .scene import EDITION, gained, scene, walk

RULEBOOK = (GAME.room / "rulebook.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(\d+\.\d+)\*\*", RULEBOOK))
ACTIONS = GAME.actions

PLAIN = "seats=3 tokens=5,5,5 market=temple,archers:1:2,irrigation:0:3,-,the-future"
FREE = "seats=3 turn=2 tokens=5,5,5 market=temple,archers:1:2,irrigation:0:3,-,the-future"
LENNON = "seats=3 tokens=5,5,5 market=temple nation0=john-lennon"
ANY = "seats=3 tokens=5,5,5 market=temple,archers,the-future question=2 cause=55 wanted=127"  # John Lennon asks
ROWS = [  # position, move, code, need, have, rule
    (PLAIN + " over=1 question=0", "harvest", "game-over", None, None, "12.1"),
    (PLAIN, "gain 1", "not-asked", None, None, "5.1"),
    (PLAIN, "attack 1", "not-asked", None, None, "5.1"),
    (PLAIN, "wreck great-wall", "not-asked", None, None, "5.1"),
    (FREE, "complete", "no-investment", None, None, "7.1"),
    (PLAIN, "snipe 6", "no-such-slot", 6, 5, "8.1"),
    (PLAIN, "snipe 4", "empty-slot", None, None, "8.1"),
    (PLAIN, "snipe 1", "not-invested", None, None, "8.1"),
    (PLAIN, "snipe 3", "own-investment", None, None, "8.1"),
    (PLAIN + " tokens=1,5,5", "snipe 2", "too-few-tokens", 2, 1, "8.1"),
    (PLAIN, "invest 1 1", "already-invested", None, None, "6.1"),
    (FREE + " tokens=5,5,0", "invest 1 1", "too-few-tokens", 1, 0, "6.2"),
    (FREE, "invest 1 6", "too-few-tokens", 6, 5, "6.2"),
    (FREE, "invest 6 1", "no-such-slot", 6, 5, "6.2"),
    (FREE, "invest 4 1", "empty-slot", None, None, "6.2"),
    (FREE, "invest 2 1", "card-invested", None, None, "6.2"),
    (FREE.replace("archers:1", "archers:5"), "invest 2 1", "card-invested", None, None, "6.2"),
    (FREE, "invest 5 1", "not-for-sale", None, None, "6.5"),
    (PLAIN + " nation0=lighthouse", "activate lighthouse", "no-turn-action", None, None, "9.1"),
    (PLAIN + " nation0=bureaucracy>republic", "activate bureaucracy", "covered", None, None, "4.8"),
    (PLAIN + " nation1=bureaucracy", "activate bureaucracy", "not-yours", None, None, "9.1"),
    (LENNON, "activate john-lennon", "cannot-pay", 1, 0, "9.3"),
    (ANY, "gain 3", "wrong-type", None, None, "14.3"),
]


def check(game, words, code, need, have, rule):
    action = action_of_words(EDITION, words)
    refusal = why_not(EDITION, game.table, int(game.table.turn), action)
    assert refusal is not None
    assert (refusal.code, refusal.need, refusal.have, refusal.rule) == (code, need, have, rule)
    assert flaws(refusal.message) == []
    assert refusal.rule in RULES
    assert action not in game.ids()
    return refusal.message.id


@pytest.mark.parametrize(("line", "words", "code", "need", "have", "rule"), ROWS, ids=[f"{r[1]} {r[2]}" for r in ROWS])
def test_an_action_that_is_not_possible(line, words, code, need, have, rule):
    check(scene(line), words, code, need, have, rule)


ANSWERS = [  # card that is gained, the rest of the position, move, code, need, have, rule
    ("iron-works", "market=archers,warriors,temple,-,chariot:1:1", "harvest", "answer-first", None, None, "4.11"),
    ("iron-works", "market=archers,warriors,temple,-,chariot:1:1", "gain 3", "wrong-type", None, None, "14.3"),
    ("iron-works", "market=archers,warriors,temple,-,chariot:1:1", "gain 4", "empty-slot", None, None, "14.3"),
    ("iron-works", "market=archers,warriors,temple,-,chariot:1:1", "gain 5", "card-invested", None, None, "14.3"),
    ("iron-works", "market=archers,warriors,temple,-,chariot:1:1", "gain 6", "no-such-slot", 6, 5, "14.3"),
    ("warriors", "seats=4 nation3=archers", "attack 0", "own-seat", None, None, "4.5"),
    ("warriors", "seats=4 nation3=archers", "attack 3", "not-weaker", 4, 1, "4.4"),
    ("warriors", "seats=4 nation3=archers", "attack 4", "no-such-seat", 5, 4, "4.5"),
    ("warriors", "seats=4 nation3=archers", "gain 1", "answer-first", None, None, "4.11"),
    (
        "tank",
        "nation1=great-wall>the-pyramids nation2=machine-gun",
        "wreck taj-mahal",
        "not-a-wonder-there",
        *3 * [None],
    ),
    (
        "tank",
        "nation1=great-wall>the-pyramids nation2=machine-gun",
        "wreck warriors",
        "not-a-wonder-there",
        *3 * [None],
    ),
    ("tank", "nation1=great-wall>the-pyramids nation2=machine-gun", "attack 1", "answer-first", None, None, "4.11"),
]


@pytest.mark.parametrize(("slug", "line", "words", "code", "need", "have", "rule"), ANSWERS)
def test_an_answer_that_is_not_possible(slug, line, words, code, need, have, rule):
    check(gained(slug, line=line), words, code, need, have, rule or "14.7")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("", "no-such-move"),
        ("pass", "no-such-move"),
        ("invest 1", "bad-arguments"),
        ("invest 1 100", "bad-arguments"),
        ("gain 7", "bad-arguments"),
        ("attack 5", "bad-arguments"),
        ("wreck atlantis", "bad-arguments"),
        ("harvest now", "bad-arguments"),
    ],
)
def test_words_that_are_no_move(move, code):
    with pytest.raises(IllegalMove) as problem:
        action_of_words(EDITION, move)
    assert problem.value.code == code
    assert problem.value.refusal.sentence.endswith(".")


@pytest.mark.parametrize(("words", "rule"), [("invest 1 0", "6.2"), ("invest 1 100", "6.4"), ("invest 1 x", "")])
def test_a_number_that_is_out_of_bounds_cites_what_sets_them(words, rule):
    with pytest.raises(IllegalMove) as problem:
        action_of_words(EDITION, words)
    assert problem.value.refusal.rule == rule


@pytest.mark.parametrize("action", [-1, -747, ACTIONS, ACTIONS + 1, 10**9])
def test_numbers_that_are_no_move(action):
    for ask in (args_of, words_of):
        with pytest.raises(IllegalMove) as problem:
            ask(EDITION, action)
        assert problem.value.code == "no-such-move"


def test_every_code_has_a_row():
    tested = {row[2] for row in ROWS} | {row[3] for row in ANSWERS}
    tree = ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "refusal"]
    assert {ast.literal_eval(call.args[0]) for call in calls} == tested


def test_every_sentence_has_a_row():
    played = [(scene(line), *row) for line, *row in ROWS]
    played += [(gained(slug, line=line), *row[:-1], row[-1] or "14.7") for slug, line, *row in ANSWERS]
    tested = {check(*row) for row in played}
    written = {id for id in ids("en") if id.startswith("refused-")}
    assert written <= tested
    assert tested - written == {"refused-game-over"}, "that one is the house's"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_reason_is_given_exactly_where_a_move_is_legal(seats):
    """Ten random games a number of seats, every action id asked about at one decision in twelve and at all answers."""
    asked = 0
    for seed in range(10):
        for at, game in enumerate(walk(seats, seed)):
            if at % 12 == seed or game.table.question not in (0, 1) or game.over():
                seat = int(game.table.turn)
                free = [action for action in range(ACTIONS) if why_not(EDITION, game.table, seat, action) is None]
                assert free == game.ids()
                asked += 1
    assert asked > 60


def test_every_reason_cites_a_rule_and_can_be_said():
    for at, game in enumerate(walk(4, seed=3)):
        if at % 9 == 0:
            seat = int(game.table.turn)
            found = [why_not(EDITION, game.table, seat, action) for action in range(ACTIONS)]
            assert all(why.rule in RULES for why in found if why)
            once = {why.message.id: why.message for why in found if why}
            assert [flaws(message) for message in once.values()] == [[]] * len(once)


def test_an_action_is_the_same_in_words_and_in_json():
    assert action_of_words(EDITION, "invest 2 4") == action_of_args(EDITION, {"move": "invest", "slot": 2, "tokens": 4})

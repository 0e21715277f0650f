"""Every impossible move is refused with a sentence, a code, a rule and the numbers; and no possible one is."""

import pytest

from watershed.games.floods import GAME
from watershed.games.floods.notation import action_of_words, words_of
from watershed.kit.game import IllegalMove

from .setting import EDITION, GREEN, WHITE, YELLOW, said, setting

HOME = "y4 0:4"  # Yellow moves first
ISLES = "w4 2:3 war 2:1 | y4 0:3"
OFFER = ("offer 1", "give wood 2", "send")

CASES = [  # cells, phase, moves that lead there, the move, code, rule, need, have
    (HOME, "move", (), "to y5", "answer-first", "5.9", None, None),
    (HOME, "move", (), "move workers y5", "no-pawns", "5.1", None, None),
    (HOME, "move", (), "move warriors y4", "no-pawns", "5.1", None, None),
    (HOME, "move", (), "move boats me", "no-pawns", "5.1", None, None),
    (HOME, "move", (), "move boats y4", "no-boats-on-land", "2.1", None, None),
    (HOME, "move", (), "move workers me", "no-pawns-at-sea", "2.1", None, None),
    (HOME, "move", (), "move workers s1", "no-such-cell", "16.1", None, None),
    (f"{HOME} | w4 war 2:1 0:2", "move", (), "move workers w4", "enslaved", "7.1", None, None),
    (HOME, "move", ("move workers y4", "to y5", "count 2"), "move workers y5", "moved", "5.1", None, None),
    ("at 0:2 | y4 0:1", "move", (), "move workers at", "nowhere", "5.2", None, None),
    ("y4 0:1 | me boat 0:2", "move", ("move boats me", "to er", "all"), "move boats er", "moved", "5.1", None, None),
    (HOME, "move", (), "ask 0", "own-boats", "6.5", None, None),
    (HOME, "move", (), "ask 1", "no-boats", "6.4", None, None),
    (f"{HOME} | sp boat 1:1", "move", (), "ask 1", "ferry-useless", "6.4", None, None),
    (f"{HOME} | me boat 1:1", "move", ("ask 1", "refuse"), "ask 1", "asked-already", "6.5", None, None),
    (f"{HOME} | me boat 1:1", "move", ("ask 1",), "end", "answer-first", "6.5", None, None),
    (HOME, "move", ("move workers y4",), "to y4", "same-cell", "5.1", None, None),
    (HOME, "move", ("move workers y4",), "to me", "pawns-at-sea", "2.1", None, None),
    (HOME, "move", ("move workers y4",), "to w4", "no-way", "6.1", None, None),
    (HOME, "move", ("move workers y4",), "to s1", "no-such-cell", "16.1", None, None),
    (HOME, "move", ("move workers y4",), "end", "answer-first", "5.2", None, None),
    (f"{HOME} | y5 lost", "move", ("move workers y4",), "to y5", "lost", "5.6", None, None),
    (f"{HOME} | y5 1:2", "move", ("move workers y4",), "to y5", "controlled", "5.3", None, None),
    (
        f"{HOME} war 0:2 | y5 1:1",
        "move",
        ("move warriors y4", "to y5", "all", "move workers y4"),
        "to y5",
        "controlled-before",
        "5.4",
        None,
        None,
    ),
    (
        "y5 war 0:1 1:2 0:1 | y4 0:2",
        "move",
        ("move warriors y5", "to y7", "lead 0", "move workers y4"),
        "to y5",
        "contested",
        "8.5",
        None,
        None,
    ),
    ("y4 0:1 | me boat 0:1", "move", ("move boats me",), "to y4", "boats-on-land", "5.5", None, None),
    ("y4 0:1 | me boat 0:1", "move", ("move boats me",), "to np", "not-adjacent", "5.5", None, None),
    (HOME, "move", ("move workers y4", "to y5"), "count 5", "too-many", "5.8", 5, 4),
    (HOME, "move", ("move workers y4", "to y5"), "count 4", "say-all", "5.8", 4, None),
    (HOME, "move", ("move workers y4", "to y5"), "end", "answer-first", "5.8", None, None),
    ("y4 war 0:1 1:2", "move", ("move warriors y4", "to y5"), "lead 3", "too-many-slaves", "7.1", 3, 2),
    ("y4 war 0:1 1:2", "move", ("move warriors y4", "to y5"), "lead 2", "say-all", "7.1", 2, None),
    ("y4 war 0:1 1:2", "move", ("move warriors y4", "to y5"), "end", "answer-first", "7.1", None, None),
    (HOME, "harvest", (), "end", "answer-first", "9.7", None, None),
    (HOME, "harvest", (), "idle w4 1", "not-your-cell", "9.1", None, None),
    (HOME, "harvest", (), "idle y4 5", "too-few-workers", "9.6", 5, 4),
    ("y4 0:3 tree 1", "harvest", (), "fell y4 2", "too-few-forests", "9.4", 2, 1),
    ("y4 0:1", "harvest", (), "fell y4 2", "too-few-axes", "9.2", 2, 1),
    ("y4 0:3", "harvest", (), "fell y4 1", "fells-anyway", "9.6", 3, 2),
    ("y4 0:3", "harvest", ("idle y4 1",), "idle y4 2", "planned", "9.8", None, None),
    ("y4 0:2 | y5 0:2 | y7 0:2", "harvest", ("fell y5 2",), "fell y4 2", "planned", "9.8", None, None),
    (HOME, "trade", (), "end", "answer-first", "11.3", None, None),
    (HOME, "trade", (), "offer 0", "own-offer", "11.4", None, None),
    (HOME, "trade", ("offer 1",), "pass", "answer-first", "11.4", None, None),
    (HOME, "trade", ("offer 1",), "give gold 1", "too-few-goods", "11.5", 1, 0),
    (HOME, "trade", ("offer 1",), "get gold 1", "partner-lacks", "11.5", 1, 0),
    (HOME, "trade", ("offer-all",), "get granite 3", "all-lack", "11.5", 3, 2),
    (HOME, "trade", ("offer 1", "give wood 8"), "give marble 3", "too-many-units", "11.4", 3, 2),
    (HOME, "trade", ("offer 1", "give marble 1"), "give wood 1", "laid", "11.4", None, None),
    (HOME, "trade", ("offer 1", "give wood 1"), "get wood 1", "both-sides", "11.4", None, None),
    (HOME, "trade", ("offer 1",), "send", "empty-offer", "11.4", None, None),
    (HOME, "trade", OFFER, "pass", "answer-first", "11.7", None, None),
    (HOME, "trade", (*OFFER, "counter", "give wood 1", "send"), "counter", "counter-to-counter", "11.7", None, None),
    (HOME, "trade", (*OFFER, "counter", "give wood 1", "send", "reject"), "counter", "countered", "11.7", None, None),
    (HOME, "construction", (), "pass", "answer-first", "12.1", None, None),
    (HOME, "construction", (), "build boat y4", "boat-on-land", "12.3", None, None),
    (HOME, "construction", (), "build boat np", "no-coast", "12.3", None, None),
    (HOME, "construction", (), "build mine me", "build-at-sea", "12.2", None, None),
    (HOME, "construction", (), "build mine y5", "not-your-cell", "12.2", None, None),
    (f"{HOME} mine 3", "construction", (), "build mine y4", "most-mines", "12.6", None, 3),
    (f"{HOME} dolmen 1", "construction", (), "build dolmen y4", "has-dolmen", "12.7", None, None),
    (f"{HOME} war 0:5", "construction", (), "build warrior y4", "most-warriors", "2.5", None, 5),
    (f"{HOME} | np boat 0:8", "construction", (), "build boat me", "most-boats", "2.4", None, 8),
    (HOME, "construction", ("build mine y4",), "end", "answer-first", "12.5", None, None),
    (HOME, "construction", ("build mine y4",), "pay gold", "too-few-to-pay", "12.5", 10, 0),
    ("y2 0:2 | y4 0:1 | y5 0:1", "flood", (), "end", "answer-first", "14.7", None, None),
    ("y2 0:2 | y4 0:1 | y5 0:1", "flood", (), "flee y5", "flee-apart", "14.6", None, None),
    ("y2 0:2 | y4 0:1 | y5 0:1", "flood", (), "flee y3", "flee-strange", "14.6", None, None),
    ("y2 0:2 | y4 0:1 | y5 0:1", "flood", (), "flee ae", "flee-sea", "14.6", None, None),
]
RICH = {"wood": "10,10,1,1", "marble": "10,0,0,0", "granite": "0,1,2,0"}


def at(cells, phase, *moves, seats=4):
    """A table where everybody has something to trade, and the sea is about to rise a second time in a flood."""
    game = setting(cells, seats=seats, **RICH)
    if phase == "flood":
        game.table.scale, game.table.rises = 8, 1
    if phase != "move":
        game.begin(phase)
    return game.play(*moves)


@pytest.mark.parametrize(("cells", "phase", "moves", "tried", "code", "rule", "need", "have"), CASES)
def test_a_refusal_says_why(cells, phase, moves, tried, code, rule, need, have):
    refusal = at(cells, phase, *moves).why_not(tried)
    assert (refusal.code, refusal.rule, refusal.need, refusal.have) == (code, rule, need, have)
    for language in ("en", "fr"):
        assert said(refusal.message, language, YELLOW).endswith(".")


def test_a_table_of_three_has_no_fourth_player():
    game = at("s1 0:4", "move", seats=3)
    assert game.why_not("ask 3").code == "no-such-seat"
    game.begin("trade")
    assert (game.why_not("offer 3").need, game.why_not("offer 3").have) == (4, 3)


def test_nobody_trades_with_nothing():
    game = setting(HOME, "trade", wood="0,0,1")
    assert game.why_not("offer 1").code == "nothing-to-trade"
    assert said(game.why_not("offer 1").message, you=YELLOW) == (
        "You have no resources, and neither has Green. There is nothing to trade."
    )


def test_a_building_that_cannot_be_paid_for_names_its_prices():
    refusal = setting(HOME, "construction", wood="4").why_not("build dolmen y4")
    assert refusal.code == "too-poor"
    assert said(refusal.message) == (
        "You can't pay for a dolmen. It costs 10 of one resource, 4 of two, 2 of three or 1 of four."
    )
    assert setting(HOME, "construction", gold="10").why_not("build boat me").need == 4


def test_boats_that_ferried_cannot_move():
    game = setting("y4 0:2 | me boat 0:1").play("move workers y4", "to bb", "count 1")
    assert said(game.why_not("move boats me").message) == (
        "All your boats in the Mediterranean have moved or ferried this turn. They can move again next turn."
    )


def test_a_game_that_is_over_takes_no_move():
    game = setting(HOME)
    game.table.question = 0
    assert game.why_not("end", YELLOW).code == "game-over"


POSITIONS = [
    (HOME, "move", ()),
    (ISLES, "move", ()),
    ("y4 war 0:2 1:3 0:2 fan 2 | y5 1:2 war 1:1 | me boat 0:2 | er boat 1:1 | b4 2:4 | y3 lost", "move", ()),
    ("y4 war 0:2 1:3 0:2 | me boat 0:2 | er boat 1:1", "move", ("move warriors y4",)),
    ("y4 war 0:2 1:3 2:2 | me boat 0:2 | er boat 1:1", "move", ("move warriors y4", "to bb", "count 1")),
    ("y4 0:25 | y5 0:1", "move", ("move workers y4", "to y5")),
    ("y4 war 0:1 1:25", "move", ("move warriors y4", "to y5")),
    ("y4 0:1 | cs boat 0:2 | np boat 1:1 | y6 flooded", "move", ("move boats cs",)),
    ("y4 0:9 mine 1 tree 2 | y5 1:3 war 0:1 tree 0 | w4 2:2", "harvest", ()),
    ("y4 0:9 mine 1 tree 2 | y5 1:3 war 0:1 tree 0 | w4 2:2", "harvest", ("idle y4 3",)),
    (HOME, "trade", ()),
    (HOME, "trade", ("offer-all",)),
    (HOME, "trade", ("offer 1", "give wood 3", "get granite 1")),
    (HOME, "trade", (*OFFER, "counter")),
    ("y4 0:2 mine 3 dolmen 2 | y5 0:2 | me boat 1:1 | y6 flooded", "construction", ()),
    (HOME, "construction", ("build dolmen y4",)),
    ("y2 0:2 war 0:1 1:2 | y4 0:1 | y1 0:1", "flood", ()),
]


@pytest.mark.parametrize(("cells", "phase", "moves"), POSITIONS)
def test_refused_exactly_where_not_legal(cells, phase, moves):
    game = at(cells, phase, *moves)
    legal = set(game.ids())
    for action in range(GAME.actions):
        refusal = game.why_not(words_of(EDITION, action))
        assert (refusal is None) == (action in legal), words_of(EDITION, action)
        assert refusal is None or refusal.rule


@pytest.mark.parametrize(("cells", "phase", "moves"), POSITIONS)
def test_what_the_board_shows_is_on_the_map_and_has_all_that_is_possible(cells, phase, moves):
    game = at(cells, phase, *moves)
    shown = GAME.view.shown(EDITION, game.table, game.asked())
    assert len(shown) == len(set(shown))
    if shown:
        assert set(game.ids()) <= set(shown)
    codes = {found.code for action in shown if (found := game.why_not(words_of(EDITION, action)))}
    assert not codes & {"no-such-cell", "no-such-seat", "answer-first"}


@pytest.mark.parametrize(
    ("words", "rule"), [("move boats atlantis", "16.1"), ("build house y4", "12.1"), ("pay wood+wood", "12.5")]
)
def test_an_argument_that_nothing_has_is_refused_by_a_rule(words, rule):
    with pytest.raises(IllegalMove) as refused:
        action_of_words(EDITION, words)
    assert refused.value.refusal.rule == rule


def test_slaves_and_their_captors_are_named():
    game = setting("w4 war 2:1 0:2 | y4 0:1 | g4 1:1")
    sentence = "Your workers in Mesoamerica are White's slaves. Only White's warriors can move them."
    assert said(game.why_not("move workers w4").message, you=YELLOW) == sentence
    assert (YELLOW, GREEN, WHITE) == (0, 1, 2)

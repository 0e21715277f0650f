"""Moves as ids, words and JSON; positions as one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from watershed.games.flow import GAME
from watershed.games.flow.names import Question
from watershed.games.flow.notation import action_of_args, action_of_words, args_of, lay_position, position
from watershed.games.flow.table import Table
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import BadSetup, IllegalMove
from watershed.match import Match

from .scene import ANN, EDITION, SHIPPED, Scene, gained, scene, walk

ACTIONS = GAME.actions
CODES = ("no-such-move", "bad-arguments")
BOTH = pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)


@pytest.mark.parametrize(
    ("words", "args"),
    [
        ("harvest", {"move": "harvest"}),
        ("complete", {"move": "complete"}),
        ("snipe 2", {"move": "snipe", "slot": 2}),
        ("gain 6", {"move": "gain", "slot": 6}),
        ("attack 0", {"move": "attack", "seat": 0}),
        ("activate bureaucracy", {"move": "activate", "card": "bureaucracy"}),
        ("wreck great-wall", {"move": "wreck", "card": "great-wall"}),
        ("invest 2 99", {"move": "invest", "slot": 2, "tokens": 99}),
    ],
)
def test_words_and_json_say_the_same(words, args):
    action = action_of_words(EDITION, words)
    assert args_of(EDITION, action) == args
    assert action_of_args(EDITION, args) == action


def test_spaces_do_not_matter():
    assert action_of_words(EDITION, "  invest   2 4 ") == action_of_words(EDITION, "invest 2 4")


BAD_WORDS = [
    "",
    " ",
    "Harvest",
    "invest",
    "invest 1",
    "invest 1 2 3",
    "invest one 2",
    "invest 0 1",
    "invest 7 1",
    "snipe -1",
]
BAD_WORDS += [
    "invest 1 0",
    "invest 1 100",
    "gain 0",
    "attack 5",
    "wreck",
    "wreck 57",
    "activate Great Wall",
    "snipe 1.0",
]
BAD_WORDS += [
    "snipe ٣",
    "snipe ²",
    "snipe " + "9" * 5000,
    "x" * 100_000,
    "harvest 1",
    "invest 1 -1",
    "\0",
    "attack 00000",
]


@pytest.mark.parametrize("words", BAD_WORDS, ids=lambda words: repr(words[:20]))
def test_malformed_words_are_an_illegal_move(words):
    with pytest.raises(IllegalMove) as problem:
        action_of_words(EDITION, words)
    assert problem.value.code in CODES
    assert len(problem.value.refusal.sentence) < 300


BAD_ARGS = [
    {},
    {"move": None},
    {"move": 3},
    {"move": ["harvest"]},
    {"move": "harvest", "slot": 1},
    {"slot": 1},
    {"move": "snipe"},
    {"move": "snipe", "slot": "2"},
    {"move": "snipe", "slot": 2.0},
    {"move": "snipe", "slot": True},
    {"move": "snipe", "slot": None},
    {"move": "snipe", "slot": [2]},
    {"move": "snipe", "slot": 10**5000},
    {"move": "snipe", "slot": -(10**5000)},
    {"move": "snipe", "slot": 2, 5: 5},
    {"move": "invest", "slot": 1, "tokens": 0},
    {"move": "invest", "slot": 1, "tokens": 100},
    {"move": "wreck", "card": 57},
    {"move": "wreck", "card": "Great Wall"},
    {"move": "wreck", "card": {}},
    {"move": "x" * 100_000},
    {"move": "wreck", "card": "x" * 100_000},
    {"move": "harvest", "x" * 100_000: 1},
]


@pytest.mark.parametrize("args", BAD_ARGS, ids=range(len(BAD_ARGS)))
def test_malformed_json_is_an_illegal_move(args):
    with pytest.raises(IllegalMove) as problem:
        action_of_args(EDITION, args)
    assert problem.value.code in CODES
    assert len(problem.value.refusal.sentence) < 300


def read(reader, thing):
    """The action, or the code of the refusal; any other exception is a failure."""
    try:
        return reader(EDITION, thing)
    except IllegalMove as problem:
        return problem.code


@given(st.text() | st.from_regex(r"(invest|snipe|gain|attack|wreck) [-\w]{0,8}( \d{0,4})?", fullmatch=True))
def test_any_words_are_a_move_or_an_illegal_move(words):
    assert read(action_of_words, words) in (*range(ACTIONS), *CODES)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["invest", "snipe", "wreck"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(["move", "slot", "tokens", "card", "seat"]) | st.text(), VALUES, max_size=5))
def test_any_json_is_a_move_or_an_illegal_move(args):
    assert read(action_of_args, args) in (*range(ACTIONS), *CODES)


def bare(records):
    """A table's bytes without the page of events."""
    copy = blank(Table)
    for name in records.dtype.names:
        if name not in ("noted", "events"):
            copy[name] = records[name]
    return copy.tobytes()


def again(game):
    """The position written as a line and set up again."""
    new = Scene(edition=game.edition)
    lay_position(game.edition, new.table, position(game.edition, game.table))
    return new


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_one_line_and_back(seats, seed):
    for at, game in enumerate(walk(seats, seed)):
        if at % 7 == seed or game.over():
            line = position(EDITION, game.table)
            assert "\n" not in line
            new = again(game)
            assert bare(new.records) == bare(game.records)
            assert position(EDITION, new.table) == line


@BOTH
def test_a_position_in_the_middle_of_an_effect_too(edition):
    questions = set()
    for seed in range(12):
        for game in walk(4, seed, edition):
            question = int(game.table.question)
            if question not in (Question.ACTION, Question.NONE):
                questions.add(question)
                assert bare(again(game).records) == bare(game.records)
    assert questions >= {Question.GAIN, Question.TARGET}


def test_a_game_goes_on_from_its_line_in_the_same_way():
    game = gained("tank", line="nation1=great-wall>the-pyramids nation2=machine-gun market=temple,archers")
    new = again(game)
    for one in (game, new):
        one.play("wreck great-wall", "invest 1 2", "harvest", "harvest")
    assert bare(new.records) == bare(game.records)


def test_left_out_keys_are_a_quiet_table():
    game = scene("seats=3 tokens=5,5,5")
    assert (int(game.table.question), int(game.table.turn), int(game.table.drawn)) == (Question.ACTION, ANN, 0)
    assert game.deck()[-2:] == ["the-internet", "the-future"]
    assert game.all_tokens() == 72


def test_the_deck_can_be_given_by_its_first_cards():
    deck = scene("seats=3 market=temple nation0=republic deck=tank,archers").deck()
    assert deck[:2] == ["tank", "archers"]
    assert len(deck) == 56 - 2
    assert len(set(deck)) == len(deck)


@pytest.mark.parametrize(
    "line",
    [
        "nation0=working-animal>currency>working-animal",
        "nation0=great-wall>temple>great-wall",
        "nation0=currency nation2=currency",
        "nation1=currency market=-,currency:1:2",
        "market=currency,currency",
        "nation0=tank deck=archers,tank",
        "drawn=20 deck=" + ",".join(["-"] * 54 + ["the-future", "the-future"]),
    ],
)
def test_a_card_that_is_in_two_places_is_refused(line):
    """Below itself it would make a circle, and who counts a pile would never come to its end."""
    with pytest.raises(BadSetup, match=r"'[a-z-]+' is in two places"):
        Match.from_position("flow", f"seats=3 {line}")


def test_cards_that_were_drawn_may_be_anywhere():
    line = Match.start("flow", 3, 5).position()
    drawn = line.split("deck=")[1].split(",")[0]
    line = line.replace("drawn=0", "drawn=1").replace("nation0=", f"nation0={drawn},")
    stacks = Match.from_position("flow", line).view(0)["nations"][0]["stacks"].values()
    assert [drawn] in stacks


def test_a_line_reads_into_the_record_it_came_from():
    records = blank(Table)
    lay_position(EDITION, lay_open(Table, records), "seats=3 tokens=1,2,3 market=temple:1:2 nation2=great-wall")
    table = lay_open(Table, records)
    assert [int(count) for count in table.tokens[:3]] == [1, 2, 3]
    assert (int(table.bid[1]), int(table.investor[1]), int(table.stake[1])) == (2, 1, 1)

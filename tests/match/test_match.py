"""The public API of a match."""

import dataclasses
import itertools
import pickle
import sys

import numpy as np
import pytest

import watershed as ws
from watershed.match import Match

from ..processes import run


def started(**changes):
    return Match.start("flow", **{"seats": 4, "seed": 7, "options": {}} | changes)


def test_the_api_of_the_readme():
    match = started()
    assert match.to_move in range(4)
    assert not match.over
    move = match.moves()[0]
    assert (move.id, move.name, move.args, move.words) == (0, "harvest", {}, "harvest")
    entries = match.play({"move": "harvest"})
    assert entries[0].citation == "10.1"
    assert [entry.move for entry in entries] == [1] * len(entries)
    assert match.view(0)["supply"] == 0
    assert match.view(None)["seat"] is None
    assert len(match.scores()) == 4
    assert {standing.seat for standing in match.ranking()} == {0, 1, 2, 3}
    assert match.undo() == "harvest"
    assert match.played == ()


@pytest.mark.parametrize("form", [153, "invest 1 1", {"move": "invest", "slot": 1, "tokens": 1}])
def test_a_move_can_be_given_as_id_words_or_mapping(form):
    match = started()
    match.play(form)
    assert match.played == ("invest 1 1",)


def test_a_move_object_can_be_played():
    match = started()
    match.play(match.moves()[-1])
    assert match.played == ("invest 5 4",)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"move": "fly"}, "no-such-move"),
        ({"move": ["harvest"]}, "no-such-move"),
        ({}, "no-such-move"),
        ({"move": "snipe"}, "bad-arguments"),
        ({"move": "snipe", "slot": "2"}, "bad-arguments"),
        ({"move": "snipe", "slot": True}, "bad-arguments"),
        ({"move": "harvest", "slot": 1}, "bad-arguments"),
        (-1, "no-such-move"),
        (10**9, "no-such-move"),
        (True, "no-such-move"),
        (None, "no-such-move"),
        (2.5, "no-such-move"),
        ("", "no-such-move"),
        ("snipe two", "bad-arguments"),
        ({"move": "snipe", "slot": 2}, "not-invested"),
        ("complete", "no-investment"),
    ],
)
def test_what_cannot_be_played_is_refused_and_changes_nothing(move, code):
    match = started()
    before = match.table_bytes
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(ws.IllegalMove) as problem:
        match.play(move)
    assert problem.value.code == code
    assert problem.value.refusal == refusal
    assert (match.table_bytes, match.played) == (before, ())


def test_another_seat_is_refused():
    match = started()
    other = (match.to_move + 1) % 4
    refusal = match.why_not("harvest", seat=other)
    assert refusal.code == "wrong-seat"
    with pytest.raises(ws.IllegalMove, match="turn"):
        match.play("harvest", seat=other)
    for ask in (match.why_not, match.play, match.preview):
        with pytest.raises(ws.NotThere, match=r"There is no seat 99\. The seats are 0 to 3\."):
            ask("harvest", seat=99)
    match.play("harvest", seat=match.to_move)


def test_after_the_end_every_move_is_refused():
    match = started(seats=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.to_move is None
    assert match.moves() == []
    assert match.why_not("harvest").code == "game-over"
    assert match.question == "The game is over."


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seats": 6}, "2, 3, 4 or 5 seats, not 6"),
        ({"seats": True}, "seats"),
        ({"seats": "4"}, "seats"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"options": {"weather": 1}}, "no option 'weather'"),
        ({"options": {"first": 9}}, "first can be"),
        ({"options": {"first": True}}, "first can be"),
        ({"seats": 3, "options": {"first": 4}}, "first can be 0, 1, 2 or 3 with 3 seats, not 4"),
        ({"seats": 4.0}, "seats"),
        ({"seed": 1.5}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 10**40}, "a number that long"),
        ({"options": [1]}, "mapping"),
        ({"options": {"first": 1.0}}, "first can be"),
        ({"names": ["Ann"]}, "4 different names"),
        ({"names": "abcd"}, "list"),
        ({"names": [1, 2, 3, 4]}, "printable"),
        ({"names": ["Ann", "Ann", "Bob", "Cid"]}, "different"),
        ({"names": ["Ann", "Bob", "Cid", "D\x1b[31m"]}, "printable"),
        ({"names": ["Ann", "Bob", "Cid", "x" * 31]}, "printable"),
    ],
)
def test_a_bad_setup_is_refused(changes, says):
    with pytest.raises(ws.BadSetup, match=says):
        started(**changes)


@pytest.mark.parametrize(("book", "says"), [("a\0b", "not a file name"), ("no-such-book.toml", "can't be read")])
def test_a_book_that_is_not_there_is_refused(book, says):
    with pytest.raises(ws.BookError, match=says):
        started(book=book)


def test_every_error_is_one_of_ours():
    for error in (ws.BadSetup, ws.BookError, ws.IllegalMove, ws.LogError, ws.NotThere):
        assert issubclass(error, ws.WatershedError)
        assert issubclass(error, ValueError)
    assert issubclass(ws.NotThere, LookupError)
    with pytest.raises(ws.NotThere) as problem:
        started().view(7)
    again = pickle.loads(pickle.dumps(problem.value))
    assert (type(again), str(again)) == (ws.NotThere, str(problem.value))


def test_numpy_numbers_are_numbers():
    """What a simulation or an argmax gives can be used as it is, and the log stays plain."""
    match = started(seats=np.int64(4), seed=np.int64(7), options={"first": np.int16(2)})
    match.play(np.int32(153))
    assert match.view(np.int64(1))["seat"] == 1
    assert Match.from_json(match.to_json()).played == ("invest 1 1",)


def test_reading_leaves_the_table_alone():
    """Scores, views and standings may be read from other threads: they work on a copy."""
    match = started()
    wrote = []
    match._records.flags.writeable = False
    wrote += [match.scores(), match.ranking(), match.scoring(), match.view(0), match.moves(), match.refusals()]
    assert all(wrote)


def test_what_is_handed_out_cannot_change_the_match():
    match = started()
    match.play("harvest")
    match.journal[0].data["card"] = "x"
    assert match.journal[0].data["card"] != "x"
    match.options["first"] = 3
    assert match.options == {"first": 0}
    assert isinstance(match.played, tuple)


def test_moves_and_refusals_travel():
    match = started()
    assert len(set(match.moves())) == len(match.moves())
    with pytest.raises(ws.IllegalMove) as problem:
        match.play("complete")
    again = pickle.loads(pickle.dumps(problem.value))
    assert again.refusal == problem.value.refusal


def test_a_rule_that_fails_leaves_the_table_as_it_was(monkeypatch):
    match = started()
    before = match.table_bytes

    def broken(book, table, seat, action):
        table.supply = 99
        raise ZeroDivisionError

    rules = match.game.rules._replace(apply=broken)
    monkeypatch.setattr(match, "game", dataclasses.replace(match.game, rules=rules))
    with pytest.raises(ZeroDivisionError):
        match.play("harvest")
    assert (match.table_bytes, match.played) == (before, ())


def test_without_a_seed_every_match_is_another():
    assert started(seed=None).seed != started(seed=None).seed


def test_the_option_says_who_starts():
    assert [started(options={"first": seat}).to_move for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert {started(seed=seed).to_move for seed in range(30)} == {0, 1, 2, 3}


def test_names_stand_in_the_journal():
    match = started(names=["Ann", "Bob", "Cid", "Dot"])
    match.play("harvest")
    assert any(entry.text.split()[0] in ("Ann", "Bob", "Cid", "Dot") for entry in match.journal)
    assert match.view(0)["names"] == ["Ann", "Bob", "Cid", "Dot"]


ASKS = {
    "view": lambda match, seat: match.view(seat),
    "legal": lambda match, seat: match.legal(seat),
    "moves": lambda match, seat: match.moves(seat),
    "mask": lambda match, seat: match.mask(seat),
    "refusals": lambda match, seat: match.refusals(seat),
    "prompt": lambda match, seat: match.prompt(seat),
    "entries": lambda match, seat: match.entries(seat),
    "observe": lambda match, seat: match.observe(seat),
    "imagined": lambda match, seat: match.imagined(seat),
    "withdraw": lambda match, seat: match.withdraw(seat),
    "play": lambda match, seat: match.play("harvest", seat),
    "why_not": lambda match, seat: match.why_not("harvest", seat),
}


@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize("seat", [4, -1, 1.5, True, "a", 10**40])
def test_a_seat_that_is_not_there_is_refused(seat, ask):
    match = started()
    before = match.table_bytes
    with pytest.raises(ws.NotThere, match="There is no seat"):
        ASKS[ask](match, seat)
    assert match.table_bytes == before


# chains


@pytest.mark.parametrize("form", [["invest 1 1"], [153], [{"move": "invest", "slot": 1, "tokens": 1}], ("invest 1 1",)])
def test_a_chain_of_one_is_a_move(form):
    match = started()
    match.play(form)
    assert match.played == ("invest 1 1",)


def test_a_chain_is_a_list_or_words_with_semicolons():
    lists, words, mixed = (Match.start("sealed", 3, 4) for _ in range(3))
    for match, seat in itertools.product((lists, words, mixed), range(3)):
        match.play("bid 4" if seat == 1 else "bid 0", seat)
    card = lists.moves(1)[0]
    lists.play([card, "place 4", {"move": "lay", "side": "over"}], 1)
    words.play(f"{card.words};place 4 ;  lay over", 1)
    mixed.play((card.id, mixed.action_of("place 4"), "lay over"), 1)
    assert lists.table_bytes == words.table_bytes == mixed.table_bytes
    assert lists.last_words == words.last_words == mixed.last_words == f"{card.words}; place 4; lay over"
    assert lists.length == 4
    assert [decision.line for decision in lists.decisions()] == [1, 2, 3, 4, 4, 4]


@pytest.mark.parametrize("chain", [[], "", ";", "harvest;", "harvest; ; harvest", ["harvest", None], [["harvest"]]])
def test_a_broken_chain_is_refused_and_changes_nothing(chain):
    match = started()
    before = match.table_bytes
    with pytest.raises(ws.IllegalMove):
        match.play(chain)
    assert (match.table_bytes, match.played, match.last_words) == (before, (), "")


def test_decisions_are_what_was_decided():
    match = started()
    for _ in range(12):
        match.play(match.legal()[-1])
    again = started()
    for decision, line in zip(match.decisions(), match.lines, strict=True):
        assert (decision.seat, (decision.action,)) == line
        assert decision.table == again.table_bytes
        assert decision.action in again.legal(decision.seat)
        again.play(decision.action, decision.seat)


def test_a_seed_gives_the_same_game_in_every_process():
    """Nothing depends on hash order, clocks or what else runs."""
    script = "import watershed as ws; m = ws.Match.start('flow', 5, 99); m.play('harvest'); print(m.fingerprint)"
    prints = {run(sys.executable, "-c", script).stdout.strip() for _ in range(2)}
    here = Match.start("flow", 5, 99)
    here.play("harvest")
    assert prints == {here.fingerprint}

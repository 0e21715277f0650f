"""Logs: what is written can be read again. Anything else is refused, with the place where it breaks."""

import json

import pytest

import watershed as ws
from watershed.games.flow.book import open_book
from watershed.match import LogError, Match
from watershed.match.log import FIRST_FORMAT, _checksum


@pytest.fixture(scope="module")
def text():
    match = Match.start("flow", seats=3, seed=12, names=["Ann", "Bob", "Cid"])
    for _ in range(40):
        match.play(match.legal()[len(match.played) % 7 % len(match.legal())])
    assert match.length == 40
    return match.to_json()


def changed(text, **changes):
    return json.dumps(json.loads(text) | changes)


def rewritten(text, **changes):
    """The same with a checksum that fits."""
    data = json.loads(text) | changes
    return json.dumps(data | {"check": _checksum(data)})


def refused(text, **kwargs):
    with pytest.raises(LogError) as problem:
        Match.from_json(text, **kwargs)
    return str(problem.value)


def test_a_log_comes_back(text):
    match = Match.from_json(text)
    assert len(match.played) == 40
    assert match.to_json() == text
    assert match.names == ("Ann", "Bob", "Cid")


def test_a_log_says_what_it_is(text):
    log = json.loads(text)
    assert log["format"] == "watershed log 2"
    assert log["game"] == "flow"
    assert log["rules"] == "1"
    assert log["book"] == open_book().fingerprint
    assert (log["seats"], log["options"], log["seed"]) == (3, {"first": 0}, 12)
    first = Match.from_json(text).movers[0]
    assert log["moves"][0] == f"{first} harvest"
    assert all(move.split()[0] in "012" for move in log["moves"])


def test_a_log_of_the_first_format_has_no_seats(text):
    log = json.loads(text)
    old = rewritten(text, format=FIRST_FORMAT, moves=[move.partition(" ")[2] for move in log["moves"]])
    match = Match.from_json(old)
    assert match.to_json() == text
    assert "should be a seat and words" in refused(rewritten(text, moves=["harvest"]))


def test_a_log_of_other_rules_opens_as_long_as_it_comes_out_the_same(text):
    assert Match.from_json(rewritten(text, rules="0")).length == 40
    broken = [*json.loads(text)["tables"][:-1], "00000000"]
    said = "It was played with version '0' of the rules. This is version '1'."
    assert said in refused(rewritten(text, rules="0", tables=broken))
    assert "..." in refused(rewritten(text, rules="9" * 10**6, tables=broken))


@pytest.mark.parametrize(
    "move", ["", " ", "0", "0 ", "x harvest", "-1 harvest", "100 harvest", "²  harvest", "harvest 0"]
)
def test_a_move_without_a_seat_is_refused(text, move):
    log = json.loads(text)
    log["moves"][3] = move
    assert "Move 4 of the log should be a seat and words" in refused(json.dumps(log))


def test_a_move_of_another_seat_is_found(text):
    log = json.loads(text)
    seat, words = log["moves"][5].split(" ", 1)
    log["moves"][5] = f"{(int(seat) + 1) % 3} {words}"
    assert "breaks at move 6" in refused(json.dumps(log))
    log["moves"][5] = f"9 {words}"
    assert "There is no seat 9" in refused(json.dumps(log))


def test_a_match_that_began_at_a_position_has_a_log():
    match = Match.start("flow", seats=3, seed=12)
    match.play("harvest")
    begun = Match.from_position("flow", match.position())
    begun.play(begun.legal()[-1])
    again = Match.from_json(begun.to_json())
    assert (again.table_bytes, again.start_position) == (begun.table_bytes, match.position())
    assert match.start_position is None


@pytest.mark.parametrize("name", ws.games())
def test_an_imagined_match_has_a_log_too(name):
    match = Match.start(name, seed=3)
    for _ in range(9):
        match.play(match.legal()[-1])
    imagined = match.imagined(match.to_move, 5)
    imagined.play(imagined.legal()[0])
    again = Match.from_json(imagined.copy().to_json())
    assert (again.fingerprint, again.lines) == (imagined.fingerprint, imagined.lines)


def test_an_unfinished_log_goes_on(text):
    match = Match.from_json(text)
    while not match.over:
        match.play(match.legal()[-1])
    assert Match.from_json(match.to_json()).over


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "another game"),
        ({"rules": "0"}, "its checksum is wrong"),
        ({"options": {"first": 1.0}}, "whole numbers"),
        ({"position": 1}, "'position' should be of type str"),
        ({"position": "nowhere"}, "not a position"),
        ({"names": ["A", "B", "\x1b[2J"]}, "printable"),
        ({"book": "0123456789abcdef"}, "Give the book it was played with"),
        ({"format": "watershed log 9"}, "format"),
        ({"seats": 9}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"seed": -4}, "seed"),
        ({"options": {"x": 1}}, "option"),
        ({"options": []}, "options"),
        ({"moves": "harvest"}, "moves"),
        ({"moves": [1]}, "Entry 1 of 'moves'"),
        ({"names": ["Ann"]}, "names"),
        ({"check": "x"}, "cut or changed"),
    ],
)
def test_a_log_that_does_not_fit_is_refused(text, changes, says):
    assert says in refused(changed(text, **changes))


def test_a_log_of_another_book_is_refused_unless_that_book_is_given(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('base = "flow"\ntitle = "Mine"\n[[card]]\nid = 1\nstripe = "AA"\n', encoding="utf-8")
    match = Match.start("flow", seats=3, seed=1, book=mine)
    match.play("harvest")
    assert "'Mine'" in refused(match.to_json())
    assert "is another" in refused(match.to_json(), book="flow")
    assert Match.from_json(match.to_json(), book=mine).played == ("harvest",)


def test_a_book_that_is_given_open_must_fit_too():
    match = Match.start("flow", seats=3, seed=1)
    assert "is another" in refused(match.to_json(), book=open_book("alternative"))
    assert Match.from_json(match.to_json(), book=open_book("flow")).seed == 1


def test_the_alternative_book_is_found_by_its_hash():
    match = Match.start("flow", seats=3, seed=1, book="alternative")
    assert Match.from_json(match.to_json()).edition.title.endswith("alternative stripes")


@pytest.mark.parametrize("cut", [0, 1, 50, 200, -2, -20])
def test_a_truncated_file_is_refused_with_its_line(text, cut):
    assert "breaks at line" in refused(text[:cut])


def test_an_edited_move_is_found(text):
    log = json.loads(text)
    seat = log["moves"][16].split()[0]
    log["moves"][16] = f"{seat} snipe 6"
    assert "breaks at move 17, `snipe 6`" in refused(json.dumps(log))


def test_an_edited_but_legal_move_is_found(text):
    log = json.loads(text)
    at = next(number for number, move in enumerate(log["moves"]) if " invest " in move and not move.endswith(" 1"))
    log["moves"][at] = log["moves"][at].rsplit(" ", 1)[0] + " 1"
    assert f"breaks after move {at + 1}" in refused(json.dumps(log))


def test_a_changed_seed_is_found(text):
    assert "after the setup" in refused(changed(text, seed=13))


def test_moves_cut_from_the_end_are_missed(text):
    log = json.loads(text)
    assert "cut short after move 30" in refused(changed(text, moves=log["moves"][:30]))
    both = changed(text, moves=log["moves"][:30], tables=log["tables"][:31])
    assert "replays to move 30" in refused(both)


def test_tables_cut_from_the_end_are_missed(text):
    assert "no table after move 31" in refused(changed(text, tables=json.loads(text)["tables"][:31]))


@pytest.mark.parametrize("field", ["format", "game", "rules", "book", "seats", "options", "seed", "moves", "tables"])
def test_a_missing_field_is_named(text, field):
    log = json.loads(text)
    del log[field]
    assert repr(field) in refused(json.dumps(log))


@pytest.mark.parametrize(
    "junk", ["", "null", "[]", "7", "\x00", "{" * 5000, "[" * 100_000, '{"seed": 1e999}', "9" * 5000]
)
def test_junk_is_refused(junk):
    refused(junk)


def test_what_is_not_text_is_refused():
    for junk in (None, 7, b"{}", {"format": "watershed log 2"}):
        assert "A log is text" in refused(junk)


def test_log_errors_are_value_errors():
    assert issubclass(ws.LogError, ws.WatershedError)
    assert issubclass(ws.WatershedError, ValueError)

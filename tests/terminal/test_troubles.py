"""Mistakes that a person can put right: one sentence, exit code 2, no traceback."""

from __future__ import annotations

import json

import pytest

BAD = {
    ("play", "chess"): "There is no game called 'chess'",
    ("play", "flow", "--seats", "9"): "is for 2, 3, 4 or 5 seats, not 9.",
    ("play", "flow", "--seat", "7"): "There is no seat '7'. The seats are 1 to 4, or A to D.",
    ("play", "flow", "--seat", "x9"): "There is no seat 'x9'",
    ("play", "flow", "--bots", "deep-blue"): "There is no bot called 'deep-blue'. There are apprentice, citizen",
    ("play", "flow", "--bots", "greedy,greedy"): "2 bots for 3 seats",
    ("play", "flow", "--hotseat", "--bots", "greedy"): "Leave out --seat and --bots",
    ("play", "flow", "--seed", "-1"): "A seed is a whole number",
    ("play",): "Missing argument",
    ("simulate",): "Missing argument",
    ("play", "flow", "--first", "2"): "--first",
    ("play", "flow", "--option", "first=9"): "first can be 0, 1, 2, 3 or 4 with 4 seats, not 9.",
    ("play", "flow", "--option", "weather=1"): "The Flow of History has no option 'weather'. It has first.",
    ("play", "flow", "--option", "first"): "Write an option as NAME=NUMBER, not 'first'.",
    ("play", "flow", "--names", "A,B"): "2 names for 4 seats",
    ("play", "flow", "--names", "A,A,B,C"): "Two seats have the same name.",
    ("play", "flow", "--names", "A,,B,C"): "A name is 1 to 16 printable letters, not ''.",
    ("play", "flow", "--book", "nowhere.toml"): "nowhere.toml",
    ("play", "flow", "--save", "/dev/null/x"): "can't be written",
    ("play", "flow", "--resume", "last"): "There is no last game of flow yet",
    ("play", "flow", "--resume", "nowhere.json"): "can't be read",
    ("play", "flow", "--resume", "last", "--seed", "3"): "--seed is for a new game",
    ("replay", "nowhere.json"): "can't be read",
    ("log", "nowhere.json"): "can't be read",
    ("simulate", "chess"): "There is no game called",
    ("simulate", "flow", "--bots", "foo"): "There is no bot called 'foo'",
    ("simulate", "flow", "--bots", "greedy,random"): "2 bots for 4 seats",
    ("simulate", "flow", "--seats", "7"): "not 7",
    ("simulate", "flow", "--games", "0"): "--games",
    ("simulate", "flow", "--workers", "0"): "--workers",
    ("rules", "chess"): "There is no game called",
    ("rules", "flow", "99"): "There is no rule 99",
    ("rules", "flow", "xyzzy"): "No rule mentions 'xyzzy'",
    ("nonsense",): "nonsense",
    ("play", "flow", "--speling"): "--speling",
}


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input_is_one_sentence_and_exit_code_2(run, args):
    result = run(*args)
    assert result.exit_code == 2
    assert BAD[args] in result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_a_bad_book_is_named_with_its_line(run, tmp_path):
    book = tmp_path / "mine.toml"
    book.write_text('base = "flow"\ntitle = "Mine"\n[[card]]\nid = 5\nstripe = "QQ"\n', encoding="utf-8")
    for command in (["play", "flow"], ["simulate", "flow"]):
        result = run(*command, "--book", str(book))
        assert result.exit_code == 2
        assert "mine.toml, line 5" in result.output


@pytest.mark.parametrize("command", ["replay", "log"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data["moves"].__setitem__(4, "0 snipe 1 1 1"), "move 5"),
        (lambda data: data["moves"].__setitem__(4, "snipe 1"), "Move 5"),
        (lambda data: data.update(rules="0"), "its checksum is wrong"),
        (lambda data: data.update(seed=8), "after the setup"),
        (lambda data: data.pop("moves"), "no field 'moves'"),
    ],
)
def test_a_log_that_does_not_hold_is_refused(run, log, command, change, sentence):
    data = json.loads(log.read_text())
    change(data)
    log.write_text(json.dumps(data))
    result = run(command, str(log))
    assert result.exit_code == 2
    assert sentence in result.output


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe\x00", b"null", b'{"format": 3}'])
def test_a_file_that_is_no_log_is_refused(run, tmp_path, content):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    for command in (["replay", str(path)], ["log", str(path)], ["play", "flow", "--resume", str(path)]):
        result = run(*command)
        assert result.exit_code == 2
        assert "Traceback" not in result.output


def test_an_existing_file_is_not_harmed_by_a_game_that_does_not_start(run, tmp_path):
    path = tmp_path / "precious.json"
    path.write_text("precious")
    run("play", "flow", "--save", str(path), "--bots", "foo")
    assert path.read_text() == "precious"

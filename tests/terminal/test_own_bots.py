"""`--bots mine.py:Name`: your own bot at the table, in a simulation and in a ladder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from watershed.lab import own

MINE = """
import watershed as ws

class Last(ws.Bot):
    def choose(self, match, seat):
        return match.moves(seat)[-1]

class Cheat(ws.Bot):
    def choose(self, match, seat):
        return "snipe 6"

class Broken(ws.Bot):
    def choose(self, match, seat):
        return [][0]

class NotOne:
    pass
"""
BAD = {
    "mine.py:Nobody": "mine.py has no bot called Nobody. A bot is a subclass of watershed.Bot.",
    "mine.py:NotOne": "mine.py has no bot called NotOne.",
    "nowhere.py:Last": "The bots in nowhere.py can't be loaded: FileNotFoundError",
    "nowhere:Last": "The bots in nowhere can't be loaded: ModuleNotFoundError",
    "text.py:Last": "The bots in text.py can't be loaded: SyntaxError",
    "mine.py": "There is no bot called 'mine.py'.",
}


@pytest.fixture(autouse=True)
def _mine(tmp_path: Path, _terminal: None) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "text.py").write_text("Dear diary,", encoding="utf-8")
    own._module.cache_clear()


def test_it_plays_with_you(run, saves):
    result = run("play", "flow", "--seed", "7", "--bots", "mine.py:Last", typed="harvest\n")
    assert result.exit_code == 0
    moves = json.loads((saves / "last-flow.json").read_text())["moves"]
    assert moves[0] == "0 harvest"
    assert [move.split()[0] for move in moves[:4]] == ["0", "1", "2", "3"]
    assert "Blue invests 4 tokens" in result.output


def test_it_is_there_again_when_the_game_is_resumed(run, saves):
    run("play", "flow", "--seed", "7", "--bots", "mine.py:Last,greedy,random", typed="harvest\n")
    seating = json.loads((saves / "seating.json").read_text())
    assert list(seating.values())[-1] == {"1": "mine.py:Last", "2": "greedy", "3": "random"}
    assert run("play", "flow", "--resume", "last", typed="harvest\n").exit_code == 0
    (Path.cwd() / "mine.py").unlink()
    own._module.cache_clear()
    result = run("play", "flow", "--resume", "last", typed="harvest\n")
    assert result.exit_code == 2
    assert "The bots in mine.py can't be loaded" in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", [("play", "flow"), ("simulate", "flow")], ids=" ".join)
@pytest.mark.parametrize("bot", BAD)
def test_a_name_that_leads_nowhere_is_one_sentence(run, command, bot):
    result = run(*command, "--bots", bot)
    assert result.exit_code == 2
    assert BAD[bot] in result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Cheat", "Cheat played 'snipe 6', which isn't possible: "),
        ("Broken", "Broken failed at mine.py, line 14: IndexError: list index out of range"),
    ],
)
def test_a_bot_that_fails_is_one_sentence_and_the_game_is_saved(run, saves, bot, says):
    for command in (("play", "flow", "--seed", "7"), ("simulate", "flow", "--games", "1")):
        result = run(*command, "--bots", f"mine.py:{bot}", typed="harvest\n")
        assert result.exit_code == 2
        assert says in result.output
        assert "Traceback" not in result.output
    assert json.loads((saves / "last-flow.json").read_text())["moves"] == ["0 harvest"]


def test_a_simulation(run):
    result = run("simulate", "sealed", "--games", "3", "--bots", "mine.py:Last,random,random", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert [seat["bot"] for seat in found["per_seat"]] == ["Last", "random", "random"]
    assert (found["games"], found["workers"]) == (3, 1)
    shown = run("simulate", "sealed", "--games", "3", "--bots", "mine.py:Last").stdout
    assert "moves per second on 1 thread," in shown


def test_a_ladder(run):
    args = ["ladder", "sealed", "--seats", "2", "--one", "mine.py:Last", "--against", "random", "--games", "4"]
    result = run(*args, "--processes", "1", "--out", "games.jsonl", "--json")
    assert result.exit_code == 0, result.output
    assert [row["bot"] for row in json.loads(result.stdout)["table"]] == ["mine.py:Last", "random"]

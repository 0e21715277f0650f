"""`watershed ladder` and `watershed analyse` on the command line."""

from __future__ import annotations

import json

import pytest

import watershed as ws
from watershed.lab.ladder import read_plan, to_line
from watershed.terminal import ladder as climbing

BAD = {
    ("ladder", "chess"): "There is no game called 'chess'",
    ("ladder", "flow", "--bots", "random,deep-blue"): "There is no bot called 'deep-blue'",
    ("ladder", "flow", "--bots", "random"): "A ladder needs two different bots or more, not random.",
    ("ladder", "flow", "--bots", "random,random"): "A ladder needs two different bots or more",
    ("ladder", "flow", "--bots", "random,search"): "A search has a budget",
    ("ladder", "flow", "--one", "greedy"): "--one BOT --against BOT",
    ("ladder", "flow", "--three"): "--one BOT --against BOT",
    ("ladder", "flow", "--one", "greedy", "--against", "greedy"): "greedy can't play against itself",
    ("ladder", "flow", "--curve", "100"): "--curve 250,500,1000 --against BOT",
    ("ladder", "flow", "--curve", "100,100", "--against", "greedy"): "different budgets",
    ("ladder", "flow", "--curve", "10,x", "--against", "greedy"): "A search has a budget",
    ("ladder", "flow", "--seats", "9"): "is for 2, 3, 4 or 5 seats, not 9.",
    ("ladder", "flow", "--games", "0"): "--games",
    ("ladder",): "Missing argument",
    ("ladder", "flow", "--bots", "random,nowhere.py:Mine"): "The bots in nowhere.py can't be loaded",
    ("ladder", "flow", "--bots", "random,tests.sealed:Mine"): "tests.sealed has no bot called Mine.",
    ("ladder", "flow", "--out", "nowhere/games.jsonl"): "can't be written",
    ("ladder", "flow", "--plot", "/dev/null/x"): "can't be written",
    ("analyse", "nowhere.json"): "can't be read",
    ("analyse", "game.json", "--simulations", "5", "--seconds", "1"): "Give --simulations or --seconds, not both.",
    ("analyse", "game.json", "--simulations", "0"): "--simulations",
    ("analyse", "game.json", "--plot", "/dev/null/x"): "can't be written",
}


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input_is_one_sentence_and_exit_code_2(run, log, args):
    result = run(*args)
    assert result.exit_code == 2
    assert BAD[args] in result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_a_log_without_decisions(run, tmp_path):
    (tmp_path / "new.json").write_text(ws.Match.start("flow", 4, 1).to_json(), encoding="utf-8")
    result = run("analyse", "new.json")
    assert result.exit_code == 2
    assert "This log has no decisions yet." in result.output


@pytest.fixture
def made_up(run, tmp_path):
    """A duel whose games were played elsewhere: the one in front wins three of four."""
    args = ["ladder", "flow", "--one", "greedy", "--against", "random", "--games", "8"]
    result = run(*args, "--plan", "plan.json", "--dry")
    assert result.exit_code == 0
    assert "8 games to play: 2 seeds by 4 crews, 4 seats." in result.output
    plan = read_plan((tmp_path / "plan.json").read_text())
    from watershed.lab.contest import Played

    with (tmp_path / "games.jsonl").open("w") as file:
        for crew, seed in plan.keys:
            mine = crew.index("greedy")
            best = mine if mine else 1
            places = tuple(1 if seat == best else 2 for seat in range(4))
            file.write(to_line(plan, crew, Played(seed, places, (0, 0, 0, 0), ((0, 0),) * 100), 1.0))
    return [*args, "--out", "games.jsonl"]


def test_the_table_of_a_duel(run, made_up, tmp_path):
    result = run(*made_up, "--plot", "duel.svg")
    assert result.exit_code == 0
    assert "8 games, 4 seats, 2 seeds from 1" in result.stdout
    assert "75.0%" in result.stdout
    assert (tmp_path / "duel.svg").read_text(encoding="utf-8").startswith("<svg")
    found = json.loads(run(*made_up, "--json").stdout)
    assert [row["wins"] for row in found["table"]] == [0.75, 0.25]
    assert found["missing"] == 0
    lines = run(*made_up, "--markdown").stdout.splitlines()
    assert lines[2] == "| bot | seats | wins | 95 % interval | wins per seat | even | games |"
    assert lines[4].startswith("| greedy | 1 | 75.0% |")


def test_what_is_missing_is_said(run, made_up, tmp_path):
    lines = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(lines[:6]))
    result = run(*made_up, "--dry")
    assert "4 games, 4 seats, 1 seeds" in result.stdout
    assert "2 games are not played yet" in result.stdout
    (tmp_path / "games.jsonl").write_text("".join(lines[:2]))
    result = run(*made_up, "--dry")
    assert result.exit_code == 2
    assert "No seed is finished by every crew yet." in result.output


def test_a_broken_line_and_a_fresh_start(run, made_up, tmp_path, monkeypatch):
    lines = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(["oops\n", *lines]))
    result = run(*made_up)
    assert result.exit_code == 2
    assert "games.jsonl, line 1, isn't a finished game" in result.output

    def play(plan, path, processes, told):
        assert not path.exists()
        path.write_text("".join(lines))
        return climbing.read_games(path, plan)

    monkeypatch.setattr(climbing, "play_missing", play)
    assert "75.0%" in run(*made_up, "--fresh").stdout


def test_an_analysis_is_shown(run, log, tmp_path):
    result = run("analyse", "game.json", "--simulations", "64", "--plot", "chances.svg")
    assert result.exit_code == 0
    assert "chances to win after each of" in result.stdout
    assert "D Dot" in result.stdout
    assert "knows no more than the player who decides" in " ".join(result.stdout.split())
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert (tmp_path / "chances.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run("analyse", "game.json", "--simulations", "64").stdout == result.stdout, "the same twice"


def test_an_analysis_as_json(run, log):
    found = json.loads(run("analyse", "game.json", "--simulations", "64", "--json").stdout)
    assert found["names"] == ["Ann", "Bob", "Cid", "Dot"]
    assert found["over"] is True
    assert found["decisions"][0]["number"] == 1
    assert all(sum(row["chances"]) == pytest.approx(1, abs=0.001) for row in found["decisions"])
    assert set(found["swings"]) == {row["number"] for row in found["decisions"] if row["swing"]}

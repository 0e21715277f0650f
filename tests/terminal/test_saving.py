"""Games are kept after every move, and found again."""

from __future__ import annotations

import json

import pytest


def test_the_last_game_is_kept_and_resumed(run, saves):
    run("play", "flow", "--seed", "7", "--names", "Ann,Bob,Cid,Dot", typed="2 3\n")
    result = run("play", "flow", "--resume", "last", typed="journal 20\nundo\n")
    assert "Ann invests 3 tokens in Barracks" in result.output
    assert result.output.count("Ann, choose an action") == 2
    assert json.loads((saves / "last-flow.json").read_text())["moves"] == []


def test_a_new_game_keeps_the_one_before_it(run, saves):
    run("play", "flow", "--seed", "7", typed="2 3\n")
    run("play", "flow", "--seed", "8")
    assert json.loads((saves / "previous-flow.json").read_text())["seed"] == 7
    assert "Red invests 3 tokens" in run("play", "flow", "--resume", "previous").output


def test_the_seating_is_resumed(run):
    run("play", "flow", "--seed", "7", "--seat", "C", "--bots", "random", typed="harvest\n")
    again = run("play", "flow", "--resume", "last")
    assert "Green, choose" in again.output
    assert "Red, choose" in run("play", "flow", "--resume", "last", "--hotseat", typed="harvest\n" * 5).output


def test_saving_by_name(run, tmp_path, saves):
    path = tmp_path / "deep" / "game.json"
    result = run("play", "flow", "--seed", "7", typed=f"2 3\nsave {path}\nsave\nquit\n{tmp_path / 'q.json'}\n")
    assert len(json.loads(path.read_text())["moves"]) >= 1
    assert (tmp_path / "q.json").exists()
    assert len(list(saves.glob("flow-*.json"))) == 1
    assert "Save under a name too?" in result.output
    assert "Red invests 3 tokens" in run("play", "flow", "--resume", str(path)).output


def test_save_option_writes_after_every_move(run, tmp_path):
    path = tmp_path / "mine.json"
    run("play", "flow", "--seed", "7", "--save", str(path), typed="2 3\n")
    assert len(json.loads(path.read_text())["moves"]) >= 4


def test_quitting_with_a_bad_name_asks_again(run, tmp_path):
    result = run("play", "flow", typed=f"quit\n/dev/null/x\n{tmp_path / 'ok.json'}\n")
    assert "cannot be written" in result.output
    assert (tmp_path / "ok.json").exists()


def test_the_game_goes_on_where_nothing_can_be_kept(run, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/nowhere")
    result = run("play", "flow", "--seed", "7", typed="2 3\n")
    assert result.exit_code == 0
    assert "The game is not kept by itself" in result.output
    assert "Red invests 3 tokens" in result.output
    assert "The game could not be kept." in result.output


@pytest.mark.parametrize("typed", ["", "2", "2 3\n", "help\nq\n\n"])
def test_the_end_of_input_leaves_politely(run, typed):
    result = run("play", "flow", typed=typed)
    assert result.exit_code == 0
    assert result.output.endswith("`watershed play flow --resume last` goes on with it.\n")


def test_a_finished_game_is_resumed_at_its_count_and_can_be_taken_back(run, log):
    result = run("play", "flow", "--resume", str(log), "--hotseat", typed="board\nhint\n3\nundo\n")
    assert "The game is over." in result.output
    assert "there is nothing left to decide" in result.output
    assert "12.1  When The Future comes" in result.output
    assert " choose " in result.output.split("The Future comes")[-1]


def test_resuming_with_other_names(run, log):
    result = run("play", "flow", "--resume", str(log), "--names", "W,X,Y,Z", typed="")
    assert "A W" in result.output
    assert "A Ann" not in result.output

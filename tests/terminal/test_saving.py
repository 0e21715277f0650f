"""Games are saved after every move, and found again."""

from __future__ import annotations

import json

import pytest


def test_the_last_game_is_kept_and_resumed(run, saves):
    run("play", "flow", "--seed", "7", "--names", "Ann,Bob,Cid,Dot", typed="2 3\n")
    result = run("play", "flow", "--resume", "last", typed="journal 20\nundo\n")
    assert "You invest 3 tokens in Barracks" in result.output
    assert result.output.count("Your turn: choose a card or harvest.") == 2
    assert json.loads((saves / "last-flow.json").read_text())["moves"] == []


def test_a_new_game_keeps_the_one_before_it(run, saves):
    run("play", "flow", "--seed", "7", typed="2 3\n")
    run("play", "flow", "--seed", "8")
    assert json.loads((saves / "previous-flow.json").read_text())["seed"] == 7
    assert "You invest 3 tokens" in run("play", "flow", "--resume", "previous").output


def test_the_seating_is_resumed(run):
    run("play", "flow", "--seed", "7", "--seat", "C", "--bots", "random", typed="harvest\n")
    again = run("play", "flow", "--resume", "last")
    assert "▸C Green" in again.output
    assert again.output.count("Your turn: choose") == 1
    shared = run("play", "flow", "--resume", "last", "--hotseat", typed="harvest\n" * 5).output
    for seat in ("A Red", "B Blue", "C Green", "D Orange"):
        assert f"[{seat}] Your turn: choose a card or harvest." in shared


def test_saving_by_name(run, tmp_path, saves):
    path = tmp_path / "deep" / "game.json"
    result = run("play", "flow", "--seed", "7", typed=f"2 3\nsave {path}\nsave\nquit\n{tmp_path / 'q.json'}\n")
    assert len(json.loads(path.read_text())["moves"]) >= 1
    assert (tmp_path / "q.json").exists()
    assert len(list(saves.glob("flow-*.json"))) == 1
    assert "Save to a file too?" in result.output
    assert "You invest 3 tokens" in run("play", "flow", "--resume", str(path)).output


def test_save_option_writes_after_every_move(run, tmp_path):
    path = tmp_path / "mine.json"
    run("play", "flow", "--seed", "7", "--save", str(path), typed="2 3\n")
    assert len(json.loads(path.read_text())["moves"]) >= 4


def test_quitting_with_a_bad_name_asks_again(run, tmp_path):
    result = run("play", "flow", typed=f"quit\n/dev/null/x\n{tmp_path / 'ok.json'}\n")
    assert "can't be written" in result.output
    assert (tmp_path / "ok.json").exists()


def test_the_game_goes_on_where_nothing_can_be_kept(run, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/nowhere")
    result = run("play", "flow", "--seed", "7", typed="2 3\n")
    assert result.exit_code == 0
    assert "The game can't be saved automatically" in result.output
    assert "You invest 3 tokens" in result.output
    assert "The game could not be saved." in result.output


@pytest.mark.parametrize("typed", ["", "2", "2 3\n", "help\nq\n\n"])
def test_the_end_of_input_leaves_politely(run, typed):
    result = run("play", "flow", typed=typed)
    assert result.exit_code == 0
    assert result.output.endswith("Resume it with `watershed play flow --resume last`.\n")


def test_a_finished_game_is_resumed_at_its_scores_and_can_be_undone(run, log):
    result = run("play", "flow", "--resume", str(log), "--hotseat", typed="board\nhint\n3\nundo\n")
    assert "The game is over." in result.output
    assert "There is nothing left to decide" in result.output
    assert "12.1  When The Future comes" in result.output
    assert "] Your turn: " in result.output.split("The Future comes")[-1]


def test_resuming_with_other_names(run, log):
    result = run("play", "flow", "--resume", str(log), "--names", "W,X,Y,Z", typed="")
    assert "A W" in result.output
    assert "A Ann" not in result.output


def test_resuming_a_game_in_which_everybody_decides_at_once(run, saves):
    """Answers are logged with their seats, and other names don't disturb them."""
    bots = ("--seats", "3", "--seed", "4", "--seat", "C", "--bots", "random")
    run("play", "sealed", *bots, typed="bid 0\n")
    kept = json.loads((saves / "last-sealed.json").read_text())
    assert {move.split()[0] for move in kept["moves"]} == {"0", "1", "2"}
    result = run("play", "sealed", "--resume", "last", "--names", "W,X,Y", typed="journal 99\n")
    assert result.exit_code == 0
    assert "W bids" in result.output
    again = json.loads((saves / "last-sealed.json").read_text())
    assert again["moves"][: len(kept["moves"])] == kept["moves"]
    assert again["names"] == ["W", "X", "Y"]


def test_people_round_one_screen_are_asked_to_look_away_only_where_there_are_secrets(run):
    wait = "Press Enter when nobody else is looking."
    assert wait not in run("play", "flow", "--seats", "3", "--hotseat", typed="harvest\n").output
    shown = run("play", "sealed", "--seats", "3", "--seed", "4", "--hotseat", typed="\nbid 4\n\n").output
    assert f"A Red, your turn. {wait}" in shown
    after = shown.split("> bid 4")[1]
    assert f"B Blue, your turn. {wait}" in after
    assert "bid of 4" not in after

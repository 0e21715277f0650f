"""`games`, `replay`, `log`, `simulate`, `rules` and the help texts."""

from __future__ import annotations

import json

import pytest

from watershed.kit import rulebook
from watershed.kit.game import game
from watershed.lab.shares import interval


def test_the_shelf(run):
    shown = run("games").output
    for text in (
        "flow",
        "The Flow of History",
        "2 to 5 seats",
        "usually 4",
        "--book alternative",
        "--option first=",
        "0 = ",
    ):
        assert text in shown


@pytest.mark.parametrize(
    "command",
    ["games", "play", "replay", "analyse", "verify", "simulate", "ladder", "log", "rules", "cards", "serve", "doctor"],
)
def test_help_is_short_and_fits(run, command):
    result = run(command, "--help")
    assert result.exit_code == 0
    assert len(result.output.splitlines()) <= 34
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_version(run):
    assert run("--version").output.startswith("watershed ")


def test_replay_piped_prints_the_journal_and_the_count(run, log):
    shown = run("replay", str(log)).output
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "Turn 1:" in shown
    assert "[6.2]" in shown
    assert "The game is over." in shown
    assert "Culture icons [12.3]" in shown


def test_replay_up_to_a_move(run, log):
    shown = run("replay", str(log), "--move", "5").output
    assert "After move 5 of" in shown
    assert run("replay", str(log), "--move", "99999").exit_code == 2


def test_replay_as_json(run, log):
    result = run("replay", str(log), "--json")
    found = json.loads(result.stdout)
    written = json.loads(log.read_text())
    assert [f"{move['seat']} {move['words']}" for move in found["moves"]] == written["moves"]
    assert found["names"] == ["Ann", "Bob", "Cid", "Dot"]
    assert found["over"]
    assert sorted(part["place"] for part in found["ranking"])[0] == 1
    assert found["moves"][0]["events"][0]["rule"]
    assert len(json.loads(run("replay", str(log), "--json", "--move", "3").stdout)["moves"]) == 3


def test_log_sums_up(run, log):
    shown = run("log", str(log)).output
    assert "Ann, Bob, Cid, Dot" in shown
    assert "yes, to the same table after every move" in shown


def test_rules(run):
    assert "8.4  Then the investor takes" in run("rules", "flow", "8.4").output
    assert "13  Two seats" in run("rules", "flow").output
    assert "14.6" in run("rules", "flow", "raze").output
    assert "13  À deux joueurs" in run("rules", "flow", "--language", "fr").output
    assert run("rules", "flow", "--language", "de").exit_code == 2


def test_every_sentence_of_the_rulebook_is_read():
    path = rulebook.rulebook_path(game("flow"))
    numbered = sum(line.startswith("- **") for line in path.read_text(encoding="utf-8").splitlines())
    chapters = rulebook.chapters(game("flow"))
    assert sum(len(chapter.sentences) for chapter in chapters) == numbered
    assert not any("[R" in text or "*" in text for c in chapters for text in c.sentences.values())


def test_interval():
    low, high = interval(0.25, 1000)
    assert low == pytest.approx(0.2241, abs=1e-3)
    assert high == pytest.approx(0.2778, abs=1e-3)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[1] == 1.0

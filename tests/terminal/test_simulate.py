"""`watershed simulate`, with the simulation itself replaced: compiling is tested elsewhere."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import watershed
from watershed.lab.simulate import Simulation


@pytest.fixture
def asked(monkeypatch):
    """Notes what was asked for, and plays nothing."""
    seen: dict[str, Any] = {}

    def fake(name, seats, games, seed, bots, *, book, workers, progress, compiling):
        seen.update(name=name, seats=seats, games=games, seed=seed, bots=bots, book=book.title, workers=workers)
        if seen.get("interrupt") == "at once":
            raise KeyboardInterrupt
        done = games // 2 if seen.get("interrupt") else games
        compiling(1, 119)
        compiling(119, 119)
        progress(done, games)
        ranks = np.argsort(np.argsort(np.random.default_rng(1).random((done, seats)), axis=1), axis=1) + 1
        moves, scores = np.full(done, 100), np.tile(np.arange(seats), (done, 1)) + 20
        return Simulation(name, seats, tuple(bots), np.arange(done), moves, scores, ranks, np.zeros(0), 2.0, 2)

    monkeypatch.setattr(watershed, "simulate", fake)
    return seen


def test_the_table(run, asked):
    result = run("simulate", "flow", "--games", "400", "--bots", "greedy,random,random,random", "--seed", "9")
    assert result.exit_code == 0
    assert asked["bots"] == ["greedy", "random", "random", "random"]
    assert "400 games, 4 seats, seed 9" in result.stdout
    assert "100.0 moves per game; 20,000 moves per second on 2 threads, 2.00 s" in result.stdout
    assert result.stdout.count("% to") == 4
    assert "Playing 400 games." in result.stderr
    assert "Compiling the rules (first run on this machine)" in result.stderr
    assert "Played 400 games." in result.stderr


def test_json_is_alone_on_stdout(run, asked):
    result = run("simulate", "flow", "--games", "400", "--seats", "3", "--book", "alternative", "--json")
    found = json.loads(result.stdout)
    assert found["games"] == 400
    assert found["edition"] == asked["book"] == "The Flow of History, alternative stripes"
    assert [part["mean_score"] for part in found["per_seat"]] == [20, 21, 22]
    assert sum(part["wins"] for part in found["per_seat"]) == pytest.approx(1)
    assert all(low < part["wins"] < high for part in found["per_seat"] for low, high in [part["interval"]])


def test_an_interrupt_shows_what_was_done(run, asked):
    asked["interrupt"] = "half way"
    result = run("simulate", "flow", "--games", "400")
    assert "Stopped after 200 of 400 games." in result.stderr
    assert "200 games" in result.stdout


def test_an_interrupt_before_the_first_game_is_one_sentence(run, asked):
    asked["interrupt"] = "at once"
    result = run("simulate", "flow")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "Stopped." in result.stderr

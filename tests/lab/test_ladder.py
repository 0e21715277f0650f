"""Ladders: every bot in every seat, games that are stored, and playing that needs only NumPy and Numba."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import watershed as ws
from watershed.lab.ladder import (
    against,
    code_of,
    make_plan,
    read_games,
    read_plan,
    rotations,
    round_robin,
    table_of,
    whole_seeds,
    write_plan,
)
from watershed.lab.play_ladder import Clock, play_missing
from watershed.lab.questions import Curve, Duel, Ranking

from ..processes import PATIENCE, run, wait_for

SOURCES = Path(ws.__file__).parents[1]
QUICK = ("random", "greedy", "search:8")


@pytest.fixture(scope="module")
def plan():
    return make_plan("flow", round_robin(QUICK, 3), 40, seed=5)


@pytest.fixture(scope="module")
def played(plan, tmp_path_factory):
    """The file of a ladder that was played without a break."""
    path = tmp_path_factory.mktemp("ladder") / "whole.jsonl"
    assert len(play_missing(plan, path, processes=2)) == len(plan.keys)
    return path


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_each_bot_has_each_seat_equally_often(seats, count):
    bots = [f"bot{number}" for number in range(count)]
    for table in (table_of(bots, seats), *(table_of(pair, seats) for pair in combinations(bots, 2))):
        held = Counter((bot, seat) for crew in table for seat, bot in enumerate(crew))
        assert len(set(held.values())) == 1
        assert set(rotations(table)) == set(table)
    crews = round_robin(bots, seats)
    assert len(set(crews)) == len(crews)
    assert {frozenset(crew) for crew in crews} >= {frozenset(pair) for pair in combinations(bots, 2)}


def test_one_against_the_others_sits_everywhere_on_every_seed():
    plan = make_plan("flow", against("greedy", "random", 4), 10)
    seats = Counter((seed, crew.index("greedy")) for crew, seed in plan.keys)
    assert len(plan.seeds) == 3, "ten games are three whole seeds"
    assert set(seats.values()) == {1}
    assert len(seats) == 12
    assert Duel("greedy", "random", many=True).crews(4) == against("random", "greedy", 4)


def test_more_games_are_the_same_and_others():
    few, many = (make_plan("flow", against("greedy", "random", 4), games) for games in (8, 400))
    assert many.seeds[:2] == few.seeds


def test_a_plan_is_read_as_it_was_written(plan):
    assert read_plan(write_plan(plan)) == plan
    for broken in ("", "[]", "{}", '{"kind": "something else"}', write_plan(plan).replace("plan 1", "plan 0")):
        with pytest.raises(ws.BadSetup, match="plan"):
            read_plan(broken)


def answer(plan, path):
    return Ranking(QUICK).answer(whole_seeds(plan, read_games(path, plan)))


def test_it_goes_on_where_it_was_and_comes_to_the_same(plan, played, tmp_path):
    lines = played.read_bytes().splitlines(keepends=True)
    kept = lines[3:20]
    path = tmp_path / "begun.jsonl"
    path.write_bytes(b"".join(kept) + lines[0][:30])  # the last one was being written when the lights went out
    told = []
    play_missing(plan, path, processes=1, told=lambda done, total: told.append(done))
    again = path.read_bytes().splitlines(keepends=True)
    assert again[: len(kept)] == kept
    assert len(again) == len(plan.keys)
    assert told[0] == len(kept)
    assert told[-1] == len(plan.keys)
    assert answer(plan, path) == answer(plan, played)
    play_missing(plan, path, processes=1)
    assert path.read_bytes() == b"".join(again), "nothing is left to play"


def test_games_of_other_plans_in_a_file_are_left_aside(plan, played):
    part = make_plan("flow", against("greedy", "random", 3), 3, seed=5)
    found = read_games(played, part)
    assert set(found) <= set(part.keys)
    assert len(found) == 3


@pytest.mark.parametrize(
    "broken",
    [b"nonsense\n", b"{}\n", b"[1]\n", b"\n", b"\xff\xfe\n", b'{"game": "flow", "bots": "greedy", "seed": 1}\n'],
)
def test_a_broken_line_is_named(plan, played, tmp_path, broken):
    lines = played.read_bytes().splitlines(keepends=True)
    path = tmp_path / "broken.jsonl"
    path.write_bytes(b"".join([*lines[:4], broken, *lines[4:]]))
    with pytest.raises(ws.BadSetup, match=r"broken\.jsonl, line 5, isn't a finished game\. .*--fresh"):
        play_missing(plan, path, processes=1)


def test_a_line_of_another_book_is_refused(plan, played, tmp_path):
    path = tmp_path / "other.jsonl"
    path.write_text(played.read_text().replace(plan.fingerprint, "0123456789abcdef"))
    with pytest.raises(ws.BadSetup, match=r"line 1, is of another game or book"):
        read_games(path, plan)


def test_games_of_other_bots_are_shown_but_not_gone_on_with(plan, played, tmp_path):
    path = tmp_path / "old.jsonl"
    path.write_text(played.read_text().replace(code_of("flow"), "flow-of-yesterday"))
    assert len(play_missing(plan, path, processes=1)) == len(plan.keys), "nothing is missing, so nothing is mixed"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:5]))
    with pytest.raises(ws.BadSetup, match="The bots have changed since"):
        play_missing(plan, path, processes=1)


def test_only_seeds_that_are_whole_are_counted(plan, played):
    games = read_games(played, plan)
    games.pop(plan.keys[0])
    counted = whole_seeds(plan, games)
    assert {game.seed for game in counted} == set(plan.seeds[1:])
    assert len(counted) == len(plan.keys) - len(plan.crews)


def test_it_stops_before_its_time_is_over(plan, tmp_path):
    assert play_missing(plan, tmp_path / "none.jsonl", processes=1, seconds=0.0) == {}
    clock = Clock(1000.0)
    assert clock.fits(("a", "b"))
    clock.learn(("b", "a"), 2000.0)
    assert not clock.fits(("a", "b")), "the same bots took longer than that"
    assert clock.fits(("a", "a"))


def test_the_answers_are_for_the_bots_that_were_asked_about(plan, played):
    games = whole_seeds(plan, read_games(played, plan))
    duel = [game for game in games if sorted(game.bots) == ["greedy", "random", "random"]]
    one, other = Duel("greedy", "random").answer(duel)["table"]
    assert (one["seats"], other["seats"]) == (1, 2)
    assert one["wins"] + other["wins"] == pytest.approx(1)
    assert one["wins"] > 0.8
    found = Ranking(QUICK).answer(games)
    assert [row["rank"] for row in found["table"]] == [1, 2, 3]
    assert found["table"][-1]["bot"] == "random"
    assert sum(row["wins"] for row in found["table"]) == pytest.approx(1), "each bot holds as many seats"
    curve = Curve(("8",), "greedy").answer([game for game in games if "random" not in game.bots])
    assert curve["table"][0]["budget"] == "8"


FORBIDDEN = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("rich", "typer", "openskill", "structlog", "pydantic", "fastapi", "sqlalchemy"):
            raise ImportError(f"{name} is not on this machine")

sys.meta_path.insert(0, Nothing())
"""


def test_games_are_played_where_there_is_only_numpy_and_numba(tmp_path):
    (tmp_path / "sitecustomize.py").write_text(FORBIDDEN)
    small = make_plan("flow", Curve(("8",), "greedy").crews(3), 3)
    (tmp_path / "plan.json").write_text(write_plan(small))
    command = [sys.executable, "-m", "watershed.lab.play_ladder", "--plan", "plan.json", "--out", "games.jsonl"]
    paths = os.pathsep.join([str(tmp_path), str(SOURCES)])
    done = run(*command, "--processes", "2", "--seconds", "3600", cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("3 of 3 games are in games.jsonl")
    assert len(read_games(tmp_path / "games.jsonl", small)) == 3


def test_an_interrupt_keeps_what_is_finished(tmp_path):
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "watershed.cli", "ladder", "flow", "--one", "search:300", "--against", "greedy"]
    with subprocess.Popen(
        [*command, "--processes", "1", "--out", str(out)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as running:
        try:
            wait_for(lambda: out.exists() and b"\n" in out.read_bytes(), "no game is finished")
            os.killpg(running.pid, signal.SIGINT)
            _, said = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert running.returncode == 130
    assert f"games. They are in {out}. Run the same command to continue." in said
    assert "Traceback" not in said
    for line in out.read_text().splitlines():
        assert 1 in json.loads(line)["places"]

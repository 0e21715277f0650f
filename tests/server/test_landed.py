"""A database of the first version, row for row as it wrote them, opened by this one.

landed.json holds matches of both games of that version: one under way with a clock, one with undos, one that is over.
Its moves are words without seats, and a match knows one seat that is to move.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from watershed import server
from watershed.match import Match

from .playing import Person, Served, play_on, served

LANDED: dict[str, Any] = json.loads(Path(__file__).with_name("landed.json").read_text(encoding="utf-8"))
GOING = [name for name in LANDED["matches"] if not name.endswith("over")]
OVER = [name for name in LANDED["matches"] if name.endswith("over")]


def written(database: Path) -> None:
    """The schema of migration 0003, and the rows."""
    config = Config()
    config.set_main_option("script_location", str(Path(str(server.__file__)).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
    engine.dispose()
    with sqlite3.connect(database) as connection:
        for table, kept in LANDED["rows"].items():
            marks = ",".join("?" * len(kept["columns"]))
            columns = ",".join(f'"{name}"' for name in kept["columns"])
            connection.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", kept["rows"])
        last = "SELECT max(at) FROM moves"  # when that server was up: the time since then is nobody's
        connection.execute(f"INSERT INTO pulse VALUES (1, ({last}))")
    connection.close()


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("landed") / "table.db"
    written(database)
    with served(database) as found:
        yield found


def words_of(name: str) -> list[str]:
    """The moves of a match that were not undone, from the rows themselves."""
    kept, found = LANDED["rows"]["moves"], list[str]()
    for row in kept["rows"]:
        step = dict(zip(kept["columns"], row, strict=True))
        if step["match"] == LANDED["matches"][name]["match"]:
            if step["taken_back"]:
                del found[-step["taken_back"] :]
            else:
                found.append(step["words"])
    return found


def replays(server: Served, name: str) -> Match:
    """The log of a match, which opens, and begins as its rows do."""
    match = Match.from_json(server.http.get(f"/api/matches/{LANDED['matches'][name]['match']}/log").text)
    assert list(match.played[: LANDED["matches"][name]["length"]]) == words_of(name)
    return match


@pytest.mark.parametrize("name", GOING)
def test_a_match_goes_on_and_ends(upgraded: Served, name: str) -> None:
    kept = LANDED["matches"][name]
    said = upgraded.get(f"/api/matches/{kept['match']}")
    assert (said["status"], said["moves"], said["aside"]) == ("playing", kept["length"], None)
    assert (said["to_move"], said["waiting"]) == (kept["to_move"], [kept["to_move"]])
    if name.endswith("clock"):
        assert said["clock"]["running"] == [kept["to_move"]]
        assert 80_000 < said["clock"]["left"][kept["to_move"]] < 90_000
    people = tuple(Person(upgraded, kept["match"], token) for token in kept["tokens"])
    assert people[0].state["summary"]["seats"][0]["name"] == "Ann"
    assert people[kept["to_move"]].state["undo"] in ("free", None)
    assert [bool(person.state["moves"]) for person in people] == [seat == kept["to_move"] for seat in (0, 1)]
    play_on(people, random.Random(1))
    match = replays(upgraded, name)
    assert match.over
    end = upgraded.get(f"/api/matches/{kept['match']}/end")
    assert (end["history"][-1], end["seed"]) == (match.scores(), str(match.seed))
    assert len(end["history"]) == match.length + 1


@pytest.mark.parametrize("name", OVER)
def test_a_match_that_is_over_is_all_there(upgraded: Served, name: str) -> None:
    kept = LANDED["matches"][name]
    person = Person(upgraded, kept["match"], kept["tokens"][0])
    assert person.hear("chat")["text"] == "Well played!"
    summary = person.state["summary"]
    assert (summary["status"], summary["waiting"], summary["aside"]) == ("over", [], None)
    match = replays(upgraded, name)
    assert (match.over, match.scores()) == (True, kept["scores"])
    end = upgraded.get(f"/api/matches/{kept['match']}/end")
    assert ([row["points"] for row in sorted(end["ranking"], key=lambda row: row["seat"])]) == kept["scores"]
    assert (end["history"][-1], len(end["scoring"])) == (kept["scores"], 2)
    halfway = upgraded.get(f"/api/matches/{kept['match']}/replay?move={kept['length'] // 2}")
    assert halfway["view"]["moves"] == kept["length"] // 2


def test_every_match_is_listed_and_mine(upgraded: Served) -> None:
    tokens = [kept["tokens"][0] for kept in LANDED["matches"].values()]
    mine = upgraded.http.post("/api/mine", json={"tokens": tokens}).json()
    names = {kept["match"] for kept in LANDED["matches"].values()}
    assert {one["match"] for one in mine} == {one["match"] for one in upgraded.get("/api/matches")} == names

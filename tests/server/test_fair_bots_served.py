"""A real server on which one address leaves many matches to searching bots: somebody else's still gets its turns."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from ..processes import wait_for
from .playing import Person, Served, deciding, served

MANY = 16  # matches of one address
TURNS = 6  # of a bot of another
CROWD, MINE = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.2"}
SEARCHER = {"kind": "bot", "bot": "statesman"}


@dataclass
class Elsewhere(Person):
    """Somebody at another address, as the web server in front says."""

    headers: dict[str, str] | None = None

    def hello(self) -> None:
        self.socket = self.server.socket(self.match, additional_headers=self.headers)
        self.send({"type": "hello", "token": self.token, "have": None})
        self.hear("state")


def sit_down(server: Served, headers: dict[str, str], bots: int) -> Elsewhere:
    body = {"game": "flow", "options": {"first": 1}, "seats": [{"kind": "me"}, *[SEARCHER] * bots]}
    answer = server.http.post("/api/matches", json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    return Elsewhere(server, answer.json()["match"], answer.json()["token"], headers=headers)


def leave(person: Elsewhere) -> None:
    body = {"token": person.token, "bot": "statesman"}
    answer = person.server.http.post(f"/api/matches/{person.match}/leave", json=body, headers=person.headers)
    assert answer.status_code == 200, answer.text


def stored(database: Path) -> list[tuple[str, int]]:
    """The match and the seat of every move, in the order in which they were stored."""
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT match, seat FROM moves ORDER BY rowid").fetchall()
    connection.close()
    return found


def test_a_searching_bot_gets_its_turns(tmp_path: Path) -> None:
    """Counted in the moves that other bots make while it waits: in a queue without turns there would be one for each
    match of the crowd. Half of these are watched.
    """
    database = tmp_path / "table.db"
    with served(database) as server:
        crowd = [sit_down(server, CROWD, bots=3) for _ in range(MANY)]
        for person in crowd:
            leave(person)  # which closes their socket
        watched = [Elsewhere(server, person.match, None, headers=CROWD) for person in crowd[::2]]
        wait_for(lambda: len({match for match, _ in stored(database)}) == MANY, "the crowd's bots don't move")
        ann = sit_down(server, MINE, bots=1)
        while sum(match == ann.match and seat == 1 for match, seat in stored(database)) < TURNS:
            ann.until(deciding)
            seen = ann.state["seq"]
            assert ann.play(ann.state["moves"][0]["words"])["ok"]
            ann.until(lambda state, seen=seen: state["seq"] > seen)
        assert len(watched) == MANY // 2
    waited = others_before(ann.match, stored(database))
    assert len(waited) >= TURNS
    assert sum(waited) > 0, "the crowd's bots had nothing to think about"
    assert max(waited) < MANY // 2, waited


def others_before(mine: str, moves: list[tuple[str, int]]) -> list[int]:
    """How many moves were stored elsewhere while each move of the bot at seat 1 was awaited."""
    found, count = list[int](), 0
    for match, seat in moves:
        if match != mine:
            count += 1
            continue
        if seat == 1:
            found.append(count)
        count = 0
    return found

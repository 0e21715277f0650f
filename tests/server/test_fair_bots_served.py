"""A real server on which one address wants many bots, hints and analyses: somebody else still gets their turns. The
searches are those of The Flow of History, which other tests of the server have compiled.
"""

from __future__ import annotations

import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..processes import wait_for
from .playing import Json, Person, Served, deciding, served

LOGS = Path(__file__).parents[1] / "games" / "flow" / "logs"

MANY = 16  # matches of one address
TURNS = 6  # of a bot of another
CROWD, MINE = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.2"}


@dataclass
class Elsewhere(Person):
    """Somebody at another address, as the web server in front says."""

    headers: dict[str, str] | None = None

    def hello(self) -> None:
        self.socket = self.server.socket(self.match, additional_headers=self.headers)
        self.send({"type": "hello", "token": self.token, "have": None})
        self.hear("state")


def sit_down(server: Served, headers: dict[str, str], bots: int, kind: str = "statesman") -> Elsewhere:
    seats: list[Any] = [{"kind": "me"}, *[{"kind": "bot", "bot": kind}] * bots]
    body = {"game": "flow", "options": {"first": 1}, "seats": seats}
    answer = server.http.post("/api/matches", json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    return Elsewhere(server, answer.json()["match"], answer.json()["token"], headers=headers)


def leave(person: Elsewhere, bot: str = "statesman") -> None:
    body = {"token": person.token, "bot": bot}
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


def test_a_hint_waits_for_one_of_another_address(tmp_path: Path) -> None:
    """And an address that has asked for as many as it may is told to wait."""
    with held_up(tmp_path) as server:
        crowd = [sit_down(server, CROWD, bots=1) for _ in range(5)]
        ann = sit_down(server, MINE, bots=1)
        for number, person in enumerate((*crowd, ann)):
            person.until(deciding)
            person.send({"type": "hint", "id": f"h{number}", "seen": person.state["seq"]})
            if number == 4:
                assert person.hear("answer")["code"] == "too-fast"
            person.send({"type": "ping"})  # the server has read what was before it
            person.hear("pong")
        server.hold.unlink()
        for person in (ann, *crowd[:4]):
            assert person.hear("hinted")
        assert server.begun == [person.match for person in (crowd[0], ann, *crowd[1:4])]


def test_an_analysis_waits_for_one_of_another_address(tmp_path: Path) -> None:
    """And the fourth of an address is refused."""
    with held_up(tmp_path) as server:
        crowd = [bring(server, f"{name}.json") for name in ("2-seats", "3-seats", "4-seats", "5-seats")]
        mine = bring(server, "turn-limit.json")
        asked = [analysis(server, "POST", match, CROWD) for match in crowd]
        assert [one.get("code") for one in asked] == [None, None, None, "too-many"]
        assert analysis(server, "POST", mine, MINE)["status"] == "waiting"
        server.hold.unlink()
        wait_for(lambda: set(server.begun) >= {mine, crowd[2]}, "it never begins")
        assert server.begun == [crowd[0], mine, *crowd[1:3]]


def bring(server: Served, name: str) -> str:
    answer = server.http.post("/api/logs", content=(LOGS / name).read_bytes())
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["match"])


def analysis(server: Served, how: str, match: str, headers: dict[str, str]) -> Json:
    found: Json = server.http.request(how, f"/api/matches/{match}/analysis", headers=headers).json()
    return found


HASTY = """
import asyncio, os
from watershed.server import analysing, bot_worker, room
from watershed.server.bot_process import Worker

analysing.SIMULATIONS, room.LOOKED_WITHIN = 100, 1
run = Worker.run

async def begin(match):
    with open(os.environ["BEGUN"], "a") as begun:
        print(match, file=begun)
    while os.path.exists(os.environ["HOLD"]):
        await asyncio.sleep(0.01)

async def held_up(self, job, work, *args):
    if work is bot_worker.hint:
        await begin(args[-1].match)
    return await run(self, job, work, *args)

async def judge(self, live, found):
    await begin(live.row.match)  # what it finds is no matter: the processes of analyses have the lowest priority

if "HOLD" in os.environ:
    Worker.run, analysing.Analyst._judge = held_up, judge
from watershed.cli import main
main()
"""


class Hasty(Served):
    """A server that analyses briefly, and whose bots rest a second after somebody looked. With a file to hold it up, no
    hint and no analysis goes on as long as that is there, and it notes for which match each of them begins.
    """

    program = (sys.executable, "-c", HASTY)

    @property
    def hold(self) -> Path:
        return Path(self.environment["HOLD"])

    @property
    def begun(self) -> list[str]:
        return Path(self.environment["BEGUN"]).read_text(encoding="utf-8").split()


@contextmanager
def held_up(folder: Path) -> Iterator[Hasty]:
    for name in ("hold", "begun"):
        (folder / name).touch()
    with hasty(folder / "table.db", HOLD=str(folder / "hold"), BEGUN=str(folder / "begun")) as server:
        yield server


@contextmanager
def hasty(database: Path, **environment: str) -> Iterator[Hasty]:
    server = Hasty(str(database), **environment)
    try:
        yield server
    finally:
        server.end(signal.SIGKILL)


def test_bots_that_nobody_watches_rest(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with hasty(database, WATERSHED_BOT_PACE="0.2") as server:
        ann = sit_down(server, MINE, bots=1, kind="random")
        leave(ann, "random")
        spectator = Elsewhere(server, ann.match, None, headers=MINE)
        wait_for(lambda: len(stored(database)) > 2, "the bots don't move")
        spectator.close()
        wait_for(lambda: quiet(database), "they don't rest")
        assert server.get(f"/api/matches/{ann.match}")["status"] != "over"
        rested = len(stored(database))
        Elsewhere(server, ann.match, None, headers=MINE)
        wait_for(lambda: len(stored(database)) > rested, "they don't go on when somebody looks")


def quiet(database: Path) -> bool:
    """Whether no move is made for a while."""
    before = len(stored(database))
    time.sleep(2)
    return len(stored(database)) == before

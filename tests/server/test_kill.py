"""The server is killed in the middle of play, again and again: no answered move is lost, and everybody resumes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
import traceback
from pathlib import Path

from watershed.server.store import Store

from ..processes import PATIENCE, children_of, is_alive, wait_for
from .playing import LOST, Person, Served, deciding, served, some_move, two_people

KILLS = int(os.environ.get("WATERSHED_KILLS", "10"))
TABLES = 3


class Player(threading.Thread):
    """Plays at one table through every crash, and remembers what was answered."""

    def __init__(self, server: Served, people: tuple[Person, Person], seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.people, self.luck = server, people, random.Random(seed)
        self.answered: dict[str, tuple[int, str]] = {}  # message -> the seat and its move
        self.unanswered: tuple[Person, dict[str, object]] | None = None
        self.resumed, self.done, self.problem = 0, threading.Event(), ""

    def run(self) -> None:
        try:
            while not self.done.is_set() and not self.people[0].over:
                try:
                    self._play()
                except LOST:
                    self._resume()
        except Exception:
            self.problem = traceback.format_exc()

    def _play(self) -> None:
        if self.unanswered:  # the same message again: it is played once
            person, message = self.unanswered
        else:
            seen = max(one.state["seq"] for one in self.people)
            for one in self.people:
                one.until(lambda state: state["seq"] >= seen)
            found = next((one for one in self.people if deciding(one.state)), None)
            if found is None:
                self.people[0].listen()
                return
            person, name = found, f"m{len(self.answered)}-{self.luck.random()}"
            seen, move = person.state["seq"], some_move(person.state, self.luck)
            message = {"type": "move", "id": name, "seen": seen, "move": move}
            self.unanswered = person, message
        if person.over:
            return
        answer = person.ask(**message)
        assert answer["ok"], answer
        self.answered[str(message["id"])] = (person.state["seat"], str(message["move"]))
        self.unanswered = None
        person.until(lambda state: state["seq"] > message["seen"])

    def _resume(self) -> None:
        while not self.done.is_set():
            try:
                for person in self.people:
                    person.close()
                    person.hello()
                self.resumed += 1
                return
            except LOST:
                time.sleep(0.05)


def test_no_answered_move_is_lost(database: str) -> None:
    with served(database) as server:
        players = [Player(server, two_people(server), seed) for seed in range(TABLES)]
        for player in players:
            player.start()
        luck = random.Random(5)
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.1, 0.4))
            server.end(signal.SIGKILL)
            server.start()
        time.sleep(0.5)
        for player in players:
            player.done.set()
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
            assert not player.problem, player.problem
        _check(server, players)


def _check(server: Served, players: list[Player]) -> None:
    for player in players:
        late = Person(server, player.people[0].match, None)
        played = _stored(server.database, late.match)
        for message, (seat, move) in player.answered.items():
            assert played.count((f"{seat}:{message}", move)) == 1, "an answered move is stored once"
        assert player.resumed or player.people[0].over
        journal = [entry for entry in late.journal if entry["move"] <= player.people[0].journal[-1]["move"]]
        assert player.people[0].journal == journal, "what was resumed is what a newcomer gets"


def _stored(database: str, match: str) -> list[tuple[str, str]]:
    async def read() -> list[tuple[str, str]]:
        store = Store(database)
        await store.start()
        found = [(str(step.message), step.words) for step in await store.moves(match)]
        await store.close()
        return found

    return asyncio.run(read())


def test_workers_end_with_the_server(tmp_path: Path) -> None:
    with served(tmp_path / "table.db") as server:
        ann, _bob = two_people(server)
        ann.until(lambda state: state["summary"]["to_move"] != 2)
        children = children_of(server.process.pid)
        server.end(signal.SIGKILL)
    wait_for(lambda: not any(is_alive(child) for child in children), "a worker is still there")

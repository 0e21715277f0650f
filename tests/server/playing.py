"""A real server in its own process, and people who play on it over real sockets."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ..processes import PATIENCE

Json = dict[str, Any]
TABLE = {"game": "flow", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}
QUIETLY: Json = {"legacy": True, "ping_interval": None}  # pings in threads draw from the luck that Hypothesis watches
LOST = (WebSocketException, OSError, EOFError)  # how a connection, or the server, can be lost


class Served:
    """A server that can be killed and started again at the same address."""

    program: Sequence[str] = (sys.executable, "-m", "watershed.cli")

    def __init__(self, database: str, port: int = 0, **environment: str) -> None:
        self.database, self.port = database, port
        self.environment = (
            os.environ
            | {
                "WATERSHED_BOT_PACE": "0",
                "WATERSHED_WARM_UP": "0",
                "WATERSHED_LOG": "error",
                "WATERSHED_REQUESTS": "500",
            }
            | environment
        )
        self.start()

    def start(self) -> None:
        command = [*self.program, "serve", "--database", self.database]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)], stdout=subprocess.PIPE, env=self.environment, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, line
        self.port = int(line.split("http://127.0.0.1:")[1].split()[0])
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def end(self, how: signal.Signals) -> int:
        self.http.close()
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def post(self, path: str, body: Json) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, match: str, **more: Any) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/live/{match}", open_timeout=PATIENCE, **QUIETLY, **more)


@contextmanager
def served(database: str | Path, **environment: str) -> Iterator[Served]:
    server = Served(str(database), **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


@dataclass
class Person:
    """Somebody at a table, or a spectator, who keeps every text that was sent to them."""

    server: Served
    match: str
    token: str | None
    state: Json = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)
    journal: list[Json] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        self.hello()

    def hello(self) -> None:
        """Says hello on a new socket, with what it has."""
        self.socket = self.server.socket(self.match)
        self.send({"type": "hello", "token": self.token, "have": self.state["seq"] if self.state else None})
        self.hear("state")

    def send(self, message: Json | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def listen(self) -> Json:
        """The next message; states are kept."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        said: Json = json.loads(text)
        if said["type"] == "state" and (not self.state or said["seq"] >= self.state["seq"]):
            self.state = said
            kept = [entry for entry in self.journal if entry["move"] <= said["from"]] if said["from"] else []
            self.journal = kept + said["entries"]
        return said

    def hear(self, kind: str) -> Json:
        while (said := self.listen())["type"] != kind:
            pass
        return said

    def ask(self, **message: Any) -> Json:
        """Sends a message and returns its answer."""
        self.count += 1
        name = message.setdefault("id", f"{self.token}.{self.count}"[:60])
        self.send(message)
        while (said := self.hear("answer"))["id"] != name:
            pass
        return said

    def play(self, move: str, **more: Any) -> Json:
        return self.ask(type="move", move=move, **({"seen": self.state["seq"]} | more))

    def until(self, ready: Any) -> None:
        while not ready(self.state):
            self.listen()

    @property
    def over(self) -> bool:
        return bool(self.state["summary"]["status"] == "over")

    def close(self) -> None:
        self.socket.close()


def deciding(state: Json) -> bool:
    return bool(state["moves"]) or state["summary"]["status"] == "over"


def some_move(state: Json, luck: random.Random) -> str:
    return str(luck.choice(state["moves"])["words"])


def two_people(server: Served, **more: Any) -> tuple[Person, Person]:
    """Ann and Bob at a table with a bot."""
    first = server.post("/api/matches", TABLE | more)
    second = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    return Person(server, first["match"], first["token"]), Person(server, first["match"], second["token"])


def play_on(people: tuple[Person, ...], luck: random.Random, moves: int = 10_000) -> None:
    """People play random moves, until the end or for that many moves."""
    for _ in range(moves):
        while not (person := next((one for one in people if deciding(one.state)), None)):
            behind = min(people, key=lambda one: int(one.state["seq"]))
            behind.listen()
        if person.over:
            for other in people:
                other.until(lambda state: state["summary"]["status"] == "over")
            return
        before = person.state["seq"]
        move = some_move(person.state, luck)
        while (answer := person.play(move)).get("code") == "too-fast":
            time.sleep(0.2)
        assert answer["ok"], answer
        person.until(lambda state, before=before: state["seq"] > before)
        for other in people:
            other.until(lambda state, seen=person.state["seq"]: state["seq"] >= seen)


def closing_code(socket: ClientConnection) -> int | None:
    """Listen until the server closes the connection, and return how."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except (ConnectionClosed, EOFError):
        return socket.close_code


__all__ = [
    "LOST",
    "ConnectionClosed",
    "Person",
    "Served",
    "closing_code",
    "deciding",
    "play_on",
    "served",
    "some_move",
    "two_people",
]

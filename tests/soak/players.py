"""People who play whole matches through everything that happens, and write down what they were answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
LOST = (WebSocketException, OSError, EOFError, TimeoutError, httpx2.HTTPError)
PACE = (0.1, 0.5)  # seconds that a person thinks
SILENT = 15.0  # seconds after which a person says hello again
AGAIN = {"too-fast": 0.5, "not-stored": 0.5}  # seconds after which the same message is sent again
NUMBERS = itertools.count(1)


@dataclass
class Book:
    """What all people at the tables of one site were told."""

    violations: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    hellos: int = 0
    matches: int = 0

    def violated(self, what: str) -> None:
        if len(self.violations) < 100:
            self.violations.append(what)
            print(f"  VIOLATION: {what}", flush=True)


@dataclass
class Ledger:
    """What was sent and answered in one match: moves and chat by their `seat:id`."""

    sent: dict[str, str] = field(default_factory=dict)
    answered: dict[str, str] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)


class Person:
    """One seat, held through every lost connection."""

    def __init__(self, table: Table, token: str) -> None:
        self.table, self.token, self.luck = table, token, table.luck
        self.seat, self.state, self.highest = -1, {}, 0
        self.message: Json | None = None  # the one that waits for its answer
        self.sent_here = False  # on this connection
        self.again_at = 0.0

    async def play(self) -> None:
        while not self.table.over:
            with contextlib.suppress(*LOST):
                await self._sit_down()
            await asyncio.sleep(self.luck.uniform(0.2, 1.0))

    async def _sit_down(self) -> None:
        url = f"ws://{self.table.site.address(self.luck)}/api/live/{self.table.match}"
        async with connect(url, open_timeout=20, close_timeout=1, ping_interval=None, max_size=None) as socket:
            self.table.book.hellos += 1
            self.sent_here = False
            hello = {"type": "hello", "token": self.token, "have": self.state.get("seq")}
            await socket.send(json.dumps(hello))
            heard = monotonic()
            while not self.table.over and monotonic() - heard < SILENT:
                try:
                    text = await asyncio.wait_for(socket.recv(), 0.2)
                except TimeoutError:
                    await self._act(socket)
                    continue
                heard = monotonic()
                self._hear(str(text))
                await self._act(socket)

    def _hear(self, text: str) -> None:
        if "Traceback" in text:
            self.table.book.violated(f"a traceback went to a client: {text[:200]}")
        said = json.loads(text)
        if said["type"] == "state":
            self._look(said)
        elif said["type"] == "answer" and self.message and said["id"] == self.message["id"]:
            self._answered(said)
        elif said["type"] == "answer" and not said["ok"]:
            self._refused(said)

    def _look(self, state: Json) -> None:
        if state["seq"] < self.highest and self.table.site.alone:
            self.table.book.violated(f"{self.table}: the match went back from {self.highest} to {state['seq']}")
        self.state, self.seat = state, state["seat"]
        self.highest = max(self.highest, state["seq"])
        self.table.over = self.table.over or state["summary"]["status"] == "over"

    def _answered(self, said: Json) -> None:
        message = self.message
        assert message is not None
        if said["ok"]:
            kept = self.table.ledger.said if message["type"] == "chat" else self.table.ledger.answered
            kept[f"{self.seat}:{message['id']}"] = message.get("move") or message["text"]
            self.table.moved, self.message = monotonic(), None
            self.again_at = monotonic() + self.luck.uniform(*PACE)
            return
        self._refused(said)
        self.again_at = monotonic() + 0.5
        if said["code"] in AGAIN:
            self.sent_here = False
        else:
            self.message = None

    def _refused(self, said: Json) -> None:
        self.table.book.refused[said["code"]] += 1
        if said["code"] == "server-error":
            self.table.book.violated(f"{self.table}: server-error")

    async def _act(self, socket: ClientConnection) -> None:
        """Send what waits, or else decide something."""
        if not self.state or monotonic() < self.again_at or (self.sent_here and self.message):
            return
        if self.message is None:
            self.message = self._decide()
        if self.message is not None:
            self.sent_here = True
            await socket.send(json.dumps(self.message))

    def _decide(self) -> Json | None:
        name = f"n{next(NUMBERS)}"
        if self.luck.random() < 0.02:
            self.again_at = monotonic() + 0.5
            return {"type": "chat", "id": name, "text": f"Still here: {name}"}
        if not self.state["moves"]:
            return None
        move = self.luck.choice(self.state["moves"])["words"]
        self.table.ledger.sent[f"{self.seat}:{name}"] = move
        return {"type": "move", "id": name, "seen": self.state["seq"], "move": move}


class Table:
    """Matches of one game, one after another, with two people and bots."""

    def __init__(self, site: Any, game: str, seats: int, book: Book, luck: random.Random) -> None:
        self.site, self.game, self.seats, self.book, self.luck = site, game, seats, book, luck
        self.match, self.over, self.moved = "", False, monotonic()
        self.ledger = Ledger()
        self.ledgers: dict[str, Ledger] = {}

    def __str__(self) -> str:
        return f"{self.site.name}, {self.game} {self.match}"

    async def run(self) -> None:
        while True:
            try:
                people = await self._begin()
            except LOST:
                await asyncio.sleep(1)
                continue
            await asyncio.gather(*(person.play() for person in people))
            self.moved = monotonic()

    async def _begin(self) -> list[Person]:
        seats = [{"kind": "me"}, {"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (self.seats - 2)]
        async with httpx2.AsyncClient(timeout=20) as http:
            url = f"http://{self.site.address(self.luck)}/api/matches"
            answer = await http.post(url, json={"game": self.game, "seats": seats, "public": True})
        if answer.status_code != 201:
            if answer.status_code == 500 or "Traceback" in answer.text:
                self.book.violated(f"{self}: a match could not be begun: {answer.text[:200]}")
            raise TimeoutError
        made = answer.json()
        self.match, self.over, self.ledger = made["match"], False, Ledger()
        self.ledgers[self.match] = self.ledger
        self.book.matches += 1
        self.moved = monotonic()
        return [Person(self, token) for token in (made["token"], *(place["token"] for place in made["more"]))]

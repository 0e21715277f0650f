"""People who play whole matches through everything that happens, and write down what they were answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from time import monotonic
from typing import Any, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from .habits import AGREES, BETWEEN, CHATS, UNDOES, Json, question
from .identity import LOST, Identity
from .ledger import Book, Ledger

PACE = (0.2, 0.8)  # seconds that a person thinks
SILENT = 15.0  # seconds after which a person says hello again
ASKED_FOR = 5.0  # seconds for which a person waits whether others agree to an undo
AGAIN = ("too-fast", "not-stored")  # the same message is sent again
NEVER = ("server-error", "no-such-match", "bad-token")  # refusals that mean that something is lost
BANK = 60  # seconds for each turn where there is a clock: as many as anything may take to go on
CLOCK = {"by": "turn", "bank": BANK, "increment": 0, "then": "greedy"}
NUMBERS = itertools.count(1)


class Person:
    """One seat, held through every lost connection."""

    def __init__(self, table: Table, token: str, place: int | None = None) -> None:
        self.table, self.token, self.luck = table, token, table.luck
        self.place = place  # where the token is that of a device
        self.seat, self.state, self.highest = -1, Json(), 0
        self.message: Json | None = None  # the one that waits for its answer
        self.since = 0.0  # when it was sent
        self.sent_here = self.heard_here = False  # on this connection
        self.again_at = self.ask_at = 0.0
        self.replies: list[Json] = []

    async def play(self) -> None:
        while not self.table.over:
            if not self.table.paused:
                with contextlib.suppress(*LOST):
                    await self._sit_down()
            await asyncio.sleep(self.luck.uniform(0.2, 1.0))

    async def _sit_down(self) -> None:
        url = f"ws://{self.table.site.address(self.luck)}/api/live/{self.table.match}"
        async with connect(url, open_timeout=20, close_timeout=1, ping_interval=None, max_size=None) as socket:
            self.table.book.hellos += 1
            self.sent_here = self.heard_here = False
            hello = {"type": "hello", "token": self.token, "seat": self.place, "have": self.state.get("seq")}
            await socket.send(json.dumps(hello))
            heard = monotonic()
            while not self.table.over and not self.table.paused and monotonic() - heard < SILENT:
                try:
                    async with asyncio.timeout(0.2):  # `wait_for` may swallow that this task is cancelled
                        text = await socket.recv()
                except TimeoutError:
                    await self._act(socket)
                    continue
                heard = monotonic()
                self.hear(str(text))
                await self._act(socket)

    # hearing

    def hear(self, text: str) -> None:
        """Note what the server said."""
        if "Traceback" in text:
            self.table.book.violated(f"a traceback went to a client: {text[:200]}")
        said = json.loads(text)
        if said["type"] == "state":
            self._look(said)
        elif said["type"] == "asked" and said["seat"] != self.seat:
            yes = self.luck.random() < AGREES
            self.replies.append({"type": "consent", "id": f"c{next(NUMBERS)}", "undo": said["undo"], "yes": yes})
        elif said["type"] == "answer" and self.message and said["id"] == self.message["id"]:
            self._answered(said)
        elif said["type"] == "answer":
            self._heard_late(said)

    def _look(self, state: Json) -> None:
        """A state is never older than one that was seen, whichever server it comes from."""
        if state["seq"] < self.highest:
            self.table.book.violated(f"{self.table}: the match went back from {self.highest} to {state['seq']}")
        if state["seq"] > self.highest and self.heard_here:
            self.table.moved = monotonic()
        self.heard_here = True
        self.state, self.seat = state, state["seat"]
        self.highest = max(self.highest, state["seq"])
        self.table.over = self.table.over or state["summary"]["status"] == "over"
        self._look_at_clock(state["summary"])

    def _look_at_clock(self, summary: Json) -> None:
        """People here always move within seconds, so nobody's time may run out, whatever has happened."""
        late = [seat["after"]["name"] for seat in summary["seats"] if (seat["after"] or {}).get("why") == "time"]
        if late and not self.table.lost_on_time:
            self.table.lost_on_time = self.table.over = True
            self.table.book.violated(f"{self.table}: {', '.join(late)} lost on time")

    def _answered(self, said: Json) -> None:
        message = self.message
        assert message is not None
        if said["ok"]:
            self._keep(message["id"], message.get("text"))
            self.table.moved, self.message = monotonic(), None
            self.again_at = monotonic() + self.luck.uniform(*PACE)
            return
        self._refused(said)
        self.again_at = monotonic() + 0.5
        if said["code"] in AGAIN:
            self.sent_here = False
        else:
            self.message = None

    def _keep(self, name: str, chat: str | None = None) -> None:
        key, ledger = f"{self.seat}:{name}", self.table.ledger
        if chat is not None:
            ledger.said[key] = chat
        elif key in ledger.sent and key not in ledger.answered:
            ledger.answered[key] = ledger.sent[key]
            self.table.book.moves += 1

    def _heard_late(self, said: Json) -> None:
        """The answer to a question, or to an undo that nobody waits for any longer: it counts all the same."""
        if said["ok"]:
            self._keep(said["id"])
        else:
            self._refused(said)

    def _refused(self, said: Json) -> None:
        self.table.book.refused[said["code"]] += 1
        if said["code"] in NEVER:
            self.table.book.violated(f"{self.table}: {said['code']}")
            self.table.over = self.table.over or said["code"] == "bad-token"  # another match, or this never ends

    # acting

    async def _act(self, socket: ClientConnection) -> None:
        """Send what waits, or else decide something."""
        if not self.state or not self.heard_here:
            return
        while self.replies:
            await socket.send(json.dumps(self.replies.pop()))
        await self._ask(socket)
        if self.message and self.message["type"] == "undo" and monotonic() - self.since > ASKED_FOR:
            self.message = None
        if monotonic() < self.again_at or (self.sent_here and self.message):
            return
        if self.message is None:
            self.message, self.since = self._decide(), monotonic()
        if self.message is not None:
            self.sent_here = True
            await socket.send(json.dumps(self.message))

    async def _ask(self, socket: ClientConnection) -> None:
        if monotonic() < self.ask_at:
            return
        if self.ask_at:
            said = question(self.state, f"q{next(NUMBERS)}", self.luck, self.table.kind.hints)
            self.table.book.asked[said["type"]] += 1
            await socket.send(json.dumps(said))
        self.ask_at = monotonic() + self.luck.uniform(*BETWEEN)

    def _decide(self) -> Json | None:
        name, seen = f"n{next(NUMBERS)}", self.state["seq"]
        if self.luck.random() < CHATS:
            return {"type": "chat", "id": name, "text": f"Still here: {name}"}
        if self.state["undo"] and self.luck.random() < UNDOES:
            self.table.ledger.sent[f"{self.seat}:{name}"] = ""
            self.table.book.asked["undo"] += 1
            return {"type": "undo", "id": name, "seen": seen}
        if not self.state["moves"]:
            self.again_at = monotonic() + 0.2
            return None
        move = self.luck.choice(self.state["moves"])["words"]
        self.table.ledger.sent[f"{self.seat}:{name}"] = move
        return {"type": "move", "id": name, "seen": seen, "move": move}


class Kind(NamedTuple):
    """What is played at a table, and by whom."""

    game: str
    people: int
    bots: tuple[str, ...]
    joins: bool = False  # the last of the people comes by the link, and is asked about undos
    hints: bool = False
    clock: bool = False
    known: bool = False  # the first has an identity, notes and a webhook


class Table:
    """Matches of one kind, one after another."""

    def __init__(self, site: Any, kind: Kind, book: Book, luck: random.Random) -> None:
        self.site, self.kind, self.book, self.luck = site, kind, book, luck
        self.match, self.over, self.moved, self.lost_on_time = "", False, monotonic(), False
        self.identity = Identity(site, book, luck)
        self.ledger = Ledger()
        self.ledgers: dict[str, Ledger] = {}

    def __str__(self) -> str:
        return f"{self.site.name}, {self.kind.game} {self.match}"

    @property
    def paused(self) -> bool:
        """Nobody plays while the servers are weighed, except where time passes."""
        return self.site.paused and not self.kind.clock

    async def run(self) -> None:
        while True:
            try:
                people = await self._begin()
            except LOST:
                await asyncio.sleep(1)
                continue
            others = [self.identity.use(self.match, lambda: self.over)] if self.kind.known else []
            await asyncio.gather(*(person.play() for person in people), *others)
            self.site.ended.append((self.kind.game, self.match))
            self.moved = monotonic()

    async def _begin(self) -> list[Person]:
        while self.paused:
            await asyncio.sleep(0.2)
        me = await self.identity.token() if self.kind.known else None
        here = self.kind.people - self.kind.joins
        seats = [{"kind": "me"}] * here + [{"kind": "open"}] * self.kind.joins
        seats += [{"kind": "bot", "bot": bot} for bot in self.kind.bots]
        clock = CLOCK if self.kind.clock else None
        body = {"game": self.kind.game, "seats": seats, "public": True, "clock": clock, "me": me}
        async with httpx2.AsyncClient(timeout=20, base_url=f"http://{self.site.address(self.luck)}") as http:
            made = self._made(await http.post("/api/matches", json=body))
            tokens = [made["token"], *(place["token"] for place in made["more"])]
            if self.kind.joins:
                path = f"/api/matches/{made['match']}/join"
                tokens.append(self._made(await http.post(path, json={"name": "Guest"}))["token"])
        self.match, self.over, self.lost_on_time, self.ledger = made["match"], False, False, Ledger()
        self.ledgers[self.match] = self.ledger
        self.book.matches += 1
        self.moved = monotonic()
        if me is None:
            return [Person(self, token) for token in tokens]
        return [Person(self, me, made["seat"]), *(Person(self, token) for token in tokens[1:])]

    def _made(self, answer: httpx2.Response) -> Json:
        if answer.status_code not in (200, 201):
            if answer.status_code == 500 or "Traceback" in answer.text:
                self.book.violated(f"{self}: a match could not be begun: {answer.text[:200]}")
            raise TimeoutError
        found: Json = answer.json()
        return found

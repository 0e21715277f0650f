"""What is costly is done in turn: one address can't slow down another, however many sockets it has."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import sqlite3
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from watershed.server import turns
from watershed.server.turns import Turns

from ..processes import PATIENCE
from .attacking import Cramped, cramped
from .playing import Json

TABLE = {"game": "flow", "options": {"first": 1}, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}
GREEDY, OTHER = "127.0.0.2", "127.0.0.1"
SOCKETS, ASKED, COUNT, LINES = 16, 60, 20, 200
ANSWERED = {"preview": '{"type":"preview"', "hello": '{"type":"state"'}


class Asking:
    """Somebody at a table of their own whose turn it is. They read all the time, and count what they are answered."""

    def __init__(self, server: Cramped, kind: str, address: str) -> None:
        self.kind, self.answers = kind, 0
        seat = server.post("/api/matches", TABLE)
        say_much(server, seat["match"])
        self.connection = server.raw(address=address)
        self._protocol = ClientProtocol(parse_uri(f"ws://here/api/live/{seat['match']}"))
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        while self._protocol.state is not State.OPEN:
            self.hear()
        self.hello: Json = {"type": "hello", "token": seat["token"]}
        self.send(self.hello)
        while not (states := [state for text in self.hear() if (state := json.loads(text)).get("moves")]):
            pass
        self.seq, self.moves = states[-1]["seq"], [move["words"] for move in states[-1]["moves"]]

    def send(self, message: Json) -> None:
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    def ask(self, count: int) -> None:
        """Ask for all of it at once, so that the server never waits for a slow client."""
        for number in range(count):
            move = self.moves[number % len(self.moves)]
            preview = {"type": "preview", "id": str(number), "seen": self.seq, "move": move}
            self.send(preview if self.kind == "preview" else self.hello)

    def hear(self) -> list[str]:
        """What has come in since the last look. Pings are answered."""
        found = self.connection.recv(1 << 20)
        assert found, "the server has dropped the connection"
        self._protocol.receive_data(found)
        self._flush()
        frames = [one for one in self._protocol.events_received() if isinstance(one, Frame)]
        texts = [bytes(frame.data).decode() for frame in frames if frame.opcode is Opcode.TEXT]
        self.answers += sum(text.startswith(ANSWERED[self.kind]) for text in texts)
        return texts

    def _flush(self) -> None:
        self.connection.sendall(b"".join(self._protocol.data_to_send()))


def say_much(server: Cramped, match: str) -> None:
    """A chat in which much was said: all of it comes with every hello."""
    at = datetime.now(UTC).replace(tzinfo=None).isoformat(" ")
    lines = [(match, 0, "Ann", "What shall we do now? " * 5, f"0:{number}", at, False) for number in range(LINES)]
    with sqlite3.connect(server.database) as connection:
        columns = "match, seat, name, text, message, at, hidden"
        connection.executemany(f"INSERT INTO chat ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", lines)
    connection.close()


@pytest.mark.parametrize("kind", ANSWERED)
def test_one_address_waits_its_turn(tmp_path: Path, kind: str) -> None:
    """Sixteen sockets of one address have about as many previews answered, and come in about as often, as the only one
    of another.
    """
    with cramped(tmp_path, WATERSHED_MESSAGES="1000000") as server, ExitStack() as stack:
        mine = Asking(server, kind, OTHER)
        greedy = [Asking(server, kind, GREEDY) for _ in range(SOCKETS)]
        everybody = {one.connection: one for one in (mine, *greedy)}
        for connection in everybody:
            stack.enter_context(connection)
        for one in greedy:
            one.ask(ASKED)
        begun = sum(one.answers for one in greedy)
        while sum(one.answers for one in greedy) == begun:
            hear_all(everybody)
        before, until = sum(one.answers for one in greedy), mine.answers + COUNT
        mine.ask(COUNT)
        while mine.answers < until:
            hear_all(everybody)
        assert sum(one.answers for one in greedy) - before < COUNT * SOCKETS // 2


def hear_all(everybody: dict[socket.socket, Asking]) -> None:
    """Read what has come for anybody."""
    ready, _, _ = select.select(everybody, [], [], PATIENCE)
    assert ready, "nothing comes"
    for connection in ready:
        everybody[connection].hear()


def test_turns() -> None:
    """One at a time for each address, in the order in which they asked; others don't wait for all of them."""

    async def work() -> list[str]:
        found, done, busy = Turns(), [], set()

        async def one(address: str) -> None:
            async with found.to_compute(address):
                assert not busy, "two compute at once"
                busy.add(address)
                await asyncio.sleep(0.001)
                busy.remove(address)
                done.append(address)

        await asyncio.gather(*(one("a") for _ in range(5)), one("b"))
        return done

    assert asyncio.run(work()) == ["a", "b", "a", "a", "a", "a"]


def test_an_address_pays_for_no_more_than_can_be_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What took a minute has waited: for a database that was locked, or while the server stood still."""
    now = [0.0]
    monkeypatch.setattr(turns, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def work() -> None:
        found = Turns()
        async with found.of("a"):
            now[0] += 60.0
        async with asyncio.timeout(10), found.of("a"):
            pass

    asyncio.run(work())


def test_addresses_are_forgotten() -> None:
    async def work() -> int:
        found = Turns()
        for number in range(turns.ADDRESSES + 5):
            async with found.of(str(number)):
                pass
        return len(found._turns)

    assert asyncio.run(work()) <= turns.ADDRESSES

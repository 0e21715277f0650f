"""What is costly is done in turn: one address can't slow down another, however many sockets it has."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from websockets.sync.client import ClientConnection

from watershed.server import turns
from watershed.server.turns import Turns

from ..processes import PATIENCE
from .playing import Json, Served, served

TABLE = {"game": "flow", "options": {"first": 1}, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}
GREEDY, OTHER = "127.0.0.2", "127.0.0.1"
SOCKETS, PREVIEWS = 16, 60


def seated(server: Served, address: str) -> tuple[ClientConnection, Json]:
    """Somebody at a table of their own whose turn it is, and what they see."""
    seat = server.post("/api/matches", TABLE)
    socket = server.socket(seat["match"], source_address=(address, 0))
    socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
    while not (state := json.loads(socket.recv(timeout=PATIENCE))).get("moves"):
        pass
    return socket, state


def ask(socket: ClientConnection, state: Json, number: int) -> None:
    move = state["moves"][number % len(state["moves"])]["words"]
    socket.send(json.dumps({"type": "preview", "id": str(number), "seen": state["seq"], "move": move}))


def answered(server: Served) -> int:
    """How many previews the server has answered."""
    found = re.search(r'watershed_answer_seconds_count\{type="preview"\} (\d+)', server.http.get("/metrics").text)
    return int(found[1]) if found else 0


def test_previews_of_one_address_wait_their_turn(tmp_path: Path) -> None:
    """Sixteen sockets of one address have about as many previews answered as the only one of another. It asks for
    all of its own at once, so that the server never waits for a slow client here.
    """
    with served(tmp_path / "table.db", WATERSHED_MESSAGES="1000000") as server:
        mine, state = seated(server, OTHER)
        greedy = [seated(server, GREEDY) for _ in range(SOCKETS)]
        for number in range(PREVIEWS):
            for socket, seen in greedy:
                ask(socket, seen, number)
        before, count = answered(server), 20
        for number in range(count):
            ask(mine, state, number)
        waiting = {str(number) for number in range(count)}
        while waiting:
            waiting.discard(json.loads(mine.recv(timeout=PATIENCE)).get("id"))
        assert answered(server) - before < count * SOCKETS // 2
    for socket, _ in [(mine, state), *greedy]:
        socket.close()


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


def test_addresses_are_forgotten() -> None:
    async def work() -> int:
        found = Turns()
        for number in range(turns.ADDRESSES + 5):
            async with found.of(str(number)):
                pass
        return len(found._turns)

    assert asyncio.run(work()) <= turns.ADDRESSES

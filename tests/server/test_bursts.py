"""Sockets that send a lot at once: the server reads them a little at a time, and others come in between."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from watershed.server.limits import Connections
from watershed.server.services import Services
from watershed.server.socket import Connection

from ..processes import PATIENCE
from .attacking import cramped
from .playing import two_people
from .tables import new_table, with_services
from .test_never_reads import LAST, PING, TEXT, bare_socket, frame, sent_until_closed

PONG, ENOUGH = 0x8A, 10_000_000  # bytes
SAID = 200


def test_pings_and_pongs_without_end(tmp_path: Path) -> None:
    """They have no letter in them, and each takes as long to read as a message."""
    with cramped(tmp_path) as server:
        ann, _ = two_people(server)
        for kind in (PONG, PING):
            with bare_socket(server, ann.match) as noisy:
                assert sent_until_closed(noisy, frame(kind) * 1_000) < ENOUGH
        assert ann.ask(type="chat", text="Still here")["ok"]
        assert server.is_well()


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    with cramped(tmp_path) as server:
        ann, _ = two_people(server)
        for _ in range(50):
            assert ann.socket.ping().wait(PATIENCE)
        assert ann.ask(type="chat", text="Still here")["ok"]


def test_messages_sent_at_once_are_all_answered(tmp_path: Path) -> None:
    """More than are read in one go, in frames that are cut anywhere."""
    sent, heard = frame(TEXT | LAST, b'{"type":"ping"}') * SAID, b""
    with cramped(tmp_path, WATERSHED_MESSAGES="1000") as server:
        ann, _ = two_people(server)
        with bare_socket(server, ann.match) as eager:
            eager.sendall(sent[:3001])
            eager.sendall(sent[3001:])
            while heard.count(b'{"type":"pong"}') < SAID:
                heard += eager.recv(65_536)


class Eager:
    """A socket that has sent all of its messages before the first was read."""

    def __init__(self) -> None:
        self.client, self.left = None, SAID

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        if self.left < 0:
            return {"type": "websocket.disconnect"}
        hello = {"type": "hello"} if self.left == SAID - 1 else {"type": "away", "away": True}
        return {"type": "websocket.receive", "text": json.dumps(hello)}

    async def send_text(self, _text: str) -> None:
        pass


def test_others_come_between_two_messages(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, socket, rounds = await new_table(services, "me", "me", "me"), Eager(), 0

        async def others() -> None:
            nonlocal rounds
            while True:
                rounds += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(others())
        with Connections(1).held("") as place:
            connection = Connection(services, socket, live.row.match, place)  # type: ignore[arg-type]
            await connection.run()
        counting.cancel()
        assert rounds >= SAID

    with_services(tmp_path, work)

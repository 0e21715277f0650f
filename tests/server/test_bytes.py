"""No secret leaves the server: all bytes that a socket carries to a seat are the same on a table and on a redeal of it.

The server runs in this process, on a real port, so that its tables can be dealt again under the eyes of its clients.
"""

from __future__ import annotations

import json
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from websockets.sync.client import connect

from watershed.server.app import create_app
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Rate, Settings

from ..processes import PATIENCE
from .test_secrets import redealt

FREELY = Rate(1e9, 1e9)


@contextmanager
def running(folder: Path) -> Iterator[tuple[Services, int]]:
    settings = Settings(
        database=str(folder / "table.db"),
        messages=FREELY,
        requests=FREELY,
        bot_pace=0,
        away_every=3600,  # who is away is told when it is noticed, which is chance
        redis=None,
    )
    app = create_app(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws="websockets-sansio", ws_per_message_deflate=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield app.state.services, listening.getsockname()[1]
    server.should_exit = True
    thread.join(PATIENCE)


def everything(port: int, match: str, token: str | None, questions: list[dict[str, Any]]) -> list[str]:
    """Everything a seat receives when it joins a match and asks every question it can."""
    heard = []
    with connect(f"ws://127.0.0.1:{port}/api/live/{match}", max_size=None) as connection:
        connection.send(json.dumps({"type": "hello", "token": token, "have": None}))
        for question in [*questions, {"type": "ping"}]:
            connection.send(json.dumps(question))
        while not heard or json.loads(heard[-1])["type"] != "pong":
            said = connection.recv(timeout=PATIENCE)
            assert isinstance(said, str)
            heard.append(said)
    return heard


def asked(live: LiveMatch, luck: random.Random) -> list[dict[str, Any]]:
    words = [luck.choice(live.match.moves()).words for _ in range(3)]
    tried = [{"type": "preview", "id": f"t{at}", "seen": live.seq, "move": move} for at, move in enumerate(words)]
    whys = [{"type": "why", "id": f"w{at}", "move": move} for at, move in enumerate([*words, "complete", "snipe 2"])]
    looks = [{"type": "look", "id": f"l{at}", "move": luck.randint(0, live.row.moves)} for at in range(3)]
    return [*tried, *whys, *looks]


@pytest.mark.parametrize(("game", "every"), [("flow", 12), ("floods", 80), ("patchistory", 20), ("sealed", 2)])
def test_every_byte_is_the_same_on_redealt_tables(tmp_path: Path, game: str, every: int) -> None:
    with running(tmp_path) as (services, port):
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        made = post(port, "/api/matches", {"game": game, "seats": seats, "public": True})
        match = made["match"]
        tokens = [made["token"], *(place["token"] for place in made["more"])]
        luck, changed, compared = random.Random(7), 0, 0
        everything(port, match, tokens[0], [])
        while not (live := services.tables.live[match]).match.over:
            for seat in (0, 1, 2, None) if live.seq % every == 0 else ():
                token = None if seat is None else tokens[seat]
                questions = asked(live, luck)
                true = everything(port, match, token, questions)
                services.tables.live[match] = other = redealt(live, seat or 0, seed=live.seq)
                changed += other.match.table_bytes != live.match.table_bytes
                assert everything(port, match, token, questions) == true
                services.tables.live[match] = live
                compared += sum(map(len, true))
            turn = luck.choice(live.match.waiting)
            move = luck.choice(live.match.moves(turn))
            said = {"type": "move", "id": f"m{live.seq}", "seen": live.seq, "move": move.words}
            everything(port, match, tokens[turn], [said])
        assert changed > 10
        assert compared > 100_000


def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = httpx2.post(f"http://127.0.0.1:{port}{path}", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())

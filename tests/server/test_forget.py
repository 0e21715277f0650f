"""A hint that was closed is stopped, and another can be asked for at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from watershed.server.app import create_app
from watershed.server.settings import Settings

SEATS = [{"kind": "me"}, {"kind": "bot"}]


class Slow:
    """A hint that would take for ever."""

    compiled = None

    def __init__(self) -> None:
        self.answer = asyncio.get_running_loop().create_future()
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


def test_a_closed_hint_is_stopped_and_can_be_asked_for_again(tmp_path: Path) -> None:
    jobs: list[Slow] = []

    def hint(*_: Any) -> Slow:
        jobs.append(Slow())
        return jobs[-1]

    app = create_app(Settings(database=str(tmp_path / "table.db")))
    with TestClient(app) as client:
        app.state.services.workers.hint = hint
        body = {"game": "flow", "options": {"first": 1}, "seats": SEATS}
        seated = client.post("/api/matches", json=body).json()
        with client.websocket_connect(f"/api/live/{seated['match']}") as socket:

            def answer(said: dict[str, Any], id: str) -> dict[str, Any]:
                socket.send_json(said)
                while (heard := socket.receive_json()).get("id") != id:
                    pass
                return dict(heard)

            socket.send_json({"type": "hello", "token": seated["token"]})
            socket.send_json({"type": "hint", "id": "h1", "seen": 0})
            twice = answer({"type": "hint", "id": "h2", "seen": 0}, "h2")
            assert (twice["ok"], twice["code"]) == (False, "already-asked")
            assert answer({"type": "forget", "id": "f1", "hint": "h1"}, "f1")["ok"]
            assert jobs[0].stopped
            socket.send_json({"type": "hint", "id": "h3", "seen": 0})
            assert answer({"type": "forget", "id": "f2", "hint": "h3"}, "f2")["ok"]
            assert [job.stopped for job in jobs] == [True, True], "the second was thought about"
            assert answer({"type": "forget", "id": "f3", "hint": "none"}, "f3")["ok"]

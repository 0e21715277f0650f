"""Somebody with an IPv6 address has as many as they like, and counts once."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from watershed.server.app import create_app
from watershed.server.errors import Refuse
from watershed.server.gate import Gate
from watershed.server.notices import schemas as b
from watershed.server.services import Services
from watershed.server.settings import Rate, Settings

from .noticing import postbox, with_notices

HOME, NEXT_DOOR = [f"2001:db8:1:2::{number}" for number in range(1, 9)], "2001:db8:1:3::1"


def test_requests(tmp_path: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "table.db"), requests=Rate(2, 0.001)))
    with TestClient(app) as client:
        codes: list[int] = []
        for address in (*HOME[:3], NEXT_DOOR):
            client._transport.client = address, 50_000  # type: ignore[attr-defined]
            codes.append(client.post("/api/me", json={"label": "Firefox"}).status_code)
        assert codes == [201, 201, 429, 201]


def test_sockets(tmp_path: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "table.db"), sockets=1))
    with TestClient(app) as client, ExitStack() as stack:
        seats = [{"kind": "me"}, {"kind": "open"}]
        match = client.post("/api/matches", json={"game": "flow", "public": True, "seats": seats}).json()["match"]
        heard: list[str] = []
        for address in (*HOME[:2], NEXT_DOOR):
            client._transport.client = address, 50_000  # type: ignore[attr-defined]
            socket = stack.enter_context(client.websocket_connect(f"/api/live/{match}"))
            socket.send_json({"type": "hello"})
            said = socket.receive_json()
            heard.append(said.get("code", said["type"]))
        assert heard == ["state", "too-many", "state"]


def test_connections() -> None:
    gate = Gate(100, 2, lambda address: False)
    assert [gate.enter(address) for address in (*HOME[:3], NEXT_DOOR)] == [True, True, False, True]
    gate.leave(HOME[7], socket=False)
    assert gate.enter(HOME[4])


def test_mails(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        for number, address in enumerate(HOME):
            asked = b.Notify.model_validate({"mail": {"address": f"ann{number}@example.org"}})
            if number < 5:
                await services.notices.notify(asked, address)
                continue
            with pytest.raises(Refuse) as refused:
                await services.notices.notify(asked, address)
            assert refused.value.code == "too-many-mails"

    with postbox() as box:
        with_notices(tmp_path, work, smtp=box.url, mail_from="table@example.org")

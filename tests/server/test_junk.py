"""Made-up socket messages: every one is answered, none ends the connection or changes the match, and play goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from starlette.testclient import TestClient

from watershed.server.app import create_app
from watershed.server.room import LiveMatch
from watershed.server.settings import Rate, Settings
from watershed.server.socket_schemas import FROM_BROWSER

FREELY = Rate(1e9, 1e9)
QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large]
MANY = settings(max_examples=300, deadline=None, derandomize=True, database=None, suppress_health_check=QUIET)

texts = st.text(st.characters(codec="utf-8"), max_size=200)
numbers = st.integers() | st.floats() | st.sampled_from([2**63, -1, 10**400, 1_000_000, 1_000_001, 0.5, True])
leaves = st.none() | st.booleans() | numbers | texts
anything = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(texts, inner), max_leaves=20)
TYPES = (
    "hello",
    "move",
    "why",
    "preview",
    "withdraw",
    "look",
    "hint",
    "forget",
    "undo",
    "consent",
    "chat",
    "ping",
    "state",
    "answer",
    "",
)
FIELDS = ("id", "seen", "move", "token", "have", "undo", "hint", "yes", "text", "more", "seat")
near = st.builds(
    lambda kind, fields: fields | {"type": kind},
    st.sampled_from(TYPES) | leaves,
    st.dictionaries(st.sampled_from(FIELDS), leaves | st.sampled_from(["a1", "harvest", "invest 1 1", "0"])),
)
messages = (near | anything).map(json.dumps)
raw = st.text(st.characters(codec="utf-8"), max_size=200)
cut = st.builds(lambda text, at: text[:at], messages, st.integers(0, 60))
long = st.builds(
    lambda text, times: text * times, st.sampled_from(["[", '{"a":', "é", " ", "9", '"', "\0"]), st.integers(1, 20_000)
)
junk = messages | raw | cut | long | st.binary(max_size=300)


class Table:
    """Two seats of one person on a server in this process."""

    def __init__(self, client: TestClient) -> None:
        body = {"game": "flow", "options": {"first": 1}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        seated = client.post("/api/matches", json=body).json()
        self.match, self.token, self.client = seated["match"], seated["token"], client

    @property
    def live(self) -> LiveMatch:
        found: LiveMatch = self.client.app.state.services.tables.live[self.match]  # type: ignore[attr-defined]
        return found

    @contextmanager
    def connection(self, hello: bool = True) -> Iterator[Connection]:
        with self.client.websocket_connect(f"/api/live/{self.match}") as socket:
            if hello:
                socket.send_text(json.dumps({"type": "hello", "token": self.token}))
                assert socket.receive_json()["type"] == "state"
            yield Connection(socket)


class Connection:
    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def say(self, message: str | bytes) -> None:
        self.socket.send_bytes(message) if isinstance(message, bytes) else self.socket.send_text(message)

    def heard(self, message: str | bytes) -> list[dict[str, Any]]:
        """Everything that is said to a message; the connection stays open, or this raises."""
        self.say(message)
        self.say('{"type": "ping"}')
        wanted = 1 + ("pong" in self._types(message))
        found: list[dict[str, Any]] = []
        while sum(said["type"] == "pong" for said in found) < wanted:
            found.append(self.socket.receive_json())
        return found

    def _types(self, message: str | bytes) -> tuple[str, ...]:
        try:
            return ("pong",) if FROM_BROWSER.validate_json(message).type == "ping" else ()
        except ValidationError:
            return ()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    database = str(tmp_path_factory.mktemp("junk") / "table.db")
    with TestClient(create_app(Settings(database=database, messages=FREELY, requests=FREELY))) as client:
        yield Table(client)


def check(table: Table, message: str | bytes) -> None:
    with table.connection() as connection:
        before = table.live.seq, table.live.match.fingerprint
        for answer in connection.heard(message):
            assert answer["type"] in ("answer", "pong", "state", "chat", "presence", "preview", "looked", "hinted")
            assert answer.get("code") != "server-error", answer
        assert (table.live.seq, table.live.match.fingerprint) == before


@MANY
@given(message=junk)
@example(message='{"type": "undo", "id": "u1", "seen": 1e400}')
@example(message="[" * 4000)
def test_junk_changes_nothing(table: Table, message: str | bytes) -> None:
    check(table, message)


@pytest.mark.parametrize("field", ["id", "move", "text", "type", "token"])
def test_half_a_character_is_answered(table: Table, field: str) -> None:
    check(table, json.dumps({"type": "move", "id": "a", "move": "harvest", "seen": 0, field: "\ud800"}))


def test_play_goes_on_afterwards(table: Table) -> None:
    with table.connection() as connection:
        for message in ("", "{", "[]", b"\xff", "null", "{}" * 5000):
            connection.heard(message)
        words, before = table.live.match.moves()[0].words, table.live.seq
        answers = connection.heard(json.dumps({"type": "move", "id": "good", "seen": before, "move": words}))
        assert {"type": "answer", "id": "good", "ok": True} in answers
        assert table.live.seq == before + 1


@MANY
@given(message=junk)
def test_a_junk_hello_is_answered_and_the_line_closed(table: Table, message: str | bytes) -> None:
    """The first message is a good hello, or is answered, and the connection closed with a code of ours."""
    with table.connection(hello=False) as connection:
        connection.say(message)
        first = connection.socket.receive_json()
        if first["type"] == "state":
            return
        assert first["ok"] is False
        while (closing := connection.socket.receive())["type"] != "websocket.close":
            pass
        assert closing["code"] in (4400, 4401)


def test_a_match_whose_name_no_database_keeps(database: str) -> None:
    """PostgreSQL takes no text with a zero byte, nor asks for one."""
    app = create_app(Settings(database=database, requests=FREELY))
    paths = [path for path, methods in app.openapi()["paths"].items() if "get" in methods and "{match}" in path]
    with TestClient(app) as client:
        for path in paths:
            answer = client.get(path.replace("{match}", "%00"), params={"move": 0})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-match"), path
        with client.websocket_connect("/api/live/%00") as socket:
            socket.send_text(json.dumps({"type": "hello", "token": None}))
            assert socket.receive_json()["code"] == "no-such-match"

"""The pages, what doesn't change, and what an operator needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from starlette.testclient import TestClient

from watershed.server import shelf
from watershed.server import socket_schemas as m
from watershed.server.app import create_app
from watershed.server.limits import Bucket, Buckets
from watershed.server.serving import keep_log
from watershed.server.settings import Rate, Settings
from watershed.server.socket import welcome


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    return tmp_path


@pytest.fixture
def browser(folder: Path) -> Iterator[TestClient]:
    settings = Settings(database=str(folder / "table.db"), static=folder / "static")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def test_a_client_that_is_not_built_says_how(browser: TestClient) -> None:
    answer = browser.get("/")
    assert answer.status_code == 200
    assert "npm run build" in answer.text


def test_the_client_is_served(browser: TestClient, folder: Path) -> None:
    (folder / "static/index.html").write_text("<p>table</p>")
    (folder / "static/assets/a.js").write_text("1")
    (folder / "secret.txt").write_text("secret")
    for path in ("/", "/match/k3f", "/..%2fsecret.txt", "/%00"):
        assert browser.get(path).text == "<p>table</p>"
    script = browser.get("/assets/a.js")
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
    said = {"code": "not-found", "say": {"id": "error-not-found"}, "sentence": "Page not found."}
    assert browser.get("/api/nothing").json() == said


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/api/matches/nowhere"])
def test_every_answer_is_guarded(browser: TestClient, path: str) -> None:
    headers = browser.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_the_shelf_and_what_does_not_change(browser: TestClient) -> None:
    flow = next(game for game in browser.get("/api/games").json() if game["name"] == "flow")
    assert flow["seats"] == [4, 3, 5, 2]
    assert {book["name"] for book in flow["books"]} == {"flow", "alternative"}
    assert {bot["name"] for bot in flow["bots"]} == {"apprentice", "citizen", "statesman", "sage"}
    assert len(browser.get("/api/games/flow/components?book=alternative").json()["cards"]) > 60
    assert browser.get("/api/games/flow/components?book=/etc/passwd").json()["code"] == "no-such-book"
    chapters = browser.get("/api/games/flow/rules").json()["chapters"]
    assert chapters[7]["sentences"][3]["number"] == "8.4"
    assert browser.get("/api/games/chess/rules").json()["code"] == "no-such-game"


def test_a_fault_of_ours_is_a_sentence(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(language: str) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(shelf, "shelf", broken)
    keep_log()
    answer = browser.get("/api/games")
    structlog.reset_defaults()
    assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
    assert "secret detail" not in answer.text


def test_health_and_metrics(browser: TestClient) -> None:
    assert browser.get("/healthz").json() == {"status": "ok"}
    assert "watershed_moves_total" in browser.get("/metrics").text
    assert "/api/matches/{match}/replay" in browser.get("/api/openapi.json").json()["paths"]


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "table.example", True),
        ("https://table.example", "table.example", True),
        ("https://evil.example", "table.example", False),
        ("https://table.example.evil.example", "table.example", False),
        ("null", "table.example", False),
        ("https://other.example", "table.example", True),
    ],
)
def test_origins(origin: str | None, host: str, fine: bool) -> None:
    assert welcome(origin, host, ("https://other.example",)) is fine


def test_buckets() -> None:
    times = [0.0]
    bucket = Bucket(Rate(2, 1), lambda: times[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    times[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    both = Buckets(Rate(1, 0))
    assert [both.take(address) for address in ("a", "b", "a")] == [True, True, False]


def test_a_slow_reader_is_dropped(browser: TestClient) -> None:
    """A slow reader is dropped: the queue of a connection never holds up anybody else."""
    from watershed.server.socket import COME_BACK, QUEUE, Connection

    connection = Connection(browser.app.state.services, None, "m", True)  # type: ignore[attr-defined, arg-type]
    for _ in range(QUEUE + 1):
        connection.send(m.Pong())
    left = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    assert left[-1] == COME_BACK

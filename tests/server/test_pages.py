"""The pages, what doesn't change, and what an operator needs."""

from __future__ import annotations

import asyncio
import gzip
import platform
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from starlette.testclient import TestClient

from watershed.about import version
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
    for path in ("/", "/match/k3f", "/%00", "/" + 200 * "x", "/..%2fsecret"):
        assert browser.get(path).text == "<p>table</p>"
    script = browser.get("/assets/a.js")
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
    assert browser.get("/").headers["cache-control"] == "no-cache"
    (folder / "static/.vite").mkdir()
    (folder / "static/.vite/manifest.json").write_text("{}")
    for path in ("/assets/gone-1a2b3c.js", "/assets/gone", "/favicon.ico", "/..%2fsecret.txt", "/.vite/manifest.json"):
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
    said = {"code": "not-found", "say": {"id": "error-not-found"}, "sentence": "Page not found."}
    http = {"title": "Not Found", "status": 404, "detail": "Page not found."}
    assert browser.get("/api/nothing").json() == http | said


def test_the_service_worker_is_asked_for_again_each_time(browser: TestClient, folder: Path) -> None:
    """Its name stays, so an old one must never be served from a cache. Its page is not the first page."""
    for name in ("sw.js", "manifest.webmanifest", "offline.html"):
        (folder / "static" / name).write_text("{}")
    kinds = {"/sw.js": "text/javascript", "/manifest.webmanifest": "application/manifest+json"}
    for path, kind in kinds.items():
        answer = browser.get(path)
        assert (answer.headers["cache-control"], answer.headers["content-type"].partition(";")[0]) == ("no-cache", kind)
    policy = browser.get("/sw.js").headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    assert browser.get("/offline.html?0312f0525748").text == "{}"


def test_files_travel_as_small_as_the_browser_can_read(browser: TestClient, folder: Path) -> None:
    script = folder / "static/assets/a.js"
    script.write_text("plain")
    (folder / "static/assets/a.js.br").write_bytes(brotli := b"packed by the build")
    (folder / "static/assets/a.js.gz").write_bytes(gzip.compress(b"plain"))
    for accepted, encoding in [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("", None),
    ]:
        with browser.stream("GET", "/assets/a.js", headers={"Accept-Encoding": accepted}) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (answer.headers["vary"], int(answer.headers["content-length"])) == ("Accept-Encoding", len(body))
        assert body == {"br": brotli, "gzip": gzip.compress(b"plain"), None: b"plain"}[encoding] or encoding == "gzip"


def test_what_a_browser_has_does_not_travel_again(browser: TestClient, folder: Path) -> None:
    (folder / "static/index.html").write_text("<p>table</p>")
    for path in ("/", "/api/games/flow/words/en"):
        first = browser.get(path)
        again = browser.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
        assert again.headers["cache-control"] == "no-cache"


def test_large_answers_are_compressed(browser: TestClient) -> None:
    for path in ("/api/games/flow/components", "/api/games/flow/words/fr", "/api/openapi.json", "/metrics"):
        with browser.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
            body = b"".join(answer.iter_raw())
        whole = browser.get(path, headers={"Accept-Encoding": "identity"})
        assert (answer.headers["content-encoding"], int(answer.headers["content-length"])) == ("gzip", len(body)), path
        assert "content-encoding" not in whole.headers
        assert "Accept-Encoding" in whole.headers["vary"]
        assert len(body) < len(whole.content) / 2
        if path != "/metrics":
            assert gzip.decompress(body) == whole.content


def test_answers_with_a_token_are_never_compressed(browser: TestClient) -> None:
    """Their length would give the token away, bit by bit, to somebody who chooses a name that comes with it."""
    asked = {"game": "flow", "seats": [{"kind": "me", "name": "A" * 16}, *[{"kind": "bot", "bot": "greedy"}] * 3]}
    answer = browser.post("/api/matches", json=asked, headers={"Accept-Encoding": "gzip"})
    assert (answer.status_code, "content-encoding" in answer.headers) == (201, False)
    tokens = {"tokens": [answer.json()["token"]]}
    mine = browser.post("/api/mine", json=tokens, headers={"Accept-Encoding": "gzip"})
    assert (len(mine.content) > 500, "content-encoding" in mine.headers) == (True, False)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/k3f",
        "/assets/a.js",
        "/healthz",
        "/api/games",
        "/api/games/flow/words/en",
        "/metrics",
        "/api/nothing",
    ],
)
def test_head_is_get_without_its_body(browser: TestClient, folder: Path, path: str) -> None:
    (folder / "static/index.html").write_text("<p>table</p>")
    (folder / "static/assets/a.js").write_text("1")
    whole, head = browser.get(path), browser.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    changing = {"content-length"} if path == "/metrics" else set()
    assert {name: head.headers[name] for name in head.headers if name not in changing} == {
        name: whole.headers[name] for name in whole.headers if name not in changing
    }
    assert "content-length" in head.headers


def test_too_many_requests_say_when_to_come_back(folder: Path) -> None:
    settings = Settings(database=str(folder / "few.db"), static=folder / "static", requests=Rate(1, 0.25))
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        answers = [client.post("/api/matches", json={"game": "flow", "seats": []}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [400, 429]
    assert "retry-after" not in answers[0].headers
    assert 3 <= int(answers[1].headers["retry-after"]) <= 4, "a quarter of a request comes back every second"
    assert answers[1].headers["content-type"] == "application/problem+json"


def test_a_method_that_is_not_allowed_says_which_are(browser: TestClient) -> None:
    """All of them, although each has a route of its own."""
    described = browser.get("/api/openapi.json").json()["paths"]
    templates = {path: re.compile(re.sub(r"{\w+}", "[^/]+", path)) for path in described}
    for path in (re.sub(r"{\w+}", "x", path) for path in described):
        matching = (described[known] for known, form in templates.items() if form.fullmatch(path))
        methods = {method.upper() for operations in matching for method in operations}
        answer = browser.request("TRACE", path)
        assert (answer.status_code, answer.json()["code"]) == (405, "not-allowed"), path
        assert set(answer.headers["allow"].split(", ")) == methods | ({"HEAD"} if "GET" in methods else set()), path
    assert browser.put("/api/matches").headers["allow"] == "GET, HEAD, POST"
    assert browser.post("/").headers["allow"] == "GET, HEAD"


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
    french = browser.get("/api/games/flow/rules?language=fr").json()
    assert (french["language"], french["chapters"][7]["sentences"][3]["number"]) == ("fr", "8.4")
    assert french["chapters"][7]["sentences"][3]["text"] != chapters[7]["sentences"][3]["text"]
    assert browser.get("/api/games/flow/rules?language=de").json()["code"] == "no-such-language"
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
    told = browser.get("/metrics").text
    assert "watershed_moves_total" in told
    build = f'protocol="{m.PROTOCOL}",python="{platform.python_version()}",version="{version()}"'
    assert f"watershed_build_info{{{build}}} 1.0" in told.splitlines()
    assert "/api/matches/{match}/replay" in browser.get("/api/openapi.json").json()["paths"]


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "table.example", True),
        ("https://table.example", "table.example", True),
        ("https://evil.example", "table.example", False),
        ("https://table.example.evil.example", "table.example", False),
        ("null", "table.example", False),
        ("http://[", "table.example", False),
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
    """A slow reader is dropped: the outbox of a connection never holds up anybody else."""
    from watershed.server.outbox import MOST
    from watershed.server.socket import COME_BACK, Connection

    async def work(text: str, fits: int) -> None:
        connection = Connection(browser.app.state.services, None, "m", None)  # type: ignore[attr-defined, arg-type]
        for _ in range(fits):
            connection.send(text)
        assert await connection.outbox.get() == text
        connection.send(text)
        connection.send(text)
        assert await connection.outbox.get() == COME_BACK

    asyncio.run(work("{}", MOST))
    asyncio.run(work("x" * 1_000_000, 3))

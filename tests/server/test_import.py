"""Logs that somebody brings here: opened, shown, played on from; never taken for matches of this server."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from watershed.match import Match
from watershed.match.log import _checksum
from watershed.match.signature import vouched
from watershed.server import endings, serialize
from watershed.server import http_schemas as b
from watershed.server.errors import Refuse
from watershed.server.log_worker import LARGEST, examined
from watershed.server.services import Services
from watershed.server.what_if import begin

from .older import begun, other_version
from .playing import Person, Served
from .tables import with_services
from .test_what_if import FULL, play_alone, reread

LOGS = Path(__file__).parents[1] / "games"


def played(moves: int = FULL, seed: int = 5, game: str = "flow") -> Match:
    match, luck = Match.start(game, 3, seed=seed, names=["Ann", "Bob", "Cid"]), random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = luck.choice(match.waiting)
        match.advance(luck.choice(match.legal(seat)), seat)
    return match


OVER, SHORT = played().to_json(), played(12).to_json()


def changed(text: str, **more: Any) -> str:
    """A log with other fields, and a checksum that fits."""
    data = json.loads(text) | more
    return json.dumps(data | {"check": _checksum(data)})


async def opened(services: Services, log: str | bytes, address: str = "192.0.2.1") -> b.Opened:
    return await services.importer.open(log if isinstance(log, bytes) else log.encode(), address)


def test_a_finished_log_has_a_replay_an_end_and_what_ifs(database: str) -> None:
    async def work(services: Services) -> None:
        found = await opened(services, OVER)
        live = await services.tables.find(found.match)
        assert (found.over, found.moves) == (True, live.match.length)
        assert live.match.table_bytes == Match.from_json(OVER).table_bytes
        assert [seat.name for seat in live.seats] == ["Ann", "Bob", "Cid"]
        end = await services.endings.end(found.match)
        assert [place.points for place in end.ranking] == [place.points for place in Match.from_json(OVER).ranking()]
        assert (end.commitment, end.secret, len(end.history)) == ("", None, live.match.length + 1)
        assert endings.replay(live, 3).view["moves"] == 3
        seated = await begin(services.tables, live, b.NewWhatIf(move=7, seat=2, redeal=True))
        other = await services.tables.find(seated.match)
        await play_alone(services, other, FULL)
        assert (await reread(services, other)).match.table_bytes == other.match.table_bytes
        text = await services.endings.log(seated.match)
        assert vouched(json.loads(text)).how == "unsigned", "it began with moves that were not played here"
        assert Match.from_json(text).over

    with_services(database, work)


def test_an_unfinished_log_is_shown_and_played_on(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        found = await opened(services, SHORT)
        assert not found.over
        live = await services.tables.find(found.match)
        said = serialize.live_summary(live)
        assert (said.status, said.imported, said.waiting, said.to_move) == ("unfinished", True, [], None)
        assert endings.replay(live, 12).move == 12
        assert await services.endings.log(found.match) == json.dumps(json.loads(SHORT), indent=1)
        with pytest.raises(Refuse):
            await services.endings.end(found.match)
        for refused in (services.tables.join(live, b.Join(name="Eve")), services.tables.rematch(live, "any")):
            with pytest.raises(Refuse):
                await refused
        seated = await begin(services.tables, live, b.NewWhatIf(move=12, seat=0, bot="greedy"))
        other = await services.tables.find(seated.match)
        assert other.match.table_bytes == live.match.table_bytes
        again = await reread(services, live)
        assert again.row == live.row

    with_services(tmp_path, work)


def test_it_is_never_listed_and_nobody_has_a_seat(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        for log in (OVER, SHORT):
            found = await opened(services, log)
            live = await services.tables.find(found.match)
            assert all(seat.token_hash is None and seat.reserved is None for seat in live.seats)
        assert await services.store.public() == []
        assert await services.store.due(live.row.created) == []

    with_services(tmp_path, work)


def test_the_same_log_is_the_same_page(database: str) -> None:
    async def work(services: Services) -> None:
        first = await opened(services, SHORT)
        spaced = json.dumps(dict(reversed(json.loads(SHORT).items())) | {"more": 1})
        assert (await opened(services, spaced, "192.0.2.2")).match == first.match
        found = await asyncio.gather(*(opened(services, played(5, 9).to_json(), f"192.0.2.{n}") for n in range(3, 6)))
        assert len({one.match for one in found}) == 1

    with_services(database, work)


def test_who_vouches_for_it_and_nobody_else_does(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        own = await begun(services, FULL)
        signed = await services.endings.log(own.row.match)
        altered = json.loads(signed)
        altered["names"] = ["Eve", *altered["names"][1:]]
        altered["check"] = _checksum(altered)
        logs = {"here": signed, "unsigned": OVER, "changed": json.dumps(altered), "elsewhere": signed_by_another(OVER)}
        for how, log in logs.items():
            found = await opened(services, log)
            told = await services.importer.told(found.match)
            assert told.signature == how
            out = json.loads(await services.endings.log(found.match))
            assert out == json.loads(log), "it is given out as it came"
        assert vouched(json.loads(logs["changed"])).how == "changed"
        with pytest.raises(Refuse):
            await services.importer.told(own.row.match)

    with_services(tmp_path, work)


def signed_by_another(text: str) -> str:
    from watershed.match import signature
    from watershed.server.records import now
    from watershed.server.signing import new_key

    key = new_key(1)
    return signature.signed(text, key.public, key.sign, now(), "https://elsewhere.example")


def test_every_recorded_game_can_be_opened() -> None:
    for file in sorted(LOGS.glob("*/logs/*.json")):
        if "books" not in file.name:
            found = examined(file.read_bytes())
            assert "why" not in found or found["why"] == "book", (file, found)


def test_an_upgrade_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tidy: None) -> None:
    found: list[b.Opened] = []

    async def before(services: Services) -> None:
        found.extend([await opened(services, SHORT), await opened(services, OVER)])

    async def after(services: Services) -> None:
        for one, status in zip(found, ("unfinished", "over"), strict=True):
            live = await services.tables.find(one.match)
            assert (live.row.status, live.row.aside, live.row.rules) == (status, None, "2")

    with_services(tmp_path, before)
    other_version(monkeypatch)
    with_services(tmp_path, after)


def test_over_http(server: Served) -> None:
    large = server.http.post("/api/logs", content=b"x" * (LARGEST + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    small = server.http.post("/api/mine", content=b"x" * 20_000)
    assert small.status_code == 413, "other requests have the limit that they had"
    answer = server.http.post("/api/logs", content=OVER)
    assert answer.status_code == 201
    match = answer.json()["match"]
    assert server.get(f"/api/matches/{match}")["imported"]
    assert server.get(f"/api/matches/{match}/import")["signature"] == "unsigned"
    assert server.get(f"/api/matches/{match}/replay?move=4")["move"] == 4
    watching = Person(server, match, None)
    assert watching.state["seat"] is None
    padded = json.dumps(json.loads(SHORT) | {"more": "x" * 100_000})
    assert server.http.post("/api/logs", content=padded).status_code == 201, "larger than other requests may be"

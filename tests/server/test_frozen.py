"""The end of a game is stored when it ends, and its log is made of rows: neither needs the rules again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from watershed.match import Match
from watershed.server import http_schemas as b
from watershed.server.errors import Refuse
from watershed.server.services import Services

from .older import as_before, other_rules, played
from .tables import with_services


def test_the_log_is_made_of_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path, 10_000)

    async def work(services: Services) -> None:
        monkeypatch.setattr(Match, "advance", None)
        monkeypatch.setattr(Match, "start", None)
        log = json.loads(await services.endings.log(before.row.match))
        assert log.pop("signature")["algorithm"] == "ed25519"
        assert log.pop("deal") == {"secret": before.row.secret, "nonces": ["", "", ""]}
        assert log | {"check": ""} == json.loads(before.match.to_json()) | {"check": ""}

    with_services(tmp_path, work)


def test_the_end_is_frozen(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(database, 10_000)
    scoring = before.match.scoring()
    history = [before.match.scores(after) for after in range(len(before.match.played) + 1)]
    other_rules(monkeypatch, at=8)
    monkeypatch.setattr(Match, "ranking", None)

    async def work(services: Services) -> None:
        end = await services.endings.end(before.row.match)
        assert (end.scoring, end.history) == (scoring, history)
        assert [standing.points for standing in end.ranking] == sorted(history[-1], reverse=True)
        said = await services.tables.summary(before.row.match)
        assert (said.status, said.aside) == ("over", None)
        live = await services.tables.find(before.row.match)
        assert (live.over, len(live.match.played)) == (True, 7)
        said = await services.tables.summary(before.row.match)
        assert said.status == "over"
        assert said.aside == b.Aside(move=7, say={"id": "aside-ended-rules", "args": {"move": 7}})
        with pytest.raises(Refuse, match="only up to move 7"):
            await services.analyst.begin(live)
        assert await services.endings.end(before.row.match) == end

    with_services(database, work)


def test_ends_of_the_version_before_are_filled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path, 10_000)
    scoring, log = before.match.scoring(), before.match.to_json()
    as_before(str(tmp_path / "table.db"))
    with_services(tmp_path, lambda services: services.tables.upgrades.run())
    monkeypatch.setattr(Match, "start", None)

    async def work(services: Services) -> None:
        assert (await services.endings.end(before.row.match)).scoring == scoring
        said = json.loads(await services.endings.log(before.row.match))
        assert said.pop("signature")["algorithm"] == "ed25519"
        assert said == json.loads(log)

    with_services(tmp_path, work)


def test_an_end_that_was_never_stored_and_no_longer_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path, 10_000)
    as_before(str(tmp_path / "table.db"))
    other_rules(monkeypatch, at=8)

    async def work(services: Services) -> None:
        end = await services.endings.end(before.row.match)
        assert [standing.model_dump() for standing in end.ranking] == before.row.ranking
        assert (end.scoring, end.history, end.seed) == ([], [], str(before.row.seed))

    with_services(tmp_path, work)

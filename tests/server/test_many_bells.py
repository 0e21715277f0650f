"""However many bells hang at other matches, mine rings in time."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update
from structlog.testing import capture_logs

from watershed.server import http_schemas as hb
from watershed.server import sql_tables
from watershed.server.notices import ringing, rows
from watershed.server.notices import schemas as b
from watershed.server.notices.words import News
from watershed.server.records import now
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Rate

from .noticing import Browser, notify, rounds, sink, with_notices
from .tables import new_table, token_of
from .test_notices import move, until_turn_of

BELLS = sql_tables.bells


async def begun(services: Services) -> LiveMatch:
    """A match with a webhook and a bell at each seat, which were hung before the deal."""
    live = await new_table(services, "me", "open", options={})
    await services.notices.set_webhook(live, b.WebhookWanted(token=token_of(live, 0), url="https://x.example"), "")
    await services.tables.fill(live, hb.Fill(token=token_of(live, 0), seat=1, bot="random"))
    return live


async def told(services: Services, live: LiveMatch) -> bool:
    """Whether its webhook was told that it has begun."""
    found = await services.store.read(lambda connection: rows.webhook(connection, live.row.match))
    assert found is not None
    return found.phase == "on"


def test_bells_that_wait_hide_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that will ring in ten minutes are no work until then."""
    monkeypatch.setattr(rows, "LOOKED_AT", 2)

    async def work(services: Services) -> None:
        for live in [await begun(services) for _ in range(4)]:
            for _ in range(4):
                await services.notices.ringing.round()
            assert await told(services, live)
        mine = await begun(services)
        await services.notices.ringing.round()
        assert await told(services, mine)

    with_notices(tmp_path, work, notice_after=600)


def test_the_longest_due_come_first(database: str) -> None:
    async def work(services: Services) -> None:
        lives = [await begun(services) for _ in range(4)]
        await services.notices.ringing.round()
        names = [live.row.match for live in lives]
        for name, seconds in zip(names, (5, -3, -9, -6), strict=True):
            due = update(BELLS).where(BELLS.c.match == name).values(ring=now() + timedelta(seconds=seconds))
            await services.store.write(lambda connection, due=due: connection.execute(due) and None)
        found = await services.store.read(lambda connection: rows.heard(connection, now()))
        assert [one.row.match for one in found if one.row.match in names] == [names[2], names[3], names[1]]

    with_notices(database, work, notice_after=600)


def test_all_bells_of_a_match_are_looked_at_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once those that ring at the end have rung, nothing more is known of the match."""
    monkeypatch.setattr(rows, "LOOKED_AT", 1)

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        for seat in range(3):
            await notify(services, live, Browser(push.url, f"{seat}"), seat)
        over = {"status": "over", "version": live.row.version + 1, "ranking": [{"seat": 1, "place": 1, "points": 9}]}
        await services.store.write(lambda c: c.execute(update(sql_tables.matches).values(over)) and None)
        await rounds(services.notices, 6)
        assert sorted(request.path for request in push.got) == ["/push/0", "/push/1", "/push/2"]

    with sink() as push:
        with_notices(tmp_path, work)


def test_a_match_that_cannot_be_told_about_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with it."""
    failing: set[str] = set()
    real = ringing.news_of

    def news_of(connection: Connection, heard: rows.Heard, *about: Any) -> News:
        if heard.row.match in failing:
            raise KeyError("title")
        return real(connection, heard, *about)

    async def work(services: Services) -> None:
        first, second = [await begun(services) for _ in range(2)]
        failing.add(first.row.match)
        early = update(BELLS).where(BELLS.c.match == first.row.match).values(urge=now() - timedelta(hours=1))
        await services.store.write(lambda connection: connection.execute(early) and None)
        with capture_logs() as logs:
            for _ in range(3):
                await services.notices.round()
        assert (await told(services, first), await told(services, second)) == (False, True)
        assert {said["match"] for said in logs if said["log_level"] == "error"} == {first.row.match}
        failing.clear()
        services.notices.ringing.pauses.clear()
        await services.notices.round()
        assert await told(services, first), "it is tried again"

    monkeypatch.setattr(ringing, "news_of", news_of)
    with_notices(tmp_path, work)


def test_one_match_does_not_use_up_what_an_address_may_get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves and comes back makes it my turn again, as often as they like."""
    monkeypatch.setattr(ringing, "A_CHANNEL", Rate(4, 1e-4))
    monkeypatch.setattr(ringing, "A_TABLE", Rate(3, 1e-4))

    async def work(services: Services) -> None:
        browser, lives = Browser(push.url), [await new_table(services, "me", "other", "other") for _ in range(2)]
        for live in lives:
            await until_turn_of(services, live, 0)
            await notify(services, live, browser, 1)
        await move(services, lives[0])
        token = token_of(lives[0], 2)
        for number in range(6):
            await rounds(services.notices)
            await services.tables.leave(lives[0], hb.Leave(token=token))
            await rounds(services.notices)
            token = (await services.tables.join(lives[0], hb.Join(name=f"Cid {number}"))).token
        told = [browser.read(request.body)["match"] for request in push.got]
        assert told == [lives[0].row.match] * 3
        await move(services, lives[1])
        await rounds(services.notices)
        assert browser.read(push.got[-1].body)["match"] == lives[1].row.match

    with sink() as push:
        with_notices(tmp_path, work)

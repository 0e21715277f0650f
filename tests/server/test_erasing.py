"""What is left of somebody who has deleted their data, also where they had left before."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

from watershed.server import http_schemas as hb
from watershed.server import reporting, sql_tables
from watershed.server import socket_schemas as m
from watershed.server.notices import rows
from watershed.server.notices import schemas as b
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .noticing import sink, with_notices
from .tables import listen
from .test_history import match_of, nothing_is_left, somebody
from .test_reports import report


async def hooked(services: Services, me: str, url: str) -> LiveMatch:
    """A match that goes on, whose events Ann has sent somewhere."""
    live = await match_of(services, me, moves=5, others=2)
    await services.notices.set_webhook(live, b.WebhookWanted(token=me, url=url), "")
    return live


async def webhook(services: Services, live: LiveMatch) -> rows.Webhook | None:
    return await services.store.read(lambda connection: rows.webhook(connection, live.row.match))


async def deleted(services: Services, me: str, *lives: LiveMatch) -> None:
    who = (await services.tables.people.device(me)).person
    _, ended = await services.caring.eraser.delete(me)
    await services.caring.announce(ended)
    await nothing_is_left(services, who, *lives)


def test_the_line_about_a_webhook_goes_too(database: str) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await hooked(services, me, chat.url)
        await deleted(services, me, live)
        assert await webhook(services, live) is None
        assert await services.store.chat(live.row.match) == []

    with sink() as chat:
        with_notices(database, work)


def test_of_seats_that_were_given_up(database: str) -> None:
    """A webhook, a line and a name that were reported, and what Ann agreed to."""

    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await hooked(services, me, chat.url)
        await services.play.chat(live, 0, m.Say(type="chat", id="c", text="a secret of mine"))
        (*_, line) = await services.store.chat(live.row.match)
        await services.reports.report(live, 1, report(0, line.line))
        await services.reports.report(live, 1, report(0, None))
        by_ann = m.Report(type="report", id="r", line=None, seat=1, reason="other", note="He calls me 'Ann'.")
        await services.reports.report(live, 0, by_ann)
        await services.tables.stand_in(live, 2, "greedy", ["Ann", "Bob"])
        await services.tables.leave(live, hb.Leave(token=me, bot="greedy"))
        await deleted(services, me, live)
        assert await webhook(services, live) is None
        left = await services.store.read(lambda connection: reporting.listed(connection, everything=True))
        assert [(one.seat, one.note) for one in left if one.match == live.row.match] == [(1, "")]
        assert live.seats[2].after_by == ["Former player", "Bob"]

    with sink() as chat:
        with_notices(database, work)


def test_of_seats_that_a_bot_keeps(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await hooked(services, me, chat.url)
        await services.tables.stand_in(live, 2, "greedy", ["Ann"])
        await services.tables.stand_in(live, 0, "greedy", ["Bob"])
        await deleted(services, me, live)
        assert await webhook(services, live) is None
        assert live.seats[2].after_by == ["Former player"]

    with sink() as chat:
        with_notices(tmp_path, work)


def test_of_seats_that_somebody_else_has_now(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await hooked(services, me, chat.url)
        await services.reports.report(live, 1, report(0, None))
        await services.tables.stand_in(live, 2, "greedy", ["Ann"])
        await services.tables.leave(live, hb.Leave(token=me))
        await services.tables.join(live, hb.Join(name="Eve"))
        await services.store.write(lambda connection: of_eve(connection, live))
        await deleted(services, me, live)
        assert await webhook(services, live) is None
        left = await services.store.read(lambda connection: reporting.listed(connection, everything=True))
        assert [(one.name, one.note) for one in left] == [("Eve", "again and again")]

    def of_eve(connection: Connection, live: LiveMatch) -> None:
        """What is reported about Eve stays."""
        row = {"match": live.row.match, "line": 99, "seat": 0, "name": "Eve", "text": "", "by_seat": 1}
        more = {"reason": "spam", "note": "again and again", "at": live.row.created, "state": "open"}
        connection.execute(sql_tables.reports.insert(), row | more)

    with sink() as chat:
        with_notices(tmp_path, work)


def test_a_name_that_the_host_took_away(tmp_path: Path) -> None:
    """Neither is it the webhook's any more, nor does the webhook outlive its player's data."""

    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await hooked(services, me, chat.url)
        listen(live, 1)
        await services.store.write(lambda connection: renamed(connection, live))
        await services.tables.catch_up(live)
        found = await webhook(services, live)
        assert found is not None
        assert found.by == live.seats[0].name != "Ann"
        await deleted(services, me, live)
        assert await webhook(services, live) is None

    def renamed(connection: Connection, live: LiveMatch) -> None:
        reporting.rename(connection, live.row.match, 0)

    with sink() as chat:
        with_notices(tmp_path, work)

"""What is left of somebody who has deleted their data, also where they had left before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, select, update

from watershed.server import http_schemas as hb
from watershed.server import person_schemas as p
from watershed.server import reporting, sql_tables
from watershed.server import socket_schemas as m
from watershed.server.notices import rows
from watershed.server.notices import schemas as b
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .noticing import Browser, rounds, sink, with_notices
from .tables import listen
from .test_history import match_of, nothing_is_left, somebody
from .test_mail import ask
from .test_notices import move, until_turn_of
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


async def other_device(services: Services, me: str) -> str:
    people = services.tables.people
    arrived, _ = await people.arrive(p.Arrive(code=(await people.link(me)).code, label="Phone"))
    return arrived.token


async def pushed(services: Services, browser: Browser, *tokens: str) -> None:
    body = {"tokens": list(tokens), "push": browser.subscription}
    await services.notices.notify(b.Notify.model_validate(body), "1.2.3.4")


async def kept(services: Services, name: str, **where: Any) -> list[Any]:
    """The rows of a table in which a column has one of some values."""
    table = sql_tables.metadata.tables[name]
    query = select(table).where(*(table.c[column].in_(values) for column, values in where.items()))
    return await services.store.read(lambda connection: list(connection.execute(query).mappings()))


MAIL = {"smtp": "smtp://127.0.0.1:1", "mail_from": "table@example.org"}


def test_where_another_device_is_told(database: str) -> None:
    """The phone's subscription and the mail address that was given there, with what waits to be sent. One that Bob uses
    too goes on, for him.
    """

    async def work(services: Services) -> None:
        me = await somebody(services)
        phone = await other_device(services, me)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        live = await match_of(services, me, moves=0, others=0, seats=seats)
        bob = (await services.tables.join(live, hb.Join(name="Bob"))).token
        await until_turn_of(services, live, 1)
        theirs, shared, bobs = (Browser(off.url, name) for name in ("phone", "shared", "bob"))
        await pushed(services, theirs, phone)
        await pushed(services, shared, phone, bob)
        await pushed(services, bobs, bob)
        mail = f"{live.row.match}@example.org"
        await ask(services, phone, mail={"address": mail})
        addresses = [theirs.endpoint, shared.endpoint, bobs.endpoint, mail]
        channels = [one["channel"] for one in await kept(services, "channels", address=addresses)]
        await services.store.write(confirmed)
        services.notices.post.pauses = (600.0,)
        await move(services, live)
        await rounds(services.notices, 6)
        waiting = {one["kind"] for one in await kept(services, "deliveries", channel=channels)}
        assert waiting == {"push", "mail", "confirm"}, "they are tried again later"
        await deleted(services, me, live)
        left = {one["address"] for one in await kept(services, "channels", address=addresses)}
        assert left == {shared.endpoint, bobs.endpoint}
        told = await kept(services, "notices", match=[live.row.match])
        assert [(one["seat"], one["device"]) for one in told] == [(1, None)] * 2
        still = {one["channel"] for one in await kept(services, "deliveries", channel=channels)}
        assert still <= {rows.channel_of(bobs.endpoint)}

    def confirmed(connection: Connection) -> None:
        connection.execute(update(sql_tables.channels).values(confirmed=True))

    with sink() as off:
        off.status = 503
        with_notices(database, work, **MAIL)


def test_where_somebody_was_told_about_matches_that_are_over(tmp_path: Path) -> None:
    """Nothing but the channel itself is left then, and it would stay for a month."""

    async def work(services: Services) -> None:
        me, other = await somebody(services), await somebody(services, "Eve")
        phone, early = await other_device(services, me), await somebody(services, "Ann")
        for person in (me, early, other):
            await match_of(services, person, moves=2)
        for number, token in enumerate((phone, early, other)):
            await pushed(services, Browser(push.url, str(number)), token)
        await ask(services, phone, mail={"address": "ann@example.org"})
        await services.store.write(over)
        people = services.tables.people
        await people.arrive(p.Arrive(code=(await people.link(me)).code, label="Laptop", me=early))
        await deleted(services, me)
        left = [one["address"] for one in await kept(services, "channels")]
        assert left == [f"{push.url}/push/2", "ann@example.org"], "an address that said nothing can't be asked for ever"
        assert {one["kind"] for one in await kept(services, "deliveries")} <= {"webhook"}
        await somebody_else_asks(services)

    def over(connection: Connection) -> None:
        """Nobody is told about a match any more that is over."""
        connection.execute(delete(sql_tables.notices))

    async def somebody_else_asks(services: Services) -> None:
        """A browser is told in the name of who asks with it now."""
        eve = await somebody(services, "Eve")
        await pushed(services, Browser(push.url, "0"), eve)
        await pushed(services, Browser(push.url, "0"))
        await deleted(services, eve)
        assert f"{push.url}/push/0" not in [one["address"] for one in await kept(services, "channels")]

    with sink() as push:
        with_notices(tmp_path, work, **MAIL)

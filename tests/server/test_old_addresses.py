"""Addresses that nobody needs any more are forgotten, however many strangers leave."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from sqlalchemy import Connection, insert, select

from watershed.server import sql_tables
from watershed.server.notices import queue, rows
from watershed.server.notices import schemas as b
from watershed.server.records import now
from watershed.server.services import Services

from .noticing import Browser, notify, with_notices
from .tables import new_table


async def kept(services: Services) -> list[str]:
    """The addresses that are told something."""
    channels = sql_tables.channels.c
    query = select(channels.address).order_by(channels.address)
    return await services.store.read(lambda connection: list(connection.execute(query).scalars()))


def test_a_browser_that_has_no_seat_is_not_stored(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        body = {"tokens": ["nonsense"], "push": Browser("https://push.example").subscription}
        assert (await services.notices.notify(b.Notify.model_validate(body), "")).seats == 0
        assert await kept(services) == []

    with_notices(tmp_path, work)


def test_a_browser_without_a_seat_now_is_still_told_what_is_on_its_way(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        browser = Browser("https://push.example")
        await notify(services, live, browser, 1)
        said = {"match": live.row.match, "event": "over", "title": "", "body": ""}
        place = {"channel": rows.channel_of(browser.endpoint), "match": live.row.match}
        await services.store.write(lambda c: queue.put(c, "push", said, browser.endpoint, **place) and None)
        await services.store.write(lambda connection: rows.forget_match(connection, live.row.match))
        assert await notify(services, live, browser) == 0
        assert len(await services.store.rows(queue.Delivery, select(sql_tables.deliveries))) == 1

    with_notices(tmp_path, work)


def test_however_many_addresses_are_too_old_they_go(tmp_path: Path) -> None:
    """As fast as strangers can leave new ones."""

    async def work(services: Services) -> None:
        old, count = now() - timedelta(days=31), 3 * rows.BATCH + 1

        def fill(connection: Connection) -> None:
            for number in range(count):
                place = f"{number}", "push", f"https://push.example/{number}", None, "en", True
                connection.execute(insert(rows.CHANNELS), vars(rows.Channel(*place, made=old, used=old)))

        await services.store.write(fill)
        await services.notices.round(clean=True)
        left = [len(await kept(services))]
        while left[-1]:
            await services.notices.round()
            left.append(len(await kept(services)))
        assert left == [2 * rows.BATCH + 1, rows.BATCH + 1, 1, 0], "a few at a time, so that moves are not held up"

    with_notices(tmp_path, work)

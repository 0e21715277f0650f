"""Of several servers, and of several tries, one sends a delivery at a time."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from watershed.server import sql_tables
from watershed.server.notices import post, queue
from watershed.server.notices import schemas as b
from watershed.server.notices.mail import Mailer
from watershed.server.notices.queue import Delivery
from watershed.server.notices.sharing import Sharing
from watershed.server.records import now
from watershed.server.services import Services

from ..processes import PATIENCE
from .noticing import begun_services, closed, sink, with_notices
from .tables import new_table, token_of
from .test_fair_bots import until

DELIVERIES = sql_tables.deliveries


async def later(services: Services, seconds: float) -> None:
    """That much time passes for what waits."""
    for one in await services.store.rows(Delivery, select(DELIVERIES)):
        due = update(DELIVERIES).where(DELIVERIES.c.delivery == one.delivery)
        due = due.values(due=one.due - timedelta(seconds=seconds))
        await services.store.write(lambda connection, due=due: connection.execute(due) and None)


async def queued(services: Services, url: str = "https://chat.example") -> Delivery:
    """Something that waits to be sent to a webhook."""
    live = await new_table(services, "me", "other")
    await services.notices.set_webhook(live, b.WebhookWanted(token=token_of(live, 0), url=url), "")
    place = {"match": live.row.match}
    await services.store.write(lambda connection: queue.put(connection, "webhook", {}, url, **place) and None)
    (found,) = await services.store.rows(Delivery, select(DELIVERIES))
    return found


def test_a_mail_server_may_take_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take ten seconds for every line."""
    go_on, sent = threading.Event(), list[object]()

    def send(_mailer: Mailer, letter: object) -> None:
        sent.append(letter)
        go_on.wait(PATIENCE)

    async def work(one: Services) -> None:
        other = await begun_services(tmp_path, smtp="smtp://127.0.0.1:9", mail_from="table@example.org")
        try:
            await one.notices.notify(b.Notify.model_validate({"mail": {"address": "ann@example.org"}}), "")
            await one.notices.post.round()
            await until(lambda: sent)
            await later(one, 150)
            await other.notices.post.round()
            await asyncio.sleep(0.1)
            assert len(sent) == 1
            go_on.set()
            await asyncio.gather(*one.notices.post._busy)
            assert await one.store.rows(Delivery, select(DELIVERIES)) == []
        finally:
            go_on.set()
            await closed(other)

    monkeypatch.setattr(Mailer, "send", send)
    with_notices(tmp_path, work, smtp="smtp://127.0.0.1:9", mail_from="table@example.org")


def test_no_delivery_takes_longer_than_its_claim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "LONGEST", 0.05)

    async def never(*_: Any) -> None:
        await asyncio.sleep(PATIENCE)

    async def work(services: Services) -> None:
        found = await queued(services)
        monkeypatch.setattr(services.notices.post, "_send", never)
        await services.notices.post.round()
        await asyncio.wait_for(asyncio.gather(*services.notices.post._busy), PATIENCE / 2)
        (left,) = await services.store.rows(Delivery, select(DELIVERIES))
        assert (left.delivery, left.tries) == (found.delivery, 1)
        assert left.due < now() + timedelta(seconds=post.PAUSES[0])

    with_notices(tmp_path, work)


def test_who_has_lost_a_claim_changes_nothing(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await queued(services)
        second = replace(first, tries=1)
        for found in first, second:
            await services.store.write(lambda connection, found=found: queue.claim(connection, found, 60) and None)
        (before,) = await services.store.rows(Delivery, select(DELIVERIES))
        await services.store.write(lambda connection: queue.put_off(connection, first, 0))
        assert await services.store.rows(Delivery, select(DELIVERIES)) == [before]

    with_notices(tmp_path, work)


def test_what_is_being_sent_is_not_sent_again(tmp_path: Path) -> None:
    """Also if the clock of the machine is set forward."""

    async def work(services: Services) -> None:
        await queued(services, chat.url)
        await services.notices.post.round()
        await until(lambda: chat.got)
        await later(services, 3600)
        await services.notices.post.round()
        assert chat.hold is not None
        chat.hold.set()
        await asyncio.gather(*services.notices.post._busy)
        assert len(chat.got) == 1

    with sink() as chat:
        chat.hold = threading.Event()
        with_notices(tmp_path, work)


def test_servers_whose_clocks_differ_send_once(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They go by the clock of their database."""

    async def work(services: Services) -> None:
        await services.store.write(lambda connection: connection.execute(DELIVERIES.delete()) and None)
        await queued(services, chat.url)
        await services.notices.post.round()
        await until(lambda: chat.got)
        monkeypatch.setattr(queue, "now", lambda: now() + timedelta(hours=1))
        assert await services.store.read(lambda connection: Sharing().chosen(connection, ())) == []
        assert chat.hold is not None
        chat.hold.set()
        await asyncio.gather(*services.notices.post._busy)

    with sink() as chat:
        chat.hold = threading.Event()
        with_notices(postgres, work)


def test_a_clock_that_is_set_back_holds_up_nothing_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        await queued(services)
        await later(services, -7200)
        (found,) = await services.store.read(lambda connection: Sharing().chosen(connection, ()))
        await services.store.write(lambda connection: queue.claim(connection, found, 7200) and None)
        assert await services.store.read(lambda connection: Sharing().chosen(connection, ())) == []

    with_notices(tmp_path, work)

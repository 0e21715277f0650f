"""Whoever has many things sent, or things that nobody takes, holds up and loses only their own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, select

from watershed.server import http_schemas as hb
from watershed.server import sql_tables
from watershed.server.notices import queue, rows
from watershed.server.notices import schemas as b
from watershed.server.notices.outgoing import Outgoing
from watershed.server.notices.queue import Delivery
from watershed.server.notices.sharing import AT_ONCE, AT_ONCE_A_HOST, Sharing
from watershed.server.records import now
from watershed.server.services import Services
from watershed.server.settings import sqlalchemy_url

from ..processes import PATIENCE
from .noticing import Browser, with_notices
from .older import upgrade
from .tables import new_table, token_of
from .test_fair_bots import until
from .test_mail import mailed

EVIL, FRIEND = "2001:db8:1:2::1", "198.51.100.7"


async def hooked(services: Services, host: str, home: str) -> None:
    """A match that has just begun, which somebody wants to tell a host."""
    live = await new_table(services, "me", "open", options={})
    asked = b.WebhookWanted(token=token_of(live, 0), url=f"https://{host}/")
    await services.notices.set_webhook(live, asked, "", home)
    await services.tables.fill(live, hb.Fill(token=token_of(live, 0), seat=1, bot="random"))


async def waiting(services: Services) -> list[Delivery]:
    return await services.store.rows(Delivery, select(sql_tables.deliveries).order_by(sql_tables.deliveries.c.due))


def test_a_domain_with_a_thousand_names_takes_not_all_places(tmp_path: Path) -> None:
    """A limit for each host is none for whoever can make up hosts."""
    asked: list[str] = []
    go_on = asyncio.Event()

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        if host != "friend.example":
            await go_on.wait()
        return []

    async def work(services: Services) -> None:
        services.notices.post.out = Outgoing((), resolve, within=PATIENCE)
        for number in range(3 * AT_ONCE):
            await hooked(services, f"h{number}.evil.example", f"2001:db8:1:2::{number}")
        await services.notices.ringing.round()
        for _ in range(3):
            await services.notices.post.round()
        await hooked(services, "friend.example", FRIEND)
        await services.notices.ringing.round()
        await services.notices.post.round()
        await until(lambda: "friend.example" in asked)
        assert len(asked) == AT_ONCE // 2 + 1
        go_on.set()

    with_notices(tmp_path, work)


def test_households_take_turns(tmp_path: Path) -> None:
    """Also where all of them have more than can be sent at once."""

    async def work(services: Services) -> None:
        sharing, sent = Sharing(), Counter[str]()

        def fill(connection: Connection) -> None:
            for number in range(200):
                queue.put(connection, "webhook", {}, f"https://h{number}.example", home=f"{number % 20}")
            queue.put(connection, "webhook", {}, "https://friend.example", home="friend")

        def send(connection: Connection) -> None:
            for one in sharing.chosen(connection, ()):
                sent[one.home] += 1
                queue.done(connection, one)

        await services.store.write(fill)
        for _ in range(2):
            await services.store.write(send)
        assert (sent["friend"], max(sent.values()), sent.total()) == (1, 2, 2 * AT_ONCE)

    with_notices(tmp_path, work)


def test_one_household_takes_not_all_places_of_a_host(tmp_path: Path) -> None:
    """Many chats are at one host, and some of them answer when their owner likes."""

    async def work(services: Services) -> None:
        def fill(connection: Connection) -> None:
            for number in range(9):
                queue.put(connection, "webhook", {}, f"https://chat.example/{number}", home="evil")
            queue.put(connection, "webhook", {}, "https://chat.example/friend", home="friend")

        await services.store.write(fill)
        busy = [one for one in await waiting(services) if one.home == "evil"][:AT_ONCE_A_HOST]
        first = await services.store.read(lambda connection: Sharing().chosen(connection, ()))
        assert Counter(one.home for one in first) == {"evil": AT_ONCE_A_HOST // 2, "friend": 1}
        assert await services.store.read(lambda connection: Sharing().chosen(connection, busy)) == []

    with_notices(tmp_path, work)


def test_who_fills_the_queue_loses_their_own(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 9)
    monkeypatch.setattr(queue, "MOST_OF_A_HOME", 6)

    async def work(services: Services) -> None:
        room: list[tuple[str, bool]] = []

        def fill(connection: Connection) -> None:
            connection.execute(sql_tables.deliveries.delete())
            for home, count in (("evil", 7), ("worse", 5), ("friend", 1)):
                for _ in range(count):
                    room.append((home, queue.put(connection, "webhook", {}, "https://x.example", home=home)))

        await services.store.write(fill)
        assert Counter(room) == {
            ("evil", True): 6,
            ("evil", False): 1,
            ("worse", True): 4,
            ("worse", False): 1,
            ("friend", True): 1,
        }
        assert Counter(one.home for one in await waiting(services)) == {"evil": 4, "worse": 4, "friend": 1}
        await services.store.write(lambda connection: connection.execute(sql_tables.deliveries.delete()) and None)

    with_notices(database, work)


def test_a_household_is_a_number_that_many_share(tmp_path: Path) -> None:
    """An IPv6 address counts by its network, and no address is stored."""

    async def work(services: Services) -> None:
        for address in (EVIL, "2001:db8:1:2::9", "2001:db8:1:3::1", FRIEND):
            await hooked(services, "chat.example", address)
        one, same, next_door, other = (hook.home for hook in await services.store.rows(rows.Webhook, WEBHOOKS))
        assert one is not None
        assert len(one) == 5
        assert (same, len({one, next_door, other})) == (one, 3)

    with_notices(tmp_path, work)


WEBHOOKS = select(sql_tables.webhooks).join(sql_tables.matches).order_by(sql_tables.matches.c.created)


def test_what_a_browser_and_a_mail_address_get_is_for_who_asked(tmp_path: Path) -> None:
    async def work(services: Services, _box: object) -> None:
        live = await new_table(services, "me", "other")
        browser = {"push": Browser("https://push.example").subscription, "tokens": [token_of(live, 0)]}
        mail = {"mail": {"address": "ann@example.org"}, "tokens": [token_of(live, 0)]}
        for body, address in ((browser, EVIL), (mail, FRIEND), (browser, FRIEND)):
            await services.notices.notify(b.Notify.model_validate(body), address)
        (confirm,) = await waiting(services)
        found = await services.store.rows(rows.Channel, select(sql_tables.channels))
        key = await services.notices.keys.found()
        assert {confirm.home, *(channel.home for channel in found)} == {key.home(FRIEND)}

    mailed(tmp_path, work)


def test_what_waits_during_an_upgrade_is_sent(empty: str) -> None:
    """Whose it was isn't known: each address, and each match, is a household by itself."""
    upgrade(empty, "0021")
    sent = {"body": {}, "tries": 0, "due": now(), "host": "https://push.example"}
    engine = create_engine(sqlalchemy_url(empty))
    with engine.begin() as connection:
        place = insert(Table("deliveries", MetaData(), autoload_with=connection))
        push = {"delivery": "one", "kind": "push", "channel": "c" * 64, "match": "match-one"}
        hook = {"delivery": "two", "kind": "webhook", "match": "match-two"}
        for each in (push, hook):
            connection.execute(place, sent | each)
    engine.dispose()

    async def work(services: Services) -> None:
        assert {one.home for one in await waiting(services)} == {"c" * 64, "match-two"}
        chosen = await services.store.read(lambda connection: Sharing().chosen(connection, ()))
        assert len(chosen) == 2

    with_notices(empty, work)

"""People are told when it is their turn: once, only if they aren't there, and only what everybody may know."""

from __future__ import annotations

import asyncio
import base64
import json
from datetime import timedelta
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import select, text, update

from watershed.server import http_schemas as hb
from watershed.server import person_schemas as p
from watershed.server import sql_tables
from watershed.server.errors import Refuse
from watershed.server.notices import queue, rows
from watershed.server.notices import schemas as b
from watershed.server.records import now
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .noticing import Browser, begun_services, closed, notify, rounds, sink, with_notices
from .tables import listen, new_table, play_move, token_of
from .test_deleted_meanwhile import held_up

PEOPLE = ("me", "other", "other")


async def move(services: Services, live: LiveMatch) -> None:
    """Whoever is to move does so, until it is somebody else's turn."""
    seat = live.match.to_move
    while live.match.to_move == seat and not live.over:
        assert seat is not None
        await services.play.move(live, seat, play_move(live, live.match.moves(seat)[0].words, f"m{live.seq}"))


async def until_turn_of(services: Services, live: LiveMatch, seat: int) -> None:
    while live.match.to_move != seat:
        await move(services, live)


def test_a_turn_is_told_once_and_says_who_moved(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        browser = Browser(push.url)
        await until_turn_of(services, live, 0)
        assert await notify(services, live, browser, 1, language="fr") == 1
        await rounds(services.notices)
        assert push.got == [], "not before it is their turn"
        await move(services, live)
        await rounds(services.notices, 6)
        (request,) = push.got
        said = browser.read(request.body)
        assert said == {
            "match": live.row.match,
            "event": "turn",
            "title": "The Flow of History\u202f: à toi de jouer",
            "body": "Red a joué en dernier.",
        }
        assert request.headers["Topic"] == live.row.match
        assert request.headers["TTL"] == "86400"
        claims = request.headers["Authorization"].split("t=")[1].split(".")[1]
        sent = json.loads(base64.urlsafe_b64decode(claims + "=="))
        assert (sent["aud"], sent["sub"]) == (push.url, "https://table.example")
        await move(services, live)
        await until_turn_of(services, live, 1)
        await rounds(services.notices, 6)
        assert len(push.got) == 2, "the next turn is told again"

    with sink() as push:
        with_notices(tmp_path, work)


def test_a_turn_that_runs_already_and_players_at_the_table_are_left_alone(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        await until_turn_of(services, live, 0)
        await notify(services, live, Browser(push.url), 0)
        await rounds(services.notices)
        assert push.got == [], "whoever asks knows"
        await notify(services, live, Browser(push.url, "bob"), 1)
        listener = listen(live, 1)
        await move(services, live)
        await rounds(services.notices)
        assert push.got == [], "Bob is there"
        (client,) = live.clients
        client.away = True
        await rounds(services.notices)
        assert push.got == [], "he has seen it"
        await until_turn_of(services, live, 0)
        await until_turn_of(services, live, 1)
        await rounds(services.notices)
        assert "/push/bob" in [request.path for request in push.got], "his page is hidden now"
        assert listener.dropped == 0

    with sink() as push:
        with_notices(tmp_path, work)


def test_whoever_comes_in_time_is_not_told(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        await until_turn_of(services, live, 0)
        await notify(services, live, Browser(push.url), 1)
        await move(services, live)
        await rounds(services.notices)
        assert push.got == []
        listen(live, 1)
        await rounds(services.notices)
        bells = await services.store.read(lambda connection: connection.execute(select(sql_tables.bells)).all())
        assert [(bell.event, bell.ring) for bell in bells] == [(None, None)]

    with sink() as push:
        with_notices(tmp_path, work, notice_after=3000)


def test_it_began_and_it_is_over(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open", "bot", options={})
        browser = Browser(push.url)
        await notify(services, live, browser, 0)
        await rounds(services.notices)
        await services.tables.join(live, hb.Join(name="Bob"))
        await rounds(services.notices)
        (request,) = push.got
        said = browser.read(request.body)
        assert said["event"] == "begun"
        assert said["title"].startswith("The Flow of History has begun")
        over = {"status": "over", "version": live.row.version + 1, "ranking": [{"seat": 1, "place": 1, "points": 9}]}
        await services.store.write(lambda c: c.execute(update(sql_tables.matches).values(over)) and None)
        await rounds(services.notices)
        assert browser.read(push.got[-1].body)["event"] == "over"
        sent = len(push.got)
        await rounds(services.notices)
        assert len(push.got) == sent
        for table in (sql_tables.notices, sql_tables.bells, sql_tables.deliveries):
            assert await services.store.read(lambda connection, t=table: connection.execute(select(t)).all()) == []

    with sink() as push:
        with_notices(tmp_path, work)


def test_time_runs_out(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE, clock={"by": "turn", "bank": 4000})
        await until_turn_of(services, live, 0)
        browser = Browser(push.url)
        await notify(services, live, browser, 0)
        await rounds(services.notices)
        assert push.got == []
        await _turn_back(services, live, 3100)
        await rounds(services.notices)
        (request,) = push.got
        said = browser.read(request.body)
        assert (said["event"], said["body"]) == ("time", "About 15 minutes are left.")
        await rounds(services.notices)
        assert len(push.got) == 1

    with sink() as push:
        with_notices(tmp_path, work)


async def _turn_back(services: Services, live: LiveMatch, seconds: float) -> None:
    """The turn began earlier, and so does the warning."""
    matches, bells = sql_tables.matches, sql_tables.bells
    assert live.row.since is not None
    since = live.row.since - timedelta(seconds=seconds)
    await services.store.write(lambda c: c.execute(update(matches).values(since=since)) and None)
    await services.store.write(lambda c: c.execute(update(bells).values(urge=now())) and None)


def test_two_servers_tell_once(database: str) -> None:
    async def work(one: Services) -> None:
        other = await begun_services(database)
        try:
            live = await new_table(one, *PEOPLE)
            await until_turn_of(one, live, 0)
            await notify(one, live, Browser(push.url), 1)
            await move(one, live)
            for _ in range(4):
                await asyncio.gather(one.notices.round(), other.notices.round())
                busy = one.notices.post._busy | other.notices.post._busy
                await asyncio.gather(*busy)
            assert len(push.got) == 1
            assert (await one.notices.keys.found()) == (await other.notices.keys.found())
        finally:
            await closed(other)

    with sink() as push:
        with_notices(database, work)


def test_a_claim_that_nobody_keeps_runs_out(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        await until_turn_of(services, live, 0)
        await notify(services, live, Browser(push.url), 1)
        await move(services, live)
        await services.notices.ringing.round()
        await services.notices.ringing.round()
        (waits,) = await services.store.rows(queue.Delivery, select(sql_tables.deliveries))
        await services.store.write(lambda c: queue.claim(c, waits, 86_400) and None)  # and then the server is killed
        await rounds(services.notices)
        assert push.got == [], "another may be sending it"
        await services.store.write(lambda c: c.execute(update(sql_tables.deliveries).values(due=now())) and None)
        await rounds(services.notices)
        assert len(push.got) == 1

    with sink() as push:
        with_notices(tmp_path, work)


def test_a_dead_subscription_is_forgotten(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        await until_turn_of(services, live, 0)
        await notify(services, live, Browser(push.url), 1)
        push.status = 410
        await move(services, live)
        await rounds(services.notices)
        assert len(push.got) == 1
        assert await services.store.read(lambda c: c.execute(select(sql_tables.channels)).all()) == []

    with sink() as push:
        with_notices(tmp_path, work)


def count(kind: str, how: str) -> float:
    return REGISTRY.get_sample_value("watershed_notices_total", {"kind": kind, "how": how}) or 0.0


def test_what_fails_is_tried_again_and_given_up(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        services.notices.post.pauses = (0.0, 0.0, 0.0)
        await until_turn_of(services, live, 0)
        await notify(services, live, Browser(push.url), 1)
        push.status = 503
        before = count("push", "given-up")
        await move(services, live)
        await rounds(services.notices, 8)
        assert len(push.got) == 4
        assert count("push", "given-up") == before + 1
        push.status = 302
        push.headers = {"Location": push.url + "/elsewhere"}
        await until_turn_of(services, live, 0)
        await until_turn_of(services, live, 1)
        await rounds(services.notices, 4)
        assert [request.path for request in push.got] == ["/push/one"] * 5, "redirects are not followed"

    with sink() as push:
        with_notices(tmp_path, work)


def test_off_and_seats_that_change_hands(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        one, two = Browser(push.url), Browser(push.url, "two")
        assert await notify(services, live, one, 0, 1) == 2
        assert await notify(services, live, one, 0, 1) == 2, "twice is once"
        await services.notices.no_more(b.NotifyNoMore(endpoint=one.endpoint))
        assert await services.store.read(lambda c: c.execute(select(sql_tables.notices)).all()) == []
        await notify(services, live, two, 1, 2)
        await services.tables.leave(live, hb.Leave(token=token_of(live, 1)))
        await rounds(services.notices)
        left = await services.store.read(lambda c: c.execute(select(sql_tables.notices.c.seat)).scalars().all())
        assert left == [2]
        await services.notices.forget_seat(live.row.match, 2)
        await services.store.write(rows.clean_up)
        assert await services.store.read(lambda c: c.execute(text("SELECT * FROM bells")).all()) == []

    with sink() as push:
        with_notices(tmp_path, work)


def test_off_while_the_same_browser_asks_again(database: str) -> None:
    """In two of its tabs. The last to be written wins, and none is an error."""

    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        browser = Browser(push.url)
        await notify(services, live, browser, 0)
        off = b.NotifyNoMore(endpoint=browser.endpoint)
        with held_up(services, "DELETE FROM notices") as (there, go_on):
            turned_off = asyncio.create_task(services.notices.no_more(off))
            await asyncio.to_thread(there.wait)
            asked = asyncio.create_task(notify(services, live, browser, 1))
            await asyncio.sleep(0.5)
            go_on.set()
            await asyncio.gather(turned_off, asked)
        await services.notices.no_more(off)

    with sink() as push:
        with_notices(database, work)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/one"},
        {"endpoint": "https://10.0.0.1/one"},
        {"endpoint": "https://push.example/\r\nHost: x"},
        {"p256dh": "A" * 87},
        {"auth": "A" * 30},
    ],
)
def test_subscriptions_that_make_no_sense(tmp_path: Path, change: dict[str, str]) -> None:
    async def work(services: Services) -> None:
        given = Browser("https://push.example").subscription | change
        with pytest.raises((Refuse, ValueError)):
            await services.notices.notify(b.Notify.model_validate({"push": given}), "")

    with_notices(tmp_path, work)


def test_a_device_is_told_about_the_seats_of_its_person(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, *PEOPLE)
        tokens = [token_of(live, 0), token_of(live, 1)]
        arrived, _ = await services.tables.people.begin(p.NewPerson(label="Phone", tokens=tokens))
        body = {"tokens": [arrived.token], "push": Browser("https://push.example").subscription}
        assert (await services.notices.notify(b.Notify.model_validate(body), "")).seats == 2
        await services.tables.catch_up(live)
        seen = await services.notices.webhook(live, arrived.token)
        assert seen.webhook is None, "and the device may look"

    with_notices(tmp_path, work)


def test_wrong_tokens_are_nobodys(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        await new_table(services, *PEOPLE)
        body = {"tokens": ["nonsense"], "push": Browser("https://push.example").subscription}
        assert (await services.notices.notify(b.Notify.model_validate(body), "")).seats == 0

    with_notices(tmp_path, work)

"""Everything that is kept about somebody, for themselves: all of it, nothing of others, and no secret."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from watershed.server import http_schemas as hb
from watershed.server import person_schemas as p
from watershed.server import socket_schemas as m
from watershed.server.services import Services

from .noticing import Browser, sink, with_notices
from .playing import Served
from .test_erasing import MAIL, hooked, kept, other_device, pushed
from .test_history import match_of, somebody
from .test_mail import ask
from .test_people import ALONE, me_of, moved
from .test_reports import report


def test_all_that_is_kept_can_be_taken_along(database: str) -> None:
    """From either device: notes, moves, names, chat, reports, and where to tell whom."""

    async def work(services: Services) -> None:
        me = await somebody(services)
        phone = await other_device(services, me)
        live = await hooked(services, me, push.url)
        match = live.row.match
        for seat, text in ((0, "mine"), (1, "not mine")):
            await services.play.chat(live, seat, m.Say(type="chat", id="c", text=text))
        await services.notes.save(match, hb.NotesWritten(token=phone, text="Watch Bob.", version=0))
        of_bob = m.Report(type="report", id="r", line=None, seat=1, reason="spam", note="x")
        await services.reports.report(live, 0, of_bob)
        await services.reports.report(live, 1, report(0, None))
        await pushed(services, browser, me)
        told = await ask(services, phone, mail={"address": "ann@example.org"})
        found = await services.caring.own.kept(p.KeptOf(me=phone))
        (said,) = found.matches
        mine = [one for one in await kept(services, "moves", match=[match]) if one["seat"] == 0]
        assert [(one.seat, one.name) for one in said.names] == [(0, "Ann")]
        assert [(one.seat, one.text) for one in said.notes] == [(0, "Watch Bob.")]
        assert [(one.move, one.words) for one in said.moves] == [(one["sequence"], one["words"]) for one in mine] != []
        assert [one.text for one in said.chat][1:] == ["mine"], "after the line about the webhook"
        assert [(one.seat, one.reason, one.note) for one in said.reports] == [(1, "spam", "x")]
        assert said.webhooks == ["127.0.0.1"]
        where = (await services.caring.own.notices(me)).notices
        seats = [p.SeatAt(match=match, seat=0)]
        assert [(one.kind, one.address, one.confirmed, one.seats) for one in where] == [
            ("push", "127.0.0.1", True, seats),
            ("mail", "ann@example.org", False, seats),
        ]
        secrets = [browser.endpoint, browser.subscription["auth"], str(told.key), me, phone]
        secrets += [one["token_hash"] for one in await kept(services, "seats", match=[match]) if one["token_hash"]]
        secrets += [one["secret"] for one in await kept(services, "webhooks", match=[match])]
        text = found.model_dump_json() + json.dumps([one.model_dump() for one in where])
        assert not [secret for secret in secrets if secret in text]

    with sink() as push:
        browser = Browser(push.url)
        with_notices(database, work, **MAIL)


def test_what_is_left_of_seats_that_were_given_up_and_nothing_of_others(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        me, eve = await somebody(services), await somebody(services, "Eve")
        live = await match_of(services, me, moves=5, others=2)
        await services.play.chat(live, 0, m.Say(type="chat", id="c", text="I have to go."))
        await services.tables.leave(live, hb.Leave(token=me))
        await services.tables.join(live, hb.Join(name="Eve", me=eve))
        await pushed(services, Browser("https://push.example"), eve)
        own = services.caring.own
        (said,) = (await own.kept(p.KeptOf(me=me))).matches
        assert ([one.name for one in said.names], [one.text for one in said.chat]) == (["Ann"], ["I have to go."])
        assert (said.moves, said.notes) == ([], []), "they are Eve's now"
        assert (await own.notices(me)).notices == []
        (said,) = (await own.kept(p.KeptOf(me=eve))).matches
        assert ([one.name for one in said.names], said.chat) == (["Eve"], [])
        assert len((await own.notices(eve)).notices) == 1

    with_notices(tmp_path, work)


def test_it_comes_in_pages(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        made = [(await match_of(services, me, moves=1)).row.match for _ in range(12)]
        seen, before = [], None
        for count in (10, 2):
            found = await services.caring.own.kept(p.KeptOf(me=me, before=before))
            assert len(found.matches) == count
            seen += [one.match for one in found.matches]
            before = found.next
        assert (seen, before) == (made[::-1], None)

    with_notices(tmp_path, work)


def test_taken_along_and_deleted_over_http(server: Served) -> None:
    """What the phone asked to be told is seen on the other device, and goes when that one deletes everything."""
    me = me_of(server)
    phone = moved(server, me)["token"]
    match = server.post("/api/matches", ALONE | {"me": me})["match"]
    browser = Browser("https://push.example", match)
    server.post("/api/notices", {"tokens": [phone], "push": browser.subscription})
    (kept,) = server.post("/api/me/kept", {"me": me})["matches"]
    assert (kept["match"], kept["names"]) == (match, [{"seat": 0, "name": "Ann"}])
    (told,) = server.post("/api/me/notices", {"me": me})["notices"]
    assert (told["kind"], told["address"], told["seats"]) == ("push", "push.example", [{"match": match, "seat": 0}])
    server.post("/api/me/delete", {"me": me})
    with closing(sqlite3.connect(server.database)) as connection:
        there = connection.execute("SELECT channel FROM channels WHERE address = ?", [browser.endpoint])
        assert there.fetchall() == []

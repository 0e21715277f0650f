"""Events of a match go to a webhook, signed; everybody who is seated sees that, and may end it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import threading
from pathlib import Path

import pytest

from watershed.server import http_schemas as hb
from watershed.server import match_service, reporting
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.notices import rows
from watershed.server.notices import schemas as b
from watershed.server.notices.words import News
from watershed.server.services import Services
from watershed.server.settings import Rate

from .noticing import rounds, sink, with_notices
from .tables import listen, new_table, token_of
from .test_fair_bots import until
from .test_notices import move, until_turn_of


def test_a_webhook_is_told_signed(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open", "bot", options={})
        asked = b.WebhookWanted(token=token_of(live, 0), url=chat.url + "/hook")
        made = await services.notices.set_webhook(live, asked, "http://elsewhere")
        await services.tables.join(live, hb.Join(name="@everyone"))
        listen(live, 0)
        await rounds(services.notices)
        begun = chat.got[0]
        said = json.loads(begun.body)
        assert {name: said[name] for name in ("match", "game", "event", "url", "allowed_mentions")} == {
            "match": live.row.match,
            "game": "flow",
            "event": "begun",
            "url": f"https://table.example/table/{live.row.match}",
            "allowed_mentions": {"parse": []},
        }
        assert said["seats"] == [seat.name for seat in live.seats]
        assert said["text"].startswith("The Flow of History has begun: ")
        assert said["content"] == f"{said['text']} {said['url']}"
        signed = begun.headers["X-Watershed-Timestamp"].encode() + b"." + begun.body
        digest = hmac.new(made.secret.encode(), signed, hashlib.sha256).hexdigest()
        assert begun.headers["X-Watershed-Signature"] == f"sha256={digest}"
        assert len(begun.headers["X-Watershed-Delivery"]) == 32

    with sink() as chat:
        with_notices(tmp_path, work)


def test_turns_of_those_who_are_away(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        await until_turn_of(services, live, 0)
        asked = b.WebhookWanted(token=token_of(live, 0), url=chat.url, language="fr")
        await services.notices.set_webhook(live, asked, "")
        await rounds(services.notices)
        assert chat.got == []
        await move(services, live)
        await rounds(services.notices)
        (request,) = chat.got
        said = json.loads(request.body)
        waits = [live.seats[seat].name for seat in live.match.waiting]
        assert (said["event"], said["seats"]) == ("turn", waits)
        assert said["text"] == f"The Flow of History\u202f: {waits[0]}, c\u2019est à toi."

    with sink() as chat:
        with_notices(tmp_path, work)


def test_french_speaks_to_one_or_to_several() -> None:
    one, both = (News("k3f", "flow", "turn", names, None).line("fr") for names in (["Ann"], ["Ann", "Zoé"]))
    assert one.endswith("Ann, c\u2019est à toi.")
    assert both.endswith("Ann et Zoé, c\u2019est à vous.")


def test_everybody_seated_sees_it_and_may_end_it(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        notices = services.notices
        live = await new_table(services, "me", "other", "other")
        ann, bob = token_of(live, 0), token_of(live, 1)
        assert (await notices.webhook(live, bob)).webhook is None
        await notices.set_webhook(live, b.WebhookWanted(token=ann, url=chat.url + "/secret"), "")
        (line,) = await services.store.chat(live.row.match)
        assert (line.seat, "127.0.0.1" in line.text, "secret" in line.text) == (0, True, False)
        seen = (await notices.webhook(live, bob)).webhook
        assert seen == b.WebhookSaid(by=live.seats[0].name, host="127.0.0.1")
        for stranger in ("nobody", token_of(await new_table(services, "me", "bot", "bot"), 0)):
            with pytest.raises(Refuse) as refused:
                await notices.webhook(live, stranger)
            assert refused.value.status == 401
            with pytest.raises(Refuse):
                await notices.drop_webhook(live, stranger)
        await notices.drop_webhook(live, bob)
        assert (await notices.webhook(live, ann)).webhook is None
        with pytest.raises(Refuse) as refused:
            await notices.set_webhook(live, b.WebhookWanted(token=ann, url="https://192.168.0.1/x"), "")
        assert refused.value.code == "bad-webhook"

    with sink() as chat:
        with_notices(tmp_path, work)


def test_a_webhook_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        await until_turn_of(services, live, 0)
        await services.notices.set_webhook(live, b.WebhookWanted(token=token_of(live, 0), url=chat.url), "")
        chat.status = 404
        await move(services, live)
        await rounds(services.notices)
        assert len(chat.got) == 1
        assert await services.store.read(lambda c: rows.webhook(c, live.row.match)) is None

    with sink() as chat:
        with_notices(tmp_path, work)


def test_one_that_is_gone_takes_no_newer_one_along(tmp_path: Path) -> None:
    """It was still being sent to when somebody else set another."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        await until_turn_of(services, live, 0)
        await services.notices.set_webhook(live, b.WebhookWanted(token=token_of(live, 0), url=old.url), "")
        await move(services, live)
        for _ in range(3):
            await services.notices.round()
        await until(lambda: old.got)
        await services.notices.set_webhook(live, b.WebhookWanted(token=token_of(live, 1), url=new.url), "")
        assert old.hold is not None
        old.hold.set()
        await asyncio.gather(*services.notices.post._busy)
        found = await services.store.read(lambda connection: rows.webhook(connection, live.row.match))
        assert found is not None
        assert found.url == new.url

    with sink() as old, sink() as new:
        old.status, old.hold = 404, threading.Event()
        with_notices(tmp_path, work)


def test_who_may_say_nothing_announces_nothing(tmp_path: Path) -> None:
    """The name of a host is chosen freely, and everybody reads it."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        await services.store.write(lambda connection: reporting.quiet(connection, live.row.match, 1))
        await services.tables.catch_up(live)
        asked = b.WebhookWanted(token=token_of(live, 1), url="https://ann-is-a-fool.example/")
        with pytest.raises(Refuse) as refused:
            await services.notices.set_webhook(live, asked, "")
        assert (refused.value.status, refused.value.code) == (403, "quiet")
        assert await services.store.chat(live.row.match) == []

    with_notices(tmp_path, work)


def test_where_chat_is_off_nothing_is_said(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        bob = listen(live, 1)
        asked = b.WebhookWanted(token=token_of(live, 0), url="https://ann-is-a-fool.example/")
        await services.notices.set_webhook(live, asked, "")
        assert (bob.texts, await services.store.chat(live.row.match)) == ([], [])
        seen = (await services.notices.webhook(live, token_of(live, 1))).webhook
        assert seen == b.WebhookSaid(by="Red", host="ann-is-a-fool.example")

    with_notices(tmp_path, work, chat=False)


def test_webhooks_say_no_more_in_the_chat_than_people_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By seat, and by address: one person can have many seats."""
    monkeypatch.setattr(match_service, "CHAT", Rate(3, 1e-4))
    monkeypatch.setattr(match_service, "CHAT_OF_ADDRESS", Rate(4, 1e-4))

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")

        async def set_it(seat: int, home: str) -> str:
            asked = b.WebhookWanted(token=token_of(live, seat), url="https://ann-is-a-fool.example/")
            try:
                await services.notices.set_webhook(live, asked, "", home)
            except Refuse as problem:
                return problem.code
            return "set"

        assert [await set_it(0, "a") for _ in range(4)] == ["set"] * 3 + ["too-fast"]
        with pytest.raises(Refuse, match="Too many lines"):
            await services.play.chat(live, 0, m.Say(type="chat", id="c", text="hey"), address="b")
        assert [await set_it(1, "a"), await set_it(1, "a"), await set_it(2, "b")] == ["set", "too-fast", "set"]
        assert len(await services.store.chat(live.row.match)) == 5

    with_notices(tmp_path, work)

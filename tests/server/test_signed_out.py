"""A device that was signed out is told nothing more, also about seats that its person took elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from watershed.server import http_schemas as hb
from watershed.server import person_schemas as p
from watershed.server import sql_tables
from watershed.server.errors import Refuse
from watershed.server.notices import rows
from watershed.server.notices import schemas as b
from watershed.server.records import DeviceRow
from watershed.server.services import Services

from .noticing import Browser, rounds, sink, with_notices
from .tables import new_table, token_of
from .test_history import somebody
from .test_notices import move, until_turn_of


async def phone_of(services: Services, me: str) -> p.Arrived:
    """A person's second device."""
    code = (await services.tables.people.link(me)).code
    return (await services.tables.people.arrive(p.Arrive(code=code, label="Phone")))[0]


async def tell(services: Services, browser: Browser, *tokens: str) -> int:
    asked = b.Notify.model_validate({"tokens": list(tokens), "push": browser.subscription})
    return (await services.notices.notify(asked, "1.2.3.4")).seats


def test_what_a_lost_phone_hears(database: str) -> None:
    async def work(services: Services) -> None:
        await services.store.write(lambda connection: connection.execute(delete(sql_tables.deliveries)) and None)
        me = await somebody(services)
        phone = await phone_of(services, me)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        asked = hb.NewMatch.model_validate({"game": "flow", "options": {"first": 2}, "seats": seats, "me": me})
        seated = await services.tables.create(asked)
        live = await services.tables.find(seated.match)
        await services.tables.join(live, hb.Join(name="Bob"))
        await until_turn_of(services, live, 1)
        lost, desk = Browser(push.url, "lost"), Browser(push.url, "desk")
        assert await tell(services, lost, phone.token) == 1
        assert await tell(services, desk, me, seated.token) == 1
        push.status = 503  # what waits is told later
        await until_turn_of(services, live, 0)
        await rounds(services.notices, 6)
        assert {request.path for request in push.got} == {"/push/lost", "/push/desk"}
        push.got.clear()
        device = next(one.device for one in phone.me.devices if one.here)
        _, ended = await services.tables.people.revoke(p.Revoke(me=me, device=device))
        await services.caring.announce(ended)
        table = sql_tables.deliveries
        queued = await services.store.read(lambda c: list(c.execute(select(table.c.channel)).scalars()))
        assert queued == [rows.channel_of(desk.endpoint)]
        await move(services, live)
        await until_turn_of(services, live, 0)
        await rounds(services.notices, 6)
        assert {request.path for request in push.got} == {"/push/desk"}

    with sink() as push:
        with_notices(database, work)


@pytest.mark.parametrize("asks", ["claim", "link", "revoke"])
def test_what_it_asked_for_in_that_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asks: str) -> None:
    """The device was there when its request came, and isn't when something is written."""

    async def work(services: Services) -> None:
        people, me = services.tables.people, await somebody(services)
        phone = await phone_of(services, me)
        lost, desk = await people.device(phone.token), await people.device(me)
        live = await new_table(services, "me", "open")
        await people.revoke(p.Revoke(me=me, device=lost.device))

        async def found_before(_me: str) -> DeviceRow:
            return lost

        with monkeypatch.context() as patch:
            patch.setattr(people, "device", found_before)
            request: Any = {
                "claim": lambda: people.claim(p.Claim(me=phone.token, tokens=[token_of(live, 0)])),
                "link": lambda: people.link(phone.token),
                "revoke": lambda: people.revoke(p.Revoke(me=phone.token, device=desk.device)),
            }[asks]
            with pytest.raises(Refuse) as refused:
                await request()
            assert refused.value.code == "signed-out"
        assert (await people.device(me)).device == desk.device
        services.tables.live.clear()
        assert (await services.tables.find(live.row.match)).seats[0].person is None

    with_notices(tmp_path, work)


def test_a_device_that_arrives_again_is_still_the_one_to_sign_out(database: str) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        first = await phone_of(services, me)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        asked = hb.NewMatch.model_validate({"game": "flow", "seats": seats, "me": me})
        await services.tables.create(asked)
        assert await tell(services, Browser(push.url, "phone"), first.token) == 1
        code = (await services.tables.people.link(me)).code
        again, _ = await services.tables.people.arrive(p.Arrive(code=code, label="Phone", me=first.token))
        device = next(one.device for one in again.me.devices if one.here)
        await services.tables.people.revoke(p.Revoke(me=me, device=device))
        assert await tell(services, Browser(push.url, "phone")) == 0

    with sink() as push:
        with_notices(database, work)

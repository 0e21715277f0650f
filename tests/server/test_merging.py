"""What a device asks for while its person becomes another, or is deleted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import and_, or_, select

from watershed.server import http_schemas as hb
from watershed.server import person_schemas as p
from watershed.server import sql_tables
from watershed.server.errors import Refuse
from watershed.server.records import DeviceRow, now
from watershed.server.services import Services

from .tables import new_table, token_of, with_services
from .test_deleted_meanwhile import held_up
from .test_history import somebody
from .test_signed_out import phone_of

LONG_AGO = now().replace(year=2020)
ALONE: Any = {"game": "flow", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


async def become(services: Services, me: str, other: str) -> None:
    """The person with one token becomes the one with another, on a new device."""
    code = (await services.tables.people.link(other)).code
    _, ended = await services.tables.people.arrive(p.Arrive(code=code, label="Again", me=me))
    await services.caring.announce(ended)


async def orphans(services: Services) -> list[str]:
    """Matches with seats of people who aren't there."""
    seats, there = sql_tables.seats.c, select(sql_tables.people.c.person)
    gone = [and_(column.is_not(None), column.not_in(there)) for column in (seats.person, seats.after_person)]
    query = select(seats.match).where(or_(*gone))
    return await services.store.read(lambda connection: list(connection.execute(query).scalars()))


@pytest.mark.parametrize("asks", ["claim", "link", "name", "revoke", "delete", "create", "join"])
def test_what_is_asked_while_two_people_become_one(database: str, monkeypatch: pytest.MonkeyPatch, asks: str) -> None:
    """The device was another person's when its request came. Asked again, it is done for the person that it is now."""

    async def work(services: Services) -> None:
        tables, people = services.tables, services.tables.people
        me, other = await somebody(services), await somebody(services, "Cid")
        phone = (await phone_of(services, me)).token
        before, live = await people.device(phone), await new_table(services, "me", "open")
        match, seat = live.row.match, token_of(live, 0)
        await become(services, me, other)

        async def request() -> Any:
            live = await tables.find(match)
            match asks:
                case "claim":
                    return await people.claim(p.Claim(me=phone, tokens=[seat]))
                case "link":
                    return await people.link(phone)
                case "name":
                    return await people.rename(p.Rename(me=phone, name="Dot"))
                case "revoke":
                    return await people.revoke(p.Revoke(me=phone, device=before.device))
                case "delete":
                    return await services.caring.eraser.delete(phone)
                case "create":
                    return await tables.create(hb.NewMatch.model_validate(ALONE | {"me": phone}))
                case _:
                    return await tables.join(live, hb.Join(name="Dot", me=phone))

        async def found_before(_me: str) -> DeviceRow:
            return before

        with monkeypatch.context() as patch:
            patch.setattr(people, "device", found_before)
            with pytest.raises(Refuse) as refused:
                await request()
        assert refused.value.status == 409
        said = await request()
        assert await orphans(services) == []
        if asks in ("claim", "create", "join"):
            assert await people.seats_at(getattr(said, "match", match), other)

    with_services(database, work)


def test_a_device_of_two_people_who_become_one_stays_signed_in(database: str) -> None:
    async def work(services: Services) -> None:
        people, (me, other) = services.tables.people, [await somebody(services, name) for name in ("Ann", "Cid")]
        phone = (await phone_of(services, me)).token
        with held_up(services, "SELECT devices.") as (there, go_on):
            who = asyncio.create_task(people.who(phone))
            await asyncio.to_thread(there.wait)
            await become(services, me, other)
            go_on.set()
            assert (await who).name == "Ann"
        assert (await people.who(phone)).name == "Cid"

    with_services(database, work)


def test_a_seat_that_was_given_up_comes_along(database: str) -> None:
    """Also at a table that is open: what is written there next doesn't bring back who is no longer there."""

    async def work(services: Services) -> None:
        tables, (me, other) = services.tables, [await somebody(services, name) for name in ("Ann", "Cid")]
        live = await tables.find((await tables.create(hb.NewMatch.model_validate(ALONE | {"me": me}))).match)
        bob = (await tables.join(live, hb.Join(name="Bob"))).token
        await tables.leave(live, hb.Leave(token=me))
        await become(services, me, other)
        await tables.fill(live, hb.Fill(token=bob, seat=0, bot="greedy"))
        assert live.seats[0].after_person == (await tables.people.device(other)).person
        assert await orphans(services) == []

    with_services(database, work)

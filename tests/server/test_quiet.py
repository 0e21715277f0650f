"""Players whose chat the host has ended leave, and somebody sits down: they, somebody else, or nobody knows who."""

from __future__ import annotations

from pathlib import Path

import pytest

from watershed.server import http_schemas as b
from watershed.server import person_schemas as p
from watershed.server import reporting
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .tables import new_table, with_services
from .test_history import nothing_is_left, somebody
from .test_reports import host


async def says(services: Services, live: LiveMatch, seat: int, name: str) -> str:
    """What comes of it when somebody says something: "" or the refusal."""
    live = await services.tables.find(live.row.match)
    await services.tables.catch_up(live)
    try:
        await services.play.chat(live, seat, m.Say(type="chat", id=name, text="hey"))
    except Refuse as problem:
        return problem.code
    return ""


async def quieted(services: Services, bob: str | None) -> LiveMatch:
    """A table with two free seats, where Bob was at seat 1, could say nothing more, and has left."""
    live = await new_table(services, "me", "open", "open")
    seated = await services.tables.join(live, b.Join(name="Bob", me=bob))
    assert seated.seat == 1
    await host(services, reporting.quiet, live.row.match, 1)
    assert await says(services, live, 1, "a") == "quiet"
    await services.tables.leave(live, b.Leave(token=seated.token))
    return live


@pytest.mark.parametrize(
    ("who", "comes", "seat", "expected", "because"),
    [
        ("bob", "bob", 1, "quiet", "it is the same person"),
        ("bob", "bob", 2, "quiet", "also at another seat"),
        ("bob", "eve", 1, "", "it is somebody else"),
        ("bob", None, 1, "quiet", "it may be the same person"),
        ("bob", None, 2, "", "nothing says that it is the same person"),
        (None, None, 1, "quiet", "likewise"),
        (None, "eve", 1, "quiet", "it may be the same person, who was nobody before"),
    ],
)
def test_who_is_quiet_after_leaving(
    tmp_path: Path, who: str | None, comes: str | None, seat: int, expected: str, because: str
) -> None:
    async def work(services: Services) -> None:
        people = {name: await somebody(services, name) for name in ("bob", "eve")} | {None: None}
        live = await quieted(services, people[who])
        await services.tables.join(live, b.Join(name="Dot", me=people[comes], seat=seat))
        assert await says(services, live, seat, "b") == expected, because
        assert await says(services, live, 0, "c") == ""
        if expected:
            await host(services, reporting.allow, live.row.match, seat)
            assert await says(services, live, seat, "d") == ""

    with_services(tmp_path, work)


def test_who_is_quiet_is_known_once_they_say_who_they_are(database: str) -> None:
    """A browser sits down first and claims its seat then. Bob may have become another person meanwhile."""

    async def work(services: Services) -> None:
        tables, people = services.tables, services.tables.people
        bob, eve = [await somebody(services, name) for name in ("Bob", "Eve")]
        live = await quieted(services, bob)
        for number, (me, before, after) in enumerate(((eve, "quiet", ""), (bob, "", "quiet")), 1):
            seated = await tables.join(live, b.Join(name="Dot", seat=number))
            assert await says(services, live, number, f"b{number}") == before
            await people.claim(p.Claim(me=me, tokens=[seated.token]))
            assert await says(services, live, number, f"c{number}") == after
        code = (await people.link(await somebody(services, "Bob"))).code
        await people.arrive(p.Arrive(code=code, label="Phone", me=bob))
        assert await says(services, live, 2, "d") == "quiet"

    with_services(database, work)


def test_who_is_quiet_stays_so_when_their_data_are_deleted(database: str) -> None:
    async def work(services: Services) -> None:
        bob = await somebody(services, "Bob")
        live = await quieted(services, bob)
        who = (await services.tables.people.device(bob)).person
        _, ended = await services.caring.eraser.delete(bob)
        await services.caring.announce(ended)
        await nothing_is_left(services, who, live)
        live = await services.tables.find(live.row.match)
        await services.tables.join(live, b.Join(name="Bob"))
        assert await says(services, live, 1, "b") == "quiet"
        with pytest.raises(reporting.NotThere):
            await host(services, reporting.allow, live.row.match, 0)

    with_services(database, work)

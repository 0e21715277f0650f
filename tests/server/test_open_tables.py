"""Open tables: which are listed for strangers, and for how long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from watershed.server import http_schemas as b
from watershed.server import open_tables, sql_tables
from watershed.server.errors import Refuse
from watershed.server.records import now
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Settings

from .older import as_before
from .playing import Served
from .tables import listen, new_table, token_of, with_services

GAME_CLOCK = {"by": "game", "bank": 1200, "increment": 60}
TURN_CLOCK = {"by": "turn", "bank": 86_400}
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def alone_on(where: Path | str, work: Callable[[Services], Awaitable[None]]) -> None:
    """Does some work on a database where no table is listed yet."""

    async def run(services: Services) -> None:
        def work_alone(connection: Connection) -> None:
            connection.execute(update(sql_tables.matches).values(listed=False))

        await services.store.write(work_alone)
        await work(services)

    with_services(where, run)


async def opened(services: Services, *kinds: str, **more: Any) -> LiveMatch:
    return await new_table(services, *(kinds or ("me", "open", "bot")), **{"listed": True} | more)


async def listed(services: Services, **wanted: Any) -> list[str]:
    return [table.match for table in await services.open_tables.found(**wanted)]


async def long_ago(services: Services, live: LiveMatch, ago: timedelta) -> None:
    """Nobody has been at a table for that long."""

    def work(connection: Connection) -> None:
        here = sql_tables.matches.c.match == live.row.match
        connection.execute(update(sql_tables.matches).where(here).values(attended=now() - ago))

    await services.store.write(work)


def test_a_table_with_free_seats_is_listed(database: str) -> None:
    async def work(services: Services) -> None:
        live = await opened(services, language="fr", clock=GAME_CLOCK)
        (table,) = await services.open_tables.found()
        assert (table.match, table.pace, table.language, table.free) == (live.row.match, "clock", "fr", [1])
        assert table.attended, "it has just been opened"
        assert (table.public, table.listed) == (True, True), "who may play may watch"

    alone_on(database, work)


def test_private_full_and_finished_tables_are_not(database: str) -> None:
    async def work(services: Services) -> None:
        for more in ({}, {"public": True}):
            await new_table(services, "me", "open", **{"public": False, "listed": False} | more)
        await opened(services, "me", "bot")
        joined = await opened(services, "me", "open")
        assert await listed(services) == [joined.row.match]
        await services.tables.join(joined, b.Join(name="Bob"))
        assert await listed(services) == []

    alone_on(database, work)


def test_seats_that_were_given_up_are_listed_while_somebody_plays(database: str) -> None:
    """To a bot or open: both can be taken. Where the last person has gone there is nobody to play with."""

    async def work(services: Services) -> None:
        live = await opened(services, "me", "other", "other")
        assert await listed(services) == []
        await services.tables.leave(live, b.Leave(token=token_of(live, 1), bot="greedy"))
        (table,) = await services.open_tables.found()
        assert (table.free, table.status) == ([1], "playing")
        await services.tables.leave(live, b.Leave(token=token_of(live, 2)))
        (table,) = await services.open_tables.found()
        assert (table.free, table.status) == ([1, 2], "waiting")
        await services.tables.leave(live, b.Leave(token=token_of(live, 0)))
        assert await listed(services) == []

    alone_on(database, work)


def test_seats_kept_for_a_rematch_are_not_free(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await opened(services, "me", "other")
        live.row.ranking.append({"seat": 0, "place": 1, "points": 1})
        object.__setattr__(live.row, "status", "over")
        seated = await services.tables.rematch(live, token_of(live, 0))
        again = await services.tables.find(seated.match)
        assert (again.row.listed, await listed(services)) == (True, [])

    alone_on(tmp_path, work)


@pytest.mark.parametrize(
    ("clock", "ago", "is_listed"),
    [
        (None, 9 * MINUTE, True),
        (None, 11 * MINUTE, False),
        (GAME_CLOCK, 11 * MINUTE, False),
        (TURN_CLOCK | {"bank": 600}, 11 * MINUTE, False),
        (TURN_CLOCK, 11 * MINUTE, True),
        (TURN_CLOCK, 6.9 * DAY, True),
        (TURN_CLOCK, 7.1 * DAY, False),
    ],
)
def test_a_table_that_was_left_alone_is_stale(
    database: str, clock: dict[str, Any] | None, ago: timedelta, is_listed: bool
) -> None:
    async def work(services: Services) -> None:
        live = await opened(services, clock=clock)
        await long_ago(services, live, ago)
        found = await services.open_tables.found()
        assert [table.match for table in found] == [live.row.match] * is_listed
        assert not any(table.attended for table in found)

    alone_on(database, work)


def test_whoever_plays_there_keeps_it_listed_and_whoever_watches_does_not(database: str) -> None:
    async def work(services: Services) -> None:
        live = await opened(services)
        await long_ago(services, live, 11 * MINUTE)
        listen(live, None)
        await services.open_tables.attend()
        assert await listed(services) == []
        listen(live, 0)
        await services.open_tables.attend()
        (table,) = await services.open_tables.found()
        assert table.attended
        before = await services.tables.row(live.row.match)
        assert before.version == live.row.version, "nobody has to read it again"

    alone_on(database, work)


def test_who_is_there_is_known_to_every_server(database: str) -> None:
    async def work(services: Services) -> None:
        live = await opened(services)
        await long_ago(services, live, 11 * MINUTE)
        listen(live, 0)
        await services.open_tables.attend()
        other = Services.of(Settings(database=database))
        await other.store.start()
        try:
            (table,) = await other.open_tables.found()
            assert (table.match, table.attended, live.row.match in other.tables.live) == (live.row.match, True, False)
            joined = await other.tables.join(await other.tables.find(table.match), b.Join(name="Bob", seat=1))
            assert joined.seat == 1
            assert await listed(services) == await listed(other) == []
        finally:
            other.workers.close()
            await other.store.close()

    alone_on(database, work)


def test_only_listed_tables_with_free_seats_are_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        for live in (await opened(services, "me", "bot"), await new_table(services, "me", "open")):
            listen(live, 0)
        monkeypatch.setattr(services.store, "write", None)
        await services.open_tables.attend()

    alone_on(tmp_path, work)


def test_the_list_goes_by_game_pace_and_language(database: str) -> None:
    async def work(services: Services) -> None:
        free = (await opened(services)).row.match
        clock = (await opened(services, clock=GAME_CLOCK, language="fr")).row.match
        days = (await opened(services, clock=TURN_CLOCK, game="floods", options={}, language="fr")).row.match
        assert await listed(services) == [days, clock, free], "the newest first"
        assert [await listed(services, pace=pace) for pace in ("free", "clock", "days")] == [[free], [clock], [days]]
        assert await listed(services, game="flow") == [clock, free]
        assert await listed(services, language="fr") == [days, clock]
        assert await listed(services, game="floods", language="en") == []

    alone_on(database, work)


def test_the_list_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        last = [(await opened(services)).row.match for _ in range(3)][1:]
        assert await listed(services) == last[::-1]

    monkeypatch.setattr(open_tables, "LISTED", 2)
    alone_on(tmp_path, work)


def test_a_table_that_was_set_aside_is_not_listed(database: str) -> None:
    async def work(services: Services) -> None:
        live = await opened(services)

        def aside(connection: Connection) -> None:
            row = {"match": live.row.match, "move": 0, "why": "rules", "published": False, "at": now()}
            connection.execute(sql_tables.set_aside.insert(), row)

        await services.store.write(aside)
        assert await listed(services) == []

    alone_on(database, work)


def test_matches_from_before_are_not_listed(database: str) -> None:
    """Their hosts said that anybody may watch, not that anybody may sit down."""
    found: list[str] = []

    async def work(services: Services) -> None:
        found.append((await opened(services)).row.match)

    async def later(services: Services) -> None:
        row = await services.tables.row(found[0])
        assert (row.public, row.listed, row.language, await listed(services)) == (True, False, None, [])
        assert (await services.tables.summary(found[0])).language is None

    alone_on(database, work)
    as_before(database)
    with_services(database, later)


def test_a_lesson_has_no_strangers(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        seats = [b.SeatWanted(kind=kind) for kind in ("me", "bot", "bot")]
        with pytest.raises(Refuse):
            await services.tables.create(b.NewMatch(game="flow", seats=seats, lesson=True, listed=True))

    alone_on(tmp_path, work)


def test_over_http(server: Served) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = server.post("/api/matches", {"game": "flow", "seats": seats, "listed": True, "language": "fr"})
    (table,) = [
        one for one in server.get("/api/matches/open?game=flow&pace=free&language=fr") if one["match"] == made["match"]
    ]
    assert (table["seats"][0]["name"], table["free"]) == ("Ann", [1])
    assert made["token"] not in str(table)
    for wrong, status in (("game=chess", 404), ("pace=slow", 400), ("language=xx", 400), (f"game={'x' * 5000}", 404)):
        answer = server.http.get(f"/api/matches/open?{wrong}")
        assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")
    taken = server.post(f"/api/matches/{made['match']}/join", {"name": "Bob", "seat": 1})
    assert taken["seat"] == 1
    assert made["match"] not in [one["match"] for one in server.get("/api/matches/open")]

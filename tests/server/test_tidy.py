"""Old matches are removed with all that belongs to them, and none that anybody needs."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, inspect, select, update

from watershed.kit.trouble import Trouble
from watershed.server import http_schemas as b
from watershed.server import removal, sql_tables
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.records import now
from watershed.server.removal import Keep, Old
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.tidying import Tidier
from watershed.terminal import tidy

from .older import begun
from .tables import listen, new_table, token_of, with_services

FULL = 200
WEEK = Keep(unfinished=7, finished=7, waiting=7)


async def grow_old(services: Services, live: LiveMatch, days: int) -> None:
    """Everything about a match happened that many days earlier."""
    by = timedelta(days=days)

    def work(connection: Connection) -> None:
        for table, column in ((sql_tables.matches, "created"), (sql_tables.moves, "at")):
            mine = table.c.match == live.row.match
            for (at,) in connection.execute(select(table.c[column]).where(mine).distinct()).all():
                same = (mine, table.c[column] == at)
                connection.execute(update(table).where(*same).values({column: at - by}))

    await services.store.write(work)


def tidier(services: Services, keep: Keep = WEEK) -> Tidier:
    found = services.tidier
    found.keep = keep
    return found


async def old(services: Services, keep: Keep = WEEK) -> dict[str, str]:
    found: list[Old] = await services.store.read(lambda connection: removal.old_matches(connection, keep, 100))
    return {one.match: one.kind for one in found}


async def after_the_grace(services: Services) -> None:
    """Plans, and carries them out once every server had its time to object."""
    await services.tidier.look()

    def work(connection: Connection) -> None:
        connection.execute(update(sql_tables.removals).values(planned=now() - timedelta(minutes=1)))

    await services.store.write(work)
    await services.tidier.look()


async def is_gone(services: Services, match: str) -> bool:
    return await services.store.match(match) is None


def test_each_kind_is_kept_as_long_as_it_is_set(database: str) -> None:
    async def work(services: Services) -> None:
        over, going = await begun(services, FULL), await begun(services)
        seats = [b.SeatWanted(kind="me"), b.SeatWanted(kind="open")]
        never = (await services.tables.create(b.NewMatch(game="flow", seats=seats))).match
        timed = await new_table(services, "me", "other", clock={"by": "turn", "bank": 30 * 86_400})
        for live in (over, going, await services.tables.find(never), timed):
            await grow_old(services, live, 8)
        kinds = {over.row.match: "finished", going.row.match: "unfinished", never: "waiting"}
        found = await old(services)
        assert {match: found.get(match) for match in kinds} == kinds
        assert timed.row.match not in found, "its clock runs, and ends it by itself"
        assert not found.keys() & (await old(services, Keep(finished=9, unfinished=9, waiting=9))).keys()
        assert set((await old(services, Keep(finished=7))).values()) == {"finished"}
        assert await old(services, Keep()) == {}

    with_services(database, work)


def test_nothing_of_a_match_stays_but_its_book(database: str) -> None:
    async def work(services: Services) -> None:
        live = await begun(services, FULL)
        match = live.row.match
        await services.play.chat(live, 0, m.Say(type="chat", id="c", text="hello"))
        await services.store.add_analysis(match, {})

        def more(connection: Connection) -> None:
            connection.execute(insert(sql_tables.absences), {"match": match, "seat": 0, "since": now()})

        await services.store.write(more)
        again = await services.tables.rematch(live, token_of(live, 0))
        await grow_old(services, live, 8)
        tidier(services)
        await after_the_grace(services)
        assert await is_gone(services, match)
        for column in removal.belongings():
            query = select(column.table).where(column == match)
            assert await services.store.read(lambda connection, query=query: connection.execute(query).all()) == []
        assert await services.store.read(lambda c: c.execute(select(sql_tables.books.c.game)).all())
        assert (await services.store.match(again.match)) is not None, "the rematch stays"
        for ask in (services.tables.summary, services.tables.find, services.endings.log):
            with pytest.raises(Refuse) as problem:
                await ask(match)
            assert (problem.value.status, problem.value.code) == (410, "removed")

    with_services(database, work)


def test_every_table_that_names_a_match_is_known(database: str) -> None:
    async def work(services: Services) -> None:
        with services.store.engine.connect() as connection:
            inspector = inspect(connection)
            found = {
                name
                for name in inspector.get_table_names()
                if any(key["referred_table"] == "matches" for key in inspector.get_foreign_keys(name))
                or "match" in {column["name"] for column in inspector.get_columns(name)}
            }
        assert found - {"matches", "removals"} == {column.table.name for column in removal.belongings()}

    with_services(database, work)


def test_a_match_that_somebody_has_open_stays(database: str) -> None:
    async def work(services: Services) -> None:
        open_here, opened_later, moved = [await begun(services) for _ in range(3)]
        for live in (open_here, opened_later, moved):
            await grow_old(services, live, 8)
        listen(open_here, None)
        tidier(services)
        await services.tidier.look()
        again = await services.tables.find(opened_later.row.match)
        listen(again, None)
        await after_the_grace(services)
        assert not await is_gone(services, open_here.row.match)
        assert not await is_gone(services, opened_later.row.match)
        assert await is_gone(services, moved.row.match)

    with_services(database, work)


def test_it_is_not_removed_before_others_could_object(database: str) -> None:
    async def work(services: Services) -> None:
        live = await begun(services)
        await grow_old(services, live, 8)
        services.tables.live.clear()
        tidier(services)
        for _ in range(3):
            await services.tidier.look()
        assert await services.store.match(live.row.match) is not None

    with_services(database, work)


def test_by_hand(database: str) -> None:
    found: list[str] = []

    async def work(services: Services) -> None:
        for _ in range(2):
            live = await begun(services)
            await grow_old(services, live, 8)
            found.append(live.row.match)

    with_services(database, work)
    keep = tidy.wanted(database, 7, None, None)
    would = [one.match for one in tidy.would_go(database, keep)]
    assert set(found) <= set(would)
    assert "would be removed" in tidy.as_text(tidy.would_go(database, keep), dry=True)
    assert {one.match for one in tidy.remove(database, keep)} == set(would)
    assert tidy.would_go(database, keep) == []


def test_the_settings_count_and_without_any_everything_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Trouble, match="Everything is kept"):
        tidy.wanted(None, None, None, 0)
    monkeypatch.setenv("WATERSHED_KEEP_FINISHED", "30")
    assert tidy.wanted(None, None, None, 5) == Keep(finished=30, waiting=5)
    monkeypatch.setenv("WATERSHED_KEEP_FINISHED", "-1")
    with pytest.raises(Trouble, match="WATERSHED_KEEP_FINISHED can't be used"):
        tidy.wanted(None, None, None, None)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="There is no database"):
        tidy.remove(str(tmp_path / "none.db"), WEEK)
    assert not (tmp_path / "none.db").exists()


def test_for_machines(tmp_path: Path) -> None:
    one = Old("abcdefghjk", "flow", "over", 120, True, now())
    told = json.loads(tidy.as_json([one], dry=True))
    assert (told["removed"], told["matches"][0]["kind"], told["matches"][0]["moves"]) == (False, "finished", 120)

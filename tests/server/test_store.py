"""The database, SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select, text

from watershed.match import deal
from watershed.server import migrations, records, settings, sql_tables
from watershed.server.records import ChatRow, MatchRow, MoveRow, Progress, SeatRow
from watershed.server.store import Store
from watershed.server.write_batch import Conflict

NEWEST = max(file.name[1:5] for file in Path(migrations.__file__).parent.glob("versions/m*.py"))
START = Progress("playing", 0, 0, 1, [], None, None, 0, None)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def new_match(public: bool = True) -> MatchRow:
    seed, salt = 2**63 - 1, records.new_salt()
    secret = deal.plain_commitment(seed, salt)
    name = records.new_match_id()
    return MatchRow(
        name,
        "flow",
        "1",
        "book",
        "f00",
        {"first": 2},
        seed,
        salt,
        secret,
        public,
        records.now(),
        None,
        None,
        "playing",
        0,
        0,
        1,
        [],
        None,
        None,
        None,
        0,
        None,
        0,
    )


def seat_of(match: MatchRow, seat: int, token: str | None = None) -> SeatRow:
    kind = "person" if token else "open"
    return SeatRow(match.match, seat, kind, "Ann", "red", None, seat, records.token_hash(token) if token else None)


def move_of(match: MatchRow, sequence: int, message: str | None, words: str = "harvest") -> MoveRow:
    return MoveRow(match.match, sequence, 0, words, 0, message, "0123abcd", records.now())


def test_what_is_written_is_read(database: str) -> None:
    async def work(store: Store) -> None:
        match = new_match()
        await store.add_match(match, [seat_of(match, 0, "secret"), seat_of(match, 1)])
        ranking, at = [{"seat": 0, "place": 1, "points": 9}], records.now()
        await store.add_move(move_of(match, 1, "0:a"), Progress("over", 1, None, 0, ranking, [1.5, 2.0], at, 2, at), 0)
        found = await store.match(match.match)
        assert found is not None
        after = dataclasses.replace(match, status="over", moves=1, to_move=None, waiting=0, ranking=ranking, version=1)
        assert found == dataclasses.replace(after, left=[1.5, 2.0], since=at, running=2, due=at)
        assert found.ranking == [{"seat": 0, "place": 1, "points": 9}]
        assert [move.words for move in await store.moves(match.match)] == ["harvest"]
        assert (await store.held([records.token_hash("secret"), "other"]))[0].seat == 0
        assert [seat.kind for seat in (await store.seats([match.match]))[match.match]] == ["person", "open"]
        assert await store.match("nothing") is None

    with_store(database, work)


def test_a_number_and_a_message_are_written_once(database: str) -> None:
    async def work(store: Store) -> None:
        match = new_match()
        await store.add_match(match, [seat_of(match, 0)])
        await store.add_move(move_of(match, 1, "0:a"), START, 0)
        over = dataclasses.replace(START, status="over")
        for repeated, version in ((move_of(match, 1, "0:b"), 1), (move_of(match, 2, "0:a"), 1)):
            with pytest.raises(Conflict) as problem:
                await store.add_move(repeated, over, version)
            assert match.match not in str(problem.value), "what is in a row is in no log"
        with pytest.raises(Conflict):
            await store.add_move(move_of(match, 2, "0:c"), over, 0)  # somebody has changed the match since
        await store.add_move(move_of(match, 2, None), START, 1)
        await store.add_move(move_of(match, 3, None), START, 2)
        assert [move.sequence for move in await store.moves(match.match)] == [1, 2, 3]
        found = await store.match(match.match)
        assert found is not None
        assert found.status == "playing", "a refused move leaves no trace"

    with_store(database, work)


def test_a_long_chain_is_kept(database: str) -> None:
    async def work(store: Store) -> None:
        match, words = new_match(), "; ".join(["walk north-east"] * 40)
        await store.add_match(match, [seat_of(match, 0)])
        await store.add_move(move_of(match, 1, "0:a", words), START, 0)
        assert [move.words for move in await store.moves(match.match)] == [words]

    with_store(database, work)


def test_two_writers_one_wins(database: str) -> None:
    async def work(store: Store) -> None:
        match = new_match()
        await store.add_match(match, [seat_of(match, 0)])
        tried = [store.add_move(move_of(match, 1, f"0:{at}"), START, 0) for at in range(8)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(isinstance(outcome, Conflict) for outcome in done) == 7
        assert len(await store.moves(match.match)) == 1

    with_store(database, work)


def test_a_batch_with_one_conflict_writes_the_others(database: str) -> None:
    async def work(store: Store) -> None:
        matches = [new_match() for _ in range(4)]
        for match in matches:
            await store.add_match(match, [seat_of(match, 0)])
        versions = [0, 0, 3, 0]
        tried = [store.add_move(move_of(m, 1, "0:a"), START, v) for m, v in zip(matches, versions, strict=True)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in done] == [False, False, True, False]
        assert [len(await store.moves(match.match)) for match in matches] == [1, 1, 0, 1]

    with_store(database, work)


def test_what_is_due(database: str) -> None:
    async def work(store: Store) -> None:
        late, soon, over = new_match(), new_match(), new_match()
        at = records.now()
        for match, due, status in (
            (late, at - timedelta(minutes=1), "playing"),
            (soon, at + timedelta(minutes=1), "playing"),
            (over, at - timedelta(minutes=1), "over"),
        ):
            await store.add_match(dataclasses.replace(match, due=due, status=status), [seat_of(match, 0)])
        found = await store.due(at)
        assert late.match in found
        assert not {soon.match, over.match} & set(found)

    with_store(database, work)


def test_a_seat_is_taken_once(database: str) -> None:
    async def work(store: Store) -> None:
        match = new_match()
        empty = seat_of(match, 0)
        await store.add_match(match, [empty])
        taken = seat_of(match, 0, "ann" + match.match)
        await store.change_seat(empty, taken, START, 0)
        for version in (0, 1):
            with pytest.raises(Conflict):
                await store.change_seat(empty, seat_of(match, 0, "bob" + match.match), START, version)
        with pytest.raises(Conflict):
            await store.change_seat(taken, seat_of(match, 0, "bob" + match.match), START, 0)
        assert await store.held([records.token_hash("ann" + match.match)])

    with_store(database, work)


def test_lists_and_chat(database: str) -> None:
    async def work(store: Store) -> None:
        mine, hidden = new_match(), new_match(public=False)
        await store.add_match(mine, [seat_of(mine, 0)])
        await store.add_match(hidden, [seat_of(hidden, 0)])
        listed = [match.match for match in await store.public()]
        assert listed[0] == mine.match
        assert hidden.match not in listed
        for at in range(3):
            await store.add_chat(ChatRow(mine.match, 0, "Ann", f"line {at}", f"0:{at}", records.now()))
        with pytest.raises(Conflict):
            await store.add_chat(ChatRow(mine.match, 0, "Ann", "again", "0:1", records.now()))
        assert [line.text for line in await store.chat(mine.match)] == ["line 0", "line 1", "line 2"]

    with_store(database, work)


def test_a_read_sees_one_moment(database: str) -> None:
    """Others can write meanwhile, and what they write is read the next time."""

    async def work(store: Store) -> None:
        match = new_match()
        query = select(func.count()).select_from(sql_tables.matches).where(sql_tables.matches.c.match == match.match)

        def twice(connection: Connection) -> tuple[int, int]:
            before = connection.execute(query).scalar_one()
            with store.engine.begin() as other:
                other.execute(insert(sql_tables.matches), match.columns())
            return before, connection.execute(query).scalar_one()

        assert await store.read(twice) == (0, 0)
        assert await store.read(lambda connection: connection.execute(query).scalar_one()) == 1

    with_store(database, work)


def test_starting_again_changes_nothing(database: str) -> None:
    async def again(store: Store) -> None:
        await store.start()
        with store.engine.connect() as connection:
            found = connection.execute(text("select version_num from alembic_version"))
            assert found.scalar_one() == NEWEST

    with_store(database, again)


def test_addresses() -> None:
    assert settings.sqlalchemy_url("/tmp/a.db") == "sqlite:////tmp/a.db"
    assert settings.sqlalchemy_url("sqlite:///a.db") == "sqlite:///a.db"
    for start in ("postgres", "postgresql"):
        assert settings.sqlalchemy_url(f"{start}://u@h/d") == "postgresql+psycopg://u@h/d"

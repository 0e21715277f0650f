"""Nothing can be written for a while: nothing is lost or shown wrongly, people are told, and then every match goes on
by itself. The failures are real: a full disk, a server that may write no byte, a file that another program has locked,
a PostgreSQL that only reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest

from watershed.server import clocks
from watershed.server.errors import NotStored, Refuse
from watershed.server.limits import LONGEST_PAUSE, Pauses
from watershed.server.services import Services
from watershed.server.write_batch import Together

from ..processes import wait_for
from .disks import locking
from .playing import ConnectionClosed, Person, Served, deciding, served
from .tables import listen, new_table, with_services

CLOCK = {"by": "game", "bank": 300, "increment": 0, "then": "greedy"}
OUTAGE = 12  # seconds
Break = Callable[[Served], AbstractContextManager[None]]


@contextlib.contextmanager
def full_disk(server: Served) -> Iterator[None]:
    """Fills what is left of the disk that the database is on."""
    filler = Path(server.database).with_name("filler")
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def forbidden(server: Served) -> Iterator[None]:
    """The server may write no byte into any file."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))


@contextlib.contextmanager
def locked(server: Served) -> Iterator[None]:
    """Another program writes into the file and takes its time."""
    with locking(server.database):
        yield


@contextlib.contextmanager
def read_only(server: Served) -> Iterator[None]:
    """PostgreSQL reads and does not write."""
    with psycopg.connect(
        server.database, autocommit=True, options="-c default_transaction_read_only=off"
    ) as connection:
        connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        reload(connection, server.database, "on")
        try:
            yield
        finally:
            connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
            reload(connection, server.database, "off")


def reload(connection: psycopg.Connection[Any], database: str, expected: str) -> None:
    """Read the configuration again. PostgreSQL tells all sessions before it lets another one in, so when a new one has
    the setting, the server's have it too.
    """
    connection.execute("SELECT pg_reload_conf()")
    found = None
    while found != (expected,):
        with psycopg.connect(database) as fresh:
            found = fresh.execute("SHOW default_transaction_read_only").fetchone()


@pytest.fixture(params=[full_disk, forbidden, locked, read_only])
def outage(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Break]:
    """A database, and what stops it."""
    if request.param is read_only:
        return request.getfixturevalue("postgres"), read_only
    folder = request.getfixturevalue("small_disk").folder if request.param is full_disk else tmp_path
    return str(folder / "table.db"), request.param


def health(server: Served) -> int:
    return server.http.get("/healthz").status_code


def test_matches_outlive_a_time_without_writing(outage: tuple[str, Break]) -> None:
    database, stop = outage
    with served(database, WATERSHED_BOT_PACE="1") as server:
        bots = begin(server, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
        started = time.monotonic()
        ann, bob = begin(server, {"kind": "open"}, clock=CLOCK)
        (dot,) = bots
        dot.until(deciding)
        assert dot.play(dot.state["moves"][0]["words"])["ok"]
        dot.until(lambda state: not state["moves"])
        dot.close()  # nobody is there: the bots have to go on by themselves
        assert health(server) == 200
        mover = ann if ann.state["moves"] else bob
        seen, view = mover.state["seq"], mover.state["view"]
        with stop(server):
            began = time.monotonic()
            words = mover.state["moves"][0]["words"]
            answer = mover.play(words)
            assert (answer["code"], answer["say"]["id"]) == ("not-stored", "error-not-stored-move")
            assert "Your move couldn't be stored, so it wasn't played." in answer["sentence"]
            before = moves_of(server, dot.match)
            assert health(server) == 503
            with pytest.raises(AssertionError, match="not-stored"):
                server.post(f"/api/matches/{ann.match}/leave", {"token": ann.token})
            come_back(ann, bob)
            assert (mover.state["seq"], mover.state["view"]) == (seen, view), "nothing was played"
            assert moves_of(server, dot.match) <= before + 1, "one may have been under way"
            time.sleep(max(0.0, OUTAGE - (time.monotonic() - began)))
            assert health(server) == 503
        wait_for(lambda: health(server) == 200, "it never writes again")
        wait_for(
            lambda: server.get(f"/api/matches/{dot.match}")["to_move"] == 0, "the bots did not go on by themselves"
        )
        left = server.get(f"/api/matches/{ann.match}")["clock"]["left"][mover.state["seat"]]
        playable = time.monotonic() - started - OUTAGE
        assert left > 300 - playable - 3, "nobody could move, so nobody's time has run"
        come_back(ann, bob)
        assert mover.play(words)["ok"], "the same move can be played now"
        mover.until(lambda state: state["seq"] == seen + 1)


def moves_of(server: Served, match: str) -> int:
    """How many moves a match has. Those who ask while one waits in vain to be stored are told to look again."""
    while (answer := server.http.get(f"/api/matches/{match}")).status_code == 409:
        pass
    assert answer.status_code == 200, answer.text
    return int(answer.json()["moves"])


def begin(server: Served, *others: dict[str, str], **more: object) -> list[Person]:
    """Ann's table, with whoever joins it."""
    seats = [{"kind": "me", "name": "Ann"}, *others]
    first = server.post("/api/matches", {"game": "flow", "options": {"first": 1}, "seats": seats} | more)
    people = [Person(server, first["match"], first["token"])]
    for place in others:
        if place["kind"] == "open":
            joined = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
            people.append(Person(server, first["match"], joined["token"]))
    people[0].until(lambda state: state["summary"]["status"] == "playing")
    return people


def come_back(*people: Person) -> None:
    """As a browser does when the server hangs up."""
    for person in people:
        with contextlib.suppress(ConnectionClosed, OSError):
            person.close()
        person.hello()


def test_a_failure_of_one_match_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what can never work is given up."""

    async def work(services: Services) -> None:
        watch, live = services.watch, await new_table(services, "me", "bot")
        tried: list[str] = []

        async def broken(match: str) -> object:
            tried.append(match)
            raise ValueError("on purpose")

        with monkeypatch.context() as patch:
            patch.setattr(services.tables, "find", broken)
            await watch._look(live.row.match)
            assert live.row.match in services.play.pauses.waiting()
        services.play.pauses._tries[live.row.match] = 1, 0.0  # its pause is over
        await watch._look(live.row.match)
        assert (tried, watch._hopeless) == ([live.row.match], set())
        assert live.thinking is None or live.row.match not in services.play.pauses.waiting()

        async def gone(match: str) -> object:
            raise Refuse(410, "set-aside", "aside-game")

        monkeypatch.setattr(services.tables, "find", gone)
        await watch._look(live.row.match)
        assert watch._hopeless == {live.row.match}

    with_services(tmp_path, work)


def test_a_pause_grows_and_ends() -> None:
    at = [0.0]
    pauses = Pauses(lambda: at[0])
    lengths = []
    for _ in range(12):
        pauses.failed("m")
        began = at[0]
        while "m" in pauses.waiting():
            at[0] += 1
        lengths.append(at[0] - began)
    assert lengths[:5] == [1, 2, 4, 8, 16]
    assert lengths[-1] == LONGEST_PAUSE
    pauses.worked("m")
    pauses.failed("m")
    at[0] += 1
    assert not pauses.waiting()


def test_time_in_which_nothing_can_be_written_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=CLOCK | {"bank": 600})
        seat = live.match.to_move
        assert seat is not None
        ear = listen(live, seat)
        at, store = clocks.now(), services.store
        monkeypatch.setattr(clocks, "now", lambda: at)
        live.row = replace(live.row, since=at - timedelta(seconds=700))
        assert clocks.is_up(live.row, seat)

        async def fails() -> None:
            raise NotStored

        with monkeypatch.context() as patch:
            patch.setattr(store, "beat", fails)
            store.failing, store.written = True, at - timedelta(seconds=650)
            with pytest.raises(NotStored):
                await services.watch.look()
            assert not clocks.is_up(live.row, seat), "nobody could have moved"
        await services.watch.look()
        assert not store.failing
        assert clocks.left(live.row, clocks.now())[seat] == pytest.approx(550)
        assert '"presence"' in ear.texts[-1], "everybody is told how much time they have"

    monkeypatch.setattr(clocks, "downs", [])
    monkeypatch.setattr(clocks, "outage", None)
    with_services(tmp_path, work)


def test_a_row_that_is_broken_by_itself_fails_alone() -> None:
    async def run() -> None:
        stored: list[int] = []

        async def write(rows: Sequence[int]) -> None:
            if 2 in rows:
                raise ValueError("on purpose")
            stored.extend(rows)

        together = Together(write)
        done = await asyncio.gather(*(together.add(row) for row in range(4)), return_exceptions=True)
        assert [type(outcome) for outcome in done] == [type(None), type(None), ValueError, type(None)]
        assert stored == [0, 1, 3]

    asyncio.run(run())


@contextlib.contextmanager
def unreachable(database: str) -> Iterator[None]:
    """PostgreSQL lets nobody in, and everybody who is in is thrown out."""
    door = Path(database.partition("host=")[2]) / ".s.PGSQL.5432"
    with psycopg.connect(database, autocommit=True) as connection:
        door.rename(door.with_name("away"))
        try:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(f"{others} AND backend_type = 'client backend'")
            yield
        finally:
            door.with_name("away").rename(door)


def test_metrics_are_there_while_the_database_is_away(postgres: str) -> None:
    """With the reports that were counted last."""
    with served(postgres) as server:
        before = reported(server)
        with unreachable(postgres):
            wait_for(lambda: server.http.get("/api/matches").status_code == 503, "the database is still there")
            assert reported(server) == before
        wait_for(lambda: health(server) == 200, "it doesn't go on")


def reported(server: Served) -> str:
    answer = server.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    return next(line for line in answer.text.splitlines() if line.startswith("watershed_reports_open"))

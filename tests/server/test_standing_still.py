"""Time in which a server stood still, as while a laptop sleeps, is nobody's; and it is given back once."""

from __future__ import annotations

import signal
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from watershed.server import clocks
from watershed.server.clocks import Down
from watershed.server.records import now
from watershed.server.services import Services
from watershed.server.sql_tables import downs, pulse
from watershed.server.store import Store

from ..processes import wait_for
from .playing import Served, served
from .tables import listen, new_table, with_services
from .test_clocks import MINUTES, clock_of, pass_time

STOPPED = 6.0  # seconds, more than a server may be late


@pytest.fixture(autouse=True)
def _own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "downs", [])
    monkeypatch.setattr(clocks, "outage", None)
    monkeypatch.setattr(clocks, "heart", None)


def ago(seconds: float) -> datetime:
    return now() - timedelta(seconds=seconds)


def is_stopped(server: Served) -> bool:
    stat = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8")
    return stat.rpartition(")")[2].split()[0] == "T"


def test_servers_that_were_stopped_give_the_time_back_once(tmp_path: Path) -> None:
    with served(tmp_path / "table.db") as one, served(tmp_path / "table.db") as other:
        seats = [{"kind": "me"}, {"kind": "me"}]
        match = one.post("/api/matches", {"game": "flow", "seats": seats, "clock": MINUTES})["match"]

        def left(server: Served) -> float:
            clock = server.get(f"/api/matches/{match}")["clock"]
            return float(clock["left"][clock["running"][0]])

        began, before = time.monotonic(), left(one)
        for server in (one, other):
            server.process.send_signal(signal.SIGSTOP)
        wait_for(lambda: is_stopped(one) and is_stopped(other), "they do not stop")
        stopped = time.monotonic()
        time.sleep(STOPPED)
        stood_still = time.monotonic() - stopped
        went_on = now()
        for server in (one, other):
            server.process.send_signal(signal.SIGCONT)
        for _ in range(2):
            for server in (one, other):
                spent, passed = before - left(server), time.monotonic() - began
                assert spent <= passed - stood_still + 0.1, "they had that time back"
            wait_for(lambda: recorded(tmp_path / "table.db", went_on) > 0, "nobody notices")
        time.sleep(1.5)  # the other has noticed too by then, or does in a moment
        assert recorded(tmp_path / "table.db", went_on) == 1, "it is given back once"


def recorded(database: Path, since: datetime) -> int:
    """How often servers have recorded since then that they stood still."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT start FROM downs").fetchall()
    return sum(datetime.fromisoformat(start).replace(tzinfo=UTC) >= since for (start,) in found)


async def gaps_of(store: Store) -> int:
    return len(await store.rows(dict, select(downs)))


def test_the_first_server_to_wake_up_records_it_and_the_second_reads_it(database: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        seat, store, other = live.match.to_move, services.store, Store(database)
        assert seat is not None
        await other.start()
        with store.engine.begin() as connection:
            connection.execute(delete(downs))
        await store.beat()
        with store.engine.begin() as connection:
            connection.execute(update(pulse).values(seen=ago(43)))
        pass_time(live, 50)
        clocks.heart = ago(40)
        assert clock_of(live).left[seat] == pytest.approx(590, abs=15), "at once, before anything is written"
        await store.beat()
        assert await gaps_of(store) == 1
        assert clock_of(live).left[seat] == pytest.approx(590, abs=15)
        clocks.downs, clocks.heart = [], ago(39.5)  # the other server wakes up a moment later
        await other.beat()
        assert await gaps_of(store) == 1
        assert clock_of(live).left[seat] == pytest.approx(590, abs=15)
        await other.close()

    with_services(database, work)


def test_a_server_that_slept_while_another_was_up_gives_nothing_back(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        seat = live.match.to_move
        assert seat is not None
        await services.store.beat()
        with services.store.engine.begin() as connection:
            connection.execute(update(pulse).values(seen=ago(9)))
        pass_time(live, 50)
        clocks.heart = ago(40)
        await services.store.beat()
        assert await gaps_of(services.store) == 0
        assert clock_of(live).left[seat] == pytest.approx(550, abs=15)

    with_services(tmp_path, work)


def test_everybody_hears_how_much_time_they_have_when_a_server_wakes_up(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        ear = listen(live, 0)
        await services.store.beat()
        clocks.heart = ago(40)
        with services.store.engine.begin() as connection:
            connection.execute(update(pulse).values(seen=ago(43)))
        assert clocks.tick()
        await services.watch._wake_up()
        assert '"presence"' in ear.texts[-1]
        assert not clocks.tick(), "once"

    with_services(tmp_path, work)


def test_what_two_reasons_say_of_the_same_moment_counts_once() -> None:
    at = now()
    moments = [at - timedelta(seconds=seconds) for seconds in range(101)]
    clocks.downs.extend(
        [Down(moments[60], moments[40]), Down(moments[50], moments[30]), Down(moments[58], moments[55])]
    )
    assert clocks.lost(moments[100], at) == timedelta(seconds=30)
    assert clocks.lost(moments[45], at) == timedelta(seconds=15)
    clocks.outage = moments[35]
    assert clocks.lost(moments[100], at) == timedelta(seconds=60)
    clocks.heart = moments[20]
    assert clocks.lost(moments[100], at) == timedelta(seconds=60)


def test_what_was_lost_is_not_forgotten_by_the_next_start(tmp_path: Path) -> None:
    lost = Down(ago(500), ago(400))

    async def before(services: Services) -> None:
        await services.store.beat()
        with services.store.engine.begin() as connection:
            connection.execute(downs.insert().values(lost._asdict()))

    async def after(services: Services) -> None:
        await services.watch._recall()
        assert lost in clocks.downs

    with_services(tmp_path, before)
    clocks.downs.clear()
    with_services(tmp_path, after)

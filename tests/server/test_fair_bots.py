"""Nobody's bots, hints or analyses make those of others wait, and bots that nobody watches rest."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from watershed.server import analysing, bot_pool, room
from watershed.server import http_schemas as b
from watershed.server.app import create_app
from watershed.server.asking import asked
from watershed.server.errors import Refuse
from watershed.server.fair_queue import FairQueue, Owner, household
from watershed.server.records import now
from watershed.server.room import Client, LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Settings

from .tables import Listener, new_table, play_move, token_of, with_services

MANY = 18


def come(live: LiveMatch, address: str, seat: int | None = 1) -> Client:
    """Somebody opens a match."""
    client = Client(seat, Listener().send, Listener().drop, address=address)
    live.clients.add(client)
    return client


def note_choices(services: Services) -> list[str]:
    """The matches whose bots have chosen, in the order of their answers."""
    order: list[str] = []
    choose: Callable[..., Any] = services.workers.choose

    def noting(bot: str, about: Any, *more: Any) -> Any:
        job = choose(bot, about, *more)
        job.answer.add_done_callback(lambda _: order.append(about.match))
        return job

    services.workers.choose = noting  # type: ignore[method-assign]
    return order


async def until(ready: Callable[[], object]) -> None:
    while not ready():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("address", ["203.0.113.7", None])
def test_one_address_does_not_starve_the_bots_of_another(tmp_path: Path, address: str | None) -> None:
    """Many matches of one address, or many that nobody watches, are before mine in the queue."""

    async def work(services: Services) -> None:
        order = note_choices(services)
        for _ in range(MANY):
            live = await new_table(services, "bot", "me")
            if address:
                come(live, address)
            services.play.wake(live)
        mine = await new_table(services, "bot", "me")
        come(mine, "198.51.100.2")
        answered = len(order)
        services.play.wake(mine)
        await until(lambda: mine.seq)
        assert order.index(mine.row.match) - answered <= 2
        await until(lambda: len(set(order)) == MANY + 1)

    with_services(tmp_path, work)


def test_addresses_take_turns_and_so_do_the_matches_of_each() -> None:
    async def work() -> None:
        queue, order, start = FairQueue(), list[str](), asyncio.Event()

        async def think(match: str, *addresses: str, watched: bool = True) -> None:
            async with queue.turn(lambda: Owner(match, frozenset(addresses), watched)):
                await start.wait()
                order.append(match)

        wanted = [think("a1", "a"), think("a1", "a"), think("a2", "a"), think("nobody's", "c", watched=False)]
        wanted += [think("b1", "b"), think("b1", "b"), think("shared", "a", "d")]
        tasks = [asyncio.create_task(one) for one in wanted]
        await asyncio.sleep(0)
        start.set()
        await asyncio.gather(*tasks)
        assert order[:4] == ["a1", "b1", "shared", "nobody's"], "the fourth turn is everybody's"
        assert order[4:] == ["a2", "b1", "a1"]

    asyncio.run(work())


def test_a_turn_that_is_no_longer_wanted_goes_to_the_next() -> None:
    async def work() -> None:
        queue, order = FairQueue(), list[int]()

        async def think(number: int) -> None:
            async with queue.turn(lambda: Owner(f"m{number}")):
                order.append(number)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(think(number)) for number in range(4)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # while it has its turn
        tasks[2].cancel()  # while it waits
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [0, 1, 3]

    asyncio.run(work())


def test_one_that_gives_up_at_that_moment_harms_nobody() -> None:
    """Somebody is done in the same round of the loop in which the next in the queue is cancelled."""

    async def work() -> None:
        queue, done = FairQueue(), asyncio.Event()

        async def think(match: str) -> str:
            async with queue.turn(lambda: Owner(match)):
                await done.wait()
                return match

        first, second, third = (asyncio.create_task(think(match)) for match in ("m1", "m2", "m3"))
        await asyncio.sleep(0)
        done.set()
        second.cancel()
        assert await first == "m1"
        assert await third == "m3"
        assert second.cancelled()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("203.0.113.7", "203.0.113.8", False),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("testclient", "testclient", True),
    ],
)
def test_a_household_has_many_addresses(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_bots_that_nobody_watches_rest_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot")
        await services.tables.leave(live, b.Leave(token=token_of(live, 0), bot="random"))
        services.play.wake(live)
        assert live.thinking is None, "nobody has ever looked"
        await services.play.look_after(live)
        assert await services.store.due(now() + timedelta(minutes=1)) == [], "nor does the watch look every moment"
        spectator = come(live, "198.51.100.2", None)
        services.play.wake(live)
        await until(lambda: live.seq >= 2)
        live.clients.discard(spectator)
        seen = live.seq
        await until(lambda: live.seq > seen)  # for a while they play on
        monkeypatch.setattr(room, "LOOKED_WITHIN", 0)
        await until(lambda: live.thinking is None)
        assert not live.over
        rested = live.seq
        come(live, "198.51.100.2", None)
        services.play.wake(live)
        await until(lambda: live.seq > rested)

    with_services(tmp_path, work)


def test_a_bot_answers_a_player_who_has_gone_to_bed(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot")
        while live.match.to_move == 0:
            await services.play.move(live, 0, play_move(live, live.match.moves()[0].words, f"m{live.seq}"))
        await until(lambda: live.match.to_move == 0)

    with_services(tmp_path, work)


def test_a_socket_says_where_it_comes_from(tmp_path: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "table.db"), warm_up=False))
    with TestClient(app) as client:
        body = {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}]}
        seated = client.post("/api/matches", json=body).json()
        with client.websocket_connect(f"/api/live/{seated['match']}") as socket:
            socket.send_json({"type": "hello", "token": seated["token"]})
            socket.receive_json()
            (found,) = app.state.services.tables.live[seated["match"]].clients
            assert found.address == "testclient"


def test_hints_come_after_moves_and_each_address_has_its_share(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot")
        table, hint = asked(live, 0), services.workers.hint
        greedy = [hint(600.0, table, "203.0.113.7") for _ in range(bot_pool.HINTS_EACH)]
        with pytest.raises(Refuse, match="This address has asked for many hints"):
            hint(600.0, table, "203.0.113.7")
        mine = hint(600.0, table, "198.51.100.2")
        for job in (greedy[0], mine):
            job.stop()
        assert await mine.answer
        assert [job.answer.done() for job in greedy] == [True] + [False] * (bot_pool.HINTS_EACH - 1)
        await services.workers.choose("citizen", table).answer
        (choosing,) = services.workers.processes()
        (hinting,) = services.workers._hint.worker.processes()
        if hasattr(os, "getpriority"):
            own = os.getpriority(os.PRIO_PROCESS, choosing)
            assert os.getpriority(os.PRIO_PROCESS, hinting) == max(10, own)
        for job in greedy:
            job.stop()
        await asyncio.gather(*(job.answer for job in greedy))
        await asyncio.sleep(0)
        assert services.workers._hinting == Counter(), "all of them may ask again"

    with_services(tmp_path, work)


def test_analyses_of_one_address_wait_for_those_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "WAITING_EACH", 2)
    judged: list[tuple[str, asyncio.Future[Any]]] = []

    async def work(services: Services) -> None:
        def judge(_simulations: int, _number: int, about: Any, _action: int) -> Any:
            judged.append((about.match, asyncio.get_running_loop().create_future()))
            return SimpleNamespace(answer=judged[-1][1], compiling=None)

        monkeypatch.setattr(services.workers, "judge", judge)
        games = [await finished(services) for _ in range(4)]
        for live in games[:2]:
            await services.analyst.begin(live, "203.0.113.7")
        with pytest.raises(Refuse, match="Several games of this address"):
            await services.analyst.begin(games[2], "203.0.113.7")
        await services.analyst.begin(games[3], "198.51.100.2")
        await until(lambda: judged)
        judged[0][1].set_exception(RuntimeError("no worker"))
        await until(lambda: len(judged) == 2)
        assert [match for match, _ in judged] == [games[0].row.match, games[3].row.match]
        await services.analyst.begin(games[2], "203.0.113.7")
        services.analyst.close()

    with_services(tmp_path, work)


async def finished(services: Services) -> LiveMatch:
    """A match of one move, as if it were over."""
    live = await new_table(services, "me", "me")
    await services.play.move(live, 0, play_move(live, live.match.moves()[0].words, "m"))
    live.row = replace(live.row, status="over")
    return live

"""Bots think in separate processes. One that dies is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import pytest

from watershed.server import bot_worker
from watershed.server import socket_schemas as m
from watershed.server.asking import asked
from watershed.server.bot_pool import bot_seed
from watershed.server.bot_process import Worker
from watershed.server.errors import Refuse
from watershed.server.services import Services

from .tables import listen, new_table, play_move, with_services


def test_a_bots_luck_is_its_own() -> None:
    seeds = {bot_seed(seed, seat, move) for seed in (1, 2) for seat in range(3) for move in range(20)}
    assert len(seeds) == 120
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot", "bot")
        killed = 0
        while live.seq < 12:
            if live.match.to_move == 0 and live.thinking is None:
                move = live.match.moves()[0].words
                await services.play.move(live, 0, play_move(live, move, f"m{live.seq}"))
                for worker in services.workers.processes() if killed < 2 else ():
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            await asyncio.sleep(0.005)
        assert killed == 2

    with_services(tmp_path, work)


def test_a_search_plays_keeps_its_thoughts_and_says_that_it_thinks(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "statesman"}]
        live = await new_table(services, "me", "me", seats=seats)
        ear = listen(live, 0)
        while live.seq < 12:
            if live.match.to_move == 0 and live.thinking is None:
                await services.play.move(live, 0, play_move(live, live.match.moves()[0].words, f"m{live.seq}"))
            await asyncio.sleep(0.005)
        kinds = {json.loads(text)["type"] for text in ear.texts}
        assert kinds <= {"state", "thinking"}
        assert 1 in live.movers

    with_services(tmp_path, work)


def test_a_hint_is_three_good_moves(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot", "bot")
        said = m.Hint(type="hint", id="h", seen=live.seq)
        hinted = await services.play.hint(live, 0, said)
        assert 1 <= len(hinted.moves) <= 3
        assert {move.words for move in hinted.moves} <= {move.words for move in live.match.moves()}
        assert all(1 <= move.place <= 3 and 0 <= move.win <= 1 and move.simulations for move in hinted.moves)
        assert [move.simulations for move in hinted.moves] == sorted(
            (g.simulations for g in hinted.moves), reverse=True
        )
        asking = [asyncio.create_task(services.play.hint(live, 0, said)) for _ in range(3)]
        done = await asyncio.gather(*asking, return_exceptions=True)
        assert sum(isinstance(answer, Refuse) for answer in done) == 2, "one hint at a time"
        with pytest.raises(Refuse, match="who has to decide"):
            await services.play.hint(live, 1, said)
        with pytest.raises(Refuse, match="Look again"):
            await services.play.hint(live, 0, m.Hint(type="hint", id="h", seen=live.seq + 1))
        others = await new_table(services, "me", "other")
        with pytest.raises(Refuse, match="everyone else is a bot"):
            await services.play.hint(others, 0, m.Hint(type="hint", id="h", seen=0))

    with_services(tmp_path, work)


def test_thinking_can_be_stopped(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot")
        await services.workers.hint(0.1, asked(live, 0)).answer  # the compiler has been here
        job = services.workers.hint(600.0, asked(live, 0))
        await asyncio.sleep(0.2)
        assert not job.answer.done()
        job.stop()
        assert await job.answer

    with_services(tmp_path, work)


def test_a_bot_that_does_not_search_waits_for_none_that_does(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot")
        choose, table = services.workers.choose, asked(live, 0)
        await choose("citizen", table).answer  # its process is there
        search = choose("sage", table)
        for _ in range(3):
            assert await choose("citizen", table).answer in live.match.legal()
        assert not search.answer.done(), "it has still to start its process, and maybe to compile"
        search.stop()
        assert await search.answer in live.match.legal()

    with_services(tmp_path, work)


def test_a_bots_thoughts_follow_the_moves_and_forget_what_was_taken_back() -> None:
    desk, told = bot_worker.Desk(None, None), bot_worker.Asked("m", "flow", "book", 0, b"", (), 1)
    first, since = desk.bot("sage", told)
    assert since is None
    again, since = desk.bot("sage", told._replace(played=(3, 1, 4)))
    assert (again, since) == (first, (3, 1, 4))
    again, since = desk.bot("sage", told._replace(played=(3, 1, 4, 1, 5)))
    assert (again, since) == (first, (1, 5))
    other, since = desk.bot("sage", told._replace(played=(3, 1, 4, 1, 9)))
    assert (other is first, since) == (False, None)
    assert desk.bot("citizen", told)[0] is not desk.bot("citizen", told)[0]
    for number in range(bot_worker.KEPT):
        desk.bot("sage", told._replace(match=f"other {number}"))
    assert len(desk.seated) == bot_worker.KEPT
    assert desk.bot("sage", told._replace(played=(3, 1, 4, 1, 9, 2)))[1] is None


def test_thinking_blocks_nobody(tmp_path: Path) -> None:
    """While a worker starts and bots think, the event loop is never blocked."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot", "bot")
        await services.play.move(live, 0, play_move(live, live.match.moves()[0].words, "m"))
        rounds = 0
        while live.match.to_move != 0:
            await asyncio.sleep(0.001)
            rounds += 1
        assert rounds > 20

    with_services(tmp_path, work)


def test_a_server_that_ends_while_a_bot_thinks_has_nothing_to_report(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot")
        job = services.workers.choose("citizen", asked(live, 0))
        while not services.workers.processes():
            await asyncio.sleep(0.01)
        services.workers.close()
        await asyncio.wait([job.answer])
        assert job.answer.cancelled(), "an error that nobody waits for would be logged with a traceback"

    with_services(tmp_path, work)


def test_a_job_that_nobody_wants_any_more_takes_no_other_with_it() -> None:
    """When a process dies, Python 3.11 tells all that wait for it, and stops at one that was cancelled."""

    async def run() -> None:
        worker = Worker()
        jobs = [asyncio.create_task(worker.run(1, time.sleep)) for _ in range(5)]  # two are handed on, and three wait
        while not worker.processes():
            await asyncio.sleep(0.01)
        jobs[3].cancel()
        await asyncio.sleep(0.1)
        os.kill(worker.processes()[0], signal.SIGKILL)
        await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 60)
        worker.close()

    asyncio.run(run())

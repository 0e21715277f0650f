"""Bots think in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from watershed.server.bots import bot_seed
from watershed.server.services import Services

from .tables import new_table, play_move, with_services


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


def test_thinking_blocks_nobody(tmp_path: Path) -> None:
    """While a worker starts and bots think, the loop goes round and round."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot", "bot")
        await services.play.move(live, 0, play_move(live, live.match.moves()[0].words, "m"))
        rounds = 0
        while live.match.to_move != 0:
            await asyncio.sleep(0.001)
            rounds += 1
        assert rounds > 20

    with_services(tmp_path, work)

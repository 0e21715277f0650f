"""Floods have a process of their own, and something to flood with."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from types import SimpleNamespace

import pytest

from watershed.server.log_worker import examined

from ..processes import PATIENCE, children_of
from .asking import some_log
from .fakes import site
from .flooder import flood


def test_a_flood_comes_from_a_process_of_its_own_and_ends_with_it() -> None:
    async def work() -> tuple[int, Counter[str]]:
        came = asyncio.Event()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            came.set()
            await reader.read()
            writer.close()

        listening = await asyncio.start_server(hear, "127.0.0.1", 0)
        fakes = site()
        fakes.servers = [SimpleNamespace(port=listening.sockets[0].getsockname()[1])]
        fakes.matches, fakes.ended, fakes.searched, fakes.flooded = ["m"], [], [], {"slow requests": Counter[str]()}
        async with flood("slow requests")(fakes, random.Random(1)):
            await asyncio.wait_for(came.wait(), PATIENCE)
            before = len(children_of(os.getpid()))
        listening.close()
        return before - len(children_of(os.getpid())), fakes.flooded["slow requests"]

    ended, heard = asyncio.run(work())
    assert ended == 1
    assert heard["connected"] > 0


@pytest.mark.parametrize(("seed", "verdict"), [(1, "how"), (0, "why")])
def test_floods_have_logs_that_can_be_opened_and_broken_ones(seed: int, verdict: str) -> None:
    assert verdict in examined(some_log(random.Random(seed)))

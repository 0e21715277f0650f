"""A finished game is analysed in the background, once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from watershed.server import analysing
from watershed.server.errors import Refuse
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .tables import new_table, play_move, with_services


async def finished(services: Services) -> LiveMatch:
    live, luck = await new_table(services, "me", "me"), random.Random(2)
    with pytest.raises(Refuse, match="over"):
        await services.analyst.begin(live)
    while (seat := live.match.to_move) is not None:
        await services.play.move(live, seat, play_move(live, luck.choice(live.match.moves()).words, f"m{live.seq}"))
    return live


async def until(services: Services, live: LiveMatch, status: str) -> None:
    while (await services.analyst.told(live)).status != status:
        await asyncio.sleep(0.02)


def test_a_finished_game_is_analysed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "SIMULATIONS", 24)

    async def work(services: Services) -> None:
        live = await finished(services)
        moves = len(live.match.played)
        assert (await services.analyst.told(live)).status == "none"
        begun = await asyncio.gather(*(services.analyst.begin(live) for _ in range(3)))
        assert len(services.analyst._under_way) == 1
        assert all(one.status in ("waiting", "running") for one in begun)
        assert {(one.done, one.total) for one in begun} == {(0, moves)}
        assert (await services.analyst.begin(live)).status in ("waiting", "running")
        await until(services, live, "running")
        await until(services, live, "done")
        found = await services.analyst.told(live)
        assert (found.done, len(found.chances)) == (moves, moves)
        assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in found.chances)
        assert [swing.lost for swing in found.swings] == sorted((swing.lost for swing in found.swings), reverse=True)
        for swing in found.swings:
            assert swing.seat == live.movers[swing.move - 1]
            assert swing.played != swing.better
        assert await services.analyst.begin(live) == found, "what is done is kept"
        assert await services.store.analysis(live.row.match) == found.model_dump()

    with_services(tmp_path, work)


def test_an_analysis_that_fails_says_so_and_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        live = await finished(services)

        def broken(*_: object) -> None:
            raise RuntimeError("no worker")

        with monkeypatch.context() as patched:
            patched.setattr(services.workers, "judge", broken)
            await services.analyst.begin(live)
            await until(services, live, "failed")
        assert (await services.analyst.begin(live)).status == "waiting"
        services.analyst.close()

    with_services(tmp_path, work)


def test_there_is_an_end_to_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "WAITING", 0)

    async def work(services: Services) -> None:
        live = await finished(services)
        with pytest.raises(Refuse, match="waiting"):
            await services.analyst.begin(live)

    with_services(tmp_path, work)

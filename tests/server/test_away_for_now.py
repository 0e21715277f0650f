"""What is done once, at the start or after a long search, waits for a database that is away for now."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from watershed.server import analysing, clocks, patience
from watershed.server.errors import NotStored
from watershed.server.services import Services

from .tables import new_table, play_move, with_services


def flaky(method: Callable[..., Awaitable[Any]], times: int) -> Callable[..., Awaitable[Any]]:
    """A method that fails that many times, as if the database were away."""
    left = [times]

    async def once(*args: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise NotStored
        return await method(*args)

    return once


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "AGAIN", 0.01)


def test_matches_of_an_older_version_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        looked: list[str] = []

        async def unseen() -> list[str]:
            return ["one"]

        async def load(match: str) -> None:
            looked.append(match)

        monkeypatch.setattr(services.tables.upgrades, "_unseen", flaky(unseen, 2))
        monkeypatch.setattr(services.tables.upgrades, "load", load)
        await services.tables.upgrades.run()
        assert looked == ["one"]

    with_services(tmp_path, work)


def test_the_time_when_nobody_could_play_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        remembered: list[Any] = []
        monkeypatch.setattr(clocks, "remember", lambda *said: remembered.append(said))
        monkeypatch.setattr(services.store, "downs", flaky(services.store.downs, 2))
        await services.watch._recall()
        assert len(remembered) == 1

    with_services(tmp_path, work)


def test_an_analysis_is_stored_when_it_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "SIMULATIONS", 1)

    async def work(services: Services) -> None:
        live, luck = await new_table(services, "me", "me"), random.Random(2)
        while (seat := live.match.to_move) is not None:
            move = luck.choice(live.match.moves()).words
            await services.play.move(live, seat, play_move(live, move, f"m{live.seq}"))
        monkeypatch.setattr(services.store, "add_analysis", flaky(services.store.add_analysis, 2))
        await services.analyst.begin(live)
        while (told := await services.analyst.told(live)).status in ("waiting", "running"):
            await asyncio.sleep(0.02)
        assert told.status == "done"

    with_services(tmp_path, work)

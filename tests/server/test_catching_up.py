"""A server looks now and then whether others have written something that it wasn't told."""

from __future__ import annotations

from pathlib import Path

import pytest

from watershed.server.services import Services
from watershed.server.settings import Settings
from watershed.server.store import Store

from .tables import new_table, play_move, with_services


def test_only_matches_that_have_changed_are_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With thousands of open matches, reading them all would hold up the moves of all."""
    read: list[str] = []
    whole = Store.whole

    async def counted(store: Store, match: str, after: int = 0) -> object:
        read.append(match)
        return await whole(store, match, after)

    async def work(here: Services) -> None:
        lives = [await new_table(here, "me", "me", "me") for _ in range(5)]
        there = Services.of(Settings(database=str(tmp_path / "table.db"), bot_pace=0))
        await there.store.start()
        moved, gone = lives[1], lives[3]
        try:
            other = await there.tables.find(moved.row.match)
            await there.play.move(other, 0, play_move(other, "harvest", "1"))
        finally:
            there.workers.close()
            await there.store.close()
        here.tables.forget(gone)
        monkeypatch.setattr(Store, "whole", counted)
        await here.tables.catch_up_with(lives)
        assert read == [moved.row.match]
        assert moved.match.length == 1
        await here.tables.catch_up_with(lives)
        assert read == [moved.row.match]

    with_services(tmp_path, work)


def test_many_matches_are_asked_about_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("watershed.server.store.ASKED_AT_ONCE", 2)

    async def work(here: Services) -> None:
        lives = [await new_table(here, "me", "me", "me") for _ in range(5)]
        names = [live.row.match for live in lives]
        found = await here.store.versions([*names, "0000000000"])
        assert found == {live.row.match: (live.row.version, live.row.rematch) for live in lives}

    with_services(tmp_path, work)

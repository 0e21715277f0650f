"""A finished game is analysed in the background, once."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from watershed.bots.analysis import Verdict
from watershed.bots.searcher import Judged
from watershed.kit.messages import Message
from watershed.match import Decision, Match
from watershed.server import analysing
from watershed.server.bot_worker import Asked
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


def test_the_game_is_gone_through_once_and_never_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    walks, messages, worse = list[threading.Thread](), list[threading.Thread](), list[int]()
    decisions, message_on = Match.decisions, Match.message_on

    def walk(self: Match) -> Iterator[Decision]:
        for decided in decisions(self):
            walks.append(threading.current_thread())
            yield decided

    def say(self: Match, *args: Any) -> Message:
        messages.append(threading.current_thread())
        return message_on(self, *args)

    def judge(_simulations: int, number: int, asked: Asked, action: int) -> Any:
        """Every fifth move was a bad one, each worse than the last."""
        legal = Match.on_table(live.match.game, live.match.edition, asked.table).legal(asked.seat)
        better = next((other for other in legal if other != action), action) if number % 5 == 0 else action
        played = Judged(action, 1000, 2.0, 0.7 - number / 1000, 0.7)
        best = played if better == action else Judged(better, 1000, 1.5, 0.9, 0.9)
        worse[:0] = [] if better == action else [number]
        answer: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        answer.set_result(Verdict(number, asked.seat, played, best, (0.5, 0.5)))
        return SimpleNamespace(answer=answer, compiling=None)

    async def work(services: Services) -> None:
        nonlocal live
        live = await finished(services)
        monkeypatch.setattr(services.workers, "judge", judge)
        monkeypatch.setattr(Match, "decisions", walk)
        monkeypatch.setattr(Match, "message_on", say)
        await services.analyst.begin(live)
        await until(services, live, "done")
        found = await services.analyst.told(live)
        assert len(worse) > analysing.SHOWN
        assert [swing.move for swing in found.swings] == worse[: analysing.SHOWN]
        assert len(walks) == found.done == len(live.match.actions)
        assert len(messages) == 2 * len(worse)
        assert threading.main_thread() not in {*walks, *messages}

    live: LiveMatch
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

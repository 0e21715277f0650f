"""The search of every game is compiled in the background. Whoever needs one meanwhile is told how far it is."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from watershed.server import asking, bot_worker, warmup
from watershed.server.bot_process import Compiling, Worker
from watershed.server.services import Services
from watershed.server.warmup import Warmup

from ..processes import children_of, is_alive, wait_for
from .playing import deciding, served, two_people
from .tables import listen, new_table, with_services


class Slow(Worker):
    """Compiles until it is told to be done."""

    def __init__(self) -> None:
        self.games, self.done, self.fails, self.closed = list[str](), asyncio.Event(), False, False

    async def run(self, job: int, work: Callable[..., Any], *args: Any) -> Any:
        assert work is bot_worker.prepare
        self.games.append(args[0])
        await self.done.wait()
        self.done.clear()
        if self.fails:
            raise RuntimeError("the compiler fails")

    def compiling(self) -> Compiling | None:
        return Compiling(30, 120, 90)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    worker = Slow()
    monkeypatch.setattr(warmup, "Worker", lambda: worker)
    return worker


@pytest.mark.parametrize("fails", [False, True])
def test_a_search_waits_only_for_its_own_game(slow: Slow, fails: bool) -> None:
    """Also if compiling fails: then it is tried again where it is needed."""
    slow.fails = fails

    async def work() -> None:
        warming = Warmup()
        running = asyncio.create_task(warming.run(["one", "two", "three"]))
        await asyncio.sleep(0)
        assert (warming.progress("one"), warming.progress("two")) == (Compiling(30, 120, 90), None)
        first = asyncio.create_task(warming.wait_for("one"))
        await warming.wait_for("two")  # still in the queue: the one who needs it compiles it
        await warming.wait_for("unknown")
        assert not first.done()
        slow.done.set()
        await first
        while slow.games != ["one", "three"]:
            await asyncio.sleep(0)
        assert warming.progress("one") is None
        slow.done.set()
        await running
        await warming.wait_for("three")

    asyncio.run(work())
    assert (slow.games, slow.closed) == (["one", "three"], True)


def test_people_are_told_how_far_it_is(tmp_path: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "A_WHILE", 0.01)

    async def work(services: Services) -> None:
        running = asyncio.create_task(services.workers.warmup.run(["flow"]))
        await asyncio.sleep(0)
        live = await new_table(services, "me", "me", seats=[{"kind": "me"}, {"kind": "bot", "bot": "statesman"}])
        ear = listen(live, 0)
        job = services.workers.hint(0.1, asking.asked(live, 0))
        telling = asyncio.create_task(asking.tell_while_thinking(live, 0, job))
        while not ear.texts:
            await asyncio.sleep(0.01)
        assert json.loads(ear.texts[0])["compiled"] == {"done": 30, "total": 120, "left": 90}
        assert not job.answer.done()
        job.stop()
        job.answer.cancel()
        telling.cancel()
        running.cancel()

    with_services(tmp_path, work)


def test_the_time_that_is_left_follows_from_the_time_it_took() -> None:
    worker = Worker()
    assert worker.compiling() is None
    worker._compiled[:] = 5, 100, 4
    assert worker.compiling() == Compiling(5, 100, None)
    worker._compiled[:] = 25, 100, 20
    assert worker.compiling() == Compiling(25, 100, 60)


def test_a_server_warms_up_and_plays_meanwhile(tmp_path: Path) -> None:
    """The compiler's process has the lowest priority, and ends with the server."""
    with served(tmp_path / "table.db", WATERSHED_WARM_UP="1", WATERSHED_CACHE=str(tmp_path / "cache")) as server:
        wait_for(lambda: 19 in map(niceness, children_of(server.process.pid)), "nothing is compiled")
        ann, _ = two_people(server, options={"first": 1})
        ann.until(deciding)
        assert ann.play(ann.state["moves"][0]["words"])["ok"]
        children = children_of(server.process.pid)
        assert server.end(signal.SIGINT) == 0
        wait_for(lambda: not any(map(is_alive, children)), "a worker is still there")


def niceness(pid: int) -> int | None:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[16])
    except OSError:
        return None

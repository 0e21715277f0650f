"""The analysis of a finished game: computed in the background, one decision at a time, and stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import structlog

from watershed.bots.analysis import Verdict
from watershed.kit.messages import as_json
from watershed.match import Decision, Match

from . import http_schemas as b
from .asking import asked_about, compiled_said
from .bot_pool import Job, Workers
from .endings import check_over
from .errors import Refuse
from .fair_queue import FairQueue, Owner, household
from .patience import until_it_works
from .replaying import set_aside
from .room import LiveMatch
from .store import Store

SIMULATIONS = 1000  # for the search of one decision
LATER = 60  # seconds after which there may be room in the queue
WAITING, WAITING_EACH = 20, 3  # games that may wait for their turn, in all and from one address
SHOWN = 12  # swings
log = structlog.get_logger()


@dataclass(eq=False)
class Progress:
    """What is known of a game so far. The match itself is over, so threads may read it."""

    match: Match
    total: int  # decisions
    status: str = "waiting"
    chances: list[list[float]] = field(default_factory=list)
    swings: list[tuple[float, b.Json]] = field(default_factory=list)  # the greatest losses first

    def add(self, verdict: Verdict, decided: Decision) -> None:
        """Note a verdict. Its sentences are made here, once: the game needn't be gone through again for them."""
        self.chances.append([round(chance, 3) for chance in verdict.chances])
        if verdict.swing and (len(self.swings) < SHOWN or verdict.loss > self.swings[-1][0]):
            found = [*self.swings, (verdict.loss, _swing(self.match, verdict, decided))]
            self.swings = sorted(found, key=lambda swing: -swing[0])[:SHOWN]

    def told(self, compiled: b.Compiled | None = None) -> b.Analysis:
        chances = self.chances.copy()
        return b.Analysis.model_validate(
            {
                "status": self.status,
                "done": len(chances),
                "total": self.total,
                "chances": chances,
                "swings": [swing for _, swing in self.swings],
                "compiled": compiled,
            }
        )


class Analyst:
    """Analyses one game after the other; addresses take turns. Finished analyses are in the database, the current one
    in memory.
    """

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._under_way: dict[str, tuple[Progress, asyncio.Task[None]]] = {}
        self._turns = FairQueue()
        self._waiting: Counter[str] = Counter()  # games by address
        self._job: Job[Verdict] | None = None  # the one decision that is being searched

    async def told(self, live: LiveMatch) -> b.Analysis:
        """The analysis so far."""
        check_over(live)
        if live.row.match in self._under_way:
            found = self._under_way[live.row.match][0]
            return found.told(compiled_said(self._job) if self._job and found.status == "running" else None)
        kept = await self._store.analysis(live.row.match)
        return b.Analysis(**readable(kept)) if kept else _begun(live, "none").told()

    async def begin(self, live: LiveMatch, address: str = "") -> b.Analysis:
        """Put a game in the queue, unless it has been analysed."""
        check_over(live)
        if live.row.aside:
            raise set_aside(live.row)
        match = live.row.match
        if match not in self._under_way or self._under_way[match][0].status == "failed":
            self._under_way.pop(match, None)
            found = await self.told(live)
            if found.status != "none":
                return found
            return self._queue(live, household(address)).told()
        return self._under_way[match][0].told()

    def _queue(self, live: LiveMatch, address: str) -> Progress:
        if live.row.match in self._under_way:
            return self._under_way[live.row.match][0]
        if self._waiting[address] >= WAITING_EACH:
            raise Refuse(429, "too-many", "error-too-many-analyses-address").after(LATER)
        if self._waiting.total() >= WAITING:
            raise Refuse(429, "too-many", "error-too-many-analyses").after(LATER)
        self._waiting[address] += 1
        waiting = _begun(live, "waiting")
        task = asyncio.create_task(self._run(live, address, waiting))
        task.add_done_callback(lambda _: self._waited(address))
        self._under_way[live.row.match] = waiting, task
        return waiting

    def _waited(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    async def _run(self, live: LiveMatch, address: str, found: Progress) -> None:
        match, owner = live.row.match, Owner(live.row.match, frozenset({address}))
        try:
            async with self._turns.turn(lambda: owner):
                found.status = "running"
                await self._judge(live, found)
            done = found.told().model_dump() | {"status": "done"}
            await until_it_works(lambda: self._store.add_analysis(match, done))
            del self._under_way[match]
        except Exception:
            log.exception("analysis failed", match=match)
            found.status = "failed"

    async def _judge(self, live: LiveMatch, found: Progress) -> None:
        """Go through a game once, in threads: one step may take a while, and people play meanwhile."""
        played, decisions = found.match.actions, found.match.decisions()
        while decided := await asyncio.to_thread(next, decisions, None):
            asked = asked_about(live, decided, played[: len(found.chances)])
            self._job = self._workers.judge(SIMULATIONS, len(found.chances) + 1, asked, decided.action)
            await asyncio.to_thread(found.add, await self._job.answer, decided)

    def close(self) -> None:
        for _, task in self._under_way.values():
            task.cancel()


def readable(kept: b.Json) -> b.Json:
    """An analysis as it was stored. Older ones have sentences instead of messages."""
    swings = [swing | {key: _message(swing[key]) for key in ("played", "better")} for swing in kept["swings"]]
    return kept | {"swings": swings}


def _message(kept: b.Json | str) -> b.Json:
    return {"id": "sentence", "args": {"text": kept}} if isinstance(kept, str) else kept


def _begun(live: LiveMatch, status: str) -> Progress:
    return Progress(live.match, len(live.match.actions), status)


def _swing(match: Match, verdict: Verdict, decided: Decision) -> b.Json:
    return {
        "move": decided.line,
        "seat": verdict.seat,
        "played": _said(match, decided, verdict.played.action),
        "better": _said(match, decided, verdict.best.action),
        "lost": round(verdict.loss, 3),
        "error": round(verdict.error, 3),
        "place": round(verdict.played.expected_place, 2),
        "better_place": round(verdict.best.expected_place, 2),
    }


def _said(match: Match, decided: Decision, action: int) -> b.Json:
    found: b.Json = as_json(match.message_on(decided.table, decided.seat, action))
    return found

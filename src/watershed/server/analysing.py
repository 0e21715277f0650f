"""The analysis of a finished game: computed in the background, one decision at a time, and stored."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Sequence

import structlog

from watershed.bots.analysis import Verdict
from watershed.kit.messages import as_json
from watershed.match import Decision

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


class Analyst:
    """Analyses one game after the other; addresses take turns. Finished analyses are in the database, the current one
    in memory.
    """

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._under_way: dict[str, tuple[b.Analysis, asyncio.Task[None]]] = {}
        self._turns = FairQueue()
        self._waiting: Counter[str] = Counter()  # games by address
        self._job: Job[Verdict] | None = None  # the one decision that is being searched

    async def told(self, live: LiveMatch) -> b.Analysis:
        """The analysis so far."""
        check_over(live)
        if live.row.match in self._under_way:
            found = self._under_way[live.row.match][0]
            compiled = compiled_said(self._job) if self._job and found.status == "running" else None
            return found.model_copy(update={"compiled": compiled})
        kept = await self._store.analysis(live.row.match)
        return b.Analysis(**readable(kept)) if kept else _told(live, "none", [])

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
            return self._queue(live, household(address))
        return self._under_way[match][0]

    def _queue(self, live: LiveMatch, address: str) -> b.Analysis:
        if live.row.match in self._under_way:
            return self._under_way[live.row.match][0]
        if self._waiting[address] >= WAITING_EACH:
            raise Refuse(429, "too-many", "error-too-many-analyses-address").after(LATER)
        if self._waiting.total() >= WAITING:
            raise Refuse(429, "too-many", "error-too-many-analyses").after(LATER)
        self._waiting[address] += 1
        waiting, task = _told(live, "waiting", []), asyncio.create_task(self._run(live, address))
        task.add_done_callback(lambda _: self._waited(address))
        self._under_way[live.row.match] = waiting, task
        return waiting

    def _waited(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    async def _run(self, live: LiveMatch, address: str) -> None:
        match, verdicts = live.row.match, list[Verdict]()
        owner = Owner(match, frozenset({address}))
        try:
            async with self._turns.turn(lambda: owner):
                self._say(live, "running", verdicts)
                for number in range(len(live.match.actions)):
                    self._job = self._workers.judge(SIMULATIONS, number + 1, *asked_about(live, number))
                    verdicts.append(await self._job.answer)
                    self._say(live, "running", verdicts)
            done = _told(live, "done", verdicts).model_dump()
            await until_it_works(lambda: self._store.add_analysis(match, done))
            del self._under_way[match]
        except Exception:
            log.exception("analysis failed", match=match)
            self._say(live, "failed", verdicts)

    def _say(self, live: LiveMatch, status: str, verdicts: Sequence[Verdict]) -> None:
        self._under_way[live.row.match] = _told(live, status, verdicts), self._under_way[live.row.match][1]

    def close(self) -> None:
        for _, task in self._under_way.values():
            task.cancel()


def readable(kept: b.Json) -> b.Json:
    """An analysis as it was stored. Older ones have sentences instead of messages."""
    swings = [swing | {key: _message(swing[key]) for key in ("played", "better")} for swing in kept["swings"]]
    return kept | {"swings": swings}


def _message(kept: b.Json | str) -> b.Json:
    return {"id": "sentence", "args": {"text": kept}} if isinstance(kept, str) else kept


def _told(live: LiveMatch, status: str, verdicts: Sequence[Verdict]) -> b.Analysis:
    worst = sorted((verdict for verdict in verdicts if verdict.swing), key=lambda verdict: -verdict.loss)
    return b.Analysis.model_validate(
        {
            "status": status,
            "done": len(verdicts),
            "total": len(live.match.actions),
            "chances": [[round(chance, 3) for chance in verdict.chances] for verdict in verdicts],
            "swings": [_swing(live, verdict) for verdict in worst[:SHOWN]],
        }
    )


def _swing(live: LiveMatch, verdict: Verdict) -> dict[str, object]:
    decided = next(itertools.islice(live.match.decisions(), verdict.number - 1, None))
    return {
        "move": decided.line,
        "seat": verdict.seat,
        "played": _said(live, decided, verdict.played.action),
        "better": _said(live, decided, verdict.best.action),
        "lost": round(verdict.loss, 3),
        "error": round(verdict.error, 3),
        "place": round(verdict.played.expected_place, 2),
        "better_place": round(verdict.best.expected_place, 2),
    }


def _said(live: LiveMatch, decided: Decision, action: int) -> b.Json:
    found: b.Json = as_json(live.match.message_on(decided.table, decided.seat, action))
    return found

"""Other servers on the same database: what they say about matches that are open here too."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any

import structlog

from . import socket_schemas as m
from .errors import NotStored, Refuse
from .lobby import Tables
from .match_service import Play
from .pubsub import EVERYWHERE, Word
from .room import HEARD_OF, Ask, LiveMatch
from .serialize import presence, tell
from .standing_in import StandingIn

log = structlog.get_logger()


class Neighbours:
    """Handles what comes over the wire. Now and then it says who is here, and checks whether a message was lost."""

    def __init__(self, tables: Tables, play: Play, standing: StandingIn) -> None:
        self.tables, self.play, self.standing, self.wire = tables, play, standing, tables.wire
        self._busy: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        if not self.wire.alone:
            await asyncio.gather(self.wire.run(self.hear, self.back), self._now_and_then())

    async def back(self) -> None:
        """Read everything again: nothing was heard for a while."""
        open_here = list(self.tables.live.values())
        for live in open_here:
            self.wire.tell(live.row.match, "who")
        self._soon(self.tables.catch_up_with(open_here))

    async def _now_and_then(self) -> None:
        while True:
            await asyncio.sleep(HEARD_OF / 3)
            watched = [live for live in self.tables.live.values() if live.clients]
            if watched:
                here = {live.row.match: sorted(live.here_now()) for live in watched}
                self.wire.tell(EVERYWHERE, "all-here", seats=here)
            for live in list(self.tables.live.values()):
                self._say_open(live)
            self._soon(self.tables.catch_up_with(watched))

    def _answer_who(self, live: LiveMatch) -> None:
        if live.clients:
            self.wire.tell(live.row.match, "here", seats=sorted(live.here_now()))
        self._say_open(live)

    def _say_open(self, live: LiveMatch) -> None:
        """Repeat questions that are still open and are decided here."""
        if live.ask and live.ask.answer:
            self.wire.tell(live.row.match, "asked", seq=live.ask.seq, seat=live.ask.seat)
        self.standing.tell(live)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without holding up the wire."""
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        if task.cancelled() or not (problem := task.exception()):
            return
        if not isinstance(problem, NotStored):  # the database is away: the rows are looked at again now and then
            log.error("word from another server not taken", problem=repr(problem))

    async def hear(self, word: Word) -> None:
        if word.kind == "signed-out":
            self.tables.turn_out(word.data["devices"])
            return
        if word.kind == "all-here":
            for match, seats in word.data["seats"].items():
                if live := self.tables.live.get(match):
                    self._hear_of(live, word.server, seats)
            return
        live = self.tables.live.get(word.match)
        if live is None:
            return
        match word.kind:
            case "changed":
                self._soon(self.tables.catch_up(live))
            case "who":
                self._answer_who(live)
            case "here":
                self._hear_of(live, word.server, word.data["seats"])
            case "chat":
                tell(live, m.Said(**word.data))
            case "proposed" | "agreed" | "resolved":
                self._soon(self.standing.heard(live, word.kind, word.data))
            case "asked":
                self._soon(self._asked(live, word.data))
            case "consent":
                self._soon(self._consent(live, word.data))
            case "declined" if live.ask and live.ask.seq == word.data["undo"]:
                live.settle(live.ask, "declined", None, word.data.get("who"))

    def _hear_of(self, live: LiveMatch, server: str, seats: list[int]) -> None:
        """Note who is connected to another server."""
        before = live.here()
        live.elsewhere[server] = (set(seats), monotonic())
        if live.here() != before:
            presence(live)
            if live.proposal:
                self._soon(self.standing.settle(live))

    async def _asked(self, live: LiveMatch, data: dict[str, Any]) -> None:
        """Show a question that another server will decide."""
        await self.tables.catch_up(live)
        if live.ask is None and data["seq"] == live.seq:
            live.ask = Ask(data["seq"], data["seat"], "", set(), None)
            self.play.show_ask(live)

    async def _consent(self, live: LiveMatch, data: dict[str, Any]) -> None:
        """An answer that was given on another server."""
        said = m.Consent(type="consent", id="elsewhere", undo=data["undo"], yes=data["yes"])
        try:
            if live.ask and live.ask.answer:
                await self.play.consent(live, data["seat"], said)
        except Refuse as problem:
            log.info("consent came too late", match=live.row.match, code=problem.code)

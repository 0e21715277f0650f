"""A bot plays on for somebody who has gone away from a match without a clock, if the others agree."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from time import monotonic
from typing import Any, Literal

import structlog
from fastapi import APIRouter

from . import absent, checks, serialize
from . import http_schemas as b
from . import socket_schemas as m
from .absences import Absences
from .errors import NotStored, Refuse
from .lobby import Tables
from .match_service import Play
from .room import LiveMatch, Proposal
from .seating import USUAL_BOT
from .settings import Settings
from .store import Store

LASTS = 600.0  # seconds for which a proposal can be answered
NUMBERS = 1_000_000
log = structlog.get_logger()


class StandingIn:
    """Proposals, and the answers to them. The server at which somebody proposed it decides, as for an undo."""

    def __init__(self, store: Store, tables: Tables, play: Play, settings: Settings) -> None:
        self.tables, self.play, self._every = tables, play, settings.away_every
        self.absences = Absences(store, tables, settings.away_noticed)
        absent.be_patient(settings.away_ask, settings.away_alone, settings.away_slow)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except NotStored:
                continue
            except Exception:
                log.exception("absences not looked at")

    async def look(self) -> None:
        """One round."""
        await self.absences.look()
        for live in [live for live in self.tables.live.values() if live.proposal]:
            await self.settle(live)

    # proposing

    async def propose(self, live: LiveMatch, seat: int, _said: m.Propose, key: str | None = None) -> None:
        """Propose that bots play on for all who are away and waited for."""
        async with live.held():
            checks.key(live, seat, key)
            checks.playing(live)
            if live.row.clock:
                raise Refuse(409, "has-clock")
            if live.proposal:
                raise Refuse(409, "already-asked", "error-stand-in-asked")
            seats = absent.due(live, absent.missing(live), alone=not absent.others_here(live, seat))
            if not seats:
                raise Refuse(409, "not-away")
            own = live.seats[seat]
            self._show(live, Proposal(secrets.randbelow(NUMBERS), seat, seats, {own.screen: own.name}, decides=True))
            self.tell(live)
        await self.settle(live)

    def tell(self, live: LiveMatch) -> None:
        """Tell the other servers about a proposal that is decided here."""
        if (asked := live.proposal) and asked.decides:
            self.tables.wire.tell(
                live.row.match, "proposed", proposal=asked.number, seat=asked.seat, away=list(asked.seats)
            )

    def _show(self, live: LiveMatch, asked: Proposal) -> None:
        live.proposal = asked
        serialize.tell(live, serialize.proposed(live, asked))

    async def agree(self, live: LiveMatch, seat: int, said: m.Agree, key: str | None = None) -> None:
        """Answer a proposal."""
        async with live.held():
            checks.key(live, seat, key)
            asked, who = live.proposal, live.seats[seat]
            if asked is None or asked.number != said.proposal:
                raise Refuse(409, "lapsed")
            if who.screen == live.seats[asked.seat].screen:
                raise Refuse(403, "not-yours")
            if not asked.decides:
                self.tables.wire.tell(live.row.match, "agreed", proposal=asked.number, seat=seat, yes=said.yes)
            elif said.yes:
                asked.yes[who.screen] = who.name
            else:
                self._end(live, "declined", [who.name])
        await self.settle(live)

    # deciding

    async def settle(self, live: LiveMatch) -> None:
        """End a proposal that has lapsed, and carry it out if everybody who is here agrees."""
        with contextlib.suppress(Refuse):  # the match was forgotten, and the proposal with it
            async with live.held():
                if (asked := live.proposal) and asked.decides:
                    await self._decide(live, asked)
                elif asked and monotonic() - asked.made > LASTS:
                    live.proposal = None
        self.play.wake(live)

    async def _decide(self, live: LiveMatch, asked: Proposal) -> None:
        back = [live.seats[seat].name for seat in asked.seats if seat in live.here()]
        asked.seats = [seat for seat in asked.seats if seat in absent.missing(live)]
        if not asked.seats or monotonic() - asked.made > LASTS:
            self._end(live, "back" if back else "lapsed", back)
        elif seats := self._agreed(live, asked):
            await self._carry_out(live, await self.absences.still(live, seats), list(asked.yes.values()))

    def _agreed(self, live: LiveMatch, asked: Proposal) -> list[int]:
        """For whom everybody who is here lets a bot play on."""
        if absent.others_here(live, asked.seat).keys() - asked.yes.keys():
            return []
        return absent.due(live, asked.seats, alone=len(asked.yes) == 1)

    async def _carry_out(self, live: LiveMatch, seats: Sequence[int], by: list[str]) -> None:
        for seat in seats:
            await self.tables.stand_in(live, seat, USUAL_BOT, by)
            live.away.pop(seat, None)
        if seats:
            self._end(live, "granted", by)
            log.info("bots stand in", match=live.row.match, seats=list(seats))

    def _end(self, live: LiveMatch, how: Literal["granted", "declined", "lapsed", "back"], who: Sequence[str]) -> None:
        asked, live.proposal = live.proposal, None
        if asked:
            said = m.Resolved(proposal=asked.number, seat=asked.seat, how=how, who=list(who))
            self.tables.wire.tell(live.row.match, "resolved", **said.model_dump(exclude={"type"}))
            serialize.tell(live, said)

    # coming back

    async def came_back(self, live: LiveMatch, seat: int) -> None:
        """Somebody said hello: nothing is decided about their seat any more."""
        await self.absences.back(live, seat)
        if live.proposal and seat in live.proposal.seats:
            await self.settle(live)

    # other servers

    async def heard(self, live: LiveMatch, kind: str, data: dict[str, Any]) -> None:
        """What another server says about a proposal."""
        asked = live.proposal
        if kind == "proposed" and asked is None:
            who = live.seats[data["seat"]]
            found = Proposal(data["proposal"], who.seat, data["away"], {who.screen: who.name}, decides=False)
            self._show(live, found)
        elif kind == "agreed" and asked and asked.decides:
            said = m.Agree(type="agree", id="elsewhere", proposal=data["proposal"], yes=data["yes"])
            with contextlib.suppress(Refuse):  # it came too late
                await self.agree(live, data["seat"], said)
        elif kind == "resolved" and asked and asked.number == data["proposal"]:
            live.proposal = None
            serialize.tell(live, m.Resolved(**data))


def routes(standing: StandingIn, slowly: Any) -> APIRouter:
    router = APIRouter(tags=["seats"], dependencies=[slowly])

    @router.post("/api/matches/{match}/take-back")
    async def take_back(match: str, asked: b.TakeBack) -> b.Seated:
        live = await standing.tables.knows(await standing.tables.find(match), asked.token)
        seated = await standing.tables.take_back(live, asked.token, asked.seat)
        standing.play.wake(live)
        return seated

    return router

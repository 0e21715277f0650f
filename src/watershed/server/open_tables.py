"""Open tables: matches whose free seats are listed for strangers. docs/protocol.md says which are.

Who is at a table is known to the server that they are connected to. So each server writes down now and then which
tables are attended, and every server of the database lists the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import structlog
from fastapi import APIRouter
from sqlalchemy import Connection, and_, bindparam, not_, or_, select, update

from . import http_schemas as b
from . import serialize, shelf, sql_tables
from .lobby import Tables
from .records import MatchRow, SeatRow, now
from .room import LiveMatch
from .seating import is_free
from .store import ASIDE, MATCHES, Store, match_row

LISTED = 60
LIVE_WITHIN = timedelta(minutes=10)  # since somebody was at the table, where people play at the same time
SLOW_WITHIN = timedelta(days=7)  # likewise, in slow play
SLOW = 3600  # seconds for each turn, from which on it is slow play
BEAT = 30.0  # seconds
THERE = timedelta(seconds=2.5 * BEAT)
TABLE, SEATS = sql_tables.matches.c, sql_tables.seats.c
ATTEND = (
    update(sql_tables.matches)
    .where(TABLE.match == bindparam("of"))
    .values(attended=bindparam("at", type_=TABLE.attended.type))
)
IS_SLOW = and_(TABLE.clock["by"].as_string() == "turn", TABLE.clock["bank"].as_integer() >= SLOW)
PACES = {
    "free": TABLE.clock.is_(None),
    "clock": and_(TABLE.clock.is_not(None), not_(IS_SLOW)),
    "days": and_(TABLE.clock.is_not(None), IS_SLOW),
}
FREE = or_(
    and_(SEATS.kind == "open", SEATS.reserved.is_(None)),
    and_(SEATS.kind == "bot", SEATS.after_name.is_not(None), SEATS.after_why != "away"),
)
log = structlog.get_logger()


def _some_seat(how: Any) -> Any:
    return select(SEATS.match).where(SEATS.match == TABLE.match, how).exists()


class OpenTables:
    """The list, and the note of who is there."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store, self._tables = store, tables

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.attend()
            except Exception as problem:  # the next beat tries again
                log.warning("attendance not noted", problem=repr(problem))

    async def attend(self) -> None:
        """Write down at which listed tables somebody is; always in one order, so that servers never deadlock."""
        at = now()
        rows = [{"of": match, "at": at} for match, live in sorted(self._tables.live.items()) if _is_attended(live)]

        def work(connection: Connection) -> None:
            connection.execute(ATTEND, rows)

        if rows:
            await self._store.write(work)

    async def found(
        self, game: str | None = None, pace: b.Pace | None = None, language: b.Language | None = None
    ) -> list[b.OpenTable]:
        """The newest first."""
        if game is not None:
            shelf.found(game)
        at = now()
        rows = await self._store.rows(match_row, _query(at, game, pace, language))
        seats = await self._store.seats(row.match for row in rows)
        return [
            self._said(row, seats[row.match], at) for row in rows if row.match in seats
        ]  # it may be removed meanwhile

    def _said(self, row: MatchRow, seats: Sequence[SeatRow], at: datetime) -> b.OpenTable:
        here = self._tables.here(row.match)
        return b.OpenTable(
            **serialize.summary_parts(row, seats, here),
            pace=pace_of(row),
            attended=bool(here) or (row.attended is not None and at - row.attended <= THERE),
            free=[seat.seat for seat in seats if is_free(seat)],
        )


def pace_of(row: MatchRow) -> b.Pace:
    if row.clock is None:
        return "free"
    return "days" if row.clock["by"] == "turn" and row.clock["bank"] >= SLOW else "clock"


def _is_attended(live: LiveMatch) -> bool:
    return live.row.listed and not live.over and bool(live.here_now()) and any(map(is_free, live.seats))


def _query(at: datetime, game: str | None, pace: b.Pace | None, language: b.Language | None) -> Any:
    recent = or_(TABLE.attended >= at - LIVE_WITHIN, and_(PACES["days"], TABLE.attended >= at - SLOW_WITHIN))
    query = MATCHES.where(
        TABLE.listed,
        TABLE.attended >= at - SLOW_WITHIN,
        TABLE.status.in_(("waiting", "playing")),
        ASIDE.match.is_(None),
        recent,
        _some_seat(FREE),
        _some_seat(SEATS.kind == "person"),
    )
    if game:
        query = query.where(TABLE.game == game)
    if pace:
        query = query.where(PACES[pace])
    if language:
        query = query.where(TABLE.language == language)
    return query.order_by(TABLE.created.desc(), TABLE.match).limit(LISTED)


def routes(tables: OpenTables, in_turn: Any) -> APIRouter:
    router = APIRouter(tags=["matches"])

    @router.get("/api/matches/open", dependencies=[in_turn])
    async def open_tables(
        game: str | None = None, pace: b.Pace | None = None, language: b.Language | None = None
    ) -> list[b.OpenTable]:
        return await tables.found(game, pace, language)

    return router

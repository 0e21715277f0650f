"""Chat that somebody reports, and what the host of a server does about it.

`watershed reports` writes to the database, and leaves a line in `host_acts`. Every server looks there now and then, so
that people at a table that is open see it too.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from datetime import datetime

import structlog
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from . import checks, serialize, sql_tables
from . import socket_schemas as m
from .errors import NotStored, Refuse
from .limits import Buckets
from .lobby import Tables
from .records import SeatRow, now
from .room import LiveMatch
from .seating import free_name
from .settings import Rate
from .store import Store, rows_of
from .write_batch import Conflict

EVERY = 3.0  # seconds between looks for what the host has done
OFTEN = Rate(6, 6 / 600)  # reports of one seat
LISTED = 500
A_NAME = 0  # in place of a line: the name is reported
REPORTS, ACTS, CHAT = sql_tables.reports, sql_tables.host_acts, sql_tables.chat
SEATS, MATCHES, QUIETED = sql_tables.seats, sql_tables.matches, sql_tables.quieted
log = structlog.get_logger()


class NotThere(Exception):
    """What the host named isn't there, in one sentence."""


@dataclass(frozen=True)
class ReportRow:
    number: int
    match: str
    line: int  # A_NAME where the name is reported
    seat: int  # who said it
    name: str
    text: str  # as it was
    by_seat: int
    reason: str
    note: str
    at: datetime
    state: str  # "open", or what the host did


@dataclass(frozen=True)
class ActRow:
    number: int
    match: str
    line: int  # A_NAME where it is about a seat


class Reports:
    """Takes reports, and shows what the host does about them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store, self._tables = store, tables
        self._seats = Buckets(OFTEN)
        self._last = 0

    async def report(self, live: LiveMatch, seat: int, said: m.Report, key: str | None = None) -> None:
        """Store a report, with a copy of what it is about. The same one twice is one."""
        async with live.held():
            checks.key(live, seat, key)
            who, text = await self._about(live, said)
        if who.screen == live.seats[seat].screen:
            raise Refuse(403, "own-line")
        if not self._seats.take(f"{live.row.match}:{seat}"):
            raise Refuse(429, "too-fast", "error-too-many-reports")
        row = {"match": live.row.match, "line": said.line or A_NAME, "seat": who.seat, "name": who.name, "text": text}
        more = {"by_seat": seat, "reason": said.reason, "note": said.note or "", "at": now(), "state": "open"}

        def work(connection: Connection) -> None:
            connection.execute(insert(REPORTS), row | more)

        with contextlib.suppress(Conflict):
            await self._store.write(work)

    async def _about(self, live: LiveMatch, said: m.Report) -> tuple[SeatRow, str]:
        if said.seat >= len(live.seats) or (said.line is None and live.seats[said.seat].kind == "open"):
            raise Refuse(404, "no-such-line")
        who = live.seats[said.seat]  # who has said it may have left
        if said.line is None:
            return who, ""
        line = await self._store.line(live.row.match, said.line)
        if line is None or line.seat != said.seat or line.hidden:
            raise Refuse(404, "no-such-line")
        return SeatRow(**vars(who) | {"name": line.name}), line.text

    async def count(self) -> int:
        """How many wait for the host."""
        query = select(func.count()).select_from(REPORTS).where(REPORTS.c.state == "open")
        found: int | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        return found or 0

    async def run(self) -> None:
        with contextlib.suppress(Exception):
            self._last = await self._newest()
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except NotStored:
                continue
            except Exception:
                log.exception("acts of the host not looked at")

    async def _newest(self) -> int:
        query = select(func.max(ACTS.c.number))
        return await self._store.read(lambda connection: connection.execute(query).scalar()) or 0

    async def look(self) -> None:
        """Show people what the host has done since the last look."""
        query = select(ACTS).where(ACTS.c.number > self._last).order_by(ACTS.c.number).limit(LISTED)
        for act in await self._store.rows(ActRow, query):
            self._last = act.number
            live = self._tables.live.get(act.match)
            if live is None:
                continue
            if act.line == A_NAME:
                await self._tables.catch_up(live)
            elif line := await self._store.line(act.match, act.line):
                serialize.tell(live, serialize.chat(line))


# what the host does, each in one transaction


def listed(connection: Connection, everything: bool) -> list[ReportRow]:
    """The reports, the newest first."""
    query = select(REPORTS).order_by(REPORTS.c.number.desc()).limit(LISTED)
    return rows_of(connection, ReportRow, query if everything else query.where(REPORTS.c.state == "open"))


def hide(connection: Connection, line: int) -> None:
    """Hide a line from everybody."""
    match = connection.execute(select(CHAT.c.match).where(CHAT.c.line == line)).scalar()
    if match is None:
        raise NotThere(f"There is no line {line}.")
    connection.execute(update(CHAT).where(CHAT.c.line == line).values(hidden=True))
    _done(connection, "hidden", match, line, REPORTS.c.line == line)


def quiet(connection: Connection, match: str, seat: int) -> None:
    """Let a player say nothing more in a match, also when they have left and come back."""
    who = _seat(connection, match, seat)
    connection.execute(insert(QUIETED), {"match": match, "seat": seat, "person": who.person})
    _done(connection, "quiet", match, A_NAME, REPORTS.c.seat == seat)


def allow(connection: Connection, match: str, seat: int) -> None:
    """Let who sits or sat at a seat chat again."""
    here = select(SEATS.c.person).where(SEATS.c.match == match, SEATS.c.seat == seat).scalar_subquery()
    meant = or_(QUIETED.c.seat == seat, QUIETED.c.person == here)
    if not connection.execute(delete(QUIETED).where(QUIETED.c.match == match, meant)).rowcount:
        raise NotThere(f"Nobody is quiet at seat {seat + 1} of match {match}.")


def rename(connection: Connection, match: str, seat: int) -> str:
    """Call a player by their colour, also in what they have said."""
    before = _seat(connection, match, seat)
    taken = select(SEATS.c.name).where(SEATS.c.match == match, SEATS.c.seat != seat)
    name = free_name(before.colour.title(), set(connection.execute(taken).scalars()))
    _change(connection, match, seat, name=name)
    lines = (CHAT.c.match == match, CHAT.c.seat == seat, CHAT.c.name == before.name)
    connection.execute(update(CHAT).where(*lines).values(name=name))
    hooks = sql_tables.webhooks
    connection.execute(update(hooks).where(hooks.c.match == match, hooks.c.by == before.name).values(by=name))
    _done(connection, "renamed", match, A_NAME, REPORTS.c.seat == seat, REPORTS.c.line == A_NAME)
    return name


def dismiss(connection: Connection, number: int) -> None:
    """Do nothing about a report."""
    done = update(REPORTS).where(REPORTS.c.number == number).values(state="dismissed")
    if not connection.execute(done).rowcount:
        raise NotThere(f"There is no report {number}.")


def _seat(connection: Connection, match: str, seat: int) -> SeatRow:
    found = rows_of(connection, SeatRow, select(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat))
    if not found or found[0].kind != "person":
        raise NotThere(f"Nobody sits at seat {seat + 1} of match {match}.")
    return found[0]


def _change(connection: Connection, match: str, seat: int, **values: object) -> None:
    """Change a seat. The new version makes servers that have the match in memory read it again."""
    connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(**values))
    connection.execute(update(MATCHES).where(MATCHES.c.match == match).values(version=MATCHES.c.version + 1))


def _done(connection: Connection, state: str, match: str, line: int, *which: object) -> None:
    """Close the reports that this answers, and tell the servers."""
    mine = [REPORTS.c.match == match, REPORTS.c.state == "open", *which]
    connection.execute(update(REPORTS).where(*mine).values(state=state))  # type: ignore[arg-type]
    connection.execute(insert(ACTS), {"match": match, "line": line})

"""Since when people are away, in the database: so every server of it knows, and a restart doesn't forget.

Only a server at which somebody is connected can say that they are back. So if the servers can't hear each other, nobody
who plays on another one is away for longer than the other takes to look.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert, select

from . import absent, serialize, sql_tables
from .errors import NotStored
from .lobby import Tables
from .records import now
from .room import LiveMatch
from .store import Store, rows_of
from .write_batch import Conflict

TABLE = sql_tables.absences
Known = dict[str, dict[int, datetime]]


@dataclass(frozen=True)
class AbsenceRow:
    match: str
    seat: int
    since: datetime


class Absences:
    """Looks now and then who has come and gone. A reload of the page is no absence: it takes a while to be one."""

    def __init__(self, store: Store, tables: Tables, noticed: float) -> None:
        self._store, self._tables, self._noticed = store, tables, timedelta(seconds=noticed)
        self._missing: dict[tuple[str, int], datetime] = {}  # not here, but not for long enough yet

    async def look(self) -> None:
        """One round over the matches in memory."""
        lives = [live for live in self._tables.live.values() if absent.can_be_replaced(live)]
        if not lives and not self._missing:
            return
        known = await self._read([live.row.match for live in lives])
        gone, back, missing = list[AbsenceRow](), list[AbsenceRow](), dict[tuple[str, int], datetime]()
        for live in lives:
            for row in self._not_here(live, known.get(live.row.match, {})):
                is_long = now() - row.since >= self._noticed
                gone.append(row) if is_long else missing.update({(row.match, row.seat): row.since})
            back += came_back(live, known.get(live.row.match, {}))
        self._missing = missing
        with contextlib.suppress(NotStored):  # then the next round tries again
            await self._write(gone, back)
        for live in lives:
            self._note(live, known.get(live.row.match, {}), gone, back)

    def _not_here(self, live: LiveMatch, known: dict[int, datetime]) -> list[AbsenceRow]:
        here, match = live.here() | known.keys(), live.row.match
        people = [seat.seat for seat in live.seats if seat.kind == "person" and seat.seat not in here]
        return [AbsenceRow(match, seat, self._missing.get((match, seat), now())) for seat in people]

    def _note(
        self, live: LiveMatch, known: dict[int, datetime], gone: Sequence[AbsenceRow], back: Sequence[AbsenceRow]
    ) -> None:
        """Know the same in memory, and tell people if it has changed."""
        found = known | {row.seat: row.since for row in gone if row.match == live.row.match}
        found = {seat: since for seat, since in found.items() if AbsenceRow(live.row.match, seat, since) not in back}
        before, live.away = live.away, found
        if before != found:
            serialize.presence(live)

    async def back(self, live: LiveMatch, seat: int) -> None:
        """Somebody who was away is here again."""
        since = live.away.pop(seat, None)
        if since is not None:
            with contextlib.suppress(NotStored):
                await self._write([], [AbsenceRow(live.row.match, seat, since)])

    async def still(self, live: LiveMatch, seats: Sequence[int]) -> list[int]:
        """Those of some seats that the database says are away, since then or earlier."""
        known = (await self._read([live.row.match])).get(live.row.match, {})
        return [seat for seat in seats if seat in known and known[seat] <= live.away[seat]]

    async def _read(self, matches: Sequence[str]) -> Known:
        found: Known = {}
        for row in await self._store.rows(AbsenceRow, select(TABLE).where(TABLE.c.match.in_(matches))):
            found.setdefault(row.match, {})[row.seat] = row.since
        return found

    async def _write(self, gone: Sequence[AbsenceRow], back: Sequence[AbsenceRow]) -> None:
        def work(connection: Connection) -> None:
            for row in back:
                connection.execute(delete(TABLE).where(TABLE.c.match == row.match, TABLE.c.seat == row.seat))
            for row in gone:
                same = select(TABLE).where(TABLE.c.match == row.match, TABLE.c.seat == row.seat)
                if not rows_of(connection, AbsenceRow, same):
                    connection.execute(insert(TABLE), vars(row))

        if gone or back:
            with contextlib.suppress(Conflict):  # another server was quicker
                await self._store.write(work)


def came_back(live: LiveMatch, known: dict[int, datetime]) -> list[AbsenceRow]:
    """The absences that are over: of those who are connected here, and of seats that were given up."""
    here = live.here_now()
    over = [seat for seat in known if seat in here or live.seats[seat].kind != "person"]
    return [AbsenceRow(live.row.match, seat, known[seat]) for seat in over]

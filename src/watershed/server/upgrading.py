"""Matches that were begun by an older version. They go on if every stored table still comes out the same, and are set
aside otherwise. Their own rows stay as they are; the result is written beside them.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from time import perf_counter
from typing import Any

import structlog
from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from watershed.kit.game import game, games
from watershed.match import Match

from . import clocks, sql_tables
from .errors import Refuse
from .library import Library
from .patience import until_it_works
from .records import UNDEALT, Aside, EndRow, MatchRow, Progress, SeatRow, good_id, now
from .removal import not_there
from .replaying import Broken, Replayed, replay, set_aside
from .room import LiveMatch
from .store import Store, progress
from .write_batch import Conflict

QUICK = 50  # moves that are replayed without waiting for longer matches
REST = 4  # times as long as the check took, so that players come first
log = structlog.get_logger()


class Upgrades:
    """Loads matches from their rows, and decides what happens to them."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store, self._library = store, library
        self._replaying = asyncio.Lock()  # one long match at a time: threads that compute slow down the event loop

    async def run(self) -> None:
        """Check once, in the background, every match that this version has not seen yet."""
        try:
            unseen = await until_it_works(self._unseen)
        except Exception:
            log.exception("matches not looked at")
            return
        for match in unseen:
            began = perf_counter()
            try:
                await self.load(match)
            except Refuse as problem:
                log.info("match not looked at", match=match, code=problem.code)
            except Exception:
                log.exception("match not looked at", match=match)
            await asyncio.sleep(REST * (perf_counter() - began))

    async def _unseen(self) -> list[str]:
        """Matches of other rules, those set aside, and finished ones whose end was never stored."""
        table, aside, end = sql_tables.matches.c, sql_tables.set_aside.c.match, sql_tables.endings.c.match
        same = [and_(table.game == name, table.rules == game(name).version) for name in games()]
        unknown = and_(table.opening.is_(None), table.seed != UNDEALT)
        going = and_(table.status != "over", or_(~or_(*same), aside.is_not(None), unknown))
        over = and_(table.status == "over", end.is_(None), aside.is_(None))
        joined = sql_tables.matches.outerjoin(sql_tables.set_aside).outerjoin(sql_tables.endings)
        query = select(table.match).select_from(joined).where(or_(going, over)).order_by(table.created.desc())
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def load(self, match: str) -> LiveMatch:
        """A match rebuilt from its rows, as far as they still replay."""
        found = await self._store.whole(match) if good_id(match) else None
        if found is None:
            raise await not_there(self._store, match)
        row, seats, steps = found
        book = await self._library.open(row)
        async with contextlib.nullcontext() if len(steps) <= QUICK else self._replaying:
            played = await asyncio.to_thread(replay, row, seats, steps, book)
        row = await self._settle(row, seats, played)
        if played.match is None:
            raise set_aside(row, 410)
        live = LiveMatch(row, seats, played.match, book.book)
        live.recall(steps)
        count = played.match.length
        del live.movers[count:], live.times[count:]
        return live

    async def _settle(self, row: MatchRow, seats: list[SeatRow], played: Replayed) -> MatchRow:
        """Store what happened to a match."""
        if played.broken or played.match is None:
            assert played.broken is not None
            return await self._set_aside(row, played.broken)
        row = await self._adopt(row, played.match, played.opening)
        if row.aside and row.aside.published and row.status != "over":
            return await self._set_aside(row, Broken(played.match.length, "published", ""))
        if row.status == "over":
            await self._freeze(row, played.match)
        elif row.aside is None and (not row.dealt or mask_of(played.match) == row.waiting):
            return row
        return await self._go_on(row, seats, played.match)

    async def _set_aside(self, row: MatchRow, broken: Broken) -> MatchRow:
        found = broken.aside
        if row.aside:
            found = replace(found, published=row.aside.published)
        if row.aside != found:
            log.warning("match set aside", match=row.match, move=found.move, why=found.why)
            await write_aside(self._store, row.match, found)
        return replace(row, aside=found)

    async def _adopt(self, row: MatchRow, match: Match, opening: str | None) -> MatchRow:
        """Record that the match is played by these rules from now on."""
        edition = match.edition.fingerprint
        new = replace(row, rules=match.game.version, edition=edition, opening=opening)
        if new == row:
            return row
        if edition != row.edition:
            await self._library.keep_as(row, edition)

        def work(connection: Connection) -> None:
            changed = {"rules": new.rules, "edition": new.edition, "opening": new.opening}
            table = sql_tables.matches
            connection.execute(update(table).where(table.c.match == row.match).values(changed))

        await self._store.write(work)
        return new

    async def _freeze(self, row: MatchRow, match: Match) -> None:
        """Store the end of a game that was over before ends were stored."""
        if await stored_end(self._store, row.match):
            return
        end = await asyncio.to_thread(end_of, row.match, match)

        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.endings), vars(end))

        with contextlib.suppress(Conflict):  # another server was quicker
            await self._store.write(work)

    async def _go_on(self, row: MatchRow, seats: list[SeatRow], match: Match) -> MatchRow:
        """Resume a match that was set aside, or in which these rules ask another seat. Time meanwhile doesn't count."""
        ends = match.over and row.status != "over"
        come_to = _come_to(replace(row, aside=None, since=None), seats, match)
        end = await asyncio.to_thread(end_of, row.match, match) if ends else None

        def work(connection: Connection) -> None:
            connection.execute(delete(sql_tables.set_aside).where(sql_tables.set_aside.c.match == row.match))
            if row.status != "over":
                progress(connection, [vars(come_to) | {"of": row.match, "at_version": row.version}])
            if end:
                connection.execute(insert(sql_tables.endings), vars(end))

        try:
            await self._store.write(work)
        except Conflict:
            raise Refuse(409, "out-of-date") from None
        if row.status == "over":
            return replace(row, aside=None)
        return replace(row, **vars(come_to), aside=None, version=row.version + 1)


def _come_to(row: MatchRow, seats: list[SeatRow], match: Match) -> Progress:
    if not row.dealt:
        return Progress("waiting", 0, None, 0, [], row.left, None, 0, now() if row.due else None)
    status = "over" if match.over else row.status
    ranking = [standing._asdict() for standing in match.ranking()] if match.over else []
    times = clocks.after_change(row, status, match.waiting, seats, moved=False)
    return Progress(status, match.length, match.to_move, mask_of(match), ranking, *times)


def mask_of(match: Match) -> int:
    """The seats that are waited for, one bit each."""
    return sum(1 << seat for seat in match.waiting)


def end_of(name: str, match: Match) -> EndRow:
    """All that is worth knowing about the end of a game."""
    return EndRow(name, match.scoring(), list(match.score_history()))


async def stored_end(store: Store, match: str) -> EndRow | None:
    found = await store.rows(EndRow, select(sql_tables.endings).where(sql_tables.endings.c.match == match))
    return found[0] if found else None


async def write_aside(store: Store, match: str, aside: Aside) -> None:
    """Store, beside a match, that it no longer replays."""
    table = sql_tables.set_aside
    values: dict[str, Any] = vars(aside) | {"match": match, "at": now()}

    def work(connection: Connection) -> None:
        if not connection.execute(update(table).where(table.c.match == match).values(values)).rowcount:
            connection.execute(insert(table), values)

    with contextlib.suppress(Conflict):  # another server was quicker
        await store.write(work)

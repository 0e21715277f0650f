"""Removing old matches, with everything that belongs to them.

It is planned first. A server at which somebody has the match open takes the plan back, so nobody loses a table that
they look at, also if the servers can't hear each other. What is left of a match is its name, so that its address can
say so.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, Connection, and_, delete, func, insert, or_, select, update

from . import sql_tables
from .errors import Refuse, no_such_match
from .records import UNDEALT, good_id, now
from .store import Store, rows_of
from .write_batch import Conflict

GRACE = timedelta(seconds=30)  # for servers to take a plan back
PLANS, MATCHES, MOVES = sql_tables.removals, sql_tables.matches, sql_tables.moves


@dataclass(frozen=True)
class Keep:
    """For how many days matches are kept; 0 keeps them for ever."""

    unfinished: int = 0  # since their last move
    finished: int = 0  # since they were over
    waiting: int = 0  # that never began, since they were opened

    @property
    def everything(self) -> bool:
        return not (self.unfinished or self.finished or self.waiting)


@dataclass(frozen=True)
class Old:
    """A match that is old enough to go."""

    match: str
    game: str
    status: str
    moves: int
    dealt: bool
    last: datetime  # its last move

    @property
    def kind(self) -> str:
        return "finished" if self.status == "over" else "unfinished" if self.dealt else "waiting"


def old_matches(connection: Connection, keep: Keep, most: int, only: str | None = None) -> list[Old]:
    """The matches that are older than they are kept, the oldest first. One whose clock runs goes on by itself."""
    if keep.everything:
        return []
    table = MATCHES.c
    moved = select(func.max(MOVES.c.at)).where(MOVES.c.match == table.match).scalar_subquery()
    last: Any = func.coalesce(moved, table.created)
    dealt = table.seed != UNDEALT
    kinds = (
        (keep.finished, table.status == "over"),
        (keep.unfinished, and_(table.status != "over", dealt, table.running == 0)),
        (keep.waiting, and_(table.status != "over", ~dealt)),
    )
    due = [and_(which, table.created < _ago(days), last < _ago(days)) for days, which in kinds if days]
    planned = select(PLANS.c.match) if only is None else select(PLANS.c.match).where(PLANS.c.removed.is_not(None))
    query = select(table.match, table.game, table.status, table.moves, dealt.label("dealt"), last.label("last"))
    query = query.where(or_(*due), table.match.notin_(planned))
    if only is not None:
        query = query.where(table.match == only)
    return rows_of(connection, Old, query.order_by(table.created).limit(most))


def _ago(days: int) -> datetime:
    return now() - timedelta(days=days)


def plan(connection: Connection, matches: Sequence[Old]) -> None:
    """Plan to remove some matches."""
    for one in matches:
        connection.execute(insert(PLANS), {"match": one.match, "planned": now()})


def planned(connection: Connection) -> list[str]:
    """The matches that are to be removed, in the order in which that was planned."""
    query = select(PLANS.c.match).where(PLANS.c.removed.is_(None)).order_by(PLANS.c.planned)
    return list(connection.execute(query).scalars())


def remove(connection: Connection, match: str, keep: Keep, before: datetime) -> bool:
    """Remove a match in one transaction, if the plan is old enough and it still fits. A plan that no longer does is
    taken back.
    """
    mine = and_(PLANS.c.match == match, PLANS.c.removed.is_(None), PLANS.c.planned <= before)
    if not old_matches(connection, keep, 1, match):
        connection.execute(delete(PLANS).where(mine))
        return False
    if not connection.execute(update(PLANS).where(mine).values(removed=now())).rowcount:
        return False
    for column in belongings():
        connection.execute(delete(column.table).where(column == match))
    connection.execute(update(MATCHES).where(MATCHES.c.rematch == match).values(rematch=None))
    connection.execute(delete(MATCHES).where(MATCHES.c.match == match))
    return True


def belongings() -> list[Column[Any]]:
    """Where other tables name the match that a row belongs to: what is added to the schema is removed with it too."""
    others = [table for table in reversed(sql_tables.metadata.sorted_tables) if table not in (MATCHES, PLANS)]
    return [column for table in others for column in table.c if column.references(MATCHES.c.match) or _names(column)]


def _names(column: Column[Any]) -> bool:
    return column.name == "match"


async def take_back(store: Store, match: str) -> None:
    """Somebody opens a match: it stays, unless it is gone already."""
    if await _is_planned(store, match):

        def work(connection: Connection) -> None:
            connection.execute(delete(PLANS).where(PLANS.c.match == match, PLANS.c.removed.is_(None)))

        with contextlib.suppress(Conflict):
            await store.write(work)
    if await _is_removed(store, match):
        raise removed()


async def not_there(store: Store, match: str) -> Refuse:
    """Why there is no match at an address."""
    return removed() if good_id(match) and await _is_removed(store, match) else no_such_match()


async def _is_planned(store: Store, match: str) -> bool:
    query = select(PLANS.c.match).where(PLANS.c.match == match, PLANS.c.removed.is_(None))
    return await store.read(lambda connection: connection.execute(query).first() is not None)


async def _is_removed(store: Store, match: str) -> bool:
    query = select(PLANS.c.match).where(PLANS.c.match == match, PLANS.c.removed.is_not(None))
    return await store.read(lambda connection: connection.execute(query).first() is not None)


def removed() -> Refuse:
    return Refuse(410, "removed")

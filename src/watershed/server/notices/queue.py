"""What waits to be sent. It is in the database: a restart forgets nothing, and of several servers one sends it."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from .. import metrics, sql_tables
from ..records import now
from ..store import rows_of
from .outgoing import host_of
from .rows import Row

DELIVERIES = sql_tables.deliveries
MOST_WAITING, MOST_OF_A_HOME = 10_000, 1_000


@dataclass(frozen=True)
class Delivery:
    delivery: str
    kind: str
    channel: str | None
    match: str | None
    body: Row = field(repr=False)
    tries: int
    due: datetime
    host: str
    home: str  # the household that asked for it; where that isn't known, everybody is one


def time(connection: Connection) -> datetime:
    """What time it is for all servers of a database. Their own clocks may differ, and those of a file are one."""
    if connection.dialect.name == "sqlite":
        return now()
    found: datetime = connection.execute(select(func.now())).scalar_one()
    return found


def _is_due(connection: Connection) -> ColumnElement[bool]:
    """What was never tried is due whatever its time: the clock may have been set back since."""
    return or_(DELIVERIES.c.due <= time(connection), DELIVERIES.c.tries == 0)


def put(
    connection: Connection,
    kind: str,
    body: Row,
    url: str = "",
    *,
    channel: str | None = None,
    match: str | None = None,
    home: str | None = None,
) -> bool:
    """Queue something to send, to the host of an address or by mail. What waits for the same channel about the same
    match is out of date. Says whether there was room.
    """
    if channel and match:
        connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel == channel, DELIVERIES.c.match == match))
    whose = home or channel or match or ""
    if not _make_room(connection, whose):
        metrics.NOTICES.labels(kind, "no-room").inc()
        return False
    place = 0, time(connection), host_of(url) or "mail", whose
    values = Delivery(secrets.token_hex(16), kind, channel, match, body, *place)
    connection.execute(insert(DELIVERIES), vars(values))
    return True


def _make_room(connection: Connection, home: str) -> bool:
    """Whether one more may wait for a household. If too many wait, the household that has most of them loses one."""
    count = select(func.count()).select_from(DELIVERIES)
    own = connection.execute(count.where(DELIVERIES.c.home == home)).scalar_one()
    if own >= MOST_OF_A_HOME:
        return False
    if connection.execute(count).scalar_one() < MOST_WAITING:
        return True
    by_home = select(DELIVERIES.c.home, func.count().label("most")).group_by(DELIVERIES.c.home)
    largest, most = connection.execute(by_home.order_by(func.count().desc()).limit(1)).one()
    if most <= own + 1:
        return False
    last = select(DELIVERIES.c.delivery, DELIVERIES.c.kind).where(DELIVERIES.c.home == largest)
    gone, kind = connection.execute(last.order_by(DELIVERIES.c.due.desc()).limit(1)).one()
    metrics.NOTICES.labels(kind, "no-room").inc()
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.delivery == gone))
    return True


def due(connection: Connection) -> dict[tuple[str, str], datetime]:
    """Since when something waits to be sent, by household and host."""
    query = select(DELIVERIES.c.home, DELIVERIES.c.host, func.min(DELIVERIES.c.due)).where(_is_due(connection))
    found = connection.execute(query.group_by(DELIVERIES.c.home, DELIVERIES.c.host))
    return {(home, host): since for home, host, since in found}


def next_of(connection: Connection, home: str, host: str, besides: Collection[str]) -> Delivery | None:
    """What has waited longest of what a household has sent to a host."""
    which = (DELIVERIES.c.home == home, DELIVERIES.c.host == host, _is_due(connection))
    query = select(DELIVERIES).where(*which, DELIVERIES.c.delivery.not_in(besides)).order_by(DELIVERIES.c.due).limit(1)
    return next(iter(rows_of(connection, Delivery, query)), None)


def claim(connection: Connection, found: Delivery, seconds: float) -> bool:
    """Take a delivery on for some time, after which others may try it; whether no other server was quicker."""
    same = (DELIVERIES.c.delivery == found.delivery, DELIVERIES.c.tries == found.tries)
    values = {"tries": found.tries + 1, "due": time(connection) + timedelta(seconds=seconds)}
    return connection.execute(update(DELIVERIES).where(*same).values(values)).rowcount == 1


def put_off(connection: Connection, found: Delivery, seconds: float) -> None:
    """Try one later that was claimed as it was found, unless another server has claimed it since."""
    mine = (DELIVERIES.c.delivery == found.delivery, DELIVERIES.c.tries == found.tries + 1)
    until = time(connection) + timedelta(seconds=seconds)
    connection.execute(update(DELIVERIES).where(*mine).values(due=until))


def done(connection: Connection, found: Delivery) -> bool:
    """It need not be tried again. Says whether it was still wanted: an address may be forgotten while it is sent to."""
    return connection.execute(delete(DELIVERIES).where(DELIVERIES.c.delivery == found.delivery)).rowcount == 1

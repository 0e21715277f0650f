"""What the database knows of channels, notices, bells and webhooks."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Select, and_, case, delete, func, insert, literal, or_, select, tuple_, update

from .. import sql_tables
from ..records import MatchRow, SeatRow, now, token_hash
from ..store import MATCHES, match_row, rows_of
from ..write_batch import Conflict
from .bells import Bell, new_bell

Row = dict[str, Any]
BELLS, NOTICES, CHANNELS = sql_tables.bells, sql_tables.notices, sql_tables.channels
WEBHOOKS, DELIVERIES, MOVES = sql_tables.webhooks, sql_tables.deliveries, sql_tables.moves
LOOKED_AT = 200  # matches at once whose bells may ring
BATCH = 200  # addresses that are forgotten at once
MOST_SEATS = 200  # of one channel, at once
MOST_CHANNELS = 20  # that are told about one seat
KEPT = timedelta(days=30)  # for which an address without a seat is kept
CONFIRM_WITHIN = timedelta(days=2)


@dataclass(frozen=True)
class Channel:
    channel: str
    kind: str
    address: str = field(repr=False)
    keys: dict[str, str] | None = field(repr=False)
    language: str
    confirmed: bool
    made: datetime
    used: datetime
    person: str | None = None  # whose device named it last
    home: str | None = None  # the household that named it last


@dataclass(frozen=True)
class Webhook:
    match: str
    url: str = field(repr=False)
    secret: str = field(repr=False)
    by: str
    address: str
    language: str
    phase: str
    home: str | None = None  # the household that set it


@dataclass(frozen=True)
class Heard:
    """One match with what there is to tell about it."""

    row: MatchRow
    seats: Sequence[SeatRow]
    bells: Sequence[Bell]
    last: int  # steps so far
    steps: Sequence[tuple[int, int]]  # the seat and number of each step since the first bell's turn
    webhook: Webhook | None


def channel_of(secret: str) -> str:
    """The name of a channel, from the endpoint or the key that only its browser knows."""
    return hashlib.sha256(secret.encode()).hexdigest()


# reading


def channel(connection: Connection, name: str) -> Channel | None:
    found = rows_of(connection, Channel, select(CHANNELS).where(CHANNELS.c.channel == name))
    return found[0] if found else None


def webhook(connection: Connection, match: str) -> Webhook | None:
    found = rows_of(connection, Webhook, select(WEBHOOKS).where(WEBHOOKS.c.match == match))
    return found[0] if found else None


def seats_told(connection: Connection, name: str) -> int:
    query = select(func.count()).select_from(NOTICES).where(NOTICES.c.channel == name)
    return int(connection.execute(query).scalar_one())


def heard(
    connection: Connection, at: datetime, here: Collection[tuple[str, int]] = (), besides: Collection[str] = ()
) -> list[Heard]:
    """The matches in which a bell rings, the longest due first, and then those that have changed since their bells were
    looked at, or where somebody has come before a bell rang: who is `here` looks at a match from a seat.
    """
    found = _due(connection, at, here, besides)
    bells: dict[str, list[Bell]] = {match: [] for match in found}
    for bell in rows_of(connection, Bell, select(BELLS).where(BELLS.c.match.in_(found))):
        bells[bell.match].append(bell)
    rows = rows_of(connection, match_row, MATCHES.where(sql_tables.matches.c.match.in_(found)))
    return [_heard(connection, row, bells[row.match]) for row in sorted(rows, key=lambda row: found.index(row.match))]


def _due(
    connection: Connection, at: datetime, here: Collection[tuple[str, int]], besides: Collection[str]
) -> list[str]:
    table, time = sql_tables.matches, literal(at, BELLS.c.ring.type)
    since: Any = case((BELLS.c.ring <= at, BELLS.c.ring), (BELLS.c.urge <= at, BELLS.c.urge), else_=time)
    may_ring = or_(BELLS.c.version != table.c.version, BELLS.c.ring <= at, BELLS.c.urge <= at)
    which = or_(may_ring, BELLS.c.match.in_(_came(connection, here))), BELLS.c.match.not_in(besides)
    query = select(BELLS.c.match).join(table, table.c.match == BELLS.c.match).where(*which).group_by(BELLS.c.match)
    longest = query.order_by(func.min(since), func.random())  # nobody is always the last of those that wait alike
    return list(connection.execute(longest.limit(LOOKED_AT)).scalars())


def _came(connection: Connection, here: Collection[tuple[str, int]]) -> set[str]:
    """The matches at which somebody is now whose bell would ring soon."""
    if not here:
        return set()
    soon = connection.execute(select(BELLS.c.match, BELLS.c.seat).where(BELLS.c.ring.is_not(None)))
    return {str(match) for match, seat in soon if (match, seat) in here}


def _heard(connection: Connection, row: MatchRow, bells: Sequence[Bell]) -> Heard:
    seats = select(sql_tables.seats).where(sql_tables.seats.c.match == row.match).order_by(sql_tables.seats.c.seat)
    since = min((bell.turn for bell in bells if bell.turn is not None), default=None)
    steps: Sequence[Any] = ()
    if since is not None:
        query = select(MOVES.c.seat, MOVES.c.sequence).where(MOVES.c.match == row.match, MOVES.c.sequence > since)
        steps = connection.execute(query.order_by(MOVES.c.sequence)).all()
    found = [(int(seat), int(number)) for seat, number in steps]
    people = rows_of(connection, SeatRow, seats)
    return Heard(row, people, bells, last_step(connection, row.match), found, webhook(connection, row.match))


def last_step(connection: Connection, match: str) -> int:
    return connection.execute(select(func.max(MOVES.c.sequence)).where(MOVES.c.match == match)).scalar() or 0


def last_mover(connection: Connection, match: str) -> int | None:
    query = select(MOVES.c.seat).where(MOVES.c.match == match).order_by(MOVES.c.sequence.desc()).limit(1)
    return connection.execute(query).scalar()


def channels_of(person: str) -> Select[Any]:
    """The channels of a person, and those of nobody that are told about their seats."""
    seats = sql_tables.seats
    told = select(NOTICES.c.channel).join(seats, and_(seats.c.match == NOTICES.c.match, seats.c.seat == NOTICES.c.seat))
    nobodys = and_(CHANNELS.c.person.is_(None), CHANNELS.c.channel.in_(told.where(seats.c.person == person)))
    return select(CHANNELS).where(or_(CHANNELS.c.person == person, nobodys))


def told_about(connection: Connection, match: str, seats: Iterable[int]) -> list[tuple[Channel, int]]:
    """The channels that are told about some seats of a match, with the seat."""
    wanted = (NOTICES.c.match == match, NOTICES.c.seat.in_(list(seats)), CHANNELS.c.confirmed)
    query = select(CHANNELS, NOTICES.c.seat).join(NOTICES, NOTICES.c.channel == CHANNELS.c.channel).where(*wanted)
    found = rows_of(connection, lambda seat, **columns: (Channel(**columns), int(seat)), query)
    return sorted(found, key=lambda one: one[1])


# writing


def keep_channel(connection: Connection, found: Channel, tokens: Sequence[str]) -> None:
    """Add a channel, or note that its browser named it again; one of the tokens may be that of a person's device."""
    person = next(iter(_devices(connection, [token_hash(token) for token in tokens])), None)
    changed: Row = {"language": found.language, "keys": found.keys, "used": found.used, "home": found.home}
    changed |= {"person": person} if person else {}
    if not connection.execute(update(CHANNELS).where(CHANNELS.c.channel == found.channel).values(changed)).rowcount:
        connection.execute(insert(CHANNELS), vars(found) | changed)


def add_notices(connection: Connection, name: str, tokens: Sequence[str]) -> None:
    """Tell a channel about the seats that some tokens open."""
    hashes = [token_hash(token) for token in tokens]
    held, asking = _held(connection, hashes), _devices(connection, hashes)
    open_ = rows_of(connection, match_row, MATCHES.where(sql_tables.matches.c.match.in_({seat.match for seat in held})))
    rows = {row.match: row for row in open_ if row.status != "over"}
    for seat in held:
        if seat.match in rows:
            device = None if seat.token_hash in hashes else asking.get(seat.person or "")
            _add_notice(connection, name, rows[seat.match], seat, device)


def _held(connection: Connection, hashes: Sequence[str]) -> list[SeatRow]:
    """The seats that some tokens open: their own, and those of the people whose devices have one of them."""
    table, devices, matches = sql_tables.seats, sql_tables.devices, sql_tables.matches
    people = select(devices.c.person).where(devices.c.token_hash.in_(hashes))
    going = select(matches.c.match).where(matches.c.match == table.c.match, matches.c.status != "over")
    mine = (table.c.person.in_(people), table.c.token_hash.is_not(None), going.exists())
    query = select(table).where(or_(table.c.token_hash.in_(hashes), and_(*mine)))
    return rows_of(connection, SeatRow, query.limit(MOST_SEATS))


def _devices(connection: Connection, hashes: Sequence[str]) -> dict[str, str]:
    """The devices that some tokens are of, by their people."""
    table = sql_tables.devices
    query = select(table.c.person, table.c.device).where(table.c.token_hash.in_(hashes))
    return {str(person): str(device) for person, device in connection.execute(query)}


def _add_notice(connection: Connection, name: str, row: MatchRow, seat: SeatRow, device: str | None) -> None:
    place = (NOTICES.c.match == seat.match, NOTICES.c.seat == seat.seat)
    told = set(connection.execute(select(NOTICES.c.channel).where(*place)).scalars())
    if name in told:
        asked = {"holder": seat.token_hash, "device": device}
        connection.execute(update(NOTICES).where(*place, NOTICES.c.channel == name).values(asked))
    elif len(told) < MOST_CHANNELS:
        asked = {"holder": seat.token_hash, "device": device}
        connection.execute(insert(NOTICES), {"channel": name, "match": seat.match, "seat": seat.seat} | asked)
        hang_bell(connection, row, seat)


def hang_bell(connection: Connection, row: MatchRow, seat: SeatRow) -> None:
    """A bell for a seat, unless it has one."""
    place = (BELLS.c.match == seat.match, BELLS.c.seat == seat.seat)
    if connection.execute(select(BELLS.c.seat).where(*place)).first() is None:
        connection.execute(insert(BELLS), vars(new_bell(row, seat, last_step(connection, row.match), now())))


def keep_bell(connection: Connection, before: Bell, after: Bell) -> None:
    """Store what a look at a bell made of it, unless another server has looked."""
    same = (BELLS.c.match == before.match, BELLS.c.seat == before.seat, BELLS.c.stamp == before.stamp)
    if connection.execute(update(BELLS).where(*same).values(vars(after))).rowcount != 1:
        raise Conflict("another server has looked at this bell")


def forget_channel(connection: Connection, name: str) -> None:
    """Tell an address nothing more."""
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel == name))
    connection.execute(delete(NOTICES).where(NOTICES.c.channel == name))


def drop_channel(connection: Connection, name: str) -> None:
    """Forget an address, and all that it was to be told."""
    forget_channel(connection, name)
    connection.execute(delete(CHANNELS).where(CHANNELS.c.channel == name))


def no_more(connection: Connection, found: Channel) -> None:
    """Forget a channel for good. One that wasn't confirmed stays until its link is too old, and gets nothing:
    otherwise it could be flooded by asking again and again.
    """
    (drop_channel if found.confirmed else forget_channel)(connection, found.channel)


def forget_person(connection: Connection, person: str) -> None:
    """Forget the addresses of a person, and all that waits to be sent there. Those at which somebody else is told about
    a seat stay for them.
    """
    seats = sql_tables.seats
    held = select(seats.c.match, seats.c.seat).where(seats.c.person == person)
    is_theirs = tuple_(NOTICES.c.match, NOTICES.c.seat).in_(held)
    others = select(NOTICES.c.seat).where(NOTICES.c.channel == CHANNELS.c.channel, ~is_theirs)
    for found in rows_of(connection, Channel, channels_of(person).where(~others.exists())):
        no_more(connection, found)
    for match, seat in connection.execute(held).all():
        forget_seat(connection, match, seat)
    connection.execute(update(CHANNELS).where(CHANNELS.c.person == person).values(person=None))


def forget_seat(connection: Connection, match: str, seat: int, keep: str | None = None) -> None:
    """Tell nobody about a seat any more: it was given up, or its player's data are deleted. Those whom its new holder
    has asked to tell are kept.
    """
    gone = [NOTICES.c.match == match, NOTICES.c.seat == seat]
    if keep is not None:
        gone.append(NOTICES.c.holder != keep)
    names = set(connection.execute(select(NOTICES.c.channel).where(*gone)).scalars())
    if not names:
        return
    connection.execute(delete(NOTICES).where(*gone))
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.match == match, DELIVERIES.c.channel.in_(names)))
    connection.execute(update(CHANNELS).where(CHANNELS.c.channel.in_(names)).values(used=now()))


def forget_device(connection: Connection, device: str) -> None:
    """Tell a device that was signed out nothing more."""
    found = connection.execute(select(NOTICES.c.channel, NOTICES.c.match).where(NOTICES.c.device == device)).all()
    for name, match in found:
        connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel == name, DELIVERIES.c.match == match))
    connection.execute(delete(NOTICES).where(NOTICES.c.device == device))
    names = {name for name, _ in found}
    connection.execute(update(CHANNELS).where(CHANNELS.c.channel.in_(names)).values(used=now()))


def forget_match(connection: Connection, match: str) -> None:
    """A match is over, and everybody has been told: nothing of it is kept but deliveries that are on their way."""
    names = set(connection.execute(select(NOTICES.c.channel).where(NOTICES.c.match == match)).scalars())
    connection.execute(update(CHANNELS).where(CHANNELS.c.channel.in_(names)).values(used=now()))
    for table in (NOTICES, BELLS):
        connection.execute(delete(table).where(table.c.match == match))


def add_webhook(connection: Connection, hook: Webhook, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    drop_webhook(connection, hook.match)
    connection.execute(insert(WEBHOOKS), vars(hook))
    for seat in seats:
        hang_bell(connection, row, seat)


def drop_webhook(connection: Connection, match: str) -> None:
    gone = (DELIVERIES.c.match == match, DELIVERIES.c.kind == "webhook")
    connection.execute(delete(DELIVERIES).where(*gone))
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.match == match))


def clean_up(connection: Connection) -> None:
    """Forget bells that nobody hears, webhooks of matches that are over, and some of the addresses that are too old."""
    told = select(NOTICES.c.seat).where(NOTICES.c.match == BELLS.c.match, NOTICES.c.seat == BELLS.c.seat)
    hooked = select(WEBHOOKS.c.match).where(WEBHOOKS.c.match == BELLS.c.match)
    connection.execute(delete(BELLS).where(~told.exists(), ~hooked.exists()))
    for name in too_old(connection, BATCH):
        drop_channel(connection, name)
    on_their_way = select(DELIVERIES.c.match).where(DELIVERIES.c.match == WEBHOOKS.c.match)
    over = (WEBHOOKS.c.phase == "over", ~on_their_way.exists())
    connection.execute(delete(WEBHOOKS).where(*over))


def too_old(connection: Connection, most: int) -> Sequence[str]:
    """Addresses that were never confirmed, and those that have had no seat for long."""
    seated = select(NOTICES.c.channel).where(NOTICES.c.channel == CHANNELS.c.channel)
    unused = and_(CHANNELS.c.used < now() - KEPT, ~seated.exists())
    never = and_(~CHANNELS.c.confirmed, CHANNELS.c.made < now() - CONFIRM_WITHIN)
    return connection.execute(select(CHANNELS.c.channel).where(or_(unused, never)).limit(most)).scalars().all()

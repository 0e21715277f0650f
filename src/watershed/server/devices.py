"""People and their devices in the database. A token or a code opens something only as long as its hash is there."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from . import sql_tables
from .errors import Refuse
from .notices import rows
from .records import LETTERS, DeviceRow, PersonRow, SeatRow, new_match_id, new_token, now, token_hash
from .store import rows_of
from .write_batch import Conflict

MOST_DEVICES = 20  # of one person
MOST_LINKS = 3  # of one person that are open at once; the oldest ends
LINK_FOR = timedelta(minutes=10)
SEEN_EVERY = timedelta(hours=1)  # at most one write
PAGE = 14  # letters
LISTED_SEATS = 100  # of one person on the home page
AT_ONCE = 1000  # people who are forgotten in one transaction
PEOPLE, DEVICES, LINKS = sql_tables.people, sql_tables.devices, sql_tables.arrivals
MATCHES, SEATS, CHAT = sql_tables.matches, sql_tables.seats, sql_tables.chat
NOTICES, CHANNELS, QUIETED = sql_tables.notices, sql_tables.channels, sql_tables.quieted


def signed_out() -> Refuse:
    return Refuse(401, "signed-out")


def bad_code() -> Refuse:
    return Refuse(401, "bad-code")


def new_person_id() -> str:
    return secrets.token_hex(8)


def new_page_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(PAGE))


# reading


def device_of(connection: Connection, token: str) -> DeviceRow | None:
    query = select(DEVICES).where(DEVICES.c.token_hash == token_hash(token))
    return next(iter(rows_of(connection, DeviceRow, query)), None)


def person_of(connection: Connection, device: DeviceRow) -> tuple[PersonRow, list[DeviceRow]]:
    """The person that a device is now, and all their devices, the newest first."""
    joined = PEOPLE.join(DEVICES, DEVICES.c.person == PEOPLE.c.person)
    now_of = select(PEOPLE).select_from(joined).where(DEVICES.c.device == device.device, PEOPLE.c.gone.is_(None))
    found = rows_of(connection, PersonRow, now_of)
    if not found:
        raise signed_out()
    newest = DEVICES.c.made.desc(), DEVICES.c.device
    query = select(DEVICES).where(DEVICES.c.person == found[0].person).order_by(*newest)
    return found[0], rows_of(connection, DeviceRow, query)


def seats_at(connection: Connection, match: str, token: str) -> list[tuple[str, int]]:
    """The seats of a device's person at one match, with the device, the lowest first."""
    joined = SEATS.join(DEVICES, DEVICES.c.person == SEATS.c.person)
    query = select(DEVICES.c.device, SEATS.c.seat).select_from(joined).order_by(SEATS.c.seat)
    found = connection.execute(query.where(SEATS.c.match == match, DEVICES.c.token_hash == token_hash(token)))
    return [(device, seat) for device, seat in found]


def newest_seats(connection: Connection, person: str) -> list[SeatRow]:
    """The seats of a person: those of matches that go on first, the newest of the others."""
    order = case((MATCHES.c.status == "over", 1), else_=0), MATCHES.c.created.desc(), SEATS.c.match, SEATS.c.seat
    query = select(SEATS).join(MATCHES, MATCHES.c.match == SEATS.c.match).where(SEATS.c.person == person)
    return rows_of(connection, SeatRow, query.order_by(*order).limit(LISTED_SEATS))


def still_there(connection: Connection, devices: Collection[str]) -> set[str]:
    """Those of some devices that were not signed out."""
    return set(connection.execute(select(DEVICES.c.device).where(DEVICES.c.device.in_(devices))).scalars())


def link_said(connection: Connection, code: str) -> tuple[str | None, int]:
    """The name of the person whom an open link is of, and how many matches they have."""
    person = connection.execute(_open_link(code)).scalar()
    if person is None:
        raise bad_code()
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.person == person)).scalar()
    count = select(func.count(SEATS.c.match.distinct())).where(SEATS.c.person == person)
    return name, connection.execute(count).scalar_one()


def _open_link(code: str) -> Any:
    return select(LINKS.c.person).where(LINKS.c.code_hash == token_hash(code), LINKS.c.until > now())


# holding: people first, then devices, then the rest, so that two servers never deadlock


def check(connection: Connection, device: DeviceRow) -> None:
    """A device that asks for something was not signed out meanwhile, nor has it become another person's; and it won't
    until it is written.
    """
    person = select(PEOPLE.c.person).where(PEOPLE.c.person == device.person, PEOPLE.c.gone.is_(None))
    there = select(DEVICES.c.device).where(DEVICES.c.device == device.device, DEVICES.c.person == device.person)
    for held in (person.with_for_update(read=True, key_share=True), there.with_for_update(read=True)):
        if connection.execute(held).first() is None:
            raise _another(connection, device)


def _another(connection: Connection, device: DeviceRow) -> Exception:
    """Why a device is no longer the one that was read."""
    person = connection.execute(select(DEVICES.c.person).where(DEVICES.c.device == device.device)).scalar()
    return signed_out() if person in (None, device.person) else Conflict("the device is another person's")


def lock(connection: Connection, people: Collection[str]) -> set[str]:
    """Those of some people who are there: nobody else changes anything about them until it is written."""
    there = select(PEOPLE.c.person).where(PEOPLE.c.person.in_(people), PEOPLE.c.gone.is_(None))
    return set(connection.execute(there.order_by(PEOPLE.c.person).with_for_update()).scalars())


def hold(connection: Connection, device: DeviceRow) -> tuple[PersonRow, list[DeviceRow]]:
    """The person of a device that asks for something, and all their devices: they stay as they are until it is
    written.
    """
    lock(connection, [device.person])
    theirs = select(DEVICES.c.device).where(DEVICES.c.person == device.person).order_by(DEVICES.c.device)
    if device.device not in set(connection.execute(theirs.with_for_update()).scalars()):
        raise _another(connection, device)
    return person_of(connection, device)


# writing


def add_person(connection: Connection, name: str | None, language: str) -> PersonRow:
    person = PersonRow(new_person_id(), name, language, now(), now())
    connection.execute(insert(PEOPLE), vars(person))
    return person


def add_device(connection: Connection, person: str, label: str) -> tuple[DeviceRow, str]:
    """A new device of a person, and its token."""
    token = new_token()
    device = DeviceRow(new_match_id(), person, token_hash(token), label, now(), now())
    connection.execute(insert(DEVICES), vars(device))
    return device, token


def check_count(connection: Connection, person: str) -> None:
    """A person has no more devices than they can look over."""
    count = select(func.count()).select_from(DEVICES).where(DEVICES.c.person == person)
    if connection.execute(count).scalar_one() > MOST_DEVICES:
        raise Refuse(409, "too-many-devices", most=MOST_DEVICES)


def among(found: Sequence[DeviceRow], wanted: str) -> DeviceRow:
    for device in found:
        if device.device == wanted:
            return device
    raise Refuse(404, "no-such-device")


def note_seen(connection: Connection, device: DeviceRow) -> None:
    theirs = select(DEVICES.c.person).where(DEVICES.c.device == device.device)
    connection.execute(update(PEOPLE).where(PEOPLE.c.person.in_(theirs)).values(seen=now()))
    connection.execute(update(DEVICES).where(DEVICES.c.device == device.device).values(seen=now()))


def add_link(connection: Connection, person: str) -> tuple[str, datetime]:
    """A code that takes a person to another device, and until when."""
    newest = select(LINKS.c.code_hash).where(LINKS.c.person == person, LINKS.c.until > now())
    kept = list(connection.execute(newest.order_by(LINKS.c.until.desc()).limit(MOST_LINKS - 1)).scalars())
    connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.code_hash.not_in(kept)))
    code, until = new_token(), now() + LINK_FOR
    connection.execute(insert(LINKS), {"code_hash": token_hash(code), "person": person, "until": until})
    return code, until


def cancel_links(connection: Connection, person: str) -> int:
    """End the links to a person. Return how many of them were open."""
    open_ones = select(func.count()).select_from(LINKS).where(LINKS.c.person == person, LINKS.c.until > now())
    found = int(connection.execute(open_ones).scalar_one())
    connection.execute(delete(LINKS).where(LINKS.c.person == person))
    return found


def redeem(connection: Connection, code: str, before: DeviceRow | None) -> str:
    """The person whom a link is of. It works once, even if two devices use it at the same time. Who the device was
    before is held too.
    """
    person: str | None = connection.execute(_open_link(code)).scalar()
    if person is None or person not in lock(connection, {person, *([before.person] if before else [])}):
        raise bad_code()
    if before:
        check(connection, before)
    if connection.execute(delete(LINKS).where(LINKS.c.code_hash == token_hash(code))).rowcount != 1:
        raise bad_code()
    return person


def claim(connection: Connection, device: DeviceRow, tokens: Sequence[str]) -> list[tuple[str, int]]:
    """Give a person the seats that some tokens open, and that nobody else has. Return all of them that are theirs."""
    hashes = [token_hash(token) for token in tokens]
    opened = or_(SEATS.c.token_hash.in_(hashes), and_(SEATS.c.after_why == "away", SEATS.c.reserved.in_(hashes)))
    held = rows_of(connection, SeatRow, select(SEATS).where(opened))
    free = [seat for seat in held if seat.person is None]
    for seat in free:
        same = SEATS.c.token_hash.is_not_distinct_from(seat.token_hash)
        here = SEATS.c.match == seat.match, SEATS.c.seat == seat.seat, same
        mine = {"person": device.person, "device": device.device}
        connection.execute(update(SEATS).where(*here, SEATS.c.person.is_(None)).values(mine))
        name = seat.after_name if seat.after_why == "away" else seat.name
        said = CHAT.c.match == seat.match, CHAT.c.seat == seat.seat, CHAT.c.name == name
        connection.execute(update(CHAT).where(*said, CHAT.c.person.is_(None)).values(person=device.person))
    bump(connection, {seat.match for seat in free})
    query = select(SEATS.c.match, SEATS.c.seat).where(opened, SEATS.c.person == device.person)
    return [(match, seat) for match, seat in connection.execute(query.order_by(SEATS.c.match, SEATS.c.seat))]


def merge(connection: Connection, old: DeviceRow, new: DeviceRow) -> tuple[list[str], list[str]]:
    """What was the old device's person is the new one's, and the old device itself is replaced. Return the matches of
    the seats that come along, and of those that were given up.
    """
    connection.execute(delete(DEVICES).where(DEVICES.c.device == old.device))
    for table in (SEATS, NOTICES):
        connection.execute(update(table).where(table.c.device == old.device).values(device=new.device))
    if old.person == new.person:
        return [], []
    connection.execute(update(DEVICES).where(DEVICES.c.person == old.person).values(person=new.person))
    held, given_up = (
        list(connection.execute(select(SEATS.c.match).where(column == old.person)).scalars())
        for column in (SEATS.c.person, SEATS.c.after_person)
    )
    for column in (SEATS.c.person, SEATS.c.after_person, CHAT.c.person, CHANNELS.c.person, QUIETED.c.person):
        connection.execute(update(column.table).where(column == old.person).values({column.name: new.person}))
    connection.execute(delete(LINKS).where(LINKS.c.person == old.person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.person == old.person))
    bump(connection, {*held, *given_up})
    return held, given_up


def sign_out(connection: Connection, device: DeviceRow) -> set[str]:
    """End a device. The seats that it sat down at get secrets that nobody has, and it is told nothing more. Return
    the matches of these seats.
    """
    connection.execute(delete(DEVICES).where(DEVICES.c.device == device.device))
    rows.forget_device(connection, device.device)
    held = rows_of(connection, SeatRow, select(SEATS).where(SEATS.c.device == device.device))
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == device.person).values(seen=now()))
    matches = lock_out(connection, held)
    bump(connection, matches)
    return matches


def lock_out(connection: Connection, seats: Iterable[SeatRow]) -> set[str]:
    """Give seats new secrets; what was reserved for the old ones in a rematch is now for these. Return the matches."""
    changed: set[str] = set()
    for seat in seats:
        new = token_hash(new_token())
        here = SEATS.c.match == seat.match, SEATS.c.seat == seat.seat
        secret = {"reserved": new} if seat.after_why == "away" else {"token_hash": new}
        connection.execute(update(SEATS).where(*here).values(secret | {"device": None}))
        rematch = connection.execute(select(MATCHES.c.rematch).where(MATCHES.c.match == seat.match)).scalar()
        kept = SEATS.c.match == rematch, SEATS.c.seat == seat.seat, SEATS.c.reserved == seat.token_hash
        connection.execute(update(SEATS).where(*kept).values(reserved=new))
        changed |= {seat.match, *([rematch] if rematch else [])}
    return changed


def bump(connection: Connection, matches: Collection[str]) -> None:
    """Note that matches have changed, always in the same order, so that two servers never deadlock."""
    ordered = select(MATCHES.c.match).where(MATCHES.c.match.in_(matches)).order_by(MATCHES.c.match).with_for_update()
    found = list(connection.execute(ordered).scalars())
    connection.execute(update(MATCHES).where(MATCHES.c.match.in_(found)).values(version=MATCHES.c.version + 1))


def clean_up(connection: Connection, before: datetime) -> bool:
    """Forget links that are too old, and people who were not seen since then and have no seat, or no device. Whether
    there may be more of them.
    """
    connection.execute(delete(LINKS).where(LINKS.c.until <= now()))
    nowhere = ~select(SEATS.c.seat).where(SEATS.c.person == PEOPLE.c.person).exists()
    nothing = ~select(DEVICES.c.device).where(DEVICES.c.person == PEOPLE.c.person).exists()
    idle = and_(PEOPLE.c.seen < before, PEOPLE.c.gone.is_(None), or_(nowhere, nothing))
    some = select(PEOPLE.c.person).where(idle).limit(AT_ONCE).with_for_update(skip_locked=True)
    found = list(connection.execute(some).scalars())
    if not found:
        return False
    for table in (LINKS, DEVICES):
        connection.execute(delete(table).where(table.c.person.in_(found)))
    for column in (SEATS.c.person, SEATS.c.after_person, CHAT.c.person, CHANNELS.c.person, QUIETED.c.person):
        connection.execute(update(column.table).where(column.in_(found)).values({column.name: None}))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.person.in_(found)))
    return len(found) == AT_ONCE

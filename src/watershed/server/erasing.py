"""Deleting what belongs to a person. `erase` is the one place where it is all removed: what is kept for a seat in a
table of its own gets a line in `OF_A_SEAT`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Table, case, delete, or_, select, tuple_, union, update

from watershed.kit.messages import Message, Reader, Speaker

from . import devices, sql_tables
from . import person_schemas as p
from .devices import CHAT, DEVICES, LINKS, MATCHES, PEOPLE, QUIETED, SEATS
from .errors import NotStored, Refuse
from .lobby import Tables
from .notices import rows
from .people import Ended
from .records import DeviceRow, PersonRow, SeatRow, new_token, now, token_hash
from .seating import free_name
from .store import rows_of

# tables with columns "match" and "seat", whose rows belong to who sits there
OF_A_SEAT: tuple[Table, ...] = (sql_tables.absences, sql_tables.notes, sql_tables.reports)
REPORTS = sql_tables.reports
NOBODYS: dict[str, Any] = {"person": None, "device": None, "reserved": None}
log = structlog.get_logger()


class Erased(NamedTuple):
    """What was removed, and who has to hear of it."""

    person: str
    ended: Ended
    lines: int


class Called(NamedTuple):
    """A name of somebody at a match."""

    match: str
    seat: int
    name: str


def former_name(language: str) -> str:
    return Speaker(Reader(language)).say(Message("name-former"))


def erase(connection: Connection, device: DeviceRow) -> Erased:
    """Remove everything of a person but the seats of matches that go on, which have to be given up first. From now on
    no token opens any of it.
    """
    person, all_devices = devices.hold(connection, device)
    matches = matches_of(connection, person.person)
    called = names_of(connection, person.person)
    _forget_kept(connection, person.person, called)
    _rename(connection, person, matches, called)
    _forget_seats(connection, person.person)
    lines = connection.execute(delete(CHAT).where(CHAT.c.person == person.person)).rowcount
    connection.execute(update(QUIETED).where(QUIETED.c.person == person.person).values(person=None))
    for table in (DEVICES, LINKS):
        connection.execute(delete(table).where(table.c.person == person.person))
    gone = {"gone": now(), "name": None, "page": None}
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == person.person).values(gone))
    devices.bump(connection, matches)
    return Erased(person.person, Ended([one.device for one in all_devices], sorted(matches)), lines)


def matches_of(connection: Connection, person: str) -> set[str]:
    """Every match in which there is something of a person, with the rematches that keep a seat for them."""
    found: set[str] = set()
    for column in (SEATS.c.person, SEATS.c.after_person, CHAT.c.person):
        found.update(connection.execute(select(column.table.c.match).where(column == person)).scalars())
    theirs = select(SEATS.c.match).where(SEATS.c.person == person)
    found.update(connection.execute(select(MATCHES.c.match).where(MATCHES.c.rematch_of.in_(theirs))).scalars())
    return found


def names_of(connection: Connection, person: str) -> set[Called]:
    """What a person is called and was called, by match and seat: also in seats that they gave up, where a bot plays on
    for them, and where only something that they said is left.
    """
    own = case((SEATS.c.after_why == "away", SEATS.c.after_name), else_=SEATS.c.name)
    now_there = select(SEATS.c.match, SEATS.c.seat, own).where(SEATS.c.person == person)
    before = select(SEATS.c.match, SEATS.c.seat, SEATS.c.after_name).where(SEATS.c.after_person == person)
    said = select(CHAT.c.match, CHAT.c.seat, CHAT.c.name).where(CHAT.c.person == person)
    return {Called(*row) for row in connection.execute(union(now_there, before, said))}


def _rename(connection: Connection, person: PersonRow, matches: Collection[str], called: Collection[Called]) -> None:
    """Nobody is called as before: in their seats, where they had one, and where a rematch keeps one for them."""
    seats = rows_of(connection, SeatRow, select(SEATS).where(SEATS.c.match.in_(matches)).order_by(SEATS.c.seat))
    theirs = {seat.token_hash for seat in seats if seat.person == person.person and seat.token_hash}
    former = former_name(person.language)
    old: dict[str, set[str]] = {match: set() for match in matches}
    for one in called:
        old[one.match].add(one.name)
    names = {match: {seat.name for seat in seats if seat.match == match} for match in matches}
    for seat in seats:
        here = update(SEATS).where(SEATS.c.match == seat.match, SEATS.c.seat == seat.seat)
        values: dict[str, Any] = {}
        if seat.person == person.person and seat.after_why == "away":  # a bot plays on, and keeps the seat
            values = NOBODYS | {"after_name": former, "after_why": "left", "after_by": None}
        elif seat.person == person.person:
            values = {"name": free_name(former, names[seat.match])}
        elif seat.reserved in theirs and seat.person is None:
            values = {"reserved": None}
            if seat.kind == "open":
                values["name"] = free_name(seat.colour.title(), names[seat.match] - {seat.name})
        if seat.after_person == person.person:
            values |= {"after_name": former, "after_person": None}
        if seat.after_by and old[seat.match].intersection(seat.after_by):
            by = [former if name in old[seat.match] else name for name in seat.after_by]
            values.setdefault("after_by", by)
        if values:
            names[seat.match].add(values.get("name") or seat.name)
            connection.execute(here.values(values))


def _forget_kept(connection: Connection, person: str, called: Collection[Called]) -> None:
    """What is kept for their seats, what was reported of them and what they wrote about others, where they were told
    that it is their turn, and where they had a match's events sent.
    """
    rows.forget_person(connection, person)
    theirs = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.person == person)
    for table in OF_A_SEAT:
        connection.execute(delete(table).where(tuple_(table.c.match, table.c.seat).in_(theirs)))
    given_up = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.after_person == person)
    written = tuple_(REPORTS.c.match, REPORTS.c.by_seat)
    connection.execute(update(REPORTS).where(or_(written.in_(theirs), written.in_(given_up))).values(note=""))
    for one in called:
        of_them = REPORTS.c.match == one.match, REPORTS.c.seat == one.seat, REPORTS.c.name == one.name
        connection.execute(delete(REPORTS).where(*of_them))
        hook = rows.webhook(connection, one.match)
        if hook and hook.by == one.name:
            rows.drop_webhook(connection, one.match)


def _forget_seats(connection: Connection, person: str) -> None:
    """Their tokens open nothing any more. Seats of matches that don't go on are nobody's."""
    held = rows_of(connection, SeatRow, select(SEATS).where(SEATS.c.person == person))
    devices.lock_out(connection, held)
    aside = select(sql_tables.set_aside.c.match)
    going = select(MATCHES.c.match).where(MATCHES.c.status != "over", MATCHES.c.match.not_in(aside))
    connection.execute(update(SEATS).where(SEATS.c.person == person, SEATS.c.match.not_in(going)).values(NOBODYS))


class Eraser:
    """Deletes people, and gives up the seats that they leave behind."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._people, self._store = tables, tables.people, tables.store

    async def delete(self, me: str) -> tuple[p.Deleted, Ended]:
        device = await self._people.device(me)
        erased = await self._people.write(lambda connection: erase(connection, device))
        given_up = await self._finish(erased.person)
        ended = erased.ended
        return p.Deleted(matches=len(ended.matches), given_up=given_up, lines=erased.lines), ended

    async def go_on(self) -> None:
        """Finish what a failure or a restart has interrupted."""
        gone = select(PEOPLE.c.person).where(PEOPLE.c.gone.is_not(None)).limit(100)
        for person in await self._store.read(lambda connection: list(connection.execute(gone).scalars())):
            try:
                await self._finish(person)
            except NotStored:
                raise
            except Exception:
                log.exception("somebody who is deleted was not forgotten")

    async def _finish(self, person: str) -> int:
        """Give up the seats that are left, and forget the person. Return how many there were."""
        seats = await self._store.rows(SeatRow, select(SEATS).where(SEATS.c.person == person))
        given_up = 0
        for seat in seats:
            try:
                given_up += await self._give_up(seat)
            except NotStored:
                return given_up  # the watch goes on later
            except Refuse as problem:
                log.info("seat not given up", match=seat.match, code=problem.code)
            except Exception:
                log.exception("seat not given up", match=seat.match)
        left = await self._store.rows(SeatRow, select(SEATS).where(SEATS.c.person == person).limit(1))
        if not left:
            await self._people.write(lambda connection: _forget_person(connection, person))
        return given_up

    async def _give_up(self, seat: SeatRow) -> bool:
        """Leave a match that goes on; where that isn't possible, the seat is nobody's."""
        try:
            live = await self._tables.find(seat.match)
            await self._tables.catch_up(live)
            if await self._tables.abandon(live, seat.seat, str(seat.person)):
                return True
        except Refuse as problem:
            if problem.status != 410:
                raise
        await self._people.write(lambda connection: _detach(connection, seat))
        return False


def _detach(connection: Connection, seat: SeatRow) -> None:
    here = SEATS.c.match == seat.match, SEATS.c.seat == seat.seat, SEATS.c.person == seat.person
    nobody = {"person": None, "device": None, "token_hash": token_hash(new_token())}
    if connection.execute(update(SEATS).where(*here).values(nobody)).rowcount:
        devices.bump(connection, {seat.match})


def _forget_person(connection: Connection, person: str) -> None:
    connection.execute(update(SEATS).where(SEATS.c.after_person == person).values(after_person=None))
    for table in (DEVICES, LINKS):  # that came while they were deleted, as an older version let them
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.person == person))

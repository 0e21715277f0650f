"""What is kept about a person, for themselves to take along, besides their matches and results. It has no secrets: a
browser's subscription is only named by its host, as a webhook is. Reports about somebody are for the host alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, select, tuple_, union

from . import person_schemas as p
from . import sql_tables
from .devices import CHAT, MATCHES, NOTICES, SEATS
from .erasing import names_of
from .history import older_than
from .notices import rows
from .notices.outgoing import host_of
from .people import People
from .records import in_utc
from .store import rows_of

PAGE = 10  # matches
NOTES, MOVES, REPORTS, WEBHOOKS = sql_tables.notes, sql_tables.moves, sql_tables.reports, sql_tables.webhooks
Row = dict[str, Any]


class OwnData:
    def __init__(self, people: People) -> None:
        self._people, self._store = people, people.store

    async def kept(self, asked: p.KeptOf) -> p.Kept:
        """What there is of a person in their matches, a few at a time."""
        device = await self._people.device(asked.me)
        return await self._store.read(lambda connection: page(connection, device.person, asked.before))

    async def notices(self, me: str) -> p.MyNotices:
        """Where a person is told that it is their turn, on any device."""
        device = await self._people.device(me)
        return await self._store.read(lambda connection: notices(connection, device.person))


def page(connection: Connection, person: str, before: str | None) -> p.Kept:
    """The matches in which there is something of a person, newest first."""
    columns = SEATS.c.person, SEATS.c.after_person, CHAT.c.person
    theirs = union(*(select(column.table.c.match).where(column == person) for column in columns))
    query = select(MATCHES.c.match).where(MATCHES.c.match.in_(theirs), *([older_than(before)] if before else []))
    newest = query.order_by(MATCHES.c.created.desc(), MATCHES.c.match.desc()).limit(PAGE + 1)
    ids = list(connection.execute(newest).scalars())
    shown = ids[:PAGE]
    found = _kept(connection, person, shown)
    said = [p.KeptMatch(match=match, **{kind: of.get(match, []) for kind, of in found.items()}) for match in shown]
    return p.Kept(matches=said, next=shown[-1] if len(ids) > PAGE else None)


def _kept(connection: Connection, person: str, ids: Sequence[str]) -> dict[str, dict[str, list[Any]]]:
    """What there is of a person in some matches, by kind and match."""
    held = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.person == person, SEATS.c.match.in_(ids))
    notes = select(*NOTES.c["match", "seat", "text", "at"]).where(tuple_(NOTES.c.match, NOTES.c.seat).in_(held))
    number = MOVES.c.sequence.label("move")
    moves = select(*MOVES.c["match", "seat", "words", "at"], number).where(MOVES.c.words != "")
    chat = select(*CHAT.c["match", "seat", "text", "at", "hidden"]).where(CHAT.c.person == person)
    reports = select(*REPORTS.c["match", "seat", "reason", "note", "at"])
    reported = tuple_(REPORTS.c.match, REPORTS.c.by_seat).in_(held)
    names = [one for one in sorted(names_of(connection, person)) if one.match in ids]
    hooks = connection.execute(select(*WEBHOOKS.c["match", "by", "url"]).where(WEBHOOKS.c.match.in_(ids))).all()
    called = {(one.match, one.name) for one in names}
    return {
        "names": _by_match([one._asdict() for one in names]),
        "notes": _found(connection, notes.order_by(NOTES.c.seat)),
        "moves": _found(connection, moves.where(tuple_(MOVES.c.match, MOVES.c.seat).in_(held)).order_by(number)),
        "chat": _found(connection, chat.where(CHAT.c.match.in_(ids)).order_by(CHAT.c.line)),
        "reports": _found(connection, reports.where(reported).order_by(REPORTS.c.number)),
        "webhooks": {match: [host_of(url)] for match, by, url in hooks if (match, by) in called},
    }


def _found(connection: Connection, query: Select[Any]) -> dict[str, list[Row]]:
    return _by_match([in_utc(dict(row)) for row in connection.execute(query).mappings()])


def _by_match(found: Sequence[Row]) -> dict[str, list[Row]]:
    """Rows by their match, with times as text."""
    sorted_: dict[str, list[Row]] = {}
    for row in found:
        said = {name: value.isoformat() if isinstance(value, datetime) else value for name, value in row.items()}
        sorted_.setdefault(said.pop("match"), []).append(said)
    return sorted_


def notices(connection: Connection, person: str) -> p.MyNotices:
    held = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.person == person)
    about = select(NOTICES).where(tuple_(NOTICES.c.match, NOTICES.c.seat).in_(held))
    seats: dict[str, list[p.SeatAt]] = {}
    for one in connection.execute(about.order_by(NOTICES.c.match, NOTICES.c.seat)).mappings():
        seats.setdefault(one["channel"], []).append(p.SeatAt(match=one["match"], seat=one["seat"]))
    channels = rows_of(connection, rows.Channel, rows.channels_of(person).order_by(rows.CHANNELS.c.made))
    return p.MyNotices(notices=[_said(channel, seats.get(channel.channel, [])) for channel in channels])


def _said(channel: rows.Channel, seats: list[p.SeatAt]) -> p.ToldAt:
    is_mail = channel.kind == "mail"
    return p.ToldAt(
        kind="mail" if is_mail else "push",
        address=channel.address if is_mail else host_of(channel.address),
        language=channel.language,
        confirmed=channel.confirmed,
        made=channel.made.isoformat(),
        used=channel.used.isoformat(),
        seats=seats,
    )

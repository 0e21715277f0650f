"""What somebody notes for themselves at a match: private to a seat, sent to nobody else, and gone with the seat."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection, delete, insert, select, update

from . import devices, sql_tables
from . import http_schemas as b
from .errors import Refuse, bad_token
from .records import SeatRow, good_id, now, token_hash
from .store import Store, held_by, rows_of
from .write_batch import Conflict


@dataclass(frozen=True)
class NoteRow:
    match: str
    seat: int
    text: str
    version: int  # counts how often it was saved
    at: datetime


class Notes:
    """Two devices may write. Whoever saves what was changed elsewhere meanwhile is told what that was."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, match: str, asked: b.NotesWanted) -> b.NotesSaid:
        """The notes of the seat that a token opens."""

        def work(connection: Connection) -> NoteRow | None:
            return _note(connection, match, _seat(connection, match, asked))

        return _said(await self._store.read(work), saved=True)

    async def save(self, match: str, asked: b.NotesWritten) -> b.NotesSaid:
        """Save notes that were made from a version, if that is still the last one."""
        found: list[b.NotesSaid] = []

        def work(connection: Connection) -> None:
            seat = _seat(connection, match, asked)
            saved = _write(connection, NoteRow(match, seat, asked.text, asked.version + 1, now()))
            found.append(_said(_note(connection, match, seat), saved))

        try:
            await self._store.write(work)
        except Conflict:  # another device was quicker with the first ones
            raise Refuse(409, "out-of-date") from None
        return found[-1]


def _seat(connection: Connection, match: str, asked: b.NotesWanted | b.NotesWritten) -> int:
    """The seat that a token opens, also while a bot stands in there. A device's opens all seats of its person."""
    here = sql_tables.seats.c.match == match
    query = select(sql_tables.seats).where(here, held_by([token_hash(asked.token)]))
    found = rows_of(connection, SeatRow, query) if good_id(match) else []
    if found:
        return found[0].seat
    theirs = [seat for _, seat in devices.seats_at(connection, match, asked.token)] if good_id(match) else []
    if asked.seat not in (None, *theirs) or not theirs:
        raise bad_token()
    return theirs[0] if asked.seat is None else asked.seat


def _note(connection: Connection, match: str, seat: int) -> NoteRow | None:
    table = sql_tables.notes
    found = rows_of(connection, NoteRow, select(table).where(table.c.match == match, table.c.seat == seat))
    return found[0] if found else None


def _write(connection: Connection, note: NoteRow) -> bool:
    """Write notes over those that they were made from; whether that is what they are now."""
    table = sql_tables.notes
    same = (table.c.match == note.match, table.c.seat == note.seat, table.c.version == note.version - 1)
    if connection.execute(update(table).where(*same).values(vars(note))).rowcount:
        return True
    before = _note(connection, note.match, note.seat)
    if before is None:
        connection.execute(insert(table), vars(note))
    return before is None or before.text == note.text  # saved before, and the answer was lost


def _said(note: NoteRow | None, saved: bool) -> b.NotesSaid:
    return b.NotesSaid(text=note.text if note else "", version=note.version if note else 0, saved=saved)


def forget_seat(connection: Connection, match: str, seat: int) -> None:
    """Remove the notes of a seat, whose player has gone or wants them gone."""
    table = sql_tables.notes
    connection.execute(delete(table).where(table.c.match == match, table.c.seat == seat))


def routes(notes: Notes, slowly: Any) -> APIRouter:
    router = APIRouter(prefix="/api/matches/{match}", tags=["seats"])

    @router.post("/notes", dependencies=[slowly])
    async def read(match: str, asked: b.NotesWanted) -> b.NotesSaid:
        return await notes.read(match, asked)

    @router.put("/notes", dependencies=[slowly])
    async def save(match: str, asked: b.NotesWritten) -> b.NotesSaid:
        return await notes.save(match, asked)

    return router

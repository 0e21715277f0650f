"""The database: SQLite or PostgreSQL, with the same few queries. Every write is committed when its call returns.

Queries run in threads. A whole transaction costs one hop there and back; an asynchronous driver needs one for every
statement (docs/decisions.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, and_, bindparam, create_engine, delete, event, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from . import clocks, sql_tables
from .clocks import LATE, Down
from .errors import NotStored
from .migrating import Replaced, check_again, check_file, file_of, is_damage, is_read_only, migrate
from .records import Aside, ChatRow, DealRow, EndRow, MatchRow, MoveRow, Progress, SeatRow, Written, in_utc, now
from .settings import sqlalchemy_url
from .write_batch import Conflict, Together

CHAT_LINES = 200  # of a match, that people get
CHAT_KEPT = 1_000  # of a match, besides those that are reported and wait for the host
LISTED = 60
LOOKED_AFTER = 200  # at once
ASKED_AT_ONCE = 1000  # matches in one question; a statement takes 32,766 values at most
THREADS = 8
FAILURES = (OperationalError, InternalError, InterfaceError, NoConnection, OSError)  # of the database, not of a row
FRESH = timedelta(seconds=1)  # for which a write that worked says that the next will
ANSWER_WITHIN = 10.0  # seconds for a database that is well
DEADLOCK = "40P01"
ROOM = 8192  # bytes of a trial, as much as a long move takes: a disk that is nearly full may have room for less
Row = dict[str, Any]
PROGRESS = (
    update(sql_tables.matches)
    .where(sql_tables.matches.c.match == bindparam("of"), sql_tables.matches.c.version == bindparam("at_version"))
    .values(
        {field.name: bindparam(field.name) for field in fields(Progress)} | {"version": bindparam("at_version") + 1}
    )
)
log = structlog.get_logger()
R = TypeVar("R")
T = TypeVar("T")
ASIDE = sql_tables.set_aside.c
MATCHES = select(
    sql_tables.matches,
    ASIDE.move.label("aside_move"),
    ASIDE.why.label("aside_why"),
    ASIDE.published.label("aside_published"),
).outerjoin(sql_tables.set_aside, ASIDE.match == sql_tables.matches.c.match)


class Store:
    """The rows of all matches."""

    def __init__(self, database: str) -> None:
        self.url = sqlalchemy_url(database)
        self._moves = Together(self._add_moves)
        self.engine = _open(self.url)
        self._sqlite = self.engine.dialect.name == "sqlite"
        self.written = now()  # when a write last worked
        self.failing = False  # whether the last one failed
        self.damaged = False  # whether the file is, or is gone: then nothing more is written to it
        self._file: tuple[int, int] | None = None

    def examine(self) -> None:
        """Read the whole file of a SQLite database, and refuse one that is damaged before anything is written to it."""
        if self._sqlite:
            check_file(self.engine.url)

    async def start(self) -> None:
        """Bring the database to the newest schema. One of a newer version is left alone."""
        if self._sqlite:
            _make_private(Path(str(self.engine.url.database)))
        self._reading = ThreadPoolExecutor(THREADS, "read")
        self._writing = ThreadPoolExecutor(1 if self._sqlite else THREADS, "write")  # SQLite has one writer
        await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, migrate)
        self._file = file_of(self.engine.url) if self._sqlite else None

    async def close(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        self.engine.dispose()

    async def check(self) -> None:
        """Try a write, unless one has just worked. Raise NotStored if it fails or takes too long."""
        if self.failing or now() - self.written > FRESH:
            try:
                await asyncio.wait_for(asyncio.shield(self.beat()), ANSWER_WITHIN)
            except (NotStored, TimeoutError):
                raise NotStored("error-no-writing") from None

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do some work in one transaction. If the database fails, not the work, raise NotStored."""
        if self.damaged:
            raise NotStored
        try:
            await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, work)
        except IntegrityError as problem:
            raise Conflict(str(problem.orig).partition("\n")[0]) from None  # the rest says what is in the row
        except (DatabaseError, *FAILURES) as problem:
            if not _is_deadlock(problem) and not self._notice(problem):
                raise
            raise NotStored from problem
        if self.failing:
            log.warning("writing works again")
        self.failing, self.written = False, now()

    def _notice(self, problem: Exception) -> bool:
        """Whether the database fails, not the work. That is logged once."""
        gone = isinstance(problem, Replaced)
        damaged = gone or (isinstance(problem, DatabaseError) and is_damage(problem))
        if not damaged and not isinstance(problem, FAILURES):
            return False
        if gone and not self.damaged:
            log.critical("the file of the database was removed or replaced: put it back and start the server again")
        elif damaged and not self.damaged:
            log.critical("the database is damaged, and nothing more is written to it: restore a backup")
        elif not self.failing:
            log.exception("nothing can be written")
        self.failing, self.damaged = True, self.damaged or damaged
        return True

    def _transact(self, work: Callable[[Connection], None]) -> None:
        if self._file and file_of(self.engine.url) != self._file:
            raise Replaced
        try:
            with self.engine.begin() as connection:
                work(connection)
        except OperationalError as problem:
            if is_read_only(problem):  # SQLite would go on with files that it opened when it could only read them
                self.engine.dispose()
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from one snapshot, even if others are writing."""

        def run() -> T:
            with self.engine.connect() as connection:
                if self._sqlite:
                    connection.exec_driver_sql("BEGIN")  # or every query would see a moment of its own
                else:
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, run)
        except (DatabaseError, *FAILURES) as problem:
            if isinstance(problem, DatabaseError) and is_damage(problem):
                self._notice(problem)
            elif isinstance(problem, FAILURES):
                log.warning("nothing can be read", why=type(problem).__name__)
            else:
                raise
            raise NotStored("error-no-writing") from problem

    # writing

    async def add_match(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        def work(connection: Connection) -> None:
            _check_people(connection, seats)
            connection.execute(insert(sql_tables.matches), match.columns())
            connection.execute(insert(sql_tables.seats), [vars(seat) for seat in seats])
            if match.rematch_of:
                before = sql_tables.matches.c.match == match.rematch_of
                connection.execute(update(sql_tables.matches).where(before).values(rematch=match.match))

        await self.write(work)

    async def add_move(self, move: MoveRow, progress: Progress, version: int, end: EndRow | None = None) -> None:
        """Store one move, or one undo, with the match's new progress, if nobody has changed the match meanwhile. The
        last move comes with the end of the game.
        """
        changed = vars(progress) | {"of": move.match, "at_version": version}
        await self._moves.add((vars(move), changed, vars(end) if end else None))

    async def _add_moves(self, played: Sequence[tuple[Row, Row, Row | None]]) -> None:
        """Write moves of different matches, always in the same order, so that two servers never deadlock."""
        played = sorted(played, key=lambda one: one[1]["of"])
        ends = [end for _, _, end in played if end]

        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.moves), [move for move, _, _ in played])
            progress(connection, [changed for _, changed, _ in played])
            if ends:
                connection.execute(insert(sql_tables.endings), ends)

        await self.write(work)

    async def change_seat(
        self, before: SeatRow, after: SeatRow, come_to: Progress, version: int, deal: DealRow | None = None
    ) -> None:
        """Update a seat, if nobody has changed anything in the meantime; with the deal, if everyone is seated."""
        table = sql_tables.seats
        same = (table.c.match == before.match, table.c.seat == before.seat, table.c.kind == before.kind)
        held = table.c.token_hash == before.token_hash if before.token_hash else table.c.token_hash.is_(None)

        def work(connection: Connection) -> None:
            if (after.person, after.device) != (before.person, before.device):
                _check_people(connection, [after])
            done = connection.execute(update(table).where(*same, held).values(vars(after)))
            if done.rowcount != 1:
                raise Conflict("the seat has changed")
            if before.holder not in (None, after.holder):
                mine = sql_tables.notes.c
                connection.execute(delete(sql_tables.notes).where(mine.match == before.match, mine.seat == before.seat))
            progress(connection, [vars(come_to) | {"of": before.match, "at_version": version}])
            if deal:
                _deal(connection, before.match, deal)

        await self.write(work)

    async def add_deal(self, match: str, deal: DealRow, come_to: Progress, version: int) -> None:
        """Store the deal, if nobody has changed anything in the meantime."""

        def work(connection: Connection) -> None:
            progress(connection, [vars(come_to) | {"of": match, "at_version": version}])
            _deal(connection, match, deal)

        await self.write(work)

    async def add_chat(self, line: ChatRow) -> ChatRow:
        """Store what somebody said, and return it with its number."""
        values = {name: value for name, value in vars(line).items() if name != "line"}
        numbers: list[int] = []

        def work(connection: Connection) -> None:
            numbers[:] = connection.execute(insert(sql_tables.chat), values).inserted_primary_key or ()
            connection.execute(_too_old(line.match))

        await self.write(work)
        return replace(line, line=numbers[0])

    async def beat(self) -> None:
        """Record that a server is up, which also shows that something can be written. If this one stood still, and all
        others did, the first to notice records that too.
        """
        at, table, found = now(), sql_tables.pulse, list[Down]()
        values = {"seen": at, "trial": secrets.token_hex(ROOM // 2)}  # random, so that no database makes it smaller
        still = clocks.stood_still(at)

        def work(connection: Connection) -> None:
            if self._sqlite:
                check_again(self.engine.url)
            if still:
                nobody = update(table).where(table.c.seen <= still.last + LATE)
                if connection.execute(nobody.values(values)).rowcount:
                    connection.execute(insert(sql_tables.downs), still._asdict())
                found.extend(_downs(connection))
            elif not connection.execute(update(table).values(values)).rowcount:
                connection.execute(insert(table), {"row": 1} | values)

        with contextlib.suppress(Conflict):  # another server was quicker
            await self.write(work)
            clocks.remember(found, at if still else None)

    async def put_off(self, match: str, version: int, due: datetime) -> None:
        """Record that a match was checked and has nothing to do yet."""

        def work(connection: Connection) -> None:
            same = (sql_tables.matches.c.match == match, sql_tables.matches.c.version == version)
            connection.execute(update(sql_tables.matches).where(*same).values(due=due))

        await self.write(work)

    async def add_analysis(self, match: str, result: Row) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.analyses), {"match": match, "result": result})

        with contextlib.suppress(Conflict):  # another server was quicker
            await self.write(work)

    # reading

    async def whole(self, match: str, after: int = 0) -> tuple[MatchRow, list[SeatRow], list[MoveRow]] | None:
        """A match with its seats, and its moves after the first `after`."""

        def work(connection: Connection) -> tuple[MatchRow, list[SeatRow], list[MoveRow]] | None:
            rows = rows_of(connection, match_row, _match(match))
            seats = rows_of(connection, SeatRow, _seats([match]))
            return (rows[0], seats, rows_of(connection, MoveRow, _moves(match, after))) if rows else None

        return await self.read(work)

    async def match(self, match: str) -> MatchRow | None:
        found = await self.rows(match_row, _match(match))
        return found[0] if found else None

    async def public(self) -> list[MatchRow]:
        """Public matches in progress or over, newest first."""
        table = sql_tables.matches
        query = MATCHES.where(table.c.public, table.c.status != "waiting")
        return await self.rows(match_row, query.order_by(table.c.created.desc()).limit(LISTED))

    async def last_beat(self) -> datetime | None:
        """When a server was up last."""
        found = await self.read(lambda connection: connection.execute(select(sql_tables.pulse.c.seen)).scalar())
        return found.replace(tzinfo=UTC) if found and found.tzinfo is None else found

    async def downs(self) -> list[Down]:
        """When no server was up, or all of them stood still."""
        return await self.read(_downs)

    async def due(self, at: datetime, besides: Collection[str] = ()) -> list[str]:
        """Matches that are due to be checked, the longest waiting first."""
        table = sql_tables.matches
        waiting = (table.c.status != "over", table.c.due <= at, table.c.match.notin_(besides))
        aside = select(sql_tables.set_aside.c.match)
        query = select(table.c.match).where(*waiting, table.c.match.notin_(aside)).order_by(table.c.due)
        return await self.read(lambda connection: list(connection.execute(query.limit(LOOKED_AFTER)).scalars()))

    async def seats(self, matches: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of some matches, in their order."""
        found: dict[str, list[SeatRow]] = {}
        for seat in await self.rows(SeatRow, _seats(list(matches))):
            found.setdefault(seat.match, []).append(seat)
        return found

    async def matches(self, ids: Collection[str]) -> dict[str, MatchRow]:
        found = await self.rows(match_row, MATCHES.where(sql_tables.matches.c.match.in_(ids)))
        return {row.match: row for row in found}

    async def versions(self, matches: Sequence[str]) -> dict[str, tuple[int, str | None]]:
        """The version and the rematch of each match: whether they differ tells whether somebody else has written."""
        table, found = sql_tables.matches.c, dict[str, tuple[int, str | None]]()
        for at in range(0, len(matches), ASKED_AT_ONCE):
            some = matches[at : at + ASKED_AT_ONCE]
            query = select(table.match, table.version, table.rematch).where(table.match.in_(some))
            rows = await self.rows(Written, query)
            found |= {row.match: (row.version, row.rematch) for row in rows}
        return found

    async def held(self, hashes: Sequence[str]) -> list[SeatRow]:
        """The seats that some tokens open, or opened until a bot stood in."""
        return await self.rows(SeatRow, select(sql_tables.seats).where(held_by(hashes)))

    async def moves(self, match: str) -> list[MoveRow]:
        return await self.rows(MoveRow, _moves(match, 0))

    async def chat(self, match: str) -> list[ChatRow]:
        """The last lines, oldest first."""
        table = sql_tables.chat
        query = select(table).where(table.c.match == match).order_by(table.c.line.desc()).limit(CHAT_LINES)
        return (await self.rows(ChatRow, query))[::-1]

    async def line(self, match: str, number: int) -> ChatRow | None:
        """One line of a chat."""
        table = sql_tables.chat
        found = await self.rows(ChatRow, select(table).where(table.c.match == match, table.c.line == number))
        return found[0] if found else None

    async def is_quiet(self, match: str, seat: int) -> bool:
        """Whether the host lets who sits here say nothing more: this person, or somebody who sat here and can't be told
        from them, because one of the two has no identity.
        """
        meant, here = sql_tables.quieted.c, sql_tables.seats.c
        alike = and_(meant.seat == here.seat, or_(meant.person.is_(None), here.person.is_(None)))
        mine = (here.match == match, here.seat == seat, or_(meant.person == here.person, alike))
        query = select(meant.number).join(sql_tables.seats, here.match == meant.match).where(*mine).limit(1)
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    async def analysis(self, match: str) -> Row | None:
        query = select(sql_tables.analyses.c.result).where(sql_tables.analyses.c.match == match)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def rows(self, kind: Callable[..., R], query: Any) -> list[R]:
        return await self.read(lambda connection: rows_of(connection, kind, query))


def _open(address: str) -> Engine:
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=2 * THREADS, pool_pre_ping=True, hide_parameters=True)
    if url.database in (None, "", ":memory:"):
        raise ValueError("matches in memory would be lost; name a file")
    Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=THREADS + 1, connect_args={"timeout": 10}, hide_parameters=True)
    event.listen(engine, "connect", _pragmas)
    return engine


def _is_deadlock(problem: Exception) -> bool:
    """Whether two transactions waited for each other, and PostgreSQL has ended this one. The database is well."""
    return getattr(getattr(problem, "orig", None), "sqlstate", None) == DEADLOCK


def _make_private(file: Path) -> None:
    """Make a new file that only its owner can read: it will hold seeds and a key. SQLite gives its other files the same
    rights. A file that is there keeps those that its owner chose.
    """
    with contextlib.suppress(OSError):  # opening it says why it can't be used
        file.touch(0o600, exist_ok=False)


def held_by(hashes: Sequence[str]) -> Any:
    """The seats that some tokens open, or opened until a bot stood in."""
    table = sql_tables.seats.c
    return or_(table.token_hash.in_(hashes), and_(table.after_why == "away", table.reserved.in_(hashes)))


def rows_of(connection: Connection, kind: Callable[..., R], query: Any) -> list[R]:
    return [kind(**in_utc(dict(row))) for row in connection.execute(query).mappings()]


def match_row(aside_move: int | None, aside_why: str, aside_published: bool, **columns: Any) -> MatchRow:
    """A match, and whether it was set aside."""
    aside = None if aside_move is None else Aside(aside_move, aside_why, aside_published)
    return MatchRow(**columns, aside=aside)


def _match(match: str) -> Any:
    return MATCHES.where(sql_tables.matches.c.match == match)


def _seats(matches: Sequence[str]) -> Any:
    table = sql_tables.seats
    return select(table).where(table.c.match.in_(matches)).order_by(table.c.match, table.c.seat)


def _too_old(match: str) -> Any:
    """Remove lines that nobody gets any more. One that is reported stays until the host has done something about it."""
    chat, newer, reports = sql_tables.chat.c, sql_tables.chat.alias().c, sql_tables.reports.c
    last_to_go = select(newer.line).where(newer.match == match).order_by(newer.line.desc()).offset(CHAT_KEPT).limit(1)
    reported = select(reports.line).where(reports.match == match, reports.state == "open")
    going = chat.match == match, chat.line <= last_to_go.scalar_subquery(), chat.line.not_in(reported)
    return delete(sql_tables.chat).where(*going)


def _moves(match: str, after: int) -> Any:
    table = sql_tables.moves
    return select(table).where(table.c.match == match, table.c.sequence > after).order_by(table.c.sequence)


def progress(connection: Connection, rows: Sequence[Row]) -> None:
    """Update the progress of matches, or raise Conflict if somebody else has changed one."""
    if connection.execute(PROGRESS, rows).rowcount != len(rows):
        raise Conflict("the match has changed")
    if places := [place for row in rows for place in _places(row)]:
        connection.execute(insert(sql_tables.places), places)


def _places(row: Row) -> list[Row]:
    """The places of a match that ends."""
    if row["status"] != "over":
        return []
    shared = {"match": row["of"], "seats": len(row["ranking"]), "at": now()}
    return [shared | {"seat": one["seat"], "place": one["place"]} for one in row["ranking"]]


def _check_people(connection: Connection, seats: Sequence[SeatRow]) -> None:
    """Raise Conflict if somebody sits down who is gone in the meantime, or from a device that was signed out or is
    another person's. People are held before devices, as in devices.py.
    """
    people, devices = sql_tables.people.c, sql_tables.devices.c
    wanted = {seat.person for seat in seats if seat.person}
    if not wanted:
        return
    here = select(people.person).where(people.person.in_(wanted), people.gone.is_(None)).order_by(people.person)
    if set(connection.execute(here.with_for_update(read=True, key_share=True)).scalars()) != wanted:
        raise Conflict("the person is gone")
    used = {(seat.device, seat.person) for seat in seats if seat.device}
    there = select(devices.device, devices.person).where(devices.device.in_([device for device, _ in used]))
    if {(device, person) for device, person in connection.execute(there.with_for_update(read=True))} != used:
        raise Conflict("the device has been signed out, or is another person's")


def _downs(connection: Connection) -> list[Down]:
    table = sql_tables.downs
    newest = select(table.c.last, table.c.start).order_by(table.c.start.desc()).limit(clocks.MOST_DOWNS)
    return rows_of(connection, Down, newest)


def _deal(connection: Connection, match: str, deal: DealRow) -> None:
    table = sql_tables.matches
    connection.execute(update(table).where(table.c.match == match).values(vars(deal)))


def _pragmas(connection: Any, _record: Any) -> None:
    """WAL lets readers read while one writes; FULL has every commit on the disk before it is answered."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

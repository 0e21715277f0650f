"""Logs that somebody brings here: replayed in a process of its own, stored as a match that nobody plays, and never
taken for a match of this server. It isn't public, has no seats to take, and is given out again as it came: with the
signature that it had, or none.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, cast

import structlog
from fastapi import APIRouter, Request
from sqlalchemy import Connection, insert, select

from watershed.kernel.crowd import uninterrupted
from watershed.kit.game import Game
from watershed.match.fork import Fork

from . import checks, seating, shelf, sql_tables
from . import http_schemas as b
from .begun import Begun
from .errors import Refuse, no_such_match
from .fair_queue import FairQueue, Owner, home_of, household
from .library import Library
from .limits import Buckets
from .records import MatchRow, MoveRow, SeatRow, good_id, new_match_id, now
from .settings import Rate
from .signing import Signer
from .store import Store, rows_of
from .write_batch import Conflict

PATH = "/api/logs"
WITHIN = 90.0  # seconds, where something else keeps the processors busy
WAITING, WAITING_EACH = 10, 2  # logs that may wait for their turn, in all and from one address
RATE = Rate(10, 1 / 60)  # logs from one address
LAST_WORDS = 2_000  # letters of what a worker that failed said
REASONS = ("game", "book", "position", "setup", "move", "table", "cut", "changed", "long", "shape")
logger = structlog.get_logger()


@dataclass(frozen=True)
class ImportRow:
    """A log as it came, and what could be said about its signature then."""

    match: str
    digest: str
    text: str
    how: str
    key: str | None
    server: str | None  # what the key's owner says of itself
    signed: str | None
    at: datetime


class Importer:
    """Opens one log after the other; addresses take turns."""

    def __init__(self, store: Store, library: Library, signer: Signer) -> None:
        self._store, self._library, self._signer = store, library, signer
        self._turns, self._rates = FairQueue(), Buckets(RATE)
        self._reading, self._waiting = Counter[str](), Counter[str]()  # logs, by address
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    @contextlib.contextmanager
    def reading(self, home: str) -> Iterator[None]:
        """Read a log of an address, if it may open one. Few at once: what has come of each is in memory."""
        if not self._rates.has_one(home):
            raise self._too_many(home)
        if self._reading[home] + self._waiting[home] >= WAITING_EACH:
            raise Refuse(429, "too-many", "error-too-many-logs-now")
        with _counted(self._reading, home):
            yield

    def _too_many(self, home: str) -> Refuse:
        return Refuse(429, "too-many", "error-too-many-logs").after(self._rates.wait(home))

    async def open(self, log: bytes, address: str) -> b.Opened:
        """The match that a log becomes, or became when it was first opened."""
        home = household(address)
        if not self._rates.take(home):
            raise self._too_many(home)
        if self._waiting[home] >= WAITING_EACH or self._waiting.total() >= WAITING:
            raise Refuse(429, "too-many", "error-too-many-logs-now")
        with _counted(self._waiting, home):
            async with self._turns.turn(lambda: Owner("", frozenset({home}))):
                found = await asyncio.to_thread(self._examine, log)
        if "why" in found:
            raise _refusal(found)
        return await self._store_once(found)

    def _examine(self, log: bytes) -> dict[str, Any]:
        """Ask a process of its own."""
        with uninterrupted():
            self._process = subprocess.Popen(
                [sys.executable, "-m", "watershed.server.log_worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        try:
            said, why = self._process.communicate(log, WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
            return {"why": "slow"}
        code = self._process.returncode
        if code and -code == getattr(signal, "SIGXCPU", 0):
            return {"why": "slow"}
        try:
            return cast(dict[str, Any], json.loads(b"" if code else said))
        except ValueError:
            return self._failed(code, why)

    def _failed(self, code: int, why: bytes) -> dict[str, Any]:
        if not self._closed:
            logger.error("log worker failed", code=code, why=why.decode(errors="replace").strip()[-LAST_WORDS:])
        return {"why": "failed"}

    async def _store_once(self, found: dict[str, Any]) -> b.Opened:
        if before := await self._known(found["digest"]):
            return before
        book = shelf.fitting(found["game"], found["book"])
        if book is None:
            raise Refuse(400, "bad-log", "error-log-book")
        await self._library.keep(found["game"], book)
        row = row_of(found, book)
        brought = await self._import_row(row.match, found)
        seats = seats_of(row.match, shelf.found(row.game), found["names"])
        at = row.created
        moves = [MoveRow(row.match, number, *move[:2], 0, None, move[2], at) for number, move in _numbered(found)]

        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.matches), row.columns())
            connection.execute(insert(sql_tables.seats), [vars(seat) for seat in seats])
            if moves:
                connection.execute(insert(sql_tables.moves), [vars(move) for move in moves])
            connection.execute(insert(sql_tables.imports), vars(brought))

        try:
            await self._store.write(work)
        except Conflict:  # somebody else was quicker
            if before := await self._known(found["digest"]):
                return before
            raise Refuse(409, "out-of-date") from None
        return _opened(row)

    async def _known(self, digest: str) -> b.Opened | None:
        table = sql_tables.imports
        query = select(table.c.match).where(table.c.digest == digest)
        match = await self._store.read(lambda connection: connection.execute(query).scalar())
        row = await self._store.match(match) if match else None
        return _opened(row) if row else None

    async def _import_row(self, match: str, found: dict[str, Any]) -> ImportRow:
        how = found["how"]
        if how == "signed":
            keys = await self._signer.published()
            own = {keys.key, *(key.key for key in keys.earlier)}
            how = "here" if found["key"] in own else "elsewhere"
        said = found["key"], found["server"], found["signed"]
        return ImportRow(match, found["digest"], found["text"], how, *said, at=now())

    async def told(self, match: str) -> b.Brought:
        """Who vouches for a log that was brought here."""
        row = await stored_import(self._store, match)
        if row is None:
            raise no_such_match()
        how = cast(Literal["here", "elsewhere", "unsigned", "changed", "unchecked"], row.how)
        return b.Brought(signature=how, key=row.key, server=row.server, signed=row.signed, at=row.at.isoformat())

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        if self._process and self._process.poll() is None:
            with contextlib.suppress(OSError):
                self._process.kill()


@contextlib.contextmanager
def _counted(counter: Counter[str], home: str) -> Iterator[None]:
    counter[home] += 1
    try:
        yield
    finally:
        counter[home] -= 1
        if not counter[home]:
            del counter[home]


def _refusal(found: dict[str, Any]) -> Refuse:
    why = found["why"]
    if why == "failed":
        return Refuse(500, "server-error")
    if why not in REASONS:
        return Refuse(400, "bad-log", "error-log-slow")
    return Refuse(400, "bad-log", f"error-log-{why}", move=found["move"], detail=found["detail"])


def _numbered(found: dict[str, Any]) -> list[tuple[int, tuple[int, str, str]]]:
    return list(enumerate(found["moves"], 1))


def _opened(row: MatchRow) -> b.Opened:
    return b.Opened(match=row.match, moves=row.moves, over=row.status == "over")


def row_of(found: dict[str, Any], book: str) -> MatchRow:
    """The row of a log. Nobody plays it, so nobody is waited for."""
    forks = tuple(Fork(**fork) for fork in found["forks"])
    return MatchRow(
        match=new_match_id(),
        game=found["game"],
        rules=found["rules"],
        book=book,
        edition=found["book"],
        options=found["options"],
        seed=found["seed"],
        salt="",
        commitment="",
        public=False,
        created=now(),
        rematch_of=None,
        rematch=None,
        status="unfinished" if found["waiting"] else "over",
        moves=len(found["moves"]),
        to_move=found["to_move"],
        waiting=found["waiting"],
        ranking=found["ranking"],
        clock=None,
        left=None,
        since=None,
        running=0,
        due=None,
        version=0,
        opening=found["opening"],
        begun=Begun("log", forks, brought=True).to_json(),
    )


def seats_of(match: str, game: Game, names: Sequence[str]) -> list[SeatRow]:
    """The seats of a log. A log doesn't say who was a bot, and no token opens any of them."""
    seats: list[SeatRow] = []
    for number, name in enumerate(names):
        colour = seating.free_colour(None, {seat.colour for seat in seats}, seating.colours_of(game))
        shown = name if checks.is_visible(name) else seating.colour_name(colour, "en")
        shown = seating.free_name(shown, {*(seat.name for seat in seats), *names[number + 1 :]})
        seats.append(SeatRow(match, number, "person", shown, colour, None, number, None))
    return seats


async def stored_import(store: Store, match: str) -> ImportRow | None:
    """A log as it came."""
    query = select(sql_tables.imports).where(sql_tables.imports.c.match == match)
    found = await store.read(lambda connection: rows_of(connection, ImportRow, query)) if good_id(match) else []
    return found[0] if found else None


def routes(importer: Importer, slowly: Any) -> APIRouter:
    router = APIRouter(tags=["matches"])

    @router.post(PATH, status_code=201, dependencies=[slowly])
    async def opened(request: Request) -> b.Opened:
        return await importer.open(await request.body(), home_of(request))

    @router.get("/api/matches/{match}/import")
    async def told(match: str) -> b.Brought:
        return await importer.told(match)

    return router

"""What an upgrade would do to the matches of a database. It only reads, and can read older schemas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Engine, Table, create_engine, func, inspect, select
from sqlalchemy.engine import URL, make_url

from . import sql_tables
from .library import Opened, opened, stored_book
from .migrating import check_known
from .records import MatchRow, MoveRow, SeatRow, in_utc
from .replaying import Broken, replay
from .settings import sqlalchemy_url


class NoDatabase(Exception):
    """Why a database can't be checked, in one sentence."""


@dataclass(frozen=True)
class Finding:
    """What would happen to one match."""

    match: str
    game: str
    status: str
    moves: int
    aside: bool  # whether it was set aside already
    published: bool  # whether its seed went out with its log, so that it stays set aside
    broken: Broken | None  # None if it goes on
    end: bool  # whether its end is stored, so that it needs no rules

    @property
    def verdict(self) -> str:
        """goes-on, replays, set-aside, cut (over, but the replay stops early), or known (set aside already)."""
        if self.broken is None and not (self.published and self.status != "over"):
            return "replays" if self.status == "over" else "goes-on"
        return "known" if self.aside else "cut" if self.status == "over" else "set-aside"


def open_database(address: str) -> Engine:
    """A database that is there, opened for reading."""
    url = make_url(sqlalchemy_url(address))
    if url.get_backend_name() != "sqlite":
        return create_engine(url, hide_parameters=True)
    if url.database in (None, "", ":memory:") or not Path(str(url.database)).is_file():
        raise NoDatabase(f"There is no database at {address}.")
    file = Path(str(url.database)).absolute().as_uri()
    reading = URL.create("sqlite", database=file, query={"mode": "ro", "uri": "true"})
    return create_engine(reading, hide_parameters=True)


class Checkup:
    """Replay every match of a database, as this version would after an upgrade."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._tables = set(inspect(connection).get_table_names())
        if "matches" not in self._tables or "moves" not in self._tables:
            raise NoDatabase("This database has no Watershed matches.")
        check_known(connection)
        self._columns = {name: self._columns_of(name) for name in ("matches", "seats", "moves")}
        self._books: dict[tuple[str, str], Opened] = {}

    def _columns_of(self, name: str) -> set[str]:
        return {column["name"] for column in inspect(self._connection).get_columns(name)}

    def count(self) -> int:
        return int(self._connection.execute(select(func.count()).select_from(sql_tables.matches)).scalar_one())

    def findings(self) -> Iterator[Finding]:
        """Each match, the newest first."""
        order = sql_tables.matches.c.created.desc()
        names = self._connection.execute(select(sql_tables.matches.c.match).order_by(order)).scalars().all()
        for name in names:
            yield self._look(name)

    def _look(self, name: str) -> Finding:
        (row,) = self._rows(MatchRow, sql_tables.matches, name)
        seats = sorted(self._rows(SeatRow, sql_tables.seats, name), key=lambda seat: seat.seat)
        steps = sorted(self._rows(MoveRow, sql_tables.moves, name), key=lambda step: step.sequence)
        broken = replay(row, seats, steps, self._open(row)).broken
        aside = self._cell(sql_tables.set_aside, sql_tables.set_aside.c.published, name)
        end = self._cell(sql_tables.endings, sql_tables.endings.c.match, name) is not None
        return Finding(name, row.game, row.status, row.moves, aside is not None, bool(aside), broken, end)

    def _rows(self, kind: Any, table: Table, name: str) -> list[Any]:
        """The rows of a match. A column that an older schema lacks is empty."""
        known = self._columns[table.name]
        query = select(*(column for column in table.c if column.name in known)).where(table.c.match == name)
        missing = {field.name: None for field in fields(kind) if field.default is MISSING and field.name not in known}
        return [kind(**missing, **in_utc(dict(row))) for row in self._connection.execute(query).mappings()]

    def _cell(self, table: Table, column: Column[Any], name: str) -> Any:
        """What a table has about a match; nothing if an older schema lacks the table."""
        if table.name not in self._tables:
            return None
        return self._connection.execute(select(column).where(table.c.match == name)).scalar()

    def _open(self, row: MatchRow) -> Opened:
        key = row.game, row.edition
        if key not in self._books:
            stored = stored_book(self._connection, *key) if "books" in self._tables else None
            self._books[key] = opened(row, stored)
        return self._books[key]

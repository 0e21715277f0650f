"""The schema of a database, brought to the newest version; and databases that must not be touched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

if TYPE_CHECKING:
    from alembic.config import Config

DAMAGED = (11, 26)  # SQLite's codes: the file is malformed, or isn't a database
READ_ONLY = 8
ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(8457213960411)"}  # ours


class BadDatabase(Exception):
    """Why a database must not be touched, in one sentence."""


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema, all of it or nothing. If several servers start together, one does it
    and the others wait. Where there is nothing to do, nothing is written.
    """
    from alembic import command

    if check_known(connection):
        return
    connection.exec_driver_sql(ALONE[connection.dialect.name])
    check_known(connection)  # another server may have done it meanwhile
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_known(connection: Connection) -> bool:
    """Refuse a database of a newer version: what it means to that version is not known here. Whether it has the newest
    schema.
    """
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config())
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - {script.revision for script in scripts.walk_revisions()}:
        raise BadDatabase(
            "a newer version of Watershed wrote it. Install that version, or restore a backup from before the upgrade"
        )
    return found == set(scripts.get_heads())


def check_file(url: URL) -> None:
    """Read a whole SQLite file, if there is one, and refuse it if it is damaged. Nothing is written to it."""
    file = Path(str(url.database))
    if not file.is_file() or not file.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as problem:
        if not _is_damage(problem):
            return  # it can't be read now; opening it to write says why
        found = str(problem)
    if found != "ok":
        detail = " ".join(found.split())[:100]
        raise BadDatabase(f"it is damaged ({detail}). Nothing was written to it. Restore a backup")


def check_again(url: URL) -> None:
    """Look whether a SQLite file that is in use is still one. A connection keeps the pages that it has read and may not
    notice for long, so a new one looks. (To open the file without SQLite would take away its locks.)
    """
    try:
        with closing(sqlite3.connect(f"{Path(str(url.database)).absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as problem:
        if _is_damage(problem):
            raise DatabaseError(None, None, problem) from problem


class Replaced(OSError):
    """A SQLite file was removed, or another one put in its place, while it was in use. What is written goes nowhere."""


def file_of(url: URL) -> tuple[int, int] | None:
    """Which file it is that a SQLite database is in now."""
    try:
        found = Path(str(url.database)).stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def is_damage(problem: DatabaseError) -> bool:
    """Whether SQLite says that its file is damaged, whatever else it says."""
    return _is_damage(problem.orig)


def is_read_only(problem: DatabaseError) -> bool:
    """Whether SQLite says that its file can only be read."""
    return (getattr(problem.orig, "sqlite_errorcode", 0) & 0xFF) == READ_ONLY


def _is_damage(problem: BaseException | None) -> bool:
    return (getattr(problem, "sqlite_errorcode", 0) & 0xFF) in DAMAGED


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config

"""Databases that somebody names at the command line, and why they can't be used, in one sentence."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NoReturn

import structlog
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError

from watershed.about import install
from watershed.kit.trouble import Trouble
from watershed.server.checkup import NoDatabase, open_database
from watershed.server.errors import NotStored
from watershed.server.migrating import BadDatabase, check_known
from watershed.server.settings import BadSettings, settings_of


@contextlib.contextmanager
def reading(database: str | None) -> Iterator[Connection]:
    """A connection to a database that is there. Nothing is written to it."""
    with politely():
        engine = open_database(database or settings_of().database)
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


def check_newest(connection: Connection) -> None:
    """Refuse a database that has no matches, or whose schema isn't that of this version."""
    if not inspect(connection).has_table("matches"):
        raise NoDatabase("This database has no Watershed matches.")
    check_not_older(connection)


def check_not_older(connection: Connection) -> None:
    """Refuse a database that an earlier version wrote. Only a server brings one up to date: there is no way back, and
    the server of before may still be running.
    """
    if not check_known(connection) and inspect(connection).has_table("matches"):
        raise Trouble(
            "An earlier version wrote this database. Back it up, then start the server to bring it up to date."
        )


@contextlib.contextmanager
def politely() -> Iterator[None]:
    """Make a sentence of what a database can fail with."""
    try:
        with _without_log():
            yield
    except NotStored as problem:
        raise Trouble(f"Nothing was changed: the database can't be written ({_reason(problem.__cause__)}).") from None
    except (NoDatabase, BadSettings) as problem:
        raise Trouble(str(problem)) from None
    except ModuleNotFoundError as problem:
        if problem.name == "psycopg":
            raise Trouble(f"PostgreSQL needs psycopg: {install('postgres')}.") from None
        raise Trouble(f"The database can't be read: {problem}.") from None
    except (BadDatabase, SQLAlchemyError, OSError, ValueError) as problem:
        raise Trouble(f"The database can't be read: {_reason(problem)}.") from None


def _reason(problem: BaseException | None) -> str:
    return str(getattr(problem, "orig", None) or problem).strip().splitlines()[0].rstrip(".")


@contextlib.contextmanager
def _without_log() -> Iterator[None]:
    """Log nothing: a command has one sentence. A server leaves the values of variables out of its tracebacks. Here they
    would be shown, a private key among them.
    """
    usual = structlog.get_config()
    structlog.configure(processors=[_drop])
    try:
        yield
    finally:
        structlog.configure(**usual)


def _drop(_logger: Any, _method: str, _line: Any) -> NoReturn:
    raise structlog.DropEvent

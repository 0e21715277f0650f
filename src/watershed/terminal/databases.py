"""Databases that somebody names at the command line, and why they can't be used, in one sentence."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from watershed.about import install
from watershed.kit.trouble import Trouble
from watershed.server.checkup import NoDatabase, open_database
from watershed.server.errors import NotStored
from watershed.server.migrating import BadDatabase
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


@contextlib.contextmanager
def politely() -> Iterator[None]:
    """Make a sentence of what a database can fail with."""
    try:
        yield
    except (NoDatabase, BadSettings, NotStored) as problem:
        raise Trouble(str(problem)) from None
    except ModuleNotFoundError as problem:
        if problem.name == "psycopg":
            raise Trouble(f"PostgreSQL needs psycopg: {install('postgres')}.") from None
        raise Trouble(f"The database can't be read: {problem}.") from None
    except (BadDatabase, SQLAlchemyError, OSError, ValueError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        raise Trouble(f"The database can't be read: {reason.rstrip('.')}.") from None

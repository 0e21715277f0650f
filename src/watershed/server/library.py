"""The books that matches were begun with, stored in the database. A match always keeps its own, whatever ships now."""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from watershed.kit.game import BadSetup, Edition, game
from watershed.kit.printed import Kept, kept

from . import http_schemas as b
from . import shelf, sql_tables
from .errors import Refuse
from .records import BookRow, MatchRow
from .store import Store, rows_of
from .write_batch import Conflict


class Opened(NamedTuple):
    """The book of a match."""

    edition: Edition | None  # None if this server has nothing to open
    book: str | Kept  # as a bot's process opens it
    own: bool  # whether it is the very book that the match was begun with; otherwise it only has the same name


class Library:
    """Books by game and fingerprint."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._opened: dict[tuple[str, str], Opened] = {}
        self._kept: set[tuple[str, str]] = set()  # known to be in the database
        self._components: dict[tuple[str, str], b.Components] = {}

    async def adopt(self) -> None:
        """Store the shipped books of matches that were begun before books were stored."""
        matches = select(sql_tables.matches.c.game, sql_tables.matches.c.edition).distinct()
        for name, fingerprint in await self._store.read(lambda connection: connection.execute(matches).all()):
            if book := shelf.fitting(name, fingerprint):
                await self.keep(name, book)

    async def keep(self, name: str, book: str) -> None:
        """Store a book that ships, or did, once."""
        edition = shelf.edition_of(name, book)
        if (name, edition.fingerprint) in self._kept:
            return
        text = await asyncio.to_thread(kept, book, shelf.found(name).known_books())
        bases = [list(base) for base in text.bases]
        await self._add(BookRow(name, edition.fingerprint, edition.title, text.file, text.text, bases))

    async def keep_as(self, row: MatchRow, fingerprint: str) -> None:
        """Store the book of a match again, for code that computes another fingerprint from the same text."""
        if found := await self._find(row.game, row.edition):
            await self._add(BookRow(**(vars(found) | {"fingerprint": fingerprint})))

    async def _add(self, row: BookRow) -> None:
        key = row.game, row.fingerprint
        if key in self._kept or await self._find(*key):
            self._kept.add(key)
            return

        def work(connection: Connection) -> None:
            connection.execute(insert(sql_tables.books), vars(row))

        with contextlib.suppress(Conflict):  # another server was quicker
            await self._store.write(work)
        self._kept.add(key)

    async def _find(self, name: str, fingerprint: str) -> BookRow | None:
        found = await self._store.rows(BookRow, book_query(name, fingerprint))
        return found[0] if found else None

    async def open(self, row: MatchRow) -> Opened:
        """The book of a match: its own, or if that is lost, the one of the same name."""
        key = row.game, row.edition
        if key not in self._opened:
            self._opened[key] = opened(row, await self._find(*key))
        return self._opened[key]

    async def title(self, row: MatchRow) -> str:
        """The title of a match's book, even if it can no longer be opened."""
        found = await self._find(row.game, row.edition)
        if found is None and (book := shelf.fitting(row.game, row.edition)):
            return shelf.edition_of(row.game, book).title
        return found.title if found else row.book

    async def components(self, name: str, book: str | None) -> b.Components:
        """What doesn't change during a game. The book is given by its name, or by its fingerprint if another book has
        that name now.
        """
        on_shelf = shelf.found(name)
        if book is None or book in on_shelf.known_books() or not (book.isascii() and book.isalnum()):
            return shelf.components(name, book)
        if (name, book) not in self._components:
            found = await self._edition(name, book)
            if found is None:
                return shelf.components(name, book)  # which says what there is
            self._components[name, book] = b.Components(**await asyncio.to_thread(on_shelf.view.components, found))
        return self._components[name, book]

    async def _edition(self, name: str, book: str) -> Edition | None:
        """A book by its fingerprint; if it is lost, the one that matches show instead."""
        table = sql_tables.matches
        of_match = select(table.c.book).where(table.c.game == name, table.c.edition == book).limit(1)
        named = await self._store.read(lambda connection: connection.execute(of_match).scalar())
        return opened_as(name, named or "", book, await self._find(name, book)).edition


def opened(row: MatchRow, stored: BookRow | None) -> Opened:
    """The book of a match, which is stored like this."""
    return opened_as(row.game, row.book, row.edition, stored)


def opened_as(name: str, book: str, fingerprint: str, stored: BookRow | None) -> Opened:
    fits = shelf.fitting(name, fingerprint)
    if fits:
        return Opened(shelf.edition_of(name, fits), fits, own=True)
    with contextlib.suppress(BadSetup):
        if stored:
            text = kept_of(stored)
            return Opened(game(name).open_book(text), text, own=True)
    with contextlib.suppress(Refuse):
        return Opened(shelf.edition_of(name, book), book, own=False)
    return Opened(None, book, own=False)


def kept_of(row: BookRow) -> Kept:
    return Kept(row.file, row.text, tuple((name, text) for name, text in row.bases))


def book_query(name: str, fingerprint: str) -> object:
    table = sql_tables.books
    return select(table).where(table.c.game == name, table.c.fingerprint == fingerprint)


def stored_book(connection: Connection, name: str, fingerprint: str) -> BookRow | None:
    """The stored book itself, for those who hold a connection."""
    found = rows_of(connection, BookRow, book_query(name, fingerprint))
    return found[0] if found else None

"""A server's past: databases of the first version, rules and books that change during a match."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from watershed.games.flow import book as flow_book
from watershed.kit.game import game
from watershed.kit.printed import kept
from watershed.server import migrating, shelf
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.settings import sqlalchemy_url

from .tables import new_table, play_move, with_services

BEFORE = (
    "DROP TABLE notes",
    "DROP TABLE reports",
    "DROP TABLE host_acts",
    "ALTER TABLE chat DROP COLUMN hidden",
    "DROP TABLE quieted",
    "DROP TABLE removals",
    "DROP TABLE imports",
    "DROP TABLE absences",
    "ALTER TABLE seats DROP COLUMN after_by",
    "ALTER TABLE matches DROP COLUMN begun",
    *(f"DROP TABLE {name}" for name in ("deliveries", "webhooks", "bells", "notices", "channels", "push_keys")),
    "DROP INDEX open_tables",
    "ALTER TABLE matches DROP COLUMN listed",
    "ALTER TABLE matches DROP COLUMN language",
    "ALTER TABLE matches DROP COLUMN attended",
    "DROP TABLE places",
    "DROP TABLE devices",
    "DROP TABLE arrivals",
    "DROP TABLE people",
    "DROP INDEX seats_of_person",
    "DROP INDEX ix_seats_device",
    "DROP INDEX ix_seats_reserved",
    "DROP INDEX ix_seats_after_person",
    "DROP INDEX ix_chat_person",
    "ALTER TABLE seats DROP COLUMN person",
    "ALTER TABLE seats DROP COLUMN device",
    "ALTER TABLE seats DROP COLUMN after_person",
    "ALTER TABLE chat DROP COLUMN person",
    "DROP TABLE signing_keys",
    "DROP TABLE downs",
    "ALTER TABLE matches DROP COLUMN secret",
    "ALTER TABLE matches DROP COLUMN deal",
    "ALTER TABLE seats DROP COLUMN seal",
    "ALTER TABLE seats DROP COLUMN nonce",
    "ALTER TABLE pulse DROP COLUMN trial",
    "ALTER TABLE matches DROP COLUMN waiting",
    "ALTER TABLE matches DROP COLUMN running",
    "ALTER TABLE moves DROP COLUMN withdrawn",
    "DROP TABLE books",
    "DROP TABLE endings",
    "DROP TABLE set_aside",
    "ALTER TABLE matches DROP COLUMN opening",
    "UPDATE alembic_version SET version_num = '0003'",
)


def as_before(database: str) -> None:
    """Makes a database one of the landed version: what was added since is gone, every other row stays."""
    engine = create_engine(sqlalchemy_url(database))
    with engine.begin() as connection:
        for statement in BEFORE:
            connection.execute(text(statement))
    engine.dispose()


def upgrade(database: str, to: str) -> None:
    """Bring a database to an older schema."""
    engine = create_engine(sqlalchemy_url(database))
    config = migrating._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    engine.dispose()


def rows_of(database: str) -> dict[str, list[Any]]:
    """Every row that a match consists of."""
    engine = create_engine(sqlalchemy_url(database))
    with engine.connect() as connection:
        found = {
            name: [tuple(row) for row in connection.execute(text(f"SELECT * FROM {name} ORDER BY 1, 2"))]
            for name in ("matches", "seats", "moves", "chat")
        }
    engine.dispose()
    return found


async def some_moves(services: Services, live: LiveMatch, count: int) -> None:
    luck = random.Random(3)
    for _ in range(count):
        if live.over:
            return
        seat = live.match.to_move
        assert seat is not None
        move = luck.choice(live.match.moves()).words
        await services.play.move(live, seat, play_move(live, move, f"m{live.seq}"))


async def begun(services: Services, moves: int = 12, **more: Any) -> LiveMatch:
    """A match of three people that is under way, or over after enough moves."""
    live = await new_table(services, "me", "other", "other", **more)
    await some_moves(services, live, moves)
    return live


def played(where: Path | str, moves: int = 12, **more: object) -> LiveMatch:
    """A match on a database, left as the server leaves it."""
    found: list[LiveMatch] = []

    async def work(services: Services) -> None:
        found.append(await begun(services, moves, **more))

    with_services(where, work)
    return found[0]


def other_version(patch: pytest.MonkeyPatch, version: str = "2") -> None:
    """The rules of Flow get another version, and do the same."""
    patch.setitem(vars(game("flow")), "version", version)


def other_rules(patch: pytest.MonkeyPatch, at: int) -> None:
    """The rules of Flow do something else at one move: a token of the supply is lost."""
    rules = game("flow").rules

    def changed(book: Any, table: Any, seat: int, action: int) -> None:
        rules.apply(book, table, seat, action)
        changed.moves += 1  # type: ignore[attr-defined]
        if changed.moves == at:  # type: ignore[attr-defined]
            table.supply += 1

    def setup(*args: Any) -> None:
        changed.moves = 0  # type: ignore[attr-defined]
        rules.setup(*args)

    patch.setitem(vars(game("flow")), "rules", rules._replace(apply=changed, setup=setup))


def other_book(patch: pytest.MonkeyPatch, folder: Path, name: str = "flow") -> None:
    """The book of Flow calls a card by another name and has another number of tokens, and may be called differently."""
    text = kept("flow", flow_book.books()).text.replace('name = "Archers"', 'name = "Bowmen"')
    file = folder / "changed.toml"
    file.write_text(text.replace("tokens = 72", "tokens = 80"), encoding="utf-8")
    books = {name: file}
    patch.setattr(flow_book.EDITIONS, "_shipped", books)
    patch.setitem(vars(game("flow")), "books", lambda: books)
    forget_shelf()


def forget_shelf() -> None:
    """What was worked out once is worked out again."""
    game.cache_clear()
    for cached in (shelf.edition_of, shelf._fingerprints, shelf._shelf, shelf._words, shelf.components):
        cached.cache_clear()

"""`watershed tidy`: remove old matches by hand."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection

from watershed.kit.trouble import Trouble
from watershed.server import removal
from watershed.server.records import now
from watershed.server.removal import GRACE, Keep, Old
from watershed.server.settings import settings_of
from watershed.server.store import Store
from watershed.server.write_batch import Conflict

from . import databases

MOST = 100_000
ALIVE = 30.0  # seconds within which a server has said that it is up
COUNTED = {"finished": "finished", "unfinished": "not finished", "waiting": "never began"}


def wanted(database: str | None, unfinished: int | None, finished: int | None, waiting: int | None) -> Keep:
    """For how long matches are kept: as it is asked for, or as the server's settings say."""
    with databases.politely():
        found = settings_of(database)
    asked = (unfinished, finished, waiting)
    usual = (found.keep_unfinished, found.keep_finished, found.keep_waiting)
    keep = Keep(*(by_default if days is None else days for days, by_default in zip(asked, usual, strict=True)))
    if keep.everything:
        raise Trouble("Everything is kept. Say for how many days, such as --finished 365.")
    return keep


def would_go(database: str | None, keep: Keep) -> list[Old]:
    """The matches that would be removed. Nothing is written."""
    with databases.reading(database) as connection:
        databases.check_newest(connection)
        return removal.old_matches(connection, keep, MOST)


def remove(database: str | None, keep: Keep) -> list[Old]:
    """Remove them, and return those that are gone: nobody had them open."""
    found = would_go(database, keep)

    async def work() -> set[str]:
        store = Store(database or settings_of().database)
        store.examine()
        await store.start()
        try:
            return await _remove(store, keep, found)
        finally:
            await store.close()

    with databases.politely():
        gone = asyncio.run(work()) if found else set[str]()
    return [one for one in found if one.match in gone]


async def _remove(store: Store, keep: Keep, found: Sequence[Old]) -> set[str]:
    """Plan it, and give servers that are running the time to say who has which match open."""
    gone: set[str] = set()
    seen = await store.last_beat()
    await store.write(lambda connection: removal.plan(connection, found))
    if seen and (now() - seen).total_seconds() < ALIVE:
        await asyncio.sleep(GRACE.total_seconds())
    for one in found:

        def work(connection: Connection, match: str = one.match) -> None:
            if removal.remove(connection, match, keep, now()):
                gone.add(match)

        try:
            await store.write(work)
        except Conflict:  # something was written about it meanwhile
            gone.discard(one.match)
    return gone


def as_text(found: Sequence[Old], dry: bool) -> str:
    """The counts, and a line for every match."""
    counts = Counter(one.kind for one in found)
    what = "1 match" if len(found) == 1 else f"{len(found)} matches"
    lines = [f"{what} would be removed" if dry else f"{what} removed"]
    lines += [f"{counts[kind]:>6} {text}" for kind, text in COUNTED.items() if counts[kind]]
    return "\n".join([*lines, *(f"{one.match} ({one.game}, {one.moves} moves, {one.last:%Y-%m-%d})" for one in found)])


def as_json(found: Sequence[Old], dry: bool) -> str:
    """The same for machines."""
    told = [
        {"match": one.match, "game": one.game, "kind": one.kind, "moves": one.moves, "last": one.last.isoformat()}
        for one in found
    ]
    return json.dumps({"removed": not dry, "matches": told}, indent=1)

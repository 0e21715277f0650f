"""`watershed reports`: what players have reported, and what to do about it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection

from watershed.kit.trouble import Trouble
from watershed.server import reporting
from watershed.server.reporting import NotThere, ReportRow
from watershed.server.settings import settings_of
from watershed.server.store import Store

from . import databases

T = TypeVar("T")


def found(database: str | None, everything: bool) -> list[ReportRow]:
    """The reports, the newest first. Nothing is written."""
    with databases.reading(database) as connection:
        databases.check_newest(connection)
        return reporting.listed(connection, everything)


def act(database: str | None, work: Callable[[Connection], T]) -> T:
    """Do something, and return what came of it. Servers that are running see it within seconds."""
    with databases.reading(database) as connection:  # a file that isn't there is refused, not made
        databases.check_newest(connection)
    done: list[T] = []

    async def run() -> None:
        store = Store(database or settings_of().database)
        store.examine()
        await store.start()
        try:
            await store.write(lambda connection: done.append(work(connection)))
        finally:
            await store.close()

    with databases.politely():
        try:
            asyncio.run(run())
        except NotThere as problem:
            raise Trouble(str(problem)) from None
    return done[0]


def carry_out(database: str | None, do: str, what: Sequence[str]) -> dict[str, Any]:
    """One of hide LINE, quiet, allow or rename MATCH SEAT, and dismiss REPORT; what was done, with a sentence."""
    match [do, *what]:
        case ["hide", line]:
            act(database, lambda connection: reporting.hide(connection, _number(line)))
            return {"did": do, "line": int(line), "sentence": f"Line {line} is hidden."}
        case ["quiet", match, seat]:
            act(database, lambda connection: reporting.quiet(connection, match, _number(seat) - 1))
            return _did(do, match, seat, "can't chat any more")
        case ["allow", match, seat]:
            act(database, lambda connection: reporting.allow(connection, match, _number(seat) - 1))
            return _did(do, match, seat, "can chat again")
        case ["rename", match, seat]:
            name = act(database, lambda connection: reporting.rename(connection, match, _number(seat) - 1))
            return _did(do, match, seat, f"is called {name} now") | {"name": name}
        case ["dismiss", report]:
            act(database, lambda connection: reporting.dismiss(connection, _number(report)))
            return {"did": do, "report": int(report), "sentence": f"Report {report} is dismissed."}
    raise Trouble("It can be: hide LINE, quiet MATCH SEAT, allow MATCH SEAT, rename MATCH SEAT, or dismiss REPORT.")


def _did(do: str, match: str, seat: str, what: str) -> dict[str, Any]:
    return {"did": do, "match": match, "seat": int(seat), "sentence": f"Seat {seat} of match {match} {what}."}


def done_as_json(done: dict[str, Any]) -> str:
    """What was done, for programs."""
    return json.dumps(done, indent=1)


def _number(given: str) -> int:
    if not given.isdecimal() or not 0 < int(given[:10]) < 2**31:
        raise Trouble(f"{given[:20]} has to be a number.")
    return int(given)


def as_text(rows: Sequence[ReportRow]) -> str:
    """Each report in two or three lines."""
    return "\n".join(map(_lines, rows)) if rows else "There are no reports."


def _lines(row: ReportRow) -> str:
    what = f"line {row.line}: {_plain(row.text)}" if row.line else "the name"
    note = f"\n    note: {_plain(row.note)}" if row.note else ""
    head = f"{row.number}  {row.at:%Y-%m-%d %H:%M}  {row.reason}  {row.state}"
    return f"{head}\n    match {row.match}, seat {row.seat + 1} ({_plain(row.name)}), {what}{note}"


def _plain(text: str) -> str:
    """What people typed, without anything that a terminal obeys."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def as_json(rows: Sequence[ReportRow]) -> str:
    """The same for machines. Seats count from 1, as in the commands."""
    told = [vars(row) | {"seat": row.seat + 1, "by_seat": row.by_seat + 1, "at": row.at.isoformat()} for row in rows]
    return json.dumps(told, indent=1)

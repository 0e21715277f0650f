"""The log: game, rules version, book hash, options, seed and the moves as words. Replaying it is the match.

Beside every move stands a fingerprint of the table after it, so that a changed log, or changed rules, are found at the
very move where they begin to matter. The journal page is left out of the fingerprint: better wording breaks no log.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from watershed.kernel.game import BadSetup, Edition, Game, game

from .setup import short, whole

FORMAT = "watershed log 1"
FIELDS: dict[str, type] = {
    "format": str,
    "game": str,
    "rules": str,
    "book": str,
    "edition": str,
    "seats": int,
    "options": dict,
    "seed": int,
    "names": list,
    "moves": list,
    "tables": list,
    "check": str,
}


class LogError(ValueError):
    """A log that cannot be replayed; the message says where it breaks."""


@dataclass(frozen=True)
class Log:
    """A log as read, before it is replayed."""

    game: Game
    book: str
    edition: str
    seats: int
    options: Mapping[str, int]
    seed: int
    names: Sequence[str]
    moves: Sequence[str]
    tables: Sequence[str]
    whole: bool  # whether the checksum fits


def fingerprint(layout: np.dtype[Any], table: bytes) -> str:
    """A table in eight letters: everything on it but the journal page."""
    seen = bytearray(table)
    for name in ("events", "noted"):
        kind, offset = layout.fields[name][:2]  # type: ignore[index]
        seen[offset : offset + kind.itemsize] = bytes(kind.itemsize)
    return hashlib.sha256(seen).hexdigest()[:8]


def write(
    game: Game,
    edition: Edition,
    seats: int,
    options: Mapping[str, int],
    seed: int,
    names: Sequence[str],
    moves: Sequence[str],
    tables: Sequence[str],
) -> str:
    """A log as JSON text."""
    head = game.name, game.version, edition.fingerprint, edition.title
    return compose(*head, seats, options, seed, names, moves, tables)


def compose(
    game: str,
    rules: str,
    book: str,
    edition: str,
    seats: int,
    options: Mapping[str, int],
    seed: int,
    names: Sequence[str],
    moves: Sequence[str],
    tables: Sequence[str],
) -> str:
    """A log of a match that is known by its records alone."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "rules": rules,
        "book": book,
        "edition": edition,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "names": list(names),
        "moves": list(moves),
        "tables": list(tables),
    }
    return json.dumps(data | {"check": _checksum(data)}, indent=1)


def _checksum(data: Mapping[str, Any]) -> str:
    plain = {key: value for key, value in data.items() if key != "check"}
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def read(text: str) -> Log:
    """Reads a log and checks its shape, its game and its rules version."""
    data = _parse(text)
    _check_shape(data)
    try:
        found = game(data["game"])
    except BadSetup as problem:
        raise LogError(f"The log is of another game: {problem}") from None
    if data["rules"] != found.version:
        played = short(data["rules"])
        raise LogError(f"The log was played by version {played} of the rules; these are version {found.version!r}.")
    fields = {name: data[name] for name in FIELDS if name not in ("format", "game", "rules", "check")}
    return Log(game=found, whole=data["check"] == _checksum(data), **fields)


def _parse(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise LogError(f"A log is text; not {short(text)}.")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise LogError(f"The log is not whole JSON: it breaks at {where} ({problem.msg}).") from None
    except (RecursionError, ValueError):
        raise LogError("The log is not JSON that can be read.") from None
    if not isinstance(data, dict):
        raise LogError("The log should be a JSON object.")
    return data


def _check_shape(data: dict[str, Any]) -> None:
    """Every field is there and of its kind, and there is no other."""
    for name, kind in FIELDS.items():
        if name not in data:
            raise LogError(f"The log has no field {name!r}.")
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise LogError(f"The log's field {name!r} should be of type {kind.__name__}.")
    for name in data:
        if name not in FIELDS:
            raise LogError(f"The log has a field that no log has: {short(name)}.")
    if data["format"] != FORMAT:
        raise LogError(f"The log's format is {short(data['format'])}; this version reads {FORMAT!r}.")
    for name in ("names", "moves", "tables"):
        for at, entry in enumerate(data[name], 1):
            if not isinstance(entry, str):
                raise LogError(f"Entry {at} of {name!r} should be text, not {short(entry)}.")
    if any(whole(value) is None for value in data["options"].values()):
        raise LogError("The log's options should be whole numbers.")


def edition_for(log: Log, book: str | Path | Edition | None) -> Edition:
    """The book a log was played with: the one given, or the shipped one that fits."""
    if isinstance(book, Edition):
        candidates = [book]
    else:
        candidates = [log.game.open_book(path) for path in ([book] if book else log.game.books().values())]
    for edition in candidates:
        if edition.fingerprint == log.book:
            return edition
    raise LogError(
        f"The log was played with the book {short(log.edition)} ({log.book[:16]}); "
        + (f"{candidates[0].title!r} ({candidates[0].fingerprint}) is another." if book else "none that ships is it.")
        + " Give the book it was played with."
    )


def compare(log: Log, table: str, number: int) -> None:
    """Refuses a log whose table after a move is not the one that was recorded."""
    where = f"after move {number}, `{log.moves[number - 1]}`" if number else "after the setup"
    if number >= len(log.tables):
        raise LogError(f"The log is cut short: there is no table {where}.")
    if log.tables[number] != table:
        raise LogError(f"The log breaks {where}: the table is {table}, the log has {log.tables[number]}.")


def check_whole(log: Log) -> None:
    """Refuses a log that replays but is not as it was written."""
    if len(log.tables) != len(log.moves) + 1:
        raise LogError(f"The log is cut short after move {len(log.moves)}: {len(log.tables) - 1} moves were recorded.")
    if not log.whole:
        last = len(log.moves)
        raise LogError(
            f"The log was cut or changed after it was written: it replays to move {last}, but its check is off."
        )

"""The log: game, rules version, book hash, options, seed and the moves in words. Replaying it gives the match.

A move is its seat and its words, `0 invest 2 4`; a chain is one move, `1 pick 3; place 4`. Every move has a fingerprint
of the table after it, so that a changed log, or changed rules, are found at the first move that they affect. The
fingerprint leaves out the journal page: better wording breaks no log.

Logs of the first format have no seats. One seat decided at a time then, so they can still be opened.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from watershed.kit.game import BadSetup, BookError, Edition, Game, IllegalMove, LogError, game

from .deal import Deal
from .fork import Fork, forks_of
from .setup import short, whole

if TYPE_CHECKING:
    from .match import Match

FORMAT, FIRST_FORMAT = "watershed log 2", "watershed log 1"
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
# where it did not begin with a setup; what its seed was made of; where a what-if left another match
MAY_LACK = {"position": str, "deal": dict, "forks": list}
CHECKED = {*FIELDS, *MAY_LACK} - {"check"}  # anything else, a signature too, is beside the log


class Broken(LogError):
    """A log that has the right form but doesn't replay: why ("game", "book", "setup", "move", "table", "cut" or
    "changed"), and after how many moves.
    """

    def __init__(self, said: str, why: str, move: int) -> None:
        super().__init__(said)
        self.why, self.move = why, move

    def __reduce__(self) -> tuple[Any, ...]:
        return Broken, (str(self), self.why, self.move)


@dataclass(frozen=True)
class Log:
    """A log as read, before it is replayed."""

    game: Game
    rules: str
    book: str
    edition: str
    seats: int
    options: Mapping[str, int]
    seed: int
    names: Sequence[str]
    moves: Sequence[tuple[int | None, str]]  # seat, where the format has it, and words
    tables: Sequence[str]
    whole: bool  # whether the checksum fits
    position: str | None = None
    deal: Deal | None = None
    forks: Sequence[Fork] = ()


def fingerprint(layout: np.dtype[Any], table: bytes) -> str:
    """A table in eight hex digits: everything on it but the journal page."""
    seen = bytearray(table)
    for name in ("events", "noted"):
        kind, offset = layout.fields[name][:2]  # type: ignore[index]
        seen[offset : offset + kind.itemsize] = bytes(kind.itemsize)
    return hashlib.sha256(seen).hexdigest()[:8]


def written(seat: int, words: str) -> str:
    """A move as it is written in a log."""
    return f"{seat} {words}"


def write(match: Match) -> str:
    """A log as JSON text."""
    head = match.game.name, match.game.version, match.edition.fingerprint, match.edition.title
    moves = [written(line.seat, words) for line, words in zip(match.lines, match.played, strict=True)]
    start = match.seats, match.options, match.seed, match.names
    return compose(*head, *start, moves, match.fingerprints(), match.start_position, forks=match.forks)


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
    position: str | None = None,
    deal: Deal | None = None,
    forks: Sequence[Fork] = (),
) -> str:
    """A log from the parts of a match; each move is `written`."""
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
    data |= {"position": position} if position is not None else {}
    data |= {"deal": deal.to_json()} if deal is not None else {}
    data |= {"forks": [fork.to_json() for fork in forks]} if forks else {}
    return json.dumps(data | {"check": _checksum(data)}, indent=1)


def _checksum(data: Mapping[str, Any]) -> str:
    plain = {key: value for key, value in data.items() if key in CHECKED}
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def read(text: str) -> Log:
    """Read a log and check its shape and its game."""
    return read_data(parse(text))


def read_data(data: dict[str, Any]) -> Log:
    """The same, from a log that was parsed."""
    _check_shape(data)
    try:
        found = game(data["game"])
    except BadSetup as problem:
        raise Broken(f"The log is of another game. {problem}", "game", 0) from None
    fields: dict[str, Any] = {name: data[name] for name in FIELDS if name not in ("format", "game", "moves", "check")}
    moves = [_move(data["format"], at, move) for at, move in enumerate(data["moves"], 1)]
    whole = data["check"] == _checksum(data)
    deal = Deal.from_json(data["deal"], data["seats"]) if "deal" in data else None
    forks = forks_of(data["forks"], data["seats"], len(moves)) or () if "forks" in data else ()
    more: dict[str, Any] = {"whole": whole, "position": data.get("position"), "deal": deal}
    return Log(game=found, moves=moves, forks=forks, **more, **fields)


def _move(format: str, number: int, move: str) -> tuple[int | None, str]:
    if format == FIRST_FORMAT:
        return None, move
    seat, _, words = move.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3 and words):
        raise LogError(f"Move {number} of the log should be a seat and words, like `0 pass`, not {short(move)}.")
    return int(seat), words


def parse(text: str) -> dict[str, Any]:
    """The JSON object that a log is. A key that is there twice would mean one thing here and another elsewhere."""
    if not isinstance(text, str):
        raise LogError(f"A log is text, not {short(text)}.")
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise LogError(f"The log isn't valid JSON: it breaks at {where} ({problem.msg}).") from None
    except LogError:
        raise
    except (RecursionError, ValueError):
        raise LogError("The log isn't JSON that can be read.") from None
    if not isinstance(data, dict):
        raise LogError("The log should be a JSON object.")
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        ((twice, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise LogError(f"The log has the field {short(twice)} twice.")
    return found


def _check_shape(data: dict[str, Any]) -> None:
    """Check that a log has every field, each of its type. Fields that aren't part of a log don't matter."""
    for name, kind in FIELDS.items():
        if name not in data:
            raise LogError(f"The log has no field {name!r}.")
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise LogError(f"The log's field {name!r} should be of type {kind.__name__}.")
    for name, kind in MAY_LACK.items():
        if name in data and not isinstance(data[name], kind):
            raise LogError(f"The log's field {name!r} should be of type {kind.__name__}.")
    if data["format"] not in (FORMAT, FIRST_FORMAT):
        raise LogError(f"The log's format is {short(data['format'])}. This version reads {FORMAT!r}.")
    for name in ("names", "moves", "tables"):
        for at, entry in enumerate(data[name], 1):
            if not isinstance(entry, str):
                raise LogError(f"Entry {at} of {name!r} should be text, not {short(entry)}.")
    if any(whole(value) is None for value in data["options"].values()):
        raise LogError("The log's options should be whole numbers.")
    if "deal" in data and Deal.from_json(data["deal"], data["seats"]) is None:
        raise LogError("The log's deal should be a secret and a nonce for each seat, or an empty text.")
    if "forks" in data and forks_of(data["forks"], data["seats"], len(data["moves"])) is None:
        raise LogError("The log's forks should each name a move, a seat and a table, in the order of the moves.")


def edition_for(log: Log, book: str | Path | Edition | None) -> Edition:
    """The book a log was played with: the given one, or the one that fits of those that ship or shipped before."""
    if isinstance(book, Edition):
        candidates = [book]
    else:
        candidates = [log.game.open_book(path) for path in ([book] if book else log.game.known_books().values())]
    for edition in candidates:
        if edition.fingerprint == log.book:
            return edition
    told = f"The log was played with the book {short(log.edition)} ({short(log.book[:16])}). "
    told += f"{candidates[0].title!r} ({candidates[0].fingerprint}) is another." if book else "It doesn't ship."
    raise Broken(f"{told} Give the book it was played with.", "book", 0)


def replayed(kind: type[Match], text: str, book: str | Path | Edition | None) -> Match:
    """Replay a log. A log that comes out differently is refused, with the move at which it does."""
    found = read(text)
    match = opened(kind, found, edition_for(found, book))
    for _ in replaying(found, match):
        pass
    check_whole(found)
    return match


def replaying(found: Log, match: Match) -> Iterator[int]:
    """Play the moves of a log on a match, one at a time; yields how many have been played."""
    compare(found, match.fingerprint, 0)
    _branch(found, match, 0)
    for number, (seat, words) in enumerate(found.moves, 1):
        yield number - 1
        try:
            match.advance(words, seat)
        except (IllegalMove, LookupError) as problem:
            shown = f"`{words}`" if words.isprintable() and len(words) < 40 else short(words)
            told = f"The log breaks at move {number}, {shown}: {problem}{_other_rules(found)}"
            raise Broken(told, "move", number) from None
        compare(found, match.fingerprint, number)
        _branch(found, match, number)


def _branch(found: Log, match: Match, number: int) -> None:
    """Go on as the log does where it left another match."""
    for fork in (fork for fork in found.forks if fork.move == number):
        match.branch(fork.seat, fork.redealt, fork.of)
        if match.fingerprint != fork.table:
            where = f"The log breaks where it becomes a what-if, after move {number}"
            told = f"{where}: the table is {match.fingerprint}, the log has {short(fork.table)}.{_other_rules(found)}"
            raise Broken(told, "table", number)


def opened(kind: type[Match], found: Log, edition: Edition) -> Match:
    try:
        if found.position is not None:
            return kind.from_position(found.game.name, found.position, edition, found.names)
        return kind.start(found.game.name, found.seats, found.seed, found.options, edition, found.names)
    except (BadSetup, BookError) as problem:
        raise Broken(f"The log can't be set up. {problem}", "setup", 0) from None


def _other_rules(log: Log) -> str:
    """A sentence about the rules version, if it may explain why a log comes out differently."""
    if log.rules == log.game.version:
        return ""
    return f" It was played with version {short(log.rules)} of the rules. This is version {log.game.version!r}."


def compare(log: Log, table: str, number: int) -> None:
    """Refuse a log whose table after a move isn't the recorded one."""
    where = f"after move {number}, `{log.moves[number - 1][1]}`" if number else "after the setup"
    if number >= len(log.tables):
        raise Broken(f"The log is cut short: it has no table {where}.", "cut", number)
    if log.tables[number] != table:
        broken = f"The log breaks {where}: the table is {table}, the log has {short(log.tables[number])}."
        raise Broken(broken + _other_rules(log), "table", number)


def check_whole(log: Log) -> None:
    """Refuse a log that replays but was changed after it was written."""
    if len(log.tables) != len(log.moves) + 1:
        told = f"The log is cut short after move {len(log.moves)}: {len(log.tables) - 1} moves were recorded."
        raise Broken(told, "cut", len(log.moves))
    if not log.whole:
        last = len(log.moves)
        told = f"The log was cut or changed after it was written: it replays to move {last}, but its checksum is wrong."
        raise Broken(told, "changed", last)

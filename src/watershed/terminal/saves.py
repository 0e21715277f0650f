"""Keeping games: the log of the last game after every move, and any other file by name.

Beside the saves lies `seating.json`: in which seats bots sat, by match. A log holds the game, not who plays it.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from watershed.folders import data_folder
from watershed.kit.trouble import Trouble
from watershed.match import LogError, Match

REMEMBERED = 50  # seatings that are kept


def folder() -> Path:
    """Where games are kept."""
    return data_folder()


def last(game: str) -> Path:
    return folder() / f"last-{game}.json"


def previous(game: str) -> Path:
    return folder() / f"previous-{game}.json"


def fresh(game: str) -> Path:
    """A name for a game that is saved without one."""
    return folder() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"


def write(path: Path, text: str) -> None:
    """Writes a whole file or leaves the old one as it was."""
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "it is a folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            part.write_text(text, encoding="utf-8")
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as problem:
        raise Trouble(f"{path} cannot be written: {problem.strerror or problem}.") from None


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{path} is not a log: it is not text.") from None
    except OSError as problem:
        raise Trouble(f"{path} cannot be read: {problem.strerror or problem}.") from None


def find(game: str, name: str) -> Path:
    """The file of a saved game: `last`, `previous`, a path, or a name in the folder of saves."""
    if name in ("last", "previous"):
        path = last(game) if name == "last" else previous(game)
        if not path.exists():
            raise Trouble(f"There is no {name} game of {game} yet ({path}). `watershed play {game}` starts one.")
        return path
    path = Path(name).expanduser()
    kept = folder() / path.name
    if path.exists() or not kept.exists():
        return path
    return kept


def load(path: Path, book: str | None, names: tuple[str, ...] | None = None) -> Match:
    """A match from its log; other names can be given to its players."""
    try:
        match = Match.from_json(read(path), book)
    except LogError as problem:
        raise Trouble(f"{path} cannot be replayed. {problem}") from None
    if names is None:
        return match
    named = Match.start(match.game.name, match.seats, match.seed, match.options, match.edition, names)
    for words in match.played:
        named.play(words)
    return named


def set_aside(game: str) -> None:
    """Keeps the last game as the previous one when a new one begins."""
    if last(game).exists():
        try:
            os.replace(last(game), previous(game))
        except OSError as problem:
            raise Trouble(f"{previous(game)} cannot be written: {problem.strerror or problem}.") from None


def _key(match: Match) -> str:
    return f"{match.game.name} {match.seats} {match.seed}"


def _seatings() -> dict[str, Any]:
    try:
        found = json.loads((folder() / "seating.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(match: Match, bots: dict[int, str]) -> None:
    """Notes in which seats bots sit."""
    seatings = _seatings()
    seatings.pop(_key(match), None)
    seatings[_key(match)] = {str(seat): bot for seat, bot in bots.items()}
    recent = dict(list(seatings.items())[-REMEMBERED:])
    write(folder() / "seating.json", json.dumps(recent, indent=1))


def recall(match: Match) -> dict[int, str] | None:
    """In which seats bots sat, if this machine knows."""
    found = _seatings().get(_key(match))
    if not isinstance(found, dict):
        return None
    return {int(seat): str(bot) for seat, bot in found.items() if seat.isdecimal() and int(seat) < match.seats}

"""Saved games: the log of the last game after every move, and any other file by name.

`seating.json` beside them says which seats of a match had bots. A log has the game, not who plays it.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from watershed.folders import data_folder, typed
from watershed.kit.trouble import Trouble
from watershed.match import LogError, Match

REMEMBERED = 50  # how many seatings are kept


def folder() -> Path:
    """The folder of saved games."""
    return data_folder()


def last(game: str) -> Path:
    return folder() / f"last-{game}.json"


def previous(game: str) -> Path:
    return folder() / f"previous-{game}.json"


def fresh(game: str) -> Path:
    """A file name for a game that is saved without one."""
    return folder() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"


def write(path: Path, text: str) -> None:
    """Write the whole file, or leave the old one as it was."""
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
        raise Trouble(f"{path} can't be written: {problem.strerror or problem}.") from None


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{path} isn't a log: it isn't text.") from None
    except OSError as problem:
        raise Trouble(f"{path} can't be read: {problem.strerror or problem}.") from None


def find(game: str, name: str) -> Path:
    """The file of a saved game: `last`, `previous`, a path, or a name in the folder of saves."""
    if name in ("last", "previous"):
        path = last(game) if name == "last" else previous(game)
        if not os.path.exists(path):
            raise Trouble(f"There is no {name} game of {game} yet ({path}). Start one with `watershed play {game}`.")
        return path
    path = typed(name)
    kept = folder() / path.name
    if os.path.exists(path) or not os.path.exists(kept):
        return path
    return kept


def load(path: Path, book: str | None, names: tuple[str, ...] | None = None) -> Match:
    """A match from its log, with other names for the players if they are given."""
    try:
        match = Match.from_json(read(path), book)
    except LogError as problem:
        raise Trouble(f"{path} can't be replayed. {problem}") from None
    if names is not None:
        match.rename(names)
    return match


def set_aside(game: str) -> None:
    """Keep the last game as the previous one when a new one starts."""
    if os.path.exists(last(game)):
        try:
            os.replace(last(game), previous(game))
        except OSError as problem:
            raise Trouble(f"{previous(game)} can't be written: {problem.strerror or problem}.") from None


def _key(match: Match) -> str:
    return f"{match.game.name} {match.seats} {match.seed}"


def _seatings() -> dict[str, Any]:
    try:
        found = json.loads((folder() / "seating.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(match: Match, bots: dict[int, str]) -> None:
    """Store which seats have bots."""
    seatings = _seatings()
    seatings.pop(_key(match), None)
    seatings[_key(match)] = {str(seat): bot for seat, bot in bots.items()}
    recent = dict(list(seatings.items())[-REMEMBERED:])
    write(folder() / "seating.json", json.dumps(recent, indent=1))


def recall(match: Match) -> dict[int, str] | None:
    """The bots by seat, if this machine knows them."""
    found = _seatings().get(_key(match))
    if not isinstance(found, dict):
        return None
    return {int(seat): str(bot) for seat, bot in found.items() if seat.isdecimal() and int(seat) < match.seats}

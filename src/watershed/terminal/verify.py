"""`watershed verify`: whether a log is intact, and whether its shuffle is the published one."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from pathlib import Path

from watershed.kit.trouble import Trouble
from watershed.match import LogError, Match
from watershed.match.log import edition_for, read

from . import saves

FINE, DIFFERENT = 0, 1
DIGITS = frozenset("0123456789abcdef")
LENGTH = 64  # of a SHA-256 in hex


@dataclass(frozen=True)
class Verdict:
    """The result in one sentence, and as an exit code for programs."""

    sentence: str
    code: int = FINE


def verify(path: Path, book: str | None, commitment: str | None, salt: str | None) -> Verdict:
    """Replay a log, and check its seed if a commitment and a salt are given. A log that can't be read is a Trouble."""
    published = _published(commitment, salt)
    text = saves.read(path)
    try:
        edition = edition_for(read(text), book)
    except LogError as problem:
        raise Trouble(f"{path} can't be read. {problem}") from None
    try:
        match = Match.from_json(text, edition)
    except LogError as problem:
        return Verdict(f"{path} isn't intact. {problem}", DIFFERENT)
    if published is None or salt is None:
        return Verdict(f"{_holds(path, match)}. To check its shuffle too, give --commitment and --salt.")
    found = hashlib.sha256(f"{match.seed}:{salt}".encode()).hexdigest()
    if hmac.compare_digest(found, published):
        return Verdict(f"{_holds(path, match)}. Its shuffle is the published one.")
    return Verdict(f"{path} replays, but its shuffle isn't the published one: seed and salt give {found}.", DIFFERENT)


def _holds(path: Path, match: Match) -> str:
    moves = len(match.played)
    end = "to the end of the game" if match.over else "and the game isn't over"
    return f"{path} is intact: {moves} {'move' if moves == 1 else 'moves'} of {match.game.title}, {end}"


def _published(commitment: str | None, salt: str | None) -> str | None:
    """The commitment as a SHA-256 in hex, or None."""
    if (commitment is None) != (salt is None):
        missing = "--salt" if salt is None else "--commitment"
        raise Trouble(f"{missing} is missing. The commitment and the salt belong together; the end page shows both.")
    if commitment is None:
        return None
    found = commitment.strip().lower()
    if len(found) != LENGTH or not DIGITS.issuperset(found):
        raise Trouble(f"A commitment is {LENGTH} digits 0 to 9 and a to f. The table shows it from the start.")
    return found

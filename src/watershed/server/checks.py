"""What is checked before a message is carried out: the match is under way, the seat is still theirs, and they have seen
the table as it is.
"""

from __future__ import annotations

from watershed.kit.game import IllegalMove

from .errors import Refuse, bad_token
from .room import LiveMatch


def playing(live: LiveMatch) -> None:
    """Somebody can move."""
    live.check_going()
    if live.over:
        raise Refuse(409, "over")
    if not live.full or not live.row.dealt:
        raise Refuse(409, "not-begun")


def dealt(live: LiveMatch) -> None:
    """There is something to see."""
    if not live.row.dealt:
        raise Refuse(409, "not-begun")


def key(live: LiveMatch, seat: int, key: str | None) -> None:
    """People who have given up a seat don't play there any more, even if their connection is still open."""
    if key is not None and live.seats[seat].token_hash != key:
        raise bad_token()


def seen(live: LiveMatch, seat: int, seq: int) -> None:
    """The seat has seen all that matters to its decision."""
    if not live.up_to_date(seat, seq):
        raise Refuse(409, "out-of-date")


def repeat(live: LiveMatch, done: str, words: str) -> None:
    """A message that was carried out comes again, and says the same."""
    if done not in (words, _plain(live, words)):
        raise Refuse(409, "id-used")


def _plain(live: LiveMatch, words: str) -> str:
    """A move in the words of the log, however it was written."""
    try:
        return live.match.as_logged(words)
    except IllegalMove:
        return words

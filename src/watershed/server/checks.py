"""What is checked before a message is carried out: the match is under way, the seat is still theirs, they have seen
the table as it is, and others can see what they write.
"""

from __future__ import annotations

import unicodedata

from watershed.kit.game import IllegalMove

from .errors import Refuse, bad_token
from .room import LiveMatch

BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that leave nothing on the screen


def name(name: str | None) -> None:
    """A name that was chosen can be seen, and hides nothing: it goes into logs and onto screens."""
    if name is not None and not (name.isprintable() and is_visible(name)):
        raise Refuse(400, "bad-name")


def chat(text: str) -> None:
    """There is something to see in what somebody says."""
    if not is_visible(text):
        raise Refuse(400, "nothing-said")


def is_visible(text: str) -> bool:
    """Whether anything in a text can be seen: a letter, digit or sign, not only marks that go with one."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in text)


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

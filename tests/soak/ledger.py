"""What people were answered, and whether all of it is stored."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

MOST = 100  # violations that are kept
CHAT_LINES = 200  # the store gives the last ones


@dataclass
class Book:
    """What all people at the tables of one site were told."""

    violations: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)  # questions by their kinds, whatever the answer was
    hellos: int = 0
    matches: int = 0
    moves: int = 0  # that were answered
    lost: int = 0
    stood_still: int = 0  # times that a clock was running when all servers were stopped for longer than it had

    def violated(self, what: str) -> None:
        if len(self.violations) < MOST:
            self.violations.append(what)
            print(f"  VIOLATION: {what}", flush=True)


@dataclass
class Ledger:
    """What was sent and answered in one match: moves, undos (without words) and chat, by their `seat:id`."""

    sent: dict[str, str] = field(default_factory=dict)
    answered: dict[str, str] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)


def compare(
    book: Book, match: str, ledger: Ledger, moves: Sequence[tuple[str, str]], chat: Sequence[tuple[str, str]]
) -> None:
    """Compare what people were answered in a match with its rows."""
    stored, heard = Counter(moves), Counter(chat)
    spare = Counter(_seat(message) for message, words in moves if not words and message not in ledger.answered)
    for message, words in ledger.answered.items():
        times = stored[message, words]
        if not times and not words and spare[_seat(message)]:
            spare[_seat(message)] -= 1  # without Redis a player may ask two servers about one undo: it answers both
            book.asked["undo, granted on another server"] += 1
        elif times != 1:
            book.lost += not times
            book.violated(f"{match}: {message} {words!r} was answered, stored {times} times")
    for message, text in ledger.said.items():
        if heard[message, text] != 1 and len(chat) < CHAT_LINES:
            book.violated(f"{match}: chat {message} was answered, and is not stored once")
    for message, words in moves:
        if message != "None" and ledger.sent.get(message) != words:
            book.violated(f"{match}: {message} {words!r} is stored, nobody sent it")


def _seat(message: str) -> str:
    return message.partition(":")[0]


class Post(Protocol):
    """What came to a webhook."""

    @property
    def path(self) -> str: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def body(self) -> bytes: ...


def delivered(book: Book, hooks: Mapping[str, str], posts: Sequence[Post]) -> int:
    """Check the signatures of what came to webhooks, and count it; what was tried twice counts once."""
    for post in posts:
        match = post.path.strip("/")
        secret = hooks.get(match)
        if secret is None:
            book.violated(f"{match}: its webhook got something, and has none")
        elif secret and post.headers.get("X-Watershed-Signature") != _signature(secret, post):
            book.violated(f"{match}: what its webhook got is signed wrongly")
    return len({post.headers.get("X-Watershed-Delivery") for post in posts})


def _signature(secret: str, post: Post) -> str:
    signed = f"{post.headers.get('X-Watershed-Timestamp')}.".encode() + post.body
    return f"sha256={hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()}"

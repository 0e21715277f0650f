"""The rows of the database as records, and the secrets that a new match draws."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

UNDEALT, STAND_IN = -1, 0  # the seed before the deal, and that of the table until then, which nobody is shown
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no characters that look alike


@dataclass(frozen=True)
class Aside:
    """Why a match no longer replays, and how far it still does."""

    move: int  # the last that still replays
    why: str  # "rules", "setup", "book", "game", "published" or "position"
    published: bool = False  # whether its seed went out with its log


@dataclass(frozen=True)
class MatchRow:
    match: str
    game: str
    rules: str
    book: str
    edition: str
    options: dict[str, int]
    seed: int = field(repr=False)  # UNDEALT before the deal
    salt: str = field(repr=False)
    commitment: str
    public: bool
    created: datetime
    rematch_of: str | None
    rematch: str | None
    status: str
    moves: int
    to_move: int | None  # the first seat that is waited for
    waiting: int  # every seat that is waited for, one bit each
    ranking: list[dict[str, int]]
    clock: dict[str, Any] | None  # as it was asked for
    left: list[float] | None  # seconds that each seat has left, when `since` began
    since: datetime | None  # when the time of those who are waited for began to run; none while nobody's does
    running: int  # whose time that is, one bit each
    due: datetime | None  # when the match has to be checked: a clock runs out, or a bot hasn't answered
    version: int  # counts every change, so that one of two writers has to look again
    opening: str | None = None  # the fingerprint of the table before the first move
    secret: str | None = field(default=None, repr=False)  # none where the seed came from the server alone
    deal: dict[str, list[str | None]] | None = field(default=None, repr=False)  # "seals" and "nonces" by seat
    begun: dict[str, Any] | None = field(default=None, repr=False)  # where there was no deal here; begun.py says how
    listed: bool = False  # whether its free seats are listed for strangers
    language: str | None = None  # what its host speaks
    attended: datetime | None = None  # when somebody who plays had it open last; kept up while it is listed
    aside: Aside | None = None  # from the table set_aside

    @property
    def going(self) -> bool:
        """Whether somebody is to move."""
        return self.status == "playing" and self.aside is None

    @property
    def is_aside(self) -> bool:
        """Whether it was set aside before it was over."""
        return self.status != "over" and self.aside is not None

    @property
    def dealt(self) -> bool:
        return self.seed != UNDEALT

    @property
    def nonces(self) -> tuple[str, ...]:
        """What each browser has added to the seed."""
        return tuple(nonce or "" for nonce in self.deal["nonces"]) if self.deal else ()

    def columns(self) -> dict[str, Any]:
        """Its own row, as it is written."""
        return {name: value for name, value in vars(self).items() if name != "aside"}


@dataclass(frozen=True)
class Written:
    """What changes in a match's row whenever a server writes something about the match."""

    match: str
    version: int
    rematch: str | None


@dataclass(frozen=True)
class SeatRow:
    match: str
    seat: int
    kind: str
    name: str
    colour: str
    bot: str | None
    screen: int
    token_hash: str | None = field(repr=False)
    after_name: str | None = None  # who gave the seat up
    after_why: str | None = None  # "left", "time" or "away"
    reserved: str | None = field(default=None, repr=False)  # the hash of the token that opened it in the last match,
    # or that opened it before a bot stood in
    seal: str | None = None  # until the deal: the hash of the nonce that this browser will add to the seed
    nonce: str | None = field(default=None, repr=False)  # the nonce itself
    after_by: list[str] | None = None  # who let a bot play on for somebody who was away
    person: str | None = field(default=None, repr=False, compare=False)  # who sits here; nobody is shown that
    device: str | None = field(default=None, repr=False, compare=False)  # that sat down
    after_person: str | None = field(default=None, repr=False, compare=False)  # who gave the seat up

    def is_kept_for(self, held: str) -> bool:
        """Whether a bot stands in here for the person with this token."""
        return self.after_why == "away" and self.reserved == held

    @property
    def holder(self) -> str | None:
        """Whose seat it is, also while a bot stands in or before they have sat down."""
        return self.token_hash or self.reserved


@dataclass(frozen=True)
class PersonRow:
    person: str = field(repr=False)
    name: str | None
    language: str
    made: datetime
    seen: datetime
    page: str | None = field(default=None, repr=False)  # the id of the results page, while it is shared
    gone: datetime | None = None  # deleted; seats that are left have to be given up


@dataclass(frozen=True)
class DeviceRow:
    device: str
    person: str = field(repr=False)
    token_hash: str = field(repr=False)
    label: str
    made: datetime
    seen: datetime


@dataclass(frozen=True)
class DealRow:
    """The columns of a match that come with its deal."""

    seed: int = field(repr=False)
    opening: str
    deal: dict[str, list[str | None]] = field(repr=False)


@dataclass(frozen=True)
class MoveRow:
    match: str
    sequence: int
    seat: int
    words: str
    taken_back: int
    message: str | None
    fingerprint: str
    at: datetime
    left: float | None = None  # seconds that the seat had when it played, where there is a clock
    withdrawn: bool = False  # not a move: the seat takes its sealed answer back


@dataclass(frozen=True)
class EndRow:
    """The end of a game, stored so that nobody needs its rules again."""

    match: str
    scoring: list[dict[str, Any]]
    history: list[list[int]]


@dataclass(frozen=True)
class BookRow:
    game: str
    fingerprint: str
    title: str
    file: str
    text: str
    bases: list[list[str]]  # name and text


@dataclass(frozen=True)
class ChatRow:
    match: str
    seat: int
    name: str
    text: str
    message: str
    at: datetime
    person: str | None = field(default=None, repr=False)  # who said it
    line: int = 0  # its number, once it is stored
    hidden: bool = False  # the host has removed it


@dataclass(frozen=True)
class Progress:
    """The columns of a match that follow from its moves."""

    status: str
    moves: int
    to_move: int | None  # the first seat that is waited for
    waiting: int  # every seat that is waited for, one bit each
    ranking: list[dict[str, int]]
    left: list[float] | None
    since: datetime | None
    running: int
    due: datetime | None


def now() -> datetime:
    return datetime.now(UTC)


def new_match_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def good_id(match: str) -> bool:
    """Whether a text can be the id of a match."""
    return len(match) == 10 and set(match) <= set(LETTERS)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_salt() -> str:
    return secrets.token_hex(16)


def in_utc(values: dict[str, Any]) -> dict[str, Any]:
    """SQLite forgets the time zone; all times are UTC."""
    return {
        name: value.replace(tzinfo=UTC) if isinstance(value, datetime) and value.tzinfo is None else value
        for name, value in values.items()
    }

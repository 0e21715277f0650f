"""Requests and answers over HTTP, and the parts that socket messages share with them; docs/protocol.md says when.

`watershed export-types` writes these, and socket_schemas.py, to web/src/messages.ts. Input is strict and bounded: no
undeclared fields, and every text has a maximum length.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

Json = dict[str, Any]
Message = Annotated[Json, WithJsonSchema({"type": "object", "title": "Message"})]  # of kit/messages.py, as it travels
Colour = Literal["red", "blue", "green", "orange", "violet"]
Kind = Literal["person", "bot", "open"]
Language = Literal["en", "fr"]
Pace = Literal["free", "clock", "days"]  # without a clock; with one; slow play, an hour or more for each turn
Status = Literal["waiting", "playing", "over", "set-aside", "unfinished"]


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=80)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
MoveWords = Annotated[str, StringConstraints(min_length=1, max_length=400, pattern=r"^[^\x00]+$")]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Seal = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]  # the SHA-256 of a nonce, in hexadecimal
Count = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Outgoing(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


# requests


class SeatWanted(Incoming):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: Word | None = None


class ClockWanted(Incoming):
    """`bank` seconds for the game and `increment` more after each turn; or, by the turn, `bank` for every turn."""

    by: Literal["game", "turn"]
    bank: Annotated[int, Field(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0
    then: Word | None = None  # the bot that takes a seat whose time is up; without one it is open for another person


class NewMatch(Incoming):
    game: Word
    book: Word | None = None
    options: Annotated[dict[Word, int], Field(max_length=8)] = {}
    public: bool = False  # anybody may watch
    listed: bool = False  # its open seats are listed for anybody to take; then it is public too
    clock: ClockWanted | None = None
    lesson: bool = False
    language: Language = "en"  # what its host speaks, and of the names that nobody chose
    seal: Seal | None = None
    me: Token | None = None  # the device whose person sits down; also below
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]


class Join(Incoming):
    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None
    seal: Seal | None = None
    me: Token | None = None


class Leave(Incoming):
    """The token of a seat, or of a device whose person has seats here; then `seat` says which of several."""

    token: Token
    bot: Word | None = None
    seat: SeatNumber | None = None


class TakeBack(Incoming):
    token: Token  # of the person for whom a bot stands in
    seat: SeatNumber | None = None


class Fill(Incoming):
    token: Token  # of somebody at the match
    seat: SeatNumber
    bot: Word


class Mine(Incoming):
    tokens: Annotated[list[Token], Field(max_length=100)]
    me: Token | None = None


class Rematch(Incoming):
    token: Token
    seal: Seal | None = None
    seat: SeatNumber | None = None
    me: Token | None = None


class NewWhatIf(Incoming):
    """Going on from a moment of a match that is over, against bots."""

    move: Count
    seat: SeatNumber
    redeal: bool = False  # deal everything again that the seat couldn't know
    bot: Word | None = None  # at all other seats
    name: Name | None = None
    language: Literal["en", "fr"] = "en"  # of the names that nobody chose


class NotesWanted(Incoming):
    token: Token
    seat: SeatNumber | None = None  # which of those that a device opens


class NotesWritten(Incoming):
    token: Token
    seat: SeatNumber | None = None
    text: Annotated[str, StringConstraints(max_length=4000, pattern=r"^[^\x00]*$")]
    version: Count  # of the notes that these were made from; 0 for the first


# answers


class Choice(Outgoing):
    value: int
    text: str


class OptionSaid(Outgoing):
    """An option, its choices, and below the game and its bots: sentences in the language that was asked for."""

    name: str
    text: str
    choices: list[Choice]
    names_a_seat: bool


class BookSaid(Outgoing):
    name: str
    title: str


class BotSaid(Outgoing):
    name: str
    title: str
    about: str


class Minutes(Outgoing):
    least: int
    most: int


class GameSaid(Outgoing):
    name: str
    title: str
    about: str
    seats: list[int]
    secrets: bool  # whether a seat sees what others may not: then a shared screen is handed over
    minutes: Minutes | None  # how long a table takes, roughly
    weight: Literal["light", "medium", "heavy"] | None  # how much there is to learn
    options: list[OptionSaid]
    books: list[BookSaid]
    bots: list[BotSaid]


class Sentence(Outgoing):
    number: str
    text: str


class Chapter(Outgoing):
    number: str
    title: str
    sentences: list[Sentence]


class Rules(Outgoing):
    language: str
    chapters: list[Chapter]


class Components(BaseModel):
    """`title` and whatever else the game prints."""

    model_config = ConfigDict(extra="allow", frozen=True)
    title: str


class SeatToken(Outgoing):
    seat: int
    token: str


class Seated(Outgoing):
    match: str
    seat: int
    token: str
    more: list[SeatToken] = []


class Opened(Outgoing):
    """The match that a log has become."""

    match: str
    moves: int
    over: bool


class Brought(Outgoing):
    """Who vouches for a log that somebody brought here. What a server says of itself proves nothing."""

    signature: Literal["here", "elsewhere", "unsigned", "changed", "unchecked"]
    key: str | None
    server: str | None
    signed: str | None  # when it says that it was signed
    at: str  # when it came


class NotesSaid(Outgoing):
    """The notes of a seat as they are stored."""

    text: str
    version: int
    saved: bool  # whether this is what was sent; if not, another device has saved this meanwhile


class Gone(Outgoing):
    """Who had a seat before it was given up."""

    name: str
    why: Literal["left", "time", "away"]
    by: list[str] = []  # who agreed that a bot plays on for somebody who was away


class SeatSaid(Outgoing):
    seat: int
    kind: Kind
    name: str
    colour: Colour
    bot: str | None
    here: bool
    after: Gone | None  # a seat that somebody gave up: another person can take it, from its bot too


class Standing(Outgoing):
    seat: int
    place: int
    points: int


class ClockSaid(Outgoing):
    """How much time everybody has, at the moment of sending."""

    by: Literal["game", "turn"]
    bank: int
    increment: int
    then: str | None
    left: list[float]  # seconds, by seat
    running: list[int]  # the seats whose time is passing


class AwaySaid(Outgoing):
    """Somebody who is waited for and away, in seconds as of sending."""

    seat: int
    away: float  # for how long
    ask_in: float  # until the others may let a bot play on, if they agree
    alone_in: float  # until one person may, if nobody else is here


class Aside(Outgoing):
    """Rules have changed: how far the match still replays, and why it does not go on."""

    move: int
    say: Message


class DealSaid(Outgoing):
    """How far the deal is. Nothing is dealt until everyone sits and the browsers have opened their nonces."""

    dealt: bool
    seals: list[str | None]  # by seat: the SHA-256 of the nonce that its browser adds
    missing: list[int]  # everyone sits, and these browsers have not opened theirs yet


class WhatIfSaid(Outgoing):
    """Where a what-if comes from."""

    of: str | None  # the other match, if it is on this server
    move: int  # the last move that they share
    seat: int  # whose player went on
    redealt: bool  # whether everything that this seat couldn't know was dealt again


class Summary(Outgoing):
    match: str
    game: str
    title: str
    book: str
    seats: list[SeatSaid]
    status: Status
    moves: int
    to_move: int | None  # the first of those who are waited for
    waiting: list[int]  # every seat that is waited for
    public: bool
    listed: bool
    language: Language | None  # what its host speaks; null where nobody was asked
    options: dict[str, int]
    commitment: str
    deal: DealSaid
    created: str  # ISO 8601, UTC
    ranking: list[Standing]  # empty until the match is over
    rematch: str | None  # the match that follows this one
    clock: ClockSaid | None
    away: list[AwaySaid] = []  # who holds up a match without a clock
    aside: Aside | None  # also for a match that is over, where its replay stops early
    what_if: WhatIfSaid | None  # for a match that goes on from a moment of another
    imported: bool  # a log that somebody brought here, over or unfinished: nobody plays it


class MySummary(Summary):
    seat: int
    your_turn: bool


class OpenTable(Summary):
    """A table that waits for strangers."""

    pace: Pace
    attended: bool  # whether somebody who plays has it open now, or had a moment ago
    free: list[int]  # the seats that anybody may take; one of them may have a bot that sits in for somebody


class Entry(Outgoing):
    move: int
    seat: int | None  # none for the setup and for players that are no seat
    kind: str
    say: Message


class Replay(Outgoing):
    move: int
    moves: int
    view: Json
    entries: list[Entry]
    scores: list[int]  # once the match is over


class End(Outgoing):
    ranking: list[Standing]
    scoring: list[Json]
    history: list[list[int]]
    seed: str  # a decimal number; a browser's numbers are too small for it
    salt: str  # empty where there is a secret
    commitment: str
    secret: str | None  # null where the seed came from the server alone
    nonces: list[str]  # by seat, what each browser added to the seed; empty where it added nothing
    seals: list[str | None]
    key: str  # the public key with which this server signs logs


class PublicKey(Outgoing):
    key: str  # in hexadecimal
    made: str


class SigningKey(PublicKey):
    """With what this server signs logs, and with what it did before, the newest first."""

    algorithm: Literal["ed25519"]
    server: str | None  # its address, as it is set
    earlier: list[PublicKey]


class Swing(Outgoing):
    """A decision that cost its mover a chance to win, beyond what chance alone explains."""

    move: int  # the move that was played is number `move`, counted from 1
    seat: int
    played: Message  # what its button said
    better: Message
    lost: float  # of the chance to win, from 0 to 1
    error: float  # the standard error of that
    place: float  # expected after the move that was played
    better_place: float


class Compiled(Outgoing):
    """How far the compiler is, before a first search on a machine."""

    done: int  # rules
    total: int
    left: int | None  # seconds, roughly; none while it is too early to tell


class Analysis(Outgoing):
    """The analysis of a finished game so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int  # decisions
    total: int
    chances: list[list[float]]  # to win, by seat, after each decision so far, as far as its mover could know
    swings: list[Swing]  # the greatest loss first
    compiled: Compiled | None = None  # while it waits for the compiler


class Problem(Outgoing):
    """Every error over HTTP, as `application/problem+json` (RFC 9457): what the status is called, the status, the
    sentence in English; and our own: a stable code, what to say, and the sentence as socket messages name it.
    """

    title: str
    status: int
    detail: str
    code: str
    say: Message
    sentence: str


REQUESTS = (NewMatch, Join, Leave, TakeBack, Fill, Mine, Rematch, NewWhatIf, NotesWanted, NotesWritten)
ANSWERS = (
    GameSaid,
    Rules,
    Components,
    Seated,
    Summary,
    MySummary,
    OpenTable,
    Opened,
    Brought,
    NotesSaid,
    Replay,
    End,
    Analysis,
    Problem,
)

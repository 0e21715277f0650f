"""What is asked and answered over HTTP, and the parts that socket messages share with it; docs/protocol.md says when.

`watershed export-types` writes these, and messages.py, to web/src/messages.ts. What comes in is strict and bounded: no
field that is not declared, no text without a longest length.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

Json = dict[str, Any]
Colour = Literal["red", "blue", "green", "orange", "violet"]
Kind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "over"]


def printable(name: str) -> str:
    """Names go into logs and onto screens."""
    if not name.isprintable():
        raise ValueError("a name has to be printable")
    return name


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), AfterValidator(printable)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=80)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
MoveWords = Annotated[str, StringConstraints(min_length=1, max_length=120, pattern=r"^[^\x00]+$")]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
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


class NewMatch(Incoming):
    game: Word
    book: Word | None = None
    options: Annotated[dict[Word, int], Field(max_length=8)] = {}
    public: bool = False
    lesson: bool = False
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]


class Join(Incoming):
    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None


class Leave(Incoming):
    token: Token
    bot: Word | None = None


class Mine(Incoming):
    tokens: Annotated[list[Token], Field(max_length=100)]


class Rematch(Incoming):
    token: Token


# answers


class Choice(Outgoing):
    value: int
    text: str


class OptionSaid(Outgoing):
    name: str
    text: str
    choices: list[Choice]
    names_a_seat: bool


class BookSaid(Outgoing):
    name: str
    title: str


class BotSaid(Outgoing):
    name: str
    about: str


class GameSaid(Outgoing):
    name: str
    title: str
    about: str
    seats: list[int]
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


class SeatSaid(Outgoing):
    seat: int
    kind: Kind
    name: str
    colour: Colour
    bot: str | None
    here: bool


class Standing(Outgoing):
    seat: int
    place: int
    points: int


class Summary(Outgoing):
    match: str
    game: str
    title: str
    book: str
    seats: list[SeatSaid]
    status: Status
    moves: int
    to_move: int | None
    public: bool
    commitment: str
    created: str  # ISO 8601, UTC
    ranking: list[Standing]  # empty until the match is over
    rematch: str | None  # the match that follows this one


class MySummary(Summary):
    seat: int
    your_turn: bool


class Entry(Outgoing):
    move: int
    seat: int | None  # none for the setup and for players that are no seat
    text: str
    citation: str
    kind: str
    data: Json


class Replay(Outgoing):
    move: int
    moves: int
    view: Json
    entries: list[Entry]
    scores: list[int]


class End(Outgoing):
    ranking: list[Standing]
    scoring: list[Json]
    history: list[list[int]]
    seed: str  # a decimal number; a browser's numbers are too small for it
    salt: str
    commitment: str


class Problem(Outgoing):
    """Every error over HTTP."""

    code: str
    sentence: str


REQUESTS = (NewMatch, Join, Leave, Mine, Rematch)
ANSWERS = (GameSaid, Rules, Components, Seated, Summary, MySummary, Replay, End, Problem)

"""Requests and answers about people: an identity without an account. docs/protocol.md says when.

`me` is always the secret token of a device. It goes in the body, so it is never in an address or a log.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from .http_schemas import Incoming, Name, Outgoing, Standing, Summary, Token, Word

Language = Literal["en", "fr"]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=80)]
MatchId = Annotated[str, StringConstraints(pattern=r"^[a-z2-9]{10}$")]
DeviceId = Annotated[str, StringConstraints(pattern=r"^[a-z2-9]{10}$")]
Tokens = Annotated[list[Token], Field(max_length=100)]

# requests


class NewPerson(Incoming):
    """`tokens` of seats that this browser has already become the new person's."""

    label: Label  # of the device, such as "Firefox on Linux"
    name: Name | None = None
    language: Language = "en"
    tokens: Tokens = Field(default=[])


class AsMe(Incoming):
    me: Token


class Rename(AsMe):
    name: Name
    language: Language | None = None


class Claim(AsMe):
    tokens: Tokens


class LookAtLink(Incoming):
    code: Code


class Arrive(Incoming):
    """`me` if this browser has been a person before: the two become one."""

    code: Code
    label: Label
    me: Token | None = None
    tokens: Tokens = Field(default=[])


class Revoke(AsMe):
    device: DeviceId


class ShareResults(AsMe):
    shared: bool


class SeatsAt(AsMe):
    match: MatchId


class MatchesOf(AsMe):
    """Newest first; `before` is the `next` of the page before."""

    game: Word | None = None
    status: Literal["going", "over"] | None = None
    opponents: Literal["people", "bots"] | None = None  # somebody else is a person, or all others are bots
    before: MatchId | None = None
    count: Annotated[int, Field(ge=1, le=50)] = 20


class KeptOf(AsMe):
    """Newest first; `before` is the `next` of the page before."""

    before: MatchId | None = None


# answers


class DeviceSaid(Outgoing):
    device: str
    label: str
    made: str  # ISO 8601, UTC
    seen: str  # to the hour
    here: bool  # the one that asks


class Me(Outgoing):
    name: str | None
    language: Language
    made: str
    page: str | None  # the id of the results page, while it is shared: /people/ID
    devices: list[DeviceSaid]  # the newest first


class Arrived(Outgoing):
    """`token` is the secret of this device: keep it as the tokens of seats are kept."""

    token: str
    me: Me
    brought: int  # seats that came along from this browser


class SeatAt(Outgoing):
    match: str
    seat: int


class Claimed(Outgoing):
    seats: list[SeatAt]  # that are this person's now; those of others are left out


class MySeats(Outgoing):
    """The seats of a person at one match."""

    seats: list[int]


class LinkMade(Outgoing):
    code: str  # works once
    until: str  # ISO 8601, UTC
    minutes: int


class LinksCancelled(Outgoing):
    cancelled: int  # links that nobody had used


class LinkSaid(Outgoing):
    """Whose link it is, before it is used."""

    name: str | None
    matches: int


class MyMatch(Summary):
    mine: list[int]  # my seats, the lowest first
    your_turn: bool
    ended: str | None  # when the last move was played, once it is over
    counts: bool  # whether it is part of my results


class MyMatches(Outgoing):
    matches: list[MyMatch]
    next: str | None  # for the next page


class GameResult(Outgoing):
    """How somebody did at one game."""

    game: str
    title: str
    played: int
    won: int
    place: float  # the mean place
    seats: float  # the mean number of seats
    best: int  # the best place


class OpponentResult(Outgoing):
    """How somebody did against people of one name, or bots of one level."""

    kind: Literal["person", "bot"]
    name: str  # of a bot its level, such as "citizen"
    played: int  # matches
    won: int
    place: float  # the mean place, mine
    ahead: int  # how often they finished behind me
    behind: int


class Results(Outgoing):
    played: int
    won: int
    games: list[GameResult]  # most played first
    opponents: list[OpponentResult]


class PlayedMatch(Outgoing):
    """A finished public match on a results page."""

    match: str
    game: str
    title: str
    seat: int
    place: int
    names: list[str]
    ranking: list[Standing]
    created: str
    ended: str | None


class ResultsPage(Outgoing):
    """What a person shares. Of private matches there are only numbers."""

    name: str | None
    since: str
    results: Results
    matches: list[PlayedMatch]  # the newest public ones


class Deleted(Outgoing):
    matches: int  # in which there was something of this person
    given_up: int  # seats of matches that weren't over
    lines: int  # of chat


class KeptName(Outgoing):
    """What somebody is or was called at a match."""

    seat: int
    name: str


class KeptNote(Outgoing):
    seat: int
    text: str
    at: str


class KeptMove(Outgoing):
    seat: int
    move: int
    words: str
    at: str


class KeptLine(Outgoing):
    """What somebody said in a chat."""

    seat: int
    text: str
    at: str
    hidden: bool  # by the host


class KeptReport(Outgoing):
    """What somebody has reported about a seat."""

    seat: int
    reason: str
    note: str
    at: str


class KeptMatch(Outgoing):
    """What there is of somebody at a match: of seats that they gave up, only their names and what they said."""

    match: str
    names: list[KeptName]
    notes: list[KeptNote]
    moves: list[KeptMove]
    chat: list[KeptLine]
    reports: list[KeptReport]
    webhooks: list[str]  # the hosts to which they had its events sent


class Kept(Outgoing):
    matches: list[KeptMatch]
    next: str | None  # for the next page


class ToldAt(Outgoing):
    """Where somebody is told that it is their turn, and about which seats."""

    kind: Literal["push", "mail"]
    address: str  # of mail; of a browser only the host of its push service
    language: str
    confirmed: bool
    made: str
    used: str
    seats: list[SeatAt]


class MyNotices(Outgoing):
    notices: list[ToldAt]


REQUESTS = (
    NewPerson,
    AsMe,
    Rename,
    Claim,
    LookAtLink,
    Arrive,
    Revoke,
    ShareResults,
    SeatsAt,
    MatchesOf,
    KeptOf,
)
ANSWERS = (
    Me,
    Arrived,
    Claimed,
    MySeats,
    LinkMade,
    LinkSaid,
    LinksCancelled,
    MyMatches,
    Results,
    ResultsPage,
    Deleted,
    Kept,
    MyNotices,
)

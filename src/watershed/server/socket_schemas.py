"""What server and browser say over the socket; docs/protocol.md says when. http_schemas.py has the rest."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, TypeAdapter

from .http_schemas import (
    Compiled,
    Count,
    Entry,
    Incoming,
    Json,
    Message,
    MessageId,
    MoveWords,
    Nonce,
    Outgoing,
    SeatNumber,
    Summary,
    Text,
    Token,
)

PROTOCOL = 1  # raised when an older page could no longer play: it is asked to reload

# over the socket, from the browser


class Hello(Incoming):
    """`protocol` is the version that the page speaks; a program that leaves it out is taken at its word. With the token
    of a device, `seat` says which of its person's seats is meant; without it, the first.
    """

    type: Literal["hello"]
    token: Token | None = None
    seat: SeatNumber | None = None
    have: Count | None = None
    protocol: Count | None = None


class PlayMove(Incoming):
    """A move in words, or a chain of them with semicolons between: played, stored and undone as one."""

    type: Literal["move"]
    id: MessageId
    seen: Count
    move: MoveWords


class Why(Incoming):
    type: Literal["why"]
    id: MessageId
    move: MoveWords


class Preview(Incoming):
    """What would this move change?"""

    type: Literal["preview"]
    id: MessageId
    seen: Count
    move: MoveWords


class Look(Incoming):
    """What did the table look like after that many moves?"""

    type: Literal["look"]
    id: MessageId
    move: Count


class Hint(Incoming):
    """Which moves are good?"""

    type: Literal["hint"]
    id: MessageId
    seen: Count


class Forget(Incoming):
    """Stops a hint that is no longer wanted, by the id of its question."""

    type: Literal["forget"]
    id: MessageId
    hint: MessageId


class Undo(Incoming):
    type: Literal["undo"]
    id: MessageId
    seen: Count


class Withdraw(Incoming):
    """Takes back one's own sealed answer, while others are still thinking."""

    type: Literal["withdraw"]
    id: MessageId
    seen: Count


class Consent(Incoming):
    type: Literal["consent"]
    id: MessageId
    undo: Count
    yes: bool


class Propose(Incoming):
    """Lets bots play on for those who are waited for and away."""

    type: Literal["propose"]
    id: MessageId


class Agree(Incoming):
    type: Literal["agree"]
    id: MessageId
    proposal: Count
    yes: bool


class OpenNonce(Incoming):
    """What this browser sealed when it sat down, opened when everyone sits."""

    type: Literal["open"]
    id: MessageId
    nonce: Nonce


class Say(Incoming):
    type: Literal["chat"]
    id: MessageId
    text: Text


class Away(Incoming):
    """The page was hidden, or is seen again: nobody who isn't looking is at the table."""

    type: Literal["away"]
    away: bool


class Report(Incoming):
    """Reports a line of the chat to the host of this server, or, without a line, a name."""

    type: Literal["report"]
    id: MessageId
    line: Annotated[int, Field(ge=1, lt=2**31)] | None = None
    seat: SeatNumber  # who said it, or has the name
    reason: Literal["insult", "threat", "private", "spam", "other"]
    note: Text | None = None


class Ping(Incoming):
    type: Literal["ping"]


# over the socket, from the server


class Done(Outgoing):
    type: Literal["answer"] = "answer"
    id: str
    ok: Literal[True] = True


class Refused(Outgoing):
    """`id` is null where the message was too broken to have one. `sentence` is in English."""

    type: Literal["answer"] = "answer"
    id: str | None
    ok: Literal[False] = False
    code: str
    say: Message
    sentence: str


class Change(Outgoing):
    """A number that a move would change; `what` is the game's word for it."""

    seat: int | None  # none for what belongs to nobody
    what: str
    before: int
    after: int


class Previewed(Outgoing):
    """What a move would change, as far as its seat can know."""

    type: Literal["preview"] = "preview"
    id: str
    move: str
    changes: list[Change]
    notes: list[Message]


class Good(Outgoing):
    """A move that a search likes."""

    words: str
    say: Message
    place: float  # the place to be expected
    win: float  # the chance to win, from 0 to 1
    simulations: int  # games that it was tried in


class Hinted(Outgoing):
    """The best moves that were found, the best first; empty where there was no time to try any."""

    type: Literal["hinted"] = "hinted"
    id: str
    moves: list[Good]


class Thinking(Outgoing):
    """A bot takes a while; where the rules have to be compiled for it first, how far that is."""

    type: Literal["thinking"] = "thinking"
    seat: int
    compiled: Compiled | None


class Looked(Outgoing):
    type: Literal["looked"] = "looked"
    id: str
    move: int
    view: Json


class MoveSaid(Outgoing):
    words: str  # as the log has it
    name: str
    args: Json
    say: Message  # what a button says


class State(Outgoing):
    type: Literal["state"] = "state"
    seq: int
    summary: Summary
    seat: int | None
    view: Json
    moves: list[MoveSaid]
    refusals: dict[str, list[str]]  # code -> the moves that a board shows but that it forbids now; `why` says more
    entries: list[Entry]
    from_: int = Field(serialization_alias="from")
    undo: Literal["free", "ask", "withdraw"] | None


class Said(Outgoing):
    type: Literal["chat"] = "chat"
    line: int
    seat: int | None
    name: str
    text: str  # empty where the host has removed it
    at: str
    hidden: bool


class ChatOff(Outgoing):
    """Nobody can chat on this server."""

    type: Literal["chat-off"] = "chat-off"


class Asked(Outgoing):
    type: Literal["asked"] = "asked"
    undo: int
    seat: int
    name: str


class Settled(Outgoing):
    """A question about an undo has its answer."""

    type: Literal["settled"] = "settled"
    undo: int
    seat: int  # who had asked
    how: Literal["granted", "declined", "lapsed"]
    who: str | None  # who declined


class Proposed(Outgoing):
    """Somebody proposes that bots play on for those who are away."""

    type: Literal["proposed"] = "proposed"
    proposal: int
    seat: int  # who proposes it
    name: str
    away: list[int]  # the seats of those who are away


class Resolved(Outgoing):
    """A proposal has its answer."""

    type: Literal["resolved"] = "resolved"
    proposal: int
    seat: int  # who had proposed it
    how: Literal["granted", "declined", "lapsed", "back"]
    who: list[str]  # who agreed, who declined, or who is back


class Presence(Outgoing):
    type: Literal["presence"] = "presence"
    summary: Summary


class Pong(Outgoing):
    type: Literal["pong"] = "pong"


Up = (
    Hello
    | PlayMove
    | Why
    | Preview
    | Look
    | Hint
    | Forget
    | Undo
    | Withdraw
    | OpenNonce
    | Consent
    | Propose
    | Agree
    | Say
    | Away
    | Report
    | Ping
)
FromServer = (
    Done
    | Refused
    | Previewed
    | Looked
    | Hinted
    | Thinking
    | State
    | Said
    | ChatOff
    | Asked
    | Settled
    | Proposed
    | Resolved
    | Presence
    | Pong
)
FROM_BROWSER: TypeAdapter[Up] = TypeAdapter(Annotated[Up, Field(discriminator="type")])

UP = get_args(Up)
DOWN = get_args(FromServer)

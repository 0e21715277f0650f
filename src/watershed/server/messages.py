"""What server and browser say over the socket; docs/protocol.md says when. What goes over HTTP is in bodies.py."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from .bodies import Count, Entry, Incoming, Json, MessageId, MoveWords, Outgoing, Summary, Text, Token

# over the socket, from the browser


class Hello(Incoming):
    type: Literal["hello"]
    token: Token | None = None
    have: Count | None = None


class PlayMove(Incoming):
    type: Literal["move"]
    id: MessageId
    seen: Count
    move: MoveWords


class Why(Incoming):
    type: Literal["why"]
    id: MessageId
    move: MoveWords


class Try(Incoming):
    """What would this move change?"""

    type: Literal["try"]
    id: MessageId
    seen: Count
    move: MoveWords


class Look(Incoming):
    """What did the table look like after so many moves?"""

    type: Literal["look"]
    id: MessageId
    move: Count


class Hint(Incoming):
    """Which moves are good?"""

    type: Literal["hint"]
    id: MessageId
    seen: Count


class Undo(Incoming):
    type: Literal["undo"]
    id: MessageId
    seen: Count


class Consent(Incoming):
    type: Literal["consent"]
    id: MessageId
    undo: Count
    yes: bool


class Say(Incoming):
    type: Literal["chat"]
    id: MessageId
    text: Text


class Ping(Incoming):
    type: Literal["ping"]


# over the socket, from the server


class Done(Outgoing):
    type: Literal["answer"] = "answer"
    id: str
    ok: Literal[True] = True


class Reason(Outgoing):
    sentence: str
    code: str
    rule: str
    need: int | None
    have: int | None


class Refused(Outgoing):
    """`id` is null where the message was too broken to have one."""

    type: Literal["answer"] = "answer"
    id: str | None
    ok: Literal[False] = False
    code: str
    sentence: str
    rule: str = ""
    need: int | None = None
    have: int | None = None


class Change(Outgoing):
    """A number that a move would change; `what` is the game's word for it."""

    seat: int | None  # none for what belongs to nobody
    what: str
    before: int
    after: int


class Note(Outgoing):
    text: str
    rule: str


class Tried(Outgoing):
    """What a move would change, as far as its seat can know."""

    type: Literal["tried"] = "tried"
    id: str
    move: str
    changes: list[Change]
    notes: list[Note]


class Good(Outgoing):
    """A move that a search likes."""

    words: str
    text: str
    place: float  # the place to be expected
    win: float  # the chance to win, from 0 to 1
    simulations: int  # games that it was tried in


class Hinted(Outgoing):
    """The best moves that were found, the best first; empty where there was no time to try any."""

    type: Literal["hinted"] = "hinted"
    id: str
    moves: list[Good]


class Compiled(Outgoing):
    done: int
    total: int


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
    id: int
    name: str
    args: Json
    text: str
    words: str


class State(Outgoing):
    type: Literal["state"] = "state"
    seq: int
    summary: Summary
    seat: int | None
    view: Json
    moves: list[MoveSaid]
    refusals: dict[str, Reason]
    entries: list[Entry]
    from_: int = Field(serialization_alias="from")
    undo: Literal["free", "ask"] | None


class Said(Outgoing):
    type: Literal["chat"] = "chat"
    seat: int | None
    name: str
    text: str
    at: str


class Asked(Outgoing):
    type: Literal["asked"] = "asked"
    undo: int
    seat: int
    name: str


class Presence(Outgoing):
    type: Literal["presence"] = "presence"
    summary: Summary


class Pong(Outgoing):
    type: Literal["pong"] = "pong"


Up = Hello | PlayMove | Why | Try | Look | Hint | Undo | Consent | Say | Ping
FromServer = Done | Refused | Tried | Looked | Hinted | Thinking | State | Said | Asked | Presence | Pong
FROM_BROWSER: TypeAdapter[Up] = TypeAdapter(Annotated[Up, Field(discriminator="type")])

UP = (Hello, PlayMove, Why, Try, Look, Hint, Undo, Consent, Say, Ping)
DOWN = (Done, Refused, Tried, Looked, Hinted, Thinking, State, Said, Asked, Presence, Pong)

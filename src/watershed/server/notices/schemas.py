"""Requests and answers about notices; docs/protocol.md says when."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ..http_schemas import Incoming, Outgoing, Token

Address = Annotated[str, StringConstraints(min_length=1, max_length=1024, pattern=r"^[\x21-\x7e]+$")]
Base64 = Annotated[str, StringConstraints(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]
Mail = Annotated[
    str, StringConstraints(max_length=254, pattern=r"^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
]
Code = Annotated[str, StringConstraints(min_length=10, max_length=200, pattern=r"^[A-Za-z0-9._-]+$")]
Language = Literal["en", "fr"]


class Subscription(Incoming):
    """What the browser's push service gave it."""

    endpoint: Address
    p256dh: Base64
    auth: Base64


class MailWanted(Incoming):
    """An address the first time; after that the key that was answered."""

    address: Mail | None = None
    key: Token | None = None


class Notify(Incoming):
    """Tell me about these seats, by push or by mail."""

    language: Language = "en"
    tokens: Annotated[list[Token], Field(default_factory=list, max_length=100)]
    push: Subscription | None = None
    mail: MailWanted | None = None


class NotifyNoMore(Incoming):
    endpoint: Address | None = None
    key: Token | None = None


class Confirm(Incoming):
    code: Code


class WebhookWanted(Incoming):
    token: Token  # of a seat of the match
    url: Address
    language: Language = "en"


class SeatedHere(Incoming):
    token: Token


class Offered(Outgoing):
    """How this server can tell people; `push` is its public key."""

    push: str
    mail: bool


class Notified(Outgoing):
    key: str | None  # of a new mail address, once
    mail: str | None  # the address
    confirmed: bool
    seats: int  # that this browser or address is told about


class Confirmed(Outgoing):
    mail: str


class WebhookMade(Outgoing):
    secret: str  # with which deliveries are signed; shown once


class WebhookSaid(Outgoing):
    by: str
    host: str


class WebhookSeen(Outgoing):
    webhook: WebhookSaid | None


REQUESTS = (Notify, NotifyNoMore, Confirm, WebhookWanted, SeatedHere)
ANSWERS = (Offered, Notified, Confirmed, WebhookMade, WebhookSaid, WebhookSeen)

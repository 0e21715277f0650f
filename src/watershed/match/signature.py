"""Who vouches for a log: an Ed25519 signature over everything that counts in it. docs/protocol.md has the exact form.

The key is a server's. Its name and address are only what the server says of itself; whose key it is, one has to know
from elsewhere. Whitespace, the order of the keys and fields that aren't part of a log are not signed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from .deal import is_hex

ALGORITHM = "ed25519"
KEY, VALUE = 64, 128  # hexadecimal digits
CONTEXT = b"watershed log signature 1\n"  # so that it can't be taken for the signature of anything else
FIELD = "signature"
SIGNED = (
    *("format", "game", "rules", "book", "edition", "seats", "options", "seed", "names", "moves", "tables"),
    *("position", "deal", "forks", "check"),
)
LONGEST = 200  # characters of what a server says of itself


class Signature(NamedTuple):
    """A signature that has the right form. Whether it is good is another question."""

    key: str
    at: str
    server: str | None
    value: str
    message: bytes  # what it has to fit


class Vouched(NamedTuple):
    """What can be said about the signature of a log."""

    how: Literal["signed", "unsigned", "changed", "unchecked"]
    by: Signature | None = None


def canonical(data: Any) -> bytes:
    """JSON without whitespace, in ASCII, with its keys in order."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode("ascii")


def message_of(log: Mapping[str, Any], about: Mapping[str, Any]) -> bytes:
    """What is signed: the fields of a log, and everything about the signature but its value."""
    fields = {name: log[name] for name in SIGNED if name in log}
    return CONTEXT + canonical(fields | {FIELD: {name: about[name] for name in about if name != "value"}})


def signed(text: str, key: str, sign: Callable[[bytes], bytes], at: datetime, server: str | None = None) -> str:
    """A log with a signature."""
    data = json.loads(text)
    about: dict[str, Any] = {
        "algorithm": ALGORITHM,
        "key": key,
        "at": at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    }
    about |= {"server": server} if server else {}
    value = sign(message_of(data, about)).hex()
    return json.dumps(data | {FIELD: about | {"value": value}}, indent=1)


def vouched(log: Mapping[str, Any]) -> Vouched:
    """Whether a log is as it was when it was signed, and by which key."""
    if log.get(FIELD) is None:
        return Vouched("unsigned")
    found = _signature(log, log[FIELD])
    if found is None:
        return Vouched("changed")
    try:
        return Vouched("signed" if fits(found) else "changed", found)
    except ModuleNotFoundError:
        return Vouched("unchecked", found)


def fits(found: Signature) -> bool:
    """Whether a signature is good. Raises ModuleNotFoundError where there is no library to check it with."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(found.key)).verify(bytes.fromhex(found.value), found.message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _signature(log: Mapping[str, Any], about: Any) -> Signature | None:
    """The signature of a log, or None if it doesn't have the form of one."""
    if not isinstance(about, dict) or about.get("algorithm") != ALGORITHM:
        return None
    key, at, server, value = (about.get(name) for name in ("key", "at", "server", "value"))
    if not is_hex(key, KEY) or not is_hex(value, VALUE) or not _plain(at) or not (server is None or _plain(server)):
        return None
    try:
        return Signature(str(key), str(at), server, str(value), message_of(log, about))
    except (TypeError, ValueError, RecursionError):
        return None


def _plain(text: Any) -> bool:
    """Whether a text can be shown as it is."""
    return isinstance(text, str) and 0 < len(text) <= LONGEST and text.isprintable()

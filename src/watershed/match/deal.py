"""How the seed of a match with several people comes about, so that nobody can choose the deal.

The server draws a secret and shows its hash, the commitment, before anybody sits down. Every browser that sits down
draws a nonce and shows its hash, the seal. Only when all seats are taken, and all seals are shown to everybody, do the
browsers open their nonces; the seed is a hash of the secret and the nonces. So nobody, the server included, knows the
deal while they can still choose anything that it depends on. Secret and nonces are published when the match is over.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

NONCE, SECRET, HASH = 32, 64, 64  # hexadecimal digits
DIGITS = frozenset("0123456789abcdef")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_hex(SECRET // 2)


def commitment_of(secret: str) -> str:
    """What is shown from the start."""
    return _hash(secret)


def seal_of(nonce: str) -> str:
    """What a browser shows when it sits down."""
    return _hash(nonce)


def seed_of(secret: str, nonces: Sequence[str]) -> int:
    """The seed: 63 bits of a hash over the secret and the nonces in the order of the seats; a seat that has none is
    empty.
    """
    return int(_hash(":".join([secret, *nonces]))[:16], 16) >> 1


def plain_commitment(seed: int, salt: str) -> str:
    """The commitment of a match whose seed came from the server alone, as all did before there were nonces."""
    return _hash(f"{seed}:{salt}")


def is_hex(text: Any, digits: int) -> bool:
    return isinstance(text, str) and len(text) == digits and DIGITS.issuperset(text)


@dataclass(frozen=True)
class Deal:
    """What the seed of a match was made of."""

    secret: str
    nonces: tuple[str, ...]

    @property
    def seed(self) -> int:
        return seed_of(self.secret, self.nonces)

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    def to_json(self) -> dict[str, Any]:
        return {"secret": self.secret, "nonces": list(self.nonces)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any], seats: int) -> Deal | None:
        """None where it isn't one."""
        secret, nonces = data.get("secret"), data.get("nonces")
        if len(data) != 2 or not isinstance(secret, str) or not is_hex(secret, SECRET) or not isinstance(nonces, list):
            return None
        good = len(nonces) == seats and all(nonce == "" or is_hex(nonce, NONCE) for nonce in nonces)
        return cls(secret, tuple(nonces)) if good else None

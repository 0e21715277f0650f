"""Web Push: a notice, encrypted for one browser, for its push service to pass on (RFC 8030, 8188, 8291, 8292).

pywebpush encrypts and signs. Its own sending isn't used: it connects wherever an address leads.
"""

from __future__ import annotations

import base64
import binascii
import json
import time
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from .keys import PushKey, plain

DAY = 86_400
SIGNED_FOR = 12 * 3600  # seconds
NOBODY = "mailto:operator@example.com"  # push services want somebody to write to


def good_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are a point of the curve and a secret of 16 bytes."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == 65 and len(secret) == 16


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def encrypted(endpoint: str, keys: dict[str, str], said: dict[str, Any]) -> bytes:
    """A notice that only this browser can read."""
    from pywebpush import WebPusher  # half a second and 13 MB, for servers that push

    info = {"endpoint": endpoint, "keys": {name: text.rstrip("=") for name, text in keys.items()}}
    return bytes(WebPusher(info).encode(json.dumps(said).encode())["body"])


def headers(endpoint: str, key: PushKey, address: str | None, topic: str) -> dict[str, str]:
    """Who sends it, and how it is to be handled: a newer notice of a match replaces an older one."""
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_FOR,
        "sub": address or NOBODY,
    }
    signed = Vapid02.from_raw(plain(bytes.fromhex(key.private)).encode()).sign(claims)
    return {
        "Authorization": str(signed["Authorization"]),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY),
        "Urgency": "high",
        "Topic": topic,
    }

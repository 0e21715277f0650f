"""Webhooks: what is posted about a match, and the signature that says who posted it."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from .rows import Webhook
from .words import News


def body_of(hook: Webhook, news: News) -> dict[str, Any]:
    """Chat services read `content` or `text`, and mention nobody because of a name."""
    text, url = news.line(hook.language), f"{hook.address}/table/{news.match}"
    return {
        "match": news.match,
        "game": news.game,
        "event": news.event,
        "seats": list(news.names),
        "text": text,
        "url": url,
        "content": f"{text} {url}",
        "allowed_mentions": {"parse": []},
    }


def signed(secret: str, delivery: str, at: int, body: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
    """The body as it travels, and its headers."""
    data = json.dumps(body, ensure_ascii=False).encode()
    digest = hmac.new(secret.encode(), f"{at}.".encode() + data, hashlib.sha256).hexdigest()
    return data, {
        "Content-Type": "application/json; charset=utf-8",
        "X-Watershed-Delivery": delivery,
        "X-Watershed-Timestamp": str(at),
        "X-Watershed-Signature": f"sha256={digest}",
    }

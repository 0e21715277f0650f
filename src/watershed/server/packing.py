"""Answers that travel compressed, and answers that needn't travel because the browser has them."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Iterable, Iterator

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

WORTH = 1024  # bytes; less than that isn't worth packing
LEVEL = 5
KEPT = 64  # packed answers that don't change: the words, the cards and the rules of every game, and the API
KINDS = ("application/json", "text/plain")
UNCHANGING = ("/api/games", "/api/openapi.json")


def accepted(given: str, known: Iterable[str]) -> Iterator[str]:
    """The encodings that a browser accepts, in our order."""
    said = [part.strip().lower().partition(";") for part in given.split(",")]
    refused = {name.strip() for name, _, weight in said if weight.replace(" ", "").rstrip("0.") == "q="}
    wanted = {name.strip() for name, _, _ in said} - refused
    return (name for name in known if name in wanted or ("*" in wanted and name not in refused))


def has_copy(asked: Headers, tag: str) -> bool:
    """Whether the browser has this already. A packed copy has a weak tag, which says the same."""
    known = {part.strip().removeprefix("W/") for part in asked.get("if-none-match", "").split(",")}
    return tag.removeprefix("W/") in known


def pack(body: bytes) -> bytes:
    """The body in gzip's format."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return packer.compress(body) + packer.flush()


pack_once = functools.lru_cache(maxsize=KEPT)(pack)


class Packing:
    """Compress what is asked for with GET. Other answers hold tokens: compressed with something that somebody else
    chose, their length could give one away.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            await self.app(scope, receive, send)
            return
        asked = Headers(scope=scope).get("accept-encoding", "")
        packed = Packed(send, scope["path"], "gzip" in accepted(asked, ("gzip",)))
        await self.app(scope, receive, packed.send)


class Packed:
    """One answer. It waits for the whole body; one that comes in parts goes out as it is."""

    def __init__(self, send: Send, path: str, wanted: bool) -> None:
        self._send, self._path, self._wanted = send, path, wanted
        self._start: Message | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and self._may_pack(message):
            self._start = message
            return
        if self._start is not None:
            start, self._start = self._start, None
            if self._wanted and not message.get("more_body") and len(message.get("body", b"")) >= WORTH:
                message = {**message, "body": self._packed(start, message["body"])}
            await self._send(start)
        await self._send(message)

    def _may_pack(self, start: Message) -> bool:
        headers = MutableHeaders(scope=start)
        if "content-encoding" in headers or not headers.get("content-type", "").startswith(KINDS):
            return False
        headers.add_vary_header("Accept-Encoding")
        return bool(start["status"] == 200)

    def _packed(self, start: Message, body: bytes) -> bytes:
        found = pack_once(body) if self._path.startswith(UNCHANGING) else pack(body)
        headers = MutableHeaders(scope=start)
        headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(found))
        if tag := headers.get("etag"):
            headers["ETag"] = f"W/{tag.removeprefix('W/')}"
        return found

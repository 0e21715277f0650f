"""What happens around every request: headers, a limit on bodies, and no traceback for clients."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import perf_counter

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refuse
from .fair_queue import home_of
from .repeats import Alike
from .serialize import problem_answer

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
LENGTHS = {"content-length", "transfer-encoding"}
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
LAST = (408, 413)  # the rest of these bodies is never read
LOGGED = 200  # letters of a path
HEARD = 1 << 19  # more bytes of a body that is too large, read before it is refused
log = structlog.get_logger()


def route_of(scope: Scope) -> str:
    """The path of the route that answers, with the names of its parameters. It is known after the answer."""
    return str(getattr(scope.get("route"), "path", "")) or "other"


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, largest: tuple[int, Mapping[str, int]], within: float) -> None:
        self.app, self.within = app, within
        self.largest, self.larger = largest  # bytes of a body, and for paths that have a limit of their own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await Guarded(self, scope, receive, send).run()


class Guarded:
    """One request."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard, self.scope, self._receive, self._send = guard, scope, receive, send
        self.status, self.body, self.more, self.began = 0, bytearray(), True, perf_counter()
        self.path = scope["path"][:LOGGED]
        self.largest = guard.larger.get(scope["path"], guard.largest)
        self.given = False
        self.lengths = LENGTHS & set(Headers(scope=scope).keys())
        self.only_head = scope["method"] == "HEAD"
        self.inner: Scope = {**scope, "method": "GET" if self.only_head else scope["method"]}

    async def run(self) -> None:
        try:
            await self.read()
            await self.guard.app(self.inner, self.receive, self.send)
        except Refuse as problem:
            await self.refuse(problem)
        except Exception:
            log.exception("request failed", path=self.path)
            await self.refuse(Refuse(500, "server-error"))
        took = round((perf_counter() - self.began) * 1000, 1)
        log.info("request", method=self.scope["method"], path=self.path, status=self.status, ms=took, alike=self.alike)

    @property
    def alike(self) -> Alike:
        """What it has in common with others, whatever the rest of its path is."""
        address, method = home_of(HTTPConnection(self.scope)), self.scope["method"]
        return Alike(address, method if method in METHODS else "other", route_of(self.inner), self.status)

    async def read(self) -> None:
        """Read the whole body. A large or slow one is refused, and the connection is closed. So is one of two lengths:
        a web server in front might believe the other one, and take the rest for a request of somebody else.
        """
        if self.lengths == LENGTHS:
            raise Refuse(400, "bad-request", why="it has both Content-Length and Transfer-Encoding")
        try:
            async with asyncio.timeout(self.guard.within):
                if await self.read_up_to(self.largest):
                    return
                # who is answered while they are still sending may not hear it
                await self.read_up_to(self.largest + HEARD)
        except TimeoutError:
            if len(self.body) <= self.largest:
                raise Refuse(408, "too-slow", "error-too-slow-request") from None
        raise Refuse(413, "too-large", "error-too-large-request", most=self.largest)

    async def read_up_to(self, most: int) -> bool:
        """Read until the end, and say whether it comes within the limit."""
        while self.more and len(self.body) <= most:
            message = await self._receive()
            self.body += message.get("body", b"")
            self.more = message.get("more_body", False)
        return len(self.body) <= most

    async def receive(self) -> Message:
        if self.given:
            return await self._receive()
        self.given = True
        return {"type": "http.request", "body": bytes(self.body), "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.status in LAST or self.lengths == LENGTHS:
                headers["Connection"] = "close"
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        elif self.only_head:
            message = {"type": "http.response.body", "body": b"", "more_body": message.get("more_body", False)}
        await self._send(message)

    async def refuse(self, problem: Refuse) -> None:
        if self.status:
            return  # half of the answer has been sent already
        await problem_answer(problem)(self.scope, self.receive, self.send)

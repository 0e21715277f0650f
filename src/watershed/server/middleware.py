"""What happens around every request: headers, a limit on bodies, and no traceback for clients."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import NamedTuple

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
HEARD = 1 << 19  # more bytes of a body that is refused, read before that is said
log = structlog.get_logger()


def route_of(scope: Scope) -> str:
    """The path of the route that answers, with the names of its parameters. It is known after the answer."""
    return str(getattr(scope.get("route"), "path", "")) or "other"


class Room(NamedTuple):
    """For the bodies of some requests."""

    most: int  # bytes of one
    reading: Callable[[str], contextlib.AbstractContextManager[None]]  # for an address; may refuse it before it is read


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, largest: int, larger: Mapping[str, Room], within: float) -> None:
        self.app, self.within = app, within
        self.room, self.larger = Room(largest, lambda _: contextlib.nullcontext()), larger  # by path

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
        self.room = guard.larger.get(scope["path"], guard.room)
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
    def address(self) -> str:
        return home_of(HTTPConnection(self.scope))

    @property
    def alike(self) -> Alike:
        """What it has in common with others, whatever the rest of its path is."""
        method = self.scope["method"]
        return Alike(self.address, method if method in METHODS else "other", route_of(self.inner), self.status)

    async def read(self) -> None:
        """Read the whole body. A large or slow one is refused, and the connection is closed. So is one of two lengths:
        a web server in front might believe the other one, and take the rest for a request of somebody else.
        """
        if self.lengths == LENGTHS:
            raise Refuse(400, "bad-request", why="it has both Content-Length and Transfer-Encoding")
        problem: Refuse | None = Refuse(408, "too-slow", "error-too-slow-request")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.guard.within):
                problem = await self.keep()
                if problem:
                    await self.pass_over()
        if problem:
            raise problem

    async def keep(self) -> Refuse | None:
        """Read up to the limit, and say why the rest isn't read."""
        try:
            with self.room.reading(self.address):
                while self.more and len(self.body) <= self.room.most:
                    self.body += await self.part()
        except Refuse as problem:
            return problem
        if len(self.body) <= self.room.most:
            return None
        return Refuse(413, "too-large", "error-too-large-request", most=self.room.most)

    async def pass_over(self) -> None:
        """Read some more and keep none of it: who is answered while they are still sending may not hear it."""
        self.body, heard = bytearray(), 0
        while self.more and heard <= HEARD:
            heard += len(await self.part())

    async def part(self) -> bytes:
        message = await self._receive()
        self.more = message.get("more_body", False)
        return bytes(message.get("body", b""))

    async def receive(self) -> Message:
        if self.given:
            return await self._receive()
        body, self.body, self.given = bytes(self.body), bytearray(), True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.status in LAST or self.more or self.lengths == LENGTHS:
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

"""What happens around every request: headers, a limit on bodies, and no traceback for clients."""

from __future__ import annotations

import json
from time import perf_counter

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refuse
from .serialize import problem_said

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
log = structlog.get_logger()


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self.app, self.largest = app, largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await Guarded(self.app, self.largest, scope, receive, send).run()


class Guarded:
    """One request."""

    def __init__(self, app: ASGIApp, largest: int, scope: Scope, receive: Receive, send: Send) -> None:
        self.app, self.largest, self.scope, self._receive, self._send = app, largest, scope, receive, send
        self.status, self.body, self.began = 0, b"", perf_counter()
        self.given = False

    async def run(self) -> None:
        try:
            await self.read()
            await self.app(self.scope, self.receive, self.send)
        except Refuse as problem:
            await self.refuse(problem)
        except Exception:
            log.exception("request failed", path=self.scope["path"])
            await self.refuse(Refuse(500, "server-error"))
        took = round((perf_counter() - self.began) * 1000, 1)
        log.info("request", method=self.scope["method"], path=self.scope["path"], status=self.status, ms=took)

    async def read(self) -> None:
        """Read the whole body. A large one is refused."""
        more = True
        while more:
            message = await self._receive()
            self.body += message.get("body", b"")
            if len(self.body) > self.largest:
                raise Refuse(413, "too-large", "error-too-large-request", most=self.largest)
            more = message.get("more_body", False)

    async def receive(self) -> Message:
        if self.given:
            return await self._receive()
        self.given = True
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    async def refuse(self, problem: Refuse) -> None:
        if self.status:
            return  # half of the answer has been sent already
        body = json.dumps(problem_said(problem)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})

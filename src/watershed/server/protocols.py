"""How uvicorn speaks with each connection, with limits that it lacks: on time, and on what waits to be sent or read."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from dataclasses import dataclass
from time import monotonic
from typing import Any, cast

import h11
import uvicorn
import websockets.http11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.server import ServerProtocol

from .errors import Refuse
from .gate import Gate
from .limits import Bucket
from .serialize import problem_answer
from .settings import Rate

CLOSE_WITHIN = 10.0  # seconds in which a client has to read the rest
REFUSE_WITHIN = 2.0  # seconds in which a refused one has to hear that it is
MOST_UNSENT = 1 << 20  # bytes that may wait for a client that asks for more
MOST_PARTS = 1_000  # of one message
BESIDE = Rate(200, 20)  # pings and pongs of one socket, and whatever comes after we have closed it
SLICE = 1 << 11  # bytes of a socket read at once
GONE = "is_gone"  # in the state of a socket's scope: what says whether its client is gone
SHOWN = 200  # letters of what is wrong
LINGERING = 32  # connections that are told why they are refused, at the same time
FULL = Refuse(503, "too-many", "error-too-many-connections")
BAD_HEAD = Refuse(400, "bad-request", why="it isn't HTTP, or its head is too long")


@dataclass
class Limits:
    """What all connections of one server share."""

    gate: Gate
    head_within: float  # seconds in which the head of a request has to come
    send_within: float  # seconds in which a client has to read some of what waits for it
    lingering: int = 0


class Config(uvicorn.Config):
    """The configuration of uvicorn, with our limits."""

    def __init__(self, app: Any, limits: Limits, **more: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **more)
        self.limits = limits


class Timed:
    """How long a connection has been waiting for its client, in one way or another."""

    def __init__(self, transport: asyncio.Transport, limits: Limits) -> None:
        self.transport, self.limits = transport, limits
        self._closing: float | None = None
        self._full: float | None = None

    def check(self, now: float) -> None:
        """End a connection whose client doesn't read. To close it isn't enough while something is left to send."""
        if self._closing is None and self.transport.is_closing():
            self._closing = now
        if _over(self._closing, CLOSE_WITHIN, now) or _over(self._full, self.limits.send_within, now):
            self.transport.abort()

    def fills(self) -> None:
        self._full = monotonic()

    def empties(self) -> None:
        self._full = None


class Http(H11Protocol):
    """A connection until it becomes a socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.limits = cast(Config, self.config).limits
        self._admitted = self._refused = self._upgraded = False
        self._head: float | None = None  # since when a request is awaited

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timed = Timed(transport, self.limits)
        self._head = monotonic()
        self._admitted = self.limits.gate.enter(self.address)
        if self._admitted:
            self.limits.gate.waits(self)
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Say why, if there is time for it: a client hears nothing if we close before we have read what it says."""
        if self.limits.lingering >= LINGERING:
            self.transport.abort()
            return
        self._refused = True
        self.limits.lingering += 1
        self.transport.write(last_words(FULL))
        if self.transport.can_write_eof():
            with contextlib.suppress(OSError):  # its client is gone already
                self.transport.write_eof()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that can't be read, as every other error is sent."""
        answer = problem_answer(BAD_HEAD)
        headers = [*answer.raw_headers, (b"connection", b"close")]
        for part in (
            h11.Response(status_code=answer.status_code, headers=headers, reason=STATUS_PHRASES[answer.status_code]),
            h11.Data(data=bytes(answer.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(part))
        self.transport.close()

    def end(self) -> None:
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self.limits.gate.goes_on(self)
        if self._admitted:
            self._admitted = False
            self.limits.gate.leave(self.address, self._upgraded)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._refused:
            self._refused = False
            self.limits.lingering -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused or self.transport.is_closing():
            return
        super().data_received(data)
        if self._asked:
            self._head = None
            self.limits.gate.goes_on(self)
        elif self._head is None:
            self._head = monotonic()

    @property
    def _asked(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def on_response_complete(self) -> None:
        self._head = None
        if self._admitted:
            self.limits.gate.waits(self)
        super().on_response_complete()
        if self._asked:
            self.limits.gate.goes_on(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.limits.gate.goes_on(self)
        self.limits.gate.becomes_socket(self.address)
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        if self._refused:
            self.transport.abort()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        self._timed.fills()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._timed.empties()
        super().resume_writing()

    def check(self, now: float) -> None:
        if _over(self._head, REFUSE_WITHIN if self._refused else self.limits.head_within, now):
            self.transport.abort()
        self._timed.check(now)


class Handshake(ServerProtocol):
    """How a connection becomes a socket, with refusals that are written like all others."""

    def reject(self, status: int, text: str) -> websockets.http11.Response:
        answer = problem_answer(unopened(int(status), text))
        response = super().reject(status, "")
        response.body = bytes(answer.body)
        for name in ("Content-Type", "Content-Length"):
            del response.headers[name]
            response.headers[name] = answer.headers[name]
        return response


def unopened(status: int, text: str) -> Refuse:
    """Why a connection becomes no socket: what was asked for is no socket of ours, isn't right, or is too large."""
    if status in (403, 405):
        return Refuse(status, "not-found" if status == 403 else "not-allowed")
    if status >= 500:
        return Refuse(status, "server-error")
    why = text.partition(": ")[2].strip().rstrip(".")[:SHOWN]
    return Refuse(status, "too-large" if status in (414, 431) else "bad-request", "error-bad-request", why=why)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.limits = cast(Config, self.config).limits
        self._unread, self._beside = bytearray(), Bucket(BESIDE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._timed = Timed(self.transport, self.limits)

    def handle_connect(self, event: websockets.http11.Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][GONE] = self.transport.is_closing

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.gate.leave(self.client[0] if self.client else "", socket=True)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Read a little at a time, and no more until what was read is taken: a socket that sends a lot must not keep
        the others waiting.
        """
        while self._unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
            elif len(self.frames) > MOST_PARTS:
                self.transport.abort()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_on()
        return message

    def _count_beside(self) -> None:
        """No client needs many of these, and whatever they are for, each takes time to read."""
        if not self._beside.take():
            self.transport.abort()

    def _turn_away(self) -> None:
        """End a connection whose request to become a socket can't be read, such as one with a huge cookie. Uvicorn
        would leave it open without an answer, for ever.
        """
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # uvicorn forgets that after a refusal, and logs an error
            self._read_on()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.close_sent:
            self._count_beside()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_beside()

    def handle_ping(self) -> None:
        if self.transport.is_closing():
            return
        super().handle_ping()
        self._count_beside()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def pause_writing(self) -> None:
        self._timed.fills()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._timed.empties()
        super().resume_writing()

    def check(self, now: float) -> None:
        self._timed.check(now)


@functools.cache
def last_words(problem: Refuse) -> bytes:
    """A refusal as it goes over the line, before the connection is closed."""
    answer = problem_answer(problem)
    lines = [b"HTTP/1.1 %d %s" % (answer.status_code, STATUS_PHRASES[answer.status_code])]
    lines += [b": ".join(header) for header in (*answer.raw_headers, (b"connection", b"close"))]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])


def _over(since: float | None, seconds: float, now: float) -> bool:
    return since is not None and now - since > seconds


def check_all(server: uvicorn.Server) -> None:
    """End the connections whose time is up."""
    now = monotonic()
    for connection in list(server.server_state.connections):
        cast(Http | Socket, connection).check(now)

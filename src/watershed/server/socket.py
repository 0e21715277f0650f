"""One socket: reading, answering, and a queue for sending. The token decides the seat, never the client's word."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from . import metrics, serialize
from . import socket_schemas as m
from .errors import Refuse, complaint
from .fair_queue import home_of
from .limits import Bucket, Place
from .outbox import Outbox
from .protocols import GONE
from .room import Client, LiveMatch
from .services import Services

STRIKES = 500  # messages refused for speed before the connection is closed
TABS = 20  # sockets on one seat
BAD_HELLO, TOO_MANY_TABS, COME_BACK, STOOD_IN, RELOAD, TOO_FAST = 4400, 4403, 4410, 4423, 4426, 4429
CLOSINGS = {401: 4401, 404: 4404, 409: COME_BACK, 423: STOOD_IN, 426: RELOAD, 429: TOO_FAST, 503: COME_BACK}
MOST_PROTOCOL = 1_000_000
log = structlog.get_logger()


def routes(services: Services) -> APIRouter:
    router = APIRouter()

    @router.websocket("/api/live/{match}")
    async def live(socket: WebSocket, match: str) -> None:
        if not welcome(socket.headers.get("origin"), socket.headers.get("host"), services.settings.origins):
            metrics.REFUSED.labels("other-origin").inc()
            await socket.send_denial_response(serialize.problem_answer(Refuse(403, "other-origin")))
            return
        await socket.accept()
        with metrics.SOCKETS.track_inprogress(), services.connections.held(home_of(socket)) as place:
            is_gone = socket.scope.get("state", {}).get(GONE, bool)
            await Connection(services, socket, match, place, is_gone).run()

    return router


def welcome(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page may open a socket: not one of another site. Programs that aren't browsers send no origin."""
    return origin is None or origin in allowed or _host(origin) == host


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # `http://[`
        return None


class Connection:
    """One socket on one match, from its first message to its last."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket,
        match: str,
        place: Place | None,
        is_gone: Callable[[], bool] = lambda: False,
    ) -> None:
        self.services, self.socket, self.name, self.place = services, socket, match, place
        self.is_gone = is_gone  # whether nobody is at the other end any more
        self.outbox = Outbox()
        self.bucket, self.strikes = Bucket(services.settings.messages), 0
        self.live: LiveMatch | None = None
        self.client: Client | None = None
        self.asking: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return home_of(self.socket)

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Exception:
            log.exception("socket failed", match=self.name)
        finally:
            self._gone()
            self.close(COME_BACK)
            await asyncio.wait([writer], timeout=5)
            writer.cancel()

    # sending

    def send(self, text: str) -> None:
        """Send without waiting. A client that doesn't read is dropped, and comes back by saying hello."""
        if self.outbox.full:
            self.outbox.empty()
            self.close(COME_BACK)
        self.outbox.put(text)

    def close(self, code: int) -> None:
        self.outbox.close(code)

    def drop(self, code: int = COME_BACK) -> None:
        self.close(code)

    async def answer(self, message: m.FromServer) -> None:
        """Answer, and wait for room in the outbox: a client that sends a lot has to read as much."""
        await self.outbox.put_in_turn(serialize.text_of(message))

    async def refuse(self, message: str | None, problem: Refuse) -> None:
        metrics.REFUSED.labels(problem.code).inc()
        await self.answer(serialize.refused(message, problem))

    async def _write(self) -> None:
        try:
            while isinstance(said := await self.outbox.get(), str):
                await self.socket.send_text(said)
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.close(said)
        except (WebSocketDisconnect, RuntimeError):
            return  # the other end is gone
        finally:
            self.close(COME_BACK)  # nobody empties it any more, so nobody may wait for room

    # reading

    async def _read(self) -> None:
        if self.place is None:
            await self.refuse(None, Refuse(429, "too-many"))
            self.close(TOO_FAST)
            return
        async with asyncio.timeout(self.services.settings.hello_within):
            first = await self._next()
        if not isinstance(first, m.Hello):
            await self.refuse(None, Refuse(400, "no-hello"))
            self.close(BAD_HELLO)
            return
        try:
            await self._hello(first)
        except Refuse as problem:
            await self.refuse(None, problem)
            self.close(CLOSINGS.get(problem.status, BAD_HELLO))
            return
        while self.strikes < STRIKES:
            if said := await self._next():
                await self._take(said)
        self.close(TOO_FAST)

    async def _next(self) -> m.Up | None:
        """The next message. A bad one is answered, and None is returned. Others come between two of them."""
        await asyncio.sleep(0)
        got = await self.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        text = got.get("text")
        try:
            if not self.bucket.take():
                self.strikes += 1
                raise Refuse(429, "too-fast")
            if text is None:
                raise Refuse(400, "bad-message", "error-not-text")
            if len(text.encode()) > self.services.settings.largest_message:
                raise Refuse(413, "too-large")
            return m.FROM_BROWSER.validate_json(text)
        except ValidationError as problem:
            if (protocol := protocol_in(text)) not in (None, m.PROTOCOL):  # its hello may have more in it than ours
                return m.Hello(type="hello", protocol=protocol)
            first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
            await self.refuse(id_in(text), Refuse(400, "bad-message", why=complaint(first["loc"][-2:], first["msg"])))
        except Refuse as problem:
            await self.refuse(id_in(text) if text and problem.status != 413 else None, problem)
        return None

    async def _take(self, said: m.Up) -> None:
        match said:
            case m.Ping():
                await self.answer(m.Pong())
            case m.Away():
                if self.client:
                    self.client.away = said.away
            case m.Hello():
                try:
                    await self._hello(said)
                except Refuse as problem:
                    await self.refuse(None, problem)
            case m.Undo() | m.Hint():  # it waits for others, or for a search, and must not hold up the connection
                task = asyncio.create_task(self._answered(said.type, said.id, said), name=f"{said.type} {said.id}")
                self.asking.add(task)
                task.add_done_callback(self.asking.discard)
            case m.Forget():
                await self._forget(said)
            case _:
                await self._answered(said.type, said.id, said)

    async def _forget(self, said: m.Forget) -> None:
        """Stop a hint before the next message is read, so that another can be asked for at once."""
        if stopped := [task for task in self.asking if task.get_name() == f"hint {said.hint}"]:
            for task in stopped:
                task.cancel()
            await asyncio.wait(stopped)
        await self.answer(m.Done(id=said.id))

    async def _answered(self, kind: str, message: str, said: Any) -> None:
        began = perf_counter()
        try:
            await self.answer(await self._done(said) or m.Done(id=message))
        except Refuse as problem:
            await self.refuse(message, problem)
        except Exception:
            log.exception("message failed", match=self.name, kind=kind)
            await self.refuse(message, Refuse(500, "server-error"))
        finally:
            metrics.ANSWER.labels(kind).observe(perf_counter() - began)

    async def _done(self, said: Any) -> m.FromServer | None:
        if not isinstance(said, m.Preview | m.Why | m.Look):
            return await self._do(said)
        async with self.services.turns.to_compute(self.address):
            return None if self.is_gone() else await self._do(said)

    def _do(self, said: Any) -> Awaitable[m.FromServer | None]:
        play, live, client = self.services.play, self.live, self.client
        if live is None or client is None:
            raise Refuse(400, "no-hello")
        if isinstance(said, m.Why):
            return play.why(live, client.seat, said)
        if isinstance(said, m.Look):
            return play.look(live, client.seat, said)
        if client.seat is None:
            raise Refuse(403, "watching")
        match said:
            case m.PlayMove():
                return play.move(live, client.seat, said, client.key)
            case m.Preview():
                return play.preview(live, client.seat, said, client.key)
            case m.Withdraw():
                return play.withdraw(live, client.seat, said, client.key)
            case m.Undo():
                return play.undo(live, client.seat, said, client.key)
            case m.Hint():
                return play.hint(live, client.seat, said, client.key)
            case m.OpenNonce():
                return self._open_nonce(live, client, said)
            case m.Consent():
                return play.consent(live, client.seat, said, client.key)
            case m.Report():
                return self.services.reports.report(live, client.seat, said, client.key)
            case m.Propose():
                return self.services.standing.propose(live, client.seat, said, client.key)
            case m.Agree():
                return self.services.standing.agree(live, client.seat, said, client.key)
            case _:
                return play.chat(live, client.seat, said, client.key, self.address)

    async def _open_nonce(self, live: LiveMatch, client: Client, said: m.OpenNonce) -> None:
        assert client.seat is not None
        await self.services.tables.open_nonce(live, client.seat, said.nonce, client.key)
        self.services.play.wake(live)

    # coming and going

    async def _hello(self, said: m.Hello) -> None:
        async with self.services.turns.of(self.address):
            if self.is_gone():  # nobody of this address waits for it
                raise WebSocketDisconnect
            await self._come_in(said)

    async def _come_in(self, said: m.Hello) -> None:
        if said.protocol not in (None, m.PROTOCOL):
            raise Refuse(426, "other-version")
        tables = self.services.tables
        live = await tables.find(self.name)
        if not tables.wire.alone and (said.have or 0) > live.seq:  # another server has shown it more than is known here
            await tables.catch_up(live)
        if said.token is not None:
            await tables.knows(live, said.token)
        async with live.held():
            seat, device = (None, None) if said.token is None else await tables.admit(live, said.token, said.seat)
            self._gone()
            self._make_room(live, seat)
            new = seat is not None and all(client.seat != seat for client in live.clients)
            key = live.seats[seat].token_hash if seat is not None else None  # a device's token stands for the seat's
            self.live, self.client = live, Client(seat, self.send, self.drop, key, address=self.address, device=device)
            live.clients.add(self.client)
            self.send(serialize.states(live, {seat}, live.moves_at(said.have) if said.have is not None else 0)[seat])
            for said_before in await self._chat():
                self.send(serialize.text_of(said_before))
            if live.ask:
                self.send(serialize.text_of(serialize.asked(live, live.ask)))
            if live.proposal:
                self.send(serialize.text_of(serialize.proposed(live, live.proposal)))
            if new:
                tables.come_and_go(live)
        if new and seat is not None:
            await self.services.standing.came_back(live, seat)
        if tables.wire.alone:  # otherwise another server may be thinking; the watch checks that
            self.services.play.wake(live)

    async def _chat(self) -> list[m.FromServer]:
        if not self.services.settings.chat:
            return [m.ChatOff()]
        return [serialize.chat(line) for line in await self.services.store.chat(self.name)]

    def _make_room(self, live: LiveMatch, seat: int | None) -> None:
        """Spectators come in while there is room for them, players always: the oldest of too many tabs makes way."""
        assert self.place is not None
        self.place.sit(seat is not None)
        others = [client for client in live.clients if client.seat == seat]
        if seat is None:
            if not self.place.has_room:
                raise Refuse(429, "too-many")
            if len(others) >= self.services.settings.watchers:
                raise Refuse(429, "too-many", "error-too-many-people")
        elif len(others) >= TABS:
            oldest = min(others, key=lambda client: client.since)
            live.clients.discard(oldest)
            oldest.send(serialize.text_of(serialize.refused(None, Refuse(403, "too-many", "error-too-many-tabs"))))
            oldest.drop(TOO_MANY_TABS)

    def _gone(self) -> None:
        for task in self.asking:
            task.cancel()
        if self.live and self.client:
            self.live.clients.discard(self.client)
            if self.client.seat is not None:
                self.services.tables.come_and_go(self.live)
        self.live = self.client = None


def protocol_in(text: str | None) -> int | None:
    """The protocol that a hello speaks, even if we don't understand the rest of it."""
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("type") != "hello" or not isinstance(found.get("protocol"), int):
        return None
    return min(max(0, int(found["protocol"])), MOST_PROTOCOL)


def id_in(text: str | None) -> str | None:
    """The id of a bad message, if it has one."""
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 and name.isprintable() else None

"""A push service, a chat and a mail server on 127.0.0.1, and a browser's own keys to read what is pushed."""

from __future__ import annotations

import asyncio
import base64
import json
import socketserver
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from watershed.server.notices import schemas as b
from watershed.server.notices.service import Notices
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Settings

from ..processes import PATIENCE
from .tables import token_of


@dataclass(frozen=True)
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Sink:
    """Keeps what is posted to it, and answers as it is told to."""

    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    got: list[Request] = field(default_factory=list)
    hold: threading.Event | None = None  # answers only after this
    came: threading.Event = field(default_factory=threading.Event)
    url: str = ""


@contextmanager
def sink() -> Iterator[Sink]:
    found = Sink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.got.append(Request(self.path, dict(self.headers), body))
            found.came.set()
            if found.hold:
                found.hold.wait(PATIENCE)
            try:
                self.send_response(found.status)
                for name, value in found.headers.items():
                    self.send_header(name, value)
                self.end_headers()
            except OSError:
                return  # the server was killed meanwhile

        def log_message(self, *_: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    found.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield found
    finally:
        if found.hold:
            found.hold.set()
        server.shutdown()
        server.server_close()


@dataclass
class Postbox:
    """Keeps the mails that are sent to it."""

    mails: list[Message] = field(default_factory=list)
    refuse: str = ""  # what it says to every address
    url: str = ""


@contextmanager
def postbox() -> Iterator[Postbox]:
    found = Postbox()

    class Handler(socketserver.StreamRequestHandler):
        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline():
                match line.split()[0].upper():
                    case b"DATA":
                        self.say("354 go on")
                        lines = list(iter(self.rfile.readline, b".\r\n"))
                        found.mails.append(message_from_bytes(b"".join(lines)))
                        self.say("250 kept")
                    case b"RCPT":
                        self.say(found.refuse or "250 yes")
                    case b"QUIT":
                        self.say("221 bye")
                        return
                    case _:
                        self.say("250 yes")

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

    server = Server(("127.0.0.1", 0), Handler)
    found.url = f"smtp://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A subscription of a browser, and its keys."""

    def __init__(self, push: str, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.endpoint = f"{push}/push/{name}"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        said = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return dict(json.loads(said))


def with_notices(where: Path | str, work: Callable[[Services], Awaitable[None]], **settings: Any) -> None:
    """Runs some work on tables that tell people at once, and as often as the work wants."""

    async def run() -> None:
        services = await begun_services(where, **settings)
        try:
            await asyncio.wait_for(work(services), PATIENCE)
        finally:
            await closed(services)

    asyncio.run(run())


async def begun_services(where: Path | str, **settings: Any) -> Services:
    database = str(where / "table.db") if isinstance(where, Path) else where
    given = {"private_hosts": ("127.0.0.1",), "notice_after": 0, "address": "https://table.example"} | settings
    services = Services.of(Settings(database=database, bot_pace=0, **given))
    await services.store.start()
    return services


async def closed(services: Services) -> None:
    await services.notices.post.close()
    services.workers.close()
    await services.store.close()


async def notify(services: Services, live: LiveMatch, browser: Browser, *seats: int, language: str = "en") -> int:
    tokens = [token_of(live, seat) for seat in seats]
    body = {"language": language, "tokens": tokens, "push": browser.subscription}
    return (await services.notices.notify(b.Notify.model_validate(body), "1.2.3.4")).seats


async def rounds(notices: Notices, count: int = 3) -> None:
    """A bell is armed in one round and rings in the next, and what it says is sent in the last."""
    for _ in range(count):
        await notices.round()
        while notices.post._busy:
            await asyncio.gather(*notices.post._busy)

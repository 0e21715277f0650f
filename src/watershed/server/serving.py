"""`watershed serve`: one process, one address."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any, TextIO, cast

import structlog
import uvicorn
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from watershed.about import install
from watershed.kernel import keeping

from . import collector, shelf
from .app import create_app
from .gate import Gate, most_files, room_for
from .migrating import BadDatabase
from .protocols import Config, Limits, check_all
from .pubsub import wire_of
from .repeats import Repeats, take_over
from .settings import Settings, in_front
from .store import Store
from .useless import useless

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
TICKS = 10  # of uvicorn, in a second
LINE = 2048  # connections that may wait to be accepted
log = structlog.get_logger()


class CannotServe(Exception):
    """Why the server can't start, in one sentence."""


class CannotServeYet(CannotServe):
    """The same, for what may pass by itself: a database or a Redis that is away, locked or read-only for now."""


class Server(uvicorn.Server):
    """Says when it is ready, and looks after its connections."""

    def __init__(self, config: Config, ready: Callable[[], None], repeats: Repeats) -> None:
        super().__init__(config)
        self._ready, self._repeats = ready, repeats

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():  # asyncio has one number for the line and for what it accepts in one round
            listening.listen(LINE)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            check_all(self)
            self._repeats.tell()
        return await super().on_tick(counter)


def serve(settings: Settings, host: str, port: int, tell: Callable[[str], None], show: bool) -> None:
    """Serve until stopped."""
    listening = listen(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening.getsockname()[1]}"

    def ready() -> None:
        collector.settle()
        with contextlib.suppress(SystemExit):  # that nobody can read it ends other commands, but people still come here
            tell(f"Watershed is at {address} (Ctrl-C stops it).")
        if show:
            webbrowser.open(address)

    repeats = keep_log()
    warn(settings)
    shelf.open_books()
    asyncio.run(prepare(settings.database))
    asyncio.run(connect(settings.redis))
    shelf.prepare()
    server = Server(configured(settings), ready, repeats)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    finally:
        repeats.tell(everything=True)
    if not server.started:
        raise CannotServeYet("The server could not start.")  # all that is wrong for good was found before


def warn(settings: Settings) -> None:
    """Log what will not work, although the server does."""
    for sentence in useless(settings):
        log.warning(sentence)
    if problem := keeping.why_not_kept():
        keeping.told()
        log.warning(keeping.sentence(keeping.reason(problem)))


def configured(settings: Settings) -> Config:
    """Uvicorn with our limits."""
    room = room_for(most_files(), settings.bot_workers)
    app = ProxyHeadersMiddleware(cast(Any, create_app(settings)), in_front())
    gate = Gate(room.connections, settings.connections, app.trusted_hosts.__contains__)
    return Config(
        app,
        Limits(gate, settings.head_within, settings.send_within),
        workers=1,  # or it would read WEB_CONCURRENCY
        proxy_headers=False,  # it is done here, to know what is in front
        backlog=room.round,
        log_config=None,
        access_log=False,
        ws_max_size=16 * settings.largest_message,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def prepare(database: str) -> None:
    """Bring the database to the newest schema, or say in one sentence why it can't be used."""
    try:
        store = Store(database)
        store.examine()
        await store.start()
        await store.close()
    except ModuleNotFoundError as problem:
        if problem.name == "psycopg":
            raise CannotServe(f"PostgreSQL needs psycopg: {install('postgres')}.") from None
        raise CannotServe(f"The database can't be used: {problem}.") from None
    except (BadDatabase, SQLAlchemyError, OSError, ImportError, ValueError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        kind = CannotServeYet if isinstance(problem, OperationalError) else CannotServe
        raise kind(f"The database can't be used: {reason.rstrip('.')}.") from None


async def connect(redis: str | None) -> None:
    """Check that the wire to other servers works."""
    try:
        await wire_of(redis).check()
    except ImportError:
        raise CannotServe(f"REDIS_URL needs the redis package: {install('scale')}.") from None
    except (OSError, ValueError) as problem:
        kind = CannotServeYet if isinstance(problem, OSError) else CannotServe
        raise kind(f"Redis can't be used: {str(problem).rstrip('.')}.") from None


def listen(host: str, port: int) -> socket.socket:
    """Open a socket on the address, before anything slow."""
    if not host.strip():
        raise CannotServe("--host is empty. Give 0.0.0.0 for the whole network, or 127.0.0.1 for this machine only.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY only on these
    if os.name != "nt":  # there it would let two servers have the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError, ValueError, TypeError) as problem:  # a name can be too long, or no name at all
        listening.close()
        if getattr(problem, "errno", None) == errno.EADDRINUSE:
            raise CannotServe(f"Port {port} is in use. Choose another with --port.") from None
        raise CannotServe(f"The server can't listen at {host}, port {port}: {problem}.") from None
    return listening


class Unfailing:
    """Where the log goes. It may be a file on the disk that is full: what cannot be told must not stop the server."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.flush()


def keep_log() -> Repeats:
    """Warnings at a terminal, everything as JSON elsewhere; `WATERSHED_LOG` chooses (debug, info, warning, error)."""
    watched = sys.stderr.isatty()
    wanted = os.environ.get("WATERSHED_LOG", "warning" if watched else "info").upper()
    if wanted not in LEVELS:
        raise CannotServe(f"WATERSHED_LOG can't be used: it can be {', '.join(LEVELS).lower()}.")
    level = logging.getLevelNamesMapping()[wanted]
    # local variables may be secret: a token, a seed
    tracebacks = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    )
    repeats = Repeats()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            repeats,
            structlog.processors.TimeStamper("iso", utc=True),
            *([] if watched else [tracebacks]),
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
            if watched
            else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stderr))),
    )
    take_over()
    return repeats

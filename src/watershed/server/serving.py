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
from typing import TextIO, cast

import structlog
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from . import collector, shelf
from .app import create_app
from .pubsub import wire_of
from .settings import Settings
from .store import Store


class CannotServe(Exception):
    """Why the server can't start, in one sentence."""


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, host: str, port: int, tell: Callable[[str], None], show: bool) -> None:
    """Serve until stopped."""
    listening = listen(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening.getsockname()[1]}"

    def ready() -> None:
        collector.settle()
        tell(f"Watershed is at {address} (Ctrl-C stops it).")
        if show:
            webbrowser.open(address)

    keep_log()
    asyncio.run(prepare(settings.database))
    asyncio.run(connect(settings.redis))
    shelf.prepare()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16 * settings.largest_message,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, ready)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise CannotServe("The server could not start.")


async def prepare(database: str) -> None:
    """Bring the database to the newest schema, or say in one sentence why it can't be used."""
    try:
        store = Store(database)
        await store.start()
        await store.close()
    except ModuleNotFoundError as problem:
        if problem.name == "psycopg":
            raise CannotServe("PostgreSQL needs psycopg: pip install 'watershed[postgres]'.") from None
        raise CannotServe(f"The database can't be used: {problem}.") from None
    except (SQLAlchemyError, OSError, ImportError, ValueError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        raise CannotServe(f"The database can't be used: {reason.rstrip('.')}.") from None


async def connect(redis: str | None) -> None:
    """Check that the wire to other servers works."""
    try:
        await wire_of(redis).check()
    except ImportError:
        raise CannotServe("REDIS_URL needs the redis package: pip install 'watershed[scale]'.") from None
    except (OSError, ValueError) as problem:
        raise CannotServe(f"Redis can't be used: {str(problem).rstrip('.')}.") from None


def listen(host: str, port: int) -> socket.socket:
    """Open a socket on the address, before anything slow."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as problem:
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


def keep_log() -> None:
    """Warnings at a terminal, everything as JSON elsewhere; `WATERSHED_LOG` chooses (debug, info, warning, error)."""
    watched = sys.stderr.isatty()
    wanted = os.environ.get("WATERSHED_LOG", "warning" if watched else "info").upper()
    level = logging.getLevelNamesMapping().get(wanted, logging.INFO)
    # local variables may be secret: a token, a seed
    tracebacks = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            *([] if watched else [tracebacks]),
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
            if watched
            else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stderr))),
    )

"""Clients that flood and stall, as they are in a process of their own: `flooder.py` starts and ends it."""

from __future__ import annotations

import asyncio
import random
import socket
import struct
from typing import NamedTuple

from . import asking
from .target import CROWD, HELLO, STRANGER, Each, Target, raw

SOCKETS = 200
MANY = 1200  # connections, of several addresses: what stopped an early version
FEW = 40  # clients that have a table of their own, or a lot to ask for
BODY = 600_000  # bytes, more than any request may have
UPGRADE = (
    "GET /api/live/{match} HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, CONTINUED, PING, PONG, LAST = 0x01, 0x00, 0x89, 0x8A, 0x80  # kinds of frames
RESET = struct.pack("ii", 1, 0)  # a connection that is closed is reset, and what waits in it is gone


class Flood(NamedTuple):
    each: Each
    clients: int = SOCKETS


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


# connections


async def silent(target: Target) -> None:
    reader, writer = await raw(target, b"", random.choice(CROWD))
    try:
        await reader.read()
    finally:
        writer.transport.abort()


async def slow(target: Target) -> None:
    reader, writer = await raw(target, b"POST /api/matches HTTP/1.1\r\nHost: h\r\nContent-Length: 9000\r\n")
    try:
        while not reader.at_eof() and not writer.is_closing():
            writer.write(b"X: y\r\n")
            await asyncio.sleep(0.5)
    finally:
        writer.transport.abort()


async def dropped(target: Target) -> None:
    """They are gone in the middle of a request, or before its answer: closed, or reset."""
    upgrade = UPGRADE.format(match=target.match).encode()
    starts = [
        b"GET /api/mat",
        b"GET /api/games HTTP/1.1\r\nHost: h\r\n\r\n" * 3,
        f"GET /api/matches/{target.match}/replay?move=9 HTTP/1.1\r\nHost: h\r\n\r\n".encode(),
        b"POST /api/matches HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
        upgrade[:40],
        upgrade,
        upgrade + frame(TEXT | LAST, HELLO),
    ]
    for start in starts:
        _, writer = await raw(target, start)
        await asyncio.sleep(random.uniform(0, 0.05))
        if random.random() < 0.5:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        writer.transport.abort()


async def bodies(target: Target) -> None:
    """They send logs that are too large, whatever the server says to that."""
    head = f"POST /api/logs HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: {BODY}\r\n\r\n"
    reader, writer = await raw(target, head.encode())
    try:
        for _ in range(BODY // 10_000):
            writer.write(b"x" * 10_000)
            await writer.drain()
        await reader.read()
    finally:
        writer.transport.abort()


async def readers(target: Target) -> None:
    """They ask for lists, one after another on one connection."""
    reader, writer = await raw(target, b"GET /api/matches HTTP/1.1\r\nHost: h\r\n\r\n" * 30)
    try:
        while some := await reader.read(65_536):
            target.tally["bytes read"] += len(some)
    finally:
        writer.transport.abort()


async def stalled(target: Target) -> None:
    """A spectator who never reads a byte."""
    loop = asyncio.get_running_loop()
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        client.bind((STRANGER, 0))
        await loop.sock_connect(client, ("127.0.0.1", target.port))
        target.tally["connected"] += 1
        await loop.sock_sendall(client, UPGRADE.format(match=target.match).encode())
        await asyncio.sleep(0.02)
        await loop.sock_sendall(client, frame(TEXT | LAST, HELLO))
        await asyncio.sleep(3600)


# frames


def framing(piece: bytes, start: bytes = frame(TEXT | LAST, HELLO)) -> Each:
    """Spectators who send the same bytes without end, and read nothing."""

    async def each(target: Target) -> None:
        reader, writer = await raw(target, UPGRADE.format(match=target.match).encode())
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(start)
            while not writer.is_closing():
                writer.write(piece)
                await writer.drain()
                target.tally["bytes sent"] += len(piece)
                await asyncio.sleep(0.01)
        finally:
            writer.transport.abort()

    return each


pings = framing(frame(PING, b"p" * 100) * 20)  # each asks for an answer of the same size
pongs = framing(frame(PONG) * 500)  # each has no letter in it, and takes as long to read as a message
parts = framing(frame(CONTINUED) * 500, frame(TEXT, b"{"))  # of one message that never ends


FLOODS = {
    "silent connections": Flood(silent, MANY),
    "slow requests": Flood(slow),
    "lists asked for": Flood(readers),
    "pings that are never read": Flood(pings),
    "pongs without end": Flood(pongs),
    "messages in endless parts": Flood(parts),
    "bodies that are too large": Flood(bodies),
    "connections dropped in a request": Flood(dropped, FEW),
    "hellos": Flood(asking.hellos),
    "reasons asked for": Flood(asking.whys),
    "previews asked for": Flood(asking.previews, FEW),
    "hints asked for": Flood(asking.hints, FEW),
    "logs opened": Flood(asking.logs, FEW),
    "what-ifs begun": Flood(asking.what_ifs, FEW),
    "clients that stall": Flood(stalled, SOCKETS // 4),
}

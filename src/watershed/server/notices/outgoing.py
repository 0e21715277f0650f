"""POST to an address that a stranger gave: only to public hosts over HTTPS, and to the very address that was checked.
No redirects are followed, and nothing but the head of the answer is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from .threads import apart

WITHIN = 10.0  # seconds for all of it
HEAD = 16_384  # bytes of an answer
LONGEST = 1024
METADATA = [ipaddress.ip_network(net) for net in ("168.63.129.16", "192.0.0.0/24")]  # clouds' own services
NAT64 = ipaddress.ip_network("64:ff9b::/96")
IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class Forbidden(Exception):
    """An address that nothing is sent to."""


class Unreachable(Exception):
    """Nobody answered, or not in time, or not in HTTP."""


class Answer(NamedTuple):
    status: int
    retry_after: float | None  # seconds


def is_public(address: str) -> bool:
    """Whether everybody can reach this address. Those that carry another one inside count as that one."""
    try:
        found: IP = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if inner := found.ipv4_mapped or found.sixtofour:
            found = inner
        elif found.teredo or found.is_site_local:  # Python takes the latter for public
            return False
        elif found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
    odd = found.is_multicast or found.is_private or found.is_reserved or found.is_unspecified or found.is_link_local
    return found.is_global and not odd and not any(found in net for net in METADATA)


async def resolved(host: str, port: int) -> list[str]:
    look_up = functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await apart(look_up)  # a name that is never answered keeps its thread for half a minute and longer
    except (OSError, UnicodeError, RuntimeError) as problem:  # the last where there are too many threads
        raise Unreachable from problem
    return [str(entry[4][0]) for entry in found]


def parsed(url: str) -> SplitResult:
    """The parts of an address, or Forbidden if it isn't a plain web address."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden
    try:
        parts = urlsplit(url)
        ok = parts.scheme in ("https", "http") and parts.hostname and parts.port != 0
    except ValueError:
        raise Forbidden from None
    if not ok or parts.username is not None or parts.password is not None or parts.fragment:
        raise Forbidden
    return parts


def host_of(url: str) -> str:
    """The host of an address, for people."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


@dataclass(frozen=True)
class Outgoing:
    """`inside` are the hosts that the operator allows at private addresses, over HTTP too."""

    inside: Collection[str] = ()
    resolve: Resolve = resolved
    within: float = WITHIN

    def check(self, url: str) -> SplitResult:
        """The parts of an address, or Forbidden. The names of hosts are looked up later, for each delivery."""
        parts = parsed(url)
        host = parts.hostname or ""
        if host in self.inside:
            return parts
        if parts.scheme != "https" or host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
            raise Forbidden
        with contextlib.suppress(ValueError):
            ipaddress.ip_address(host)
            if not is_public(host):
                raise Forbidden
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send it, or raise Forbidden or Unreachable."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(self.within):
                return await self._post(parts, body, headers)
        except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError) as problem:
            raise Unreachable from problem

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> Answer:
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        found = await self.resolve(host, port)
        if not found or (host not in self.inside and not all(is_public(address) for address in found)):
            raise Forbidden
        secure = {"ssl": _certificates(), "server_hostname": host} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(found[0], port, limit=HEAD, **secure)  # type: ignore[arg-type]
        try:
            writer.write(_head(parts, len(body), headers) + body)
            await writer.drain()
            return _answer(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()


@functools.cache
def _certificates() -> ssl.SSLContext:
    """Whom to believe; reading them takes a while."""
    return ssl.create_default_context()


def _head(parts: SplitResult, length: int, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {"Host": parts.netloc, "User-Agent": "watershed", "Connection": "close", "Content-Length": str(length)}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (fixed | dict(headers)).items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def _answer(head: bytes) -> Answer:
    """The status of an answer, and when to come back."""
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status = first.split(" ", 2)[:2]
    if not version.startswith("HTTP/1.") or not (status.isdecimal() and len(status) == 3):
        raise ValueError("not HTTP")
    again = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("retry-after:")]
    return Answer(int(status), float(again[0][:6]) if again and again[0].isdecimal() else None)

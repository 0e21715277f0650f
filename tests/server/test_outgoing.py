"""Addresses that strangers give lead nowhere but to public hosts."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Sequence

import pytest

from watershed.server.notices.outgoing import Forbidden, Outgoing, Unreachable, is_public

from ..processes import PATIENCE
from .noticing import sink


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "168.63.129.16",
        "192.0.0.192",
        "100.64.0.1",
        "100.100.100.200",
        "0.0.0.0",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "198.18.0.1",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "feff:1::1",
        "fd00:ec2::254",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "2002:a00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "nonsense",
    ],
)
def test_addresses_inside_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://localhost/x",
        "https://table.internal/x",
        "https://user:password@push.example/x",
        "https://push.example/x#y",
        "https://push.example:0/x",
        "https://push.example:99999/x",
        "https://push.example/a b",
        "https://push.example/\r\nX: y",
        "https://[/x",
        "https:///x",
        "https://push.example/" + "x" * 2000,
        "",
    ],
)
def test_addresses_that_are_refused_at_once(url: str) -> None:
    with pytest.raises(Forbidden):
        Outgoing().check(url)


class Names:
    """What hosts are called, and how often somebody asked."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers, self.asked = list(answers), 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return self.answers[min(self.asked, len(self.answers)) - 1]


def test_a_name_that_leads_inside_is_refused() -> None:
    for found in (["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::ffff:127.0.0.1"], []):
        out = Outgoing(resolve=Names(found))
        with pytest.raises(Forbidden):
            asyncio.run(out.post("https://push.example/x", b"", {}))


def test_a_name_is_looked_up_once_and_that_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is looked up again (rebinding) gains nothing."""
    connected: list[tuple[str, str]] = []

    async def connect(host: str, port: int, **more: object) -> None:
        connected.append((host, str(more["server_hostname"])))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    names = Names(["1.1.1.1"], ["127.0.0.1"])
    with pytest.raises(Unreachable):
        asyncio.run(Outgoing(resolve=names).post("https://push.example/x", b"", {}))
    assert (connected, names.asked) == ([("1.1.1.1", "push.example")], 1)


def test_names_that_are_never_answered_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads also load matches, open logs and deal again for previews: names must not take all of them."""
    go_on, asked = threading.Event(), list[str]()

    def never(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        go_on.wait(PATIENCE)
        return []

    async def run() -> None:
        out = Outgoing(within=0.1)
        posts = [asyncio.create_task(out.post(f"https://push{n}.example/x", b"", {})) for n in range(50)]
        try:
            await asyncio.gather(*posts, return_exceptions=True)
            while not asked:
                await asyncio.sleep(0.01)
            assert await asyncio.wait_for(asyncio.to_thread(len, "match"), PATIENCE / 2) == 5
        finally:
            go_on.set()

    monkeypatch.setattr(socket, "getaddrinfo", never)
    asyncio.run(run())


def test_names_that_are_never_answered_hold_up_no_other_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their deliveries are given up, but their threads go on waiting: for half a minute, or longer."""
    go_on = threading.Event()

    def some(host: str, *_: object, **__: object) -> list[object]:
        if host != "push.example":
            go_on.wait(PATIENCE)
        return []

    async def run() -> None:
        posts = [Outgoing(within=0.1).post(f"https://h{n}.slow.example/x", b"", {}) for n in range(50)]
        try:
            await asyncio.gather(*posts, return_exceptions=True)
            with pytest.raises(Forbidden):  # it leads nowhere, as they say at once
                await Outgoing(within=PATIENCE / 2).post("https://push.example/x", b"", {})
        finally:
            go_on.set()

    monkeypatch.setattr(socket, "getaddrinfo", some)
    asyncio.run(run())


def test_certificates_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes 20 ms and more, in which nobody is answered."""
    made: list[ssl.SSLContext] = []
    real = ssl.create_default_context

    def counted() -> ssl.SSLContext:
        made.append(real())
        return made[-1]

    async def connect(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(ssl, "create_default_context", counted)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    for _ in range(3):
        with pytest.raises(Unreachable):
            asyncio.run(Outgoing(resolve=Names(["1.1.1.1"])).post("https://push.example/x", b"", {}))
    assert len(made) <= 1


def test_only_named_hosts_may_be_inside() -> None:
    with sink() as found:
        answer = asyncio.run(Outgoing(["127.0.0.1"]).post(found.url + "/a?b=c", b"hello", {"X-Y": "z"}))
        assert answer.status == 201
        (request,) = found.got
        assert (request.path, request.body, request.headers["X-Y"]) == ("/a?b=c", b"hello", "z")
        with pytest.raises(Forbidden):
            asyncio.run(Outgoing(["localhost"]).post(found.url, b"", {}))


def test_who_never_answers_is_left() -> None:
    with sink() as found:
        found.hold = threading.Event()
        with pytest.raises(Unreachable):
            asyncio.run(Outgoing(["127.0.0.1"], within=0.05).post(found.url, b"", {}))


@pytest.mark.parametrize(
    "said", [b"hello\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n", b"", b"x" * 20_000, b"HTTP/1.1\r\n\r\n", b"\r\n\r\n"]
)
def test_what_is_not_http_is_no_answer(said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable):
                await Outgoing(["127.0.0.1"]).post(f"http://127.0.0.1:{port}/", b"", {})

    asyncio.run(run())

"""Whose turn it is to think: addresses take turns, then the matches of each, and matches that nobody watches wait."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import itertools
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import NamedTuple

from starlette.requests import HTTPConnection

from .room import LiveMatch

REMEMBERED = 10_000  # addresses and matches that had their turn
EQUAL = 4  # every fourth turn, matches that nobody watches are equal to the others, so that their turn comes at all
HOME = 64  # bits of an IPv6 address that belong to one household


class Owner(NamedTuple):
    """Whom something is thought about for."""

    match: str
    addresses: frozenset[str] = frozenset({""})  # of those who are at the match; the last one known if nobody is
    watched: bool = True  # whether somebody has the match open


def owner_of(live: LiveMatch) -> Owner:
    """Whom a bot of this match thinks for. Spectators count only if nobody who plays is here."""
    live.note_presence()
    return Owner(live.row.match, frozenset(map(household, live.addresses)), live.watched)


def home_of(asked: HTTPConnection) -> str:
    """Where a request or a socket comes from, as limits count it."""
    return household(asked.client.host) if asked.client else ""


def household(address: str) -> str:
    """An address without the part that its owner can choose. A server that listens at `::` sees IPv4 inside IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found.packed, HOME), strict=False))


@dataclass(eq=False)
class Waiting:
    """Something that waits for its turn. Who wants it may change meanwhile."""

    number: int
    owner: Callable[[], Owner]
    turn: asyncio.Future[None]


class FairQueue:
    """One after the other. The next is that of the address that has waited longest since its last turn. Of several
    addresses at one match the one that has waited longest counts, so nobody waits longer for an opponent's sake.
    """

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._busy, self._turns = False, 0
        self._numbers = itertools.count(1)
        self._last: OrderedDict[str, int] = OrderedDict()  # when an address or a match had its turn

    @contextlib.asynccontextmanager
    async def turn(self, owner: Callable[[], Owner]) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        mine = Waiting(next(self._numbers), owner, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._go_on()
        try:
            await mine.turn
            yield
        finally:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self._busy = False
            self._go_on()

    def _go_on(self) -> None:
        waiting = [one for one in self._waiting if not one.turn.done()]  # one that was cancelled leaves by itself
        if self._busy or not waiting:
            return
        _, address, match, chosen = min(map(self._rank, waiting), key=lambda rank: rank[0])
        self._waiting.remove(chosen)
        self._busy, self._turns = True, self._turns + 1
        for served in (address, match):
            self._last.pop(served, None)
            self._last[served] = next(self._numbers)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        chosen.turn.set_result(None)

    def _rank(self, one: Waiting) -> tuple[tuple[bool, int, int, int], str, str, Waiting]:
        """How soon its turn comes, the address that waits for it, and its match."""
        match, addresses, watched = one.owner()
        address = min(addresses, key=lambda address: self._last.get(address, 0))
        behind = not watched and (self._turns + 1) % EQUAL != 0
        rank = behind, self._last.get(address, 0), self._last.get(match, 0), one.number
        return rank, address, match, one

"""Whose turn it is to have something costly done, so that one address can't slow down the others."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .errors import Refuse

ADDRESSES = 10_000  # remembered at once
LONGEST_PAUSE = 2.0  # seconds: what takes longer than half of that waits for something, and costs nobody anything
PAUSE = 2.0  # times as long as something took, before the same address has its next turn: it has a third of our time


class Turn:
    """The turns of one address."""

    def __init__(self) -> None:
        self.lock, self.free_at, self.wanted, self.requests = asyncio.Lock(), 0.0, 0, 0


class Turns:
    """An address has one thing done at a time, and waits after it for longer if it took longer. What computes is done
    alone: threads that compute would take turns with the event loop.
    """

    def __init__(self, requests: int = 500) -> None:
        self._turns: OrderedDict[str, Turn] = OrderedDict()
        self._requests = requests  # of one address that may wait
        self._computing = asyncio.Lock()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of an address, and use it."""
        turn = self._turn_of(address)
        turn.wanted += 1
        try:
            async with turn.lock:
                await asyncio.sleep(max(0.0, turn.free_at - time.monotonic()))
                began = time.monotonic()
                try:
                    yield
                finally:
                    ended = time.monotonic()
                    turn.free_at = ended + min(LONGEST_PAUSE, PAUSE * (ended - began))
        finally:
            turn.wanted -= 1

    @asynccontextmanager
    async def of_request(self, address: str) -> AsyncIterator[None]:
        """The same for a request. Of an address as many may wait as it may have connections: if there are more, their
        clients have gone, and whoever sends them could fill the memory.
        """
        turn = self._turn_of(address)
        if turn.requests >= self._requests:
            raise Refuse(429, "too-fast", "error-too-fast-address")
        turn.requests += 1
        try:
            async with self.of(address):
                yield
        finally:
            turn.requests -= 1

    @asynccontextmanager
    async def to_compute(self, address: str) -> AsyncIterator[None]:
        """The same, for what keeps a core busy."""
        async with self.of(address), self._computing:
            yield

    def _turn_of(self, address: str) -> Turn:
        turn = self._turns.setdefault(address, Turn())
        self._turns.move_to_end(address)
        if len(self._turns) > ADDRESSES:
            oldest = next(iter(self._turns))
            if not self._turns[oldest].wanted:
                del self._turns[oldest]
        return turn

"""Rate limits, and how many sockets one address may hold open."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator

from .settings import Rate

ADDRESSES = 10_000  # remembered at once


class Bucket:
    """A token bucket: it fills with time, and every action takes one token."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._at = rate.burst, clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every address. The one unused for longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Connections:
    """The sockets that each address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextlib.contextmanager
    def held(self, address: str) -> Iterator[bool]:
        """Count one more socket while it is open; False if that is too many."""
        self._held[address] += 1
        try:
            yield self._held[address] <= self._most
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

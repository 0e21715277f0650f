"""Rate limits, and how many sockets one address may hold open."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator

from .settings import Rate

PAUSE, LONGEST_PAUSE = 1.0, 300.0  # seconds
ADDRESSES = 10_000  # remembered at once
IN_ALL = 4  # times as many sockets as an address may watch with: beyond that players are turned away too


class Bucket:
    """A token bucket: it fills with time, and every action takes one token."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._at = rate.burst, clock()

    @property
    def has_one(self) -> bool:
        """Whether there is a token."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if not self.has_one:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token, as of the last look."""
        return max(0.0, (1 - self._left) / self._rate.a_second) if self._rate.a_second else LONGEST_PAUSE


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

    def has_one(self, address: str) -> bool:
        """Whether this address may ask now."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_one

    def wait(self, address: str) -> float:
        """Seconds until this address may ask again."""
        bucket = self._buckets.get(address)
        return bucket.wait if bucket else 0.0


class Pauses:
    """Matches in which something failed. Each waits until it is tried again, twice as long every time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tries: dict[str, tuple[int, float]] = {}  # how often it failed, and when it is tried again

    def failed(self, match: str) -> None:
        tries = self._tries.get(match, (0, 0.0))[0]
        self._tries[match] = tries + 1, self._clock() + min(LONGEST_PAUSE, PAUSE * 2**tries)

    def worked(self, match: str) -> None:
        self._tries.pop(match, None)

    def waiting(self) -> set[str]:
        """The matches not to try now."""
        at = self._clock()
        return {match for match, (_, again) in self._tries.items() if again > at}

    def clear(self) -> None:
        self._tries.clear()


class Place:
    """One open socket. Until it is known to be a player's it counts as a spectator's."""

    def __init__(self, held: dict[bool, Counter[str]], address: str, most: int) -> None:
        self._held, self._address, self._most, self._seated = held, address, most, False

    @property
    def has_room(self) -> bool:
        """Whether its address may watch with one more socket."""
        return self._held[False][self._address] <= self._most

    def sit(self, seated: bool) -> None:
        """Count it as a player's, or as a spectator's."""
        self._count(-1)
        self._seated = seated
        self._count(1)

    def _count(self, change: int) -> None:
        counter = self._held[self._seated]
        counter[self._address] += change
        if not counter[self._address]:
            del counter[self._address]


class Connections:
    """The sockets that each address holds open, those of players apart from all others."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[bool, Counter[str]] = {False: Counter(), True: Counter()}

    @contextlib.contextmanager
    def held(self, address: str) -> Iterator[Place | None]:
        """Count one more socket while it is open; None if the address has many times as many as it may."""
        if sum(counter[address] for counter in self._held.values()) >= IN_ALL * self._most:
            yield None
            return
        place = Place(self._held, address, self._most)
        place._count(1)
        try:
            yield place
        finally:
            place._count(-1)

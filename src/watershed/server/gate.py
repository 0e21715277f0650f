"""How many connections may be open: in all, below the number of files that the system allows, and from one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from .fair_queue import household

OWN, PER_WORKER = 100, 4  # files that the server opens for itself, and for each process of a bot
ROUNDS = 4  # of accepting, before the first of these connections can be refused
MANY_FILES = (65_536, 24_576, 10_240, 4_096)  # to ask for, until the system agrees
MOST_FILES, LARGEST_ROUND = MANY_FILES[0], 512
ELSEWHERE = 8_192  # files, where the system doesn't say


class Visitor(Protocol):
    """A connection that can be ended."""

    def end(self) -> None: ...


@dataclass(frozen=True)
class Room:
    """How many connections there may be, and how many may be accepted in one round."""

    connections: int
    round: int


def room_for(files: int, bot_workers: int) -> Room:
    """What is left of that many files."""
    round = max(4, min(LARGEST_ROUND, files // 16))
    return Room(max(files - OWN - PER_WORKER * bot_workers - ROUNDS * round, files // 4, 8), round)


def most_files() -> int:
    """The files that this process may open, after asking for as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows
        return ELSEWHERE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    own, most = (MOST_FILES if files == resource.RLIM_INFINITY else files for files in (soft, hard))
    for files in (min(most, wanted) for wanted in MANY_FILES):
        if files <= own:
            break
        with suppress(ValueError, OSError):  # macOS has a lower limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
            return files
    return own


class Gate:
    """Counts connections. If all places are taken, the one that has waited longest without a request makes way. An
    address has that many besides its sockets, and three quarters of all; a web server in front of us has no limit.
    """

    def __init__(self, in_all: int, each: int, is_in_front: Callable[[str], bool]) -> None:
        self._in_all, self._each, self._is_in_front = in_all, each, is_in_front
        self._open: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._count = 0
        self._waiting: dict[Visitor, None] = {}  # without a request, in the order in which they began to wait

    def enter(self, address: str) -> bool:
        """Count one more connection, or say that there is no room for it."""
        if not self._has_room_for(address) or not self._make_room():
            return False
        self._open[household(address)] += 1
        self._count += 1
        return True

    def leave(self, address: str, socket: bool) -> None:
        self._count -= 1
        _take(self._open, household(address))
        if socket:
            _take(self._sockets, household(address))

    def becomes_socket(self, address: str) -> None:
        self._sockets[household(address)] += 1

    def waits(self, visitor: Visitor) -> None:
        self._waiting.pop(visitor, None)
        self._waiting[visitor] = None

    def goes_on(self, visitor: Visitor) -> None:
        self._waiting.pop(visitor, None)

    def _has_room_for(self, address: str) -> bool:
        if self._is_in_front(address):
            return True
        home = household(address)
        count = self._open[home]
        return count - self._sockets[home] < self._each and count < max(1, self._in_all * 3 // 4)

    def _make_room(self) -> bool:
        if self._count >= self._in_all and self._waiting:
            oldest = next(iter(self._waiting))
            del self._waiting[oldest]
            oldest.end()
        return self._count < self._in_all


def _take(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if not counter[address]:
        del counter[address]

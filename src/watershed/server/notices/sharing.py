"""Which deliveries are sent next. Households take turns, and none takes all places, nor all of one host: whoever has
things sent to hosts that never answer holds up nobody else, however many hosts and things these are.
"""

from __future__ import annotations

import itertools
from collections import Counter, OrderedDict
from collections.abc import Iterable

from sqlalchemy import Connection

from ..fair_queue import REMEMBERED
from . import queue
from .queue import Delivery

AT_ONCE, AT_ONCE_A_HOST = 16, 4


class Places:
    """What is being sent. A household may take one more place as long as it has fewer than are left, in all and for a
    host.
    """

    def __init__(self, busy: Iterable[Delivery]) -> None:
        self.taken: set[str] = set()
        self.homes = Counter[str]()
        self._hosts, self._pairs = Counter[str](), Counter[tuple[str, str]]()
        for one in busy:
            self.take(one)

    def take(self, one: Delivery) -> None:
        self.taken.add(one.delivery)
        self.homes[one.home] += 1
        self._hosts[one.host] += 1
        self._pairs[one.home, one.host] += 1

    def may_take(self, home: str, host: str) -> bool:
        left, left_there = AT_ONCE - len(self.taken), AT_ONCE_A_HOST - self._hosts[host]
        return self.homes[home] < left and self._pairs[home, host] < left_there


class Sharing:
    """The turns of households on this server."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._last: OrderedDict[str, int] = OrderedDict()  # when a household had its turn

    def chosen(self, connection: Connection, busy: Iterable[Delivery]) -> list[Delivery]:
        """What to send beside what is being sent: first for those who have least at once, and of them for those who had
        their last turn longest ago.
        """
        places, found, since = Places(busy), list[Delivery](), queue.due(connection)
        in_turn = sorted(since, key=lambda place: (self._last.get(place[0], 0), since[place]))
        for count in range(AT_ONCE):
            for home, host in in_turn:
                if places.homes[home] != count or not places.may_take(home, host):
                    continue
                if one := queue.next_of(connection, home, host, places.taken):
                    places.take(one)
                    found.append(one)
                    self._note_turn(home)
        return found

    def _note_turn(self, home: str) -> None:
        self._last.pop(home, None)
        self._last[home] = next(self._numbers)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

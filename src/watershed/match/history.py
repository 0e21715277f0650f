"""The moves of a match and their events, as integers: a match of six hundred moves takes tens of kilobytes.

A line is what one seat played at once: one action, or a chain of them. The table is kept after every EVERY lines; those
in between are worked out again on demand.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import NamedTuple

import numpy as np

from watershed.kernel.record import Ints

EVERY = 32
PRINT = 4  # bytes of a table's fingerprint


class Line(NamedTuple):
    """One action or one chain of a seat."""

    seat: int
    actions: tuple[int, ...]


class History:
    """The lines of a match, the events of each, and fingerprints of the tables. Entry 0 is the setup."""

    def __init__(self, width: int, events: Ints, table: bytes, fingerprint: str) -> None:
        self.width = width
        self._seats, self._actions, self._ends = array("b"), array("i"), array("I", [0])
        self._events, self._event_ends = array("h", events.tobytes()), array("I", [len(events)])
        self._prints = bytearray.fromhex(fingerprint)
        self._tables = {0: table}

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, number: int) -> Line:
        """A line, counted from 0."""
        return Line(self._seats[number], tuple(self._actions[self._ends[number] : self._ends[number + 1]]))

    def __iter__(self) -> Iterator[Line]:
        return (self[number] for number in range(len(self)))

    def copy(self) -> History:
        return deepcopy(self)

    def add(self, line: Line, events: Sequence[Ints], table: bytes, fingerprint: str) -> None:
        self._seats.append(line.seat)
        self._actions.extend(line.actions)
        self._ends.append(len(self._actions))
        for page in events:
            self._events.frombytes(page.tobytes())
        self._event_ends.append(len(self._events) // self.width)
        self._prints += bytes.fromhex(fingerprint)
        if len(self) % EVERY == 0:
            self._tables[len(self)] = table

    def cut(self, length: int) -> None:
        """Forget every line from a number on."""
        del self._seats[length:]
        del self._ends[length + 1 :]
        del self._actions[self._ends[-1] :]
        del self._event_ends[length + 1 :]
        del self._events[self._event_ends[-1] * self.width :]
        del self._prints[(length + 1) * PRINT :]
        self._tables = {number: table for number, table in self._tables.items() if number <= length}

    def events(self, number: int) -> Ints:
        """The events of the setup (0) or of a line, counted from 1: one row per event."""
        first, last = self._event_ends[number - 1] if number else 0, self._event_ends[number]
        rows = np.array(self._events[first * self.width : last * self.width], np.int16)
        return rows.reshape(-1, self.width)

    def fingerprint(self, number: int) -> str:
        """The fingerprint of the table after that many lines."""
        return self._prints[number * PRINT : (number + 1) * PRINT].hex()

    def keep(self, table: bytes) -> None:
        """Keep the table with which the match goes on from its last line."""
        self._tables[len(self)] = table

    def kept(self, number: int) -> tuple[int, bytes]:
        """The last table kept at or before that many lines, and the number of its line."""
        at = max(kept for kept in self._tables if kept <= number)
        return at, self._tables[at]

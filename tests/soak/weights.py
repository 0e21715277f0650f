"""What a server weighs, and what it may have gained while nothing about its work has changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

HEAVIER = 24.0  # megabytes that a server may have gained between two moments of the same load
MORE_OBJECTS = 25_000  # that the garbage collector visits: this depends on no allocator and on no machine
MORE_FILES = 40
HEAVIER_UNDER_LOAD = 96.0  # megabytes between a server's first moments and its end, whatever was going on at both
SHOWN = 8  # kinds of objects


@dataclass(frozen=True)
class Weight:
    """A process after a full garbage collection."""

    memory: float  # megabytes
    files: int
    objects: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  # objects by their types
    workers: float = 0.0  # megabytes of the bots' processes

    def __str__(self) -> str:
        return f"{self.memory:.0f} MB, {self.objects:,} objects, {self.files} files"


def gained(before: Weight, after: Weight) -> list[str]:
    """What a server has too much of, compared with an earlier moment of the same load."""
    found = []
    if after.memory - before.memory > HEAVIER:
        found.append(f"{after.memory - before.memory:+.0f} MB")
    if after.objects - before.objects > MORE_OBJECTS:
        most = (after.kinds - before.kinds).most_common(SHOWN)
        found.append(f"{after.objects - before.objects:+,} objects ({', '.join(f'{n:,} {kind}' for kind, n in most)})")
    if after.files - before.files > MORE_FILES:
        found.append(f"{after.files - before.files:+d} files")
    return found


def gained_under_load(before: Weight, after: Weight) -> list[str]:
    """The same for two moments of a life in which different things went on. Only a lot says something."""
    more = after.memory - before.memory
    return [f"{more:+.0f} MB"] if more > HEAVIER_UNDER_LOAD else []

"""What a server weighs, and what it may have gained while nothing about its work has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import linear_regression

HEAVIER = 24.0  # megabytes that a process may have gained between two moments of the same load
MORE_OBJECTS = 25_000  # that the garbage collector visits: this depends on no allocator and on no machine
MORE_FILES = 40
HEAVIER_UNDER_LOAD = 96.0  # megabytes between a server's first moments and its end, whatever was going on at both
SHOWN = 8  # kinds of objects
HOUR = 3600.0


@dataclass(frozen=True)
class Weight:
    """A process after a full garbage collection."""

    memory: float  # megabytes
    files: int
    objects: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  # objects by their types
    rules: int = 0  # compiled rules that are loaded
    at: float = 0.0  # seconds

    def __str__(self) -> str:
        rules = f", {self.rules} compiled rules" if self.rules else ""
        return f"{self.memory:.0f} MB, {self.objects:,} objects, {self.files} files{rules}"


def gained(before: Weight, after: Weight) -> list[str]:
    """What a process has too much of, compared with an earlier moment of the same load."""
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


def comparable(weights: Sequence[Weight]) -> list[Weight]:
    """Those moments of a bots' process since which it has loaded no more rules."""
    return [weight for weight in weights if weight.rules == weights[-1].rules]


def an_hour(weights: Sequence[Weight]) -> str:
    """How fast a process grows, from all of its moments: a leak too slow to be found in a short time shows here."""
    if len(weights) < 2 or weights[0].at == weights[-1].at:
        return "unknown"
    times = [weight.at for weight in weights]
    memory = linear_regression(times, [weight.memory for weight in weights]).slope * HOUR
    objects = linear_regression(times, [weight.objects for weight in weights]).slope * HOUR
    return f"{memory:+.0f} MB, {objects:+,.0f} objects"

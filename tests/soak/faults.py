"""All faults by their names, and which of them come together."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from . import outages
from .flooder import Make, flood
from .floods import FLOODS
from .logs import DATABASE, STARTS
from .sites import OnSqlite, Site

CLIENTS, WORKERS, REDIS = "clients", "workers", "redis"
HINTS = "hints asked for"
ALL_STOPPED = "all stopped for longer than a clock"
LASTS = (2.0, 12.0)  # seconds of a fault
LATER = (0.0, 8.0)  # seconds after the first of a round
TOGETHER = (1, 2, 3), (5, 4, 2)  # faults in a round, and how often


class Fault(NamedTuple):
    make: Make
    often: int  # how often it is drawn
    groups: frozenset[str]  # two faults of one group never come together
    kills: bool = False  # whether a server doesn't live through it
    lasts: bool = True  # or it is over as soon as it is made


def _of(make: Make, often: int, *groups: str, kills: bool = False, lasts: bool = True) -> Fault:
    return Fault(make, often, frozenset(groups), kills, lasts)


ANYWHERE = {
    "a server killed": _of(outages.killed, 3, STARTS, kills=True, lasts=False),
    "a server killed five times": _of(outages.killed_often, 1, STARTS, kills=True, lasts=False),
    "a server stopped": _of(outages.stopped, 3, STARTS),
    ALL_STOPPED: _of(outages.all_stopped, 1, STARTS),
    "bots' workers killed": _of(outages.workers_killed, 2, WORKERS, lasts=False),
} | {name: _of(flood(name), 1, CLIENTS) for name in FLOODS}
ON_SQLITE = {
    "a full disk": _of(outages.full_disk, 4, DATABASE),
    "no writing at all": _of(outages.forbidden, 4, DATABASE),
    "a read-only disk": _of(outages.read_only_disk, 3, DATABASE, STARTS, kills=True),
    "a locked database": _of(outages.locked, 4, DATABASE),
}
ON_POSTGRES = {
    "a locked table": _of(outages.postgres_locked, 3, DATABASE),
    "a read-only database": _of(outages.postgres_read_only, 3, DATABASE),
    "PostgreSQL down": _of(outages.postgres_down, 3, DATABASE),
    "connections to PostgreSQL cut": _of(outages.postgres_cuts, 2, DATABASE, lasts=False),
    "Redis down": _of(outages.redis_down, 3, REDIS),
    "Redis that stands still": _of(outages.redis_stands_still, 3, REDIS),
}


def faults_of(site: Site) -> dict[str, Fault]:
    """All that a site should go through, also what can't be made here."""
    return ANYWHERE | (ON_SQLITE if isinstance(site, OnSqlite) else ON_POSTGRES)


class Act(NamedTuple):
    """One fault of a round."""

    name: str
    after: float  # seconds after the round has begun
    lasts: float
    luck: random.Random


def draw(faults: Mapping[str, Fault], luck: random.Random) -> Sequence[Act]:
    """The faults of a round. Those after the first come while it lasts, or when it has just been mended."""
    (wanted,) = luck.choices(*TOGETHER)
    left, found = dict(faults), list[Act]()
    while left and len(found) < wanted:
        (name,) = luck.choices(list(left), [fault.often for fault in left.values()])
        after = luck.uniform(*LATER) if found else 0.0
        found.append(Act(name, after, luck.uniform(*LASTS), random.Random(luck.random())))
        left = {other: fault for other, fault in left.items() if not fault.groups & faults[name].groups}
    return found

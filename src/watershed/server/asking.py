"""What the bots' processes are asked, and what people see while they think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from watershed.match import Decision

from . import http_schemas as b
from . import socket_schemas as m
from .bot_pool import Job, bot_seed
from .bot_worker import Asked
from .room import LiveMatch
from .serialize import tell

A_WHILE = 0.4  # seconds that a bot may think without a word


def asked(live: LiveMatch, seat: int) -> Asked:
    """The table as a worker gets it. A bot deals it again for its seat before it looks at it."""
    row, played = live.row, live.match.actions
    luck = bot_seed(row.seed, seat, len(played))
    return Asked(row.match, row.game, live.book, seat, live.match.table_bytes, played, luck)


def asked_about(live: LiveMatch, decided: Decision, played: Sequence[tuple[int, int]]) -> Asked:
    """A decision of an earlier moment as it was, after what had been played by then."""
    row = live.row
    return Asked(row.match, row.game, live.book, decided.seat, decided.table, tuple(played), len(played))


def compiled_said(job: Job[Any]) -> b.Compiled | None:
    """The compiler's progress, if a job waits for it."""
    found = job.compiling
    return b.Compiled(**found._asdict()) if found else None


async def tell_while_thinking(live: LiveMatch, seat: int, job: Job[Any]) -> None:
    """Say who is thinking if it takes a while, and the compiler's progress if it has to run first."""
    told: m.Thinking | None = None
    while not (await asyncio.wait([job.answer], timeout=A_WHILE))[0]:
        said = m.Thinking(seat=seat, compiled=compiled_said(job))
        if said != told:
            tell(live, said)
        told = said

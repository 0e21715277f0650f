"""How late this harness itself was: what it measured then may be its own fault, and is not the servers'."""

from __future__ import annotations

import asyncio
from time import monotonic

BEAT = 0.25  # seconds between two looks
MOST_LATE = 0.2  # of the time: above that the run says little


class Heart:
    """Sleeps, and adds up by how much too long. Floods have processes of their own, so that this stays small."""

    def __init__(self) -> None:
        self.late, self._began = 0.0, monotonic()  # seconds in which the people here could do nothing

    @property
    def share(self) -> float:
        """The share of the time in which the harness was late."""
        return self.late / max(BEAT, monotonic() - self._began)

    async def run(self) -> None:
        self._began = monotonic()
        while True:
            due = monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.late += max(0.0, monotonic() - due)

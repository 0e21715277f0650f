"""How fast this machine lives: what has to happen within a minute may take longer where a second takes longer."""

from __future__ import annotations

import asyncio
from time import monotonic

BEAT = 0.25  # seconds, on a machine with nothing else to do


class Heart:
    """Counts beats. Where the machine stands still, or is busy with other work, there are fewer of them in a minute."""

    def __init__(self) -> None:
        self._beats, self._began = 0, monotonic()

    def now(self) -> float:
        """Seconds as this machine lives them."""
        return self._beats * BEAT

    @property
    def pace(self) -> float:
        """How many seconds of a clock one of these has lasted, on average."""
        return (monotonic() - self._began) / max(BEAT, self.now())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._beats += 1

"""What waits to be sent over one socket."""

from __future__ import annotations

import asyncio
from collections import deque

MOST, MOST_CHARACTERS = 256, 1 << 21  # messages, and what they come to; one message may be larger than that


class Outbox:
    """Texts in their order, and at last the code to close with. Nothing is put in after that."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._code: int | None = None
        self._room, self._some = asyncio.Event(), asyncio.Event()
        self._room.set()

    @property
    def full(self) -> bool:
        return len(self._waiting) >= MOST or self._characters >= MOST_CHARACTERS

    def put(self, text: str) -> None:
        if self._code is None:
            self._waiting.append(text)
            self._characters += len(text)
            self._note()

    async def put_in_turn(self, text: str) -> None:
        """Wait for room first."""
        while self.full and self._code is None:
            await self._room.wait()
        self.put(text)

    def close(self, code: int) -> None:
        """Close with this code after all that waits."""
        if self._code is None:
            self._code = code
            self._note()

    def empty(self) -> None:
        """Throw away what waits."""
        self._waiting.clear()
        self._characters = 0
        self._note()

    async def get(self) -> str | int:
        """The next text, or the code."""
        while not self._waiting and self._code is None:
            await self._some.wait()
        if not self._waiting and self._code is not None:
            return self._code
        text = self._waiting.popleft()
        self._characters -= len(text)
        self._note()
        return text

    def _note(self) -> None:
        for event, happens in (
            (self._room, not self.full or self._code is not None),
            (self._some, self._waiting or self._code is not None),
        ):
            event.set() if happens else event.clear()

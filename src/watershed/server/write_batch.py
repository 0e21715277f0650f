"""Moves that come at the same time are committed together, with one trip to the disk for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from .errors import NotStored

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written this row already."""


class Together(Generic[T]):
    """Writes in batches. `add` returns when the row is committed. If a batch is refused, each row is tried alone,
    unless nothing can be written at all.
    """

    def __init__(self, write: Callable[[Sequence[T]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, row: T) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run())
        await done

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[tuple[T, asyncio.Future[None]]]) -> None:
        try:
            await self._write([row for row, _ in batch])
        except Exception as problem:
            if not isinstance(problem, NotStored) and len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(problem)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

"""Waiting for a database that is away for now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from .errors import NotStored

AGAIN = 1.0  # seconds
T = TypeVar("T")


async def until_it_works(work: Callable[[], Awaitable[T]]) -> T:
    """Do something with the database, again and again while that is away."""
    while True:
        try:
            return await work()
        except NotStored:
            await asyncio.sleep(AGAIN)

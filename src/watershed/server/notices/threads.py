"""Work that takes as long as somebody else likes, in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

R = TypeVar("R")


async def apart(work: Callable[[], R]) -> R:
    """Do it in a thread that nobody waits for: it keeps no other work waiting, whoever has lost patience goes on, and
    so does the end of the server. A pool's threads would be waited for.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[R] = loop.create_future()

    def settle(result: R | None, problem: BaseException | None) -> None:
        if done.done():
            return
        if problem is None:
            done.set_result(result)  # type: ignore[arg-type]
        else:
            done.set_exception(problem)

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except BaseException as failure:
            problem = failure
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(settle, result, problem)

    Thread(target=run, name="apart", daemon=True).start()
    return await done

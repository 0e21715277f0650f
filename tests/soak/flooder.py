"""A flood in a process of its own, so that it slows down nobody but the servers.

python -m tests.soak.flooder "slow requests"    as the chaos run starts it: it reads its target, and ends with its input
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from .floods import FLOODS
from .identity import LOST
from .target import AGAIN, Each, Target

Make = Callable[[Any, random.Random], AbstractAsyncContextManager[None]]
ENDS_WITHIN = 30.0  # seconds; the machine may be busy
RISES = 3.0  # seconds until all of its clients have come
UNDER_WAY = b"flooding\n"


def flood(name: str) -> Make:
    """Many clients of another address, who start again when they are thrown out."""

    @asynccontextmanager
    async def going_on(site: Any, luck: random.Random) -> AsyncIterator[None]:
        target = Target(luck.choice(site.servers).port, site.matches, [list(one) for one in site.ended], site.searched)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__, name),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(target.known).encode() + b"\n")
            if await process.stdout.readline() != UNDER_WAY:
                raise RuntimeError(f"no flood: {name}")
            await asyncio.sleep(RISES)
            yield
        finally:
            process.stdin.close()
            told = b""
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ENDS_WITHIN):
                    told = await process.stdout.read()
            if not told:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
        site.flooded[name] += Counter(json.loads(told))

    return going_on


async def _again(each: Each, target: Target) -> None:
    while True:
        with contextlib.suppress(*LOST):
            await each(target)
        await asyncio.sleep(AGAIN)


async def _flood(name: str, target: Target) -> None:
    """Go on until the input ends, also when that is because the run was killed."""
    wanted, loop = FLOODS[name], asyncio.get_running_loop()
    tasks = [asyncio.create_task(_again(wanted.each, target)) for _ in range(wanted.clients)]
    ended = loop.run_in_executor(None, sys.stdin.read)
    print(UNDER_WAY.decode(), end="", flush=True)
    done, _ = await asyncio.wait([ended, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for fault in done - {ended}:  # no client ever ends
        traceback.print_exception(fault.exception())
        os._exit(1)
    print(json.dumps(target.tally), flush=True)
    os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(_flood(sys.argv[1], Target(**json.loads(sys.stdin.readline()))))

"""`watershed serve` as the chaos run starts it: when it gets SIGUSR1, it collects its garbage and says what is left. So
do the processes in which its bots think, whose main module this is too.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import os
import signal
import sys
from collections import Counter
from typing import Any

from watershed.__main__ import main

WORKER = __name__ == "__mp_main__"


def tell(*_: Any) -> None:
    """Write down how many objects there are, when nothing is kept that nobody needs."""
    if WORKER:
        forget_thoughts()
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # only glibc gives memory back on request
        ctypes.CDLL(None).malloc_trim(0)
    found = gc.get_objects()
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in found)
    paper = os.environ["SOAK_PAPER"] + (f" {os.getpid()}" if WORKER else "")
    with contextlib.suppress(OSError):  # the disk may be full: then it is not weighed now
        with open(f"{paper}.part", "w", encoding="utf-8") as file:
            json.dump({"kinds": kinds, "rules": rules_in(found)}, file)
        os.replace(f"{paper}.part", paper)


def forget_thoughts() -> None:
    """A bot's search tree may be kept for its next move, and eight are: they would hide what is kept for ever."""
    worker = sys.modules.get("watershed.server.bot_worker")
    if worker is not None and hasattr(worker, "_desk"):
        worker._desk.seated.clear()
        worker._searcher.cache_clear()


def rules_in(objects: list[Any]) -> int:
    """How many compiled rules are loaded."""
    registry = sys.modules.get("numba.core.registry")
    if registry is None:
        return 0
    return sum(len(one.overloads) for one in objects if issubclass(type(one), registry.CPUDispatcher))


if __name__ == "__main__" or WORKER:
    signal.signal(signal.SIGUSR1, tell)
if __name__ == "__main__":
    main()

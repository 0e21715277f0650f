"""`watershed serve` as the chaos run starts it: when it gets SIGUSR1, it collects its garbage and says what is left."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import os
import signal
from collections import Counter
from typing import Any

from watershed.__main__ import main


def tell(*_: Any) -> None:
    """Write down how many objects there are, when nothing is kept that nobody needs."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # only glibc gives memory back on request
        ctypes.CDLL(None).malloc_trim(0)
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    paper = os.environ["SOAK_PAPER"]
    with contextlib.suppress(OSError):  # the disk may be full: then it is not weighed now
        with open(f"{paper}.part", "w", encoding="utf-8") as file:
            json.dump(kinds, file)
        os.replace(f"{paper}.part", paper)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, tell)
    main()

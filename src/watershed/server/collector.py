"""The garbage collector of a server: what is there at the start is never visited again, the rest seldom.

Almost all that a server makes is freed by counting references. docs/decisions.md has the measurements.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 10_000, 20, 50  # objects, and collections of the younger generation, before each one is visited


def settle() -> None:
    """When everything is loaded and nobody is served yet."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)

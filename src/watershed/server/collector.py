"""The garbage collector of a server: what exists at the start is never visited again, the rest seldom.

Reference counting frees almost everything that a server makes. docs/decisions.md has the measurements.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 10_000, 20, 50  # objects, and collections of the younger generation, before each one is visited


def settle() -> None:
    """Call this when everything is loaded and nobody is connected yet."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)

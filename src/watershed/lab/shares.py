"""How certain a share of wins is."""

from __future__ import annotations

import math

Z = 1.96  # standard errors on either side of a 95 % interval


def interval(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval (Wilson) of a share of that many games."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)

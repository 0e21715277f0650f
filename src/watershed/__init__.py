"""Watershed: a digital table for strategy board games.

import watershed as ws
match = ws.Match.start("flow", seats=4, seed=7)
match.play(match.moves()[0])
"""

from typing import Any

from . import games as _shelf  # noqa: F401  loaded first: `ws.games` is then the function, whatever is imported later
from .kernel.game import BadSetup, IllegalMove, Refusal, games
from .match import Entry, LogError, Match, Move, Standing

__all__ = [
    "BadSetup",
    "Entry",
    "IllegalMove",
    "LogError",
    "Match",
    "Move",
    "Refusal",
    "Standing",
    "games",
    "simulate",
]


def simulate(*args: Any, **kwargs: Any) -> Any:
    """Plays many games compiled, on all cores; see `watershed.lab.simulate`."""
    from .lab.simulate import simulate as run

    return run(*args, **kwargs)

"""Watershed: a digital table for strategy board games.

import watershed as ws
match = ws.Match.start("flow", seats=4, seed=7)
match.play(match.moves()[0])
"""

from typing import Any

from . import games as _package  # loaded first, so that no later import puts it in the place of the function below
from .kernel import game as _shelf
from .kernel.game import BadSetup, IllegalMove, Refusal
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


def games() -> tuple[str, ...]:
    """The short names of all games on the shelf."""
    return _shelf.games()


games.__name__ = (
    _package.__name__
)  # so that `import watershed.games.flow as flow` finds the package behind the function


def simulate(*args: Any, **kwargs: Any) -> Any:
    """Plays many games compiled, on all cores; see `watershed.lab.simulate`."""
    from .lab.simulate import simulate as run

    return run(*args, **kwargs)

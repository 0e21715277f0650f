"""Watershed: a digital table for strategy board games.

import watershed as ws
match = ws.Match.start(ws.games()[0], seed=7)
match.play(match.moves()[0])
"""

from . import games as _package  # loaded first, so that no later import replaces the function below
from .kit import game as _shelf
from .kit.game import BadSetup, BookError, IllegalMove, LogError, NotThere, Refusal, WatershedError
from .kit.messages import Message
from .lab.own import Bot
from .lab.simulate import Simulation, simulate
from .match import Entry, Match, Move, Standing

__all__ = [
    "BadSetup",
    "BookError",
    "Bot",
    "Entry",
    "IllegalMove",
    "LogError",
    "Match",
    "Message",
    "Move",
    "NotThere",
    "Refusal",
    "Simulation",
    "Standing",
    "WatershedError",
    "games",
    "simulate",
]


def games() -> tuple[str, ...]:
    """The short names of all games on the shelf."""
    return _shelf.games()


games.__name__ = _package.__name__  # so that importing a game's own package finds the package behind the function

"""Watershed: a digital table for strategy board games.

import watershed as ws
match = ws.Match.start(ws.games()[0], seed=7)
match.play(match.moves()[0])
"""

# Before anything that takes time: from here on Ctrl-C ends the command.
from . import first as _first  # noqa: F401  # isort: skip

from importlib import import_module as _import_module

from . import games as _package  # loaded first, so that no later import replaces the function below

TYPE_CHECKING = False  # as typing has it, which would take a while to import
if TYPE_CHECKING:
    from typing import Any

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
_HOMES = {
    ".kit.game": ("BadSetup", "BookError", "IllegalMove", "LogError", "NotThere", "Refusal", "WatershedError"),
    ".kit.messages": ("Message",),
    ".lab.own": ("Bot",),
    ".lab.simulate": ("Simulation", "simulate"),
    ".match": ("Entry", "Match", "Move", "Standing"),
}


def games() -> tuple[str, ...]:
    """The short names of all games on the shelf."""
    from .kit.game import games as on_the_shelf

    return on_the_shelf()


games.__name__ = _package.__name__  # so that importing a game's own package finds the package behind the function


def __getattr__(name: str) -> "Any":
    """Import a name when it is first used: the command line starts at once, and Ctrl-C is heard from the beginning."""
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(_import_module(home, __name__), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""How a game is drawn: by the `terminal` of its own room, or plainly."""

from __future__ import annotations

from typing import cast

from . import plain
from .drawing import Drawing
from .game import Game, furniture


def drawing_of(game: Game) -> Drawing:
    """The drawing of a game."""
    return cast(Drawing, furniture(game, "terminal") or plain)

"""How a game is drawn: by the `terminal` of its own room, or plainly."""

from __future__ import annotations

from typing import cast

from watershed.kit.drawing import Drawing
from watershed.kit.game import Game, furniture

from . import plain


def drawing_of(game: Game) -> Drawing:
    """The drawing of a game."""
    return cast(Drawing, furniture(game, "terminal") or plain)

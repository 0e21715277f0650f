"""The Flow of History in a terminal, drawn from the view and the components alone."""

from .board import board, said
from .menu import attempt, attempts, menu, words
from .pages import LOOKS, final, look, names

__all__ = ["LOOKS", "attempt", "attempts", "board", "final", "look", "menu", "names", "said", "words"]

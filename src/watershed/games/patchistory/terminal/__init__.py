"""Patchistory in a terminal, drawn from the view and the components alone."""

from .board import board, said
from .menu import attempt, attempts, menu, words
from .pages import HELP, LOOKS, final, look, names

__all__ = ["HELP", "LOOKS", "attempt", "attempts", "board", "final", "look", "menu", "names", "said", "words"]

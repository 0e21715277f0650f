"""One match: moves in, journal and views out, and the log that is its truth. No sockets, no storage."""

from watershed.kit.game import Entry, LogError, Move

from .history import Line
from .match import Decision, Match, Standing
from .previewing import Change, Previewed

__all__ = ["Change", "Decision", "Entry", "Line", "LogError", "Match", "Move", "Previewed", "Standing"]

"""One match: moves in, journal and views out, and a log that replays it. No sockets, no storage."""

from watershed.kit.game import Entry, LogError, Move

from .deal import Deal
from .fork import Fork
from .history import Line
from .match import Decision, Match, Standing
from .previewing import Change, Previewed

__all__ = ["Change", "Deal", "Decision", "Entry", "Fork", "Line", "LogError", "Match", "Move", "Previewed", "Standing"]

"""One match: moves in, journal and views out, and the log that is its truth. No sockets, no storage."""

from watershed.kit.game import Entry, Move

from .log import LogError
from .match import Change, Match, Standing

__all__ = ["Change", "Entry", "LogError", "Match", "Move", "Standing"]

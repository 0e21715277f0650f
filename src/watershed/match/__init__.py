"""One match: moves in, journal and views out, and the log that is its truth. No sockets, no storage."""

from .log import LogError
from .match import Change, Entry, Match, Move, Standing

__all__ = ["Change", "Entry", "LogError", "Match", "Move", "Standing"]

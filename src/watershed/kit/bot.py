"""The search parameters that a game can set for its bots."""

from __future__ import annotations

from typing import NamedTuple


class SearchParameters(NamedTuple):
    """The parameters of a search."""

    curiosity: float = 0.3  # how much moves that promise more than they were tried are preferred
    patience: int = 4  # simulations through a node before its children are looked at
    scale: float = 60.0  # hundredths of a point less than the best at which a move promises a quarter
    doubt: float = 0.1  # how much worse than its siblings an untried move is taken to be
    ambition: float = 0.5  # share of the reward that only the winner gets
    margin: float = 0.1  # share of the reward for the lead in points
    lead: float = 5.0  # points of lead that bring half of that
    plies: int = 0  # moves that a rollout plays before the table is evaluated; 0 plays to the end
    trust: int = 100  # in a hundred: how many of those moves follow the game's rollout policy; the others are random
    haze: float = 3.0  # points of lead on a table so evaluated that are half of a certain lead at the end
    follow_up: float = 1.0  # share of the budget for a decision that follows at once on one of the same seat

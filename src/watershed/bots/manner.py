"""How a search goes about it, and what it writes on meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .tree import Numbers


class Manner(NamedTuple):
    """How a search goes about it."""

    curiosity: float = 0.3  # how much moves that promise more than they were tried are preferred
    patience: int = 4  # simulations through a node before its children are looked at
    scale: float = 60.0  # hundredths of a point less than the best at which a move promises a quarter
    doubt: float = 0.1  # how much worse than its siblings an untried move is taken to be
    ambition: float = 0.5  # share of the reward that only the winner gets
    margin: float = 0.1  # share of the reward for the lead in points
    lead: float = 5.0  # points of lead that bring half of that
    plies: int = 0  # moves played on by hunches before the table is judged; 0 plays to the end
    trust: int = 100  # in a hundred: how many of those moves follow a hunch; the others are random
    haze: float = 3.0  # points of lead on a table so judged that are half of a certain lead at the end
    follow_up: float = 1.0  # share of the budget for a decision that follows at once on one of the same seat


USUAL = Manner()
MANNERS: Mapping[str, Manner] = {  # by the name of the game, where the usual one does not suit it
    "flooruler": Manner(curiosity=0.5, plies=48, haze=4.0, follow_up=0.25),  # long games; a plan is eight decisions
}


def manner_for(game: str) -> Manner:
    """How a search goes about a game."""
    return MANNERS.get(game, USUAL)


class Scratch(NamedTuple):
    """What rules write on while they search."""

    out: Numbers  # legal moves
    row: Numbers  # the children for them
    path: Numbers  # the nodes of this simulation
    points: Numbers  # for each seat, as the rest
    ranks: Numbers
    looks: Numbers
    places: Numbers
    wins: Numbers
    reward: Numbers
    fortunes: Numbers  # the shares of the win, summed up over simulations

"""The scratch arrays of a search."""

from __future__ import annotations

from typing import NamedTuple

from .tree import Numbers


class Scratch(NamedTuple):
    """The arrays that rules write on while they search."""

    out: Numbers  # legal moves
    row: Numbers  # the children for them
    path: Numbers  # the nodes of this simulation
    points: Numbers  # for each seat, as the rest
    ranks: Numbers
    looks: Numbers
    places: Numbers
    wins: Numbers
    reward: Numbers
    win_shares: Numbers  # the shares of the win, summed up over simulations

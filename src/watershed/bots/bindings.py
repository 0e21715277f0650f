"""What bots need from a game: its rules and, from its `bot`, evaluation, rollout policy and search parameters. A game
without a `bot` gets the defaults here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from watershed.kernel.contract import scores
from watershed.kernel.rule import rule
from watershed.kit.bot import SearchParameters
from watershed.kit.game import Game, furniture

from .choose import SLIPS


@rule
def evaluate_by_scores(book: Any, table: Any, seat: int) -> int:
    """The points a seat would have now, less those of the best other seat. The points are written on the journal page,
    which nobody reads on a table that a bot tries out, because a GPU can't make an array.
    """
    points = table.events[:, 0]
    scores(book, table, points)
    best = int(points[seat - 1 if seat else 1])
    for other in range(table.seats):
        if other != seat:
            best = max(best, int(points[other]))
    return 100 * (int(points[seat]) - best)


@rule
def usual_slips() -> int:
    """How much the apprentice misjudges in games that don't say."""
    return SLIPS


@rule
def let_go(book: Any, table: Any) -> None:
    """Games that don't say carry out the last answer where it is tried, too."""


@rule
def no_policy(book: Any, table: Any, seat: int, luck: Any) -> int:
    """The rollout policy of games that have none: any move is as good."""
    return -1


def bindings(game: Game) -> dict[str, Callable[..., Any]]:
    """The game's rules by their names, its evaluation, its rollout policy, and what else its bots know."""
    room, rules = furniture(game, "bot"), game.rules._asdict()
    return {
        **rules,
        "evaluate": getattr(room, "evaluate", evaluate_by_scores),
        "rollout_move": getattr(room, "rollout_move", no_policy),
        "hold": getattr(room, "hold", let_go),
        "slips": getattr(room, "slips", usual_slips),
    }


def parameters_for(game: Game) -> SearchParameters:
    """The search parameters of a game."""
    found: SearchParameters = getattr(furniture(game, "bot"), "PARAMETERS", SearchParameters())
    return found

"""Analysis of a finished game: each seat's chance to win after every decision, and which moves would have been better.

Every decision is searched as a bot searches it, on tables dealt again for its mover: the analysis knows no more than
the mover could. The search finds the best move. Then the played move and the best one get equally many new simulations,
so that the best move isn't favoured for having been lucky in the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from watershed.kit.game import Edition, Game

from .searcher import PORTION, Budget, Judged, Searcher, Stop

SURE = 3.0  # standard errors by which a move must be worse before it is called so; a game has a hundred decisions
LIKE_NOTHING = 0.005  # a loss of less than half a percent doesn't count

Report = Callable[[int, int], None]  # decisions looked at so far, decisions in all


class Decided(NamedTuple):
    """A decision as it was made."""

    seat: int
    table: bytes  # before it
    action: int


@dataclass(frozen=True)
class Verdict:
    """What the analysis says about one decision."""

    number: int  # of the decision, from 1
    seat: int
    played: Judged
    best: Judged  # the same as `played` where nothing better was found
    chances: tuple[float, ...]  # of every seat to win after it, as far as its mover could know

    @property
    def loss(self) -> float:
        """The chance to win that the mover gave away."""
        return self.best.win_chance - self.played.win_chance

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return sqrt(_variance(self.best) + _variance(self.played))

    @property
    def swing(self) -> bool:
        """Whether the move was clearly worse than the best, beyond chance."""
        return self.played.action != self.best.action and self.loss > max(LIKE_NOTHING, SURE * self.error)


def _variance(move: Judged) -> float:
    """The variance of a share, with a win and a loss added so that it is never zero."""
    share = (move.win_chance * move.visits + 1) / (move.visits + 2)
    return share * (1 - share) / max(1, move.visits)


def analyse(
    game: Game,
    edition: Edition,
    decisions: Sequence[Decided],
    budget: Budget,
    report: Report | None = None,
    stop: Stop | None = None,
    *,
    seed: int = 1,
    compiled: bool = True,
) -> Iterator[Verdict]:
    """Yield one verdict per decision, in the order of play. `budget` is for the search of one decision; trying out the
    moves takes up to one and a half times as long again. With a number of simulations the same call gives the same
    verdicts. `stop` ends it at once and drops the decision under way.
    """
    for number, decided in enumerate(decisions, 1):
        searcher = Searcher(game, seed + number, compiled=compiled)
        searcher.look(edition, decided.table, decided.seat)
        found = verdict(searcher, number, decided.seat, decided.action, budget, stop)
        if stop is not None and stop():
            return
        if report is not None:
            report(number, len(decisions))
        yield found


def verdict(
    searcher: Searcher, number: int, seat: int, action: int, budget: Budget, stop: Stop | None = None
) -> Verdict:
    """The verdict about the decision that the searcher looks at."""
    spent = searcher.think(budget, stop)
    times = max(PORTION, spent // 2)
    tried = {move.action: move.visits for move in searcher.judged()}
    favourite = next(iter(tried), action)
    if favourite == action:
        played = searcher.try_out(action, times, stop)
        return Verdict(number, seat, played, played, searcher.chances())
    best = searcher.try_out(favourite, times, stop)
    missing = min(times, tried[favourite] - tried.get(action, 0))
    if missing > 0:  # what follows a move that was hardly tried is not known as well
        searcher.try_out(action, missing, stop)
    played = searcher.try_out(action, times, stop)
    better = best if best.win_chance > played.win_chance else played
    return Verdict(number, seat, played, better, searcher.chances())

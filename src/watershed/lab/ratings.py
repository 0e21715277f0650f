"""Win shares and ratings from the games of a ladder, with intervals that know which games belong together.

The games of one seed are the same deal in different rotations, so they aren't independent of each other: uncertainty is
measured between seeds.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from watershed.about import install
from watershed.kit.game import BadSetup

from .ladder import Crew, Finished
from .shares import Z, interval

MEAN = 25.0  # of all ratings
ORDERS = 10  # orders of the games over which ratings are averaged
RESAMPLES, FEWEST, MOST_RATED = 200, 50, 300_000  # bootstrap: how often, at least, and up to how many games in all


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Standing:
    """A bot's row in the table of a ladder."""

    bot: str
    rating: float
    low: float  # of the rating
    high: float
    wins: Share  # of the seats it held


def share_of(by_seed: Sequence[Sequence[float]]) -> Share:
    """The mean share of wins, from shares by seed. The interval is Wilson's for the effective number of games: fewer
    than were played if the games of a seed are correlated, never more.
    """
    games = sum(len(found) for found in by_seed)
    mean = math.fsum(math.fsum(found) for found in by_seed) / games
    return Share(mean, *interval(mean, games / _together(by_seed, mean, games)), games)


def _together(by_seed: Sequence[Sequence[float]], mean: float, games: int) -> float:
    """The design effect: how much the correlation within a seed widens the variance, at least 1."""
    alone = mean * (1 - mean) * games
    if len(by_seed) == 1:
        return float(games)
    if alone <= 0:
        return 1.0
    between = math.fsum((math.fsum(found) - mean * len(found)) ** 2 for found in by_seed)
    return max(1.0, between / alone * len(by_seed) / (len(by_seed) - 1))


def by_seed(games: Iterable[Finished], held: Callable[[Finished], Sequence[float]]) -> list[list[float]]:
    """What `held` finds in each game, one list per seed; seeds without any are left out."""
    found: dict[int, list[float]] = {}
    for game in games:
        found.setdefault(game.seed, []).extend(held(game))
    return [values for values in found.values() if values]


def share_of_seats(games: Iterable[Finished], bot: str) -> Share:
    """How often a seat of the bot wins."""
    return share_of(by_seed(games, lambda game: [won for name, won in _seats(game) if name == bot]))


def share_of_side(games: Iterable[Finished], bot: str) -> Share:
    """How often the bot wins, in any of its seats."""
    return share_of(by_seed(games, lambda game: [math.fsum(won for name, won in _seats(game) if name == bot)]))


def doubling(games: Iterable[Finished], budgets: Mapping[str, float]) -> tuple[float, float, float] | None:
    """What every doubling of a bot's budget adds to its share of wins, with a 95 % interval: the slope of a straight
    line, seed by seed. None if there are too few budgets or seeds.
    """
    seeds: dict[int, list[tuple[float, float]]] = {}
    for game in games:
        seeds.setdefault(game.seed, []).extend(
            (math.log2(budgets[bot]), won) for bot, won in _seats(game) if bot in budgets
        )
    if len(seeds) < 2 or len(set(budgets.values())) < 2:
        return None
    slopes = [statistics.linear_regression(*zip(*points, strict=True)).slope for points in seeds.values()]
    mean, half = float(np.mean(slopes)), Z * float(np.std(slopes, ddof=1)) / math.sqrt(len(slopes))
    return mean, mean - half, mean + half


def _seats(game: Finished) -> Iterable[tuple[str, float]]:
    return zip(game.bots, game.shares, strict=True)


def pairings(games: Sequence[Finished]) -> dict[tuple[str, str], Share]:
    """How often the first of two bots wins at tables of these two."""
    bots = list(dict.fromkeys(bot for game in games for bot in game.bots))
    found = {}
    for one, other in combinations(bots, 2):
        between = [game for game in games if set(game.bots) == {one, other}]
        if between:
            found[one, other] = share_of_side(between, one)
            found[other, one] = share_of_side(between, other)
    return found


def standings(games: Sequence[Finished], seed: int = 1) -> list[Standing]:
    """The table of bots, best first. Ratings are openskill's (Plackett-Luce), shifted so that their mean is 25: only
    differences matter. They depend a little on the order of the games, so they are averaged over several orders. The
    interval is by bootstrap over seeds, every sample in its own order.
    """
    luck = np.random.default_rng(seed)
    bots = list(dict.fromkeys(bot for game in games for bot in game.bots))
    seeds: dict[int, list[Finished]] = {}
    for game in games:
        seeds.setdefault(game.seed, []).append(game)
    deals = list(seeds.values())
    rate = _rater(bots)
    rated = np.mean([rate(_shuffled(games, luck)) for _ in range(ORDERS)], axis=0)
    samples = []
    for _ in range(max(FEWEST, min(RESAMPLES, MOST_RATED // len(games)))):
        drawn = [game for at in luck.integers(len(deals), size=len(deals)) for game in deals[at]]
        samples.append(rate(_shuffled(drawn, luck)))
    low, high = np.percentile(samples, (2.5, 97.5), axis=0)
    found = [
        Standing(bot, float(rated[at]), float(low[at]), float(high[at]), share_of_seats(games, bot))
        for at, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda row: (-row.rating, row.bot))


def _shuffled(games: Sequence[Finished], luck: np.random.Generator) -> list[Finished]:
    return [games[at] for at in luck.permutation(len(games))]


def rating_model() -> Any:
    """The model of the ratings, from a package that not everybody has."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadSetup(f"Ratings need openskill: {install('lab')}.") from None
    return PlackettLuce


def _rater(bots: Sequence[str]) -> Callable[[Sequence[Finished]], list[float]]:
    """A function that rates bots by games in their order. Bots don't learn, so nothing is forgotten over time (tau),
    and every game makes a rating as certain as the model says (gamma), so that late games move it less.
    """
    model: Any = rating_model()(tau=0.0, gamma=lambda *_, **__: 1.0)

    def rate(games: Sequence[Finished]) -> list[float]:
        known = dict.fromkeys(bots, (model.mu, model.sigma))
        for game in games:
            teams = [[model.rating(*known[bot])] for bot in game.bots]
            after = model.rate(teams, ranks=list(game.places))
            known |= _merged(game.bots, [(team[0].mu, team[0].sigma) for team in after])
        middle = sum(mu for mu, _ in known.values()) / len(known)
        return [known[bot][0] - middle + MEAN for bot in bots]

    return rate


def _merged(bots: Crew, rated: Sequence[tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """The ratings after a game; a bot in several seats gets their mean."""
    found: dict[str, list[tuple[float, float]]] = {}
    for bot, rating in zip(bots, rated, strict=True):
        found.setdefault(bot, []).append(rating)
    return {
        bot: (sum(mu for mu, _ in seats) / len(seats), sum(sigma for _, sigma in seats) / len(seats))
        for bot, seats in found.items()
    }

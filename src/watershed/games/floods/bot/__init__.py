"""How bots evaluate and play this game."""

from watershed.kit.bot import SearchParameters

from .evaluation import evaluate
from .rollout import rollout_move

__all__ = ["PARAMETERS", "evaluate", "rollout_move"]

# A turn is some eighty decisions, and an order or an offer is several of them.
PARAMETERS = SearchParameters(curiosity=0.4, plies=64, haze=4.0, follow_up=0.25)

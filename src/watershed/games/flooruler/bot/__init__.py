"""How bots evaluate and play this game."""

from watershed.kit.bot import SearchParameters

from .evaluation import evaluate
from .rollout import rollout_move

__all__ = ["PARAMETERS", "evaluate", "rollout_move"]

# Games are long, and a plan is eight decisions.
PARAMETERS = SearchParameters(curiosity=0.5, plies=48, haze=4.0, follow_up=0.25)

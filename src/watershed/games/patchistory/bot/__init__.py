"""How bots evaluate and play this game."""

from watershed.kit.bot import SearchParameters

from .evaluation import evaluate
from .rollout import rollout_move

__all__ = ["PARAMETERS", "evaluate", "rollout_move"]

# A round is some sixty decisions; an action or the plan of a movement is several of them.
PARAMETERS = SearchParameters(curiosity=0.4, scale=80.0, plies=24, haze=12.0, lead=15.0, follow_up=0.5)

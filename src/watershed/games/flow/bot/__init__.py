"""How bots evaluate and play this game."""

from .evaluation import evaluate
from .rollout import rollout_move

__all__ = ["evaluate", "rollout_move"]

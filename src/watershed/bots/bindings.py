"""What a game brings for bots: its rules by the names of the contract, its judgement of a table, and its hunches."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from watershed.kernel.game import Game
from watershed.kernel.rule import rule


@rule
def no_hunch(book: Any, table: Any, luck: Any) -> int:
    """For games without hunches: any move is as good."""
    return -1


def bindings(game: Game) -> dict[str, Callable[..., Any]]:
    """The game's rules, the judgement of its greedy bot, and its hunch where it has one."""
    judgement = importlib.import_module(f"watershed.bots.values.{game.name}")
    hunches = f"watershed.bots.hunches.{game.name}"
    known = importlib.util.find_spec(hunches) is not None
    return {
        **game.rules,
        "value": judgement.value,
        "hunch": importlib.import_module(hunches).hunch if known else no_hunch,
    }

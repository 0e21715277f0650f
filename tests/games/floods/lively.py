"""Games in which everything happens: a kind of move is drawn first, with odds, and then a move of that kind. Every
second order that can go to another player's cell goes there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from watershed.games.floods.notation import cell_number
from watershed.kernel.luck import below
from watershed.match import Match

ODDS = {  # how likely each kind of move is beside others; 4 for those that aren't listed
    "end": 1,
    "move workers": 5,
    "move warriors": 12,
    "move boats": 2,
    "ask": 1,
    "harvest": 40,
    "idle": 1,
    "fell": 9,
    "pass": 12,
    "offer": 2,
    "offer-all": 1,
    "cancel": 1,
    "build boat": 3,
    "build mine": 8,
    "build warrior": 30,
    "build dolmen": 12,
    "drown": 1,
}


LAZY = ODDS | {"idle": 25, "move workers": 40, "build warrior": 4, "harvest": 30}  # cells are lost with their trees


def lively_move(match: Match, seat: int, luck: Any, odds: Mapping[str, int] = ODDS) -> int:
    """A legal action of a waiting seat."""
    kinds: dict[str, list[int]] = {}
    for action in match.legal(seat):
        args = match.game.notation.args_of(match.edition, action)
        kind = " ".join([args["move"], *(args[name] for name in ("kind", "building") if name in args)])
        kinds.setdefault(kind, []).append(action)
    left = below(luck, sum(odds.get(kind, 4) for kind in kinds))
    for kind, actions in kinds.items():
        left -= odds.get(kind, 4)
        if left < 0:
            lured = prey(match, seat, actions) if kind == "to" and below(luck, 2) else []
            return (lured or actions)[below(luck, len(lured or actions))]
    raise AssertionError("there is always a move")


def prey(match: Match, seat: int, actions: list[int]) -> list[int]:
    """The actions that lead to another player's cell."""
    codes = {action: match.game.notation.args_of(match.edition, action)["cell"] for action in actions}
    control = {action: match.table.control[cell_number(match.edition, code)] for action, code in codes.items()}
    return [action for action in actions if control[action] not in (0, seat + 1)]


def lively_seat(match: Match, luck: Any) -> int:
    """Any of those who are waiting."""
    return match.waiting[below(luck, len(match.waiting))]

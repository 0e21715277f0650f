"""The setup of a match: seats, options, seeds and names, each checked, with a sentence for what is wrong."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from watershed.kit.game import BadSetup, Game
from watershed.kit.messages import Argument, Listed, Message

MOST_SEATS = 8  # of any game
LONGEST_NAME = 30
OPTIONS = 8  # numbers that a game's options can fill
SEEDS = 2**63


def whole(value: Any) -> int | None:
    """A whole number as a plain int, NumPy's too; None for anything else, truth values too."""
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def short(value: Any) -> str:
    """A given value, short enough for a sentence."""
    if isinstance(value, int) and abs(value) > 10**30:
        return "a number that long"
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "..."


def bad(id: str, **args: Argument) -> BadSetup:
    return BadSetup(Message(id, args))


def good_seats(game: Game, seats: Any) -> int:
    """The number of seats, if the game allows it; None gives the usual number."""
    found = game.seats[0] if seats is None else whole(seats)
    if found not in game.seats:
        numbers = Listed(tuple(str(number) for number in sorted(game.seats)), "or")
        raise bad("setup-seats", game=game.title, seats=numbers, given=short(seats))
    return found


def good_seed(seed: Any) -> int:
    """A seed of 63 bits."""
    found = whole(seed)
    if found is None or not 0 <= found < SEEDS:
        raise bad("setup-seed", most=SEEDS - 1, given=short(seed))
    return found


def good_names(game: Game, seats: int, names: Any) -> tuple[str, ...]:
    """One name per seat: printable, not too long, all different."""
    if names is None:
        return game.colours[:seats]
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise bad("setup-names-list", given=short(names))
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise bad("setup-name", most=LONGEST_NAME, given=short(name))
    if len(names) != seats or len(set(names)) != seats:
        raise bad("setup-names", seats=seats, given=short(list(names)))
    return tuple(names)


def full_options(game: Game, seats: int, chosen: Any) -> dict[str, int]:
    """The chosen options, with defaults for the others."""
    if not isinstance(chosen, Mapping):
        raise bad("setup-options", given=short(chosen))
    known = {option.name: option for option in game.options}
    found = {option.name: option.default for option in game.options}
    for name, value in chosen.items():
        if name not in known:
            options = Listed(tuple(known))
            raise bad("setup-no-option", game=game.title, given=short(name), count=len(known), options=options)
        possible, number = known[name].possible(seats), whole(value)
        if number is None or number not in possible:
            choices = Listed(tuple(map(str, possible)), "or")
            raise bad("setup-option", name=name, choices=choices, seats=seats, given=short(value))
        found[name] = number
    return found


def options_row(game: Game, options: Mapping[str, int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The options as the rules take them: numbers in the game's order."""
    row = np.zeros(OPTIONS, np.int64)
    for at, option in enumerate(game.options):
        row[at] = options.get(option.name, option.default)
    return row

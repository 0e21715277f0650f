"""Moves in words and as JSON, as far as that is the same in every game: `nuke 8 1`, {"move": "nuke", ...}."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from .game import IllegalMove, Json, Refusal

Forms = Mapping[str, tuple[str, ...]]  # move -> the names of its arguments
DIGITS = 3  # of the largest number that a move can name


def spelled(args: Json) -> str:
    """The words of a move."""
    return " ".join(str(value) for value in args.values())


def args_in(forms: Forms, words: str, names: Collection[str]) -> Json:
    """What the words of a move say. Arguments with these names are words, the others numbers."""
    move, *rest = words.split() or [""]
    form = form_of(forms, move)
    if len(rest) != len(form):
        wanted = " ".join([move, *(key.upper() for key in form)])
        raise IllegalMove(Refusal(f"The move reads `{wanted}`{but(words)}.", "bad-arguments"))
    return {"move": move} | {
        key: word if key in names else _number_in(word) for key, word in zip(form, rest, strict=True)
    }


def _number_in(word: str) -> int | str:
    digits = len(word) <= DIGITS and word.isascii() and word.isdecimal()
    return int(word) if digits and (word == "0" or word[0] != "0") else word


def move_in(forms: Forms, args: Mapping[str, Any]) -> str:
    """The name of a move that has all its arguments and no others."""
    move = args.get("move")
    form = form_of(forms, move)
    extra = [str(key)[:40] for key in args if key not in ("move", *form)]
    missing = [key for key in form if key not in args]
    if extra or missing:
        what = f"is missing {', '.join(missing)}" if missing else f"has no {', '.join(extra)}"
        raise IllegalMove(Refusal(f"The move {move} {what}; it takes {', '.join(form) or 'nothing'}.", "bad-arguments"))
    return str(move)


def form_of(forms: Forms, move: Any) -> tuple[str, ...]:
    """The names of a move's arguments."""
    if not isinstance(move, str) or move not in forms:
        raise IllegalMove(Refusal(f"The moves are {', '.join(forms)}{but(move)}.", "no-such-move"))
    return forms[move]


def number_in(key: str, value: Any, least: int, most: int, rule: str = "") -> int:
    """A number within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise IllegalMove(Refusal(f"{key} can be {least} to {most}{but(value)}.", "bad-arguments", rule))
    return value


def but(value: Any) -> str:
    """What was given instead, where it is short enough to be said."""
    if isinstance(value, str):
        return f"; not {value[:40]!r}"
    return f"; not {value}" if isinstance(value, int) and abs(value) < 10**9 else ""

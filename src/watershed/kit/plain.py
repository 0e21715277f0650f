"""The drawing of a game that has none of its own: the view as text, and the moves as a numbered list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .drawing import Item, Scene, called
from .game import Entry, Move
from .lines import Lines, in_columns, line, table, wrap
from .messages import Json
from .news import news_lines
from .trouble import Trouble

LOOKS: Mapping[str, str] = {}
HELP = "New here? Type rules to read the rulebook."
HIDDEN = ("game", "moves", "to_move", "waiting", "prompt", "names", "seat")


def menu(view: Json, components: Json, moves: Sequence[Move]) -> list[Item]:
    """The moves numbered from 1; moves that differ only in their last number share one."""
    groups: dict[tuple[Any, ...], list[Move]] = {}
    for move in moves:
        values = list(move.args.values())
        amount = len(values) > 1 and isinstance(values[-1], int)
        groups.setdefault((move.name, *(map(str, values[:-1] if amount else values))), []).append(move)
    return [Item(str(at), _text(group), tuple(group)) for at, group in enumerate(groups.values(), 1)]


def _text(group: Sequence[Move]) -> str:
    if len(group) == 1:
        return group[0].text
    first, last = (list(move.args.values())[-1] for move in (group[0], group[-1]))
    return f"{group[0].text} ({first} to {last} {list(group[0].args)[-1]})"


def board(scene: Scene, width: int, height: int) -> Lines:
    """The view as an outline, then what happened, what is asked and what can be done."""
    shown: Lines = []
    for key, value in scene.view.items():
        if key not in HIDDEN:
            shown += wrap(f"{key.replace('_', ' ')}: {_outline(value)}", width, "", "    ")
    rows = shown + news_lines(scene.news, width, said)
    how = " Type a number, or help." if scene.items else ""
    rows += wrap(line((scene.sentence, "bold"), how), width) if scene.sentence else []
    return rows + in_columns([line((f"{item.key:>3} ", "bold"), item.text) for item in scene.items], width)


def _outline(value: Any) -> str:
    match value:
        case dict():
            return ", ".join(f"{key} {_outline(inner)}" for key, inner in value.items())
        case list():
            return " | ".join(_outline(inner) for inner in value) or "none"
        case None:
            return "-"
    return str(value)


def look(scene: Scene, what: str, argument: str, width: int) -> Lines:
    raise Trouble("This game has no such page.")


def names(components: Json) -> list[str]:
    return []


def words(scene: Scene, typed: str) -> str:
    return typed


def attempt(scene: Scene, key: str) -> str | None:
    return None


def attempts(scene: Scene) -> list[str]:
    return []


def said(entry: Entry) -> bool:
    return True


def final(scene: Scene, scoring: list[Json], width: int) -> Lines:
    """Each seat's score with its parts."""
    if not scoring:
        return []
    keys = [key for key in scoring[0] if key != "seat"]
    rows = [["", *keys]]
    rows += [[called(scene.names, part["seat"]), *(_outline(part[key]) for key in keys)] for part in scoring]
    return table(rows)

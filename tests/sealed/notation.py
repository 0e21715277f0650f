"""Move <-> words <-> JSON, and position <-> line.

bid 5 · pick 3 · place 4 · lay over · pick 3; place 4; lay under
"""

from __future__ import annotations

import numpy as np

from watershed.kernel.actions import Family
from watershed.kit.game import Edition
from watershed.kit.syntax import Names, Syntax

from .names import FAMILIES, Side
from .table import Table


def side_names(edition: Edition, family: Family) -> Names:
    """A card is laid over or under."""
    return {Side.OVER: "over", Side.UNDER: "under"}


SYNTAX = Syntax(FAMILIES, {"side": side_names})
args_of, words_of = SYNTAX.args_of, SYNTAX.words_of
action_of_words, action_of_args = SYNTAX.action_of_words, SYNTAX.action_of_args

# A position is a line of key=value words, a key for every field but the page. Zeros at the end are left out.

FIELDS = [name for name in Table.layout.names if name not in ("spare", "noted", "events")]


def position(edition: Edition, table: Table) -> str:
    """Everything on the table, the hidden things too, in one line."""
    parts = []
    for name in FIELDS:
        numbers = np.trim_zeros(np.ravel(getattr(table, name)), "b")
        if len(numbers):
            parts.append(f"{name}=" + ",".join(str(number) for number in numbers))
    return " ".join(parts)


def lay_position(edition: Edition, table: Table, line: str) -> None:
    """Lays a position on a blank table."""
    for word in line.split():
        name, _, numbers = word.partition("=")
        if name not in FIELDS:
            raise ValueError(f"there is no {name[:40]!r}")
        values = [int(number) for number in numbers.split(",")]
        if isinstance(row := getattr(table, name), np.ndarray):
            row.flat[range(len(values))] = values
        else:
            (value,) = values
            setattr(table, name, value)

"""Move <-> words <-> JSON, and position <-> line.

    move workers w4 · to w5 · count 2 · all · lead 3 · lead-all · ask 1 · grant · refuse · end
    idle w4 1 · fell w4 2 · harvest
    offer 2 · offer-all · give wood 2 · get gold 1 · send · accept · reject · counter · pass
    build dolmen w4 · pay wood+gold · flee y3 · drown

A cell is called by its two letters; no two cells of either map have the same. Seats count from 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from watershed.kernel.actions import Family
from watershed.kit.game import Edition
from watershed.kit.syntax import Names, Syntax

from .book import ways_to_pay
from .maps import Cells
from .names import CELL, CELLS, FAMILIES, Buildings, Kinds, Resources
from .table import Table

KINDS = {number: name.lower() for number, name in enumerate(Kinds._fields) if number}
BUILDINGS = {number: name.lower() for number, name in enumerate(Buildings._fields) if number}
RESOURCES = {number: name.lower() for number, name in enumerate(Resources._fields) if number}
WAYS = {way: "+".join(RESOURCES[one] for one in chosen) for way, chosen in enumerate(ways_to_pay()) if way}


def cells_of(edition: Edition) -> Cells:
    found: Cells = edition.words["cells"]
    return found


def cell_names(edition: Edition, family: Family) -> Names:
    """Cells are called by their letters."""
    last = max(argument.most for argument in family.arguments if argument.name == "cell")
    return {number: cell.code.lower() for number, cell in cells_of(edition).items() if number <= last}


def cell_name(edition: Edition, cell: int) -> str:
    return cells_of(edition)[int(cell)].code.lower()


def cell_number(edition: Edition, name: str) -> int:
    """The number of a cell; an unknown one is refused."""
    return SYNTAX.number_of(edition, CELL, name)


RULES = {
    "cell": ("16.1",),
    "kind": ("5.1",),
    "building": ("12.1",),
    "resource": ("9.2",),
    "resources": ("12.5",),
    "seat": ("1.1",),
    "count": ("5.8",),
    "lead": ("7.1",),
    "idle": ("9.6",),
    "fell": ("9.4",),
    "give": ("11.4",),
    "get": ("11.4",),
}
SYNTAX = Syntax(
    FAMILIES,
    {
        "cell": cell_names,
        "kind": lambda edition, family: KINDS,
        "building": lambda edition, family: BUILDINGS,
        "resource": lambda edition, family: RESOURCES,
        "resources": lambda edition, family: WAYS,
    },
    RULES,
)
args_of, words_of = SYNTAX.args_of, SYNTAX.words_of
action_of_words, action_of_args = SYNTAX.action_of_words, SYNTAX.action_of_args

# A position is a line of key=value words, a key for every field but the page and what follows from the rest. What is
# kept for each cell is written as cell:number, for the cells that have one; rows have no zeros at their end.

LEFT_OUT = ("spare", "noted", "events")
FIELDS = [name for name in Table.layout.names if name not in LEFT_OUT]  # type: ignore[attr-defined]
PER_CELL = [name for name in FIELDS if Table.layout[name].shape[:1] == (CELLS + 1,)]  # type: ignore[attr-defined]


def position(edition: Edition, table: Table) -> str:
    """Everything on the table, the hidden things too, in one line."""
    parts = []
    for name in FIELDS:
        found = getattr(table, name)
        if name in PER_CELL:
            rows = [_word(row) for row in found.reshape(CELLS + 1, -1).tolist()]
            words = [f"{cell_name(edition, cell)}:{word}" for cell, word in enumerate(rows) if word]
        else:
            words = _numbers(np.ravel(found).tolist())
        if words:
            parts.append(f"{name}=" + ",".join(words))
    return " ".join(parts)


def _word(numbers: Sequence[int]) -> str:
    return "/".join(_numbers(numbers))


def _numbers(numbers: Sequence[int]) -> list[str]:
    """The numbers of a row, without the zeros at its end."""
    last = max((at for at, number in enumerate(numbers) if number), default=-1)
    return [str(number) for number in numbers[: last + 1]]


def lay_position(edition: Edition, table: Table, line: str) -> None:
    """Lay a position on a blank table."""
    for word in line.split():
        name, _, numbers = word.partition("=")
        if name not in FIELDS:
            raise ValueError(f"there is no {name[:40]!r}")
        if name in PER_CELL:
            for entry in numbers.split(","):
                cell, _, values = entry.partition(":")
                row = getattr(table, name)[cell_number(edition, cell) :][:1]
                row.flat[range(values.count("/") + 1)] = [int(value) for value in values.split("/")]
        elif isinstance(row := getattr(table, name), np.ndarray):
            row.flat[range(numbers.count(",") + 1)] = [int(number) for number in numbers.split(",")]
        else:
            setattr(table, name, int(numbers))

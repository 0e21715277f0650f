"""Move <-> words <-> JSON, and position <-> line.

    bid 2 3 · wait · claim 1 · decline · side white · patch e6 15 · discard · room e6 · ally 1 · turn a · demolish 4
    aid 1 · offer 2food+1mineral · accept · refuse · threaten 2 vp · break 1
    trade 3 · worker e6 · exchange minerals-food 3 · birth · worship-heroes · worship-wonders · route 2
    reclaim 1 · build 4 · site e6 · campaign 3 · end
    worker e6 · traveller 3 · step 2 · rest · negotiate 3 · fight 3 · peace · war · commit 2 · pledge 1
    lay workers · vote 3 · double 1

A cell is its column's letter and its row's number, `a1` to `l12`; a baseland begins at `e6`. A room is called by the
cell of its first quarter. The number after the cell of a patch says which quarters of the card are visible: 1 for the
upper left one, 2 and 4 and 8 for the next ones, added up. Seats count from 0, cards, tiles and routes from 1; routes 15
to 18 are allied ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from watershed.kit.game import Edition
from watershed.kit.syntax import Syntax

from .book import Book
from .cards import Side
from .contents import PROSPERITY, Figure, Tile
from .names import CELL, CELLS, FAMILIES, MIXES, SEATS, WIDE, Good, Goods
from .table import Table

CELL_NAMES = {
    1 + row * WIDE + column: f"{letter}{row + 1}"
    for row in range(WIDE)
    for column, letter in enumerate("abcdefghijkl"[:WIDE])
}
SIDES = {1: "white", 2: "black"}
ENDS = {1: "a", 2: "b"}
THREATS = {1: "money", 2: "vp"}
CARDS = dict(enumerate(PROSPERITY, 1))
GOODS = {number: name.lower() for number, name in enumerate(Goods._fields) if number}


def cell_name(cell: int) -> str:
    return CELL_NAMES[int(cell)]


def cell_number(edition: Edition, name: str) -> int:
    """The number of a cell; an unknown one is refused."""
    return SYNTAX.number_of(edition, CELL, name)


def pieces_of(edition: Edition) -> Mapping[int, Side]:
    found: Mapping[int, Side] = edition.words["pieces"]
    return found


def figures_of(edition: Edition) -> Mapping[int, Figure]:
    found: Mapping[int, Figure] = edition.words["figures"]
    return found


def tiles_of(edition: Edition) -> Mapping[int, Tile]:
    found: Mapping[int, Tile] = edition.words["tiles"]
    return found


def mix_words(edition: Edition) -> dict[int, str]:
    """What is offered as aid: `3food`, `1food+2minerals`."""
    book = edition.opened(Book)
    return {mix: _mix(book.mix[mix].tolist()) for mix in range(1, MIXES + 1)}


def _mix(counts: Sequence[int]) -> str:
    names = GOODS | {Good.MINERALS: "minerals" if counts[Good.MINERALS] > 1 else "mineral"}
    return "+".join(f"{count}{names[good]}" for good, count in enumerate(counts) if count)


def exchange_words(edition: Edition) -> dict[int, str]:
    """What is changed into what: `minerals-food`."""
    book = edition.opened(Book)
    pairs = zip(book.lot_from.tolist(), book.lot_to.tolist(), strict=True)
    return {kind: f"{GOODS[pays]}-{GOODS[gets]}" for kind, (pays, gets) in enumerate(pairs) if kind}


RULES = {
    "cell": ("6.2",),
    "seat": ("1.1",),
    "card": ("5.1",),
    "bid": ("5.3", "1.6"),
    "side": ("3.5",),
    "over": ("6.2",),
    "end": ("3.9",),
    "route": ("2.1",),
    "mix": ("8.3",),
    "goods": ("8.7",),
    "kind": ("9.4",),
    "exchange": ("9.4", "1.6"),
    "tile": ("3.2",),
    "campaign": ("9.12", "1.6"),
    "spaces": ("10.6",),
    "commit": ("12.3", "1.6"),
    "pledge": ("18.13", "1.6"),
    "prosperity": ("14.1",),
    "vote": ("14.2", "1.6"),
}
SYNTAX = Syntax(
    FAMILIES,
    {
        "cell": lambda edition, family: CELL_NAMES,
        "side": lambda edition, family: SIDES,
        "end": lambda edition, family: ENDS,
        "mix": lambda edition, family: mix_words(edition),
        "goods": lambda edition, family: THREATS,
        "kind": lambda edition, family: exchange_words(edition),
        "prosperity": lambda edition, family: CARDS,
    },
    RULES,
)
args_of, words_of = SYNTAX.args_of, SYNTAX.words_of
action_of_words, action_of_args = SYNTAX.action_of_words, SYNTAX.action_of_args

# A position is a line of key=value words, a key for every field but the page and scratch rows. What is kept for cells
# is written as cell:number, or cell:number/number for several seats, for the cells that have one; rows have no zeros at
# their end.

LEFT_OUT = ("menu", "above", "noted", "events")
FIELDS = [name for name in Table.layout.names if name not in LEFT_OUT]  # type: ignore[attr-defined]
PER_CELL = ("fit", "land")


def position(edition: Edition, table: Table) -> str:
    """Everything on the table, the hidden things too, in one line."""
    parts = []
    for name in FIELDS:
        if name in PER_CELL:
            rows = [(cell, _numbers(row)) for cell, row in enumerate(_by_cell(table, name).tolist())]
            words = [f"{cell_name(cell)}:{'/'.join(row)}" for cell, row in rows if row]
        else:
            words = _numbers(np.ravel(getattr(table, name)).tolist())
        if words:
            parts.append(f"{name}=" + ",".join(words))
    return " ".join(parts)


def _by_cell(table: Table, name: str) -> np.ndarray:
    """A row of numbers for each cell, as a window on the table."""
    found: np.ndarray = getattr(table, name)
    return found.reshape(SEATS if name == "land" else 1, -1).T[: CELLS + 1]


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
                row = _by_cell(table, name)[cell_number(edition, cell)]
                row[range(values.count("/") + 1)] = [int(value) for value in values.split("/")]
        elif isinstance(row := getattr(table, name), np.ndarray):
            row.flat[range(numbers.count(",") + 1)] = [int(number) for number in numbers.split(",")]
        else:
            setattr(table, name, int(numbers))

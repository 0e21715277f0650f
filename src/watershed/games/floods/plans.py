"""What a harvest plan does on a cell, for the view and for previews."""

from __future__ import annotations

from typing import NamedTuple

from .book import Book
from .rules.ground import workers_on
from .rules.harvest import ore_planned, wood_planned
from .table import Table


class Work(NamedTuple):
    """The harvest of a cell as it is planned."""

    wood: int
    ore: int
    idle: int  # who become fanatics
    fanatics: int  # after that
    others: int  # pawns that are left beside them
    left: int  # forests that are left standing

    @property
    def is_lost(self) -> bool:
        """10.2  Whether fanatics take the cell."""
        return self.fanatics > self.others

    @property
    def deforests(self) -> bool:
        """14.1  Whether the last forest is felled."""
        return self.wood > 0 and self.left == 0


def work_of(book: Book, table: Table, cell: int) -> Work:
    """9.2, 10.1  What a plan does on a cell."""
    wood, ore = int(wood_planned(book, table, cell)), int(ore_planned(book, table, cell))
    idle = int(workers_on(table, cell)) - wood - ore
    others = wood + ore + int(table.warriors[cell])
    return Work(wood, ore, idle, int(table.fanatics[cell]) + idle, others, int(table.forests[cell]) - wood)

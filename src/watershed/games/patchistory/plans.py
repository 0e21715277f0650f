"""What a plan of movement would change, for the view and for previews."""

from __future__ import annotations

from watershed.kernel.record import duplicate

from .book import Book
from .names import HOMING, WORKERS, Question
from .rules.status import update
from .table import Table


def planned_statuses(book: Book, table: Table, seat: int) -> list[int]:
    """7.2, 10.2  A seat's statuses with its workers where they will be, as far as it is planned."""
    if table.question != Question.MOVE or not table.goal[seat].any():
        return [int(number) for number in table.status[seat]]
    trial = duplicate(Table, table)
    for worker in range(WORKERS):
        if 0 < table.goal[seat, worker] <= HOMING:
            trial.place[seat, worker] = table.goal[seat, worker]
    update(book, trial, seat)
    return [int(number) for number in trial.status[seat]]

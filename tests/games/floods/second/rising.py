"""Growth, and the rise of the sea."""

from __future__ import annotations

from collections.abc import Generator

from .board import FORESTS, Answer, Board, Cell, Pawn, Phase, Questions, ask, let_fanatics_rise

RISES = (5, 8, 11)


def grow(board: Board) -> None:
    """Every pair has a child: workers by colour, slaves too, and fanatics. Two forests become three."""
    for cell in board.cells.values():
        if cell.status == "dry":
            for colour in cell.colours():
                couples = len(cell.workers_of(colour)) // 2
                enslaved = cell.controller() != colour
                cell.pawns += [Pawn("worker", colour, slave=enslaved) for _ in range(couples)]
            cell.fanatics += cell.fanatics // 2
        if cell.status in ("dry", "lost") and cell.forests == FORESTS - 1:
            cell.forests = FORESTS
    let_fanatics_rise(board, board.cells.values())


def flood_phase(board: Board) -> Phase:
    """Each rise is completed before the next (A14)."""
    while board.rises < len(RISES) and board.scale() >= RISES[board.rises]:
        board.rises += 1
        yield from flood(board, [cell for cell in board.cells.values() if cell.place.rise == board.rises])


def flood(board: Board, flooding: list[Cell]) -> Phase:
    controllers = {cell.code: cell.controller() for cell in flooding}
    for cell in flooding:
        cell.status, cell.fanatics, cell.forests, cell.mines = "flooded", 0, 0, 0
    for seat in board.turn_order():
        for cell in flooding:
            if controllers[cell.code] != seat:
                continue
            if cell.warriors:
                yield from flee_with_slaves(board, seat, cell)
            yield from flee(board, seat, cell, cell.workers_of(seat))
    for seat in board.turn_order():
        for cell in flooding:
            yield from flee(board, seat, cell, cell.workers_of(seat))


def flee_with_slaves(board: Board, seat: int, cell: Cell) -> Phase:
    """Slaves whose captors drown are free, and flee by themselves later (A13)."""
    slaves = [worker for worker in cell.workers if worker.owner != seat]
    refuge = yield from choose_refuge(board, seat, cell)
    leave(cell, refuge, cell.warriors if refuge is None else cell.warriors + slaves)
    for slave in slaves:
        slave.slave = refuge is not None


def flee(board: Board, seat: int, cell: Cell, group: list[Pawn]) -> Phase:
    if group:
        leave(cell, (yield from choose_refuge(board, seat, cell)), group)


def choose_refuge(board: Board, seat: int, cell: Cell) -> Generator[Questions, Answer, Cell | None]:
    """An adjacent dry cell that the seat controls, or none (A12)."""
    friendly = [other for other in board.beside(cell) if other.controller() == seat]
    word = yield from ask(seat, "flee", [*(f"flee {other.code}" for other in friendly), "drown"])
    return None if word == "drown" else board.cells[word.split()[1]]


def leave(cell: Cell, refuge: Cell | None, group: list[Pawn]) -> None:
    cell.pawns = [pawn for pawn in cell.pawns if pawn not in group]
    if refuge is not None:
        refuge.pawns += group

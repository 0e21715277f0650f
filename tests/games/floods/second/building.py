"""Construction."""

from __future__ import annotations

from itertools import combinations

from .board import MINES, MOST_BOATS, RESOURCES, Board, Boat, Cell, Pawn, Phase, ask, fight_at_sea

BOAT_WOOD = 4
UNITS = {1: 10, 2: 4, 3: 2, 4: 1}  # of each resource, by the number of different resources


def construction_phase(board: Board) -> Phase:
    for seat in board.turn_order():
        while (word := (yield from ask(seat, "build", build_words(board, seat)))) != "end":
            _, building, code = word.split()
            yield from build(board, seat, building, board.cells[code])


def build_words(board: Board, seat: int) -> list[str]:
    own, found = board.controlled(seat), []
    if board.players[seat].resources["wood"] >= BOAT_WOOD and len(board.boats_of(seat)) < MOST_BOATS:
        coasts = {code for cell in own for code in cell.place.beside}
        found += [f"build boat {code}" for code, cell in board.cells.items() if cell.is_sea and code in coasts]
    if payments(board, seat):
        found += [f"build mine {cell.code}" for cell in own if cell.mines < MINES]
        if len(board.warriors_of(seat)) < board.players[seat].warrior_cap:
            found += [f"build warrior {cell.code}" for cell in own]
        found += [f"build dolmen {cell.code}" for cell in own if cell.dolmen is None]
    return [*found, "end"]


def payments(board: Board, seat: int) -> list[str]:
    stock = board.players[seat].resources
    found = []
    for size, units in UNITS.items():
        for chosen in combinations(RESOURCES, size):
            if all(stock[resource] >= units for resource in chosen):
                found.append("pay " + "+".join(chosen))
    return found


def build(board: Board, seat: int, building: str, cell: Cell) -> Phase:
    if building == "boat":
        board.players[seat].resources["wood"] -= BOAT_WOOD
        cell.boats.append(Boat(seat))
        fight_at_sea(cell)
        return
    word = yield from ask(seat, "pay", payments(board, seat))
    chosen = word.removeprefix("pay ").split("+")
    for resource in chosen:
        board.players[seat].resources[resource] -= UNITS[len(chosen)]
    if building == "mine":
        cell.mines += 1
    elif building == "warrior":
        cell.pawns.append(Pawn("warrior", seat))
    else:
        cell.dolmen = seat

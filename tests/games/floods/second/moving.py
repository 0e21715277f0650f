"""The Move phase: one sub-turn after the other, with ferries, slaves and conflicts."""

from __future__ import annotations

from collections.abc import Generator

from .board import (
    Answer,
    Board,
    Boat,
    Cell,
    Pawn,
    Phase,
    Questions,
    ask,
    fight_at_sea,
    fight_on_land,
    free_slaves,
    let_fanatics_rise,
)

KINDS = ("workers", "warriors", "boats")
MOST_COUNTED = 20
Price = tuple[int, int, tuple[int, ...]]  # of a route: fresh own boats, sea cells, and their numbers in order


def move_phase(board: Board) -> Phase:
    rest(board)
    for cell in board.cells.values():
        cell.began = cell.controller()
    for seat in board.turn_order():
        yield from sub_turn(board, seat)
    rest(board)


def rest(board: Board) -> None:
    """Every pawn and boat may move again."""
    for cell in board.cells.values():
        for pawn in cell.pawns:
            pawn.moved = False
        for boat in cell.boats:
            boat.moved = boat.ferried = False


def sub_turn(board: Board, seat: int) -> Phase:
    board.mover, board.granted, board.asked_for_boats = seat, set(), set()
    for cell in board.cells.values():
        cell.took_slaves = False
    while (word := (yield from ask(seat, "order", orders(board, seat)))) != "end":
        verb, *about = word.split()
        if verb == "ask":
            yield from ask_for_boats(board, int(about[0]))
        else:
            yield from give_order(board, seat, about[0], board.cells[about[1]])
    for cell in board.cells.values():
        if cell.status == "dry":
            free_slaves(cell)
    let_fanatics_rise(board, board.cells.values())
    board.mover = None


def orders(board: Board, seat: int) -> list[str]:
    found = []
    for kind in KINDS:
        for cell in board.cells.values():
            if ready(cell, seat, kind) and destinations(board, seat, kind, cell):
                found.append(f"move {kind} {cell.code}")
    others = [owner for owner in range(board.seats) if owner != seat and owner not in board.asked_for_boats]
    found += [f"ask {owner}" for owner in others if could_help(board, seat, owner)]
    return [*found, "end"]


def could_help(board: Board, seat: int, owner: int) -> bool:
    """Whether a boat of another player lies beside pawns that can still move, or beside boats that can ferry them."""
    for sea in board.cells.values():
        if sea.boats and sea.boats[0].owner == owner:
            for cell in board.beside(sea):
                if ready(cell, seat, "workers") or ready(cell, seat, "warriors") or fare(board, seat, cell) is not None:
                    return True
    return False


def ready(cell: Cell, seat: int, kind: str) -> list[Pawn] | list[Boat]:
    """Those of a seat that can still move."""
    if kind == "boats":
        return [boat for boat in cell.boats if boat.owner == seat and not boat.moved and not boat.ferried]
    if kind == "warriors":
        return [pawn for pawn in cell.warriors if pawn.owner == seat and not pawn.moved]
    return [pawn for pawn in cell.workers_of(seat) if not pawn.moved and not pawn.slave]


def ask_for_boats(board: Board, owner: int) -> Phase:
    board.asked_for_boats.add(owner)
    if (yield from ask(owner, "ferry", ["grant", "refuse"])) == "grant":
        board.granted.add(owner)


# where to


def destinations(board: Board, seat: int, kind: str, source: Cell) -> list[Cell]:
    if kind == "boats":
        return [cell for cell in board.beside(source) if cell.is_sea]
    ferries = prices(board, seat, source)
    near = set(source.place.beside)
    for sea in ferries:
        near |= set(board.cells[sea].place.beside)
    found = [cell for code, cell in board.cells.items() if code in near and cell.status == "dry" and cell is not source]
    return found if kind == "warriors" else [cell for cell in found if is_open(cell, seat)]


def is_open(cell: Cell, seat: int) -> bool:
    """Whether workers and slaves may enter: nobody else controls the cell, nor did when the phase began (17, A8)."""
    return cell.began in (None, seat) and cell.controller() in (None, seat) and not cell.awaits_civil_war()


def prices(board: Board, seat: int, source: Cell) -> dict[str, Price]:
    """The sea cells that a land pawn can be ferried to, each with the price of the best way there (23)."""
    found: dict[str, Price] = {}
    steps: list[tuple[Price, Cell]] = [((0, 0, ()), source)]
    while steps:
        price, cell = steps.pop(0)
        for sea in board.beside(cell):
            fee = fare(board, seat, sea)
            if fee is None or sea.place.number in price[2]:
                continue
            here = (price[0] + fee, price[1] + 1, (*price[2], sea.place.number))
            if sea.code not in found or here < found[sea.code]:
                found[sea.code] = here
                steps.append((here, sea))
    return found


def fare(board: Board, seat: int, sea: Cell) -> int | None:
    """How many fresh own boats it takes to cross a sea cell; None if nobody ferries there."""
    if not sea.is_sea or not sea.boats:
        return None
    if sea.boats[0].owner in board.granted:
        return 0  # a boat may carry another player's pawns even if it has moved (24)
    if sea.boats[0].owner != seat or all(boat.moved for boat in sea.boats):
        return None
    return 0 if any(boat.ferried for boat in sea.boats) else 1


# the order


def give_order(board: Board, seat: int, kind: str, source: Cell) -> Phase:
    words = [f"to {cell.code}" for cell in destinations(board, seat, kind, source)]
    to = board.cells[(yield from ask(seat, "to", words)).split()[1]]
    able = ready(source, seat, kind)
    chosen = able[: (yield from how_many(seat, "count", 1, len(able)))]
    led: list[Pawn] = []
    if kind == "warriors" and is_open(to, seat) and not source.took_slaves:
        for colour in source.colours():
            slaves = [pawn for pawn in source.workers_of(colour) if pawn.slave and not pawn.moved]
            if colour != seat and slaves:
                led += slaves[: (yield from how_many(seat, "lead", 0, len(slaves)))]
    for boat in [piece for piece in chosen if isinstance(piece, Boat)]:
        sail(boat, source, to)
    pawns = [piece for piece in chosen if isinstance(piece, Pawn)] + led
    if pawns:
        if to.code not in source.place.beside:
            ferry(board, seat, source, to)
        march(board, pawns, source, to)
        to.took_slaves |= bool(led)
    else:
        fight_at_sea(to)


def how_many(seat: int, verb: str, least: int, most: int) -> Generator[Questions, Answer, int]:
    every = "all" if verb == "count" else "lead-all"
    fewer = [f"{verb} {number}" for number in range(least, min(most - 1, MOST_COUNTED) + 1)]
    word = yield from ask(seat, verb, [*fewer, every])
    return most if word == every else int(word.split()[1])


def sail(boat: Boat, source: Cell, to: Cell) -> None:
    source.boats.remove(boat)
    to.boats.append(boat)
    boat.moved = True


def march(board: Board, pawns: list[Pawn], source: Cell, to: Cell) -> None:
    """They arrive and fight as one group; then fanatics are counted where they left and where they came (A9)."""
    for pawn in pawns:
        source.pawns.remove(pawn)
        to.pawns.append(pawn)
        pawn.moved = True
    if any(pawn.kind == "warrior" for pawn in pawns):
        fight_on_land(to)
    let_fanatics_rise(board, [source, to])


def ferry(board: Board, seat: int, source: Cell, to: Cell) -> None:
    """Commits own boats along the best way; granted boats stay as they are (21, 23, A21)."""
    found = prices(board, seat, source)
    best = min(found[code] for code in to.place.beside if code in found)
    cells = {cell.place.number: cell for cell in board.cells.values()}
    for number in best[2]:
        boats = cells[number].boats
        if boats[0].owner == seat and not any(boat.ferried for boat in boats):
            next(boat for boat in boats if not boat.moved).ferried = True

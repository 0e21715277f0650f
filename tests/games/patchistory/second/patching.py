"""Patching a land card into a territory: section 7.1.3 and the rulings Q-30 to Q-55.

A patch is (x, y, over): where the card's north-west quarter comes to lie, and which of its quarters (0 NW, 1 NE, 2 SW,
3 SE) lie over an occupied cell. Its other quarters lie under, if their cell is occupied.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from .cards import WATER, Side
from .territory import Cell, Piece, Territory, adjacent, bounding_box, grid, top, visible_rooms

Patch = tuple[int, int, frozenset[int]]


def quarter_cells(x: int, y: int) -> dict[int, Cell]:
    return {0: (x, y), 1: (x + 1, y), 2: (x, y + 1), 3: (x + 1, y + 1)}


def split(territory: Territory, x: int, y: int, over: frozenset[int]) -> tuple[set[Cell], set[Cell]]:
    """The cells the card covers and the cells it slides under; empty cells are neither."""
    occupied = top(territory)
    cells = {number: cell for number, cell in quarter_cells(x, y).items() if cell in occupied}
    if not over <= cells.keys():
        raise ValueError("a quarter can't lie over an empty cell")
    return {cells[number] for number in over}, {cells[number] for number in cells.keys() - over}


def raised(territory: Territory, under: set[Cell]) -> set[int]:
    """The cards the new one slides under, with all that lies on them, and on that, and so on."""
    occupied = top(territory)
    found = {occupied[cell][0].number for cell in under}
    for piece, below in ((piece, territory.pile[:level]) for level, piece in enumerate(territory.pile)):
        if any(lower.number in found and lower.cells.keys() & piece.cells.keys() for lower in below):
            found.add(piece.number)
    return found


def fits_the_pile(territory: Territory, over: set[Cell], under: set[Cell]) -> bool:
    """No card is both below the new one and above it (Q-30)."""
    beneath = {piece.number for piece in territory.pile if piece.cells.keys() & over}
    return not beneath & raised(territory, under)


def spares_water(territory: Territory, overlapped: set[Cell]) -> bool:
    """Nothing goes over or under visible water. A tile on water is no water (Q-54)."""
    seen = grid(territory)
    return not any(seen[cell].kind == WATER for cell in overlapped)


def new_water(side: Side, x: int, y: int) -> set[Cell]:
    return {cell for number, cell in quarter_cells(x, y).items() if side.rooms[side.quarters[number]].kind == WATER}


def covers_the_statue(territory: Territory, over: set[Cell]) -> bool:
    """B.5: "you are not permitted to patch over it later"."""
    seen = grid(territory)
    return any(seen[cell].name == "Statue of Liberty" for cell in over)


def patched(territory: Territory, side: Side, x: int, y: int, over: frozenset[int]) -> Territory:
    """The territory with the card in its place; whether it is allowed there isn't asked."""
    covered, under = split(territory, x, y, over)
    lifted = raised(territory, under)
    piece = Piece(len(territory.pile), side, x, y)
    below = tuple(other for other in territory.pile if other.number not in lifted)
    above = tuple(other for other in territory.pile if other.number in lifted)
    tiles = {cell: tile for cell, tile in territory.tiles.items() if cell not in covered}
    return Territory((*below, piece, *above), tiles)


def rooms_are_whole(territory: Territory) -> bool:
    """Every printed room is wholly visible or wholly hidden. A tile hides a 1x1 room, never part of a larger one."""
    shown = Counter((piece.number, room) for piece, room in top(territory).values())
    return all(
        shown[piece.number, room] in (0, piece.side.quarters.count(room))
        for piece in territory.pile
        for room in set(piece.side.quarters)
    )


def waters_are_apart(territory: Territory, fresh: set[Cell]) -> bool:
    """The water that has just come touches no other water (Q-33, Q-34)."""
    waters = [room for room in visible_rooms(territory) if room.kind == WATER]
    return not any(room.cells & fresh and any(adjacent(room, other) for other in waters) for room in waters)


def fits_the_limit(territory: Territory, limit: int) -> bool:
    west, north, east, south = bounding_box(top(territory))
    return east - west < limit and south - north < limit


def is_legal(
    territory: Territory, side: Side, x: int, y: int, over: frozenset[int], limit: int, angkor: bool, no_limit: bool
) -> bool:
    """`angkor` and `no_limit`: whether Angkor Wat and the Statue of Liberty are visible before the patch (Q-55)."""
    covered, under = split(territory, x, y, over)
    water = new_water(side, x, y)
    if not covered and not under:
        return False  # it only touches, or not even that
    if len(under) == 4:
        return False  # wholly hidden: the same as a discard
    if water & under:
        return False  # new water must be seen, even with Angkor Wat
    if covers_the_statue(territory, covered) or not fits_the_pile(territory, covered, under):
        return False
    if not angkor and not spares_water(territory, covered | under):
        return False
    after = patched(territory, side, x, y, over)
    return (
        rooms_are_whole(after)
        and (angkor or waters_are_apart(after, water))
        and (no_limit or fits_the_limit(after, limit))
    )


def legal_patches(territory: Territory, side: Side, limit: int, angkor: bool, no_limit: bool) -> set[Patch]:
    """Every way the card may be patched in. Discarding it is always possible besides."""
    occupied = top(territory)
    west, north, east, south = bounding_box(occupied)
    found = set()
    for x in range(west - 1, east + 1):
        for y in range(north - 1, south + 1):
            here = [number for number, cell in quarter_cells(x, y).items() if cell in occupied]
            for size in range(len(here) + 1):
                for chosen in map(frozenset, combinations(here, size)):
                    if is_legal(territory, side, x, y, chosen, limit, angkor, no_limit):
                        found.add((x, y, chosen))
    return found


def patch(
    territory: Territory, side: Side, at: Patch, limit: int, angkor: bool = False, no_limit: bool = False
) -> Territory:
    """Carries a legal patch out. Workers stay on their cells, so nothing happens to them here (7.1.3)."""
    x, y, over = at
    if not is_legal(territory, side, x, y, over, limit, angkor, no_limit):
        raise ValueError(f"{side.card} can't be patched in at {at}")
    return patched(territory, side, x, y, over)

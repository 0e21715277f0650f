"""Two hundred random careers of fifteen patches in the second model, looked at from other sides."""

from __future__ import annotations

import random
from graphlib import CycleError, TopologicalSorter
from itertools import combinations

import pytest

from .second.cards import BASELANDS, SIDES, TILES, Room
from .second.patching import fits_the_pile, legal_patches, patched, quarter_cells, rooms_are_whole, split
from .second.territory import (
    Territory,
    bounding_box,
    buildable,
    founded,
    grid,
    lay_tile,
    names,
    neighbours,
    reclaimable,
    top,
    visible_rooms,
)


def seen_from_above(territory: Territory) -> dict[tuple[int, int], Room]:
    """The uppermost thing of each cell, looked for from the top of the pile downwards."""
    found = {cell: tile.room for cell, tile in territory.tiles.items()}
    for piece in reversed(territory.pile):
        for number, room in enumerate(piece.side.quarters):
            cell = (piece.x + number % piece.side.width, piece.y + number // piece.side.width)
            found.setdefault(cell, piece.side.rooms[room])
    return found


def lies_flat(territory: Territory, covered: set[tuple[int, int]], under: set[tuple[int, int]]) -> bool:
    """Whether some order of all cards from bottom to top, the new one included, respects what lies on what."""
    below: dict[int, set[int]] = {piece.number: set() for piece in territory.pile}
    for low, high in combinations(territory.pile, 2):
        if low.cells.keys() & high.cells.keys():
            below[high.number].add(low.number)
    new = len(territory.pile)
    below[new] = {piece.number for piece in territory.pile if covered & piece.cells.keys()}
    for cell in under:
        below[top(territory)[cell][0].number].add(new)
    try:
        TopologicalSorter(below).prepare()
    except CycleError:
        return False
    return True


def check(territory: Territory, limit: int, had_angkor: bool) -> None:
    seen = grid(territory)
    assert {cell: room.room for cell, room in seen.items()} == seen_from_above(territory)
    assert rooms_are_whole(territory)
    for room in visible_rooms(territory):
        printed = [
            piece.side.quarters.count(number)
            for piece in territory.pile
            for number, printed in enumerate(piece.side.rooms)
            if printed is room.room and room.cells <= piece.cells.keys()
        ]
        assert room.tile or len(room.cells) in printed
    if "Statue of Liberty" not in names(territory):
        west, north, east, south = bounding_box(seen)
        assert max(east - west, south - north) < limit
    waters = {cell for cell, room in seen.items() if room.kind == "W"}
    assert had_angkor or not any(neighbours(cell) & waters for cell in waters)


def career(seed: int) -> None:
    luck = random.Random(seed)
    territory = founded(luck.choice(list(BASELANDS.values())))
    had_angkor = False
    for turn in range(15):
        era = turn // 5 + 1
        side = SIDES[f"{'I' * era}-{luck.randint(1, 25):02}", luck.choice(("white", "black"))]
        visible = names(territory)
        had_angkor |= "Angkor Wat" in visible
        found = legal_patches(territory, side, 4 + era, "Angkor Wat" in visible, "Statue of Liberty" in visible)
        x, y = luck.randint(-2, 4), luck.randint(-2, 4)
        here = [number for number, cell in quarter_cells(x, y).items() if cell in top(territory)]
        chosen = frozenset(number for number in here if luck.random() < 0.5)
        assert fits_the_pile(territory, *split(territory, x, y, chosen)) == lies_flat(
            territory, *split(territory, x, y, chosen)
        )
        if found:
            at = luck.choice(sorted(found, key=lambda at: (at[0], at[1], sorted(at[2]))))
            covered, under = split(territory, *at)
            assert lies_flat(territory, covered, under)
            after = patched(territory, side, *at)
            assert all(top(after)[cell][0].number == len(territory.pile) for cell in covered)
            assert all(grid(after)[cell] == grid(territory)[cell] for cell in under)
            territory = after
        if luck.random() < 0.4:
            building = None if luck.random() < 0.5 else luck.choice(TILES)
            cells = sorted(reclaimable(territory) if building is None else buildable(territory))
            territory = lay_tile(territory, luck.choice(cells), building) if cells else territory
        check(territory, 4 + era, had_angkor)


@pytest.mark.parametrize("start", range(0, 200, 20))
def test_careers(start: int) -> None:
    for seed in range(start, start + 20):
        career(seed)

"""The second model's components, territories and patches, by themselves."""

from __future__ import annotations

import pytest

from .second.cards import BASELANDS, HEROES, SIDES, TILES, WONDERS, Room, Side
from .second.patching import Patch, fits_the_pile, legal_patches, new_water, patch, patched, quarter_cells, split
from .second.statuses import Kingdom, statuses
from .second.territory import (
    Piece,
    Territory,
    adjacent,
    bounding_box,
    buildable,
    founded,
    grid,
    lay_tile,
    names,
    reclaimable,
    rooms_within,
    top,
    visible_rooms,
)

POINTS = {"v": 1.0, "b": 1.0, "m": 1.0, "w": 0.8, "s": 0.7, "c": 0.6, "f": 0.6, "h": 0.4}
EQ = founded(BASELANDS["EQ"])
FOUR_WASTES = Side("test", "white", 2, (Room("D"),) * 4, (0, 1, 2, 3))
WATER_NW = Side("test", "white", 2, (Room("W"), *(Room("D"),) * 3), (0, 1, 2, 3))
TALL = Side("test", "white", 2, (Room("I", "f"), Room("D"), Room("D")), (0, 1, 0, 2))


def over(*quarters: int) -> frozenset[int]:
    return frozenset(quarters)


def options(
    territory: Territory, side: Side, limit: int = 7, angkor: bool = False, no_limit: bool = False
) -> set[Patch]:
    return legal_patches(territory, side, limit, angkor, no_limit)


def laid(*placed: tuple[Side, int, int]) -> Territory:
    """A pile as it is written, on the Equality baseland."""
    pieces = (Piece(number, side, x, y) for number, (side, x, y) in enumerate(placed, 1))
    return Territory((*EQ.pile, *pieces))


def test_the_components_are_complete() -> None:
    assert (len(BASELANDS), len(TILES), len(SIDES), len(HEROES), len(WONDERS)) == (5, 36, 150, 27, 27)
    assert all(sum(room.kind == kind for room in TILES) == 6 for kind in "CPEMTI")


@pytest.mark.parametrize("side", SIDES.values(), ids=lambda side: f"{side.card} {side.face}")
def test_the_points_beside_a_side_are_those_of_its_symbols(side: Side) -> None:
    free = sum(POINTS[symbol] for room in side.rooms for symbol in room.free)
    boxed = sum(POINTS[symbol] for room in side.rooms for symbol in room.box)
    assert side.points == pytest.approx(free + 0.6 * boxed, abs=0.051)


def test_printed_7_1_3_the_worked_example() -> None:
    before = statuses(Kingdom(EQ))
    assert before == {"MIL": 1, "shields": 0, "POL": 1, "TRA": 1, "food": 1, "mineral": 0, "vp": 1, "money": 1}
    after = statuses(Kingdom(patch(EQ, SIDES["I-01", "white"], (2, 1, over(0)), 5)))
    assert after == before | {"POL": 2, "food": 0, "mineral": 1}


def test_a_card_must_overlap_and_must_be_seen() -> None:
    found = options(EQ, FOUR_WASTES)
    assert all(set(quarter_cells(x, y).values()) & top(EQ).keys() for x, y, _ in found)
    assert (0, 0, over()) not in found  # wholly hidden
    assert (0, 0, over(0, 1, 2, 3)) in found
    assert (-1, -1, over()) in found  # only one quarter is hidden
    assert (3, 0, over()) not in found  # touches


def test_one_card_is_never_both_over_and_under_the_same_card() -> None:
    assert {chosen for x, y, chosen in options(EQ, FOUR_WASTES) if (x, y) == (1, 0)} == {over(0, 1, 2, 3)}
    assert {chosen for x, y, chosen in options(EQ, FOUR_WASTES) if (x, y) == (2, 0)} == {over(), over(0, 2)}


def test_a_card_goes_between_two_cards() -> None:
    """A card on the baseland's east end; the new one goes over the baseland and under that card."""
    territory = patch(EQ, FOUR_WASTES, (2, 1, over(0)), 7)
    between = patch(territory, TALL, (1, 1, over(0)), 7)
    assert [piece.number for piece in between.pile] == [0, 2, 1]
    assert grid(between)[2, 1].room == Room("D")
    assert grid(between)[1, 1].room == grid(between)[1, 2].room == Room("I", "f")


def test_the_pile_looks_through_several_cards() -> None:
    """Under the first card means under the second that lies on it, though they meet elsewhere."""
    territory = laid((FOUR_WASTES, 2, 1), (FOUR_WASTES, 3, 2), (FOUR_WASTES, 4, 3))
    assert fits_the_pile(territory, {(0, 0)}, {(2, 1)})
    assert not fits_the_pile(territory, {(5, 4)}, {(2, 1)})
    assert fits_the_pile(territory, {(2, 1)}, {(5, 4)})
    assert not fits_the_pile(territory, {(3, 2)}, {(2, 2)})


def test_a_hidden_card_below_an_over_quarter_counts() -> None:
    """The new card covers the second card where the baseland lies hidden below; so it isn't under the baseland."""
    territory = laid((FOUR_WASTES, 2, 0))
    assert not fits_the_pile(territory, {(2, 0)}, {(1, 0)})


@pytest.mark.parametrize(
    ("at", "legal", "because"),
    [
        ((2, 1, over(0)), False, "half of it is covered, the other half not"),
        ((2, 2, over(0)), False, "its lower half alone"),
        ((1, 0, over(0, 1, 2, 3)), False, "its upper half alone"),
        ((2, 1, over(0, 2)), True, "both halves are covered"),
        ((2, 1, over()), True, "all goes under"),
    ],
)
def test_rooms_are_covered_whole(at: Patch, legal: bool, because: str) -> None:
    """A tall room hangs down from the baseland's south-east cell: (2, 1) and (2, 2)."""
    territory = patch(EQ, Side("test", "white", 2, TALL.rooms, (1, 0, 2, 0)), (1, 1, over(0, 1)), 7)
    assert {cell for cell, room in grid(territory).items() if room.kind == "I" and not room.small} == {(2, 1), (2, 2)}
    assert (at in options(territory, FOUR_WASTES)) is legal, because


def test_a_new_room_is_hidden_whole_or_not_at_all() -> None:
    assert (2, 1, over()) not in options(EQ, TALL)  # its north half would be under, its south half in the open
    assert (2, 0, over()) in options(EQ, TALL)


def test_water_covers_but_is_not_covered() -> None:
    territory = patch(EQ, WATER_NW, (2, 1, over(0)), 7)
    assert grid(territory)[2, 1].kind == "W"
    touching = {at for at in options(territory, FOUR_WASTES) if (2, 1) in quarter_cells(at[0], at[1]).values()}
    assert not touching
    assert {at for at in options(territory, FOUR_WASTES, angkor=True) if (2, 1) in quarter_cells(*at[:2]).values()}


def test_new_water_is_never_under() -> None:
    for angkor in (False, True):
        found = options(EQ, WATER_NW, angkor=angkor)
        assert found
        assert all(not new_water(WATER_NW, x, y) & split(EQ, x, y, chosen)[1] for x, y, chosen in found)


def test_waters_stay_apart() -> None:
    territory = patch(EQ, WATER_NW, (2, 1, over(0)), 7)
    beside, diagonal = (1, 1, over(0)), (1, 0, over(0, 1, 2))
    flat = Side("test", "white", 2, (Room("D"), Room("D"), Room("W"), Room("D")), (0, 1, 2, 3))
    assert (1, -1, over(2, 3)) in options(territory, flat), "diagonal waters are fine"
    assert (2, -1, over(2)) not in options(territory, flat)
    assert (2, -1, over(2)) in options(territory, flat, angkor=True)
    assert beside not in options(territory, WATER_NW)
    assert diagonal not in options(territory, WATER_NW), "its south-east quarter would lie on water"


def test_the_size_limit_is_the_bounding_box() -> None:
    territory = patched(EQ, FOUR_WASTES, 2, 0, over(0, 2))
    territory = patched(territory, FOUR_WASTES, 3, 0, over(0, 2))
    assert bounding_box(top(territory)) == (0, 0, 4, 1)
    found = options(territory, FOUR_WASTES, 5)
    assert (4, 0, over(0, 2)) not in found
    assert (4, 0, over(0, 2)) in options(territory, FOUR_WASTES, 6)
    assert (4, 0, over(0, 2)) in options(territory, FOUR_WASTES, 5, no_limit=True)
    assert (-1, 0, over(1, 3)) not in found


def test_the_statue_of_liberty_is_never_covered() -> None:
    territory = patched(EQ, SIDES["III-07", "black"], 2, 1, over(0))
    assert "Statue of Liberty" in names(territory)
    for x, y, chosen in options(territory, FOUR_WASTES, no_limit=True):
        assert "Statue of Liberty" in names(patched(territory, FOUR_WASTES, x, y, chosen))
    assert (1, 1, over()) in options(territory, FOUR_WASTES), "but one may slide under it"


def test_tiles_are_removed_when_covered_and_stay_when_slid_under() -> None:
    territory = lay_tile(EQ, (2, 1), TILES[0])
    assert patch(territory, FOUR_WASTES, (2, 1, over(0)), 7).tiles == {}
    under = patch(territory, FOUR_WASTES, (2, 1, over()), 7)
    assert grid(under)[2, 1].room == TILES[0]


def test_a_tile_on_water_is_no_water() -> None:
    territory = patch(EQ, WATER_NW, (2, 1, over(0)), 7)
    assert (2, 1) in reclaimable(territory)
    assert (2, 1) not in buildable(territory)
    reclaimed = lay_tile(territory, (2, 1), None)
    assert (2, 1) not in reclaimable(reclaimed)
    assert (2, 1) in buildable(reclaimed)
    assert (2, 1, over(0, 1, 2, 3)) in options(reclaimed, FOUR_WASTES)
    assert (1, 1, over(0, 1, 3)) in options(reclaimed, WATER_NW)


def test_tiles_lie_on_small_rooms_only() -> None:
    territory = patched(EQ, TALL, 2, 0, over(0, 2))
    assert not {(2, 0), (2, 1)} & (reclaimable(territory) | buildable(territory))
    assert (3, 0) in buildable(territory)
    assert (3, 0) not in reclaimable(territory), "it is Wasteland already"
    with pytest.raises(ValueError, match="no tile"):
        lay_tile(territory, (2, 0), TILES[0])


def test_angkor_makes_water_buildable() -> None:
    territory = laid((SIDES["II-01", "black"], 3, 0))
    assert grid(territory)[3, 1].kind == "W"
    assert (3, 1) in buildable(territory) & reclaimable(territory)


def test_steps_count_rooms() -> None:
    territory = patched(EQ, TALL, 2, 0, over(0, 2))
    reached = {cell for room in rooms_within(territory, (1, 0), 1) for cell in room.cells}
    assert reached == {(1, 0), (0, 0), (1, 1), (2, 0), (2, 1)}
    assert (3, 1) in {cell for room in rooms_within(territory, (1, 0), 2) for cell in room.cells}
    assert not any(adjacent(room, room) for room in visible_rooms(territory))

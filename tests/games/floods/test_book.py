"""The book and its maps: rulebook, chapter 16. The tables are those of the facts."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from watershed.games.floods.book import edition_of, open_book
from watershed.games.floods.names import CELLS, LAND, WORLD, Map, Resource
from watershed.kit.game import BookError
from watershed.kit.printed import Kept, read, text_of

from .scene import BLUE, BOOK, EDITION, GREEN, WHITE, YELLOW, number

CELL = EDITION.words["cells"]
BY_CODE = {cell.code: cell for cell in CELL.values()}
FILE = Path(__file__).parents[3] / "src/watershed/games/floods/book.toml"

SHAPE = "123456789AB"  # the cells of each continent
LANDS = "WBYG"  # each is to the one before what the first is to the last
AROUND = [  # seas and islands that take each other's places when the continents do
    "NA IO NP SA", "CB ER CS SP", "CA ME EI CP", "AW SW AE SE", "AT MU ES AN",
]  # fmt: skip
ORES = (Resource.MARBLE, Resource.GRANITE, Resource.GOLD, Resource.COPPER)

BESIDE = {  # cell: the land and the sea that touch it
    "W1": "W2 W3 W8 W9 NP AW",
    "W2": "W1 W3 W4 W8 NA CB AW",
    "W3": "W1 W2 W4 W9 CP",
    "W4": "W2 W3 W5 W6 CB CP",
    "W5": "W4 W6 W7 WA SP CP",
    "W6": "W4 W5 W7 WB CB",
    "W7": "W5 W6 WA WB SA CA",
    "W8": "W1 W2 AW",
    "W9": "W1 W3 NP CP",
    "WA": "W5 W7 SA SP",
    "WB": "W6 W7 CB CA",
    "Y1": "Y2 Y3 Y8 Y9 NA AE",
    "Y2": "Y1 Y3 Y4 Y8 NP CS AE",
    "Y3": "Y1 Y2 Y4 Y9 ME",
    "Y4": "Y2 Y3 Y5 Y6 CS ME",
    "Y5": "Y4 Y6 Y7 YA ER ME",
    "Y6": "Y4 Y5 Y7 YB CS",
    "Y7": "Y5 Y6 YA YB IO EI",
    "Y8": "Y1 Y2 AE",
    "Y9": "Y1 Y3 NA ME",
    "YA": "Y5 Y7 IO ER",
    "YB": "Y6 Y7 CS EI",
    "B1": "B2 B3 B8 B9 SA SW",
    "B2": "B1 B3 B4 B8 IO ER SW",
    "B3": "B1 B2 B4 B9 CA",
    "B4": "B2 B3 B5 B6 ER CA",
    "B5": "B4 B6 B7 BA CB CA",
    "B6": "B4 B5 B7 BB ER",
    "B7": "B5 B6 BA BB NA ME",
    "B8": "B1 B2 SW",
    "B9": "B1 B3 SA CA",
    "BA": "B5 B7 NA CB",
    "BB": "B6 B7 ER ME",
    "G1": "G2 G3 G8 G9 IO SE",
    "G2": "G1 G3 G4 G8 SA SP SE",
    "G3": "G1 G2 G4 G9 EI",
    "G4": "G2 G3 G5 G6 SP EI",
    "G5": "G4 G6 G7 GA CS EI",
    "G6": "G4 G5 G7 GB SP",
    "G7": "G5 G6 GA GB NP CP",
    "G8": "G1 G2 SE",
    "G9": "G1 G3 IO EI",
    "GA": "G5 G7 NP CS",
    "GB": "G6 G7 SP CP",
    "AT": "NA AW AE",
    "MU": "IO SW SE",
    "ES": "NP AW AE",
    "AN": "SA SW SE",
    "NA": "W2 Y1 Y9 B7 BA AT CB ME AW AE",
    "IO": "Y7 YA B2 G1 G9 MU ER EI SW SE",
    "NP": "W1 W9 Y2 G7 GA ES CS CP AW AE",
    "SA": "W7 WA B1 B9 G2 AN SP CA SW SE",
    "CB": "W2 W4 W6 WB B5 BA NA CA",
    "ER": "Y5 YA B2 B4 B6 BB IO ME",
    "CS": "Y2 Y4 Y6 YB G5 GA NP EI",
    "SP": "W5 WA G2 G4 G6 GB SA CP",
    "CA": "W7 WB B3 B4 B5 B9 SA CB",
    "ME": "Y3 Y4 Y5 Y9 B7 BB NA ER",
    "EI": "Y7 YB G3 G4 G5 G9 IO CS",
    "CP": "W3 W4 W5 W9 G7 GB NP SP",
    "AW": "W1 W2 W8 AT ES NA NP AE",
    "SW": "B1 B2 B8 MU AN IO SA SE",
    "AE": "Y1 Y2 Y8 AT ES NA NP AW",
    "SE": "G1 G2 G8 MU AN IO SA SW",
    "S1": "A1 R1 C1 D1 L1",
    "A1": "S1 R1 D1 OC",
    "R1": "S1 A1 C1 OC",
    "C1": "S1 R1 L1 OC",
    "D1": "S1 A1 L1 OC",
    "I1": "J1 M1 L2 OC",
    "J1": "I1 M1 L2",
    "T1": "L1 OC",
    "K1": "V0 L1 M1 L2",
    "S2": "A2 R2 C2 D2 L2",
    "A2": "S2 R2 D2 OC",
    "R2": "S2 A2 C2 OC",
    "C2": "S2 R2 L2 OC",
    "D2": "S2 A2 L2 OC",
    "I2": "J2 M2 L3 OC",
    "J2": "I2 M2 L3",
    "T2": "L2 OC",
    "K2": "V0 L2 M2 L3",
    "S3": "A3 R3 C3 D3 L3",
    "A3": "S3 R3 D3 OC",
    "R3": "S3 A3 C3 OC",
    "C3": "S3 R3 L3 OC",
    "D3": "S3 A3 L3 OC",
    "I3": "J3 L1 M3 OC",
    "J3": "I3 L1 M3",
    "T3": "L3 OC",
    "K3": "V0 L1 L3 M3",
    "V0": "K1 K2 K3 L1 L2 L3",
    "L1": "S1 C1 D1 T1 K1 I3 J3 K3 V0 M1 M3 OC",
    "M1": "I1 J1 K1 L1 L2 OC",
    "L2": "I1 J1 K1 S2 C2 D2 T2 K2 V0 M1 M2 OC",
    "M2": "I2 J2 K2 L2 L3 OC",
    "L3": "I2 J2 K2 S3 C3 D3 T3 K3 V0 M2 M3 OC",
    "M3": "I3 J3 K3 L1 L3 OC",
    "OC": "A1 R1 C1 D1 I1 T1 A2 R2 C2 D2 I2 T2 A3 R3 C3 D3 I3 T3 L1 M1 L2 M2 L3 M3",
}


def test_16_1_both_maps_have_the_neighbours_that_the_facts_list():
    """Computed from the hexes."""
    assert list(BESIDE) == [cell.code for cell in CELL.values()]
    for code, others in BESIDE.items():
        assert {CELL[other].code for other in BY_CODE[code].beside} == set(others.split()), code
        assert code not in others.split()
    for cell in CELL.values():
        assert [int(other) for other in BOOK.beside[cell.id][: BOOK.touching[cell.id]]] == list(cell.beside)
        assert all(cell.id in CELL[other].beside for other in cell.beside)
        assert all(CELL[other].map == cell.map for other in cell.beside)


def pieces(cell):
    """The parts of a cell that hang together."""
    wrap = 48 if cell.map == Map.WORLD else 1000
    left, count = set(cell.hexes), 0
    while left:
        queue, count = [left.pop()], count + 1
        for x, y in queue:
            near = {((x + dx) % wrap, y + dy) for dx, dy in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))}
            queue.extend(near & left)
            left -= near
    return count


def test_16_1_every_cell_hangs_together_and_has_its_label():
    assert {cell.code: pieces(cell) for cell in CELL.values() if pieces(cell) != 1} == {}
    assert all(cell.label in cell.hexes for cell in CELL.values())
    assert len({cell.code for cell in CELL.values()}) == CELLS


def test_16_1_the_continents_have_the_same_shape_inside():
    inside = {"1": "2389", "2": "348", "3": "49", "4": "56", "5": "67A", "6": "7B", "7": "AB"}
    edges = {f"{one}{other}" for one, others in inside.items() for other in others}
    assert len(edges) == 18
    assert {cell.code for cell in CELL.values() if cell.map == Map.WORLD and cell.code[0] in "WYBG"} == {
        f"{land}{cell}" for land in "WYBG" for cell in SHAPE
    }
    for land in "WYBG":
        found = {
            f"{one}{other}"
            for one, other in combinations(SHAPE, 2)
            if BY_CODE[f"{land}{other}"].id in BY_CODE[f"{land}{one}"].beside
        }
        assert found == edges
        heart = BY_CODE[f"{land}4"]
        assert sum(not CELL[other].is_land for other in heart.beside) == 2
        drowning = {cell: BY_CODE[f"{land}{cell}"].drowns for cell in SHAPE if BY_CODE[f"{land}{cell}"].drowns}
        assert drowning == {"2": 2, "6": 3}


def next_of(ring):
    """What comes after each of a ring."""
    return dict(zip(ring, (*ring[1:], ring[0]), strict=True))


def test_16_1_the_world_is_the_same_for_all_four():
    """With every colour in the place of the next, and every sea and island too, the map is itself."""
    after = {code: other for ring in AROUND for code, other in next_of(ring.split()).items()}
    after |= {f"{land}{cell}": f"{other}{cell}" for land, other in next_of(LANDS).items() for cell in SHAPE}
    ores, world = next_of(ORES), [cell for cell in CELL.values() if cell.map == Map.WORLD]
    assert set(after) == set(after.values()) == {cell.code for cell in world}
    hearts = {CELL[int(BOOK.start[Map.WORLD, seat])].code for seat in (YELLOW, GREEN, WHITE, BLUE)}
    assert {after[code] for code in hearts} == hearts
    for cell in world:
        other = BY_CODE[after[cell.code]]
        assert (other.is_land, other.drowns) == (cell.is_land, cell.drowns)
        assert other.ore == (ores[cell.ore] if cell.is_land else cell.ore)
        assert {after[CELL[one].code] for one in cell.beside} == {CELL[one].code for one in other.beside}, cell.code


def test_16_1_continents_touch_only_by_sea_and_each_pair_shares_a_sea():
    for one in "WYBG":
        for other in "WYBG".replace(one, ""):
            mine, theirs = ({BY_CODE[f"{land}{cell}"].id for cell in SHAPE} for land in (one, other))
            assert not any(set(CELL[cell].beside) & theirs for cell in mine)
            seas = [
                {sea for cell in side for sea in CELL[cell].beside if not CELL[sea].is_land} for side in (mine, theirs)
            ]
            assert seas[0] & seas[1]


def test_16_2_continents_and_islands_have_the_ore_of_their_colour():
    ores = {"W": Resource.MARBLE, "Y": Resource.GOLD, "B": Resource.GRANITE, "G": Resource.COPPER}
    for land, ore in ores.items():
        assert {BY_CODE[f"{land}{cell}"].ore for cell in SHAPE} == {ore}
    islands = {"AT": Resource.GOLD, "MU": Resource.COPPER, "ES": Resource.MARBLE, "AN": Resource.GRANITE}
    assert {code: BY_CODE[code].ore for code in islands} == islands


def test_16_3_east_and_west_join_and_north_and_south_do_not():
    """Test vector 8: CP has hexes in the first and the last column; NP touches W1 over the edge, and Y2."""
    columns = {x for x, _ in BY_CODE["CP"].hexes}
    assert {0, 47} <= columns
    assert {BY_CODE["W1"].id, BY_CODE["Y2"].id} <= set(BY_CODE["NP"].beside)
    top = {cell.code for cell in CELL.values() if cell.map == Map.WORLD and any(y == 0 for _, y in cell.hexes)}
    bottom = {cell.code for cell in CELL.values() if cell.map == Map.WORLD and any(y == 12 for _, y in cell.hexes)}
    assert max(y for cell in CELL.values() if cell.map == Map.WORLD for _, y in cell.hexes) == 12
    assert (top, bottom) == ({"AW", "AE"}, {"SW", "SE"})
    assert not any(BY_CODE[one].id in BY_CODE[other].beside for one in top for other in bottom)


def test_16_4_the_first_rise_floods_the_islands():
    drown = {rise: {cell.code for cell in CELL.values() if cell.drowns == rise and cell.map == 1} for rise in (1, 2, 3)}
    assert drown[1] == {"AT", "MU", "ES", "AN"}
    assert drown[2] == {"W2", "Y2", "B2", "G2"}
    assert drown[3] == {"W6", "Y6", "B6", "G6"}
    marks = Counter(cell.drowns for cell in CELL.values() if cell.map == 2 and cell.is_land)
    assert marks == {0: 16, 1: 3, 2: 3, 3: 6}


def test_16_5_each_cell_of_the_archipelago_has_its_ore_and_the_ocean_is_one_cell():
    ores = Counter(cell.ore for cell in CELL.values() if cell.map == 2 and cell.is_land)
    assert ores == {Resource.GOLD: 7, Resource.COPPER: 7, Resource.MARBLE: 7, Resource.GRANITE: 7}
    edge = {cell.code for cell in CELL.values() if cell.map == 2 for x, y in cell.hexes if y in (0, 12)}
    assert edge == {"OC"}
    assert len(BY_CODE["OC"].beside) == 24


def test_16_5_the_archipelago_is_the_same_for_all_three():
    """Turned by a third it is itself, with the ores one further."""
    turned = {"1": "2", "2": "3", "3": "1", "0": "0", "C": "C"}
    after = {Resource.GOLD: Resource.COPPER, Resource.COPPER: Resource.MARBLE, Resource.MARBLE: Resource.GOLD}
    for cell in CELL.values():
        if cell.map == 2:
            other = BY_CODE[cell.code[0] + turned[cell.code[1]]]
            assert other.drowns == cell.drowns
            assert other.ore == after.get(cell.ore, cell.ore)
            assert {CELL[one].code[0] + turned[CELL[one].code[1]] for one in cell.beside} == {
                CELL[one].code for one in other.beside
            }


def test_the_numbers_of_the_cells():
    assert [cell.id for cell in CELL.values()] == list(range(1, CELLS + 1))
    assert (number("w1"), number("se"), number("s1"), number("oc")) == (1, WORLD, WORLD + 1, CELLS)
    assert (BOOK.first_cell.tolist(), BOOK.end_land.tolist(), BOOK.end_cell.tolist()) == (
        [0, 1, 65], [0, 49, LAND + 1], [0, 65, CELLS + 1],
    )  # fmt: skip
    assert [int(BOOK.start[1, seat]) for seat in (YELLOW, GREEN, WHITE, BLUE)] == [15, 37, 4, 26]


def test_the_printed_numbers():
    found = {
        name: getattr(BOOK, name) for name in ("workers", "most_boats", "most_warriors", "forests", "mine", "mines")
    }
    assert found == {"workers": 4, "most_boats": 8, "most_warriors": 5, "forests": 3, "mine": 3, "mines": 3}
    assert (BOOK.quarry, BOOK.boat, BOOK.dolmen, BOOK.majority, BOOK.end) == (1, 4, 2, 3, 14)
    assert BOOK.rise.tolist() == [0, 5, 8, 11]
    assert BOOK.each.tolist() == [0, 10, 4, 2, 1]
    sources = EDITION.words["sources"]
    assert sources["setup"]["quarry"] == "outside"
    assert sources["world"] == {"round": "rulebook", "rows": "reconstructed", "cells": "reconstructed"}


def opened(old, new):
    text = text_of(FILE)
    assert old in text
    return edition_of(read(Kept("mine.toml", text.replace(old, new, 1))))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("workers = 4", "workers = 0", "workers can be 1 to 20"),
        ("end = 14", "end = 9", "higher than the one before"),
        ('"AW  AW', '"A   AW', "where a hex can't be"),
        ('"AW  AW', '"A1  AW', "the same cells"),
        ("W1 marble  0 -      -   3  1", "W1 marble  0 -      -   0  0", "label of W1"),
        ("W1 marble  0 -", "W1 silver  0 -", "isn't a cell"),
        ("W1 marble  0 -     ", "W1 marble  0 pink  ", "isn't there"),
        ("W1 marble  0 -", "W1 sea     0 -", "48 of them land"),
        ("S1 gold    0 yellow L1", "S1 gold    0 yellow XX", "isn't there"),
        ("round = true", 'round = "yes"', "true or false"),
        ('rulebook = ["round"]', "rulebook = []", "round has no source"),
        ("boat = 4", "bote = 4", "means nothing here"),
    ],
)
def test_a_wrong_book_is_refused_with_its_line(old, new, complaint):
    with pytest.raises(BookError, match=complaint):
        opened(old, new)


def test_a_changed_number_is_another_book():
    dearer = opened("boat = 4", "boat = 5")
    assert dearer.fingerprint != open_book().fingerprint
    assert opened("# wood", "# of wood").fingerprint == open_book().fingerprint

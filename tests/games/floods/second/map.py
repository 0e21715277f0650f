"""Both maps: the hexes as they are drawn, and who touches whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

# Odd rows are shifted half a hex to the right; the east and west edges join.
WORLD = """
aw aw aw aw aw aw aw aw aw aw ae ae ae ae ae ae ae ae ae ae ae ae aw aw
 w1 w1 w8 w8 w8 aw na na na at at na y1 y1 y8 y8 y8 ae np np es es np np
w9 w9 w1 w2 w2 w2 na na b7 na na na y9 y9 y1 y2 y2 y2 np np np np np cp
 w9 w3 w3 w4 cb cb ba ba b7 me me me y9 y3 y3 y4 y2 cs cs ga g7 g7 cp cp
cp cp w3 w4 w4 cb cb ba b7 bb bb me me me y3 y4 y4 cs cs ga ga g7 gb gb
 cp cp w4 w4 cb cb b5 b5 b6 b6 bb me me me y4 y4 cs cs cs g5 g5 g6 g6 gb
sp w5 w5 w6 w6 wb ca b5 b5 b6 b6 er er y5 y5 y6 y6 yb ei ei g5 g6 sp sp
 sp w5 w5 w6 wb wb ca ca b4 b4 b4 er er y5 y5 y6 yb yb ei ei g4 g4 sp sp
sp sp wa w7 w7 ca ca ca ca b4 b4 er er ya ya y7 y7 ei ei ei g4 g4 g4 sp
 wa wa w7 sa sa b9 b9 b3 b3 b2 b2 er er ya io y7 ei ei g9 g3 g3 g2 g2 sp
sa sa sa sa sa sa b9 b9 b3 b1 b8 b2 b2 io io io io io g9 g9 g3 g1 g8 g2
 sa sa se an an sa sa b1 b1 b8 b8 b8 sw sw sw mu mu io io g1 g1 g8 g8 se
se se se se sw sw sw sw sw sw sw sw sw sw sw sw se se se se se se se se
"""

# The rows of a big hexagon; the middle one is the longest.
ARCHIPELAGO = """
      oc oc oc oc oc oc oc
     oc oc oc a1 r1 oc t1 oc
    oc oc l1 d1 s1 c1 l1 oc oc
   oc oc l1 l1 l1 l1 l1 m1 oc oc
  oc oc i3 j3 l1 l1 l1 m1 i1 oc oc
 oc oc m3 m3 m3 l1 k1 m1 j1 l2 oc oc
oc t3 l3 l3 l3 k3 v0 l2 l2 l2 l2 oc oc
 oc oc c3 l3 l3 l3 k2 l2 l2 d2 oc oc
  oc r3 s3 l3 l3 m2 l2 l2 s2 a2 oc
   oc a3 d3 l3 j2 m2 l2 c2 r2 oc
    oc oc l3 l3 i2 m2 l2 oc oc
     oc oc oc oc oc oc t2 oc
      oc oc oc oc oc oc oc
"""

# Every land cell in the order of its number: its ore, and the rise that floods it (0: none).
WORLD_LAND = """
w1 marble 0, w2 marble 2, w3 marble 0, w4 marble 0, w5 marble 0, w6 marble 3, w7 marble 0
w8 marble 0, w9 marble 0, wa marble 0, wb marble 0
y1 gold 0, y2 gold 2, y3 gold 0, y4 gold 0, y5 gold 0, y6 gold 3, y7 gold 0
y8 gold 0, y9 gold 0, ya gold 0, yb gold 0
b1 granite 0, b2 granite 2, b3 granite 0, b4 granite 0, b5 granite 0, b6 granite 3, b7 granite 0
b8 granite 0, b9 granite 0, ba granite 0, bb granite 0
g1 copper 0, g2 copper 2, g3 copper 0, g4 copper 0, g5 copper 0, g6 copper 3, g7 copper 0
g8 copper 0, g9 copper 0, ga copper 0, gb copper 0
at gold 1, mu copper 1, es marble 1, an granite 1
"""
ARCHIPELAGO_LAND = """
s1 gold 0, a1 gold 0, r1 gold 0, c1 gold 0, d1 gold 3, i1 marble 3, j1 marble 2, t1 granite 1, k1 granite 0
s2 copper 0, a2 copper 0, r2 copper 0, c2 copper 0, d2 copper 3, i2 gold 3, j2 gold 2, t2 granite 1, k2 granite 0
s3 marble 0, a3 marble 0, r3 marble 0, c3 marble 0, d3 marble 3, i3 copper 3, j3 copper 2, t3 granite 1, k3 granite 0
v0 granite 0
"""

WORLD_SEA = "na io np sa cb er cs sp ca me ei cp aw sw ae se"
ARCHIPELAGO_SEA = "l1 m1 l2 m2 l3 m3 oc"

# By seat: yellow, green, white, blue.
HEARTS = ("y4", "g4", "w4", "b4")
STARTS = ("s1", "s2", "s3")
HARBOURS = ("l1", "l2", "l3")

Hex = tuple[int, int]


@dataclass(frozen=True)
class Place:
    """A cell as it is printed."""

    code: str
    number: int  # the order in which cells are dealt with
    land: bool
    ore: str  # nothing for the sea
    rise: int  # the rise of the sea that floods it; 0 for never
    beside: tuple[str, ...]  # the cells that it touches, in the order of their numbers


@dataclass(frozen=True)
class Map:
    """One side of the board."""

    name: str
    places: dict[str, Place]
    homes: tuple[str, ...]  # where each seat starts
    harbours: tuple[str, ...]  # where each seat has its first boat


def world_hexes() -> dict[Hex, str]:
    rows = [line.split() for line in WORLD.strip().splitlines()]
    return {(r, c): code for r, row in enumerate(rows) for c, code in enumerate(row)}


def beside_world_hex(hex: Hex) -> Iterator[Hex]:
    """The six hexes around one: above and below it, an odd row looks to the right and an even row to the left."""
    r, c = hex
    shift = 1 if r % 2 else -1
    for row, column in ((r, c - 1), (r, c + 1), (r - 1, c), (r - 1, c + shift), (r + 1, c), (r + 1, c + shift)):
        yield row, column % 24


def archipelago_hexes() -> dict[Hex, str]:
    """The hexes by their axial numbers (q, r)."""
    found = {}
    for r, line in zip(range(-6, 7), ARCHIPELAGO.strip().splitlines(), strict=True):
        for q, code in enumerate(line.split(), max(-6, -6 - r)):
            found[q, r] = code
    return found


def beside_axial_hex(hex: Hex) -> Iterator[Hex]:
    q, r = hex
    yield from ((q - 1, r), (q + 1, r), (q, r - 1), (q, r + 1), (q + 1, r - 1), (q - 1, r + 1))


def touching(hexes: dict[Hex, str], archipelago: bool) -> dict[str, set[str]]:
    """The cells that share an edge of a hex."""
    found: dict[str, set[str]] = {code: set() for code in hexes.values()}
    for hex, code in hexes.items():
        for other in beside_axial_hex(hex) if archipelago else beside_world_hex(hex):
            if other in hexes and hexes[other] != code:
                found[code].add(hexes[other])
    return found


def drawn(name: str, hexes: dict[Hex, str], land: str, sea: str) -> dict[str, Place]:
    rows = [entry.split() for entry in land.strip().replace("\n", ", ").split(", ")]
    kinds = {code: (ore, int(rise)) for code, ore, rise in rows}
    codes = [*kinds, *sea.split()]
    beside = touching(hexes, name == "archipelago")
    assert set(codes) == set(beside)
    places = {}
    for number, code in enumerate(codes):
        ore, rise = kinds.get(code, ("", 0))
        places[code] = Place(code, number, code in kinds, ore, rise, tuple(sorted(beside[code], key=codes.index)))
    return places


def the_map(seats: int, option: int) -> Map:
    """Option 0 is the map for the number of players, option 1 the world; three players leave Africa empty."""
    if seats == 3 and option == 0:
        places = drawn("archipelago", archipelago_hexes(), ARCHIPELAGO_LAND, ARCHIPELAGO_SEA)
        return Map("archipelago", places, STARTS, HARBOURS)
    return Map("world", drawn("world", world_hexes(), WORLD_LAND, WORLD_SEA), HEARTS[:seats], ())

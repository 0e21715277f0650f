"""Reading the maps: rows of hexes, and the cells that they make up. Neighbours come from the hexes alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from watershed.kit.printed import Section

from .names import BESIDE, CELLS, LAND, RISES, WORLD, Map, Resource

ORES = {"gold": Resource.GOLD, "copper": Resource.COPPER, "marble": Resource.MARBLE, "granite": Resource.GRANITE}
COLOURS = ("yellow", "green", "white", "blue")  # in the order of the seats
ROOM = {Map.WORLD: (0, WORLD), Map.ARCHIPELAGO: (WORLD, CELLS)}  # map -> the cells before its first one, its last one
MOST_LAND = {Map.WORLD: 48, Map.ARCHIPELAGO: LAND - WORLD}
LONGEST = 60  # hexes of a row, and rows
FORM = re.compile(r"([A-Z][A-Z0-9]) +(\w+) +([0-9]) +(\w+|-) +([A-Z][A-Z0-9]|-) +(\d{1,2}) +(\d{1,2})")
SIDES = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))  # from hex to hex: half hexes across, and rows

Hex = tuple[int, int]  # half hexes from the left, and the row


@dataclass(frozen=True)
class Cell:
    """A cell as the book prints it."""

    id: int
    code: str  # two letters; no two cells of either map have the same
    map: int
    ore: int  # 0 for a sea cell
    drowns: int  # the rise that floods it; 0 for none
    start: int | None  # the seat whose workers start there
    boat: str  # the sea cell where the boat of that seat starts; empty for none
    label: Hex
    hexes: tuple[Hex, ...]
    beside: tuple[int, ...]  # the cells that touch it, ascending

    @property
    def is_land(self) -> bool:
        return self.ore > 0


Cells = Mapping[int, Cell]


def read_map(section: Section, which: int, taken: set[str]) -> dict[int, Cell]:
    """The cells of one map, checked; `taken` are the letters of the other map's cells."""
    hexes = _hexes(section)
    lines = [_line(section, line) for line in section.get("cells", list)]
    codes = [line[0] for line in lines]
    _check_codes(section, which, codes, [line[1] for line in lines], hexes, taken)
    first = ROOM[which][0] + 1
    width = (max(x for x, _ in hexes) // 2 + 1) * 2 if section.get("round", bool) else 0
    beside = _touching(hexes, width, {code: first + at for at, code in enumerate(codes)})
    cells = {}
    for number, (code, kind, drowns, start, boat, x, y) in enumerate(lines, first):
        if hexes.get((int(x), int(y))) != code:
            raise section.place.error(f"the label of {code} isn't on one of its hexes.", "cells")
        if boat not in ("-", *codes) or start not in ("-", *COLOURS) or not 0 <= int(drowns) <= RISES:
            raise section.place.error(f"{code} has a rise, a colour or a sea cell that isn't there.", "cells")
        own = tuple(sorted((place for place, letters in hexes.items() if letters == code), key=lambda at: at[::-1]))
        if len(beside[number]) > BESIDE:
            raise section.place.error(f"{code} touches more than {BESIDE} cells.", "cells")
        seat = COLOURS.index(start) if start != "-" else None
        cells[number] = Cell(
            number, code, which, ORES.get(kind, 0), int(drowns), seat, boat.strip("-"), (int(x), int(y)), own,
            tuple(sorted(beside[number])),
        )  # fmt: skip
    return cells


def _hexes(section: Section) -> dict[Hex, str]:
    rows = section.get("rows", list)
    if not 1 <= len(rows) <= LONGEST or not all(isinstance(row, str) and len(row) <= 4 * LONGEST for row in rows):
        raise section.place.error(f"a map has 1 to {LONGEST} rows of at most {LONGEST} hexes.", "rows")
    found = {}
    for y, row in enumerate(rows):
        for match in re.finditer(r"\S+", row):
            x, odd = divmod(match.start(), 2)
            if odd or not re.fullmatch(r"[A-Z][A-Z0-9]", match[0]):
                raise section.place.error(f"row {y} has {match[0][:10]!r} where a hex can't be.", "rows")
            found[x, y] = match[0]
    return found


def _line(section: Section, line: object) -> tuple[str, ...]:
    match = FORM.fullmatch(line) if isinstance(line, str) else None
    if not match or match[2] not in (*ORES, "sea"):
        raise section.place.error(f"{str(line)[:40]!r} isn't a cell.", "cells")
    return match.groups()


def _check_codes(
    section: Section, which: int, codes: list[str], kinds: list[str], hexes: Mapping[Hex, str], taken: set[str]
) -> None:
    before, last = ROOM[which]
    if len(set(codes)) != len(codes) or set(codes) != set(hexes.values()) or set(codes) & taken:
        raise section.place.error("rows and cells have to name the same cells, each once, and no other map's.", "cells")
    land = sum(kind != "sea" for kind in kinds)
    if len(codes) != last - before or land != MOST_LAND[which]:
        raise section.place.error(f"there are {last - before} cells, {MOST_LAND[which]} of them land.", "cells")
    if any(one == "sea" and other != "sea" for one, other in pairwise(kinds)):
        raise section.place.error("land cells come before sea cells.", "cells")


def _touching(hexes: Mapping[Hex, str], width: int, numbers: Mapping[str, int]) -> dict[int, set[int]]:
    """Which cells touch which; on a round map the rows go on at their beginning."""
    found: dict[int, set[int]] = {number: set() for number in numbers.values()}
    for (x, y), code in hexes.items():
        for across, down in SIDES:
            place = ((x + across) % width if width else x + across, y + down)
            other = hexes.get(place, code)
            if other != code:
                found[numbers[code]].add(numbers[other])
    return found

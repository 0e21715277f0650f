"""Reading the board: rows with two letters per tile become places, lands, gates and neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from watershed.kit.game import BookError
from watershed.kit.printed import Section

from .names import GATES, SEATS, TILES, Place

COLOURS = ("red", "yellow", "green", "blue")
LETTERS = {colour[0]: seat for seat, colour in enumerate(COLOURS)}
PLACES = {"*": Place.FOUNTAIN, ".": Place.NONE}
PLACES |= {"FS": Place.FLOOR_STORE, "NS": Place.NUKE_STORE, "WS": Place.WEAPON_STORE, "SS": Place.SKILL_STORE}
STORES = (Place.FLOOR_STORE, Place.NUKE_STORE, Place.WEAPON_STORE, Place.SKILL_STORE)
PLACE_KEYS = {  # what views and messages call them
    Place.NONE: "",
    Place.FOUNTAIN: "gold-fountain",
    Place.FLOOR_STORE: "floor-store",
    Place.NUKE_STORE: "nuke-store",
    Place.WEAPON_STORE: "weapon-store",
    Place.SKILL_STORE: "skill-store",
}
PITCH = 3  # letters from one tile of a row to the next
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left
MOST_ROWS, MOST_COLUMNS = 40, 26


@dataclass(frozen=True)
class Tile:
    """A tile as the board prints it."""

    id: int
    row: int
    column: int
    place: int
    lands: tuple[int, ...]  # the seats whose colour it shows
    number: bool  # whether it is the number tile of its colour
    gate: bool

    @property
    def name(self) -> str:
        """k17: a letter for the column, and the row counted from 1 at the top."""
        return f"{'abcdefghijklmnopqrstuvwxyz'[self.column]}{self.row + 1}"


Tiles = Mapping[int, Tile]


def read_board(section: Section) -> Tiles:
    """The tiles by number, row by row, checked for all that the rules count on. Fountain, plaza and stores have no land
    (1.5), so nothing is ever laid there.
    """
    rows = section.get("rows", list)
    if len(rows) > MOST_ROWS or not all(isinstance(row, str) and len(row) <= MOST_COLUMNS * PITCH for row in rows):
        raise section.place.error(f"a board has at most {MOST_ROWS} rows of {MOST_COLUMNS} tiles.", "rows")
    tiles: dict[int, Tile] = {}
    for at, row in enumerate(rows):
        for column in range(-(-len(row) // PITCH)):
            word = row[column * PITCH : (column + 1) * PITCH].strip()
            if word:
                tiles[len(tiles) + 1] = _tile(section, len(tiles) + 1, at, column, word)
    _check(section, tiles)
    return tiles


def _tile(section: Section, number: int, row: int, column: int, word: str) -> Tile:
    if word in PLACES:
        return Tile(number, row, column, PLACES[word], (), False, False)
    if len(word) == 1 and word in "1234":
        return Tile(number, row, column, Place.NONE, (int(word) - 1,), True, False)
    lands = tuple(LETTERS[letter] for letter in word.lower() if letter in LETTERS)
    gate = len(word) == 2 and word == word.upper()
    if len(set(lands)) != len(word) or len(word) > 2 or not (gate or word == word.lower()):
        raise section.place.error(f"{word!r} isn't a tile.", "rows")
    return Tile(number, row, column, Place.NONE, lands, False, gate)


def neighbours(tiles: Tiles) -> dict[int, list[int]]:
    """The tiles a step away from each tile: up, right, down, left; 0 at the edge."""
    at = {(tile.row, tile.column): tile.id for tile in tiles.values()}
    return {
        tile.id: [at.get((tile.row + down, tile.column + right), 0) for down, right in STEPS] for tile in tiles.values()
    }


def steps_from(tiles: Tiles, starts: Iterable[int]) -> dict[int, int]:
    """Steps to every tile from the nearest of some tiles, as if there were no floors."""
    beside, found = neighbours(tiles), dict.fromkeys(starts, 0)
    queue = list(found)
    for tile in queue:
        for other in beside[tile]:
            if other and other not in found:
                found[other] = found[tile] + 1
                queue.append(other)
    return found


def tiles_of(tiles: Tiles, place: int) -> list[int]:
    return [tile.id for tile in tiles.values() if tile.place == place]


def gates_of(tiles: Tiles, store: int) -> list[int]:
    """The gates that touch a store."""
    beside, inside = neighbours(tiles), tiles_of(tiles, store)
    return [tile.id for tile in tiles.values() if tile.gate and any(other in inside for other in beside[tile.id])]


def _check(section: Section, tiles: Tiles) -> None:
    if not 1 <= len(tiles) <= TILES:
        raise section.place.error(f"a board has 1 to {TILES} tiles, not {len(tiles)}.", "rows")
    for seat, colour in enumerate(COLOURS):
        if sum(tile.number and tile.lands == (seat,) for tile in tiles.values()) != 1:
            raise section.place.error(f"{colour} needs one number tile.", "rows")
    _check_connected(section, tiles)
    for store in STORES:
        _check_gates(section, tiles, store)


def _check_connected(section: Section, tiles: Tiles) -> None:
    """Every tile can be reached, and neither the fountain nor a store falls apart when all land is floored."""
    if not tiles_of(tiles, Place.FOUNTAIN) or len(steps_from(tiles, [1])) != len(tiles):
        raise section.place.error("every tile must be reachable from the fountain.", "rows")
    for place in (Place.FOUNTAIN, *STORES):
        own = {number: tiles[number] for number in tiles_of(tiles, place)}
        if not own or len(steps_from(own, [next(iter(own))])) != len(own):
            raise section.place.error("the fountain, and each store, must be in one piece.", "rows")


def _check_gates(section: Section, tiles: Tiles, store: int) -> None:
    """7.5  A store is opened by clearing its gates: each must lead from nobody's land beside the fountain into it."""
    gates, beside = gates_of(tiles, store), neighbours(tiles)
    plaza = {tile.id: tile for tile in tiles.values() if not tile.lands and tile.place in (Place.NONE, Place.FOUNTAIN)}
    near = steps_from(plaza, tiles_of(tiles, Place.FOUNTAIN))
    if len(gates) != GATES or not all(any(other in near for other in beside[gate]) for gate in gates):
        raise section.place.error(f"each store needs {GATES} gates between it and the plaza.", "rows")


def check_room(section: Section, tiles: Tiles, floors: int) -> None:
    """7.4  Every colour must have land for all its floors."""
    for seat in range(SEATS):
        if sum(seat in tile.lands for tile in tiles.values()) < floors:
            raise BookError(f"{section.place.file}: {COLOURS[seat]} has land for fewer than {floors} floors.")

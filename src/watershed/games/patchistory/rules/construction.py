"""Routes, Wastelands and buildings: rulebook, chapter 9 from 9.8 to 9.11."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, LEVELS, RECLAIMED, Cost, Event, Good, Kind, Move, Verb
from ..table import Table
from .diplomacy import has, spend
from .goods import draw_tile, everybody, favour_cost, put, reward
from .ground import is_single, kind_at, room_at
from .people import lay_route
from .status import update

OWN = 1  # whose territory a Wasteland is laid on
THEIRS = 2


@rule
def may_link(book: Book, table: Table, seat: int) -> bool:
    """9.8  "Construct Trade Route, once a round ... You need one in the storage." """
    if table.linked[seat] or table.routes_left == 0:
        return False
    return has(table, seat, favour_cost(book, Cost.LINK, 0), Good.MINERALS, int(book.link))


@rule
def link(book: Book, table: Table, seat: int, other: int) -> None:
    """9.8  "... you lay a general route to any other kingdom, with its Start at yours." """
    spend(table, seat, favour_cost(book, Cost.LINK, 0), Good.MINERALS, int(book.link))
    table.linked[seat] = 1
    lay_route(book, table, seat, other, int(table.berth[seat]))


@rule
def is_reclaimable(book: Book, table: Table, seat: int, cell: int) -> bool:
    """9.9  "The room may be water, but not a Wasteland." """
    return is_single(book, table, seat, cell) and kind_at(book, table, seat, cell) != Kind.WASTELAND


@rule
def is_buildable(book: Book, table: Table, seat: int, cell: int) -> bool:
    """9.10, 18.1  "... on a 1x1 room that isn't water." """
    if not is_single(book, table, seat, cell):
        return False
    return kind_at(book, table, seat, cell) != Kind.WATER or table.power[seat, Verb.DRY_WATER] != 0


@rule
def has_site(book: Book, table: Table, seat: int, reclaiming: int) -> bool:
    """9.9, 9.10  Whether there is a room for a tile."""
    for cell in range(1, CELLS + 1):
        if table.land[seat, cell] and is_site(book, table, seat, cell, reclaiming):
            return True
    return False


@rule
def is_site(book: Book, table: Table, seat: int, cell: int, reclaiming: int) -> bool:
    """9.9, 9.10  Whether a tile can be laid on a cell."""
    return is_reclaimable(book, table, seat, cell) if reclaiming else is_buildable(book, table, seat, cell)


@rule
def may_reclaim(book: Book, table: Table, seat: int, slot: int) -> bool:
    """9.9  A tile, a mineral and a room."""
    if not table.tiles[seat, slot - 1]:
        return False
    paid = has(table, seat, favour_cost(book, Cost.RECLAIM, 0), Good.MINERALS, int(book.reclaim))
    return paid and has_site(book, table, seat, OWN)


@rule
def build_favours(book: Book, table: Table, seat: int) -> int:
    """9.10, 17.18, 19.11  The favours of a building."""
    return favour_cost(book, Cost.BUILD, int(table.power[seat, Verb.BUILD_FAVOURS]))


@rule
def build_minerals(book: Book, table: Table, seat: int, tile: int) -> int:
    """9.10, 17.18, 19.11, 2.5  Its minerals, never below 0."""
    printed = int(book.build[book.kind[book.tile_room[tile]]])
    return max(0, printed + int(table.power[seat, Verb.BUILD_MINERALS]))


@rule
def may_build(book: Book, table: Table, seat: int, slot: int) -> bool:
    """9.10  A tile, its minerals and a room."""
    tile = int(table.tiles[seat, slot - 1])
    if not tile:
        return False
    paid = has(table, seat, build_favours(book, table, seat), Good.MINERALS, build_minerals(book, table, seat, tile))
    return paid and has_site(book, table, seat, 0)


@rule
def begin_tile(book: Book, table: Table, seat: int, slot: int, reclaiming: int) -> None:
    """9.9, 9.10  The action is paid for; where the tile goes is chosen next."""
    if reclaiming:
        spend(table, seat, favour_cost(book, Cost.RECLAIM, 0), Good.MINERALS, int(book.reclaim))
    else:
        minerals = build_minerals(book, table, seat, int(table.tiles[seat, slot - 1]))
        spend(table, seat, build_favours(book, table, seat), Good.MINERALS, minerals)
    table.slot[seat] = slot
    table.reclaiming[seat] = reclaiming


@rule
def legal_sites(book: Book, table: Table, seat: int, out: Any) -> int:
    """9.9, 9.10, 19.8  The rooms that a tile can be laid on, of the seat or of the loser of a war."""
    where, reclaiming = site_owner(table, seat), int(table.reclaiming[seat])
    count = 0
    for cell in range(1, CELLS + 1):
        if table.land[where, cell] and is_site(book, table, where, cell, reclaiming):
            count = put(out, count, encode(Move.SITE, cell))
    return count


@rule
def site_owner(table: Table, seat: int) -> int:
    """9.9, 9.10, 19.8  On whose territory a seat lays a tile: its own, or that of the loser of a war."""
    return int(table.target) if table.reclaiming[seat] == THEIRS else seat


@rule
def lay_tile(book: Book, table: Table, seat: int, cell: int) -> None:
    """9.9 to 9.11, 19.8, 19.11  The tile covers what was there, and a new one is drawn."""
    slot, reclaiming, where = int(table.slot[seat]) - 1, int(table.reclaiming[seat]), site_owner(table, seat)
    tile = int(table.tiles[seat, slot])
    if table.land[where, cell] > LEVELS:
        note(table, Event.TILE_LOST, where, cell, 0, 0)
    elif book.figure[room_at(book, table, where, cell)]:
        note(table, Event.COVERED, where, int(book.figure[room_at(book, table, where, cell)]), 0, 0)
    table.land[where, cell] = LEVELS + (RECLAIMED if reclaiming else tile)
    table.seen[tile] = 1 << seat if reclaiming else everybody(table)
    if reclaiming:
        note(table, Event.RECLAIMED, seat, cell, 0, where)
    else:
        note(table, Event.BUILT, seat, cell, tile, build_minerals(book, table, seat, tile))
        reward(book, table, seat, Verb.BUILD_VP, Good.VP, Event.GAINED_VP)
    draw_tile(table, seat, slot)
    table.slot[seat] = 0
    table.reclaiming[seat] = 0
    update(book, table, where)

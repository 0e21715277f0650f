"""Territories as the board shows them: the pile, and the rooms that can be seen of it."""

from __future__ import annotations

import functools
from collections import Counter
from typing import NamedTuple

from watershed.kit.game import Edition
from watershed.kit.printed import slug_of

from .book import Book
from .cards import Room, Symbols
from .keys import KINDS, STATUSES
from .names import LEVELS, RECLAIMED, WIDE, Kind, Verb, When
from .notation import CELL_NAMES, figures_of, pieces_of, tiles_of
from .rules.status import worth
from .table import Table
from .things import effect_id
from .viewtypes import FigureView, KindKey, PieceView, RoomView, StatusKey, TerritoryView

KEPT = 64  # territories that several viewers look at


class Sheet(NamedTuple):
    """A printed room, ready to be shown."""

    kind: KindKey
    free: dict[StatusKey, int]
    box: dict[StatusKey, int] | None
    figure: str | None
    first: int  # quarter
    spots: tuple[tuple[int, int], ...]  # its quarters, as columns and rows from the first one
    wide: int
    high: int


class Plate(NamedTuple):
    """A piece, ready to be shown: its rooms by their quarters."""

    slug: str
    columns: int
    rooms: tuple[Sheet, ...]


class Printing(NamedTuple):
    """Pieces and tiles of an edition, by their numbers."""

    pieces: dict[int, Plate]
    tiles: dict[int, Sheet]
    tile_slugs: dict[int, str]


def symbols(printed: Symbols) -> dict[StatusKey, int]:
    """Symbols, by their names."""
    return {STATUSES[status]: count for status, count in printed}


@functools.lru_cache(maxsize=64)
def printing(edition: Edition) -> Printing:
    """What is on the pieces and tiles of an edition."""
    pieces = {}
    for number, side in pieces_of(edition).items():
        sheets = {quarter: _sheet(room, side.columns) for room in side.rooms for quarter in room.quarters}
        pieces[number] = Plate(side.slug, side.columns, tuple(sheets[quarter] for quarter in sorted(sheets)))
    tiles = {number: _sheet(tile.room, 1) for number, tile in tiles_of(edition).items()}
    tiles[RECLAIMED] = _sheet(Room(Kind.WASTELAND), 1)
    return Printing(pieces, tiles, {number: tile.slug for number, tile in tiles_of(edition).items()})


def _sheet(room: Room, columns: int) -> Sheet:
    first = room.quarters[0]
    spots = tuple((at % columns - first % columns, at // columns - first // columns) for at in room.quarters)
    wide, high = (1 + max(spot[way] for spot in spots) for way in (0, 1))
    box = symbols(room.box) if room.box else None
    figure = slug_of(room.figure) if room.figure else None
    return Sheet(KINDS[room.kind], symbols(room.free), box, figure, first, spots, wide, high)


def _cell(column: int, row: int) -> int:
    """A cell of the board, whose edges join."""
    return 1 + row % WIDE * WIDE + column % WIDE


def _spot(left: int, top: int, cell: int) -> tuple[int, int]:
    """How many columns and rows from a territory's corner a cell is; -1 for what is just left of it or above it."""
    x, y = (cell - 1 - left) % WIDE, ((cell - 1) // WIDE - top) % WIDE
    return x - WIDE if x == WIDE - 1 else x, y - WIDE if y == WIDE - 1 else y


def spot_of(table: Table, seat: int, cell: int) -> tuple[int, int]:
    """Where a cell is in a seat's territory."""
    return _spot(int(table.left[seat]), int(table.top[seat]), cell)


def territory(edition: Edition, table: Table, seat: int) -> TerritoryView:
    """6.3, 6.4, 7.6  The pile, the rooms that are visible, and how large it all is."""
    book, ground = edition.opened(Book), ground_of(table, seat)
    return {
        "corner": CELL_NAMES[_cell(ground.left, ground.top)],
        "columns": int(table.wide[seat]),
        "rows": int(table.high[seat]),
        "limit": None if table.power[seat, Verb.NO_LIMIT] else int(book.limit[table.era]),
        "rooms": [room.copy() for room in _rooms(edition, ground)],
        "pile": [piece.copy() for piece in _pile(edition, ground)],
    }


class Ground(NamedTuple):
    """What a territory is drawn from."""

    left: int
    top: int
    pieces: tuple[int, ...]  # of the pile, from the bottom up
    corners: tuple[int, ...]
    land: tuple[int, ...]
    places: tuple[int, ...]  # of workers


def ground_of(table: Table, seat: int) -> Ground:
    height = int(table.height[seat])
    pieces, corners = table.pile[seat, :height].tolist(), table.corner[seat, :height].tolist()
    land, places = table.land[seat].tolist(), table.place[seat].tolist()
    return Ground(int(table.left[seat]), int(table.top[seat]), *map(tuple, (pieces, corners, land, places)))


def _tops(edition: Edition, ground: Ground) -> dict[tuple[int, int], tuple[int, int]]:
    """6.3  By row and column, the level and the quarter of the highest piece."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for level, (piece, corner) in enumerate(zip(ground.pieces, ground.corners, strict=True)):
        plate = printing(edition).pieces[piece]
        x, y = _spot(ground.left, ground.top, corner)
        for quarter in range(len(plate.rooms)):
            found[y + quarter // plate.columns, x + quarter % plate.columns] = level, quarter
    return dict(sorted(found.items()))


@functools.lru_cache(maxsize=KEPT)
def _pile(edition: Edition, ground: Ground) -> list[PieceView]:
    """6.3  The pieces from the bottom up, and which of their quarters are visible."""
    pile: list[PieceView] = []
    for level, (piece, corner) in enumerate(zip(ground.pieces, ground.corners, strict=True)):
        slug, (x, y) = printing(edition).pieces[piece].slug, _spot(ground.left, ground.top, corner)
        pile.append({"piece": slug, "cell": CELL_NAMES[corner], "x": x, "y": y, "level": level, "visible": 0})
    for level, quarter in _tops(edition, ground).values():
        pile[level]["visible"] |= 1 << quarter
    return pile


@functools.lru_cache(maxsize=KEPT)
def _rooms(edition: Edition, ground: Ground) -> list[RoomView]:
    """7.6  The rooms in reading order, each with its symbols and workers."""
    printed, workers = printing(edition), Counter(ground.places)
    found: list[RoomView] = []
    for (y, x), (level, quarter) in _tops(edition, ground).items():
        plate = printed.pieces[ground.pieces[level]]
        cell = _cell(ground.left + x, ground.top + y)
        tile = max(0, ground.land[cell] - LEVELS)
        sheet = printed.tiles[tile] if tile else plate.rooms[quarter]
        if not tile and sheet.first != quarter:
            continue
        cells = [_cell(ground.left + x + right, ground.top + y + down) for right, down in sheet.spots]
        found.append(
            {
                "cell": CELL_NAMES[cell],
                "cells": [CELL_NAMES[each] for each in cells],
                "x": x,
                "y": y,
                "wide": sheet.wide,
                "high": sheet.high,
                "kind": sheet.kind,
                "free": sheet.free,
                "box": sheet.box,
                "active": sheet.box is not None and workers[cell] > 0,
                "workers": workers[cell],
                "figure": sheet.figure,
                "piece": plate.slug,
                "level": level,
                "tile": printed.tile_slugs.get(tile),
                "reclaimed": tile == RECLAIMED,
            }
        )
    return found


@functools.lru_cache(maxsize=64)
def numbers_of_figures(edition: Edition) -> dict[str, int]:
    """Heroes and wonders, by their slugs."""
    return {figure.slug: number for number, figure in figures_of(edition).items()}


def visible_figures(edition: Edition, table: Table, seat: int, rooms: list[RoomView]) -> list[FigureView]:
    """2.7  The heroes and wonders that are visible, and what they add to statuses now."""
    numbers = numbers_of_figures(edition)
    return [_figure(edition, table, seat, numbers[room["figure"]], room["cell"]) for room in rooms if room["figure"]]


def _figure(edition: Edition, table: Table, seat: int, number: int, cell: str) -> FigureView:
    book, figure = edition.opened(Book), figures_of(edition)[number]
    adds: Counter[StatusKey] = Counter()
    for at, effect in enumerate(figure.effects):
        if effect.when == When.ALWAYS and effect.verb <= Verb.TRA:
            adds[STATUSES[effect.verb]] += int(worth(book, table, seat, number, at))
    texts = [effect_id(effect) for effect in figure.effects]
    return {"figure": figure.slug, "cell": cell, "effects": texts, "adds": dict(adds)}

"""What does not change during a game: both maps, the prices and every other number."""

from __future__ import annotations

from pathlib import Path

from watershed.kit.game import Edition
from watershed.kit.messages import catalogue

from .book import Book
from .keys import GOODS, MAPS, RESOURCES, thresholds
from .maps import Cell
from .names import SETS, Map
from .notation import WAYS, cell_name, cells_of
from .viewtypes import CellComponent, FloodsComponents, FloodsNumbers, MapComponent, PaymentComponent

ROOM = Path(__file__).parent


def components(edition: Edition) -> FloodsComponents:
    """Both maps, the prices and every other number, with sources: what does not change during a game."""
    book = edition.opened(Book)
    return {
        "title": edition.title,
        "maps": [_map(edition, book, which) for which in (Map.WORLD, Map.ARCHIPELAGO)],
        "thresholds": thresholds(book),
        "end": int(book.end),
        "numbers": _numbers(book),
        "payments": [_payment(book, way) for way in range(1, SETS + 1)],
        "sources": edition.words["sources"],
        "printed": {id: name for id, name in edition.printed.items() if not catalogue(ROOM).has(id)},
    }


def _numbers(book: Book) -> FloodsNumbers:
    return {
        "workers": int(book.workers),
        "boats": int(book.boats),
        "mostBoats": int(book.most_boats),
        "mostWarriors": int(book.most_warriors),
        "forests": int(book.forests),
        "quarry": int(book.quarry),
        "mine": int(book.mine),
        "mines": int(book.mines),
        "offers": int(book.offers),
        "laps": int(book.laps),
        "units": int(book.units),
        "boat": int(book.boat),
        "dolmen": int(book.dolmen),
        "majority": int(book.majority),
    }


def _payment(book: Book, way: int) -> PaymentComponent:
    used = [resource for resource in GOODS if book.cost[way, resource]]
    return {
        "payment": WAYS[way],
        "resources": [RESOURCES[resource] for resource in used],
        "each": int(book.cost[way, used[0]]),
    }


def _map(edition: Edition, book: Book, which: int) -> MapComponent:
    """16.2 to 16.5  A map with its cells, their ores and the rises that flood them; the world's edges join."""
    cells = [cell for cell in cells_of(edition).values() if cell.map == which]
    homes = {int(book.ore[book.start[which, seat]]): seat for seat in range(len(book.start[which]))}
    world = which == Map.WORLD
    return {
        "map": MAPS[which],
        "wraps": world,
        "rows": [row.lower().split() for row in edition.words["rows"][which]],
        "cells": [_printed(edition, cell, homes.get(cell.ore) if world else cell.start) for cell in cells],
    }


def _printed(edition: Edition, cell: Cell, home: int | None) -> CellComponent:
    """A cell. On the world map all land of an ore is the home of a colour, on the archipelago the start cells are."""
    return {
        "code": cell.code.lower(),
        "kind": "land" if cell.is_land else "sea",
        "ore": RESOURCES[cell.ore] if cell.is_land else None,
        "home": home if cell.is_land else None,
        "heart": cell.start is not None,
        "rise": cell.drowns,
        "label": list(cell.label),
        "neighbours": [cell_name(edition, other) for other in cell.beside],
    }

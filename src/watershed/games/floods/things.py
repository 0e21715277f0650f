"""What messages call the printed things: cells by their letters, resources, pawns and buildings by their names."""

from __future__ import annotations

from watershed.kit.game import Edition
from watershed.kit.messages import Argument, Listed, Message, Thing

from .book import Book
from .names import Buildings, Kinds, Races, Resource, Resources
from .notation import cell_name

RESOURCES = tuple(name.lower() for name in Resources._fields)
KINDS = tuple(name.lower() for name in Kinds._fields)
BUILDINGS = tuple(name.lower() for name in Buildings._fields)
RACES = tuple(name.lower() for name in Races._fields)


def cell_thing(edition: Edition, cell: int) -> Thing:
    """A cell, with its article where it has one."""
    return Thing("cell", cell_name(edition, cell))


def resource_thing(resource: int) -> Thing:
    return Thing("resource", RESOURCES[int(resource)])


def kind_thing(kind: int) -> Thing:
    """Pawns that move."""
    return Thing("kind", KINDS[int(kind)])


def building_thing(building: int) -> Thing:
    return Thing("building", BUILDINGS[int(building)])


def race_thing(race: int) -> Thing:
    """What brings points to the player who has most of it."""
    return Thing("race", RACES[int(race)])


def amount(resource: int, count: int) -> Message:
    """Some of one resource."""
    return Message("amount", {"count": int(count), "resource": resource_thing(resource)})


def goods(row: dict[int, int]) -> Argument:
    """Some of several resources."""
    return Listed(tuple(amount(resource, count) for resource, count in row.items() if count))


def price_of(edition: Edition, way: int) -> dict[int, int]:
    """What a way to pay takes of each resource; way 0 is the wood that a boat costs."""
    book = edition.opened(Book)
    if way == 0:
        return {Resource.WOOD: int(book.boat)}
    return {resource: int(book.cost[way, resource]) for resource in range(1, len(Resource)) if book.cost[way, resource]}

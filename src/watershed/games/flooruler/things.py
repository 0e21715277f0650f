"""What messages call the printed things: items and places by their keys, tiles by column and row."""

from __future__ import annotations

from watershed.kit.game import Edition
from watershed.kit.messages import Thing

from .board import PLACE_KEYS
from .notation import items_of


def item_thing(edition: Edition, item: int) -> Thing:
    """A weapon or a skill."""
    return Thing("item", items_of(edition)[int(item)].slug)


def place_thing(place: int) -> Thing:
    """The fountain or a store."""
    return Thing("place", PLACE_KEYS[int(place)])

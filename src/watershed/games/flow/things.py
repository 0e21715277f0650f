"""Printed things as arguments of messages, and the keys they are known by."""

from __future__ import annotations

from typing import cast

from watershed.kit.game import Edition
from watershed.kit.messages import Listed, Message, Seat, Thing

from .book import TIMINGS
from .grammar import ICONS, TYPES
from .names import BANKER
from .notation import cards_of
from .viewtypes import Age, CardType, Icon, Timing

ICON_KEYS = cast("dict[int, Icon]", {number: key for key, number in ICONS.items()})
TYPE_KEYS = cast("dict[int, CardType]", {number: key for key, number in TYPES.items()})
TIMING_KEYS = cast("dict[int, Timing]", {number: key for key, number in TIMINGS.items()})
AGES: tuple[Age, ...] = ("A", "I", "II", "III", "IV", "V")  # by their numbers


def card(edition: Edition, number: int) -> Thing:
    """A card by its number."""
    return Thing("card", cards_of(edition)[int(number)].slug)


def types(mask: int, link: str) -> Listed:
    """The card types of a mask."""
    return Listed(tuple(Thing("type", key) for number, key in TYPE_KEYS.items() if mask >> number & 1), link)


def wanted(mask: int) -> Message:
    """What an effect gains: bit 0 says that it can be any card."""
    return Message("wanted-any") if mask & 1 else Message("wanted-types", {"types": types(mask, "or")})


def player(number: int) -> Seat | Message:
    """A seat, or the Banker."""
    return Message("banker") if number == BANKER else Seat(int(number))

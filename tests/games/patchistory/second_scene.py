"""Realms for the tests of the second model."""

from __future__ import annotations

from .second.cards import BASELANDS, SIDES
from .second.territory import Piece, Territory

BLACK = {
    room.name: card for (card, face), side in SIDES.items() for room in side.rooms if room.name and face == "black"
}


def realm(*cards: str) -> Territory:
    """The Equality baseland with cards beside it, at (3, 0), (5, 0), ...: black sides by name, white ones by id."""
    sides = [SIDES[BLACK[card], "black"] if card in BLACK else SIDES[card, "white"] for card in cards]
    placed = (Piece(number, side, 1 + 2 * number, 0) for number, side in enumerate(sides, 1))
    return Territory((Piece(0, BASELANDS["EQ"], 0, 0), *placed))

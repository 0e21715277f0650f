"""What heroes and wonders do once: when they are patched, at the end of an era, at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import GENERAL, INDUSTRY
from .statuses import Kingdom, count
from .stock import Stock
from .territory import names, visible_rooms

REMOVERS = ("Hanging Gardens of Babylon", "Christopher Columbus", "Yi Sun-sin")
PYRAMID = (-5, -5, 40)


@dataclass(frozen=True)
class Arrival:
    """What follows at once from a patch; the rest is for the owner to choose."""

    stock: Stock
    kingdom: Kingdom
    choices: tuple[str, ...]  # "alliance", "route", "remove a route", "place a worker", "pay a worker"


def arrived(before: Kingdom, after: Kingdom, stock: Stock) -> Arrival:
    """`before` and `after` a patch. What became visible by it acts, and Chichen-Itza pays for wonders after that."""
    seen = names(before.territory)
    fresh = [room for room in visible_rooms(after.territory) if room.name and room.name not in seen]
    choices: list[str] = []
    for room in fresh:
        stock, after = once(room.name, stock, after)
        choices += choice(room.name, after)
        if room.kind == "X" and "Chichen-Itza" in seen & names(after.territory):
            stock = stock.plus("mineral", 2)
    return Arrival(stock, after, tuple(choices))


def once(name: str, stock: Stock, kingdom: Kingdom) -> tuple[Stock, Kingdom]:
    if name in REMOVERS and kingdom.descendants > 0:
        kingdom = replace(kingdom, descendants=kingdom.descendants - 1, removed=kingdom.removed + 1)
    if name == "Che Guevera":
        stock = stock.plus("votes", 10)
    if name == "Kremlin":
        stock = stock.plus("vp", -7)
    return stock, kingdom


def choice(name: str, kingdom: Kingdom) -> list[str]:
    match name:
        case "Constantine the Great":
            return ["alliance"]
        case "Timbuktu":
            return ["route"]
        case "Schwerer Gustav":
            return ["remove a route"]
        case "Moses" if kingdom.descendants > 0:
            return ["place a worker"]
        case "Kremlin" if kingdom.in_play > 0:
            return ["pay a worker"]
        case _:
            return []


def end_of_era(kingdom: Kingdom, stock: Stock, era: int) -> Stock:
    """Pyramid and Ziggurat, taken together before the floor of 0 VPs."""
    visible = names(kingdom.territory)
    gained = PYRAMID[era - 1] if "Pyramid" in visible else 0
    gained += 2 * kingdom.in_play if "Ziggurat" in visible else 0
    return stock.plus("vp", gained)


def end_of_game(kingdom: Kingdom, stock: Stock) -> Stock:
    visible = names(kingdom.territory)
    return stock.plus("vp", sum(final(name, kingdom, stock) for name in visible))


def final(name: str, kingdom: Kingdom, stock: Stock) -> int:
    """The VPs a hero or wonder brings when the game is over."""
    rooms = visible_rooms(kingdom.territory)
    match name:
        case "Eiffel Tower":
            return 4 * kingdom.in_play
        case "Wall Street":
            return 2 * (stock.money // 3)
        case "Statue of Liberty":
            return 3 * sum(room.reclaimed for room in rooms)
        case "Karl Heinrich Marx":
            return count(kingdom, *GENERAL)
        case "Mahatma Gandhi":
            return sum(room.kind == INDUSTRY and "f" in room.room.free for room in rooms)
        case _:
            return 0

"""Production, worker upkeep, hero and wonder upkeep: sections 7.5 and 7.7."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import HERO, WONDER
from .statuses import Kingdom, count, statuses, upkeep
from .stock import Stock, pay
from .territory import names

Gain = tuple[str, int]

# The spaces of a general route: Start, four that pay, Negotiation, War, Rest.
GENERAL_ROUTE: tuple[Gain | None, ...] = (None, ("food", 2), ("money", 2), ("mineral", 1), ("vp", 3), None, None, None)
# The four spaces of an allied route, seen from end A.
ALLIED_ROUTE: tuple[Gain, ...] = (("food", 3), ("money", 3), ("mineral", 2), ("vp", 4))


def allied_gain(end: str, position: int) -> Gain | None:
    """Positions as the walking worker counts them: 0 his Start, 1 to 4, 5 his Rest."""
    if not 1 <= position <= 4:
        return None
    return ALLIED_ROUTE[position - 1] if end == "A" else ALLIED_ROUTE[4 - position]


def produce(kingdom: Kingdom, stock: Stock, gains: Iterable[Gain | None] = ()) -> Stock:
    """The four production tracks, then what each worker on a route stands on."""
    board = statuses(kingdom)
    for kind in ("food", "mineral", "vp", "money"):
        stock = stock.plus(kind, board[kind])
    for gain in gains:
        if gain is not None:
            stock = gain_from_route(kingdom, stock, gain)
    return stock


def gain_from_route(kingdom: Kingdom, stock: Stock, gain: Gain) -> Stock:
    """Timbuktu adds one of the same kind, Cyrus one VP, each time."""
    kind, amount = gain
    visible = names(kingdom.territory)
    stock = stock.plus(kind, amount + ("Timbuktu" in visible))
    return stock.plus("vp", 1) if "Cyrus the Great" in visible else stock


def maintain_workers(kingdom: Kingdom, stock: Stock) -> Stock:
    return pay(stock, "food", upkeep(kingdom))


def maintain_heroes_and_wonders(kingdom: Kingdom, stock: Stock) -> Stock:
    """2 Food per hero, 1 Mineral per wonder. Seokguram is one wonder here; Machu Picchu owes nothing."""
    if "Machu Picchu" in names(kingdom.territory):
        return stock
    stock = pay(stock, "food", 2 * count(kingdom, HERO))
    return pay(stock, "mineral", count(kingdom, WONDER))


def sacrifices(kingdom: Kingdom, stock: Stock) -> int:
    """How often Chichen-Itza's bargain can be struck after that: a worker and 2 Minerals for 5 VPs."""
    return min(kingdom.in_play, stock.mineral // 2) if "Chichen-Itza" in names(kingdom.territory) else 0


def sacrifice(stock: Stock) -> Stock:
    """The goods of one bargain; which worker goes is the owner's choice."""
    return stock.plus("mineral", -2).plus("vp", 5)

"""The actions of Diplomacy & Management: what they cost and what they bring. Sections 6.1, 7.2, appendix B."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from .cards import ECONOMY, INDUSTRY, TRAFFIC
from .stock import Stock

FREE_EXCHANGES = 6  # of Vasco da Gama, in a round
LOT = {"mineral": 1, "food": 2, "money": 2}  # what a lot consists of: 1 Mineral = 2 Food = 2 Money


@dataclass(frozen=True)
class Cost:
    favours: int
    food: int = 0
    minerals: int = 0


def discounted(favours: int, *discounts: bool) -> int:
    """6.1: never reduced below 1. Only "Set" may do that."""
    return max(1, favours - sum(discounts))


def aid_cost() -> Cost:
    return Cost(2)


def threaten_cost(visible: Set[str]) -> Cost:
    return Cost(discounted(3, "Schwerer Gustav" in visible))


def trade_cost(era: int, visible: Set[str]) -> Cost:
    """Genghis Khan sets the Food, and the Food only (Q-86)."""
    return Cost(1, food=1 if "Genghis Khan" in visible else (2, 3, 4)[era - 1])


def exchange_cost(visible: Set[str], free_before: int = 0) -> Cost:
    """`free_before`: exchanges this round that cost nothing."""
    return Cost(0 if "Vasco da Gama" in visible and free_before < FREE_EXCHANGES else 1)


def birth_cost(era: int) -> Cost:
    return Cost(2, food=(4, 5, 6)[era - 1])


def worship_heroes_cost(era: int, visible: Set[str]) -> Cost:
    return Cost(2, food=max(0, (1, 2, 3)[era - 1] - ("Alexander the Great" in visible)))


def worship_wonders_cost(era: int) -> Cost:
    return Cost(2, minerals=(0, 1, 2)[era - 1])


def route_cost() -> Cost:
    return Cost(2, minerals=2)


def reclamation_cost() -> Cost:
    return Cost(2, minerals=1)


def building_cost(kind: str, visible: Set[str]) -> Cost:
    """2 Minerals for Industry, Traffic and Economy, 3 for the others; Qin and Gaudi add up (Q-83)."""
    qin, gaudi = "Qin Shi Huang" in visible, "Antoni Gaudi" in visible
    minerals = 2 if kind in (INDUSTRY, TRAFFIC, ECONOMY) else 3
    return Cost(discounted(3, qin, gaudi), minerals=max(0, minerals - qin + gaudi))


def affordable(cost: Cost, favours: int, stock: Stock) -> bool:
    return cost.favours <= favours and cost.food <= stock.food and cost.minerals <= stock.mineral


def paid(cost: Cost, stock: Stock) -> Stock:
    return stock.plus("food", -cost.food).plus("mineral", -cost.minerals)


def exchange(stock: Stock, give: str, take: str, lots: int) -> Stock:
    """One kind for another, in whole lots (Q-73)."""
    if give == take or lots < 1 or lots > most_lots(stock, give):
        raise ValueError(f"{lots} lots of {give} can't be exchanged for {take}")
    return stock.plus(give, -LOT[give] * lots).plus(take, LOT[take] * lots)


def most_lots(stock: Stock, give: str) -> int:
    return stock.of(give) // LOT[give]


def aid_gifts(stock: Stock) -> set[tuple[int, int, int]]:
    """Food, Minerals and Money of every offer the seat could make good: three in all (Q-62)."""
    return {
        (food, mineral, 3 - food - mineral)
        for food in range(4)
        for mineral in range(4 - food)
        if food <= stock.food and mineral <= stock.mineral and 3 - food - mineral <= stock.money
    }


def aid(
    stock: Stock, other: Stock, gift: tuple[int, int, int], accepted: bool, visible: Set[str]
) -> tuple[Stock, Stock]:
    """5 VPs if accepted, 2 if rejected, and 2 more with Gandhi. Red Cross leaves the other no choice."""
    if accepted or "Red Cross" in visible:
        for kind, amount in zip(("food", "mineral", "money"), gift, strict=True):
            stock, other = stock.plus(kind, -amount), other.plus(kind, amount)
        stock = stock.plus("vp", 5)
    else:
        stock = stock.plus("vp", 2)
    return stock.plus("vp", 2 if "Mahatma Gandhi" in visible else 0), other


def trade(stock: Stock, era: int, visible: Set[str]) -> Stock:
    stock = paid(trade_cost(era, visible), stock)
    return stock.plus("vp", 5) if "Andrew Carnegie" in visible else stock


def useful_to_worship_heroes(heroes: int, visible: Set[str]) -> bool:
    """Q-84."""
    return heroes > 0 or bool(visible & {"Pantheon", "Christ the Redeemer"})


def worship_heroes(stock: Stock, era: int, heroes: int, visible: Set[str]) -> Stock:
    """1 VP per hero. Christ the Redeemer is one more, and brings 3 VPs; the Pantheon a vote and 2 Money."""
    stock = paid(worship_heroes_cost(era, visible), stock).plus("vp", heroes)
    if "Christ the Redeemer" in visible:
        stock = stock.plus("vp", 1 + 3)
    if "Pantheon" in visible:
        stock = stock.plus("votes", 1).plus("money", 2)
    return stock


def worship_wonders(stock: Stock, era: int, wonders: int, visible: Set[str]) -> Stock:
    """1 VP per wonder, 2 with the Taj Mahal. `wonders` counts Seokguram twice."""
    each = 2 if "Taj Mahal" in visible else 1
    return paid(worship_wonders_cost(era), stock).plus("vp", each * wonders)


def construct_building(stock: Stock, kind: str, visible: Set[str]) -> Stock:
    stock = paid(building_cost(kind, visible), stock)
    return stock.plus("vp", 5) if "Antoni Gaudi" in visible else stock


def campaign(stock: Stock, favours: int, visible: Set[str]) -> Stock:
    """A vote per favour, at least one (Q-85). Jeanne d'Arc: 2 votes more; Colosseum: 1 VP and 2 Money."""
    if favours < 1:
        raise ValueError("a campaign spends favours")
    stock = stock.plus("votes", favours + (2 if "Jeanne d'Arc" in visible else 0))
    return stock.plus("vp", 1).plus("money", 2) if "Colosseum" in visible else stock


def break_alliance(stock: Stock, favours: int) -> Stock:
    """All favours go, and each becomes a vote. There must be one, and no earlier action (Q-69)."""
    if favours < 1:
        raise ValueError("breaking an alliance takes all favours, and there are none")
    return stock.plus("votes", favours)

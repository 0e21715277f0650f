"""What a seat keeps behind its screen."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Stock:
    food: int = 0
    mineral: int = 0
    vp: int = 0
    money: int = 0
    votes: int = 0

    def of(self, kind: str) -> int:
        return {
            "food": self.food,
            "mineral": self.mineral,
            "vp": self.vp,
            "money": self.money,
            "votes": self.votes,
        }[kind]

    def plus(self, kind: str, amount: int) -> Stock:
        """With so much more, or less; never less than none: 6.1 for VPs, and nobody pays what isn't there."""
        left = max(0, self.of(kind) + amount)
        match kind:
            case "food":
                return replace(self, food=left)
            case "mineral":
                return replace(self, mineral=left)
            case "vp":
                return replace(self, vp=left)
            case "money":
                return replace(self, money=left)
            case _:
                return replace(self, votes=left)


VP_FOR_A_MISSING = {"food": 3, "mineral": 6}


def pay(stock: Stock, kind: str, cost: int) -> Stock:
    """Pays what must be paid; what is missing costs 3 VPs per Food and 6 per Mineral (7.4.1, 7.5.2, 7.7)."""
    missing = max(0, cost - stock.of(kind))
    return stock.plus(kind, -cost).plus("vp", -VP_FOR_A_MISSING[kind] * missing)

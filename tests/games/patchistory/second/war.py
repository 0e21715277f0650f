"""Threats, war preparations and wars: sections 7.2.1, 7.4 and the cards that bear on them.

Eras are 1, 2, 3. `visible` are the names of the heroes and wonders a seat shows.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from .stock import Stock, pay

THREAT = {"money": (3, 4, 5), "vp": (2, 3, 4)}
PREPARATION = (0, 1, 2)
REWARD = {"invader": (5, 10, 15), "defender": (3, 6, 9)}
PERFECT_VICTORY = 7


def may_threaten(visible: Set[str], attack: int, defence: int, own_route: bool, allied: bool) -> bool:
    """Attack above the other's MIL and shields, over an own route, unless allied.

    Gandhi needs no force; Bismarck needs no route and minds no alliance. Napoleon's threat after a war
    needs none of this.
    """
    connected = (own_route and not allied) or "Otto von Bismarck" in visible
    return connected and (attack > defence or "Mahatma Gandhi" in visible)


def demands(target: Set[str]) -> list[str]:
    """What may be demanded of a seat: the Parthenon keeps its Money out of reach (Q-65)."""
    return ["vp"] if "Parthenon" in target else ["money", "vp"]


def demanded(kind: str, era: int, target: Set[str], pope_now: bool = False) -> int:
    """What the threatened seat owes. `pope_now`: John Paul II was patched there this round."""
    if kind == "vp" and pope_now and "Pope John Paul II" in target:
        return 0
    return max(0, THREAT[kind][era - 1] - ("The Great Wall" in target))


def threaten(
    stock: Stock, other: Stock, kind: str, era: int, visible: Set[str], target: Set[str], pope_now: bool = False
) -> tuple[Stock, Stock]:
    """Both stocks afterwards: the threatened seat pays as far as it can, Bismarck brings 5 VPs besides."""
    paid = min(other.of(kind), demanded(kind, era, target, pope_now))
    stock = stock.plus(kind, paid).plus("vp", 5 if "Otto von Bismarck" in visible else 0)
    return stock, other.plus(kind, -paid)


def preparation(era: int, opponent: Set[str]) -> int:
    """The Minerals an invader pays; one more against the Lighthouse (B.1, Q-107)."""
    return PREPARATION[era - 1] + ("Lighthouse of Alexandria" in opponent)


def prepare(stock: Stock, era: int, opponent: Set[str]) -> Stock:
    return pay(stock, "mineral", preparation(era, opponent))


@dataclass(frozen=True)
class Side:
    """One of the two who are at war."""

    role: str  # "invader" or "defender"
    mil: int
    shields: int
    vp: int
    visible: frozenset[str] = frozenset()
    minerals: int = 0  # what it commits
    vote_pairs: int = 0  # Jeanne d'Arc: two votes for a Mineral
    pope_now: bool = False  # John Paul II was patched there this round


@dataclass(frozen=True)
class Outcome:
    strengths: tuple[int, int]
    winner: int | None  # 0 or 1, nobody if two invaders tie
    perfect: bool
    vp: tuple[int, int]  # what each has afterwards


def most_committed(minerals: int, votes: int, visible: Set[str]) -> tuple[int, int]:
    """The most Minerals and vote pairs a seat may commit."""
    return minerals, votes // 2 if "Jeanne d'Arc" in visible else 0


def boost(side: Side) -> int:
    """Schwerer Gustav doubles the first three; a pair of votes is a Mineral there too (Q-105)."""
    used = side.minerals + side.vote_pairs
    return used + min(used, 3) if "Schwerer Gustav" in side.visible else used


def strength(side: Side) -> int:
    force = side.mil + side.shields if side.role == "defender" else side.mil
    return force + boost(side)


def wage(one: Side, other: Side, era: int) -> Outcome:
    """The stronger wins; a tie is the defender's, and nobody's between two invaders."""
    sides = (one, other)
    strengths = (strength(one), strength(other))
    winner = winner_of(sides, strengths)
    if winner is None:
        return Outcome(strengths, None, False, (one.vp, other.vp))
    victor, loser = sides[winner], sides[1 - winner]
    perfect = abs(strengths[0] - strengths[1]) >= 5
    taken = min(PERFECT_VICTORY, loser.vp) if perfect and not spared(loser) else 0
    reward = REWARD[victor.role][era - 1] + (3 if "Colossus of Rhodes" in victor.visible else 0)
    after = {winner: victor.vp + reward + taken, 1 - winner: loser.vp - taken}
    return Outcome(strengths, winner, perfect, (after[0], after[1]))


def winner_of(sides: tuple[Side, Side], strengths: tuple[int, int]) -> int | None:
    if strengths[0] != strengths[1]:
        return 0 if strengths[0] > strengths[1] else 1
    return next((number for number, side in enumerate(sides) if side.role == "defender"), None)


def spared(side: Side) -> bool:
    return side.pope_now and "Pope John Paul II" in side.visible


def may_tend(stock: Stock, visible: Set[str]) -> bool:
    """Red Cross: after any war exactly 1 Food may be paid."""
    return "Red Cross" in visible and stock.food >= 1


def tend(stock: Stock) -> Stock:
    return stock.plus("food", -1).plus("vp", 5)

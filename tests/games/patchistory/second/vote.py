"""Scoring the revealed prosperity cards: sections 7.8.2 and A.4.

Cards are lists in the order they were revealed; seats are lists by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Scored:
    vp: list[int]  # by seat, after all cards
    dropped: list[int]  # cards that are not scored
    places: dict[int, list[int]]  # of each scored card: the place of each seat, 1 the best
    payouts: dict[int, list[int]]  # of each scored card: what each seat gains or loses, before the floor of 0 VPs


def dropped_cards(totals: Sequence[int], seats: int) -> list[int]:
    """The card or cards with the fewest votes; with two seats none."""
    if seats == 2:
        return []
    return [card for card, total in enumerate(totals) if total == min(totals)]


def places_of(amounts: Sequence[int]) -> list[int]:
    """Those who tie all take the lowest of the places they share: two firsts are second."""
    return [sum(other >= amount for other in amounts) for amount in amounts]


def payout(place: int, votes: int, seats: int, behind: bool) -> int:
    """`behind`: with two seats, that the other card has more votes."""
    if seats == 2:
        return 0 if place == 2 else votes // 2 if behind else votes
    return {1: votes, 2: votes // 2, 3: 0, 4: -(votes // 2)}[place]


def score(
    votes: Sequence[Sequence[int]],
    quantities: Sequence[Sequence[int]],
    vp: Sequence[int],
    disneyland: int | None = None,
    doubled: int | None = None,
) -> Scored:
    """`votes[card][seat]`, `quantities[card][seat]`. The seat with Disneyland doubles what one scored card gives it."""
    seats = len(vp)
    totals = [sum(given) for given in votes]
    dropped = dropped_cards(totals, seats)
    left = list(vp)
    places, payouts = {}, {}
    for card, total in enumerate(totals):
        if card in dropped:
            continue
        places[card] = places_of(quantities[card])
        payouts[card] = [payout(place, total, seats, total < max(totals)) for place in places[card]]
        if disneyland is not None and card == doubled:
            payouts[card][disneyland] *= 2
        left = [max(0, held + gained) for held, gained in zip(left, payouts[card], strict=True)]
    return Scored(left, dropped, places, payouts)


def may_double(votes: Sequence[Sequence[int]], seats: int) -> list[int]:
    """The cards among which Disneyland's owner must choose one: those that score."""
    dropped = dropped_cards([sum(given) for given in votes], seats)
    return [card for card in range(len(votes)) if card not in dropped]

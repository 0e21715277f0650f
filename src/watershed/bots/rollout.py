"""Rollouts: the rollout policy plays on to the end of the game, or to a table that is evaluated."""

from __future__ import annotations

from typing import Any

from watershed.kernel.contract import apply, asked, evaluate, legal, ranks, rollout_move, scores
from watershed.kernel.luck import Luck, below
from watershed.kernel.record import Records
from watershed.kernel.rule import rule
from watershed.kit.bot import SearchParameters

from .choose import SEEN
from .scratch import Scratch
from .tree import Numbers


@rule
def judge(book: Any, tables: Records, seats: int, luck: Luck, scratch: Scratch, how: SearchParameters) -> None:
    """Play on by the rollout policy, and write each seat's place, share of the win and reward."""
    played = 0
    seat = asked(book, tables[SEEN])
    while seat >= 0 and (how.plies == 0 or played < how.plies):
        apply(book, tables[SEEN], seat, follow_policy(book, tables, seat, luck, scratch, how))
        played += 1
        seat = asked(book, tables[SEEN])
    if seat < 0:
        count_up(book, tables, seats, scratch, how)
    else:
        guess(book, tables, seats, scratch, how)


@rule
def follow_policy(book: Any, tables: Records, seat: int, luck: Luck, scratch: Scratch, how: SearchParameters) -> int:
    """The move of the game's rollout policy, or a random move if it has none."""
    if how.trust == 100 or below(luck, 100) < how.trust:
        action = int(rollout_move(book, tables[SEEN], seat, luck))
        if action >= 0:
            return action
    return int(scratch.out[below(luck, legal(book, tables[SEEN], seat, scratch.out))])


@rule
def count_up(book: Any, tables: Records, seats: int, scratch: Scratch, how: SearchParameters) -> None:
    """Write the rewards of a game that is over. Seats that share places get the mean of them."""
    scores(book, tables[SEEN], scratch.points)
    ranks(book, tables[SEEN], scratch.ranks)
    for seat in range(seats):
        sharing = 0
        for other in range(seats):
            if scratch.ranks[other] == scratch.ranks[seat]:
                sharing += 1
        place = scratch.ranks[seat] + (sharing - 1) / 2
        won = 1 / sharing if scratch.ranks[seat] == 1 else 0.0
        fare(seat, seats, place, won, scratch, how)
        lead = 0.5 + 0.5 * squash(float(lead_of(seat, seats, scratch.points)), how.lead)
        scratch.reward[seat] += how.margin * (lead - scratch.reward[seat])


@rule
def lead_of(seat: int, seats: int, points: Numbers) -> int:
    """The points by which a seat leads the best of the others; negative if it doesn't lead."""
    best = 0
    for at in range(1, seats):
        other = int(points[(seat + at) % seats])
        best = other if at == 1 else max(best, other)
    return int(points[seat]) - best


@rule
def guess(book: Any, tables: Records, seats: int, scratch: Scratch, how: SearchParameters) -> None:
    """Estimate the rewards of a game under way: a lead is a chance to be ahead at the end."""
    for seat in range(seats):
        scratch.looks[seat] = evaluate(book, tables[SEEN], seat) / 100
    total = 0.0
    for seat in range(seats):
        place = 1.0
        won = 1.0
        for other in range(seats):
            if other != seat:
                ahead = 0.5 + 0.5 * squash(scratch.looks[seat] - scratch.looks[other], how.haze)
                place += 1 - ahead
                won *= ahead
        scratch.places[seat] = place
        scratch.wins[seat] = won
        total += won
    for seat in range(seats):
        fare(seat, seats, scratch.places[seat], scratch.wins[seat] / total, scratch, how)


@rule
def squash(amount: float, half: float) -> float:
    """An amount as a number from -1 to 1; `half` is the amount that gives a half."""
    return amount / (half + abs(amount))


@rule
def fare(seat: int, seats: int, place: float, won: float, scratch: Scratch, how: SearchParameters) -> None:
    """Write a seat's place, its share of the win, and its reward from 0 to 1."""
    scratch.places[seat] = place
    scratch.wins[seat] = won
    scratch.reward[seat] = (1 - how.ambition) * (seats - place) / (seats - 1) + how.ambition * won

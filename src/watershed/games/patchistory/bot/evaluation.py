"""Patchistory as the greedy bot sees it: the VP that every seat is heading for, in hundredths.

Production counts for every round to come, goods for what can still be done with them (worth.py). Workers without a box
count for the box they could get, those on routes for what is ahead (people.py). Neighbours are threats, victims or
allies (relations.py). What has begun counts as if it went on well (prospect.py), and a planned move as if it were made.
What time brings to everybody counts too (tide.py).
"""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, WORKERS, Good, Phase, Quantity, Question, Status
from ..rules.status import figure_on, update
from ..table import Table
from .people import hands_worth, picked_worth, travellers_worth
from .prospect import action_worth, auction_worth, ballot_worth, bid_of, hand_worth, vote_worth
from .relations import committed, pledged, routes_worth, thumb_worth, treaty_worth, wars_worth
from .texts import texts_worth
from .tide import tide
from .worth import (
    LASTING,
    POL,
    SWORD,
    VP,
    exposure,
    favour_rounds,
    food_worth,
    has_managed,
    lasting,
    mineral_worth,
    money_worth,
    wheels_worth,
)

RIVAL = 25  # in a hundred: how much the best opponent's prospects count against your own
OTHERS = 12  # and the mean of all opponents'
IDLE = 4  # less than a vote: a favour that could still campaign
SCRAP = 8  # and one that can't
WORKER = 30  # in each round, beside the box: it can go where it is needed
FIGURE = 45  # a hero or wonder in each round, beside its texts: for worship


@rule
def goods_worth(book: Book, table: Table, seat: int) -> int:
    """Goods behind the screen, with what will be produced."""
    status, goods = table.status[seat], table.goods[seat]
    minerals = int(goods[Good.MINERALS]) - committed(table, seat)
    money = int(goods[Good.MONEY]) - bid_of(table, seat)
    return (
        food_worth(book, table, seat, int(goods[Good.FOOD]), int(status[Status.FOOD]))
        + mineral_worth(book, table, seat, minerals, int(status[Status.MINERALS]))
        + money_worth(book, table, seat, money, int(status[Status.MONEY]))
    )


@rule
def influence(book: Book, table: Table, seat: int) -> int:
    """Favours now and later, and votes."""
    total = POL * int(table.status[seat, Status.POL]) * LASTING[favour_rounds(table)] // 100
    if table.phase == Phase.VOTE and table.ballots:
        return total + ballot_worth(book, table, seat)
    vote = vote_worth(book, table, seat)
    votes = int(table.goods[seat, Good.VOTES]) - pledged(table, seat)
    total += vote * votes
    if Phase.DIPLOMACY <= table.phase <= Phase.MANAGEMENT and not has_managed(table, seat) and table.acted[seat] != 2:
        total += int(table.favours[seat]) * (SCRAP if table.campaigned[seat] else vote - IDLE)
    return total


@rule
def standing(book: Book, table: Table, seat: int) -> int:
    """The VP that a seat is heading for."""
    total = VP * int(table.goods[seat, Good.VP])
    if table.phase == Phase.NONE:
        return total
    status, count = table.status[seat], table.count[seat]
    each = VP * int(status[Status.VP]) + wheels_worth(int(status[Status.TRA])) - exposure(table, seat, 0)
    each += SWORD * int(status[Status.MIL]) + WORKER * int(count[Quantity.WORKERS])
    each += FIGURE * (int(count[Quantity.HEROES]) + int(count[Quantity.WONDERS]))
    total += each * lasting(table) // 100 + tide(table)
    total += goods_worth(book, table, seat) + influence(book, table, seat)
    for level in range(table.height[seat]):
        figure = figure_on(book, table, seat, level)
        if figure:
            total += texts_worth(book, table, seat, figure)
    total += hands_worth(book, table, seat) + travellers_worth(book, table, seat)
    total += routes_worth(book, table, seat) + wars_worth(book, table, seat) + treaty_worth(table, seat)
    total += hand_worth(book, table, seat) + auction_worth(book, table, seat) + action_worth(book, table, seat)
    if table.question == Question.THUMBS:
        total += thumb_worth(book, table, seat)
    if table.question == Question.MOVE and table.picked[seat]:
        total += picked_worth(book, table, seat)
    return total


@rule
def prospects(book: Book, table: Table, seat: int) -> int:
    """The same, as if the moves that are planned were made."""
    if table.question != Question.MOVE or not plans_walk(table, seat):
        return standing(book, table, seat)
    swap_places(table, seat)
    update(book, table, seat)
    value = standing(book, table, seat)
    swap_places(table, seat)
    update(book, table, seat)
    return value


@rule
def plans_walk(table: Table, seat: int) -> bool:
    """Whether a worker will be in another room."""
    found = 0
    for worker in range(WORKERS):
        found += 1 if 0 < table.goal[seat, worker] <= CELLS else 0
    return found > 0


@rule
def swap_places(table: Table, seat: int) -> None:
    """Put workers where they are going to be in the territory, or back."""
    for worker in range(WORKERS):
        goal = int(table.goal[seat, worker])
        place = int(table.place[seat, worker])
        if goal and (goal <= CELLS or place <= CELLS):
            table.goal[seat, worker] = place
            table.place[seat, worker] = goal


@rule
def evaluate(book: Book, table: Table, seat: int) -> int:
    """A seat's prospects, less a part of the others'."""
    mine, best, sum_up = prospects(book, table, seat), 0, 0
    for at in range(1, table.seats):
        theirs = prospects(book, table, (seat + at) % int(table.seats))
        best = theirs if at == 1 else max(best, theirs)
        sum_up += theirs
    return mine - best * RIVAL // 100 - sum_up * OTHERS // (100 * (int(table.seats) - 1))

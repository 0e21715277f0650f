"""Everything that anybody gains or pays is public (1.2): the journal accounts for all goods of every game."""

import os
import random

import numpy as np
import pytest

from watershed.games.patchistory.names import Event, Good

from .lively import MARTIAL, ODDS, PEACEFUL, decisions
from .scene import BOOK, FIGURES, Scene

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "12"))
ONE_GOOD = {  # events whose count is a gain of one good, or a loss
    Event.WON: (Good.MONEY, -1),
    Event.LOST_VP: (Good.VP, -1),
    Event.GAINED_VOTES: (Good.VOTES, 1),
    Event.GAINED_MINERALS: (Good.MINERALS, 1),
    Event.GAINED_MONEY: (Good.MONEY, 1),
    Event.GAINED_VP: (Good.VP, 1),
    Event.BROKE: (Good.VOTES, 1),
    Event.BORN: (Good.FOOD, -1),
    Event.TRADED: (Good.FOOD, -1),
    Event.WORSHIPPED_HEROES: (Good.VP, 1),
    Event.WORSHIPPED_WONDERS: (Good.VP, 1),
    Event.CAMPAIGNED: (Good.VOTES, 1),
    Event.PREPARED: (Good.MINERALS, -1),
    Event.COMMITTED: (Good.MINERALS, -1),
    Event.WAR_WON: (Good.VP, 1),
    Event.PRODUCED: (Good.MINERALS, 1),
    Event.PRODUCED_VP: (Good.VP, 1),
    Event.FED: (Good.FOOD, -1),
    Event.MAINTAINED: (Good.MINERALS, -1),
    Event.VOTED: (Good.VOTES, -1),
    Event.VOTES_RETURNED: (Good.VOTES, -1),
    Event.SCORED: (Good.VP, 1),
}
OTHER_GOOD = {  # the same for their other number
    Event.WORSHIPPED_HEROES: (Good.FOOD, -1),
    Event.WORSHIPPED_WONDERS: (Good.MINERALS, -1),
    Event.PREPARED: (Good.VP, -1),
    Event.PRODUCED: (Good.MONEY, 1),
    Event.FED: (Good.VP, -1),
    Event.MAINTAINED: (Good.VP, -1),
    Event.BUILT: (Good.MINERALS, -1),
}
CARD_GOOD = {  # and for their card
    Event.PRODUCED: (Good.FOOD, 1),
    Event.COMMITTED: (Good.VOTES, -1),
    Event.MAINTAINED: (Good.FOOD, -1),
}
BETWEEN = {  # from the other seat to the seat
    Event.PERFECT: lambda card: Good.VP,
    Event.THREATENED: lambda card: card,
}


class Accounts:
    """What everybody has, as the journal tells it."""

    def __init__(self, table):
        self.goods = np.array(table.goods, int)
        self.finals = dict.fromkeys(range(4), 0)

    def read(self, table):
        """One page."""
        for line in table.events[: table.noted, :5].tolist():
            self.book(*line)
            self.settle(line[0])
        self.settle(Event.NONE)
        for seat in range(table.seats):
            if not table.slot[seat]:  # a tile is paid for before it is laid, and told when it is
                assert self.goods[seat].tolist() == table.goods[seat].tolist()

    def book(self, what, seat, card, count, other):
        for listed, number in ((ONE_GOOD, count), (OTHER_GOOD, other), (CARD_GOOD, card)):
            if what in listed:
                good, sign = listed[what]
                self.goods[seat, good] += sign * number
        if what in BETWEEN:
            self.goods[seat, BETWEEN[what](card)] += count
            self.goods[other, BETWEEN[what](card)] -= count
        match what:
            case Event.SWAPPED:
                self.goods[seat, [Good.VP, Good.MONEY]] += [-count, 1]
            case Event.AID_ACCEPTED:
                self.goods[seat] += BOOK.mix[card]
                self.goods[other] -= BOOK.mix[card]
                self.goods[other, Good.VP] += count
            case Event.AID_REFUSED:
                self.goods[other, Good.VP] += count
            case Event.EXCHANGED:
                self.goods[seat, BOOK.lot_from[card]] -= count * BOOK.lot_pays[card]
                self.goods[seat, BOOK.lot_to[card]] += count * BOOK.lot_gets[card]
            case Event.ROUTE_GAIN:
                self.goods[seat, other] += count
            case Event.ROUTE_LAID if not count:  # Timbuktu costs nothing
                self.goods[seat, Good.MINERALS] -= BOOK.link
            case Event.RECLAIMED if other == seat:  # and so does the Stealth Aircraft
                self.goods[seat, Good.MINERALS] -= BOOK.reclaim
            case Event.PAID_WORKER if card == FIGURES["Chichen-Itza"]:  # 18.2
                self.goods[seat, Good.MINERALS] -= 2
            case Event.GAINED_VP if card == FIGURES["Red Cross"]:  # 19.5
                self.goods[seat, Good.FOOD] -= 1
            case Event.FINAL:
                self.finals[seat] += count

    def settle(self, what):
        """15.1  Texts are added up before VP stop at 0."""
        if what not in (Event.FINAL, Event.ERA_ENDED):
            for seat, vp in self.finals.items():
                self.goods[seat, Good.VP] = max(0, self.goods[seat, Good.VP] + vp)
                self.finals[seat] = 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("odds", [ODDS, PEACEFUL, MARTIAL], ids=["lively", "peaceful", "martial"])
def test_1_2_everything_you_gain_and_pay_is_public(seats, odds):
    for seed in range(max(1, GAMES // 12)):
        scene = Scene.dealt(seats, liberty=(seed + 1) % 2, seed=seed + 20)
        accounts = Accounts(scene.table)
        for number, _ in enumerate(decisions(scene, random.Random(seed), odds)):
            if number:
                accounts.read(scene.table)

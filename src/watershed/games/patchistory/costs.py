"""What actions cost a seat now, and why: rulebook, chapters 8 and 9."""

from __future__ import annotations

from watershed.kit.game import Edition

from .book import Book
from .keys import COSTS, GOODS, KINDS
from .names import Cost, Good, Kind, Quantity, Verb, When
from .notation import figures_of
from .rules.construction import build_favours
from .rules.diplomacy import threat_cost
from .rules.management import exchange_cost, hero_food, hero_vp, trade_food
from .rules.status import figure_on
from .table import Table
from .viewtypes import CostView, GoodKey, KindKey

Amounts = dict[GoodKey, int]


class Purse:
    """What actions cost one seat."""

    def __init__(self, edition: Edition, table: Table, seat: int) -> None:
        self.book, self.table, self.seat = edition.opened(Book), table, seat
        levels = range(int(table.height[seat]))
        numbers = [int(figure_on(self.book, table, seat, level)) for level in levels]
        self.figures = [figures_of(edition)[number] for number in numbers if number]

    def power(self, verb: int) -> int:
        return int(self.table.power[self.seat, verb])

    def changers(self, *verbs: int) -> list[str]:
        """The visible heroes and wonders with one of those effects."""
        return [
            figure.slug
            for figure in self.figures
            if any(effect.when == When.ALWAYS and effect.verb in verbs for effect in figure.effects)
        ]

    def brings(self, **amounts: int) -> Amounts:
        return {key: amounts[key] for key in GOODS if amounts.get(key)}

    def row(self, cost: int, good: int = 0, amount: int = 0, *, favours: int | None = None) -> CostView:
        """An action as the book has it, but for its favours if they are given."""
        base = int(self.book.favours[cost])
        goods: Amounts = {GOODS[good]: amount} if good else {}
        return {
            "action": COSTS[cost],
            "kind": None,
            "favours": base if favours is None else favours,
            "goods": goods,
            "baseFavours": base,
            "baseGoods": dict(goods),
            "changedBy": [],
            "brings": {},
        }


def costs(edition: Edition, table: Table, seat: int) -> list[CostView]:
    """2.5, 2.6, 8.3 to 9.10  What every action that has a price costs the seat now."""
    purse, book, era = Purse(edition, table, seat), edition.opened(Book), int(table.era)
    threaten = purse.row(Cost.THREATEN, favours=int(threat_cost(book, table, seat)))
    threaten["changedBy"] = purse.changers(Verb.THREAT_FAVOURS)
    threaten["brings"] = purse.brings(vp=purse.power(Verb.THREAT_VP))
    exchange = purse.row(Cost.EXCHANGE, favours=int(exchange_cost(book, table, seat)))
    exchange["changedBy"] = purse.changers(Verb.FREE_EXCHANGE) if exchange["favours"] == 0 else []
    return [
        purse.row(Cost.AID),
        threaten,
        _trade(purse, era),
        exchange,
        purse.row(Cost.BIRTH, Good.FOOD, int(book.birth[era])),
        _heroes(purse, era),
        _wonders(purse, era),
        purse.row(Cost.LINK, Good.MINERALS, int(book.link)),
        purse.row(Cost.RECLAIM, Good.MINERALS, int(book.reclaim)),
        *(_build(purse, kind) for kind in range(Kind.CULTURE, Kind.INDUSTRY + 1)),
    ]


def _trade(purse: Purse, era: int) -> CostView:
    """9.2, 18.12, 19.10"""
    found = purse.row(Cost.TRADE, Good.FOOD, int(purse.book.trade[era]))
    found["goods"] = {"food": int(trade_food(purse.book, purse.table, purse.seat))}
    found["changedBy"] = purse.changers(Verb.TRADE_FOOD)
    found["brings"] = purse.brings(vp=purse.power(Verb.TRADE_VP))
    return found


def _heroes(purse: Purse, era: int) -> CostView:
    """9.6, 17.10, 18.6, 19.2"""
    found = purse.row(Cost.HEROES, Good.FOOD, int(purse.book.hero_food[era]))
    found["goods"] = {"food": int(hero_food(purse.book, purse.table, purse.seat))}
    found["changedBy"] = purse.changers(Verb.HERO_FOOD)
    vp, votes, money = hero_vp(purse.table, purse.seat), purse.power(Verb.HERO_VOTES), purse.power(Verb.HERO_MONEY)
    found["brings"] = purse.brings(money=money, vp=int(vp), votes=votes)
    return found


def _wonders(purse: Purse, era: int) -> CostView:
    """9.7, 18.7, 18.8"""
    found = purse.row(Cost.WONDERS, Good.MINERALS, int(purse.book.wonder_minerals[era]))
    wonders = int(purse.table.count[purse.seat, Quantity.WONDERS])
    found["brings"] = purse.brings(vp=wonders * (1 + purse.power(Verb.WONDER_VP)))
    return found


def _build(purse: Purse, kind: int) -> CostView:
    """9.10, 17.18, 19.11"""
    base = int(purse.book.build[kind])
    found = purse.row(Cost.BUILD, Good.MINERALS, base, favours=int(build_favours(purse.book, purse.table, purse.seat)))
    building: KindKey = KINDS[kind]
    found["kind"] = building
    found["goods"] = {"minerals": max(0, base + purse.power(Verb.BUILD_MINERALS))}
    found["changedBy"] = purse.changers(Verb.BUILD_FAVOURS, Verb.BUILD_MINERALS)
    found["brings"] = purse.brings(vp=purse.power(Verb.BUILD_VP))
    return found

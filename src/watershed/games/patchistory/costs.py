"""What actions cost and bring a seat now, and why: rulebook, chapters 8 and 9."""

from __future__ import annotations

from functools import cached_property

from watershed.kit.game import Edition

from .book import Book
from .buttons import demand
from .contents import Figure
from .keys import COSTS, GOODS, KINDS
from .names import Cost, Good, Kind, Quantity, Verb, When
from .notation import figures_of
from .rules.construction import build_favours
from .rules.diplomacy import MONEY, VP, is_safe, threat_cost
from .rules.management import exchange_cost, hero_food, hero_vp, most_campaign, trade_food
from .rules.status import figure_on
from .table import Table
from .viewtypes import CampaignView, CostView, GoodKey, KindKey, ThreatView

Amounts = dict[GoodKey, int]
WORSHIPPED = (Verb.HERO_COUNT, Verb.HERO_VP, Verb.HERO_VOTES, Verb.HERO_MONEY)  # they add to Worship Heroes


class Purse:
    """What actions cost one seat."""

    def __init__(self, edition: Edition, table: Table, seat: int) -> None:
        self.edition, self.book, self.table, self.seat = edition, edition.opened(Book), table, seat

    @cached_property
    def figures(self) -> list[Figure]:
        """The visible heroes and wonders."""
        levels = range(int(self.table.height[self.seat]))
        numbers = [int(figure_on(self.book, self.table, self.seat, level)) for level in levels]
        return [figures_of(self.edition)[number] for number in numbers if number]

    def power(self, verb: int) -> int:
        return int(self.table.power[self.seat, verb])

    def changers(self, *verbs: int, when: int = When.ALWAYS) -> list[str]:
        """The visible heroes and wonders with one of those effects."""
        return [
            figure.slug
            for figure in self.figures
            if any(effect.when == when and effect.verb in verbs for effect in figure.effects)
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
            "mayBring": None,
        }


def costs(edition: Edition, table: Table, seat: int) -> list[CostView]:
    """2.5, 2.6, 8.3 to 9.10  What every action that has a price costs the seat now."""
    purse, book, era = Purse(edition, table, seat), edition.opened(Book), int(table.era)
    threaten = purse.row(Cost.THREATEN, favours=int(threat_cost(book, table, seat)))
    threaten["changedBy"] = purse.changers(Verb.THREAT_FAVOURS, Verb.THREAT_VP)
    threaten["brings"] = purse.brings(vp=purse.power(Verb.THREAT_VP))
    exchange = purse.row(Cost.EXCHANGE, favours=int(exchange_cost(book, table, seat)))
    exchange["changedBy"] = purse.changers(Verb.FREE_EXCHANGE) if exchange["favours"] == 0 else []
    return [
        _aid(purse),
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


def campaign(edition: Edition, table: Table, seat: int) -> CampaignView:
    """9.12, 17.1, 18.13  A vote for each favour, and what a hero or wonder adds."""
    purse, most = Purse(edition, table, seat), int(most_campaign(table, seat))
    money, vp, votes = map(purse.power, (Verb.CAMPAIGN_MONEY, Verb.CAMPAIGN_VP, Verb.CAMPAIGN_VOTES))
    more, *brings = [purse.brings(money=money, vp=vp, votes=votes + favours) for favours in range(most + 1)]
    return {
        "brings": brings,
        "more": more,
        "changedBy": purse.changers(Verb.CAMPAIGN_VOTES, Verb.CAMPAIGN_VP, Verb.CAMPAIGN_MONEY) if more else [],
    }


def threats(edition: Edition, table: Table) -> list[ThreatView]:
    """8.7, 17.3, 17.6, 19.18  What a threat demands from each player; 0 of what can't be demanded."""
    book = edition.opened(Book)
    base: Amounts = {"money": int(book.threat_money[table.era]), "vp": int(book.threat_vp[table.era])}
    return [
        {
            "seat": seat,
            "goods": {
                "money": 0 if table.power[seat, Verb.SAFE_MONEY] else demand(book, table, seat, MONEY),
                "vp": demand(book, table, seat, VP),
            },
            "baseGoods": dict(base),
            "changedBy": _protectors(edition, table, seat),
        }
        for seat in range(table.seats)
    ]


def _protectors(edition: Edition, table: Table, seat: int) -> list[str]:
    """17.3, 17.6, 19.18  The heroes and wonders that lower what a threat demands."""
    verbs = [verb for verb in (Verb.THREAT_RELIEF, Verb.SAFE_MONEY) if table.power[seat, verb]]
    safe = bool(is_safe(table, seat))
    if not verbs and not safe:
        return []
    purse = Purse(edition, table, seat)
    return purse.changers(*verbs) + (purse.changers(Verb.SAFE_VP, when=When.PATCHED) if safe else [])


def _aid(purse: Purse) -> CostView:
    """8.3, 8.4, 19.5, 19.16  It brings more if it is accepted, and some aid can't be refused."""
    found, more = purse.row(Cost.AID), purse.power(Verb.AID_VP)
    accepted = purse.brings(vp=int(purse.book.aid_accepted) + more)
    refused = purse.brings(vp=int(purse.book.aid_refused) + more)
    sure = purse.power(Verb.SURE_AID) != 0
    found["brings"] = accepted if sure else refused
    found["mayBring"] = None if sure else accepted
    found["changedBy"] = purse.changers(Verb.AID_VP, Verb.SURE_AID)
    return found


def _trade(purse: Purse, era: int) -> CostView:
    """9.2, 18.12, 19.10"""
    found = purse.row(Cost.TRADE, Good.FOOD, int(purse.book.trade[era]))
    found["goods"] = {"food": int(trade_food(purse.book, purse.table, purse.seat))}
    found["changedBy"] = purse.changers(Verb.TRADE_FOOD, Verb.TRADE_VP)
    found["brings"] = purse.brings(vp=purse.power(Verb.TRADE_VP))
    return found


def _heroes(purse: Purse, era: int) -> CostView:
    """9.6, 17.10, 18.6, 19.2"""
    found = purse.row(Cost.HEROES, Good.FOOD, int(purse.book.hero_food[era]))
    found["goods"] = {"food": int(hero_food(purse.book, purse.table, purse.seat))}
    found["changedBy"] = purse.changers(Verb.HERO_FOOD, *WORSHIPPED)
    vp, votes, money = hero_vp(purse.table, purse.seat), purse.power(Verb.HERO_VOTES), purse.power(Verb.HERO_MONEY)
    found["brings"] = purse.brings(money=money, vp=int(vp), votes=votes)
    return found


def _wonders(purse: Purse, era: int) -> CostView:
    """9.7, 18.7, 18.8"""
    found = purse.row(Cost.WONDERS, Good.MINERALS, int(purse.book.wonder_minerals[era]))
    wonders = int(purse.table.count[purse.seat, Quantity.WONDERS])
    found["brings"] = purse.brings(vp=wonders * (1 + purse.power(Verb.WONDER_VP)))
    found["changedBy"] = purse.changers(Verb.WONDER_VP, Verb.EXTRA_WONDER)
    return found


def _build(purse: Purse, kind: int) -> CostView:
    """9.10, 17.18, 19.11"""
    base = int(purse.book.build[kind])
    found = purse.row(Cost.BUILD, Good.MINERALS, base, favours=int(build_favours(purse.book, purse.table, purse.seat)))
    building: KindKey = KINDS[kind]
    found["kind"] = building
    found["goods"] = {"minerals": max(0, base + purse.power(Verb.BUILD_MINERALS))}
    found["changedBy"] = purse.changers(Verb.BUILD_FAVOURS, Verb.BUILD_MINERALS, Verb.BUILD_VP)
    found["brings"] = purse.brings(vp=purse.power(Verb.BUILD_VP))
    return found

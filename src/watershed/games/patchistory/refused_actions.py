"""Why an action of diplomacy or management isn't possible: what it costs, and what it needs."""

from __future__ import annotations

from watershed.kit.game import Edition, Refusal, refusal
from watershed.kit.messages import Seat, Thing

from .book import Book
from .names import Cost, Costs, Good, Quantity, Verb
from .phrases import between
from .rules.construction import OWN, build_favours, build_minerals, has_site
from .rules.diplomacy import MONEY, aid_cost, is_busy, threat_cost
from .rules.goods import favour_cost
from .rules.ground import has_empty_room
from .rules.management import exchange_cost, has_worker_at_home, hero_food, hero_vp, trade_food
from .rules.people import are_allied, descendants, leads_to, space_of, touches
from .rules.status import attack, defence
from .table import Table
from .things import good_thing, mix_of

ACTIONS = tuple(name.lower() for name in Costs._fields)


def opponent(table: Table, seat: int, other: int, rule: str) -> Refusal | None:
    """Another player at the table."""
    if other >= table.seats:
        return refusal("no-such-seat", rule, "refused-no-such-opponent", need=other + 1, have=int(table.seats))
    return refusal("own-kingdom", rule) if other == seat else None


def _costs(table: Table, seat: int, action: int, rule: str, cost: int, good: int = 0, count: int = 0) -> Refusal | None:
    """8.1, 8.8  Favours, and some of one good."""
    if is_busy(table, seat):
        return refusal("alliance-broken", "8.8")
    thing, have = Thing("action", ACTIONS[action]), int(table.favours[seat])
    if have < cost:
        return refusal("too-few-favours", rule, action=thing, need=int(cost), have=have)
    have = int(table.goods[seat, good])
    if good and have < count:
        return refusal("too-few-goods", rule, action=thing, good=good_thing(good), need=int(count), have=have)
    return None


def aid(book: Book, table: Table, seat: int, other: int) -> Refusal | None:
    """8.3, 8.5  Why aid can't be offered to a player."""
    if found := opponent(table, seat, other, "8.3") or _costs(table, seat, Cost.AID, "8.3", aid_cost(book)):
        return found
    if table.aided[seat]:
        return refusal("accepted-aid", "8.5")
    if not leads_to(table, seat, other) and not are_allied(table, seat, other):
        return refusal("no-route-to", "8.3", partner=Seat(other))
    have = sum(int(table.goods[seat, good]) for good in (Good.FOOD, Good.MINERALS, Good.MONEY))
    return refusal("too-little-aid", "8.3", need=int(book.aid), have=have) if have < book.aid else None


def threaten(book: Book, table: Table, seat: int, other: int, kind: int) -> Refusal | None:
    """8.6, 17.6, 19.16, 19.17  Why a player can't be threatened."""
    cost = threat_cost(book, table, seat) if other < table.seats else 0
    if found := opponent(table, seat, other, "8.6") or _costs(table, seat, Cost.THREATEN, "8.6", cost):
        return found
    victim = Seat(other)
    if not table.power[seat, Verb.THREAT_ALL]:
        if are_allied(table, seat, other):
            return refusal("threatens-ally", "8.6", victim=victim)
        if not leads_to(table, seat, other):
            return refusal("no-own-route-to", "8.6", partner=victim)
    if kind == MONEY and table.power[other, Verb.SAFE_MONEY]:
        return refusal("safe-money", "17.6", victim=victim)
    need, have = int(defence(table, other)) + 1, int(attack(table, seat))
    if table.power[seat, Verb.THREAT_FORCE] or have >= need:
        return None
    return refusal("too-weak", "8.6", victim=victim, need=need, have=have)


def break_alliance(table: Table, seat: int, other: int) -> Refusal | None:
    """8.8  Why an alliance can't be broken."""
    if found := opponent(table, seat, other, "8.8"):
        return found
    if not are_allied(table, seat, other):
        return refusal("not-allied", "8.8", partner=Seat(other))
    if table.acted[seat]:
        return refusal("acted", "8.8")
    return None if table.favours[seat] else refusal("no-favours", "8.8", need=1, have=0)


def mix(edition: Edition, table: Table, seat: int, number: int) -> Refusal | None:
    """8.3  The first good of which there isn't enough."""
    for good, need in mix_of(edition, number).items():
        have = int(table.goods[seat, good])
        if have < need:
            return refusal("too-few-to-give", "8.3", good=good_thing(good), need=need, have=have)
    return None


def link(book: Book, table: Table, seat: int, other: int) -> Refusal | None:
    """9.8  Why no route can be constructed."""
    if found := opponent(table, seat, other, "9.8"):
        return found
    if table.linked[seat]:
        return refusal("linked", "9.8")
    if not table.routes_left:
        return refusal("no-routes-left", "9.8")
    return _costs(table, seat, Cost.LINK, "9.8", favour_cost(book, Cost.LINK, 0), Good.MINERALS, int(book.link))


def trade(book: Book, table: Table, seat: int, route: int) -> Refusal | None:
    """9.2, 9.3  Why no worker can go on a route."""
    if not touches(table, seat, route):
        return refusal("not-your-route", "2.8", number=route)
    if space_of(table, seat, route):
        return refusal("route-busy", "9.3", on=between(table, route))
    if not has_worker_at_home(table, seat):
        return refusal("nobody-home", "9.2")
    cost, food = favour_cost(book, Cost.TRADE, 0), int(trade_food(book, table, seat))
    return _costs(table, seat, Cost.TRADE, "9.2", cost, Good.FOOD, food)


def exchange(book: Book, table: Table, seat: int, kind: int, lots: int) -> Refusal | None:
    """9.4  Why that can't be exchanged."""
    if found := _costs(table, seat, Cost.EXCHANGE, "9.4", exchange_cost(book, table, seat)):
        return found
    good, need = int(book.lot_from[kind]), lots * int(book.lot_pays[kind])
    have = int(table.goods[seat, good])
    return refusal("too-few-to-give", "9.4", good=good_thing(good), need=need, have=have) if have < need else None


def give_birth(book: Book, table: Table, seat: int) -> Refusal | None:
    """9.5  Why nobody can be born."""
    if descendants(table, seat) <= 0:
        return refusal("no-descendants", "2.4")
    if not has_empty_room(book, table, seat):
        return refusal("no-empty-room", "9.5")
    cost, food = favour_cost(book, Cost.BIRTH, 0), int(book.birth[table.era])
    return _costs(table, seat, Cost.BIRTH, "9.5", cost, Good.FOOD, food)


def worship(book: Book, table: Table, seat: int, name: str) -> Refusal | None:
    """9.6, 9.7  Why nobody can be worshipped."""
    power = table.power[seat]
    if name == "worship-wonders":
        if not table.count[seat, Quantity.WONDERS]:
            return refusal("no-wonders", "9.7")
        minerals = int(book.wonder_minerals[table.era])
        return _costs(table, seat, Cost.WONDERS, "9.7", favour_cost(book, Cost.WONDERS, 0), Good.MINERALS, minerals)
    if hero_vp(table, seat) + int(power[Verb.HERO_VOTES]) + int(power[Verb.HERO_MONEY]) <= 0:
        return refusal("no-heroes", "9.6")
    food = int(hero_food(book, table, seat))
    return _costs(table, seat, Cost.HEROES, "9.6", favour_cost(book, Cost.HEROES, 0), Good.FOOD, food)


def tile(book: Book, table: Table, seat: int, name: str, slot: int) -> Refusal | None:
    """9.9, 9.10, 19.8  Why a tile can't be laid: Wasteland up, building up, or on the loser's territory."""
    number = int(table.tiles[seat, slot - 1])
    if not number:
        return refusal("no-tile", "9.11", tile=slot)
    if name == "raid":
        return None
    if name == "reclaim":
        cost, minerals = favour_cost(book, Cost.RECLAIM, 0), int(book.reclaim)
        found = _costs(table, seat, Cost.RECLAIM, "9.9", cost, Good.MINERALS, minerals)
        return found or (None if has_site(book, table, seat, OWN) else refusal("no-room-to-reclaim", "9.9"))
    cost, minerals = build_favours(book, table, seat), int(build_minerals(book, table, seat, number))
    found = _costs(table, seat, Cost.BUILD, "9.10", cost, Good.MINERALS, minerals)
    return found or (None if has_site(book, table, seat, 0) else refusal("no-room-to-build", "9.10"))


def campaign(table: Table, seat: int, cost: int) -> Refusal | None:
    """9.12  Why there can't be a campaign with that many favours."""
    if is_busy(table, seat):
        return refusal("alliance-broken", "8.8")
    if table.campaigned[seat]:
        return refusal("campaigned", "9.12")
    have = int(table.favours[seat])
    return refusal("too-few-to-campaign", "9.12", need=cost, have=have) if have < cost else None

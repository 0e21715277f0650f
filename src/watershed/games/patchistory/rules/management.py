"""Management: rulebook, chapter 9."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    CELLS,
    HAND,
    HOMING,
    MOST_FAVOURS,
    MOST_LOTS,
    ON_ROUTE,
    ROUTES,
    WORKERS,
    Cost,
    Event,
    Good,
    Move,
    Quantity,
    Question,
    Verb,
)
from ..table import Table
from .arrival import is_manned, legal_links
from .construction import may_build, may_link, may_reclaim
from .diplomacy import has, is_busy, spend
from .goods import ask_all, even_out, everybody, favour_cost, gain, put, reward, seat_at
from .ground import has_empty_room
from .people import descendants, free_route, raise_worker, set_space, space_of, touches
from .status import update

EXCHANGES = 6


@rule
def run_management(table: Table) -> None:
    """9.1, 4.2  Everybody at the same time, or in turn order, each player finishing before the next."""
    seat = seat_at(table, int(table.step))
    table.active = seat
    if table.routes_left < table.seats:
        table.berth[seat] = free_route(table, 0)
        ask_all(table, Question.MANAGEMENT, 1 << seat)
    else:
        for step in range(table.seats):
            table.berth[seat_at(table, step)] = free_route(table, step)
        ask_all(table, Question.MANAGEMENT, everybody(table))


@rule
def end_management(table: Table, asked: int) -> None:
    """9.1, 9.11  Everybody who was asked has finished."""
    table.step += int(table.seats) if asked == everybody(table) else 1
    table.berth[:] = 0
    even_out(table)


@rule
def question_of(table: Table, seat: int) -> int:
    """9.1, 9.2, 9.9, 2.9  What a seat is asked; while everybody manages, each is at another point of its actions."""
    if table.question == Question.MANAGEMENT:
        if is_manned(table, seat, HOMING):
            return Question.ROOM
        if table.slot[seat]:
            return Question.SITE
        if table.trade[seat]:
            return Question.TRADER
    return int(table.question)


@rule
def legal_management(book: Book, table: Table, seat: int, out: Any) -> int:
    """9.1  Every action that can be paid for, or the end."""
    count = put(out, 0, Move.END.first)
    if may_link(book, table, seat):
        count = legal_links(table, seat, out, count)
    for route in range(1, ROUTES + 1):
        if may_trade(book, table, seat, route):
            count = put(out, count, encode(Move.TRADE, route))
    for kind in range(1, EXCHANGES + 1):
        for lots in range(1, most_lots(book, table, seat, kind) + 1):
            count = put(out, count, encode(Move.EXCHANGE, kind, lots))
    if may_bear(book, table, seat):
        count = put(out, count, Move.BIRTH.first)
    if may_worship_heroes(book, table, seat):
        count = put(out, count, Move.WORSHIP_HEROES.first)
    if may_worship_wonders(book, table, seat):
        count = put(out, count, Move.WORSHIP_WONDERS.first)
    count = legal_tiles(book, table, seat, out, count)
    for favours in range(1, most_campaign(table, seat) + 1):
        count = put(out, count, encode(Move.CAMPAIGN, favours))
    return count


@rule
def legal_tiles(book: Book, table: Table, seat: int, out: Any, count: int) -> int:
    """9.9, 9.10  The tiles that can be laid, Wasteland up or building up."""
    for slot in range(1, HAND + 1):
        if may_reclaim(book, table, seat, slot):
            count = put(out, count, encode(Move.RECLAIM, slot))
    for slot in range(1, HAND + 1):
        if may_build(book, table, seat, slot):
            count = put(out, count, encode(Move.BUILD, slot))
    return count


@rule
def trade_food(book: Book, table: Table, seat: int) -> int:
    """9.2, 18.12  The food of a trade, unless it is set."""
    fixed = int(table.power[seat, Verb.TRADE_FOOD])
    return fixed if fixed else int(book.trade[table.era])


@rule
def may_trade(book: Book, table: Table, seat: int, route: int) -> bool:
    """9.2, 9.3  A worker in the territory, and a route of the seat's own that has none of its workers."""
    if not has(table, seat, favour_cost(book, Cost.TRADE, 0), Good.FOOD, trade_food(book, table, seat)):
        return False
    return touches(table, seat, route) and space_of(table, seat, route) == 0 and has_worker_at_home(table, seat)


@rule
def has_worker_at_home(table: Table, seat: int) -> bool:
    """9.2  Whether a worker is in the territory."""
    for worker in range(WORKERS):
        if 0 < table.place[seat, worker] <= CELLS:
            return True
    return False


@rule
def begin_trade(book: Book, table: Table, seat: int, route: int) -> None:
    """9.2, 19.10  The action is paid for; which worker goes is chosen next."""
    food = trade_food(book, table, seat)
    spend(table, seat, favour_cost(book, Cost.TRADE, 0), Good.FOOD, food)
    note(table, Event.TRADED, seat, route, food, 0)
    reward(book, table, seat, Verb.TRADE_VP, Good.VP, Event.GAINED_VP)
    table.trade[seat] = route


@rule
def legal_traders(table: Table, seat: int, out: Any) -> int:
    """9.2  "... a worker goes from your territory to the Start of one of your routes." """
    count = 0
    for cell in range(1, CELLS + 1):
        if is_manned(table, seat, cell):
            count = put(out, count, encode(Move.WORKER, cell))
    return count


@rule
def send_trader(book: Book, table: Table, seat: int, cell: int) -> None:
    """9.2  The worker is on the Start now."""
    worker = 0
    while table.place[seat, worker] != cell:
        worker += 1
    table.place[seat, worker] = ON_ROUTE + table.trade[seat]
    set_space(table, seat, int(table.trade[seat]), 1)
    table.trade[seat] = 0
    update(book, table, seat)


@rule
def exchange_cost(book: Book, table: Table, seat: int) -> int:
    """9.4, 18.16  The favours of an exchange; some are free in each round."""
    return 0 if table.swaps[seat] < table.power[seat, Verb.FREE_EXCHANGE] else favour_cost(book, Cost.EXCHANGE, 0)


@rule
def most_lots(book: Book, table: Table, seat: int, kind: int) -> int:
    """9.4  "... you change one kind of goods into one other, in whole lots." """
    if is_busy(table, seat) or table.favours[seat] < exchange_cost(book, table, seat):
        return 0
    return min(MOST_LOTS, int(table.goods[seat, book.lot_from[kind]]) // int(book.lot_pays[kind]))


@rule
def exchange(book: Book, table: Table, seat: int, kind: int, lots: int) -> None:
    """9.4  "1 mineral, 2 food and 2 money are worth the same." """
    cost = exchange_cost(book, table, seat)
    if cost == 0:
        table.swaps[seat] += 1
    spend(table, seat, cost, int(book.lot_from[kind]), lots * int(book.lot_pays[kind]))
    gain(table, seat, int(book.lot_to[kind]), lots * int(book.lot_gets[kind]))
    note(table, Event.EXCHANGED, seat, kind, lots, 0)


@rule
def may_bear(book: Book, table: Table, seat: int) -> bool:
    """9.5  A descendant, food, and an empty room."""
    if not has(table, seat, favour_cost(book, Cost.BIRTH, 0), Good.FOOD, int(book.birth[table.era])):
        return False
    return descendants(table, seat) > 0 and has_empty_room(book, table, seat)


@rule
def bear(book: Book, table: Table, seat: int) -> None:
    """9.5  "... a new worker goes to an empty room and its box is active at once." """
    spend(table, seat, favour_cost(book, Cost.BIRTH, 0), Good.FOOD, int(book.birth[table.era]))
    note(table, Event.BORN, seat, 0, int(book.birth[table.era]), 0)
    raise_worker(book, table, seat)


@rule
def hero_food(book: Book, table: Table, seat: int) -> int:
    """9.6, 17.10, 2.5  The food of Worship Heroes, never below 0."""
    return max(0, int(book.hero_food[table.era]) + int(table.power[seat, Verb.HERO_FOOD]))


@rule
def hero_vp(table: Table, seat: int) -> int:
    """9.6, 19.2  1 VP for each hero, and what a wonder adds."""
    heroes = int(table.count[seat, Quantity.HEROES]) + int(table.power[seat, Verb.HERO_COUNT])
    return heroes + int(table.power[seat, Verb.HERO_VP])


@rule
def may_worship_heroes(book: Book, table: Table, seat: int) -> bool:
    """9.6  "It must bring you something." """
    power = table.power[seat]
    brings = hero_vp(table, seat) + int(power[Verb.HERO_VOTES]) + int(power[Verb.HERO_MONEY])
    return brings > 0 and has(table, seat, favour_cost(book, Cost.HEROES, 0), Good.FOOD, hero_food(book, table, seat))


@rule
def worship_heroes(book: Book, table: Table, seat: int) -> None:
    """9.6, 18.6, 19.2  VP for the heroes, and what wonders add."""
    food, brought = hero_food(book, table, seat), hero_vp(table, seat)
    spend(table, seat, favour_cost(book, Cost.HEROES, 0), Good.FOOD, food)
    gain(table, seat, Good.VP, brought)
    note(table, Event.WORSHIPPED_HEROES, seat, 0, brought, food)
    reward(book, table, seat, Verb.HERO_VOTES, Good.VOTES, Event.GAINED_VOTES)
    reward(book, table, seat, Verb.HERO_MONEY, Good.MONEY, Event.GAINED_MONEY)


@rule
def may_worship_wonders(book: Book, table: Table, seat: int) -> bool:
    """9.7  "You need at least one." """
    minerals = int(book.wonder_minerals[table.era])
    if table.count[seat, Quantity.WONDERS] == 0:
        return False
    return has(table, seat, favour_cost(book, Cost.WONDERS, 0), Good.MINERALS, minerals)


@rule
def worship_wonders(book: Book, table: Table, seat: int) -> None:
    """9.7, 18.7, 18.8  VP for each wonder."""
    minerals = int(book.wonder_minerals[table.era])
    spend(table, seat, favour_cost(book, Cost.WONDERS, 0), Good.MINERALS, minerals)
    brought = int(table.count[seat, Quantity.WONDERS]) * (1 + int(table.power[seat, Verb.WONDER_VP]))
    gain(table, seat, Good.VP, brought)
    note(table, Event.WORSHIPPED_WONDERS, seat, 0, brought, minerals)


@rule
def most_campaign(table: Table, seat: int) -> int:
    """9.12  "Campaign, once a round: you spend at least 1 favour and get as many votes." """
    return 0 if table.campaigned[seat] or is_busy(table, seat) else min(MOST_FAVOURS, int(table.favours[seat]))


@rule
def campaign(book: Book, table: Table, seat: int, favours: int) -> None:
    """9.12, 17.1, 18.13  Votes for favours, and what a hero or wonder adds."""
    spend(table, seat, favours, Good.VOTES, 0)
    table.campaigned[seat] = 1
    gain(table, seat, Good.VOTES, favours)
    note(table, Event.CAMPAIGNED, seat, 0, favours, 0)
    reward(book, table, seat, Verb.CAMPAIGN_VOTES, Good.VOTES, Event.GAINED_VOTES)
    reward(book, table, seat, Verb.CAMPAIGN_VP, Good.VP, Event.GAINED_VP)
    reward(book, table, seat, Verb.CAMPAIGN_MONEY, Good.MONEY, Event.GAINED_MONEY)

"""Production and upkeep: rulebook, chapter 13; and the next round: chapter 4."""

from typing import Any

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    GENERAL,
    LAPS,
    ON_ROUTE,
    ROUTES,
    WORKERS,
    Event,
    Good,
    Move,
    Phase,
    Quantity,
    Question,
    Verb,
)
from ..table import Table
from .arrival import legal_workers
from .auction import begin_auction
from .goods import ask, gain, keeper, lose, put, seat_at
from .people import REST, pay_worker, space_of, workers_of


@rule
def produce_all(book: Book, table: Table) -> None:
    """13.1 to 13.3  Everybody gains and pays, without a decision."""
    for step in range(table.seats):
        seat = seat_at(table, step)
        produce(table, seat)
        for route in range(1, ROUTES + 1):
            trade_goods(book, table, seat, route)
    for step in range(table.seats):
        feed(book, table, seat_at(table, step))
    end_round(book, table)


@rule
def produce(table: Table, seat: int) -> None:
    """13.1  "Everybody gains resources as their four production values say." """
    for good in range(Good.FOOD, Good.VP + 1):
        gain(table, seat, good, int(table.status[seat, good]))
    food, minerals, money = (
        int(table.status[seat, Good.FOOD]),
        int(table.status[seat, Good.MINERALS]),
        int(table.status[seat, Good.MONEY]),
    )
    note(table, Event.PRODUCED, seat, food, minerals, money)
    if table.status[seat, Good.VP]:
        note(table, Event.PRODUCED_VP, seat, 0, int(table.status[seat, Good.VP]), 0)


@rule
def good_on(book: Book, table: Table, seat: int, route: int) -> int:
    """13.2, 3.8, 3.9  The good on the space of a seat's worker; on an allied route the other end counts backwards."""
    space = space_of(table, seat, route) - 1
    if route <= GENERAL:
        return int(book.route_good[space])
    if space == 0 or space == REST:
        return Good.NONE
    return int(book.allied_good[space if table.end_a[route - GENERAL] == seat + 1 else 5 - space])


@rule
def amount_on(book: Book, table: Table, seat: int, route: int) -> int:
    """13.2, 3.8, 3.9  How much of it."""
    space = space_of(table, seat, route) - 1
    if route <= GENERAL:
        return int(book.route_gain[space])
    return int(book.allied_gain[space if table.end_a[route - GENERAL] == seat + 1 else 5 - space])


@rule
def trade_goods(book: Book, table: Table, seat: int, route: int) -> None:
    """13.2, 17.13, 18.9  "Each worker on a route also gains what is on its space." """
    if space_of(table, seat, route) == 0:
        return
    good = good_on(book, table, seat, route)
    if good:
        amount = amount_on(book, table, seat, route) + int(table.power[seat, Verb.ROUTE_MORE])
        gain(table, seat, good, amount)
        note(table, Event.ROUTE_GAIN, seat, route, amount, good)
        bonus = int(table.power[seat, Verb.ROUTE_VP])
        if bonus:
            gain(table, seat, Good.VP, bonus)
            note(table, Event.GAINED_VP, seat, keeper(book, table, seat, Verb.ROUTE_VP), bonus, 0)


@rule
def worker_upkeep(book: Book, table: Table, seat: int) -> int:
    """13.3, 2.4, 19.14  "... the highest uncovered number of your descendants", unless it is set."""
    fixed = int(table.power[seat, Verb.UPKEEP])
    return fixed if fixed else int(book.upkeep[workers_of(table, seat) + int(table.removed[seat])])


@rule
def feed(book: Book, table: Table, seat: int) -> None:
    """13.3  "For each food you don't have you lose 3 VP." """
    wanted = worker_upkeep(book, table, seat)
    paid = lose(table, seat, Good.FOOD, wanted)
    lost = lose(table, seat, Good.VP, int(book.missing_food) * (wanted - paid))
    if wanted:
        note(table, Event.FED, seat, 0, paid, lost)


@rule
def end_round(book: Book, table: Table) -> None:
    """4.1, 4.3  "At the end of every round the player to the left becomes first player." """
    table.first = (table.first + 1) % table.seats
    for seat in range(table.seats):
        table.favours[seat] = 0
        table.acted[seat] = 0
        table.aided[seat] = 0
        table.campaigned[seat] = 0
        table.linked[seat] = 0
        table.swaps[seat] = 0
        table.raided[seat] = 0
        table.safe[seat] = 0
    table.talked = 0
    if table.lap == LAPS:
        begin_upkeep(book, table)
    else:
        begin_round(book, table)


@rule
def begin_round(book: Book, table: Table) -> None:
    """4.1  The next round begins with its auction."""
    table.lap += 1
    note(table, Event.ROUND, int(table.first), int(table.era), int(table.lap), 0)
    begin_auction(book, table)


@rule
def begin_upkeep(book: Book, table: Table) -> None:
    """13.4, 18.5  "After the fifth round you also pay 2 food for each hero and 1 mineral for each wonder." """
    table.phase = Phase.UPKEEP
    table.step = 0
    table.stage = 0
    for step in range(table.seats):
        seat = seat_at(table, step)
        if not table.power[seat, Verb.NO_UPKEEP]:
            maintain(book, table, seat)


@rule
def maintain(book: Book, table: Table, seat: int) -> None:
    """13.4, 18.7  "You lose 3 VP for each missing food and 6 VP for each missing mineral." """
    food = int(book.hero_upkeep) * int(table.count[seat, Quantity.HEROES])
    wonders = int(table.count[seat, Quantity.WONDERS]) - int(table.power[seat, Verb.EXTRA_WONDER])
    minerals = int(book.wonder_upkeep) * wonders
    fed, mined = lose(table, seat, Good.FOOD, food), lose(table, seat, Good.MINERALS, minerals)
    missing = int(book.missing_food) * (food - fed) + int(book.missing_mineral) * (minerals - mined)
    lost = lose(table, seat, Good.VP, missing)
    if food or minerals:
        note(table, Event.MAINTAINED, seat, fed, mined, lost)


@rule
def run_upkeep(table: Table) -> None:
    """18.2  "After the upkeep ... you may pay 1 worker and 2 minerals for 5 VP, as often as you can." """
    while table.step < table.seats:
        seat = seat_at(table, int(table.step))
        table.active = seat
        if may_sacrifice(table, seat):
            ask(table, Question.OFFERING, seat)
            return
        table.step += 1
    table.phase = Phase.VOTE
    table.step = 0
    table.stage = 0


@rule
def may_sacrifice(table: Table, seat: int) -> bool:
    """18.2  A worker and minerals."""
    if not table.power[seat, Verb.SACRIFICE_VP] or workers_of(table, seat) == 0:
        return False
    return table.goods[seat, Good.MINERALS] >= table.power[seat, Verb.SACRIFICE_COST]


@rule
def legal_offerings(table: Table, seat: int, out: Any) -> int:
    """18.2  Any worker, or none."""
    return legal_workers(table, seat, out, put(out, 0, Move.DECLINE.first))


@rule
def sacrifice(book: Book, table: Table, seat: int, place: int) -> None:
    """18.2  A worker and minerals for VP."""
    figure = keeper(book, table, seat, Verb.SACRIFICE_VP)
    pay_worker_at(book, table, seat, place, figure)
    lose(table, seat, Good.MINERALS, int(table.power[seat, Verb.SACRIFICE_COST]))
    vp = int(table.power[seat, Verb.SACRIFICE_VP])
    gain(table, seat, Good.VP, vp)
    note(table, Event.GAINED_VP, seat, figure, vp, 0)


@rule
def pay_worker_at(book: Book, table: Table, seat: int, place: int, figure: int) -> None:
    """2.4, 18.4  The worker at a place is paid."""
    for worker in range(WORKERS):
        if table.place[seat, worker] == place:
            pay_worker(book, table, seat, worker)
            note(table, Event.PAID_WORKER, seat, figure, place if place <= ON_ROUTE else 0, 0)
            return

"""Management without thinking: food first, then children, worship, buildings and trades, and votes for the rest."""

from watershed.kernel.actions import encode
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, HAND, ROUTES, WORKERS, Good, Move, Quantity, Status, Verb
from ..rules.construction import build_minerals, may_build
from ..rules.ground import room_at
from ..rules.management import (
    EXCHANGES,
    hero_vp,
    may_bear,
    may_trade,
    may_worship_heroes,
    may_worship_wonders,
    most_campaign,
    most_lots,
)
from ..rules.people import workers_of
from ..rules.production import worker_upkeep
from ..table import Table
from .worth import MINERAL, glance_worth, lasting, rounds_left

CROWD = 6  # workers that are enough
FAVOUR = 70  # what a favour is worth that could campaign
TALENT = 45  # in a hundred: what the box of a building counts


@rule
def rollout_management(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The next action, or the end."""
    rounds = rounds_left(table)
    needed = worker_upkeep(book, table, seat) - int(table.status[seat, Status.FOOD])
    lacking = needed - int(table.goods[seat, Good.FOOD])
    if lacking > 0:
        action = buy_food(book, table, seat, lacking)
        if action:
            return action
    surplus = int(table.goods[seat, Good.FOOD]) - needed
    fed = surplus > book.birth[table.era] and workers_of(table, seat) < CROWD
    if rounds > 2 and fed and may_bear(book, table, seat):
        return Move.BIRTH.first
    if hero_vp(table, seat) > 1 and may_worship_heroes(book, table, seat) and surplus > book.hero_food[table.era]:
        return Move.WORSHIP_HEROES.first
    wonders = int(table.count[seat, Quantity.WONDERS]) * (1 + int(table.power[seat, Verb.WONDER_VP]))
    if wonders > 1 and may_worship_wonders(book, table, seat):
        return Move.WORSHIP_WONDERS.first
    if rounds > 1:
        action = rollout_building(book, table, seat, rounds, luck)
        if action:
            return action
        if surplus > book.trade[table.era] and has_idler(book, table, seat):
            start = below(luck, ROUTES)
            for at in range(ROUTES):
                route = 1 + (start + at) % ROUTES
                if may_trade(book, table, seat, route):
                    return encode(Move.TRADE, route)
    favours = most_campaign(table, seat)
    return encode(Move.CAMPAIGN, favours) if favours else Move.END.first


@rule
def buy_food(book: Book, table: Table, seat: int, lacking: int) -> int:
    """An exchange for food that is missing; 0 for none."""
    for kind in range(1, EXCHANGES + 1):
        if book.lot_to[kind] == Good.FOOD:
            lots = most_lots(book, table, seat, kind)
            if lots:
                gets = int(book.lot_gets[kind])
                return encode(Move.EXCHANGE, kind, min(lots, (lacking + gets - 1) // gets))
    return 0


@rule
def rollout_building(book: Book, table: Table, seat: int, rounds: int, luck: Luck) -> int:
    """The first tile that is worth its price; 0 for none."""
    start = below(luck, HAND)
    for at in range(HAND):
        slot = 1 + (start + at) % HAND
        if may_build(book, table, seat, slot):
            tile = int(table.tiles[seat, slot - 1])
            room = int(book.tile_room[tile])
            each = glance_worth(book, room, False) + glance_worth(book, room, True) * TALENT // 100
            brings = each * lasting(table) // 100
            if brings > 3 * FAVOUR + MINERAL * build_minerals(book, table, seat, tile):
                return encode(Move.BUILD, slot)
    return 0


@rule
def has_idler(book: Book, table: Table, seat: int) -> bool:
    """Whether a worker in the territory has no box."""
    for worker in range(WORKERS):
        place = int(table.place[seat, worker])
        if 0 < place <= CELLS and not book.boxed[room_at(book, table, seat, place)]:
            return True
    return False

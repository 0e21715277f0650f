"""The moves that a board shows whether they are possible or not."""

from __future__ import annotations

from watershed.kernel.actions import encode
from watershed.kit.game import Edition

from .names import CELLS, HAND, MIXES, MOST_BID, ON_ROUTE, Move, Question
from .notation import cell_number
from .players import own_routes
from .rules.auction import least_bid
from .rules.construction import site_owner
from .rules.diplomacy import MONEY, VP
from .rules.management import EXCHANGES, question_of
from .rules.movement import route_of
from .rules.people import END, NEGOTIATION, REST, WAR, space_of
from .table import Table
from .territories import territory


def shown(edition: Edition, table: Table, seat: int) -> list[int]:
    """The moves that a board shows whether they are possible or not: one for every thing that could be clicked."""
    others = [other for other in range(table.seats) if other != seat]
    match question_of(table, seat):
        case Question.BID:
            return _bids(table, seat)
        case Question.ROOM:
            return [encode(Move.ROOM, place) for place in _homes(table, seat)]
        case Question.DIPLOMACY:
            return [Move.END.first, *_diplomacy(others)]
        case Question.MIX:
            return [encode(Move.OFFER, mix) for mix in range(1, MIXES + 1)]
        case Question.MANAGEMENT:
            return [Move.END.first, *_management(table, seat, others)]
        case Question.SITE:
            return [encode(Move.SITE, cell) for cell in _rooms(edition, table, int(site_owner(table, seat)))]
        case Question.MOVE:
            return _plans(edition, table, seat)
        case Question.TALK:
            return _talks(table, seat)
        case Question.FREE_THREAT:
            return [Move.DECLINE.first, *(encode(Move.THREATEN, int(table.target), kind) for kind in (MONEY, VP))]
    return []  # everything that answers another question is possible, or too much to be shown


def _bids(table: Table, seat: int) -> list[int]:
    """5.3  The lowest bid on every card, and waiting."""
    cards = range(1, int(table.shown) + 1)
    return [Move.WAIT.first] + [
        encode(Move.BID, card, min(MOST_BID, int(least_bid(table, seat, card)))) for card in cards
    ]


def _homes(table: Table, seat: int) -> list[int]:
    """The rooms with workers."""
    return sorted({place for place in table.place[seat].tolist() if 0 < place <= CELLS})


def _abroad(table: Table, seat: int) -> list[int]:
    """The routes with a worker of the seat."""
    return sorted({place - ON_ROUTE for place in table.place[seat].tolist() if place > ON_ROUTE})


def _rooms(edition: Edition, table: Table, seat: int) -> list[int]:
    """The rooms of a territory."""
    return [cell_number(edition, room["cell"]) for room in territory(edition, table, seat)["rooms"]]


def _diplomacy(others: list[int]) -> list[int]:
    """8.3 to 8.8  Every action, on every other player."""
    threats = [encode(Move.THREATEN, other, kind) for other in others for kind in (MONEY, VP)]
    return [encode(Move.AID, other) for other in others] + threats + [encode(Move.BREAK, other) for other in others]


def _management(table: Table, seat: int, others: list[int]) -> list[int]:
    """9.2 to 9.12  Every action: on every own route, on every other player, with every tile."""
    slots = range(1, HAND + 1)
    return [
        *(encode(Move.ROUTE, other) for other in others),
        *(encode(Move.TRADE, route) for route in own_routes(table, seat)),
        *(encode(Move.EXCHANGE, kind, 1) for kind in range(1, EXCHANGES + 1)),
        Move.BIRTH.first,
        Move.WORSHIP_HEROES.first,
        Move.WORSHIP_WONDERS.first,
        *(encode(Move.RECLAIM, slot) for slot in slots),
        *(encode(Move.BUILD, slot) for slot in slots),
        encode(Move.CAMPAIGN, 1),
    ]


def _plans(edition: Edition, table: Table, seat: int) -> list[int]:
    """10.3 to 10.8  Every worker; for the one that was picked, every room or every space before it."""
    worker = int(table.picked[seat]) - 1
    if worker < 0:
        walkers = [encode(Move.WORKER, cell) for cell in _homes(table, seat)]
        return [Move.END.first, *walkers, *(encode(Move.TRAVELLER, route) for route in _abroad(table, seat))]
    route = int(route_of(table, seat, worker))
    if not route or table.goal[seat, worker] or space_of(table, seat, route) == REST + 1:
        return [encode(Move.ROOM, cell) for cell in _rooms(edition, table, seat)]
    left = END + 1 - int(space_of(table, seat, route))
    return [*(encode(Move.STEP, spaces) for spaces in range(1, left + 1)), Move.REST.first]


def _talks(table: Table, seat: int) -> list[int]:
    """11.1  The negotiations and wars of the seat's workers."""
    spaces = {route: int(space_of(table, seat, route)) - 1 for route in _abroad(table, seat)}
    talks = [encode(Move.NEGOTIATE, route) for route, space in spaces.items() if space == NEGOTIATION]
    return talks + [encode(Move.FIGHT, route) for route, space in spaces.items() if space == WAR]

"""Why something on a route, a plan or a part of a war isn't possible."""

from __future__ import annotations

from watershed.kit.game import Refusal, refusal
from watershed.kit.messages import Seat

from .book import Book
from .names import CELLS, GENERAL, ON_ROUTE, ROUTES, Good, Verb
from .phrases import between
from .refused_actions import opponent
from .refused_cards import in_territory
from .rules.arrival import is_manned
from .rules.diplomacy import MONEY
from .rules.movement import can_walk, is_free, is_shared, is_waiting_at, route_of, spread, walker_in
from .rules.negotiation import count_talks, is_talk
from .rules.people import END, NEGOTIATION, WAR, are_allied, is_on_table, may_ally, space_of
from .rules.war import most_pairs
from .table import Table
from .things import cell_word


def ally(table: Table, seat: int, other: int) -> Refusal | None:
    """11.4, 17.12  Why there can't be an alliance with a player."""
    if found := opponent(table, seat, other, "17.12"):
        return found
    if may_ally(table, seat, other):
        return None
    code = "already-allied" if are_allied(table, seat, other) else "in-war"
    return refusal(code, "11.4", partner=Seat(other))


def lay_route(table: Table, seat: int, other: int) -> Refusal | None:
    """18.9  A route goes to another kingdom."""
    return opponent(table, seat, other, "18.9")


def demolish(table: Table, route: int) -> Refusal | None:
    return None if is_on_table(table, route) else refusal("no-such-route", "19.6", number=route)


def pick(table: Table, seat: int, name: str, number: int) -> Refusal | None:
    """2.4, 9.2  A worker of the seat, in a room or on a route."""
    if is_manned(table, seat, number if name == "worker" else ON_ROUTE + number):
        return None
    return _nobody(name, number)


def _nobody(name: str, number: int) -> Refusal:
    if name == "worker":
        return refusal("nobody-there", "2.8", cell=cell_word(number))
    return refusal("nobody-on-route", "2.8", number=number)


# movement


def pick_next(book: Book, table: Table, seat: int, name: str, number: int) -> Refusal | None:
    """10.2 to 10.6  Why a worker can't be the next one to move."""
    traveller = name == "traveller"
    if not is_manned(table, seat, ON_ROUTE + number if traveller else number):
        return _nobody(name, number)
    if not traveller:
        return _walker(book, table, seat, number)
    if is_waiting_at(table, seat, number, True):
        return None
    if found := _resting(table, seat):
        return found
    if is_waiting_at(table, seat, number, False):
        return None
    if space_of(table, seat, number) == WAR + 1:
        return refusal("in-war-room", "10.6", on=between(table, number))
    return refusal("planned-route", "10.2", on=between(table, number))


def _resting(table: Table, seat: int) -> Refusal | None:
    """10.5  A worker on Rest comes home before other travellers move."""
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, True):
            return refusal("rest-first", "10.5", on=between(table, route))
    return None


def _walker(book: Book, table: Table, seat: int, cell: int) -> Refusal | None:
    """10.3, 10.4  A worker in a room."""
    if not walker_in(table, seat, cell):
        return refusal("planned", "10.2", cell=cell_word(cell))
    if can_walk(book, table, seat, cell):
        return None
    if not table.speed[seat]:
        return refusal("no-tra", "10.3", need=1, have=0)
    return refusal("no-free-room", "10.4", cell=cell_word(cell), have=int(table.speed[seat]))


def end_plan(book: Book, table: Table, seat: int) -> Refusal | None:
    """10.4 to 10.6  Who has to move before a plan is complete."""
    if found := _resting(table, seat):
        return found
    for route in range(1, ROUTES + 1):
        if is_waiting_at(table, seat, route, False):
            return refusal("travellers-first", "10.6", on=between(table, route))
    for cell in {int(cell) for cell in table.place[seat] if 0 < cell <= CELLS}:
        if walker_in(table, seat, cell) and is_shared(table, seat, cell) and can_walk(book, table, seat, cell):
            return refusal("crowded", "10.4", cell=cell_word(cell))
    return None


def walk(book: Book, table: Table, seat: int, cell: int) -> Refusal | None:
    """10.3, 10.4  Why the worker that was picked can't go to a room."""
    start = int(table.place[seat, table.picked[seat] - 1])
    if found := in_territory(book, table, seat, cell):
        return found
    if cell == start:
        return refusal("same-room", "10.3", cell=cell_word(cell))
    if not is_free(table, seat, cell):
        return refusal("occupied", "10.4", cell=cell_word(cell))
    spread(book, table, seat, start)
    reached = bool(table.fit[cell])
    table.fit[:] = 0
    return None if reached else refusal("out-of-reach", "10.3", cell=cell_word(cell), have=int(table.speed[seat]))


def step(table: Table, seat: int, spaces: int) -> Refusal | None:
    """10.6  Why the worker that was picked can't go that far."""
    route = int(route_of(table, seat, int(table.picked[seat]) - 1))
    speed, left = int(table.speed[seat]), END + 1 - int(space_of(table, seat, route))
    if spaces > left:
        return refusal("past-the-end", "10.6", need=spaces, have=left)
    return refusal("too-far", "10.6", need=spaces, have=speed) if spaces > speed else None


# negotiations and wars


def talk(table: Table, seat: int, name: str, route: int) -> Refusal | None:
    """11.1, 12.1  Why there is no negotiation, or no war yet, on a route."""
    if route > GENERAL or table.owner[route] != seat + 1:
        return refusal("not-your-general", "11.1", number=route)
    if name == "fight":
        if count_talks(table, seat, NEGOTIATION):
            return refusal("negotiate-first", "11.1")
        return None if is_talk(table, seat, route, WAR) else refusal("no-war", "12.1", on=between(table, route))
    if is_talk(table, seat, route, NEGOTIATION):
        return None
    done = table.space[route] == NEGOTIATION + 1
    return refusal("negotiated" if done else "no-negotiation", "11.2", on=between(table, route))


def commit(table: Table, seat: int, minerals: int) -> Refusal | None:
    have = int(table.goods[seat, Good.MINERALS])
    return None if minerals <= have else refusal("too-few-minerals", "12.3", need=minerals, have=have)


def pledge(table: Table, seat: int, pairs: int) -> Refusal | None:
    """18.13  Votes instead of minerals."""
    if pairs <= most_pairs(table, seat):
        return None
    each, have = int(table.power[seat, Verb.VOTES_AS_MINERAL]), int(table.goods[seat, Good.VOTES])
    return refusal("too-few-votes-for-war", "18.13", need=pairs * each, have=have, count=pairs)


def threaten_loser(table: Table, other: int, kind: int) -> Refusal | None:
    """18.15, 17.6  Only the loser of the war, and no money that is safe."""
    victim = Seat(int(table.target))
    if other != table.target:
        return refusal("not-the-loser", "18.15", victim=victim)
    if kind == MONEY and table.power[table.target, Verb.SAFE_MONEY]:
        return refusal("safe-money", "17.6", victim=victim)
    return None

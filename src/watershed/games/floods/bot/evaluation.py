"""Floods as the greedy bot sees it: the legacy that every seat is heading for, in hundredths of a point.

Dolmens count in full. A majority counts by the lead in it. Resources are worth what they can build (bundle.py), pawns
what they can still produce until the scale is at its end. Workers without a job are a danger, and so are fanatics and
the next rise of the sea. A seat that leads wants the end, the others don't.
"""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import RISES, Building, Kind, Question, Race, Resource, State
from ..rules.ending import dolmens, tally
from ..rules.ground import workers_on
from ..rules.harvest import ore_jobs, ore_planned, wood_planned
from ..rules.trade import wealth
from ..table import Table
from .bundle import IDLE_TALK, dolmen_sites, hope, prospect, purse, regret, worth_of

DOLMEN = 200
MAJORITY = 300
EVEN = 35  # in a hundred: what a majority counts for a seat that shares the lead
STEP = 16  # more or less for every boat, warrior or mine
TREE = 1  # more or less for every forest
HAND = 11  # a worker with a job, for each turn to come
SPARE = 3  # the same, once there is plenty of everything and no cell left for a dolmen
PLENTY = 16  # resources that are plenty then
NEW = 12  # less, for one who can walk to a free job
BIRTH = 60  # in a hundred: what a worker who will be born counts beside one who is there
CROWD = 16  # a worker without a job, or who will be born without one
FOOTING = 12  # a cell that is held
GUARD = 16  # a warrior among slaves, or on a cell that others could take
SHIP = 6
HOLD = 45  # in a hundred: what is left of a cell that fanatics are about to take
WET = 30  # in a hundred: what is left of a cell that is about to drown
REGROWS = 2  # trees with which one that was felled grows back
LENGTH = 11  # turns of a game, about
NEAR = 2  # a rise so many cells away is near
RIVAL = 45  # in a hundred: how much the best opponent's prospects count against your own
NEW_SITE = 30  # a cell without a dolmen, for workers whose own has one
PAIR = 20  # two workers who were alone
AIMLESS = 50  # what an order costs that leads nowhere
BUILDS = 25  # a building that is about to be paid for
NOTCH = 1  # in a hundred: how much of its lead a seat gains with every notch of the scale


@rule
def scale_after(book: Book, table: Table) -> int:
    """The scale after the harvest that is planned, if it is still to come: the seats that plan first see what their
    plans do to it, as the last one does.
    """
    scale = int(table.scale)
    if table.question == Question.HARVEST:
        for cell in range(table.first_cell, table.end_land):
            if table.control[cell] and table.forests[cell] and trees_after(book, table, cell) == 0:
                scale += 1
    return scale


@rule
def turns_to_come(book: Book, table: Table, scale: int) -> int:
    """How many harvests are likely to come: by the turn, because a notch of the scale shortens the game for all."""
    if scale >= book.end:
        return 1
    return max(1, min(LENGTH - int(table.turn), int(table.turns) - int(table.turn) + 1, 6))


@rule
def tally_after(book: Book, table: Table, seat: int, race: int) -> int:
    """How many of a race's pieces a seat has, after that harvest."""
    if race != Race.FORESTS or table.question != Question.HARVEST:
        return tally(table, seat, race)
    trees = 0
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1:
            trees += trees_after(book, table, cell)
    return trees


@rule
def majority(book: Book, table: Table, seat: int, race: int) -> int:
    """What a majority is worth to a seat: by its lead, or by how little is missing."""
    mine = tally_after(book, table, seat, race)
    if mine == 0:
        return 0
    most = 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, tally_after(book, table, other, race))
    step = TREE if race == Race.FORESTS else STEP
    return MAJORITY * min(95, max(0, EVEN + step * (mine - most))) // 100


@rule
def is_near(book: Book, table: Table, cell: int, scale: int) -> bool:
    """Whether a cell drowns soon."""
    rise = int(book.drowns[cell])
    return 0 < rise <= RISES and rise == table.rises + 1 and scale + NEAR >= book.rise[rise]


@rule
def hands_after(book: Book, table: Table, seat: int, cell: int) -> int:
    """Workers and slaves on a cell after the harvest that is planned, if it is still to come."""
    if table.question == Question.HARVEST:
        return wood_planned(book, table, cell) + ore_planned(book, table, cell)
    return workers_on(table, cell)


@rule
def trees_after(book: Book, table: Table, cell: int) -> int:
    """Forests on a cell after that harvest."""
    if table.question == Question.HARVEST:
        return int(table.forests[cell]) - wood_planned(book, table, cell)
    return int(table.forests[cell])


@rule
def hand(book: Book, table: Table, seat: int) -> int:
    """What a worker with a job is worth to a seat, for each turn to come. A seat that can build nothing more that
    scores does better to end the game, if it is ahead.
    """
    goods = wealth(table, seat)
    if table.question == Question.HARVEST:
        for cell in range(table.first_cell, table.end_land):
            if table.control[cell] == seat + 1:
                goods += hands_after(book, table, seat, cell)
    return HAND if goods < PLENTY or dolmen_sites(table, seat) else SPARE


@rule
def cell_worth(book: Book, table: Table, seat: int, cell: int, turns: int, job: int, scale: int) -> int:
    """What a cell will bring its controller, if a job is worth that much a turn."""
    hands, trees, ore = (
        hands_after(book, table, seat, cell),
        trees_after(book, table, cell),
        ore_jobs(book, table, cell),
    )
    fanatics = int(table.fanatics[cell]) + workers_on(table, cell) - hands
    lasting = ore + (1 if trees >= REGROWS else 0)
    value = FOOTING + job * min(hands, lasting) * turns + job * min(max(0, hands - lasting), trees)
    born = hands // 2
    idle = max(0, hands + born - lasting - trees)
    grown = job * (turns - 1) * BIRTH // 100
    if has_room(book, table, seat, cell):
        value += grown * born - idle * (CROWD - NEW)
    else:
        value += grown * max(0, born - idle) - idle * CROWD
    if 2 * (fanatics + fanatics // 2) > hands + born + int(table.warriors[cell]):
        value -= CROWD * fanatics
        if fanatics + fanatics // 2 > hands + born + int(table.warriors[cell]) - idle:
            value = value * HOLD // 100
    return value * WET // 100 if value > 0 and is_near(book, table, cell, scale) else value


@rule
def has_room(book: Book, table: Table, seat: int, cell: int) -> bool:
    """Whether workers could walk to a cell with free jobs."""
    for at in range(book.touching[cell]):
        other = int(book.beside[cell, at])
        free = table.state[other] == State.DRY and (table.control[other] == 0 or table.control[other] == seat + 1)
        if free and workers_on(table, other) < ore_jobs(book, table, other) + 1:
            return True
    return False


@rule
def purse_after(book: Book, table: Table, seat: int) -> int:
    """What a seat's resources will be worth after the harvest that is planned. So a plan looks the same before it is
    carried out and after: the last seat to seal one sees it as the others do.
    """
    wood, gold, copper, marble, granite = 0, 0, 0, 0, 0
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1:
            wood += wood_planned(book, table, cell)
            match book.ore[cell]:
                case Resource.GOLD:
                    gold += ore_planned(book, table, cell)
                case Resource.COPPER:
                    copper += ore_planned(book, table, cell)
                case Resource.MARBLE:
                    marble += ore_planned(book, table, cell)
                case Resource.GRANITE:
                    granite += ore_planned(book, table, cell)
    goods = table.goods[seat]
    return worth_of(
        int(goods[Resource.WOOD]) + wood,
        int(goods[Resource.GOLD]) + gold,
        int(goods[Resource.COPPER]) + copper,
        int(goods[Resource.MARBLE]) + marble,
        int(goods[Resource.GRANITE]) + granite,
        dolmen_sites(table, seat),
    )


@rule
def trading(book: Book, table: Table, seat: int) -> int:
    """What an offer may bring; after two of them a seat has said enough."""
    if table.question == Question.LAY and table.asked == seat:
        said_enough = table.counter == 0 and (table.lap > 1 or table.offers + 2 < book.offers)
        return -IDLE_TALK if said_enough else hope(table, seat)
    if table.question == Question.ANSWER and table.asked != seat:
        mine = seat == table.responder if table.counter else seat == table.active
        return prospect(table, seat) if mine else 0
    return 0


@rule
def standing(book: Book, table: Table, seat: int, scale: int) -> int:
    """The legacy that a seat is heading for."""
    turns, job = turns_to_come(book, table, scale), hand(book, table, seat)
    total = DOLMEN * dolmens(table, seat) + SHIP * int(table.navy[seat])
    for race in range(Race.MINES + 1):
        total += majority(book, table, seat, race)
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1:
            total += cell_worth(book, table, seat, cell, turns, job, scale)
            if table.warriors[cell] and workers_on(table, cell) > table.workers[cell, seat]:
                total += GUARD
    if table.question == Question.HARVEST:
        return total + purse_after(book, table, seat)
    return total + purse(table, seat)


@rule
def intent(book: Book, table: Table, seat: int) -> int:
    """What an order or a building may bring that isn't complete yet."""
    if table.active != seat:
        return 0
    if table.question == Question.PAY:
        return BUILDS if table.building == Building.DOLMEN or dolmen_sites(table, seat) == 0 else -AIMLESS
    if table.question == Question.TO:
        best = -AIMLESS
        for cell in range(table.first_cell, table.end_cell):
            if table.reach[cell]:
                best = max(best, errand(book, table, seat, cell))
        return best
    return errand(book, table, seat, int(table.target)) if table.question == Question.COUNT else 0


@rule
def lasting_jobs(book: Book, table: Table, cell: int) -> int:
    """Jobs that don't use a cell up: ore, and one tree where it grows back."""
    return ore_jobs(book, table, cell) + (1 if table.forests[cell] >= REGROWS else 0)


@rule
def errand(book: Book, table: Table, seat: int, cell: int) -> int:
    """What the pawns of an order may bring on a cell."""
    if table.kind == Kind.WORKERS:
        hands = workers_on(table, int(table.origin))
        crowd = hands + hands // 2 - lasting_jobs(book, table, int(table.origin))
        room = lasting_jobs(book, table, cell) - workers_on(table, cell)
        if crowd > 0 and room > 0:
            return (CROWD + HAND) * min(crowd, room, int(table.fresh_workers[table.origin]))
        if table.control[cell] == 0 and table.dolmen[cell] == 0 and table.dolmen[table.origin]:
            return NEW_SITE
        if hands == 1 and room > 0 and workers_on(table, cell) == 1:
            return PAIR
    if table.kind == Kind.WARRIORS and table.control[cell] != seat + 1:
        taken = workers_on(table, cell)
        if taken and table.fresh_warriors[table.origin] > table.warriors[cell]:
            return 2 * HAND * taken + FOOTING
    return -AIMLESS


@rule
def evaluate(book: Book, table: Table, seat: int) -> int:
    """A seat's prospects, less a part of the best opponent's; and the end is nearer to the better one."""
    scale = scale_after(book, table)
    mine = standing(book, table, seat, scale)
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, standing(book, table, other, scale))
    lead = mine - best
    total = mine - best * RIVAL // 100 + lead * NOTCH * scale // 100
    return total + trading(book, table, seat) + intent(book, table, seat) - regret(table, seat)

"""What a player of Floods does without thinking: send workers who have no job to the next cell that has some, take
what is undefended, harvest as it comes, build dolmens and then mines, and trade only for gain.
"""

from watershed.kernel.actions import encode
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST, SETS, Building, Kind, Move, Question, Resource, State
from ..rules.construction import can_afford, can_pay_with, is_site
from ..rules.flood import is_haven
from ..rules.ground import workers_on
from ..rules.harvest import ore_jobs
from ..rules.moving import fresh, is_open
from ..table import Table
from .bundle import is_acceptable

RAIDS = 2  # one in this many chances to take a cell is taken
WHIM = 8  # equal cells differ by less than this, by chance
BOATS = 3  # and one in this many to build a boat


@rule
def rollout_move(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """A legal action, found without listing them."""
    match table.question:
        case Question.ORDER:
            return rollout_order(book, table, seat, luck)
        case Question.TO:
            return rollout_target(book, table, seat, luck)
        case Question.COUNT:
            return rollout_count(book, table, seat)
        case Question.LEAD:
            return Move.LEAD_ALL.first
        case Question.FERRY:
            return Move.REFUSE.first
        case Question.HARVEST:
            return Move.HARVEST.first
        case Question.FLOOR:
            return Move.PASS.first
        case Question.LAY:
            return Move.SEND.first if table.laid else Move.CANCEL.first
        case Question.ANSWER:
            return Move.ACCEPT.first if is_acceptable(table, seat) else Move.REJECT.first
        case Question.BUILD:
            return rollout_building(book, table, seat, luck)
        case Question.PAY:
            return rollout_payment(book, table, seat)
    return rollout_flight(book, table, seat)


@rule
def jobs(book: Book, table: Table, cell: int) -> int:
    """Jobs that last: ore, and one tree where it grows back."""
    return ore_jobs(book, table, cell) + (1 if table.forests[cell] == 3 else 0)


@rule
def spare(book: Book, table: Table, cell: int) -> int:
    """Jobs on a cell that nobody does; negative for workers without one."""
    return jobs(book, table, cell) - workers_on(table, cell)


@rule
def rollout_order(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """Workers from a crowded cell to one with free jobs, or warriors to a cell that they win."""
    lands = int(table.end_land - table.first_cell)
    start = below(luck, lands)
    for step in range(lands):
        cell = int(table.first_cell) + (start + step) % lands
        if table.fresh_workers[cell] and spare(book, table, cell) < 0:
            for at in range(book.touching[cell]):
                other = int(book.beside[cell, at])
                if is_open(table, seat, Kind.WORKERS, other) and spare(book, table, other) > 0:
                    return encode(Move.MOVE, Kind.WORKERS, cell)
        if table.fresh_warriors[cell] and below(luck, RAIDS) == 0:
            for at in range(book.touching[cell]):
                if is_prey(table, seat, int(table.fresh_warriors[cell]), int(book.beside[cell, at])):
                    return encode(Move.MOVE, Kind.WARRIORS, cell)
    return Move.END.first


@rule
def is_prey(table: Table, seat: int, count: int, cell: int) -> bool:
    """Whether so many warriors would take a cell with workers on it from another player."""
    if table.state[cell] != State.DRY or table.control[cell] == 0 or table.control[cell] == seat + 1:
        return False
    return count > table.warriors[cell] and workers_on(table, cell) > 0


@rule
def rollout_target(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The cell with the most free jobs, or with the most workers to take."""
    best, chosen = -1000, 0
    for cell in range(table.first_cell, table.end_cell):
        if table.reach[cell]:
            value = below(luck, WHIM)
            if table.kind == Kind.WORKERS:
                value += WHIM * spare(book, table, cell)
            elif table.kind == Kind.WARRIORS and is_prey(table, seat, int(table.fresh_warriors[table.origin]), cell):
                value += WHIM * (5 + workers_on(table, cell))
            if value > best:
                best, chosen = value, cell
    return encode(Move.TO, chosen)


@rule
def rollout_count(book: Book, table: Table, seat: int) -> int:
    """As many workers as are too many here and have a job there; all warriors."""
    everyone = fresh(table, int(table.kind), int(table.origin))
    if table.kind != Kind.WORKERS:
        return Move.ALL.first
    count = min(-spare(book, table, int(table.origin)), max(1, spare(book, table, int(table.target))))
    return encode(Move.COUNT, max(1, min(count, MOST))) if count < everyone else Move.ALL.first


@rule
def rollout_building(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """A dolmen, or a mine where workers have no job, or a warrior, or sometimes a boat."""
    if can_afford(book, table, seat, Building.DOLMEN):
        mine, crowd = 0, -1000
        guard = 0
        lands = int(table.end_land - table.first_cell)
        start = below(luck, lands)
        for step in range(lands):
            cell = int(table.first_cell) + (start + step) % lands
            if table.control[cell] == seat + 1:
                if table.dolmen[cell] == 0:
                    return encode(Move.BUILD, Building.DOLMEN, cell)
                if table.mines[cell] < book.mines and -spare(book, table, cell) > crowd:
                    mine, crowd = cell, -spare(book, table, cell)
                guard = cell
        if mine:
            return encode(Move.BUILD, Building.MINE, mine)
        if guard and can_afford(book, table, seat, Building.WARRIOR):
            return encode(Move.BUILD, Building.WARRIOR, guard)
    if can_afford(book, table, seat, Building.BOAT) and below(luck, BOATS) == 0:
        cells = int(table.end_cell - table.first_cell)
        start = below(luck, cells)
        for step in range(cells):
            cell = int(table.first_cell) + (start + step) % cells
            free = table.fleet[cell] == 0 or table.fleet[cell] == seat + 1
            if free and is_site(book, table, seat, Building.BOAT, cell):
                return encode(Move.BUILD, Building.BOAT, cell)
    return Move.END.first


@rule
def rollout_payment(book: Book, table: Table, seat: int) -> int:
    """With as many kinds as possible, and of these with the most plentiful."""
    best, chosen = -1, 1
    for way in range(1, SETS + 1):
        if can_pay_with(book, table, seat, way):
            kinds, plenty = 0, 0
            for resource in range(Resource.WOOD, Resource.GRANITE + 1):
                if book.cost[way, resource]:
                    kinds += 1
                    plenty += min(int(table.goods[seat, resource]), 99)
            if 1000 * kinds + plenty > best:
                best, chosen = 1000 * kinds + plenty, way
    return encode(Move.PAY, chosen)


@rule
def rollout_flight(book: Book, table: Table, seat: int) -> int:
    """To the haven with the most free jobs."""
    best, chosen = -1000, 0
    for at in range(book.touching[table.site]):
        cell = int(book.beside[table.site, at])
        if is_haven(table, seat, cell) and spare(book, table, cell) > best:
            best, chosen = spare(book, table, cell), cell
    return encode(Move.FLEE, chosen) if chosen else Move.DROWN.first

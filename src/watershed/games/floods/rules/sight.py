"""What a seat observes: everything but the others' plans, seen from that seat. Rulebook, 1.2."""

from watershed.kernel.record import Ints, field, record
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CONTESTED, NOBODY, SEATS, WORLD, Question
from ..table import GOODS, SIDES, Table

ROOM = WORLD  # cells of the larger map; cells count from the first one of their own map


@record
class Observation:
    seats: int = field()  # players; seats below count clockwise from the one that looks
    map: int = field()
    turn: int = field()
    turns_left: int = field()  # after this one
    first: int = field()  # the first player of the turn
    phase: int = field()
    question: int = field()
    asked: int = field()  # who has to answer
    active: int = field()  # whose sub-turn it is, or who has the floor
    scale: int = field()
    rises: int = field()
    kind: int = field()  # the order under way
    origin: int = field()  # 1 + its cell
    target: int = field()  # 1 + where it goes
    amount: int = field()
    building: int = field()  # what is being paid for
    site: int = field()  # 1 + the cell where it is built, or that pawns flee from
    group: int = field()  # the pawns that flee
    lap: int = field()  # of the trade
    offers: int = field()  # left
    addressee: int = field()  # 1 + to whom the offer goes; 0 for all, or for no offer
    counter: int = field()  # 1 if a counter-offer is on the table
    give: Ints = field(SIDES, GOODS)  # what the offer and the counter-offer give
    get: Ints = field(SIDES, GOODS)  # and what they ask for
    sealed: Ints = field(SEATS)  # 1 for every seat whose plan is in
    granted: Ints = field(SEATS)  # 1 for every seat whose boats can be used
    goods: Ints = field(SEATS, GOODS)
    fallen: Ints = field(SEATS)  # by how much the limit of warriors is lower
    state: Ints = field(ROOM)
    control: Ints = field(ROOM)  # 1 + who controls each cell
    workers: Ints = field(ROOM, SEATS)
    guard: Ints = field(ROOM)  # 1 + whose warriors
    warriors: Ints = field(ROOM)
    fanatics: Ints = field(ROOM)
    forests: Ints = field(ROOM)
    mines: Ints = field(ROOM)
    dolmen: Ints = field(ROOM)  # 1 + who built it
    fleet: Ints = field(ROOM)  # 1 + whose boats
    boats: Ints = field(ROOM)
    closed: Ints = field(ROOM)  # 1 where another player's workers can't go, because of how the phase began
    fresh_workers: Ints = field(ROOM)  # pawns of the active seat that can still move
    fresh_warriors: Ints = field(ROOM)
    fresh_boats: Ints = field(ROOM)
    reach: Ints = field(ROOM)  # where the order can go
    idlers: Ints = field(ROOM)  # the seat's own plan
    felling: Ints = field(ROOM)


@rule
def observe(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.2  "Everyone sees everything ... Only harvest plans are secret until the last one is in." """
    first = int(table.first_cell)
    out.seats = table.seats
    out.map = table.map
    out.turn = table.turn
    out.turns_left = table.turns - table.turn
    out.first = clockwise(table, seat, int(table.first))
    out.phase = table.phase
    out.question = table.question
    out.asked = 0 if table.question == Question.HARVEST else clockwise(table, seat, int(table.asked))
    out.active = clockwise(table, seat, int(table.active))
    out.scale = table.scale
    out.rises = table.rises
    out.kind = table.kind
    out.origin = table.origin - first + 1 if table.origin else 0
    out.target = table.target - first + 1 if table.target else 0
    out.amount = table.amount
    out.building = table.building
    out.site = table.site - first + 1 if table.site else 0
    out.group = table.group
    observe_trade(table, seat, out)
    observe_seats(table, seat, out)
    for at in range(ROOM):
        observe_cell(table, seat, first + at if first + at < table.end_cell else 0, at, out)


@rule
def clockwise(table: Table, seat: int, other: int) -> int:
    """1.2, 4.2  How many places clockwise another seat is."""
    return (other - seat) % int(table.seats)


@rule
def relative(table: Table, seat: int, owner: int) -> int:
    """1.2  An owner or controller, counted from 1, as the seat sees it."""
    return 1 + clockwise(table, seat, owner - 1) if 0 < owner < CONTESTED else owner


@rule
def observe_trade(table: Table, seat: int, out: Observation) -> None:
    """1.2, 11.1  The offer on the table."""
    out.lap = table.lap
    out.offers = table.offers
    out.counter = table.counter
    asking = table.question == Question.LAY or table.question == Question.ANSWER
    out.addressee = 1 + clockwise(table, seat, int(table.addressee)) if asking and table.addressee != NOBODY else 0
    for side in range(SIDES):
        for resource in range(GOODS):
            out.give[side, resource] = table.give[side, resource]
            out.get[side, resource] = table.get[side, resource]


@rule
def observe_seats(table: Table, seat: int, out: Observation) -> None:
    """1.2, 11.1  "Everyone sees all resources." """
    for place in range(SEATS):
        other = (seat + place) % int(table.seats)
        here = 1 if place < table.seats else 0
        out.sealed[place] = here * (table.sealed >> other & 1)
        out.granted[place] = here * (table.granted >> other & 1)
        out.fallen[place] = here * table.fallen[other]
        for resource in range(GOODS):
            out.goods[place, resource] = here * table.goods[other, resource]


@rule
def observe_cell(table: Table, seat: int, cell: int, at: int, out: Observation) -> None:
    """1.2, 9.7  What is on a cell; of the plans only the seat's own. Cell 0 is empty."""
    own = 1 if table.control[cell] == seat + 1 else 0
    out.state[at] = table.state[cell]
    out.control[at] = relative(table, seat, int(table.control[cell]))
    for place in range(SEATS):
        here = 1 if place < table.seats else 0
        out.workers[at, place] = here * table.workers[cell, (seat + place) % int(table.seats)]
    out.guard[at] = relative(table, seat, int(table.guard[cell]))
    out.warriors[at] = table.warriors[cell]
    out.fanatics[at] = table.fanatics[cell]
    out.forests[at] = table.forests[cell]
    out.mines[at] = table.mines[cell]
    out.dolmen[at] = relative(table, seat, int(table.dolmen[cell]))
    out.fleet[at] = relative(table, seat, int(table.fleet[cell]))
    out.boats[at] = table.boats[cell]
    out.closed[at] = 1 if table.began[cell] and table.began[cell] != table.active + 1 else 0
    out.fresh_workers[at] = table.fresh_workers[cell]
    out.fresh_warriors[at] = table.fresh_warriors[cell]
    out.fresh_boats[at] = table.fresh_boats[cell]
    out.reach[at] = table.reach[cell]
    out.idlers[at] = own * table.idlers[cell]
    out.felling[at] = own * table.felling[cell]

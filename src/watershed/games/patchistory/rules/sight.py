"""What a seat observes: everything but others' tiles and prosperity cards, decks and sealed answers. Rulebook, 1.2."""

from watershed.kernel.record import Ints, field, record
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ALLIED, CELLS, COUNTED, GENERAL, HAND, POWERS, SEATS, VOTES_HELD, WORKERS, Question
from ..table import GOODS, STATUSES, Table
from .fitting import find_fits
from .ground import room_at
from .management import question_of
from .turn import waiting


@record
class Observation:
    seats: int = field()  # players; seats below count clockwise from the one that looks
    era: int = field()
    lap: int = field()  # the round of the era
    phase: int = field()
    question: int = field()
    first: int = field()  # the first player
    active: int = field()
    asked: int = field()  # who has to answer; SEATS if it is several
    piece: int = field()  # what the seat patches
    figure: int = field()  # the hero or wonder that takes effect
    target: int = field()  # whom an action is about
    mix: int = field()  # what is offered as aid
    route: int = field()  # of a negotiation or a war
    trade: int = field()  # the route to which the seat sends a worker
    slot: int = field()  # the tile that it lays, counted from 1
    reclaiming: int = field()  # 1 if as a Wasteland, 2 if on the territory of the target
    routes_left: int = field()
    allied_left: int = field()
    stack_left: int = field()
    drawn: int = field()
    played: int = field()  # prosperity cards out of the game, one bit each
    ballot: int = field()
    waiting: Ints = field(SEATS)  # 1 for every seat that has to answer
    row: Ints = field(SEATS)  # pieces of the auction
    bid_on: Ints = field(SEATS)
    bid: Ints = field(SEATS)
    won: Ints = field(SEATS)
    row_of_vote: Ints = field(SEATS)
    votes_on: Ints = field(SEATS)
    tiles: Ints = field(HAND)  # the seat's own
    hand: Ints = field(VOTES_HELD)
    goal: Ints = field(WORKERS)  # its own plan
    goods: Ints = field(SEATS, GOODS)
    favours: Ints = field(SEATS)
    removed: Ints = field(SEATS)
    place: Ints = field(SEATS, WORKERS)
    status: Ints = field(SEATS, STATUSES)
    count: Ints = field(SEATS, COUNTED)
    power: Ints = field(SEATS, POWERS + 1)
    owner: Ints = field(GENERAL)  # 1 + the seat, clockwise
    other: Ints = field(GENERAL)
    space: Ints = field(GENERAL)
    war: Ints = field(GENERAL)
    end_a: Ints = field(ALLIED)
    end_b: Ints = field(ALLIED)
    space_a: Ints = field(ALLIED)
    space_b: Ints = field(ALLIED)
    room: Ints = field(SEATS, CELLS)  # the visible room of each cell
    fit: Ints = field(CELLS)  # where the seat's card can go


@rule
def observe(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.2 to 1.4  What the seat may know. What is behind the screens can be followed, so it is here."""
    out.seats = table.seats
    out.era = table.era
    out.lap = table.lap
    out.phase = table.phase
    out.question = question_of(table, seat) if waiting(book, table) >> seat & 1 else table.question
    out.first = clockwise(table, seat, int(table.first))
    out.active = clockwise(table, seat, int(table.active))
    out.asked = SEATS if table.asked >= table.seats else clockwise(table, seat, int(table.asked))
    out.piece = table.piece[seat]
    out.figure = table.figure
    out.target = clockwise(table, seat, int(table.target))
    out.mix = table.mix
    out.route = table.route
    out.trade = table.trade[seat]
    out.slot = table.slot[seat]
    out.reclaiming = table.reclaiming[seat]
    out.routes_left = table.routes_left
    out.allied_left = table.allied_left
    out.stack_left = table.stack_left
    out.drawn = table.drawn
    out.played = table.played
    out.ballot = table.ballot
    observe_own(book, table, seat, out)
    observe_routes(table, seat, out)
    for at in range(SEATS):
        observe_seat(book, table, (seat + at) % int(table.seats), at, out)


@rule
def clockwise(table: Table, seat: int, other: int) -> int:
    """4.2  How many places clockwise another seat is."""
    return (other - seat) % int(table.seats)


@rule
def relative(table: Table, seat: int, owner: int) -> int:
    """2.8  An owner, counted from 1, as the seat sees it."""
    return 1 + clockwise(table, seat, owner - 1) if owner else 0


@rule
def observe_own(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.3  "Only you see the buildings on your tiles and the prosperity cards in your hand." """
    for slot in range(HAND):
        out.tiles[slot] = table.tiles[seat, slot]
    for at in range(VOTES_HELD):
        out.hand[at] = table.hand[seat, at]
    for worker in range(WORKERS):
        out.goal[worker] = table.goal[seat, worker]
    if table.question == Question.PATCH and waiting(book, table) >> seat & 1:
        find_fits(book, table, seat)
    for cell in range(CELLS):
        out.fit[cell] = table.fit[cell + 1]
    table.fit[:] = 0
    for at in range(SEATS):
        out.row[at] = table.row[at]
        out.row_of_vote[at] = table.row_of_vote[at]
        out.votes_on[at] = table.votes_on[at]


@rule
def observe_routes(table: Table, seat: int, out: Observation) -> None:
    """1.2  "Territories, status boards, routes and bids are open." """
    for route in range(GENERAL):
        out.owner[route] = relative(table, seat, int(table.owner[route + 1]))
        out.other[route] = relative(table, seat, int(table.other[route + 1]))
        out.space[route] = table.space[route + 1]
        out.war[route] = table.war[route + 1]
    for route in range(ALLIED):
        out.end_a[route] = relative(table, seat, int(table.end_a[route + 1]))
        out.end_b[route] = relative(table, seat, int(table.end_b[route + 1]))
        out.space_a[route] = table.space_a[route + 1]
        out.space_b[route] = table.space_b[route + 1]


@rule
def observe_seat(book: Book, table: Table, seat: int, at: int, out: Observation) -> None:
    """1.2  What everybody can follow of a seat; nothing of a seat that isn't there."""
    here = 1 if at < table.seats else 0
    out.waiting[at] = here * (waiting(book, table) >> seat & 1)
    out.bid_on[at] = here * table.bid_on[seat]
    out.bid[at] = here * table.bid[seat]
    out.won[at] = here * table.won[seat]
    out.favours[at] = here * table.favours[seat]
    out.removed[at] = here * table.removed[seat]
    for good in range(GOODS):
        out.goods[at, good] = here * table.goods[seat, good]
    for worker in range(WORKERS):
        out.place[at, worker] = here * table.place[seat, worker]
    for status in range(STATUSES):
        out.status[at, status] = here * table.status[seat, status]
    for counted in range(COUNTED):
        out.count[at, counted] = here * table.count[seat, counted]
    for power in range(POWERS + 1):
        out.power[at, power] = here * int(table.power[seat, power])
    for cell in range(CELLS):
        out.room[at, cell] = room_at(book, table, seat, cell + 1) if here else 0

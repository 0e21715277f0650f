"""What a seat observes: everything but the rolls to come (1.2), seen from that seat."""

from watershed.kernel.record import Ints, field, record
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, SEATS, TILES
from ..table import Table


@record
class Observation:
    seats: int = field()  # pieces on the board
    seat: int = field()  # the one that looks
    turn: int = field()  # whose turn it is; this and every seat below counts from the one that looks
    asked: int = field()  # who decides
    rounds_begun: int = field()  # the round under way
    rounds: int = field()  # option: rounds after which the game ends
    skips: int = field()  # option: turns that a dead piece sits out
    toll: int = field()  # option: gold that a death costs
    question: int = field()  # what is being asked
    actions: int = field()  # actions left in this turn
    die: int = field()  # the last roll
    steps: int = field()  # steps of the move under way
    left: int = field()  # floors of the plan under way still to be placed or removed
    target: int = field()  # for a nuke: whose floors
    gate: int = field()  # the gate whose floor must move
    over: int = field()  # 1 once the game has ended
    tile: Ints = field(SEATS)  # where each piece is, the one that looks first, as the rest
    health: Ints = field(SEATS)
    gold: Ints = field(SEATS)
    deaths: Ints = field(SEATS)
    down: Ints = field(SEATS)  # 1 + turns still to sit out
    floors: Ints = field(SEATS)  # floors on the board
    holder: Ints = field(ITEMS)  # 1 + who holds each item; 0 while it is in its store
    counter: Ints = field(ITEMS)  # its ammo or its usages
    owner: Ints = field(TILES)  # 1 + whose floor is on each tile
    way: Ints = field(TILES)  # 1 + steps to the tiles in reach of a move under way


@rule
def after(table: Table, seat: int, other: int) -> int:
    """1.2  How many turns after a seat another one comes."""
    return (other - seat) % table.seats


@rule
def observe(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.2  "Everyone sees everything." """
    observe_table(table, seat, out)
    for place in range(table.seats):
        observe_seat(table, (seat + place) % table.seats, out, place)
    for item in range(1, ITEMS + 1):
        out.holder[item - 1] = after(table, seat, table.holder[item] - 1) + 1 if table.holder[item] else 0
        out.counter[item - 1] = table.counter[item]
    for tile in range(1, book.tiles + 1):
        out.owner[tile - 1] = after(table, seat, table.owner[tile] - 1) + 1 if table.owner[tile] else 0
        out.way[tile - 1] = table.way[tile]


@rule
def observe_table(table: Table, seat: int, out: Observation) -> None:
    """1.2  The numbers that belong to nobody."""
    out.seats = table.seats
    out.seat = seat
    out.turn = after(table, seat, table.turn)
    out.asked = after(table, seat, table.asked)
    out.rounds_begun = table.rounds_begun
    out.rounds = table.rounds
    out.skips = table.skips
    out.toll = table.toll
    out.question = table.question
    out.actions = table.actions
    out.die = table.die
    out.steps = table.steps
    out.left = table.left
    out.target = after(table, seat, table.target) if table.task else 0
    out.gate = table.gate
    out.over = table.over


@rule
def observe_seat(table: Table, seat: int, out: Observation, place: int) -> None:
    """1.2  One seat."""
    out.tile[place] = table.tile[seat]
    out.health[place] = table.health[seat]
    out.gold[place] = table.gold[seat]
    out.deaths[place] = table.deaths[seat]
    out.down[place] = table.down[seat]
    out.floors[place] = table.floors[seat]

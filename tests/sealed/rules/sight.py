"""What a seat observes: the open things, its own cards and its own bid (1.2), seen from that seat."""

from watershed.kernel.record import Ints, field, record
from watershed.kernel.rule import rule

from ..book import Book
from ..names import KINDS, PILES, ROOM, SEATS, Question
from ..table import Table


@record
class Observation:
    seats: int = field()  # players at the table; seats below count clockwise from the one that looks
    rounds_left: int = field()  # after this one
    first: int = field()  # the start player
    question: int = field()  # what is being asked
    winner: int = field()  # who lays a card
    picked: int = field()  # the card that the winner shows
    place: int = field()  # the pile that the winner has chosen
    bid: int = field()  # 1 + what the seat itself has sealed; 0 if nothing
    hand: Ints = field(KINDS)  # its own cards, how many of each number
    sealed: Ints = field(SEATS)  # 1 for every seat whose bid is in
    coins: Ints = field(SEATS)
    held: Ints = field(SEATS)  # cards in hand
    last: Ints = field(SEATS)  # the bids that were shown last
    owner: Ints = field(PILES)  # 1 + the seat that has each pile
    pile: Ints = field(PILES, ROOM)  # its cards from bottom to top
    safe: Ints = field(PILES, ROOM)  # 1 + the seat for which each is safe


@rule
def observe(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.2  "Your cards are hidden. Everybody sees how many you hold. The piles and the coins are open." """
    out.seats = table.seats
    out.rounds_left = table.rounds - table.rounds_begun
    out.first = clockwise(table, seat, table.first)
    out.question = table.question
    out.winner = clockwise(table, seat, table.winner)
    out.picked = table.picked
    out.place = table.place
    out.bid = 1 + table.bid[seat] if table.sealed >> seat & 1 else 0
    for card in range(1, KINDS + 1):
        out.hand[card - 1] = table.hand[seat, card]
    observe_seats(table, seat, out)
    observe_piles(table, seat, out)


@rule
def clockwise(table: Table, seat: int, other: int) -> int:
    """1.2  How many places clockwise another seat is."""
    return (other - seat) % table.seats


@rule
def observe_seats(table: Table, seat: int, out: Observation) -> None:
    """1.2, 3.3  What is open about every player."""
    shown = table.rounds_begun - 1 if table.question == Question.BID else table.rounds_begun
    for place in range(SEATS):
        other = (seat + place) % table.seats
        here = 1 if place < table.seats else 0
        out.sealed[place] = here * (table.sealed >> other & 1)
        out.coins[place] = here * table.coins[other]
        out.held[place] = here * table.held[other]
        out.last[place] = here * table.bids[shown, other]


@rule
def observe_piles(table: Table, seat: int, out: Observation) -> None:
    """1.2  The piles."""
    for pile in range(1, PILES + 1):
        out.owner[pile - 1] = 1 + clockwise(table, seat, table.owner[pile] - 1)
        for level in range(ROOM):
            safe = table.safe[pile, level]
            out.pile[pile - 1, level] = table.pile[pile, level]
            out.safe[pile - 1, level] = 1 + clockwise(table, seat, safe - 1) if safe else 0

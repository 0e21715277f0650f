"""What a seat observes: everything but the order of the deck (1.2), seen from that seat."""

from watershed.kernel.record import Ints, field, record
from watershed.kernel.rule import rule

from ..book import Book
from ..names import BANKER, CARDS, DECK, SEATS, SLOTS, Icon, Question, Type
from ..table import Table

UNSEEN, ON_MARKET, OWNED, GONE = 0, 1, 2, 7  # where a card is; OWNED + how many seats clockwise its owner sits


@record
class Observation:
    seats: int = field()  # nations at the table
    turn: int = field()  # whose turn it is; this and every seat below counts clockwise from the one that looks
    turns: int = field()  # turns begun so far
    question: int = field()  # what is being asked
    over: int = field()  # 1 once the game has ended
    age: int = field()  # the current age
    supply: int = field()  # tokens in the Supply
    reserve: int = field()  # tokens in the Reserve
    deck: int = field()  # cards left in the deck
    cause: int = field()  # the card whose effect is asking
    wanted: int = field()  # for a gain: the types asked for, one bit each
    victim: int = field()  # for a wreck: whose wonder
    ending: int = field()  # 1 once The Future is out
    victims: int = field()  # for an attack: opponents still to be struck, one bit each
    market: Ints = field(SLOTS)  # the cards
    bid: Ints = field(SLOTS)  # tokens on each
    investor: Ints = field(SLOTS)  # 1 + who invested
    tokens: Ints = field(SEATS)  # of each nation, the one that looks first, as the rest
    stake: Ints = field(SEATS)  # the slot it has invested in
    cards: Ints = field(SEATS)  # how many cards it has
    icons: Ints = field(SEATS, 7)  # how many of each
    top: Ints = field(SEATS, 7)  # the top card of each pile
    place: Ints = field(CARDS)  # where every card is


@rule
def clockwise(table: Table, seat: int, other: int) -> int:
    """1.2  How many places away another seat is, clockwise; the Banker comes last."""
    return SEATS if other == BANKER else (other - seat) % table.seats


@rule
def observe(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.2  "Everyone can see all cards and tokens in a nation. Only the order of the deck is unknown." """
    observe_table(table, seat, out)
    for slot in range(1, SLOTS + 1):
        out.market[slot - 1] = table.market[slot]
        out.bid[slot - 1] = table.bid[slot]
        out.investor[slot - 1] = clockwise(table, seat, table.investor[slot]) + 1 if table.bid[slot] else 0
    for place in range(table.seats):
        observe_nation(table, (seat + place) % table.seats, out, place)
    observe_cards(book, table, seat, out)


@rule
def observe_table(table: Table, seat: int, out: Observation) -> None:
    """1.2  The numbers that belong to nobody."""
    out.seats = table.seats
    out.turn = clockwise(table, seat, table.turn)
    out.turns = table.turns
    out.question = table.question
    out.over = table.over
    out.age = table.age
    out.supply = table.supply
    out.reserve = table.reserve
    out.deck = DECK - table.drawn
    out.cause = table.cause
    out.wanted = table.wanted
    out.victim = clockwise(table, seat, table.victim) if table.question == Question.WONDER else 0
    out.ending = table.ending
    victims = 0
    for other in range(table.seats):
        if table.victims >> other & 1:
            victims |= 1 << clockwise(table, seat, other)
    out.victims = victims


@rule
def observe_nation(table: Table, seat: int, out: Observation, place: int) -> None:
    """1.2  One nation."""
    out.tokens[place] = table.tokens[seat]
    out.stake[place] = table.stake[seat]
    out.cards[place] = 0
    for kind in range(Type.NONE, Type.WONDER + 1):
        out.cards[place] += table.cards[seat, kind]
        out.top[place, kind] = table.top[seat, kind]
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        out.icons[place, icon - 1] = table.icons[seat, icon]


@rule
def observe_cards(book: Book, table: Table, seat: int, out: Observation) -> None:
    """1.2, 1.5  Where every card is."""
    for card in range(1, CARDS + 1):
        out.place[card - 1] = GONE
    for place in range(table.drawn, DECK):
        out.place[table.deck[place] - 1] = UNSEEN
    for slot in range(1, SLOTS + 1):
        if table.market[slot]:
            out.place[table.market[slot] - 1] = ON_MARKET
    for owner in range(table.seats):
        for kind in range(Type.NONE, Type.WONDER + 1):
            card = table.top[owner, kind]
            while card:
                out.place[card - 1] = OWNED + clockwise(table, seat, owner)
                card = table.under[card]

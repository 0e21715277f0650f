"""What a seat sees, as numbers: everything but the order of the deck (1.2), seen from that seat."""

from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import BANKER, CARDS, DECK, SEATS, SLOTS, Icon, Question, Type
from ..table import Table

GENERAL = 14  # numbers about the whole table
PER_SLOT = 3  # card, tokens on it, who invested
PER_SEAT = 3 + 7 + 7  # tokens, slot of the investment, cards; seven icons; seven top cards
OBSERVATION = GENERAL + SLOTS * PER_SLOT + SEATS * PER_SEAT + CARDS

UNSEEN, ON_MARKET, OWNED, GONE = 0, 1, 2, 7  # where a card is; OWNED + how many seats clockwise its owner sits


@rule
def clockwise(table: Table, seat: int, other: int) -> int:
    """1.2  How many places clockwise another seat sits; the Banker sits behind all."""
    return SEATS if other == BANKER else (other - seat) % table.seats


@rule
def observe(book: Book, table: Table, seat: int, out: Ints) -> None:
    """1.2  "All cards and tokens in a nation are open to everyone; only the order of the deck is unknown." """
    out[:] = 0
    observe_table(table, seat, out)
    at = GENERAL
    for slot in range(1, SLOTS + 1):
        out[at] = table.market[slot]
        out[at + 1] = table.bid[slot]
        out[at + 2] = clockwise(table, seat, table.investor[slot]) + 1 if table.bid[slot] else 0
        at += PER_SLOT
    for place in range(table.seats):
        observe_nation(table, (seat + place) % table.seats, out, at + place * PER_SEAT)
    observe_cards(book, table, seat, out, at + SEATS * PER_SEAT)


@rule
def observe_table(table: Table, seat: int, out: Ints) -> None:
    """1.2  The numbers that belong to nobody."""
    out[0] = table.seats
    out[1] = clockwise(table, seat, table.turn)
    out[2] = table.turns
    out[3] = table.question
    out[4] = table.over
    out[5] = table.age
    out[6] = table.supply
    out[7] = table.reserve
    out[8] = DECK - table.drawn
    out[9] = table.cause
    out[10] = table.wanted
    out[11] = clockwise(table, seat, table.victim) if table.question == Question.WONDER else 0
    out[12] = table.ending
    for other in range(table.seats):
        if table.victims >> other & 1:
            out[13] |= 1 << clockwise(table, seat, other)


@rule
def observe_nation(table: Table, seat: int, out: Ints, at: int) -> None:
    """1.2  One nation."""
    out[at] = table.tokens[seat]
    out[at + 1] = table.stake[seat]
    for kind in range(Type.NONE, Type.WONDER + 1):
        out[at + 2] += table.cards[seat, kind]
        out[at + 10 + kind] = table.top[seat, kind]
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        out[at + 2 + icon] = table.icons[seat, icon]


@rule
def observe_cards(book: Book, table: Table, seat: int, out: Ints, at: int) -> None:
    """1.2, 1.5  Where every card is."""
    for card in range(1, CARDS + 1):
        out[at + card - 1] = GONE
    for place in range(table.drawn, DECK):
        out[at + table.deck[place] - 1] = UNSEEN
    for slot in range(1, SLOTS + 1):
        if table.market[slot]:
            out[at + table.market[slot] - 1] = ON_MARKET
    for owner in range(table.seats):
        for kind in range(Type.NONE, Type.WONDER + 1):
            card = table.top[owner, kind]
            while card:
                out[at + card - 1] = OWNED + clockwise(table, seat, owner)
                card = table.under[card]

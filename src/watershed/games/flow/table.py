"""The table: what changes during a game. A blank table is an empty one."""

import numpy as np

from watershed.kernel.journal import WIDTH
from watershed.kernel.luck import WORDS, Luck
from watershed.kernel.record import Ints, field, record

from .names import CARDS, DECK, NESTED, SEATS, SLOTS

PAGE = 64  # events that one move can cause


@record
class Table:
    luck: Luck = field(WORDS, kind=np.int64)  # the generator; hidden from everyone
    seats: int = field()  # nations at the table
    first: int = field()  # the starting seat
    turn: int = field()  # whose turn it is
    turns: int = field()  # turns begun so far
    question: int = field()  # what is being asked; nothing once the game is over
    over: int = field()  # 1 once the game has ended
    ending: int = field()  # 1 once The Future is out: the game ends with this turn
    age: int = field()  # the current age, 0 to 5
    supply: int = field()  # tokens in play, free to be harvested
    reserve: int = field()  # printed tokens not in play
    substitutes: int = field()  # tokens in play beyond the printed ones
    slots: int = field()  # market slots in use
    market: Ints = field(SLOTS + 1)  # the card in each slot; slot 0 stays empty
    bid: Ints = field(SLOTS + 1)  # tokens on that card; none means that nobody has invested in it
    investor: Ints = field(SLOTS + 1)  # who has invested, where there is a bid
    tokens: Ints = field(SEATS)  # tokens in each nation
    stake: Ints = field(SEATS + 1)  # the slot each seat, and the Banker, has invested in
    top: Ints = field(SEATS, 7)  # the top card of each type; cards without a type are at 0
    under: Ints = field(CARDS + 1)  # the card below each card in a nation
    cards: Ints = field(SEATS, 7)  # how many cards of each type
    stripes: Ints = field(SEATS, 8)  # icons on the stripes of each nation, kept for speed
    steady: Ints = field(SEATS + 1, 8)  # those and what effects provide that count no icons, kept for speed
    icons: Ints = field(SEATS + 1, 8)  # all icons of each nation now, kept for speed
    deck: Ints = field(DECK)  # the deck from top to bottom; hidden from `drawn` on
    drawn: int = field()  # cards that have left the deck
    depth: int = field()  # effects in progress
    effect: Ints = field(NESTED)  # the card of each of them
    step: Ints = field(NESTED)  # its next step
    cause: int = field()  # the card whose effect is asking
    wanted: int = field()  # for a gain: the types asked for, one bit each
    victims: int = field()  # for an attack: opponents still to be struck, one bit each
    victim: int = field()  # for a wreck: whose wonder
    noted: int = field()  # events on the page
    events: Ints = field(PAGE, WIDTH)  # what the last move did

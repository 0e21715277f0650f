"""The table: what changes during a game. A blank table is an empty one."""

import numpy as np

from watershed.kernel.journal import SECRET
from watershed.kernel.luck import WORDS, Luck
from watershed.kernel.record import Ints, field, record

from .names import DECK, KINDS, PILES, ROOM, ROUNDS, SEATS

PAGE = 100  # events that one move can cause: the last one counts up to 80 cards


@record
class Table:
    luck: Luck = field(WORDS, kind=np.int64)  # the generator; hidden from everyone
    seats: int = field()  # players at the table
    rounds: int = field()  # option: rounds in all
    rounds_begun: int = field()  # the round under way, from 1
    first: int = field()  # the start player
    question: int = field()  # what is being asked; nothing once the game is over
    sealed: int = field()  # the seats whose bid is in, one bit each; none once the bids are shown
    winner: int = field()  # who lays a card
    picked: int = field()  # the card that the winner shows
    place: int = field()  # the pile that the winner has chosen
    drawn: int = field()  # cards that have left the deck
    coins: Ints = field(SEATS)
    held: Ints = field(SEATS)  # how many cards each seat has in hand
    bid: Ints = field(SEATS)  # coins, for seats whose bid is in; hidden from the others
    hand: Ints = field(SEATS, KINDS + 1)  # how many cards of each number; hidden from the others
    bids: Ints = field(ROUNDS + 1, SEATS)  # what everybody bid in each round so far
    deck: Ints = field(DECK)  # from top to bottom; cards that were drawn are 0; hidden from everyone
    owner: Ints = field(PILES + 1)  # 1 + the seat that has each pile
    height: Ints = field(PILES + 1)  # cards in each pile
    pile: Ints = field(PILES + 1, ROOM)  # these cards from bottom to top
    safe: Ints = field(PILES + 1, ROOM)  # 1 + the seat for which a card is safe; 0 if it goes with the pile
    noted: int = field()  # events on the page
    events: Ints = field(PAGE, SECRET)  # what the last move did, and who may read it

"""The table: what changes during a game. A blank table is an empty one.

Owners of routes are counted from 1, so that 0 is nobody. The place of a worker is 0 on the descendants' section, a cell
in the territory, ON_ROUTE and the number of a route there, and HOMING while a room is being chosen for it.
"""

import numpy as np

from watershed.kernel.journal import SECRET
from watershed.kernel.luck import WORDS, Luck
from watershed.kernel.record import Ints, field, record

from .names import (
    ALLIED,
    CELLS,
    COUNTED,
    DECK,
    GENERAL,
    HAND,
    LEVELS,
    POWERS,
    SEATS,
    TILES,
    VOTES_HELD,
    WORKERS,
)

PAGE = 112  # events that one move can cause
MENU = 64  # options that the rules look at when they play for a seat
GOODS = 6
STATUSES = 9


@record
class Table:
    luck: Luck = field(WORDS, kind=np.int64)  # the generator
    seats: int = field()  # players at the table
    liberty: int = field()  # option: 1 for Liberty baselands, 0 for Equality
    screens: int = field()  # option: 1 if everybody sees what is behind the screens
    era: int = field()  # 1 to 3
    lap: int = field()  # the round of the era, 1 to 5
    phase: int = field()  # nothing once the game is over
    question: int = field()  # what is being asked; nothing once the game is over
    first: int = field()  # the first player
    step: int = field()  # seats whose turn in this phase is over
    active: int = field()  # whose turn it is
    asked: int = field()  # who has to answer, where it is one seat
    pending: int = field()  # the seats that have to answer, one bit each, where it is several
    sealed: int = field()  # the seats whose sealed answer is in, one bit each
    done: int = field()  # the seats that have finished while others still answer openly, one bit each
    gathered: int = field()  # how many times seats were asked together, and had all answered
    shown: int = field()  # cards of the row that lie open
    black: int = field()  # 1 if the next card shows its black side
    opening: int = field()  # 1 while the cards of the first auction are turned one by one
    drawn: int = field()  # cards of the deck that are gone
    figure: int = field()  # the hero or wonder that takes effect, and in wars and votes: what is being decided
    effect: int = field()  # its next effect
    target: int = field()  # whom an action is about: aid, a free threat, a war; a seat
    mix: int = field()  # what is offered as aid
    route: int = field()  # a negotiation or a war: on which route
    talked: int = field()  # general routes whose negotiation is done in this phase, one bit each
    stage: int = field()  # of a negotiation, of a war, of the vote
    winner: int = field()  # of the war: a seat, or NOBODY
    routes_left: int = field()  # general routes in the storage
    allied_left: int = field()  # allied routes in the storage
    stack_left: int = field()  # construction tiles in the storage
    ballots: int = field()  # prosperity cards in the row of the vote
    ballot: int = field()  # the one that is voted on, counted from 1
    doubled: int = field()  # the one that counts double for its seat, counted from 1
    played: int = field()  # prosperity cards out of the game, one bit each; bit 0 is card 1
    deck: Ints = field(DECK)  # cards of the era, those drawn first
    row: Ints = field(SEATS)  # pieces of the auction; the white side of a card where both can be chosen
    bid_on: Ints = field(SEATS)  # the card on which each seat has a bid, counted from 1
    bid: Ints = field(SEATS)  # how much
    won: Ints = field(SEATS)  # the card that each seat patches, counted from 1; 0 once it has
    piece: Ints = field(SEATS)  # what each seat patches, until its text has taken effect
    stack: Ints = field(TILES)  # construction tiles in the storage, the next one last; hidden
    drew: Ints = field(SEATS)  # tiles that each seat has drawn while all draw
    slot: Ints = field(SEATS)  # the tile that each seat is laying, counted from 1
    reclaiming: Ints = field(SEATS)  # 1 if it shows its Wasteland, 2 if on the territory of the target
    trade: Ints = field(SEATS)  # the route to which each seat is sending a worker
    berth: Ints = field(SEATS)  # the number that a new route of each seat gets
    tiles: Ints = field(SEATS, HAND)  # behind the screens; hidden
    hand: Ints = field(SEATS, VOTES_HELD)  # prosperity cards; hidden
    laid: Ints = field(SEATS)  # the prosperity card that each seat plays; hidden
    row_of_vote: Ints = field(SEATS)  # the cards that are voted on
    votes_on: Ints = field(SEATS)  # votes on each of them
    answer: Ints = field(SEATS)  # what is sealed, 1 + the number; hidden
    pledge: Ints = field(SEATS)  # pairs of votes in a war, 1 + the number; hidden
    goods: Ints = field(SEATS, GOODS)  # food, minerals, money, VP and votes
    place: Ints = field(SEATS, WORKERS)  # where each worker is
    goal: Ints = field(SEATS, WORKERS)  # where it goes in this movement: a place, or on a route 1 + the space; hidden
    picked: Ints = field(SEATS)  # the worker whose move is being planned, counted from 1; hidden
    speed: Ints = field(SEATS)  # TRA when the movement began
    removed: Ints = field(SEATS)  # descendants out of the game
    favours: Ints = field(SEATS)  # left in this phase
    acted: Ints = field(SEATS)  # 1 after an action in this phase, 2 after an alliance was broken
    aided: Ints = field(SEATS)  # 1 for who has accepted aid in this round
    campaigned: Ints = field(SEATS)  # 1 after a campaign in this round
    linked: Ints = field(SEATS)  # 1 after a route was constructed in this round
    swaps: Ints = field(SEATS)  # free exchanges in this round
    claimed: Ints = field(SEATS)  # 1 after a card was claimed, for the whole game
    raided: Ints = field(SEATS)  # 1 after a stealthy reclamation in this round
    safe: Ints = field(SEATS)  # 1 if no VP can be taken in this round
    left: Ints = field(SEATS)  # the territory's first column, from 0
    top: Ints = field(SEATS)  # its first row
    wide: Ints = field(SEATS)  # how many columns it has
    high: Ints = field(SEATS)  # how many rows
    height: Ints = field(SEATS)  # pieces in it
    pile: Ints = field(SEATS, LEVELS)  # these pieces, from the bottom up
    corner: Ints = field(SEATS, LEVELS)  # the cell of the upper left quarter of each
    owner: Ints = field(GENERAL + 1)  # of each general route
    other: Ints = field(GENERAL + 1)  # whom it leads to
    space: Ints = field(GENERAL + 1)  # 1 + the space on which the owner's worker is
    war: Ints = field(GENERAL + 1)  # 1 if the owner invades, 2 if the other does, 3 if both; 0 without a war
    end_a: Ints = field(ALLIED + 1)  # who sits at either end of each allied route
    end_b: Ints = field(ALLIED + 1)
    space_a: Ints = field(ALLIED + 1)  # 1 + the space of each one's worker, in its own walking order
    space_b: Ints = field(ALLIED + 1)
    status: Ints = field(SEATS, STATUSES)  # production, MIL, shields, POL and TRA; kept for speed
    count: Ints = field(SEATS, COUNTED)  # what is counted on the board; kept for speed
    seen: Ints = field(TILES + 1)  # the seats that know that a tile was used, one bit each
    fit: Ints = field(CELLS + 1)  # scratch: where a card can be patched, a bit for each way at its upper left cell
    menu: Ints = field(MENU)  # scratch: options
    above: Ints = field(LEVELS)  # scratch: the pieces that lie on each piece of a pile, one bit each
    noted: int = field()  # events on the page
    events: Ints = field(PAGE, SECRET)  # what the last move did
    power: Ints = field(SEATS, POWERS + 1, kind=np.int8)  # what visible heroes and wonders can do; kept for speed
    land: Ints = field(SEATS, CELLS + 2, kind=np.int8)  # what is seen on each cell: a piece's level, or LEVELS + a tile

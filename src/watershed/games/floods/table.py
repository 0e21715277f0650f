"""The table: what changes during a game. A blank table is an empty one.

Controllers and owners are counted from 1, so that 0 is nobody. A worker is a slave exactly when warriors of another
colour are on its cell, so slaves have no field of their own.
"""

import numpy as np

from watershed.kernel.journal import WIDTH
from watershed.kernel.luck import WORDS, Luck
from watershed.kernel.record import Ints, field, record

from .names import CELLS, SEATS

PAGE = 240  # events that one move can cause
GOODS = 6  # the five resources; resource 0 is none
SIDES = 2  # an offer, and a counter-offer to it


@record
class Table:
    luck: Luck = field(WORDS, kind=np.int64)  # the generator; only redealing uses it
    seats: int = field()  # players at the table
    stop: int = field()  # option: 1 if the game also ends when nobody has land, or the scale can't reach its end
    turns: int = field()  # option: the last turn
    map: int = field()  # which map
    first_cell: int = field()  # the first land cell of that map
    end_land: int = field()  # the cell after its last land cell
    end_cell: int = field()  # the cell after its last sea cell
    turn: int = field()  # the current turn, from 1
    first: int = field()  # its first player
    phase: int = field()  # nothing once the game is over
    question: int = field()  # what is being asked; nothing once the game is over
    active: int = field()  # whose sub-turn it is, or who has the floor
    asked: int = field()  # who has to answer; in the harvest, everybody who hasn't sealed a plan
    step: int = field()  # sub-turns of the phase that are done
    scale: int = field()  # cells without forests, kept for speed
    rises: int = field()  # rises of the sea so far
    end: int = field()  # why the game is over
    sealed: int = field()  # the seats whose plan is in, one bit each; none once the plans are carried out
    kind: int = field()  # the order under way: which pawns
    origin: int = field()  # from where
    target: int = field()  # to where
    amount: int = field()  # how many
    colour: int = field()  # the slaves that are asked about now: a seat
    queried: int = field()  # the owners of boats that were asked in this sub-turn, one bit each
    granted: int = field()  # and those who said yes
    lap: int = field()  # trade: the round, 1 or 2
    offers: int = field()  # offers that the active seat may still make in this round
    passes: int = field()  # seats that have passed in succession
    addressee: int = field()  # of the offer: a seat, or NOBODY for all
    responder: int = field()  # the addressee who answers it now
    countered: int = field()  # the addressees that have made a counter-offer to it, one bit each
    counter: int = field()  # 1 while a counter-offer is being laid down or answered
    laid: int = field()  # the last thing that was laid down: a resource given, or GOODS + a resource wanted
    building: int = field()  # what is being paid for
    site: int = field()  # and where; or the cell that pawns flee from
    group: int = field()  # the pawns that flee
    give: Ints = field(SIDES, GOODS)  # what the offer and the counter-offer give
    get: Ints = field(SIDES, GOODS)  # and what they ask for
    led: Ints = field(SEATS)  # slaves of each colour that the order leads
    planned: Ints = field(SEATS)  # 2 * the last cell that each seat's plan has changed, + 1 if its trees; hidden
    goods: Ints = field(SEATS, GOODS)  # resources
    army: Ints = field(SEATS)  # warriors in play, kept for speed
    navy: Ints = field(SEATS)  # boats in play, kept for speed
    fallen: Ints = field(SEATS)  # warriors that fanatics have killed: they can't be built again
    state: Ints = field(CELLS + 1)  # dry, sea, flooded or lost
    control: Ints = field(CELLS + 1)  # who controls each cell; CONTESTED while a civil war is pending; kept for speed
    workers: Ints = field(CELLS + 1, SEATS)  # of each colour, free ones and slaves
    guard: Ints = field(CELLS + 1)  # whose warriors are there
    warriors: Ints = field(CELLS + 1)  # how many
    fanatics: Ints = field(CELLS + 1)
    forests: Ints = field(CELLS + 1)  # standing
    mines: Ints = field(CELLS + 1)
    dolmen: Ints = field(CELLS + 1)  # who built it
    fleet: Ints = field(CELLS + 1)  # whose boats are there
    boats: Ints = field(CELLS + 1)  # how many
    began: Ints = field(CELLS + 1)  # who controlled each cell when the Move phase began, or when the sea rose
    fresh_workers: Ints = field(CELLS + 1)  # the active seat's free workers that haven't moved
    fresh_warriors: Ints = field(CELLS + 1)
    fresh_boats: Ints = field(CELLS + 1)  # that have neither moved nor ferried
    ferrying: Ints = field(CELLS + 1)  # 1 where one of the active seat's boats ferries in this sub-turn
    received: Ints = field(CELLS + 1)  # 1 where slaves were led to in this sub-turn
    unguarded: Ints = field(CELLS + 1)  # whose warriors have left slaves without guard in this sub-turn
    reach: Ints = field(CELLS + 1)  # where the order can go: 1 on foot or by sail, 2 by ferry
    way: Ints = field(CELLS + 1)  # scratch space for finding ferry routes, empty otherwise
    idlers: Ints = field(CELLS + 1)  # plan: workers who could work and don't; hidden from others
    felling: Ints = field(CELLS + 1)  # plan: trees to fell, 0 for as few as the plan needs; hidden from others
    noted: int = field()  # events on the page
    events: Ints = field(PAGE, WIDTH)  # what the last move did

"""The table: what changes during a game. A blank table is an empty one."""

import numpy as np

from watershed.kernel.journal import WIDTH
from watershed.kernel.luck import WORDS, Luck
from watershed.kernel.record import Ints, field, record

from .names import ITEMS, SEATS, TILES

PAGE = 64  # events that one move can cause


@record
class Table:
    luck: Luck = field(WORDS, kind=np.int64)  # the generator; hidden from everyone
    seats: int = field()  # pieces on the board
    skips: int = field()  # option: turns that a dead piece sits out
    rounds: int = field()  # option: rounds after which the game ends
    toll: int = field()  # option: gold that a death costs
    rounds_begun: int = field()  # the current round, from 1
    turn: int = field()  # whose turn it is
    actions: int = field()  # actions left in this turn
    question: int = field()  # what is being asked; nothing once the game is over
    asked: int = field()  # whom
    over: int = field()  # 1 once the game has ended
    winner: int = field()  # 1 + the seat that has all its floors on the board
    die: int = field()  # the last roll
    steps: int = field()  # steps of the move under way
    task: int = field()  # the plan under way
    left: int = field()  # floors of that plan still to be placed or removed
    target: int = field()  # for a nuke: whose floors
    shut: int = field()  # the store whose gates are being cleared
    gate: int = field()  # the gate whose floor must move
    tile: Ints = field(SEATS)  # where each piece is
    health: Ints = field(SEATS)
    gold: Ints = field(SEATS)
    deaths: Ints = field(SEATS)
    down: Ints = field(SEATS)  # 1 + turns still to sit out, for a face-down piece
    floors: Ints = field(SEATS)  # floors of each seat on the board, kept for speed
    holder: Ints = field(ITEMS + 1)  # 1 + the seat that holds each item; 0 while it is in its store
    counter: Ints = field(ITEMS + 1)  # its ammo or its usages
    owner: Ints = field(TILES + 1)  # 1 + the seat whose floor is on each tile
    way: Ints = field(TILES + 1)  # 1 + steps to the tiles in reach of the current move; negative if it can't end there
    queue: Ints = field(TILES + 1)  # scratch space for finding paths, empty otherwise
    noted: int = field()  # events on the page
    events: Ints = field(PAGE, WIDTH)  # what the last move did

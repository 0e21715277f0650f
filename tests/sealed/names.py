"""Every number that has a name. Zero is nothing: no card, no pile, no question."""

from typing import NamedTuple

from watershed.kernel.actions import Argument, Span, declare, family

SEATS = 4  # the most players
KINDS = 6  # numbers that a card can have
DECK = 96  # cards
PILES = 12  # pile 0 is no pile
START = 6  # cards in a pile at the start
ROOM = 10  # cards in a full pile, rule 4.2
ROUNDS = 8  # the most rounds
MOST_COINS = 60  # of one player, whatever a book prints


class Questions(NamedTuple):
    NONE: int = 0  # the game is over
    BID: int = 1  # how much everybody bids
    PICK: int = 2  # which card the winner lays
    PLACE: int = 3  # at which pile
    LAY: int = 4  # over or under it


class Sides(NamedTuple):
    NONE: int = 0
    OVER: int = 1
    UNDER: int = 2


class Moves(NamedTuple):
    """What a seat can do, in the order of the action ids."""

    BID: Span = family(Argument("coins", 0, MOST_COINS))
    PICK: Span = family(Argument("card", 1, KINDS))
    PLACE: Span = family(Argument("pile", 1, PILES))
    LAY: Span = family(Argument("side", 1, 2))


class Events(NamedTuple):
    """What the journal's events say; beside each, what its card, count and other number mean."""

    NONE: int = 0
    ROUND: int = 1  # count: number of the round; the seat is the start player
    DREW: int = 2  # card; only the seat may read it
    SEALED: int = 3  # count: coins; only the seat may read it
    BID: int = 4  # count: coins
    WON: int = 5  # count: coins paid
    EARNED: int = 6  # count: coins
    PICKED: int = 7  # card
    PLACED: int = 8  # other: pile
    LAID_OVER: int = 9  # card, other: pile
    LAID_UNDER: int = 10  # card, other: pile
    COUNTED: int = 11  # card, count: points, other: pile
    ENDED: int = 12  # count: points in all


Question = Questions()
Side = Sides()
Move, FAMILIES = declare(Moves)
Event = Events()

EVENT_KINDS = tuple(name.lower().replace("_", "-") for name in Events._fields)

"""Every number that has a name. Zero is nothing: no cell, no resource, no question.

Cells of both maps have numbers of their own, so that a move or an event names one without saying which map: the world
map is 1 to 64, the archipelago 65 to 99, on each map land first, then sea.
"""

from typing import NamedTuple

from watershed.kernel.actions import Argument, Span, declare, family

SEATS = 4  # the most players; seat 0 is yellow, then green, white and blue
NOBODY = SEATS  # the seat of an event that nobody caused, and of an offer to all
CONTESTED = SEATS + 1  # the controller of a cell with a civil war about to break out, counted from 1 as all controllers
WORLD = 64  # cells of the world map
CELLS = 99  # cells of both maps; cell 0 is no cell
LAND = 92  # the last cell of land
BESIDE = 24  # the most neighbours of a cell
SETS = 30  # ways to pay, by the resources that are used
MOST = 20  # pawns that a move names by their number; more move all together
JOBS = 13  # the most jobs in a cell
TREES = 3  # the most forests in a cell
UNITS = 10  # the most resources on either side of an offer
RISES = 3
RACE = 4  # majorities that score: forests, boats, warriors and mines


class Maps(NamedTuple):
    NONE: int = 0
    WORLD: int = 1
    ARCHIPELAGO: int = 2


class States(NamedTuple):
    """What a cell is."""

    NONE: int = 0  # not on this map
    DRY: int = 1
    SEA: int = 2
    FLOODED: int = 3  # land that is sea now
    LOST: int = 4  # land that the fanatics hold


class Resources(NamedTuple):
    NONE: int = 0
    WOOD: int = 1
    GOLD: int = 2
    COPPER: int = 3
    MARBLE: int = 4
    GRANITE: int = 5


class Kinds(NamedTuple):
    """Pawns that move."""

    NONE: int = 0
    WORKERS: int = 1
    WARRIORS: int = 2
    BOATS: int = 3


class Buildings(NamedTuple):
    NONE: int = 0
    BOAT: int = 1
    MINE: int = 2
    WARRIOR: int = 3
    DOLMEN: int = 4


class Groups(NamedTuple):
    """Pawns that flee together."""

    NONE: int = 0
    WARRIORS: int = 1  # with all their slaves
    WORKERS: int = 2  # the controller's own
    FREED: int = 3  # slaves whose captors didn't flee with them


class Races(NamedTuple):
    """What brings points to the one who has most of it."""

    FORESTS: int = 0
    BOATS: int = 1
    WARRIORS: int = 2
    MINES: int = 3


class Phases(NamedTuple):
    NONE: int = 0  # the game is over
    MOVE: int = 1
    HARVEST: int = 2
    TRADE: int = 3
    CONSTRUCTION: int = 4
    FLOOD: int = 5


class Questions(NamedTuple):
    NONE: int = 0
    ORDER: int = 1  # which pawns move next
    TO: int = 2  # where to
    COUNT: int = 3  # how many of them
    LEAD: int = 4  # how many slaves of one colour they lead
    FERRY: int = 5  # whether somebody may use your boats
    HARVEST: int = 6  # everybody's plan, at the same time
    FLOOR: int = 7  # whether the player who has the floor offers a trade
    LAY: int = 8  # what is in an offer or in a counter-offer
    ANSWER: int = 9  # whether an offer is accepted
    BUILD: int = 10  # what is built next, and where
    PAY: int = 11  # with which resources
    FLEE: int = 12  # where pawns go from a cell that drowns


class Ends(NamedTuple):
    """Why the game is over."""

    NONE: int = 0
    SCALE: int = 1  # the scale has reached its end
    DESERTED: int = 2  # nobody controls a land cell
    STALLED: int = 3  # the end of the scale is out of reach
    TURNS: int = 4  # that was the last turn


CELL = Argument("cell", 1, CELLS)
GROUND = Argument("cell", 1, LAND)
KIND = Argument("kind", 1, 3)
BUILDING = Argument("building", 1, 4)
SEAT = Argument("seat", 0, SEATS - 1)
RESOURCE = Argument("resource", 1, 5)


class Moves(NamedTuple):
    """What a seat can do, in the order of the action ids."""

    END: Span = family()  # of a sub-turn of moves or of construction
    MOVE: Span = family(KIND, CELL)  # ORDER: which pawns, and where they are
    TO: Span = family(CELL)
    COUNT: Span = family(Argument("count", 1, MOST))  # fewer than all
    ALL: Span = family()
    LEAD: Span = family(Argument("count", 0, MOST))  # fewer than all
    LEAD_ALL: Span = family()
    ASK: Span = family(SEAT)  # ORDER: for leave to use that seat's boats
    GRANT: Span = family()
    REFUSE: Span = family()
    HARVEST: Span = family()  # seals the plan
    IDLE: Span = family(GROUND, Argument("count", 1, JOBS))  # so many who could work don't
    FELL: Span = family(GROUND, Argument("count", 1, TREES))  # so many trees in all, more than the plan needs
    OFFER: Span = family(SEAT)
    OFFER_ALL: Span = family()
    PASS: Span = family()  # gives up the floor
    GIVE: Span = family(RESOURCE, Argument("count", 1, UNITS))
    GET: Span = family(RESOURCE, Argument("count", 1, UNITS))
    SEND: Span = family()
    CANCEL: Span = family()  # takes back what is being laid down
    ACCEPT: Span = family()
    REJECT: Span = family()
    COUNTER: Span = family()
    BUILD: Span = family(BUILDING, CELL)
    PAY: Span = family(Argument("resources", 1, SETS))
    FLEE: Span = family(CELL)
    DROWN: Span = family()


class Events(NamedTuple):
    """What the journal's events say; beside each, what its card, count and other number mean.

    An event that is nobody's has the seat NOBODY.
    """

    NONE: int = 0
    TURN: int = 1  # count: number of the turn; the seat is its first player
    WORKERS_MOVED: int = 2  # card: cell to, count: workers, other: cell from
    WARRIORS_MOVED: int = 3  # card: cell to, count: warriors, other: cell from
    BOATS_MOVED: int = 4  # card: cell to, count: boats, other: cell from
    LED: int = 5  # card: cell to, count: slaves, other: the slaves' colour (a seat); the seat is the captor
    FERRIED: int = 6  # card: sea cell on the way, other: whose pawns; the seat is the owner of the boat
    ASKED: int = 7  # other: the owner of the boats
    GRANTED: int = 8  # other: who asked; the seat is the owner
    REFUSED: int = 9  # other: who asked; the seat is the owner
    BATTLE_WON: int = 10  # card: cell, count: warriors left, other: the loser; the seat is the winner
    BATTLE_DRAWN: int = 11  # card: cell, count: warriors that each side loses, other: the defender
    NAVAL_WON: int = 12  # card: cell, count: boats left, other: the loser
    NAVAL_DRAWN: int = 13  # card: cell, count: boats that each side loses, other: the defender
    CAPTURED: int = 14  # card: cell, count: new slaves, other: their colour; the seat is the captor
    FREED: int = 15  # card: cell, count: slaves that are free now; the seat is their colour
    CIVIL_WAR: int = 16  # card: cell, count: workers left; the seat is the winner, or NOBODY with none left
    CELL_LOST: int = 17  # card: cell, count: workers and slaves lost, other: warriors lost; the seat controlled it
    SEALED: int = 18  # the seat's plan is in
    HARVESTED: int = 19  # card: cell, count: wood, other: ore
    IDLED: int = 20  # card: cell, count: new fanatics, other: fanatics there now
    DEFORESTED: int = 21  # card: cell, count: the scale now
    OFFERED: int = 22  # other: to whom, or NOBODY for all
    COUNTERED: int = 23  # other: whose offer
    GIVES: int = 24  # card: resource, count; a line of the seat's offer or counter-offer
    GETS: int = 25  # card: resource, count; a line of it
    LACKS: int = 26  # other: whose offer; the seat is passed over, because it lacks the resources
    ACCEPTED: int = 27  # other: whose offer or counter-offer
    REJECTED: int = 28  # other: whose offer or counter-offer
    TRADED: int = 29  # card: resource, count, other: the receiver; the seat is the giver
    PASSED: int = 30
    BUILT: int = 31  # card: cell, count: building, other: the set it was paid with, 0 for a boat
    BORN: int = 32  # card: cell, count: workers or slaves; the seat is their colour
    BRED: int = 33  # card: cell, count: fanatics
    REGREW: int = 34  # card: cell
    ROSE: int = 35  # count: number of the rise, other: the scale
    FLOODED: int = 36  # card: cell; the seat controlled it
    WARRIORS_FLED: int = 37  # card: cell to, count: warriors, other: cell from
    SLAVES_FLED: int = 38  # card: cell to, count: slaves, other: cell from; the seat is their colour
    WORKERS_FLED: int = 39  # card: cell to, count: workers, other: cell from
    WARRIORS_DROWNED: int = 40  # card: cell, count
    WORKERS_DROWNED: int = 41  # card: cell, count
    MAJORITY: int = 42  # card: 1 + race, count: how many the seat has, other: points
    LEGACY: int = 43  # count: points in all, other: dolmens
    ENDED_BY_SCALE: int = 44  # count: turn, other: the scale
    ENDED_DESERTED: int = 45  # count: turn
    ENDED_STALLED: int = 46  # count: turn, other: the scale
    ENDED_BY_TURNS: int = 47  # count: turn


Map = Maps()
State = States()
Resource = Resources()
Kind = Kinds()
Building = Buildings()
Group = Groups()
Race = Races()
Phase = Phases()
Question = Questions()
End = Ends()
Move, FAMILIES = declare(Moves)
Event = Events()

EVENT_KINDS = tuple(name.lower().replace("_", "-") for name in Events._fields)

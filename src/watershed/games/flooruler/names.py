"""Every number that has a name. Zero is nothing: no tile, no item, no plan."""

from typing import NamedTuple

from watershed.kernel.actions import Argument, Span, declare, family

SEATS = 4  # the most pieces on a board; seat 0 is red, then yellow, green and blue
TILES = 153  # the most tiles of a board; tile 0 is no tile
PLANS = 4  # plans at each of the two floor stores; plan 0 is no plan
ITEMS = 8  # weapons and skills together; item 0 is no item
SIDES = 4  # ways to step off a tile
GATES = 2  # tiles that are cleared to open a store
EVERYBODY = (1 << SEATS) - 1  # one bit for each seat


class Places(NamedTuple):
    """What a tile is for, apart from walking. The stores come last."""

    NONE: int = 0
    FOUNTAIN: int = 1
    FLOOR_STORE: int = 2
    NUKE_STORE: int = 3
    WEAPON_STORE: int = 4
    SKILL_STORE: int = 5


class Verbs(NamedTuple):
    """What an item does."""

    NONE: int = 0
    STRIKE: int = 1  # a weapon
    HEAL: int = 2  # full health, and `amount` actions
    HASTE: int = 3  # `amount` more steps in every move; never used by itself
    TELEPORT: int = 4  # to any tile
    FREEZE: int = 5  # `amount` actions for one


class Questions(NamedTuple):
    NONE: int = 0
    ACTION: int = 1  # which action
    GO: int = 2  # where a move ends
    LAND: int = 3  # where a teleport ends
    PLACE: int = 4  # where the next floor is put
    REMOVE: int = 5  # which floor is nuked next
    RELOCATE: int = 6  # where a floor goes that must leave a gate


class Tasks(NamedTuple):
    """The plan under way."""

    NONE: int = 0
    BUILD: int = 1
    NUKE: int = 2


class Tolls(NamedTuple):
    """How much gold a death costs."""

    NONE: int = 0
    HALF: int = 1
    ALL: int = 2
    LOOT: int = 3  # half of it, for the player who killed the piece


PLAN = Argument("floors", 1, PLANS)  # a plan is named by its floors
SEAT = Argument("seat", 0, SEATS - 1)
ITEM = Argument("item", 1, ITEMS)
SPOT = Argument("tile", 1, TILES)


class Moves(NamedTuple):
    """What a seat can do, in the order of the action ids."""

    PASS: Span = family()
    MOVE: Span = family()
    COLLECT: Span = family()
    BUILD: Span = family(PLAN)
    NUKE: Span = family(PLAN, SEAT)
    BUY: Span = family(ITEM)
    REFILL: Span = family(ITEM)
    USE: Span = family(ITEM)
    ATTACK: Span = family(ITEM, SEAT)
    TILE: Span = family(SPOT)  # the answer to every question about a tile


class Events(NamedTuple):
    """What the journal's events say; beside each, what its card, count and other number mean."""

    NONE: int = 0
    TURN: int = 1  # count: number of the round
    ROLLED: int = 2  # count: the die, other: steps to go
    WENT: int = 3  # card: tile, count: steps
    COLLECTED: int = 4  # count: gold
    BOUGHT: int = 5  # card: item, count: price
    REFILLED: int = 6  # card: item, count: price
    BOUGHT_FLOORS: int = 7  # count: floors to be placed, other: price
    PLACED: int = 8  # card: tile
    REPLACED: int = 9  # card: tile, other: whose floor goes back
    BOUGHT_NUKE: int = 10  # card: price, count: floors, other: the opponent
    REMOVED: int = 11  # card: tile, other: whose floor goes back
    SHUT: int = 12  # card: the store; the seat is the first that is shut out
    RELOCATED: int = 13  # card: tile to, other: tile from
    NO_ROOM: int = 14  # card: tile from; the floor goes back
    ATTACKED: int = 15  # card: item, count: damage, other: the opponent
    HURT: int = 16  # count: health left
    DIED: int = 17  # count: deaths so far
    LOST_GOLD: int = 18  # count: gold
    SKIPPED: int = 19
    ROSE: int = 20
    USED: int = 21  # card: item, count: usages so far
    HEALED: int = 22  # count: health
    GAINED_ACTIONS: int = 23  # card: item, count: actions left
    LANDED: int = 24  # card: tile
    RETURNED: int = 25  # card: item
    PASSED: int = 26
    MUST_LEAVE: int = 27  # card: tile, other: whose floor
    WON: int = 28  # count: floors
    ENDED: int = 29  # count: rounds
    STARTS: int = 30  # card: tile
    LOOTED: int = 31  # count: gold, other: from whom


Place = Places()
Verb = Verbs()
Question = Questions()
Task = Tasks()
Toll = Tolls()
Move, FAMILIES = declare(Moves)
Event = Events()

EVENT_KINDS = tuple(name.lower().replace("_", "-") for name in Events._fields)

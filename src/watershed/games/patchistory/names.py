"""Every number that has a name. Zero is nothing: no cell, no room, no card, no question.

A territory lies on a board of 12 by 12 cells whose edges join, so that a cell keeps its number however the territory
grows; the baseland lies in the middle, and only the Statue of Liberty lets a territory grow over an edge. Cells count
from 1, row by row.
"""

from typing import NamedTuple

from watershed.kernel.actions import Argument, Span, declare, family

INLINED = 250  # bytes of bytecode below which a rule is inlined
SEATS = 4  # the most players
NOBODY = SEATS  # the seat of an event that nobody caused
WIDE = 12  # cells in a row of the board
CELLS = WIDE * WIDE
ERAS = 3
LAPS = 5  # rounds of an era
BASELANDS = 5  # Equality and four of Liberty, the first pieces of the book
CARDS = 75  # land cards
PIECES = BASELANDS + 2 * CARDS  # baselands, and both sides of every card
QUARTERS = 6  # of a baseland; a card has 4
ROOMS = 700  # of all pieces and tiles
LEVELS = 16  # pieces in a territory: the baseland and one card for each auction
TILES = 36  # construction tiles; tile 0 is none
RECLAIMED = TILES + 1  # what lies on a cell where a tile shows its Wasteland
FIGURES = 54  # heroes and wonders
EFFECTS = 4  # of a hero or wonder
PROSPERITY = 15  # prosperity cards
HAND = 4  # construction tiles behind a screen
VOTES_HELD = 3  # prosperity cards dealt to each seat
DECK = 25  # cards of an era
WORKERS = 8
GENERAL = 14  # general trade routes
ALLIED = 4  # allied trade routes
ROUTES = GENERAL + ALLIED  # general ones come first
SPACES = 8  # of a general route: Start, four with goods, Negotiation Room, War Room, Rest
HOMING = 200  # the place of a worker that is about to be put into a room
ON_ROUTE = 200  # and of one on route 1, less 1: 0 is a descendant, and 1 to CELLS a cell
MIXES = 10  # ways to put three goods together
MOST_BID = 99
MOST_LOTS = 40
MOST_FAVOURS = 40
MOST_MINERALS = 99
MOST_VOTES = 150


class Goods(NamedTuple):
    """What is behind a screen and can be counted."""

    NONE: int = 0
    FOOD: int = 1
    MINERALS: int = 2
    MONEY: int = 3
    VP: int = 4
    VOTES: int = 5


class Statuses(NamedTuple):
    """Symbols, and the values that they add up to. The first four are what is produced, as in Goods."""

    NONE: int = 0
    FOOD: int = 1
    MINERALS: int = 2
    MONEY: int = 3
    VP: int = 4
    MIL: int = 5  # swords
    SHIELDS: int = 6
    POL: int = 7  # books
    TRA: int = 8  # wheels


class Kinds(NamedTuple):
    """Rooms. The first six are General Buildings."""

    NONE: int = 0
    CULTURE: int = 1
    POLITICS: int = 2
    ECONOMY: int = 3
    MILITARY: int = 4
    TRAFFIC: int = 5
    INDUSTRY: int = 6
    SPECIAL: int = 7
    WASTELAND: int = 8
    WATER: int = 9
    HERO: int = 10
    WONDER: int = 11


class Quantities(NamedTuple):
    """What prosperity cards and effects count. The first eleven are rooms, by their kind."""

    NONE: int = 0  # an effect that does not count anything has its amount once
    CULTURE: int = 1
    POLITICS: int = 2
    ECONOMY: int = 3
    MILITARY: int = 4
    TRAFFIC: int = 5
    INDUSTRY: int = 6
    SPECIAL: int = 7
    WASTELAND: int = 8
    WATER: int = 9
    HEROES: int = 10
    WONDERS: int = 11
    WORKERS: int = 12  # in play
    ROUTES: int = 13  # general routes of the seat's own, and allied ones that touch it
    MANNED_WATER: int = 14  # water rooms with a worker
    MANNED_INDUSTRY: int = 15  # Industry rooms with a box and a worker
    MANNED_CULTURE: int = 16  # Culture rooms with a box and a worker
    GENERAL: int = 17  # General Buildings
    RECLAIMED: int = 18  # Wastelands of tiles
    FOOD_INDUSTRY: int = 19  # Industry rooms with food outside their box
    FOOD: int = 20  # produced
    MINERALS: int = 21
    MONEY: int = 22
    VP: int = 23
    MIL: int = 24
    SHIELDS: int = 25
    POL: int = 26
    TRA: int = 27
    SAVINGS: int = 28  # money behind the screen


COUNTED = 20  # the quantities below this number are counted on the board; the next ones are statuses


class Whens(NamedTuple):
    """When an effect of a hero or wonder happens."""

    NONE: int = 0
    ALWAYS: int = 1  # while it is visible
    PATCHED: int = 2  # once, when it becomes visible
    ERA: int = 3  # at the end of every era
    ERA_1: int = 4  # at the end of Era I
    ERA_2: int = 5
    ERA_3: int = 6
    END: int = 7  # at the end of the game


class Verbs(NamedTuple):
    """What an effect does. Up to TRA it adds to a status; at the end of an era or of the game, VP are VP."""

    NONE: int = 0
    FOOD: int = 1
    MINERALS: int = 2
    MONEY: int = 3
    VP: int = 4
    MIL: int = 5
    SHIELDS: int = 6
    POL: int = 7
    TRA: int = 8
    SET_POL: int = 9
    CAMPAIGN_VP: int = 10
    CAMPAIGN_MONEY: int = 11
    CAMPAIGN_VOTES: int = 12
    VICTORY_VP: int = 13  # more for every war won
    THREAT_RELIEF: int = 14  # less is extracted
    TOLL: int = 15  # minerals more that an Invader of this seat pays
    SAFE_MONEY: int = 16  # money can't be extracted
    HERO_FOOD: int = 17  # less food to worship heroes
    HERO_VOTES: int = 18  # and what that also brings
    HERO_MONEY: int = 19
    HERO_COUNT: int = 20  # heroes more, only there
    HERO_VP: int = 21
    WONDER_VP: int = 22  # more for each wonder that is worshipped
    ROUTE_VP: int = 23  # with every gain of a worker on a route
    ROUTE_MORE: int = 24  # more of the same there
    BUILD_FAVOURS: int = 25  # more or fewer favours to build
    BUILD_MINERALS: int = 26  # more or fewer minerals
    BUILD_VP: int = 27
    DRY_WATER: int = 28  # own water can be treated as Wasteland
    WONDER_MINERALS: int = 29  # for every later wonder
    SACRIFICE_VP: int = 30  # after phase 6, for a worker and minerals
    SACRIFICE_COST: int = 31
    NO_UPKEEP: int = 32  # of heroes and wonders
    EXTRA_WONDER: int = 33  # counts as that many more wonders, but not for upkeep
    KEEP_VOTES: int = 34
    TRADE_FOOD: int = 35  # what a trade costs
    TRADE_VP: int = 36
    VOTES_AS_MINERAL: int = 37  # that many votes replace a mineral in a war
    FREE_THREAT: int = 38  # after a war that was won
    CLAIM: int = 39  # a card before the auction, once a game
    FREE_EXCHANGE: int = 40  # that many a round
    DOUBLE: int = 41  # a prosperity card
    MERCY_VP: int = 42  # after any war
    MERCY_FOOD: int = 43
    SURE_AID: int = 44  # can't be refused
    AID_VP: int = 45
    HEAVY_MINERALS: int = 46  # the first n in a war count double
    THREAT_FAVOURS: int = 47  # more or fewer favours to threaten
    THREAT_FORCE: int = 48  # whatever the force
    THREAT_ALL: int = 49  # allies too, and without a route
    THREAT_VP: int = 50
    NO_LIMIT: int = 51  # of size
    LASTING: int = 52  # can't be covered
    STEALTH: int = 53  # a Wasteland for the loser of a war
    SWIFT: int = 54  # wars follow negotiations at once
    UPKEEP: int = 55  # set to that much food
    SAFE_VP: int = 56  # in the round in which it is patched
    DESCENDANT: int = 57  # leaves the game; from here on: only when patched
    BORN: int = 58  # a free worker
    ALLY: int = 59  # an alliance without consent
    ROUTE: int = 60  # a free route
    DEMOLISH: int = 61  # a route
    TRIBUTE_WORKER: int = 62  # a worker is paid
    TRIBUTE_VP: int = 63  # and VP
    VOTES: int = 64


POWERS = 57  # verbs below this number can be always active


class Phases(NamedTuple):
    NONE: int = 0  # the game is over
    AUCTION: int = 1
    PATCHING: int = 2
    DIPLOMACY: int = 3
    MANAGEMENT: int = 4
    MOVEMENT: int = 5
    NEGOTIATION: int = 6
    PRODUCTION: int = 7
    UPKEEP: int = 8  # of heroes and wonders
    VOTE: int = 9
    END: int = 10  # of an era


class Questions(NamedTuple):
    NONE: int = 0
    CLAIM: int = 1  # whether a card is taken before the auction
    BID: int = 2
    SECRET_BID: int = 3  # of two players at the same time
    SIDE: int = 4  # which side of a card is patched; two players only
    PATCH: int = 5
    ROOM: int = 6  # where a worker goes
    ALLY: int = 7  # with whom
    END_OF_ROUTE: int = 8  # which end of an allied route is whose
    FREE_ROUTE: int = 9  # to whom
    DEMOLISH: int = 10  # which route
    SACRIFICE: int = 11  # which worker is paid
    DIPLOMACY: int = 12
    MIX: int = 13  # what is offered as aid
    AID: int = 14  # whether it is accepted
    MANAGEMENT: int = 15
    TRADER: int = 16  # which worker goes on a route
    SITE: int = 17  # where a tile goes
    MOVE: int = 18  # everybody's plan, at the same time
    TALK: int = 19  # which negotiation or war comes next
    THUMBS: int = 20  # of two players at the same time
    TREATY: int = 21  # whether there is an alliance
    COMMIT: int = 22  # minerals for a war, of two players at the same time
    FREE_THREAT: int = 23
    STEALTH: int = 24  # which tile is laid on the loser's territory
    MERCY: int = 25
    OFFERING: int = 26  # whether another worker is sacrificed
    PROSPERITY: int = 27  # everybody's card, at the same time
    VOTE: int = 28  # everybody's votes on a card, at the same time
    DOUBLE: int = 29  # which card counts double


CELL = Argument("cell", 1, CELLS)
SEAT = Argument("seat", 0, SEATS - 1)
CARD = Argument("card", 1, SEATS)  # of the auction, or of the vote
PATH = Argument("route", 1, ROUTES)
SLOT = Argument("tile", 1, HAND)


class Moves(NamedTuple):
    """What a seat can do, in the order of the action ids."""

    END: Span = family()  # of diplomacy, of management, of a plan
    WAIT: Span = family()
    BID: Span = family(CARD, Argument("count", 1, MOST_BID))
    CLAIM: Span = family(CARD)
    DECLINE: Span = family()  # what a hero or wonder offers
    SIDE: Span = family(Argument("side", 1, 2))
    PATCH: Span = family(
        CELL, Argument("over", 1, 15)
    )  # the upper left cell; the quarters that are over, or on no card
    DISCARD: Span = family()
    ROOM: Span = family(CELL)
    ALLY: Span = family(SEAT)
    TURN: Span = family(Argument("end", 1, 2))  # END_OF_ROUTE: where the seat's own end is
    ROUTE: Span = family(SEAT)  # a new general route
    DEMOLISH: Span = family(PATH)
    AID: Span = family(SEAT)
    OFFER: Span = family(Argument("mix", 1, MIXES))
    ACCEPT: Span = family()
    REFUSE: Span = family()
    THREATEN: Span = family(SEAT, Argument("goods", 1, 2))  # 1 for money, 2 for VP
    BREAK: Span = family(SEAT)
    TRADE: Span = family(PATH)
    EXCHANGE: Span = family(Argument("kind", 1, 6), Argument("count", 1, MOST_LOTS))
    BIRTH: Span = family()
    WORSHIP_HEROES: Span = family()
    WORSHIP_WONDERS: Span = family()
    RECLAIM: Span = family(SLOT)
    BUILD: Span = family(SLOT)
    SITE: Span = family(CELL)
    CAMPAIGN: Span = family(Argument("count", 1, MOST_FAVOURS))
    WORKER: Span = family(CELL)  # in the room of that cell
    TRAVELLER: Span = family(PATH)  # the worker on that route
    STEP: Span = family(Argument("spaces", 1, 6))  # of a worker on a route
    REST: Span = family()
    NEGOTIATE: Span = family(PATH)
    FIGHT: Span = family(PATH)
    PEACE: Span = family()
    WAR: Span = family()
    COMMIT: Span = family(Argument("count", 0, MOST_MINERALS))
    PLEDGE: Span = family(Argument("count", 0, MOST_VOTES // 2))  # pairs of votes instead of minerals
    LAY: Span = family(Argument("prosperity", 1, PROSPERITY))
    VOTE: Span = family(Argument("count", 0, MOST_VOTES))
    DOUBLE: Span = family(CARD)


class Events(NamedTuple):
    """What the journal's events say; beside each, what its card, count and other number mean."""

    NONE: int = 0
    ROUND: int = 1  # card: era, count: round; the seat is the first player
    REVEALED: int = 2  # card: piece, count: place in the row, other: 1 if either side of it can be chosen
    SWAPPED: int = 3  # count: VP paid for 1 money
    CLAIMED: int = 4  # card: piece, count: place in the row
    WAITED: int = 5
    BID: int = 6  # card: piece, count: money
    WON: int = 7  # card: piece, count: money, other: 1 if either side of it can be chosen
    SEALED: int = 8  # an answer is in
    PATCHED: int = 9  # card: piece, count: cell, other: the quarters that are over
    DISCARDED: int = 10  # card: piece
    SETTLED: int = 11  # card: cell
    CAME_HOME: int = 12  # card: cell
    APPEARED: int = 13  # card: figure; a hero or wonder becomes visible
    COVERED: int = 14  # card: figure; and isn't visible any more
    TILE_LOST: int = 15  # card: cell
    DESCENDANT_LOST: int = 16  # card: figure
    BORN: int = 17  # card: figure if it brings the worker, count: food
    ROUTE_LAID: int = 18  # card: route, count: figure if it lays it for nothing, other: to whom
    ALLIED: int = 19  # card: route, count: figure if it asks nobody, other: with whom
    DEMOLISHED: int = 20  # card: route, count and other: who was at its ends
    PAID_WORKER: int = 21  # card: figure
    LOST_VP: int = 22  # card: figure, count: VP
    GAINED_VOTES: int = 23  # card: figure, count
    GAINED_MINERALS: int = 24  # card: figure, count
    GAINED_MONEY: int = 25  # card: figure, count
    GAINED_VP: int = 26  # card: figure, count
    AID_OFFERED: int = 27  # card: mix, count: figure if it can't be refused, other: to whom
    AID_ACCEPTED: int = 28  # card: mix, count: VP that the giver gains, other: the giver; the seat accepts
    AID_REFUSED: int = 29  # count: VP that the giver gains, other: the giver
    THREATENED: int = 30  # card: Goods, count: how much, other: the victim
    BROKE: int = 31  # count: votes, other: the former ally
    TRADED: int = 32  # card: route, count: food
    EXCHANGED: int = 33  # card: kind, count: lots
    WORSHIPPED_HEROES: int = 34  # count: VP, other: food
    WORSHIPPED_WONDERS: int = 35  # count: VP, other: minerals
    RECLAIMED: int = 36  # card: cell, other: whose territory
    BUILT: int = 37  # card: cell, count: tile, other: minerals
    DREW: int = 38  # card: tile; only the seat may read it
    CAMPAIGNED: int = 39  # count: votes
    ENDED: int = 40  # a seat's diplomacy or management
    WALKED: int = 41  # card: cell, other: the cell it left
    TRAVELLED: int = 42  # card: route, count: space
    RESTED: int = 43  # card: route
    WENT_TO_WAR: int = 44  # card: route, count: figure if it does that; from the Negotiation Room to the War Room
    NEGOTIATED: int = 45  # card: route, count: 1 for peaceful, 2 for aggressive; one line for each of the two
    NO_TREATY: int = 46  # card: route, other: with whom
    WAR_DECLARED: int = (
        47  # card: route, count: 1 if the seat invades, 2 if the other does, 3 if both, other: the other
    )
    PREPARED: int = 48  # count: minerals, other: VP for those that are missing
    COMMITTED: int = 49  # card: votes, count: minerals, other: strength
    WAR_WON: int = 50  # card: 1 if as Invader, count: VP, other: the loser
    PERFECT: int = 51  # count: VP taken, other: the loser
    WAR_DRAWN: int = 52  # other: the other Invader
    PRODUCED: int = 53  # card: food, count: minerals, other: money
    PRODUCED_VP: int = 54  # count
    ROUTE_GAIN: int = 55  # card: route, count: how much, other: Goods
    FED: int = 56  # count: food, other: VP for what is missing
    MAINTAINED: int = 57  # card: food, count: minerals, other: VP for what is missing
    BALLOT: int = 58  # card: prosperity card, count: place in the row
    VOTED: int = 59  # card: prosperity card, count: votes
    DROPPED: int = 60  # card: prosperity card, count: votes
    SCORED: int = 61  # card: prosperity card, count: VP, below 0 if lost, other: place, below 0 with two players
    DOUBLED: int = 62  # card: prosperity card
    ERA_ENDED: int = 63  # card: era
    FINAL: int = 64  # card: figure, count: VP
    OVER: int = 65  # count: VP of the winner
    SECRET_BID: int = 66  # card: place in the row, count: money; the two bids of two players
    SAFE: int = 67  # card: figure; no VP are lost in this round
    STAYED: int = 68  # nobody moves a worker
    VOTES_RETURNED: int = 69  # count: unused votes


Good = Goods()
Status = Statuses()
Kind = Kinds()
Quantity = Quantities()
When = Whens()
Verb = Verbs()
Phase = Phases()
Question = Questions()
Move, FAMILIES = declare(Moves)
Event = Events()


class Costs(NamedTuple):
    """Actions that cost favours, by their place in `book.favours`."""

    NONE: int = 0
    AID: int = 1
    THREATEN: int = 2
    TRADE: int = 3
    EXCHANGE: int = 4
    BIRTH: int = 5
    HEROES: int = 6
    WONDERS: int = 7
    LINK: int = 8  # a new general route
    RECLAIM: int = 9
    BUILD: int = 10


Cost = Costs()

EVENT_KINDS = tuple(name.lower().replace("_", "-") for name in Events._fields)

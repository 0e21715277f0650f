"""Every number that has a name. Zero is nothing: no icon, no type, no card."""

from typing import NamedTuple

from watershed.kernel.actions import Argument, Span, declare, family

SEATS = 5  # the most nations at a table
BANKER = SEATS  # who invests for the bank with two seats; its row comes after the last nation
SCRATCH = SEATS  # a spare row of icon counts, used while scoring and empty otherwise
SLOTS = 6  # the most cards on the market; slot 0 is no slot
CARDS = 67  # card 0 is no card
DECK = 56  # ages I to V, The Internet, The Future
STEPS = 3  # steps an effect can have
NESTED = 8  # effects that can be in progress at once
MOST_BID = 99  # rule 6.4
MOST_SUBSTITUTES = 20_000  # tokens beyond the printed ones, rule 1.4
MOST_POINTS = 9_999  # of a nation, whatever a book prints
MOST_ICONS = 999  # of one kind in a nation, whatever a book prints


class Icons(NamedTuple):
    NONE: int = 0
    CULTURE: int = 1
    SCIENCE: int = 2
    INDUSTRY: int = 3
    TRADE: int = 4
    HARVEST: int = 5
    ATTACK: int = 6
    DEFENCE: int = 7


class Types(NamedTuple):
    NONE: int = 0
    MILITARY: int = 1
    CONSTRUCTION: int = 2
    KNOWLEDGE: int = 3
    GOVERNMENT: int = 4
    LEADER: int = 5
    WONDER: int = 6


class Timings(NamedTuple):
    NONE: int = 0
    INSTANT: int = 1
    ATTACK: int = 2
    ATTACK_ALL: int = 3
    PERMANENT: int = 4
    TURN_ACTION: int = 5
    SCORING: int = 6


class Verbs(NamedTuple):
    STOP: int = 0
    PROVIDE: int = 1  # icons, as long as the card is uncovered
    TAKE_RESERVE: int = 2  # tokens from the Reserve
    TAKE_SUPPLY: int = 3  # tokens from the Supply
    GAIN: int = 4  # a market card of the step's types
    GAIN_TOP: int = 5  # the top card of the deck
    RAID: int = 6  # tokens from the victim
    RAZE: int = 7  # the victim's top cards of the step's types
    WRECK: int = 8  # one of the victim's wonders
    TRIBUTE: int = 9  # tokens from every richer opponent
    REMOVE_THIS: int = 10  # a price: the card itself
    DISCARD_OWN: int = 11  # a price: your top card of the step's types
    CULTURE: int = 12  # points at the end


class Measures(NamedTuple):
    """What an effect can count: icons have their own numbers, card types follow behind them."""

    NONE: int = 0
    ICONS: int = 7  # 1 to 7
    TYPES: int = 13  # 8 to 13: cards of type 1 to 6
    TOKENS: int = 14  # tokens in the nation
    KINDS: int = 15  # different types in the nation


class Questions(NamedTuple):
    NONE: int = 0
    ACTION: int = 1  # which action this turn
    GAIN: int = 2  # which market card an effect gains
    TARGET: int = 3  # which opponent an attack strikes
    WONDER: int = 4  # which wonder of the victim is wrecked


SLOT = Argument("slot", 1, SLOTS)
SEAT = Argument("seat", 0, SEATS - 1)
CARD = Argument("card", 1, CARDS)
TOKENS = Argument("tokens", 1, MOST_BID)


class Moves(NamedTuple):
    """What a seat can do, in the order of the action ids."""

    HARVEST: Span = family()
    COMPLETE: Span = family()
    SNIPE: Span = family(SLOT)
    GAIN: Span = family(SLOT)  # the answer to a gain
    ATTACK: Span = family(SEAT)  # the answer to whom an attack strikes
    ACTIVATE: Span = family(CARD)
    WRECK: Span = family(CARD)  # the answer to which wonder is lost
    INVEST: Span = family(SLOT, TOKENS)


class Events(NamedTuple):
    """What the journal's events say; beside each, what its card, count and other number mean."""

    NONE: int = 0
    TURN: int = 1  # count: number of the turn
    INVESTED: int = 2  # card, count: tokens, other: slot
    COMPLETED: int = 3  # card, count: tokens that go to the Supply
    BONUS: int = 4  # card, count: tokens taken, other: the icon counted
    SNIPED: int = 5  # card, count: tokens paid, other: the investor
    TRADED: int = 6  # count: tokens taken for trade icons
    SHARED: int = 7  # count: tokens taken as half of the Supply
    GAINED: int = 8  # card, other: 1 from the deck, 0 from the market
    LEADER_LEFT: int = 9  # card
    ACTIVATED: int = 10  # card
    GAVE_UP: int = 11  # card: removed or discarded as a price
    GREW: int = 12  # count: tokens from the Reserve to the Supply
    HARVESTED: int = 13  # count: tokens taken as half of the Supply
    TOPPED_UP: int = 14  # count: from the Supply, other: from the Reserve
    TOOK_RESERVE: int = 15  # card: whose effect, count
    TOOK_SUPPLY: int = 16  # card: whose effect, count
    NO_TARGET: int = 17  # card: whose effect, other: the reason
    STRUCK: int = 18  # card: whose effect, other: the victim
    RAIDED: int = 19  # card, count, other: the victim
    RAZED: int = 20  # card that is lost, count: the card that attacks, other: the victim
    WRECKED: int = 21  # card that is lost, count: the card that attacks, other: the victim
    PAID_TRIBUTE: int = 22  # count, other: who pays
    REFILLED: int = 23  # card, other: slot
    OUTDATED: int = 24  # card
    AGE: int = 25  # count: the new age
    BANKED: int = 26  # card, count: tokens, other: slot
    BANK_TOOK: int = 27  # card, count: tokens to the Supply
    ENDED: int = 28  # other: 1 The Future, 2 the limit of turns
    FORCED: int = 29  # the seat could only harvest
    OPENED: int = 30  # card on the first market
    DEALT: int = 31  # card: the seat's starting card
    STARTS: int = 32  # the seat that begins


class Reasons(NamedTuple):
    """Why an effect finds no target."""

    NONE: int = 0
    NOTHING_TO_GAIN: int = 1
    NOBODY_WEAKER: int = 2
    NOTHING_TO_LOSE: int = 3  # the victim has no such card
    NOBODY_RICHER: int = 4


Icon = Icons()
Type = Types()
Timing = Timings()
Verb = Verbs()
Measure = Measures()
Question = Questions()
Move, FAMILIES = declare(Moves)
Event = Events()
Reason = Reasons()

EVENT_KINDS = tuple(name.lower().replace("_", "-") for name in Events._fields)

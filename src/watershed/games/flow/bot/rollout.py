"""What a player of The Flow of History does without thinking.

It looks at every card on the market once: what it is worth, less what it costs. A bid is drawn at random, up to what
the card is worth. The numbers were found by play: each was kept if a player of nothing but this policy won more games
against three greedy bots.
"""

from watershed.kernel.actions import encode, is_of
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST_BID, Icon, Move, Question
from ..rules.activate import has_target, may_activate
from ..rules.effects import may_gain
from ..rules.nation import first_uncovered, next_uncovered
from ..table import Table
from .evaluation import card_worth, purse_worth, steps_worth, token_worth
from .pace import haste, nothing_to_harvest

NOISE = 16  # hundredths of a point by which things are misjudged
WAIT = 180  # by how much a card must be worth completing rather than left for others to snipe
HARVEST = -30  # what harvesting is worth beside its tokens
SNIPE = 45  # what sniping is worth beside its card
PRICE = 80  # in a hundred: how much the tokens paid for a card count
PROMISE = 40  # in a hundred: what a card is worth that is only invested in
BID = 80  # in a hundred: the highest bid, of what the card is worth


@rule
def rollout_move(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """A legal action, found without listing them."""
    if table.question == Question.ACTION:
        return rollout_action(book, table, seat, luck)
    if table.question == Question.GAIN:
        return rollout_gain(book, table, seat, luck)
    return -1


@rule
def rollout_gain(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The best card that may be gained."""
    best = 0
    chosen = -1
    for slot in range(1, table.slots + 1):
        if may_gain(book, table, slot, table.wanted):
            judged = card_worth(book, table, seat, int(table.market[slot])) + below(luck, NOISE)
            if chosen < 0 or judged > best:
                best = judged
                chosen = encode(Move.GAIN, slot)
    return chosen


@rule
def rollout_action(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The best of: harvesting, one action for each market card, and the effects that can be activated."""
    best = harvest_worth(table, seat) - haste(table, seat) + below(luck, NOISE)
    chosen = Move.HARVEST.first
    for slot in range(1, table.slots + 1):
        action = action_for(book, table, seat, slot)
        if action >= 0:
            worth = card_worth(book, table, seat, int(table.market[slot]))
            judged = action_worth(book, table, seat, slot, action, worth) + below(luck, NOISE)
            if judged > best:
                best = judged
                chosen = action
                if is_of(Move.INVEST, action):
                    chosen += bid_for(table, seat, worth, luck) - 1
    card = first_uncovered(table, seat)
    while card:
        if may_activate(book, table, seat, card) and has_target(book, table, seat, card):
            judged = steps_worth(book, table, seat, card) + below(luck, NOISE)
            if judged > best:
                best = judged
                chosen = encode(Move.ACTIVATE, card)
        card = next_uncovered(book, table, seat, card)
    return chosen


@rule
def harvest_worth(table: Table, seat: int) -> int:
    """What the tokens are worth that harvesting would bring."""
    tokens = int(table.tokens[seat])
    held = tokens + (int(table.supply) + int(table.icons[seat, Icon.HARVEST])) // 2
    return purse_worth(table, max(held, int(table.age))) - purse_worth(table, tokens) + HARVEST


@rule
def action_for(book: Book, table: Table, seat: int, slot: int) -> int:
    """What could be done with a market card: complete it, snipe it, or invest a token in it; -1 for nothing."""
    if table.market[slot] == 0 or table.market[slot] == book.future:
        return -1
    if table.bid[slot] == 0:
        free = table.stake[seat] == 0 and table.tokens[seat] > 0
        return encode(Move.INVEST, slot, 1) if free else -1
    if table.stake[seat] == slot:
        return Move.COMPLETE.first
    return encode(Move.SNIPE, slot) if table.bid[slot] <= table.tokens[seat] else -1


@rule
def action_worth(book: Book, table: Table, seat: int, slot: int, action: int, worth: int) -> int:
    """What that is worth, for a card of a given worth."""
    bid, token = int(table.bid[slot]), token_worth(table)
    if is_of(Move.INVEST, action):
        return worth * PROMISE // 100
    if action == Move.COMPLETE.first:
        icon = book.indicator[book.type[table.market[slot]]]
        wait = 0 if nothing_to_harvest(table, seat) else WAIT
        return worth + min(int(table.supply) + bid, int(table.icons[seat, icon])) * token - wait
    return worth - bid * token * PRICE // 100 + SNIPE


@rule
def bid_for(table: Table, seat: int, worth: int, luck: Luck) -> int:
    """At least a token, at most all there are, and not more than most of what the card is worth."""
    highest = 1 + max(0, worth * BID // (100 * token_worth(table)))
    return min(1 + below(luck, highest), int(table.tokens[seat]), MOST_BID)

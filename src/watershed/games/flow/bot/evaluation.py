"""The Flow of History as the greedy bot sees it, in hundredths of a point.

A nation is worth its points, its tokens, and what its investment promises: the card if nobody snipes it, the payment if
somebody does. A seat likes its own worth, and dislikes the best opponent's.

The numbers were found by play: each was changed in turn, and kept if the changed bot won more of 15,000 games at
three, four and five seats against unchanged ones.
"""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import DECK, STEPS, Icon, Measure, Question, Timing, Type, Verb
from ..rules.activate import any_to_gain
from ..rules.effects import amount_of
from ..rules.ending import points
from ..table import Table
from .pace import delay, wasted

POINT = 100
TOKEN = 12  # what a token is worth while there is time to spend it
FADE = 16  # cards left in the deck from which on it loses its worth
PURSE = 10  # tokens that can be put to use
CHOICE = 150  # a card still to be chosen
STRIKE = 130  # an attack still to be aimed, or another card lost
RIVAL = 70  # in a hundred: how much the best opponent's worth counts against your own


@rule
def token_worth(table: Table) -> int:
    """Tokens lose their worth as the deck runs out. At the end they only break ties."""
    left = DECK - table.drawn
    return TOKEN if left >= FADE else 1 + TOKEN * left // FADE


@rule
def purse_worth(table: Table, count: int) -> int:
    """The first tokens buy cards; a hoard buys no more."""
    return (min(count, PURSE) + max(0, min(count - PURSE, PURSE)) // 4) * token_worth(table)


@rule
def icon_worth(icon: int) -> int:
    """A culture icon is a point. Two other icons are one."""
    return POINT if icon == Icon.CULTURE else POINT // 2


@rule
def step_worth(book: Book, table: Table, seat: int, card: int, step: int) -> int:
    """What one step of a card's effect promises to a seat."""
    verb = book.verb[card, step]
    if verb == Verb.PROVIDE:
        return int(amount_of(book, table, seat, card, step)) * icon_worth(book.icon[card, step])
    if verb == Verb.CULTURE:
        growth = 1 if book.per[card, step] != Measure.NONE else 0
        return (int(amount_of(book, table, seat, card, step)) + growth) * POINT
    if verb == Verb.TAKE_RESERVE or verb == Verb.TAKE_SUPPLY:
        return int(amount_of(book, table, seat, card, step)) * token_worth(table)
    if verb == Verb.GAIN:
        return CHOICE if any_to_gain(book, table, book.types[card, step]) else 0
    if verb == Verb.GAIN_TOP:
        return CHOICE
    if verb == Verb.RAID or verb == Verb.TRIBUTE:
        return int(book.amount[card, step]) * token_worth(table)
    if verb == Verb.REMOVE_THIS or verb == Verb.DISCARD_OWN:
        return -STRIKE
    return STRIKE


@rule
def steps_worth(book: Book, table: Table, seat: int, card: int) -> int:
    """What all steps of a card's effect promise to a seat."""
    worth = 0
    for step in range(STEPS):
        if book.verb[card, step] == Verb.STOP:
            break
        worth += step_worth(book, table, seat, card, step)
    return worth


@rule
def lasting_worth(book: Book, table: Table, seat: int, card: int) -> int:
    """What a card's effect gives as long as it is uncovered."""
    worth = 0
    if book.timing[card] == Timing.PERMANENT or book.timing[card] == Timing.SCORING:
        worth = steps_worth(book, table, seat, card)
        if book.obsolete[card]:
            worth = worth // 3
    elif book.timing[card] == Timing.TURN_ACTION:
        worth = CHOICE // 2
    return worth


@rule
def card_worth(book: Book, table: Table, seat: int, card: int) -> int:
    """What gaining a card would be worth, less the effect it covers."""
    worth = 0
    for icon in range(Icon.CULTURE, Icon.DEFENCE + 1):
        worth += int(book.stripe[card, icon]) * icon_worth(icon)
    if book.timing[card] <= Timing.ATTACK_ALL:
        worth += steps_worth(book, table, seat, card)
    else:
        worth += lasting_worth(book, table, seat, card)
    kind = book.type[card]
    covered = table.top[seat, kind]
    if covered and kind != Type.WONDER and kind != Type.NONE:
        worth -= lasting_worth(book, table, seat, covered)
    return worth


@rule
def stake_worth(book: Book, table: Table, seat: int) -> int:
    """What an investment promises: the payment if an opponent would gladly snipe it, otherwise the card. It is always
    worth less than the card itself, good or bad, so that bots complete what they have begun: the marker is needed.
    """
    slot = table.stake[seat]
    if slot == 0:
        return 0
    card, bid, token = int(table.market[slot]), int(table.bid[slot]), token_worth(table)
    rivals = 0
    for other in range(table.seats):
        if other != seat and table.tokens[other] >= bid and card_worth(book, table, other, card) > bid * token:
            rivals += 1
    bonus = min(table.supply + bid, int(table.icons[seat, book.indicator[book.type[card]]]))
    kept = card_worth(book, table, seat, card) + bonus * token
    paid = bid + min(table.supply + bid, int(table.icons[seat, Icon.TRADE])) + (table.supply + bid) // 2
    return min((kept * 2 + rivals * paid * token) // (2 + rivals), kept - abs(kept) // 5)


@rule
def worth(book: Book, table: Table, seat: int) -> int:
    """What a nation is worth now."""
    total = int(points(book, table, seat)) * POINT + purse_worth(table, int(table.tokens[seat]))
    return total + stake_worth(book, table, seat)


@rule
def evaluate(book: Book, table: Table, seat: int) -> int:
    """A nation's worth less most of the best opponent's, and what is still to be chosen."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, worth(book, table, other))
    total = worth(book, table, seat) - best * RIVAL // 100
    total -= delay(table, seat) + wasted(table, seat)
    if table.turn == seat:
        if table.question == Question.GAIN:
            total += CHOICE
        elif table.question == Question.TARGET or table.question == Question.WONDER:
            total += STRIKE
    return total

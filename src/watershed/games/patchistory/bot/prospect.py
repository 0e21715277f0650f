"""What has begun and isn't finished: bids, cards to patch, actions that ask something more, votes."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    CELLS,
    EFFECTS,
    ERAS,
    SEATS,
    VOTES_HELD,
    Good,
    Kind,
    Phase,
    Question,
    Verb,
    When,
)
from ..rules.arrival import visible_figure
from ..rules.auction import has_top, is_on_offer, least_bid
from ..rules.construction import OWN, THEIRS, is_site
from ..rules.ground import room_at
from ..rules.management import question_of
from ..rules.status import quantity
from ..rules.vote import place_on
from ..table import Table
from .people import journey_worth, least_box
from .texts import arrival_worth, once_worth
from .worth import FOOD, MINERAL, MONEY, VP, coin_worth, rounds_left, symbols_worth

MANNED = 45  # in a hundred: what a box of a card counts
FITS = 90  # in a hundred: what is left of a card when it covers something
WET = 40  # what water costs that nothing may cover
OUTBID = 93  # in a hundred: what a card counts that isn't the seat's yet
FIRST, SECOND, LAST = 300, 110, -110  # places on a prosperity card in hand
STEP = 12  # more or less for one more than the next
VOTE_FIRST, VOTE_SECOND, VOTE_ELSE = 88, 58, 38  # a vote, by the place on the best card in hand
LATER = 90  # in a hundred: what a vote counts that is kept for a later card
RAID = 120  # a tile on the loser's territory
SPOILT = 60  # a reclamation that is good for nothing
LIBERTY = 300  # a reclaimed Wasteland under the Statue of Liberty


@rule
def piece_worth(book: Book, table: Table, seat: int, piece: int) -> int:
    """What a side of a card is worth to a seat at a glance."""
    total = 0
    for quarter in range(4):
        room = int(book.room[piece, quarter])
        if book.anchor[room] == quarter:
            total += symbols_worth(book, table, seat, room, False)
            total += symbols_worth(book, table, seat, room, True) * MANNED // 100
            if book.kind[room] == Kind.WATER:
                total -= WET
            if book.figure[room]:
                total += arrival_worth(book, table, seat, int(book.figure[room]), piece)
    return total * FITS // 100


@rule
def card_worth(book: Book, table: Table, seat: int, card: int) -> int:
    """What a card of the row is worth to a seat; with two players the better side."""
    piece = int(table.row[card - 1])
    value = piece_worth(book, table, seat, piece)
    if table.seats == 2:
        value = max(value, piece_worth(book, table, seat, piece + 1))
    return max(0, value)


@rule
def bid_of(table: Table, seat: int) -> int:
    """Money that a seat will have to pay."""
    if table.question == Question.SECRET_BID:
        return int(table.pledge[seat])
    return int(table.bid[seat]) if table.phase == Phase.AUCTION and table.bid_on[seat] else 0


@rule
def auction_worth(book: Book, table: Table, seat: int) -> int:
    """The card that a seat is about to get."""
    if table.phase == Phase.PATCHING:
        if not table.won[seat]:
            return text_to_come(book, table, seat)
        if table.piece[seat] and table.question == Question.PATCH:
            return max(0, piece_worth(book, table, seat, int(table.piece[seat])))
        return card_worth(book, table, seat, int(table.won[seat]))
    if table.phase != Phase.AUCTION:
        return 0
    if table.won[seat]:
        return card_worth(book, table, seat, int(table.won[seat]))
    if table.question == Question.SECRET_BID and table.answer[seat]:
        return secret_worth(book, table, seat)
    if table.question == Question.BID and table.bid_on[seat] and has_top(table, seat):
        return card_worth(book, table, seat, int(table.bid_on[seat]))
    return offer_worth(book, table, seat)


@rule
def text_to_come(book: Book, table: Table, seat: int) -> int:
    """What the hero or wonder on a card will do that lies already, while others still place theirs."""
    figure = visible_figure(book, table, seat) if table.question == Question.PATCH else 0
    total = 0
    for effect in range(EFFECTS if figure else 0):
        if book.when[figure, effect] == When.PATCHED:
            verb, amount = int(book.verb[figure, effect]), int(book.amount[figure, effect])
            total += once_worth(book, verb, amount, rounds_left(table))
    return total


@rule
def offer_worth(book: Book, table: Table, seat: int) -> int:
    """The best that a seat without a card can still get."""
    best, coin = 0, coin_worth(table)
    for card in range(1, table.shown + 1):
        if is_on_offer(table, card):
            price = least_bid(table, seat, card)
            if price <= table.goods[seat, Good.MONEY]:
                value = card_worth(book, table, seat, card) - coin * (price - int(table.bid[seat]))
                best = max(best, value)
    return best * OUTBID // 100


@rule
def secret_worth(book: Book, table: Table, seat: int) -> int:
    """16.3: the card that is wanted, by the chance to get it, and the other one."""
    bid, rival = int(table.pledge[seat]), int(table.goods[1 - seat, Good.MONEY])
    sure = 55 + 45 * bid // (bid + rival // 3 + 1)
    wanted = card_worth(book, table, seat, int(table.answer[seat]))
    other = card_worth(book, table, seat, 3 - int(table.answer[seat]))
    return (wanted * sure + other * (100 - sure)) // 100


@rule
def action_worth(book: Book, table: Table, seat: int) -> int:
    """An action that has been paid for and asks something more."""
    question = question_of(table, seat)
    match question:
        case Question.MIX:
            return aid_worth(book, table, seat) + 30 if table.asked == seat else 0
        case Question.AID:
            return offered_worth(book, table, seat) if table.active == seat else 0
        case Question.TRADER:
            ahead = journey_worth(book, table, seat, int(table.trade[seat]), 0, rounds_left(table))
            return max(0, ahead - least_box(book, table, seat)) + 2
        case Question.SITE:
            return tile_worth(book, table, seat) if table.slot[seat] else 0
        case Question.FREE_ROUTE:
            return 100 if table.asked == seat else 0
    return 0


@rule
def aid_worth(book: Book, table: Table, seat: int) -> int:
    """What an aid brings at least."""
    return VP * (int(book.aid_refused) + int(table.power[seat, Verb.AID_VP]))


@rule
def offered_worth(book: Book, table: Table, seat: int) -> int:
    """What an offered aid brings, accepted or not."""
    row = book.mix[table.mix]
    goods = FOOD * int(row[Good.FOOD]) + MINERAL * int(row[Good.MINERALS]) + MONEY * int(row[Good.MONEY])
    more = VP * (int(book.aid_accepted) - int(book.aid_refused)) - goods
    return aid_worth(book, table, seat) + more // 2


@rule
def tile_worth(book: Book, table: Table, seat: int) -> int:
    """What a tile brings on the room that is missed least."""
    if table.reclaiming[seat] == THEIRS:
        return RAID
    least, found = 0, False
    for cell in range(1, CELLS + 1):
        if table.land[seat, cell] and is_site(book, table, seat, cell, int(table.reclaiming[seat])):
            value = symbols_worth(book, table, seat, room_at(book, table, seat, cell), False)
            least = value if not found else min(least, value)
            found = True
    if table.reclaiming[seat] == OWN:
        return (LIBERTY if table.power[seat, Verb.LASTING] else -SPOILT) - least
    room = int(book.tile_room[table.tiles[seat, table.slot[seat] - 1]])
    brings = (
        symbols_worth(book, table, seat, room, False) + symbols_worth(book, table, seat, room, True) * MANNED // 100
    )
    return brings - least + VP * int(table.power[seat, Verb.BUILD_VP])


@rule
def card_place(book: Book, table: Table, seat: int, card: int) -> int:
    """What a prosperity card promises a seat, by its place now and its lead."""
    place, measure = place_on(book, table, seat, card), int(book.measure[card])
    mine, most = quantity(table, seat, measure), 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, quantity(table, other, measure))
    lead = min(4, max(-4, mine - most)) * STEP
    if place == 1:
        return FIRST + lead
    if table.seats == 2:
        return lead
    return (SECOND if place == 2 else LAST if place == SEATS else 0) + lead


@rule
def hand_worth(book: Book, table: Table, seat: int) -> int:
    """The prosperity cards of a seat, by its places on them."""
    if table.phase == Phase.NONE:
        return 0
    total = 0
    for at in range(VOTES_HELD):
        card = int(table.hand[seat, at])
        if card:
            laid = table.laid[seat] == card
            if table.phase < Phase.VOTE or laid or table.era < ERAS:
                total += card_place(book, table, seat, card)
    return total


@rule
def vote_worth(book: Book, table: Table, seat: int) -> int:
    """What one vote is worth to a seat before the cards are known."""
    best = SEATS
    for at in range(VOTES_HELD):
        if table.hand[seat, at]:
            best = min(best, place_on(book, table, seat, int(table.hand[seat, at])))
    return VOTE_FIRST if best == 1 else VOTE_SECOND if best == 2 else VOTE_ELSE


@rule
def place_gain(table: Table, place: int) -> int:
    """What one vote on a card brings by the place on it, in hundredths of a VP."""
    if place == 1:
        return VP
    if table.seats == 2:
        return 0
    return VP // 2 if place == 2 else -VP // 2 if place == SEATS else 0


@rule
def ballot_worth(book: Book, table: Table, seat: int) -> int:
    """Votes that lie on the cards of the vote, the one that is sealed, and those kept for later cards."""
    votes, total, best = int(table.goods[seat, Good.VOTES]), 0, 0
    for at in range(table.ballots):
        gain = place_gain(table, place_on(book, table, seat, int(table.row_of_vote[at])))
        on = int(table.votes_on[at])
        here = at == table.ballot - 1 and table.question == Question.VOTE
        if here:
            for voter in range(table.seats):
                on += max(0, int(table.answer[voter]) - 1)
        if here and table.answer[seat]:
            votes -= int(table.answer[seat]) - 1
        elif at >= table.ballot - 1:
            best = max(best, gain)
        total += gain * on * 96 // 100
    if table.power[seat, Verb.KEEP_VOTES] and table.era < ERAS:
        best = max(best, VOTE_SECOND)
    return total + votes * best * LATER // 100

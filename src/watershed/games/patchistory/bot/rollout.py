"""What a player of Patchistory does without thinking: bid a little for the best card, patch it where it shows most,
have children while there is food, build, worship, campaign with the rest, and go where the boxes are.
"""

from watershed.kernel.actions import encode
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    CELLS,
    GENERAL,
    MIXES,
    MOST_BID,
    MOST_VOTES,
    ON_ROUTE,
    ROUTES,
    VOTES_HELD,
    WORKERS,
    Good,
    Move,
    Question,
)
from ..rules.arrival import is_manned
from ..rules.auction import is_on_offer, least_bid
from ..rules.construction import THEIRS, is_site, site_owner
from ..rules.diplomacy import VP as FOR_VP
from ..rules.diplomacy import has_mix, may_aid, may_threaten
from ..rules.ground import room_at
from ..rules.management import question_of
from ..rules.negotiation import is_talk
from ..rules.people import NEGOTIATION, WAR, is_on_table, may_ally
from ..rules.vote import is_scored, place_on
from ..table import Table
from .business import rollout_management
from .glance import best_patch
from .prospect import card_place, card_worth, piece_worth, place_gain
from .relations import invasion_worth, minerals_for_war, peace_worth
from .steps import rollout_plan, rollout_room
from .worth import FOOD, MINERAL, MONEY, coin_worth, glance_worth

WHIM = 120  # equal cards differ by less than this, by chance


@rule
def rollout_move(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """A legal action, found without listing them."""
    question = question_of(table, seat)
    match question:
        case Question.CLAIM:
            return encode(Move.CLAIM, 1 + below(luck, int(table.shown)))
        case Question.BID | Question.SECRET_BID:
            return rollout_bid(book, table, seat, luck)
        case Question.SIDE:
            black = piece_worth(book, table, seat, int(table.piece[seat]) + 1)
            return encode(Move.SIDE, 2 if black > piece_worth(book, table, seat, int(table.piece[seat])) else 1)
        case Question.PATCH:
            return best_patch(book, table, seat, luck)
        case Question.ROOM:
            return rollout_room(book, table, seat)
        case Question.ALLY:
            return rollout_ally(table, seat, luck)
        case Question.END_OF_ROUTE:
            return encode(Move.TURN, 2)
        case Question.FREE_ROUTE:
            return encode(Move.ROUTE, (seat + 1 + below(luck, int(table.seats) - 1)) % int(table.seats))
        case Question.DEMOLISH:
            return rollout_demolition(table, seat, luck)
        case Question.SACRIFICE | Question.TRADER:
            return rollout_worker(book, table, seat)
        case Question.DIPLOMACY:
            return rollout_diplomacy(book, table, seat, luck)
        case Question.MIX:
            return rollout_mix(book, table, seat)
        case Question.AID | Question.TREATY | Question.MERCY:
            return Move.ACCEPT.first
        case Question.MANAGEMENT:
            return rollout_management(book, table, seat, luck)
        case Question.SITE:
            return rollout_site(book, table, seat)
        case Question.MOVE:
            return rollout_plan(book, table, seat, luck)
    return rollout_later(book, table, seat, luck)


@rule
def rollout_later(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The same from negotiations on."""
    match table.question:
        case Question.TALK:
            return rollout_talk(table, seat)
        case Question.THUMBS:
            return rollout_thumb(book, table, seat)
        case Question.COMMIT:
            if table.answer[seat]:
                return encode(Move.PLEDGE, 0)
            most = int(table.goods[seat, Good.MINERALS])
            return encode(Move.COMMIT, min(most, below(luck, 2 * minerals_for_war(table, seat) + 1)))
        case Question.FREE_THREAT:
            return encode(Move.THREATEN, int(table.target), FOR_VP)
        case Question.STEALTH:
            slot = 1
            while not table.tiles[seat, slot - 1]:
                slot += 1
            return encode(Move.RECLAIM, slot)
        case Question.OFFERING:
            return Move.DECLINE.first
        case Question.PROSPERITY:
            return rollout_card(book, table, seat)
        case Question.VOTE:
            return rollout_votes(book, table, seat)
    return rollout_double(book, table, seat)


@rule
def rollout_bid(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The least that is enough for the card that is worth it most."""
    secret = table.question == Question.SECRET_BID
    most = min(MOST_BID, int(table.goods[seat, Good.MONEY]))
    best, chosen, price, coin = 0, 0, 0, coin_worth(table)
    for card in range(1, table.shown + 1):
        if is_on_offer(table, card):
            least = 1 + below(luck, min(most, 4)) if secret else least_bid(table, seat, card)
            if least <= most:
                value = card_worth(book, table, seat, card) - coin * least + below(luck, WHIM)
                if chosen == 0 or value > best:
                    best, chosen, price = value, card, least
    return encode(Move.BID, chosen, price) if chosen else Move.WAIT.first


@rule
def rollout_ally(table: Table, seat: int, luck: Luck) -> int:
    """Anybody who can be an ally."""
    start = below(luck, int(table.seats))
    for at in range(table.seats):
        other = (start + at) % int(table.seats)
        if may_ally(table, seat, other):
            return encode(Move.ALLY, other)
    return Move.DECLINE.first


@rule
def rollout_demolition(table: Table, seat: int, luck: Luck) -> int:
    """A route of somebody else, if there is one."""
    start, own = below(luck, ROUTES), 0
    for at in range(ROUTES):
        route = 1 + (start + at) % ROUTES
        if is_on_table(table, route):
            own = route
            if route <= GENERAL and table.owner[route] != seat + 1:
                return encode(Move.DEMOLISH, route)
    return encode(Move.DEMOLISH, own)


@rule
def rollout_worker(book: Book, table: Table, seat: int) -> int:
    """The worker whose box is missed least; one on a route only if there is no other."""
    best, chosen = 0, 0
    for worker in range(WORKERS):
        place = int(table.place[seat, worker])
        if 0 < place <= CELLS:
            value = glance_worth(book, room_at(book, table, seat, place), True)
            if chosen == 0 or value < best:
                best, chosen = value, place
    if chosen:
        return encode(Move.WORKER, chosen)
    route = 1
    while not is_manned(table, seat, ON_ROUTE + route):
        route += 1
    return encode(Move.TRAVELLER, route)


@rule
def rollout_diplomacy(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """Threats in the later eras, and aid; else nothing."""
    start = below(luck, int(table.seats))
    for at in range(table.seats):
        other = (start + at) % int(table.seats)
        if table.era > 1 and may_threaten(book, table, seat, other, FOR_VP):
            return encode(Move.THREATEN, other, FOR_VP)
        if may_aid(book, table, seat, other):
            return encode(Move.AID, other)
    return Move.END.first


@rule
def rollout_mix(book: Book, table: Table, seat: int) -> int:
    """The cheapest goods."""
    best, chosen = 0, 0
    for mix in range(1, MIXES + 1):
        if has_mix(book, table, seat, mix):
            row = book.mix[mix]
            value = FOOD * int(row[Good.FOOD]) + MINERAL * int(row[Good.MINERALS]) + (MONEY + 1) * int(row[Good.MONEY])
            if chosen == 0 or value < best:
                best, chosen = value, mix
    return encode(Move.OFFER, chosen)


@rule
def rollout_site(book: Book, table: Table, seat: int) -> int:
    """The room that is missed least, or of the loser of a war the best one."""
    where, reclaiming = site_owner(table, seat), int(table.reclaiming[seat])
    best, chosen = 0, 0
    for cell in range(1, CELLS + 1):
        if table.land[where, cell] and is_site(book, table, where, cell, reclaiming):
            room = room_at(book, table, where, cell)
            value = 2 * glance_worth(book, room, False) + glance_worth(book, room, True)
            value = -value if reclaiming == THEIRS else value
            if chosen == 0 or value < best:
                best, chosen = value, cell
    return encode(Move.SITE, chosen)


@rule
def rollout_talk(table: Table, seat: int) -> int:
    """The first negotiation, or the first war."""
    for route in range(1, GENERAL + 1):
        if is_talk(table, seat, route, NEGOTIATION):
            return encode(Move.NEGOTIATE, route)
    route = 1
    while not is_talk(table, seat, route, WAR):
        route += 1
    return encode(Move.FIGHT, route)


@rule
def rollout_thumb(book: Book, table: Table, seat: int) -> int:
    """War if it promises more than peace."""
    owner, other = int(table.owner[table.route]) - 1, int(table.other[table.route]) - 1
    rival = other if seat == owner else owner
    war = invasion_worth(book, table, seat, rival) > peace_worth(book, table, seat, rival)
    return Move.WAR.first if war else Move.PEACE.first


@rule
def rollout_card(book: Book, table: Table, seat: int) -> int:
    """The prosperity card that promises most."""
    best, chosen = 0, 0
    for at in range(VOTES_HELD):
        card = int(table.hand[seat, at])
        if card:
            value = card_place(book, table, seat, card)
            if chosen == 0 or value > best:
                best, chosen = value, card
    return encode(Move.LAY, chosen)


@rule
def rollout_votes(book: Book, table: Table, seat: int) -> int:
    """Everything on the first card on which the place is best."""
    here = place_gain(table, place_on(book, table, seat, int(table.row_of_vote[table.ballot - 1])))
    for at in range(table.ballot, table.ballots):
        if place_gain(table, place_on(book, table, seat, int(table.row_of_vote[at]))) > here:
            return encode(Move.VOTE, 0)
    return encode(Move.VOTE, min(MOST_VOTES, int(table.goods[seat, Good.VOTES])) if here > 0 else 0)


@rule
def rollout_double(book: Book, table: Table, seat: int) -> int:
    """The scored card with the best gain."""
    best, chosen = 0, 0
    for at in range(table.ballots):
        if is_scored(table, at):
            place = place_on(book, table, seat, int(table.row_of_vote[at]))
            value = place_gain(table, place) * int(table.votes_on[at])
            if chosen == 0 or value > best:
                best, chosen = value, at + 1
    return encode(Move.DOUBLE, chosen)

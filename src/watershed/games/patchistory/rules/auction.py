"""Auctions: rulebook, chapters 5 and 16."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.luck import below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import BASELANDS, MOST_BID, NOBODY, Event, Good, Move, Phase, Question, Verb
from ..table import Table
from .goods import ask, ask_all, everybody, gain, lose, put, seat_at

CLAIMS = 0  # stages of an auction
BIDS = 1
BIDDING = 2


@rule
def begin_auction(book: Book, table: Table) -> None:
    """5.1, 5.6, 16.1  As many cards as players are revealed, in the first round one by one."""
    table.phase = Phase.AUCTION
    table.stage = CLAIMS
    table.step = 0
    table.shown = 0
    table.black = below(table.luck, 2) if table.seats > 2 else 0
    table.active = table.first
    table.opening = 1 if table.era == 1 and table.lap == 1 and table.seats > 2 else 0
    table.bid_on[:] = 0
    table.bid[:] = 0
    table.won[:] = 0
    table.row[:] = 0
    for _ in range(1 if table.opening else table.seats):
        reveal_card(table)


@rule
def reveal_card(table: Table) -> None:
    """5.1  "... every further card shows the other side than the one before." With two, both sides can be chosen."""
    card = int(table.deck[table.drawn])
    table.drawn += 1
    piece = BASELANDS - 1 + 2 * card + int(table.black)
    table.row[table.shown] = piece
    table.shown += 1
    note(table, Event.REVEALED, NOBODY, piece, int(table.shown), 1 if table.seats == 2 else 0)
    if table.seats > 2:
        table.black = 1 - table.black


@rule
def run_auction(book: Book, table: Table) -> None:
    """5.2 to 5.6, 18.16  Claims, the swap for those without money, bids."""
    if table.stage == CLAIMS:
        table.stage = BIDS
        ask_claim(table)
    elif table.stage == BIDS:
        table.stage = BIDDING
        if table.seats == 2 and hand_out(table):
            return
        swap_money(book, table)
        if table.seats == 2:
            ask_all(table, Question.SECRET_BID, everybody(table))
    else:
        next_bidder(table)


@rule
def ask_claim(table: Table) -> None:
    """18.16  "... when the cards are revealed and before bids, you may take one of them for nothing." """
    for step in range(table.seats):
        seat = seat_at(table, step)
        if table.power[seat, Verb.CLAIM] and not table.claimed[seat]:
            ask(table, Question.CLAIM, seat)
            return


@rule
def claim(table: Table, seat: int, card: int) -> None:
    """18.16  The card is out of the auction, and so is its taker."""
    table.claimed[seat] = 1
    table.won[seat] = card
    note(table, Event.CLAIMED, seat, int(table.row[card - 1]), card, 0)


@rule
def is_on_offer(table: Table, card: int) -> bool:
    """18.16  Whether a card of the row can still be had."""
    for seat in range(table.seats):
        if table.won[seat] == card:
            return False
    return card <= table.shown


@rule
def swap_money(book: Book, table: Table) -> None:
    """5.2  "If you have no money when the auction begins, you pay exactly 3 VP, or all you have, and get 1 money." """
    for step in range(table.seats):
        seat = seat_at(table, step)
        if table.goods[seat, Good.MONEY] == 0 and not table.won[seat]:
            paid = lose(table, seat, Good.VP, int(book.swap))
            gain(table, seat, Good.MONEY, 1)
            note(table, Event.SWAPPED, seat, 0, paid, 0)


@rule
def hand_out(table: Table) -> bool:
    """18.16, 16.3  If one of two players has claimed a card, the other takes the other one, and nobody bids."""
    for seat in range(2):
        if table.won[seat]:
            table.won[1 - seat] = 3 - table.won[seat]
            note_won(table, 1 - seat)
            end_auction(table)
            return True
    return False


@rule
def top_bid(table: Table, card: int) -> int:
    """5.3  The highest bid on a card."""
    top = 0
    for seat in range(table.seats):
        if table.bid_on[seat] == card:
            top = max(top, int(table.bid[seat]))
    return top


@rule
def has_top(table: Table, seat: int) -> bool:
    """5.3  Whether a seat's bid is the highest on its card, or it has a card already."""
    if table.won[seat]:
        return True
    return table.bid_on[seat] != 0 and table.bid[seat] == top_bid(table, int(table.bid_on[seat]))


@rule
def next_bidder(table: Table) -> None:
    """5.3, 5.5  The next player without a top bid, in turn order; the auction is over if there is none."""
    if table.opening:
        ask(table, Question.BID, int(table.active))
        return
    for _ in range(table.seats):
        if not has_top(table, int(table.active)):
            ask(table, Question.BID, int(table.active))
            return
        table.active = (table.active + 1) % table.seats
    end_auction(table)


@rule
def may_wait(table: Table) -> bool:
    """5.6  "The last player must bid." """
    return bool(table.opening) and table.shown < table.seats


@rule
def least_bid(table: Table, seat: int, card: int) -> int:
    """5.3, 5.4  A bid beats the top bid of its card, and is never lower than the seat's last one."""
    least = max(1, int(table.bid[seat]))
    top = top_bid(table, card)
    return max(least, top + 1) if top else least


@rule
def legal_bids(table: Table, seat: int, out: Any) -> int:
    """5.3, 5.4, 16.2  Bids that the seat's money allows; the opening can be waited out."""
    secret = table.question == Question.SECRET_BID
    count = put(out, 0, Move.WAIT.first) if may_wait(table) and not secret else 0
    for card in range(1, table.shown + 1):
        if is_on_offer(table, card):
            least = 1 if secret else least_bid(table, seat, card)
            for money in range(least, min(MOST_BID, int(table.goods[seat, Good.MONEY])) + 1):
                count = put(out, count, encode(Move.BID, card, money))
    return count


@rule
def legal_claims(table: Table, out: Any) -> int:
    """18.16  Any revealed card, or none."""
    count = 0
    for card in range(1, table.shown + 1):
        count = put(out, count, encode(Move.CLAIM, card))
    return put(out, count, Move.DECLINE.first)


@rule
def bid(table: Table, seat: int, card: int, money: int) -> None:
    """5.3, 5.4  A bid, a higher one, or one on another card."""
    table.bid_on[seat] = card
    table.bid[seat] = money
    note(table, Event.BID, seat, int(table.row[card - 1]), money, 0)
    end_turn_of_bidding(table)


@rule
def wait(table: Table, seat: int) -> None:
    """5.6  The first player may wait, and so on."""
    note(table, Event.WAITED, seat, 0, 0, 0)
    end_turn_of_bidding(table)


@rule
def end_turn_of_bidding(table: Table) -> None:
    """5.3, 5.6  The next player's turn; in the opening another card is turned first."""
    table.active = (table.active + 1) % table.seats
    if table.opening and table.shown < table.seats:
        reveal_card(table)
    elif table.opening:
        table.opening = 0
        table.active = table.first


@rule
def seal_bid(table: Table, seat: int, card: int, money: int) -> None:
    """16.2  "Both choose a card and at least 1 money, sealed." """
    table.answer[seat] = card
    table.pledge[seat] = money


@rule
def reveal_bids(table: Table) -> None:
    """16.3  Each takes their own card, or the higher bid takes it; the first player wins ties."""
    for step in range(2):
        seat = seat_at(table, step)
        table.bid[seat] = table.pledge[seat]
        table.bid_on[seat] = table.answer[seat]
        note(table, Event.SECRET_BID, seat, int(table.answer[seat]), int(table.pledge[seat]), 0)
    first, second = seat_at(table, 0), seat_at(table, 1)
    if table.bid_on[first] == table.bid_on[second]:
        loser = second if table.bid[first] >= table.bid[second] else first
        table.bid_on[loser] = 3 - table.bid_on[loser]
    end_auction(table)


@rule
def note_won(table: Table, seat: int) -> None:
    """5.5, 16.1  Who gets which card for how much; with two players its side is chosen later."""
    piece, either = int(table.row[table.won[seat] - 1]), 1 if table.seats == 2 else 0
    note(table, Event.WON, seat, piece, int(table.bid[seat]), either)


@rule
def end_auction(table: Table) -> None:
    """5.5, 16.3  "All bids are paid to the storage." Then everybody patches, in turn order."""
    for step in range(table.seats):
        seat = seat_at(table, step)
        if table.bid_on[seat]:
            table.won[seat] = table.bid_on[seat]
            lose(table, seat, Good.MONEY, int(table.bid[seat]))
            note_won(table, seat)
    table.phase = Phase.PATCHING
    table.stage = 0
    table.step = 0

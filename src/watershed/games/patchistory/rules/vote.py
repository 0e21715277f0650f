"""The vote: rulebook, chapters 14 and 16."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.luck import shuffle
from watershed.kernel.rule import rule

from ..book import Book
from ..names import MOST_VOTES, NOBODY, PROSPERITY, VOTES_HELD, Event, Good, Move, Phase, Question, Verb
from ..table import Table
from .goods import ask, ask_all, everybody, gain, lose, put, seat_at
from .status import quantity

CHOOSING = 0  # stages of the vote
VOTING = 1
CHOSEN = 2
SCORING = 3


@rule
def run_vote(book: Book, table: Table) -> None:
    """14.1 to 14.6, 19.3  Cards are played, voted on and scored."""
    if table.stage == CHOOSING:
        ask_all(table, Question.PROSPERITY, everybody(table))
    elif table.stage == VOTING:
        if table.ballot <= table.ballots:
            ask_all(table, Question.VOTE, everybody(table))
        else:
            return_votes(table)
            table.stage = CHOSEN
    elif table.stage == CHOSEN:
        table.stage = SCORING
        ask_double(table)
    else:
        score_cards(book, table)


@rule
def legal_prosperity(table: Table, seat: int, out: Any) -> int:
    """14.1  "Everybody plays one of their prosperity cards." """
    count = 0
    for card in range(1, PROSPERITY + 1):
        for at in range(VOTES_HELD):
            if table.hand[seat, at] == card:
                count = put(out, count, encode(Move.LAY, card))
    return count


@rule
def reveal_cards(table: Table) -> None:
    """14.1  "The cards are shuffled and revealed, and nobody learns who played which." """
    for seat in range(table.seats):
        card = int(table.laid[seat])
        table.row_of_vote[seat] = card
        table.played |= 1 << (card - 1)
        table.laid[seat] = 0
        for at in range(VOTES_HELD):
            if table.hand[seat, at] == card:
                table.hand[seat, at] = 0
    arrange(table)
    table.ballots = table.seats
    table.ballot = 1
    table.stage = VOTING
    for at in range(table.seats):
        note(table, Event.BALLOT, NOBODY, int(table.row_of_vote[at]), at + 1, 0)


@rule
def arrange(table: Table) -> None:
    """14.1  In order first, so that the shuffle tells nothing about who played which."""
    for last in range(table.seats - 1, 0, -1):
        for at in range(last):
            if table.row_of_vote[at] > table.row_of_vote[at + 1]:
                kept = table.row_of_vote[at]
                table.row_of_vote[at] = table.row_of_vote[at + 1]
                table.row_of_vote[at + 1] = kept
    shuffle(table.luck, table.row_of_vote, 0, int(table.seats))


@rule
def legal_votes(table: Table, seat: int, out: Any) -> int:
    """14.2  "... how many of their votes to put on it, sealed. None is fine too." """
    count = 0
    for votes in range(min(MOST_VOTES, int(table.goods[seat, Good.VOTES])) + 1):
        count = put(out, count, encode(Move.VOTE, votes))
    return count


@rule
def reveal_votes(table: Table) -> None:
    """14.2  The votes stay on the card."""
    at = int(table.ballot) - 1
    for step in range(table.seats):
        seat = seat_at(table, step)
        votes = lose(table, seat, Good.VOTES, int(table.answer[seat]) - 1)
        table.votes_on[at] += votes
        note(table, Event.VOTED, seat, int(table.row_of_vote[at]), votes, 0)
    table.ballot += 1


@rule
def return_votes(table: Table) -> None:
    """14.3, 18.11  "After the last card all other votes go back to the storage." """
    for step in range(table.seats):
        seat = seat_at(table, step)
        if table.goods[seat, Good.VOTES] and not table.power[seat, Verb.KEEP_VOTES]:
            note(table, Event.VOTES_RETURNED, seat, 0, int(table.goods[seat, Good.VOTES]), 0)
            table.goods[seat, Good.VOTES] = 0


@rule
def fewest(table: Table) -> int:
    """14.4  The fewest votes on a card."""
    found = int(table.votes_on[0])
    for at in range(1, table.ballots):
        found = min(found, int(table.votes_on[at]))
    return found


@rule
def most(table: Table) -> int:
    """16.5  The most votes on a card."""
    found = 0
    for at in range(table.ballots):
        found = max(found, int(table.votes_on[at]))
    return found


@rule
def is_scored(table: Table, at: int) -> bool:
    """14.4, 16.5  With three or four players, the card or cards with the fewest votes are dropped."""
    return table.seats == 2 or table.votes_on[at] > fewest(table)


@rule
def ask_double(table: Table) -> None:
    """19.3  "... you choose one scored card when all votes are known." """
    scored = False
    for at in range(table.ballots):
        scored = scored or is_scored(table, at)
    for seat in range(table.seats):
        if scored and table.power[seat, Verb.DOUBLE]:
            ask(table, Question.DOUBLE, seat)
            return


@rule
def legal_doubles(table: Table, out: Any) -> int:
    """19.3  Any card that is scored."""
    count = 0
    for at in range(table.ballots):
        if is_scored(table, at):
            count = put(out, count, encode(Move.DOUBLE, at + 1))
    return count


@rule
def place_on(book: Book, table: Table, seat: int, card: int) -> int:
    """14.6  "... the number of players who have as many as you or more, with you among them." """
    measure = int(book.measure[card])
    mine, place = quantity(table, seat, measure), 0
    for other in range(table.seats):
        place += 1 if quantity(table, other, measure) >= mine else 0
    return place


@rule
def payout(table: Table, at: int, place: int) -> int:
    """14.5, 16.5  What a place on a card brings."""
    votes = int(table.votes_on[at])
    if table.seats == 2:
        full = votes == most(table)
        return (votes if full else votes // 2) if place == 1 else 0
    if place == 1:
        return votes
    if place == 2:
        return votes // 2
    return -(votes // 2) if place == 4 else 0


@rule
def score_cards(book: Book, table: Table) -> None:
    """14.3 to 14.5  The cards are scored in the order they were revealed, and leave the game."""
    for at in range(table.ballots):
        card = int(table.row_of_vote[at])
        if is_scored(table, at):
            for step in range(table.seats):
                score_card(book, table, seat_at(table, step), at, card)
        else:
            note(table, Event.DROPPED, NOBODY, card, int(table.votes_on[at]), 0)
    table.row_of_vote[:] = 0
    table.votes_on[:] = 0
    table.ballots = 0
    table.ballot = 0
    table.doubled = 0
    table.phase = Phase.END


@rule
def score_card(book: Book, table: Table, seat: int, at: int, card: int) -> None:
    """14.5, 19.3, 2.2  One seat's gain or loss."""
    place = place_on(book, table, seat, card)
    vp = payout(table, at, place)
    if table.power[seat, Verb.DOUBLE] and table.doubled == at + 1:
        vp *= 2
    if vp >= 0:
        gain(table, seat, Good.VP, vp)
    else:
        vp = -lose(table, seat, Good.VP, -vp)
    note(table, Event.SCORED, seat, card, vp, place if table.seats > 2 else -place)

"""Who decides, what they may do, and how the game runs on: rulebook, chapters 3 and 4."""

from watershed.kernel.actions import encode, first_argument
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import KINDS, PILES, Move, Question, Side
from ..table import Table
from .auction import are_all_in, begin_round, seal, show_bids
from .card import choose_pile, draw_card, is_full, lay, only_card, pick
from .ending import count_piles


@rule
def waiting(book: Book, table: Table) -> int:
    """3.1, 4.1  Everybody whose bid isn't in; then the winner."""
    match table.question:
        case Question.NONE:
            return 0
        case Question.BID:
            return ((1 << table.seats) - 1) & ~table.sealed
    return 1 << table.winner


@rule
def legal(book: Book, table: Table, seat: int, out: Ints) -> int:
    """3.1, 4.1 to 4.3  Writes what the seat may do, ascending."""
    count = 0
    match table.question:
        case Question.BID:
            for coins in range(table.coins[seat] + 1):
                out[coins] = encode(Move.BID, coins)
            count = table.coins[seat] + 1
        case Question.PICK:
            for card in range(1, KINDS + 1):
                if table.hand[seat, card]:
                    out[count] = encode(Move.PICK, card)
                    count += 1
        case Question.PLACE:
            for pile in range(1, PILES + 1):
                if not is_full(table, pile):
                    out[count] = encode(Move.PLACE, pile)
                    count += 1
        case Question.LAY:
            out[0] = encode(Move.LAY, Side.OVER)
            out[1] = encode(Move.LAY, Side.UNDER)
            count = 2
    return count


@rule
def apply(book: Book, table: Table, seat: int, action: int) -> None:
    """3.1, 4.1 to 4.3  Plays one legal action and runs on until the next decision."""
    table.noted = 0
    match table.question:
        case Question.BID:
            seal(table, seat, first_argument(Move.BID, action))
        case Question.PICK:
            pick(table, first_argument(Move.PICK, action))
        case Question.PLACE:
            choose_pile(table, first_argument(Move.PLACE, action))
        case Question.LAY:
            lay(table, first_argument(Move.LAY, action))
            end_round(book, table)
    if table.question == Question.BID and are_all_in(table):
        show_bids(book, table)
        if only_card(table):
            pick(table, only_card(table))


@rule
def end_round(book: Book, table: Table) -> None:
    """4.5, 5.1  "The winner draws a card ... After the last round the piles are counted ..." """
    draw_card(table, table.winner)
    table.winner = 0
    table.first = (table.first + 1) % table.seats
    if table.rounds_begun < table.rounds:
        begin_round(book, table)
    else:
        count_piles(book, table)

"""What can be answered to each question. Rulebook, chapter 1."""

from typing import Any

from watershed.kernel.rule import rule

from ..book import Book
from ..names import Move, Question
from ..table import Table
from .arrival import legal_allies, legal_demolitions, legal_links, legal_workers
from .auction import legal_bids, legal_claims
from .construction import legal_sites
from .diplomacy import legal_diplomacy, legal_mixes
from .fitting import fits_somewhere, legal_patches
from .goods import put
from .management import legal_management, legal_traders, question_of
from .movement import legal_plans, legal_rooms
from .negotiation import legal_talks
from .production import legal_offerings
from .vote import legal_doubles, legal_prosperity, legal_votes
from .war import legal_commitments, legal_raids, legal_threats


@rule
def options(book: Book, table: Table, seat: int, out: Any) -> int:
    """1.5  What can be answered to the question."""
    question = question_of(table, seat)
    match question:
        case Question.CLAIM:
            return legal_claims(table, out)
        case Question.BID | Question.SECRET_BID:
            return legal_bids(table, seat, out)
        case Question.SIDE:
            return two(out, Move.SIDE.first, Move.SIDE.first + 1)
        case Question.PATCH:
            return legal_patches(book, table, seat, out)
        case Question.ROOM:
            return legal_rooms(book, table, seat, out)
        case Question.ALLY:
            return legal_allies(table, seat, out)
        case Question.END_OF_ROUTE:
            return two(out, Move.TURN.first, Move.TURN.first + 1)
        case Question.FREE_ROUTE:
            return legal_links(table, seat, out, 0)
        case Question.DEMOLISH:
            return legal_demolitions(table, out)
        case Question.SACRIFICE:
            return legal_workers(table, seat, out, 0)
        case Question.DIPLOMACY:
            return legal_diplomacy(book, table, seat, out)
        case Question.MIX:
            return legal_mixes(book, table, seat, out)
        case Question.AID | Question.TREATY:
            return two(out, Move.ACCEPT.first, Move.REFUSE.first)
        case Question.MANAGEMENT:
            return legal_management(book, table, seat, out)
        case Question.TRADER:
            return legal_traders(table, seat, out)
        case Question.SITE:
            return legal_sites(book, table, seat, out)
        case Question.MOVE:
            return legal_plans(book, table, seat, out)
    return later_options(book, table, seat, out)


@rule
def only_option(book: Book, table: Table, seat: int, out: Any) -> bool:
    """1.5  Whether there is one answer; it is written then. A card that fits anywhere can be discarded too."""
    if table.question == Question.PATCH and fits_somewhere(book, table, seat):
        return False
    return options(book, table, seat, out) == 1


@rule
def later_options(book: Book, table: Table, seat: int, out: Any) -> int:
    """1.5  What can be answered from negotiations on."""
    match table.question:
        case Question.TALK:
            return legal_talks(table, seat, out)
        case Question.THUMBS:
            return two(out, Move.PEACE.first, Move.WAR.first)
        case Question.COMMIT:
            return legal_commitments(table, seat, out)
        case Question.FREE_THREAT:
            return legal_threats(table, out)
        case Question.STEALTH:
            return legal_raids(table, seat, out)
        case Question.MERCY:
            return two(out, Move.DECLINE.first, Move.ACCEPT.first)
        case Question.OFFERING:
            return legal_offerings(table, seat, out)
        case Question.PROSPERITY:
            return legal_prosperity(table, seat, out)
        case Question.VOTE:
            return legal_votes(table, seat, out)
        case Question.DOUBLE:
            return legal_doubles(table, out)
    return 0


@rule
def two(out: Any, one: int, other: int) -> int:
    """1.5  One thing or another."""
    return put(out, put(out, 0, one), other)

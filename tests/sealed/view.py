"""What a seat may see, as JSON: the open things for everybody, a hand and a sealed bid for their seat alone (1.2)."""

from __future__ import annotations

from typing import TypedDict

from watershed.kernel.actions import encode
from watershed.kit.game import Edition, Json

from .book import Book
from .names import KINDS, PILES, Move, Question, Side
from .rules.ending import points, scorer, worth
from .table import Table

QUESTIONS = {number: name.lower() for name, number in Question._asdict().items()}


class Player(TypedDict):
    seat: int
    coins: int
    points: int
    cards: int  # how many
    hand: list[int] | None  # which, for the viewer alone
    bid: int | None  # what the viewer has sealed
    bids: list[int]  # shown in the rounds so far


class Pile(TypedDict):
    pile: int
    owner: int
    cards: list[int]  # from bottom to top
    safe: list[int | None]  # for which seat each is safe


class SealedView(TypedDict):
    question: str
    round: int
    rounds: int
    first: int
    winner: int | None
    picked: int | None
    place: int | None
    deck: int
    players: list[Player]
    piles: list[Pile]


def view(edition: Edition, table: Table, viewer: int | None) -> SealedView:
    """The table as a seat, or a spectator, sees it."""
    return {
        "question": QUESTIONS[table.question],
        "round": int(table.rounds_begun),
        "rounds": int(table.rounds),
        "first": int(table.first),
        "winner": int(table.winner) if table.question > Question.BID else None,
        "picked": int(table.picked) or None,
        "place": int(table.place) or None,
        "deck": len(table.deck) - int(table.drawn),
        "players": [_player(edition, table, seat, seat == viewer) for seat in range(table.seats)],
        "piles": [_pile(table, pile) for pile in range(1, PILES + 1)],
    }


def _player(edition: Edition, table: Table, seat: int, is_viewer: bool) -> Player:
    shown = table.rounds_begun - (table.question == Question.BID)
    return {
        "seat": seat,
        "coins": int(table.coins[seat]),
        "points": int(points(edition.opened(Book), table, seat)),
        "cards": int(table.held[seat]),
        "hand": _cards(table, seat) if is_viewer else None,
        "bid": int(table.bid[seat]) if is_viewer and table.sealed >> seat & 1 else None,
        "bids": [int(table.bids[number, seat]) for number in range(1, shown + 1)],
    }


def _cards(table: Table, seat: int) -> list[int]:
    return [card for card in range(1, KINDS + 1) for _ in range(table.hand[seat, card])]


def _pile(table: Table, pile: int) -> Pile:
    levels = range(table.height[pile])
    return {
        "pile": pile,
        "owner": int(table.owner[pile]) - 1,
        "cards": [int(table.pile[pile, level]) for level in levels],
        "safe": [int(safe) - 1 if (safe := table.safe[pile, level]) else None for level in levels],
    }


def components(edition: Edition) -> Json:
    """What each card is worth, and where the numbers are from."""
    book = edition.opened(Book)
    worth = {card: int(book.worth[card]) for card in range(1, KINDS + 1)}
    return {"title": edition.title, "worth": worth, "sources": edition.words["sources"]}


def shown(edition: Edition, table: Table, seat: int) -> list[int]:
    """The moves that a board shows whether they are possible or not: one for everything that could be clicked."""
    match table.question:
        case Question.BID:
            return [encode(Move.BID, coins) for coins in range(table.coins.max() + 1)]
        case Question.PICK:
            return [encode(Move.PICK, card) for card in range(1, KINDS + 1)]
        case Question.PLACE:
            return [encode(Move.PLACE, pile) for pile in range(1, PILES + 1)]
    return [encode(Move.LAY, side) for side in (Side.OVER, Side.UNDER)]


def scoring(edition: Edition, table: Table) -> list[Json]:
    """Every seat's points: from its piles (5.1) and from its safe cards (5.2)."""
    book = edition.opened(Book)
    found = [{"seat": seat, "piles": 0, "safe": 0, "total": 0} for seat in range(table.seats)]
    for pile in range(1, PILES + 1):
        for level in range(table.height[pile]):
            row, value = found[scorer(table, pile, level)], int(worth(book, table, pile, level))
            row["safe" if table.safe[pile, level] else "piles"] += value
            row["total"] += value
    return found

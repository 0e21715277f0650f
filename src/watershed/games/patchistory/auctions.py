"""The auction, the card that is being patched, and the vote, as the board shows them."""

from __future__ import annotations

from watershed.kernel.contract import seats_in
from watershed.kit.game import Edition

from .book import Book
from .names import Phase, Question
from .notation import CARDS, CELL_NAMES, figures_of, pieces_of
from .rules.auction import has_top, is_on_offer, least_bid, may_wait, top_bid
from .rules.fitting import WAYS, find_fits
from .rules.turn import waiting
from .rules.vote import CHOSEN, VOTING, is_scored
from .table import Table
from .territories import spot_of
from .viewtypes import AuctionView, BallotView, BidView, CardView, PatchingView, PlacementView, VoteView


def is_auction(table: Table) -> bool:
    """5.5  The row stays until everybody has patched."""
    return bool(table.phase in (Phase.AUCTION, Phase.PATCHING))


def bid_of(table: Table, seat: int) -> BidView | None:
    """5.3  A seat's open bid."""
    if not is_auction(table) or not table.bid_on[seat]:
        return None
    top = bool(table.phase == Phase.PATCHING or has_top(table, seat))
    return {"card": int(table.bid_on[seat]), "money": int(table.bid[seat]), "top": top}


def auction(edition: Edition, table: Table, viewer: int | None) -> AuctionView | None:
    """5.1 to 5.6, 16.1  The cards that are revealed, with their bids."""
    if not is_auction(table):
        return None
    return {
        "cards": [_card(edition, table, card, viewer) for card in range(1, int(table.shown) + 1)],
        "opening": bool(table.opening),
        "mayWait": bool(table.question == Question.BID and may_wait(table)),
    }


def _card(edition: Edition, table: Table, card: int, viewer: int | None) -> CardView:
    sides, piece = pieces_of(edition), int(table.row[card - 1])
    top, winner = int(top_bid(table, card)), _winner(table, card)
    return {
        "card": card,
        "piece": sides[piece].slug,
        "black": sides[piece].black,
        "back": sides[piece + 1].slug if table.seats == 2 else None,
        "bid": top or None,
        "bidder": _bidder(table, card, top) if top else None,
        "least": _least(table, card, viewer),
        "winner": winner,
        "done": bool(table.phase == Phase.PATCHING and card not in table.won.tolist()),
    }


def _bidder(table: Table, card: int, top: int) -> int | None:
    """5.3  Whose bid is the top bid."""
    bids = zip(table.bid_on.tolist(), table.bid.tolist(), strict=True)
    return next((seat for seat, bid in enumerate(bids) if bid == (card, top)), None)


def _winner(table: Table, card: int) -> int | None:
    """5.5, 18.16  Who takes the card, by bids or before them."""
    for seat in range(table.seats):
        if table.won[seat] == card or (table.phase == Phase.PATCHING and table.bid_on[seat] == card):
            return seat
    return None


def _least(table: Table, card: int, viewer: int | None) -> int | None:
    """5.3, 5.4, 16.2  The lowest bid that the viewer could make."""
    if viewer is None or not is_on_offer(table, card):
        return None
    if table.question == Question.SECRET_BID:
        return 1
    return (
        int(least_bid(table, viewer, card)) if table.question == Question.BID and not has_top(table, viewer) else None
    )


def patching(edition: Edition, table: Table, viewer: int | None) -> PatchingView | None:
    """6.1, 6.11, 16.1  The card that is being patched: the viewer's own, while several patch. Where it fits is told to
    who is asked.
    """
    late = seats_in(int(waiting(edition.opened(Book), table))) if table.question == Question.PATCH else ()
    seat = viewer if viewer in late else late[0] if late else int(table.active)
    if table.phase != Phase.PATCHING or not table.piece[seat]:
        return None
    sides, piece = pieces_of(edition), int(table.piece[seat])
    return {
        "seat": seat,
        "piece": sides[piece].slug,
        "sides": [sides[piece].slug, sides[piece + 1].slug] if table.question == Question.SIDE else [],
        "placements": placements(edition, table, seat) if viewer in late else None,
        "figure": figures_of(edition)[int(table.figure)].slug if table.figure else None,
    }


def fits(edition: Edition, table: Table, seat: int) -> list[int]:
    """6.2  The ways to patch the seat's card at each cell, one bit each. The table is used as scratch paper."""
    find_fits(edition.opened(Book), table, seat)
    found: list[int] = table.fit.tolist()
    table.fit[:] = 0
    return found


def placements(edition: Edition, table: Table, seat: int) -> list[PlacementView]:
    """6.2 to 6.10  Every way to patch the card."""
    found: list[PlacementView] = []
    for cell, ways in enumerate(fits(edition, table, seat)):
        if ways:
            x, y = spot_of(table, seat, cell)
            masks = [mask for mask in range(1, WAYS + 1) if ways >> (mask - 1) & 1]
            found.append({"cell": CELL_NAMES[cell], "x": x, "y": y, "over": masks})
    return found


def vote(table: Table) -> VoteView | None:
    """14.1 to 14.5  The row of prosperity cards."""
    if table.phase != Phase.VOTE or not table.ballots:
        return None
    voting = table.stage == VOTING and table.ballot <= table.ballots
    return {
        "cards": [_ballot(table, at) for at in range(int(table.ballots))],
        "current": int(table.ballot) if voting else None,
        "doubled": int(table.doubled) or None,
    }


def _ballot(table: Table, at: int) -> BallotView:
    known = table.stage >= CHOSEN
    return {
        "card": at + 1,
        "prosperity": CARDS[int(table.row_of_vote[at])],
        "votes": int(table.votes_on[at]),
        "scored": bool(is_scored(table, at)) if known else None,
    }

"""The auction: sections 7.1.2, 7.1.4 and A.2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Bid = tuple[int, int]  # a card and an amount


def swapped(money: int, vp: int) -> tuple[int, int]:
    """Who has no Money gives 3 VPs, or what he has, and takes 1 (7.1.2). Money and VPs afterwards."""
    return (1, max(0, vp - 3)) if money == 0 else (money, vp)


@dataclass
class Auction:
    """Normal bidding. Whoever holds no highest bid is asked, in order, until everybody holds one."""

    order: Sequence[int]  # the seats that take part, clockwise from the first player
    money: Mapping[int, int]  # of each seat, with what lies in its bid
    cards: Sequence[int]  # as many as seats
    bids: dict[int, Bid] = field(default_factory=dict)  # the standing bid of each seat, outbid or not
    next: int = 0  # whose turn comes, as an index of `order`

    def highest(self, card: int) -> int:
        return max((amount for where, amount in self.bids.values() if where == card), default=0)

    def leads(self, seat: int) -> bool:
        return seat in self.bids and self.bids[seat][1] == self.highest(self.bids[seat][0])

    def over(self) -> bool:
        return all(self.leads(seat) for seat in self.order)

    def asked(self) -> int | None:
        """The seat that must bid now, or nobody. Those who lead do nothing."""
        turns = [self.order[(self.next + step) % len(self.order)] for step in range(len(self.order))]
        return next((seat for seat in turns if not self.leads(seat)), None)

    def legal_bids(self) -> set[Bid]:
        """Above the highest bid of the card, never below the own earlier bid, at least 1 (Q-10)."""
        seat = self.asked()
        if seat is None:
            return set()
        return bids_of(self, seat, self.cards)

    def bid(self, card: int, amount: int) -> None:
        seat = self.asked()
        if seat is None or (card, amount) not in self.legal_bids():
            raise ValueError(f"{amount} can't be bid on card {card}")
        self.bids[seat] = (card, amount)
        self.next = (self.order.index(seat) + 1) % len(self.order)

    def won(self) -> dict[int, Bid]:
        """The card each seat takes and the Money it pays."""
        if not self.over():
            raise ValueError("the auction goes on")
        return dict(self.bids)


def bids_of(auction: Auction, seat: int, cards: Sequence[int]) -> set[Bid]:
    _, least = auction.bids.get(seat, (0, 1))
    return {
        (card, amount)
        for card in cards
        for amount in range(max(least, auction.highest(card) + 1), auction.money[seat] + 1)
    }


@dataclass
class FirstAuction:
    """The first round: with each card that is turned one seat may bid or wait, and the last must bid."""

    order: Sequence[int]
    money: Mapping[int, int]
    cards: Sequence[int]  # in the order they are turned
    turned: int = 1
    auction: Auction = field(init=False)

    def __post_init__(self) -> None:
        self.auction = Auction(self.order, self.money, self.cards)

    @property
    def opening(self) -> bool:
        """Whether cards are still being turned."""
        return self.turned <= len(self.order)

    def asked(self) -> int | None:
        return self.order[self.turned - 1] if self.opening else self.auction.asked()

    def legal_bids(self) -> set[Bid | None]:
        """None is waiting."""
        if not self.opening:
            return set(self.auction.legal_bids())
        found: set[Bid | None] = set(bids_of(self.auction, self.order[self.turned - 1], self.cards[: self.turned]))
        return found if self.turned == len(self.order) else found | {None}

    def bid(self, bid: Bid | None) -> None:
        if bid not in self.legal_bids():
            raise ValueError(f"{bid} is no legal bid")
        if not self.opening:
            assert bid is not None
            self.auction.bid(*bid)
            return
        if bid is not None:
            self.auction.bids[self.order[self.turned - 1]] = bid
        self.turned += 1

    def over(self) -> bool:
        return not self.opening and self.auction.over()


def settled_between_two(bids: Sequence[Bid], first: int) -> list[int]:
    """A.2: the card (0 or 1) each of the two seats takes. Both pay what they bid, whatever they get."""
    (card, amount), (other_card, other_amount) = bids
    if card != other_card:
        return [card, other_card]
    winner = first if amount == other_amount else 0 if amount > other_amount else 1
    return [card if seat == winner else 1 - card for seat in range(2)]

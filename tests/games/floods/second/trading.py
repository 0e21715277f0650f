"""Trade: two rounds in which whoever has the floor makes offers."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from .board import RESOURCES, Answer, Board, Phase, Questions, ask

ROUNDS, OFFERS, MOST_UNITS = 2, 3, 10
Goods = dict[str, int]


@dataclass
class Offer:
    proposer: int
    give: Goods = field(default_factory=dict)
    get: Goods = field(default_factory=dict)


def trade_phase(board: Board) -> Phase:
    """Ends early when everybody has passed in succession."""
    passed = 0
    for _ in range(ROUNDS):
        for seat in board.turn_order():
            offers = OFFERS
            while (word := (yield from ask(seat, "floor", floor_words(board, seat, offers)))) != "pass":
                passed, offers = 0, offers - 1
                others = [(seat + step) % board.seats for step in range(1, board.seats)]
                addressees = others if word == "offer-all" else [int(word.split()[1])]
                yield from make_offer(board, seat, addressees)
            could = floor_words(board, seat, offers) != ["pass"]
            passed += could or offers == OFFERS
            if passed == board.seats:
                return


def floor_words(board: Board, seat: int, offers: int) -> list[str]:
    """Offers that could be about something."""
    if offers == 0:
        return ["pass"]
    rich = [other for other in range(board.seats) if has_any(board, other)]
    others = [other for other in range(board.seats) if other != seat and (seat in rich or other in rich)]
    return [f"offer {other}" for other in others] + ["offer-all"] * bool(others) + ["pass"]


def has_any(board: Board, seat: int) -> bool:
    return any(board.players[seat].resources.values())


def has(board: Board, seat: int, goods: Goods) -> bool:
    return all(board.players[seat].resources[resource] >= amount for resource, amount in goods.items())


def make_offer(board: Board, seat: int, addressees: list[int]) -> Phase:
    offer = yield from lay(board, seat, addressees)
    if offer is None:
        return
    for addressee in addressees:
        if not has(board, addressee, offer.get):
            continue
        word = yield from ask(addressee, "answer", ["accept", "reject", "counter"])
        if word == "counter":
            counter = yield from lay(board, addressee, [seat])
            if counter and (yield from ask(seat, "answer", ["accept", "reject"])) == "accept":
                exchange(board, counter, seat)
                return
            word = yield from ask(addressee, "answer", ["accept", "reject"])
        if word == "accept":
            exchange(board, offer, addressee)
            return


def lay(board: Board, seat: int, addressees: list[int]) -> Generator[Questions, Answer, Offer | None]:
    """Lays an offer down piece by piece: gives before gets, resources in ascending order; None if it is taken back."""
    offer = Offer(seat)
    while (word := (yield from ask(seat, "lay", lay_words(board, offer, addressees)))) != "send":
        if word == "cancel":
            return None
        verb, resource, amount = word.split()
        (offer.give if verb == "give" else offer.get)[resource] = int(amount)
    return offer


def lay_words(board: Board, offer: Offer, addressees: list[int]) -> list[str]:
    found = []
    if not offer.get:
        found += piece_words(board, "give", offer.give, [offer.proposer])
    wanted = piece_words(board, "get", offer.get, addressees)
    found += [word for word in wanted if word.split()[1] not in offer.give]
    return [*found, *["send"] * bool(offer.give or offer.get), "cancel"]


def piece_words(board: Board, verb: str, laid: Goods, holders: list[int]) -> list[str]:
    """What can still be laid, if one of the holders has all of it, and at most ten units go one way."""
    last = max((RESOURCES.index(resource) for resource in laid), default=-1)
    found = []
    for resource in RESOURCES[last + 1 :]:
        for amount in range(1, MOST_UNITS - sum(laid.values()) + 1):
            if any(has(board, holder, laid | {resource: amount}) for holder in holders):
                found.append(f"{verb} {resource} {amount}")
    return found


def exchange(board: Board, offer: Offer, partner: int) -> None:
    proposer, other = board.players[offer.proposer].resources, board.players[partner].resources
    for resource, amount in offer.give.items():
        proposer[resource] -= amount
        other[resource] += amount
    for resource, amount in offer.get.items():
        proposer[resource] += amount
        other[resource] -= amount

"""Why a move is not possible: a message, a stable code, the rule, and the numbers. None exactly if it is legal."""

from __future__ import annotations

from watershed.kernel.actions import first_argument
from watershed.kit.game import Edition, Refusal, refusal
from watershed.kit.messages import Seat

from . import things
from .book import Book, Card
from .grammar import TYPES
from .names import BANKER, Icon, Move, Question, Timing, Verb
from .notation import args_of, cards_of
from .rules.activate import can_pay, is_uncovered
from .rules.effects import may_gain
from .table import Table

ANSWERS = {Question.GAIN: "gain", Question.TARGET: "attack", Question.WONDER: "wreck"}  # question -> move
ACTIONS = ("harvest", "complete", "snipe", "activate", "invest")


def why_not(edition: Edition, table: Table, seat: int, action: int) -> Refusal | None:
    """Why the seat can't play this action now."""
    args = args_of(edition, action)
    name = str(args["move"])
    if not_now := _not_now(edition, table, name):
        return not_now
    match name:
        case "harvest":
            return None
        case "complete":
            return None if table.stake[seat] else refusal("no-investment", "7.1")
        case "snipe":
            return _snipe(edition, table, seat, args["slot"])
        case "gain":
            return _gain(edition, table, args["slot"])
        case "attack":
            return _attack(table, seat, args["seat"])
        case "activate":
            return _activate(edition, table, seat, cards_of(edition)[first_argument(Move.ACTIVATE, action)])
        case "wreck":
            return _wreck(edition, table, first_argument(Move.WRECK, action))
    return _invest(edition, table, seat, args["slot"], args["tokens"])


def _not_now(edition: Edition, table: Table, name: str) -> Refusal | None:
    """A move that doesn't answer the question."""
    if table.over:
        return refusal("game-over", "12.1")
    answer = ANSWERS.get(int(table.question))
    if answer is None:
        return None if name in ACTIONS else refusal("not-asked", "5.1", move=name)
    if name == answer:
        return None
    cause = things.card(edition, table.cause)
    return refusal("answer-first", "4.11", id=f"refused-answer-first-{answer}", cause=cause)


def _slot(table: Table, slot: int, rule: str) -> Refusal | None:
    if slot > table.slots:
        return refusal("no-such-slot", rule, need=slot, have=int(table.slots))
    if table.market[slot] == 0:
        return refusal("empty-slot", rule, slot=slot)
    return None


def _snipe(edition: Edition, table: Table, seat: int, slot: int) -> Refusal | None:
    if nothing := _slot(table, slot, "8.1"):
        return nothing
    card = things.card(edition, table.market[slot])
    price, have = int(table.bid[slot]), int(table.tokens[seat])
    if price == 0:
        return refusal("not-invested", "8.1", card=card)
    if table.investor[slot] == seat:
        return refusal("own-investment", "8.1", card=card)
    if have < price:
        return refusal("too-few-tokens", "8.1", id="refused-too-few-to-snipe", card=card, need=price, have=have)
    return None


def _invest(edition: Edition, table: Table, seat: int, slot: int, count: int) -> Refusal | None:
    if table.stake[seat]:
        mine = things.card(edition, table.market[table.stake[seat]])
        return refusal("already-invested", "6.1", card=mine)
    have = int(table.tokens[seat])
    if have == 0:
        return refusal("too-few-tokens", "6.2", id="refused-nothing-to-invest", need=1, have=0)
    if nothing := _slot(table, slot, "6.2") or _not_for_investing(edition, table, slot):
        return nothing
    if have < count:
        return refusal("too-few-tokens", "6.2", id="refused-too-few-to-invest", need=count, have=have)
    return None


def _not_for_investing(edition: Edition, table: Table, slot: int) -> Refusal | None:
    card = things.card(edition, table.market[slot])
    if table.bid[slot]:
        who, price = things.player(int(table.investor[slot])), int(table.bid[slot])
        id = "refused-card-invested" + ("-banker" if table.investor[slot] == BANKER else "")
        return refusal("card-invested", "6.2", id=id, card=card, investor=who, count=price)
    if table.market[slot] == edition.opened(Book).future:
        return refusal("not-for-sale", "6.5", card=card)
    return None


def _gain(edition: Edition, table: Table, slot: int) -> Refusal | None:
    if nothing := _slot(table, slot, "14.3"):
        return nothing
    card = things.card(edition, table.market[slot])
    if table.bid[slot]:
        return refusal("card-invested", "14.3", id="refused-card-invested-gain", card=card)
    if may_gain(edition.opened(Book), table, slot, table.wanted):
        return None
    id = "refused-wrong-type" + ("-any" if table.wanted & 1 else "")
    cause, wanted = things.card(edition, table.cause), things.wanted(int(table.wanted))
    return refusal("wrong-type", "14.3", id=id, card=card, cause=cause, wanted=wanted)


def _attack(table: Table, seat: int, other: int) -> Refusal | None:
    if other >= table.seats:
        return refusal("no-such-seat", "4.5", id="refused-no-such-opponent", need=other + 1, have=int(table.seats))
    if other == seat:
        return refusal("own-seat", "4.5")
    if table.victims >> other & 1:
        return None
    attack = int(table.icons[seat, Icon.ATTACK])
    strength = int(table.icons[other, Icon.ATTACK] + table.icons[other, Icon.DEFENCE])
    return refusal("not-weaker", "4.4", victim=Seat(other), need=strength + 1, have=attack)


def _activate(edition: Edition, table: Table, seat: int, card: Card) -> Refusal | None:
    book = edition.opened(Book)
    thing = things.card(edition, card.id)
    if card.timing != Timing.TURN_ACTION:
        return refusal("no-turn-action", "9.1", card=thing)
    if not is_uncovered(book, table, seat, card.id):
        owned = _in_pile(table, seat, card.type, card.id)
        return refusal("covered", "4.8", card=thing) if owned else refusal("not-yours", "9.1", card=thing)
    if not can_pay(book, table, seat, card.id):
        price = next(step.types for step in card.steps if step.verb == Verb.DISCARD_OWN)
        types, kinds = things.types(price, "and"), price.bit_count()
        return refusal("cannot-pay", "9.3", card=thing, types=types, kinds=kinds, need=1, have=0)
    return None


def _in_pile(table: Table, seat: int, kind: int, card: int) -> bool:
    other = int(table.top[seat, kind])
    while other not in (0, card):
        other = int(table.under[other])
    return other == card


def _wreck(edition: Edition, table: Table, card: int) -> Refusal | None:
    if _in_pile(table, int(table.victim), TYPES["wonder"], card):
        return None
    victim = Seat(int(table.victim))
    return refusal("not-a-wonder-there", "14.7", card=things.card(edition, card), victim=victim)

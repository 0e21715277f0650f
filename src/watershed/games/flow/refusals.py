"""Why a move is not possible: a sentence, a stable code, the rule, and the numbers. None exactly where it is legal."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kernel.record import lay_open
from watershed.kit.game import Edition, Refusal

from .book import Book, Card
from .grammar import TYPES
from .names import Icon, Move, Question, Timing, Verb
from .notation import args_of, cards_of
from .rules.activate import can_pay, is_uncovered, may_activate
from .rules.effects import may_gain
from .table import Table

ASKED = {  # question -> the move that answers it, and what to say to any other move
    Question.GAIN: ("gain", "First choose which card {cause} gains."),
    Question.TARGET: ("attack", "First choose whom {cause} attacks."),
    Question.WONDER: ("wreck", "First choose which wonder {cause} destroys."),
}
ACTIONS = ("harvest", "complete", "snipe", "activate", "invest")


def why_not(edition: Edition, table: Table, action: int, names: Sequence[str]) -> Refusal | None:
    """Why the seat that is asked cannot play this action now."""
    args = args_of(edition, action)
    name = args["move"]
    if table.over:
        return Refusal("The game is over.", "game-over", "12.1")
    if table.question in ASKED:
        answer, sentence = ASKED[table.question]
        if name != answer:
            return Refusal(sentence.format(cause=cards_of(edition)[table.cause].name), "answer-first", "4.11")
    elif name not in ACTIONS:
        return Refusal(f"No effect is asking for `{name}` now: choose an action.", "not-asked", "5.1")
    match name:
        case "harvest":
            return None
        case "complete":
            return _complete(table)
        case "snipe":
            return _snipe(edition, table, args["slot"])
        case "gain":
            return _gain(edition, table, args["slot"])
        case "attack":
            return _attack(edition, table, args["seat"], names)
        case "activate":
            return _activate(edition, table, cards_of(edition)[action - Move.ACTIVATE])
        case "wreck":
            return _wreck(edition, table, action - Move.WRECK, names)
    return _invest(edition, table, args["slot"], args["tokens"], names)


def _complete(table: Table) -> Refusal | None:
    if table.stake[table.turn]:
        return None
    return Refusal("You have not invested in any card.", "no-investment", "7.1")


def _slot(table: Table, slot: int, rule: str) -> Refusal | None:
    if slot > table.slots:
        return Refusal(f"The market has {table.slots} slots.", "no-such-slot", rule, need=slot, have=int(table.slots))
    if table.market[slot] == 0:
        return Refusal(f"Slot {slot} is empty until the market is refilled.", "empty-slot", rule)
    return None


def _snipe(edition: Edition, table: Table, slot: int) -> Refusal | None:
    if refusal := _slot(table, slot, "8.1"):
        return refusal
    name = cards_of(edition)[int(table.market[slot])].name
    price, have = int(table.bid[slot]), int(table.tokens[table.turn])
    if price == 0:
        return Refusal(f"Nobody has invested in {name}: there is nothing to snipe.", "not-invested", "8.1")
    if table.investor[slot] == table.turn:
        return Refusal(f"{name} is your own investment: complete it instead.", "own-investment", "8.1")
    if have < price:
        return Refusal(
            f"Sniping {name} costs {price}; you have {have}.", "too-few-tokens", "8.1", need=price, have=have
        )
    return None


def _invest(edition: Edition, table: Table, slot: int, count: int, names: Sequence[str]) -> Refusal | None:
    if table.stake[table.turn]:
        mine = cards_of(edition)[int(table.market[table.stake[table.turn]])].name
        return Refusal(f"Your marker lies on {mine}: complete that first.", "already-invested", "6.1")
    have = int(table.tokens[table.turn])
    if have == 0:
        return Refusal("You have no tokens to invest.", "too-few-tokens", "6.2", need=1, have=0)
    if refusal := _slot(table, slot, "6.2"):
        return refusal
    card = int(table.market[slot])
    name = cards_of(edition)[card].name
    if table.bid[slot]:
        investor = int(table.investor[slot])
        whose = names[investor] if investor < table.seats else "The Banker"
        return Refusal(f"{whose} has already invested in {name}.", "card-invested", "6.2")
    if card == lay_open(Book, edition.records).future:
        return Refusal(f"{name} cannot be invested in.", "not-for-sale", "6.5")
    if have < count:
        return Refusal(f"You have {have} of the {count} tokens.", "too-few-tokens", "6.2", need=count, have=have)
    return None


def _gain(edition: Edition, table: Table, slot: int) -> Refusal | None:
    if refusal := _slot(table, slot, "14.3"):
        return refusal
    card = cards_of(edition)[int(table.market[slot])]
    if table.bid[slot]:
        return Refusal(f"Somebody has invested in {card.name}.", "card-invested", "14.3")
    if not may_gain(lay_open(Book, edition.records), table, slot, table.wanted):
        wanted = " or ".join(name for name, number in TYPES.items() if table.wanted >> number & 1)
        cause = cards_of(edition)[table.cause].name
        return Refusal(f"{cause} gains a {wanted} card; {card.name} is none.", "wrong-type", "14.3")
    return None


def _attack(edition: Edition, table: Table, seat: int, names: Sequence[str]) -> Refusal | None:
    if seat >= table.seats:
        return Refusal(f"There are {table.seats} seats.", "no-such-seat", "4.5", need=seat + 1, have=int(table.seats))
    if seat == table.turn:
        return Refusal("You cannot attack yourself.", "own-seat", "4.5")
    if table.victims >> seat & 1:
        return None
    attack = int(table.icons[table.turn, Icon.ATTACK])
    strength = int(table.icons[seat, Icon.ATTACK] + table.icons[seat, Icon.DEFENCE])
    sentence = f"{names[seat]} has a strength of {strength}; your attack is {attack}."
    return Refusal(sentence, "not-weaker", "4.4", need=strength + 1, have=attack)


def _activate(edition: Edition, table: Table, card: Card) -> Refusal | None:
    book = lay_open(Book, edition.records)
    if card.timing != Timing.TURN_ACTION:
        return Refusal(f"{card.name} has no turn action.", "no-turn-action", "9.1")
    if not is_uncovered(book, table, table.turn, card.id):
        if _owns(table, card):
            return Refusal(f"{card.name} is covered.", "covered", "4.8")
        return Refusal(f"{card.name} is not in your nation.", "not-yours", "9.1")
    if not can_pay(book, table, table.turn, card.id):
        price = next(step for step in card.steps if step.verb == Verb.DISCARD_OWN)
        what = " and a ".join(name for name, number in TYPES.items() if price.types >> number & 1)
        return Refusal(f"{card.name} needs a {what} card to discard.", "cannot-pay", "9.3", need=1, have=0)
    if not may_activate(book, table, table.turn, card.id):
        return Refusal(f"{card.name} would do nothing now.", "no-target", "9.3")
    return None


def _owns(table: Table, card: Card) -> bool:
    other = int(table.top[table.turn, card.type])
    while other not in (0, card.id):
        other = int(table.under[other])
    return other == card.id


def _wreck(edition: Edition, table: Table, card: int, names: Sequence[str]) -> Refusal | None:
    wonder = int(table.top[table.victim, TYPES["wonder"]])
    while wonder not in (0, card):
        wonder = int(table.under[wonder])
    if wonder:
        return None
    name = cards_of(edition)[card].name
    return Refusal(f"{name} is no wonder of {names[table.victim]}.", "not-a-wonder-there", "14.7")

"""Sentences: what a card does, what a move would do and what is being asked. What happened is in happenings.py, and why
something is not possible in refusals.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.game import Edition

from .book import Card
from .grammar import TYPES, Step
from .happenings import ICON_NAMES, event, name_of, reveals, tokens
from .names import Measure, Move, Question, Timing, Type, Verb
from .notation import args_of, cards_of
from .refusals import why_not
from .table import Table

__all__ = ["effect", "event", "move", "question", "reveals", "why_not"]

TYPE_NAMES = {number: name for name, number in TYPES.items()}
TIMING_NAMES = {number: name.replace("_", " ").capitalize() for name, number in Timing._asdict().items()}


def effect(card: Card) -> str:
    """A card's effect in our words, made from the numbers the rules use."""
    if not card.steps:
        return "Ends the game." if card.type == Type.NONE else "No effect."
    text = "; ".join(_step(step) for step in card.steps)
    if card.timing == Timing.ATTACK:
        text = f"Against one weaker opponent: {text}"
    elif card.timing == Timing.ATTACK_ALL:
        text = f"Against every weaker opponent: {text}"
    return text[0].upper() + text[1:] + (" (not when scoring)." if card.obsolete else ".")


def _step(step: Step) -> str:
    per = _per(step)
    match step.verb:
        case Verb.PROVIDE:
            return f"+{step.amount} {ICON_NAMES[step.icon]}{per}"
        case Verb.TAKE_RESERVE:
            return f"take {tokens(step.amount)} from the Reserve{per}"
        case Verb.TAKE_SUPPLY:
            return f"take {tokens(step.amount)} from the Supply{per}"
        case Verb.GAIN:
            return f"gain {_types(step.types)} from the market that nobody has invested in"
        case Verb.GAIN_TOP:
            return "gain the top card of the deck"
        case Verb.RAID:
            return f"take {tokens(step.amount)} from it"
        case Verb.RAZE:
            return f"it discards {_tops(step.types, 'its')}"
        case Verb.WRECK:
            return "it discards a wonder of your choice"
        case Verb.TRIBUTE:
            return f"every opponent with more tokens than you gives you {tokens(step.amount)}"
        case Verb.REMOVE_THIS:
            return "remove this card"
        case Verb.DISCARD_OWN:
            return f"discard {_tops(step.types, 'your')}"
    return f"+{step.amount} {'point' if step.amount == 1 else 'points'}{per}"


def _per(step: Step) -> str:
    if step.per == Measure.NONE:
        return ""
    if step.per <= Measure.ICONS:
        thing = f"{ICON_NAMES[step.per]} icon"
    elif step.per <= Measure.TYPES:
        thing = f"{TYPE_NAMES[step.per - Measure.ICONS]} card"
    else:
        thing = "token" if step.per == Measure.TOKENS else "card type"
    return f" per {thing}" if step.every == 1 else f" per {step.every} {thing}s"


def _type_names(types: int) -> list[str]:
    return [name for number, name in TYPE_NAMES.items() if types >> number & 1]


def _types(types: int) -> str:
    names = _type_names(types)
    if len(names) == len(TYPE_NAMES):
        return "any card"
    article = "an" if names[0][0] in "aeiou" else "a"
    return f"{article} {_listed(names, 'or')} card"


def _tops(types: int, whose: str) -> str:
    return _listed([f"{whose} top {name} card" for name in _type_names(types)], "and")


def _listed(names: Sequence[str], link: str) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {link} {names[-1]}"


def move(edition: Edition, table: Table, action: int, names: Sequence[str]) -> str:
    """What a button says."""
    cards, args = cards_of(edition), args_of(edition, action)
    match args["move"]:
        case "harvest":
            return "Harvest"
        case "complete":
            return f"Complete {cards[int(table.market[table.stake[table.turn]])].name}"
        case "snipe":
            slot = args["slot"]
            price, investor = tokens(int(table.bid[slot])), name_of(names, int(table.investor[slot]))
            return f"Snipe {cards[int(table.market[slot])].name} from {investor} for {price}"
        case "gain":
            return f"Gain {cards[int(table.market[args['slot']])].name}"
        case "attack":
            return f"Attack {names[args['seat']]} with {cards[table.cause].name}"
        case "activate":
            card = cards[action - Move.ACTIVATE]
            return f"Activate {card.name}: {effect(card)[:-1]}"
        case "wreck":
            return f"Destroy {cards[action - Move.WRECK].name} of {names[table.victim]}"
    return f"Invest {tokens(args['tokens'])} in {cards[int(table.market[args['slot']])].name}"


def question(edition: Edition, table: Table, names: Sequence[str]) -> str:
    """The one sentence that says what is going on."""
    cards = cards_of(edition)
    who = names[table.turn]
    match table.question:
        case Question.ACTION:
            return f"{who} chooses an action."
        case Question.GAIN:
            return f"{who} chooses {_types(table.wanted)} to gain with {cards[table.cause].name}."
        case Question.TARGET:
            return f"{who} chooses whom {cards[table.cause].name} attacks."
        case Question.WONDER:
            return f"{who} chooses a wonder of {names[table.victim]} to destroy with {cards[table.cause].name}."
    return "The game is over."

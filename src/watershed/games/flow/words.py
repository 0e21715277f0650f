"""Sentences: what a card does, what a move would do, what happened, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kernel.game import Edition, Event, Line

from .book import Card
from .grammar import ICONS, TYPES, Step
from .names import BANKER, Happening, Measure, Move, Question, Timing, Type, Verb
from .notation import args_of, cards_of
from .refusals import why_not
from .table import Table

__all__ = ["effect", "event", "move", "question", "why_not"]

ICON_NAMES = {number: name for name, number in ICONS.items()}
TYPE_NAMES = {number: name for name, number in TYPES.items()}
AGE_NAMES = ("A", "I", "II", "III", "IV", "V")
TIMING_NAMES = {number: name.replace("_", " ").capitalize() for name, number in Timing._asdict().items()}
HAPPENINGS = {number: name.lower().replace("_", "-") for name, number in Happening._asdict().items()}


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
            return f"take {_tokens(step.amount)} from the Reserve{per}"
        case Verb.TAKE_SUPPLY:
            return f"take {_tokens(step.amount)} from the Supply{per}"
        case Verb.GAIN:
            return f"gain {_types(step.types)} from the market that nobody has invested in"
        case Verb.GAIN_TOP:
            return "gain the top card of the deck"
        case Verb.RAID:
            return f"take {_tokens(step.amount)} from it"
        case Verb.RAZE:
            return f"it discards its top {_listed(_type_names(step.types), 'and')} card"
        case Verb.WRECK:
            return "it discards a wonder of your choice"
        case Verb.TRIBUTE:
            return f"every opponent with more tokens than you gives you {step.amount}"
        case Verb.REMOVE_THIS:
            return "remove this card"
        case Verb.DISCARD_OWN:
            return f"discard your top {_listed(_type_names(step.types), 'and')} card"
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


def _listed(names: Sequence[str], link: str) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {link} {names[-1]}"


def _tokens(count: int) -> str:
    return f"{count} token" if count == 1 else f"{count} tokens"


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
            price, investor = _tokens(int(table.bid[slot])), _name(names, int(table.investor[slot]))
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
    return f"Invest {_tokens(args['tokens'])} in {cards[int(table.market[args['slot']])].name}"


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


def event(edition: Edition, event: Event, names: Sequence[str]) -> Line:
    """A line of the journal."""
    text, rule = _event(edition, event, names)
    data = {"seat": event.seat, "card": event.card, "count": event.count, "other": event.other}
    return Line(text, rule, HAPPENINGS[event.what], data)


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else "the Banker"


def _event(edition: Edition, event: Event, names: Sequence[str]) -> tuple[str, str]:
    cards = cards_of(edition)
    who = _name(names, event.seat)
    card = cards[event.card].name if event.card else ""
    other = _name(names, event.other)  # where the event speaks of a second seat
    count, tokens = event.count, _tokens(event.count)
    match event.what:
        case Happening.TURN:
            return f"Turn {count}: {who}", "5.1"
        case Happening.FORCED:
            return f"{who} can do nothing but harvest", "5.3"
        case Happening.INVESTED:
            return f"{who} invests {tokens} in {card}", "6.2"
        case Happening.COMPLETED:
            return f"{who} completes {card}; {tokens} to the Supply", "7.2"
        case Happening.BONUS:
            return f"{who} takes an investor bonus of {count} for {ICON_NAMES[event.other]}", "7.3"
        case Happening.SNIPED:
            to = "the Supply" if event.other == BANKER else other
            return f"{who} snipes {card} and pays {tokens} to {to}", "13.4" if event.other == BANKER else "8.2"
        case Happening.TRADED:
            return f"{who} takes {count} from the Supply for trade", "8.4"
        case Happening.SHARED:
            return f"{who} takes half of the Supply: {count}", "8.5"
        case Happening.GAINED:
            return (
                f"{who} gains {card} from the {'deck' if event.other else 'market'}",
                "14.4" if event.other else "14.3",
            )
        case Happening.LEADER_LEFT:
            return f"{card} leaves {who}", "3.3"
        case Happening.ACTIVATED:
            return f"{who} activates {card}", "9.1"
        case Happening.GAVE_UP:
            return f"{who} gives up {card}", "9.2"
        case Happening.GREW:
            return f"{who} harvests; {tokens} from the Reserve to the Supply", "10.1"
        case Happening.HARVESTED:
            return f"{who} takes half of the Supply: {count}", "10.2"
        case Happening.TOPPED_UP:
            return f"{who} is topped up: {count} from the Supply, {event.other} from the Reserve", "10.3"
        case Happening.TOOK_RESERVE:
            return f"{who} takes {count} from the Reserve with {card}", "14.2"
        case Happening.TOOK_SUPPLY:
            return f"{who} takes {count} from the Supply with {card}", "14.2"
        case Happening.NO_TARGET:
            return f"{card} finds no target", "4.10"
        case Happening.STRUCK:
            return f"{who} attacks {other} with {card}", "4.5"
        case Happening.RAIDED:
            return f"{who} takes {tokens} from {other} with {card}", "14.5"
        case Happening.RAZED:
            return f"{other} loses {card} to {who}", "14.6"
        case Happening.WRECKED:
            return f"{other} loses the wonder {card} to {who}", "14.7"
        case Happening.PAID_TRIBUTE:
            return f"{other} gives {who} {tokens}", "14.8"
        case Happening.REFILLED:
            return f"{card} comes to the market", "11.1"
        case Happening.OUTDATED:
            return f"{card} is outdated and leaves the market", "11.2"
        case Happening.AGE:
            return f"Age {AGE_NAMES[count]} begins", "1.6"
        case Happening.BANKED:
            return f"The Banker invests {tokens} in {card}", "13.2"
        case Happening.BANK_TOOK:
            return f"The Banker removes {card}; {tokens} to the Supply", "13.3"
    return (
        ("The Future is here: the game ends", "12.1")
        if event.other == 1
        else ("The game has gone on long enough", "12.7")
    )

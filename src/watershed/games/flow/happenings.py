"""What happened, in words: a journal event -> a sentence with its citation, and its numbers by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from watershed.kit.game import Edition, Event, Line
from watershed.kit.messages import Json

from .grammar import ICONS
from .names import BANKER, Happening, Reason
from .notation import cards_of

ICON_NAMES = {number: name for name, number in ICONS.items()}
AGE_NAMES = ("A", "I", "II", "III", "IV", "V")
KINDS = {number: name.lower().replace("_", "-") for name, number in Happening._asdict().items()}

# sentence, rule, and what the event's last number is: a slot, an icon, a seat or a count
SENTENCES: dict[int, tuple[str, str, str]] = {
    Happening.TURN: ("Turn {count}: {who}", "5.1", ""),
    Happening.FORCED: ("{who} can do nothing but harvest", "5.3", ""),
    Happening.INVESTED: ("{who} invests {tokens} in {card}", "6.2", "slot"),
    Happening.COMPLETED: ("{who} completes {card}; {tokens} to the Supply", "7.2", ""),
    Happening.BONUS: ("{who} takes an investor bonus of {count} for {icon}", "7.3", "icon"),
    Happening.SNIPED: (
        "{who} snipes {card}: {tokens} to {other}, and {count} from the card to the Supply",
        "8.2",
        "investor",
    ),
    Happening.TRADED: ("{who} takes {count} from the Supply for trade", "8.4", ""),
    Happening.SHARED: ("{who} takes half of the Supply: {count}", "8.5", ""),
    Happening.GAINED: ("{who} gains {card} from the market", "14.3", "from"),
    Happening.LEADER_LEFT: ("{card} leaves {who}", "3.3", ""),
    Happening.ACTIVATED: ("{who} activates {card}", "9.1", ""),
    Happening.GAVE_UP: ("{who} gives up {card}", "9.2", ""),
    Happening.GREW: ("{who} harvests; {tokens} from the Reserve to the Supply", "10.1", ""),
    Happening.HARVESTED: ("{who} takes half of the Supply: {count}", "10.2", ""),
    Happening.TOPPED_UP: ("{who} is topped up: {count} from the Supply, {last} from the Reserve", "10.3", "reserve"),
    Happening.TOOK_RESERVE: ("{who} takes {count} from the Reserve with {card}", "14.2", ""),
    Happening.TOOK_SUPPLY: ("{who} takes {count} from the Supply with {card}", "14.2", ""),
    Happening.NO_TARGET: ("{card} finds no target", "4.10", "reason"),
    Happening.STRUCK: ("{who} attacks {other} with {card}", "4.3", "victim"),
    Happening.RAIDED: ("{who} takes {tokens} from {other} with {card}", "14.5", "victim"),
    Happening.RAZED: ("{other} discards {card}", "14.6", "victim"),
    Happening.WRECKED: ("{other} discards the wonder {card}", "14.7", "victim"),
    Happening.PAID_TRIBUTE: ("{other} gives {who} {tokens} for {card}", "14.8", "payer"),
    Happening.REFILLED: ("{card} comes to the market", "11.1", "slot"),
    Happening.OUTDATED: ("{card} is outdated and leaves the market", "11.2", ""),
    Happening.AGE: ("Age {age} begins", "1.6", ""),
    Happening.BANKED: ("The Banker invests {tokens} in {card}", "13.2", "slot"),
    Happening.BANK_TOOK: ("The Banker removes {card}; {tokens} to the Supply", "13.3", "slot"),
    Happening.ENDED: ("The Future is here: the game ends", "12.1", "reason"),
    Happening.OPENED: ("{card} lies on the first market", "2.3", "slot"),
    Happening.DEALT: ("{who} starts with {card}", "2.6", ""),
    Happening.STARTS: ("{who} takes the first turn", "2.8", ""),
}
REASONS = {
    Reason.NOTHING_TO_GAIN: ("{card} finds no card to gain", "nothing-to-gain"),
    Reason.NOBODY_WEAKER: ("{card} finds nobody weaker than {who}", "nobody-weaker"),
    Reason.NOTHING_TO_LOSE: ("{card} finds no such card to discard", "nothing-to-lose"),
    Reason.NOBODY_RICHER: ("{card} finds nobody richer than {who}", "nobody-richer"),
}
SEATS = ("investor", "victim", "payer")


def name_of(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else "the Banker"


def tokens(count: int) -> str:
    return f"{count} token" if count == 1 else f"{count} tokens"


def event(edition: Edition, event: Event, names: Sequence[str]) -> Line:
    """A line of the journal."""
    sentence, rule = _sentence(event)
    text = sentence.format(
        who=name_of(names, event.seat),
        card=cards_of(edition)[event.card].name if event.card else "",
        count=event.count,
        tokens=tokens(event.count),
        last=event.other,
        other=name_of(names, event.other),
        icon=ICON_NAMES.get(event.other, ""),
        age=AGE_NAMES[event.count] if event.what == Happening.AGE else "",
    )
    return Line(text, rule, KINDS[event.what], _data(edition, event))


def _sentence(event: Event) -> tuple[str, str]:
    """The sentence and the rule; a few events have more than one of them."""
    sentence, rule, _ = SENTENCES[event.what]
    match event.what:
        case Happening.SNIPED if event.other == BANKER:
            return "{who} snipes {card}: {tokens} to the Supply, and the Banker's {count} back to the Reserve", "13.4"
        case Happening.GAINED if event.other:
            return "{who} gains {card} from the deck", "14.4"
        case Happening.GREW if event.count == 0:
            return "{who} harvests", rule
        case Happening.NO_TARGET:
            return REASONS[event.other][0], rule
        case Happening.OPENED if event.other > 5:
            return "{card} is drawn to the first market", "2.4"
        case Happening.ENDED if event.other == 2:
            return "The game has gone on long enough", "12.7"
    return sentence, rule


def _data(edition: Edition, event: Event) -> Json:
    """The event's numbers by name, for those who draw or count."""
    cards = cards_of(edition)
    data: Json = {"card": cards[event.card].slug if event.card else None, "count": event.count}
    if event.what in (Happening.RAZED, Happening.WRECKED):
        data = {"card": cards[event.card].slug, "by": cards[event.count].slug}
    if key := SENTENCES[event.what][2]:
        data[key] = _last(event, key)
    return data


def _last(event: Event, key: str) -> Any:
    if key in SEATS:
        return "banker" if event.other == BANKER else event.other
    if key == "icon":
        return ICON_NAMES[event.other]
    if key == "from":
        return "deck" if event.other else "market"
    if key == "reason":
        return (
            ("", "the-future", "turn-limit")[event.other] if event.what == Happening.ENDED else REASONS[event.other][1]
        )
    return event.other


def reveals(kind: str, data: Json) -> bool:
    """Whether a line of the journal tells what nobody knew before: a card from the deck."""
    return kind == "refilled" or (kind == "gained" and data.get("from") == "deck")

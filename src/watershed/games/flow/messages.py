"""What is to be said: what happened, what is being asked, what a move would do and what a card does.

Why a move is not possible is in refusals.py. The sentences are in en.ftl and fr.ftl.
"""

from __future__ import annotations

from watershed.kernel.actions import first_argument
from watershed.kit.game import Edition, Event
from watershed.kit.messages import Argument, Listed, Message, Seat, Thing

from . import things
from .book import Book, Card
from .grammar import Step
from .names import BANKER, EVENT_KINDS, Measure, Move, Question, Timing, Type, Verb
from .names import Event as What
from .notation import args_of
from .refusals import why_not
from .rules.activate import has_target
from .table import Table

__all__ = ["brief", "effect", "event", "move", "question", "reveals", "why_not"]

CITED: dict[int, tuple[str, str]] = {  # the rule, and what the event's last number is called
    What.TURN: ("5.1", ""),
    What.FORCED: ("5.3", ""),
    What.INVESTED: ("6.2", "slot"),
    What.COMPLETED: ("7.2", ""),
    What.BONUS: ("7.3", "icon"),
    What.SNIPED: ("8.2", "investor"),
    What.TRADED: ("8.4", ""),
    What.SHARED: ("8.5", ""),
    What.GAINED: ("14.3", "from"),
    What.LEADER_LEFT: ("3.3", ""),
    What.ACTIVATED: ("9.1", ""),
    What.GAVE_UP: ("9.2", ""),
    What.GREW: ("10.1", ""),
    What.HARVESTED: ("10.2", ""),
    What.TOPPED_UP: ("10.3", "reserve"),
    What.TOOK_RESERVE: ("14.2", ""),
    What.TOOK_SUPPLY: ("14.2", ""),
    What.NO_TARGET: ("4.10", "reason"),
    What.STRUCK: ("4.3", "victim"),
    What.RAIDED: ("14.5", "victim"),
    What.RAZED: ("14.6", "victim"),
    What.WRECKED: ("14.7", "victim"),
    What.PAID_TRIBUTE: ("14.8", "payer"),
    What.REFILLED: ("11.1", "slot"),
    What.OUTDATED: ("11.2", ""),
    What.AGE: ("1.6", ""),
    What.BANKED: ("13.2", "slot"),
    What.BANK_TOOK: ("13.3", "slot"),
    What.ENDED: ("12.1", "reason"),
    What.OPENED: ("2.3", "slot"),
    What.DEALT: ("2.6", ""),
    What.STARTS: ("2.8", ""),
}
PLAYERS = ("investor", "victim", "payer")
REASONS = ("", "nothing-to-gain", "nobody-weaker", "nothing-to-lose", "nobody-richer")  # why there is no target
ENDINGS = ("", "the-future", "turn-limit")
FROM_DECK = 1  # the last number of a gain
OF_AGE_A = 5  # the slots of the first market that no card is drawn for


# what happened


def event(edition: Edition, event: Event) -> Message:
    """A line of the journal."""
    variant, rule = _variant(event)
    return Message(EVENT_KINDS[event.what] + variant, _args(edition, event), rule)


def reveals(event: Event) -> bool:
    """Whether an event shows a card that was in the deck."""
    return event.what == What.REFILLED or (event.what == What.GAINED and event.other == FROM_DECK)


def _variant(event: Event) -> tuple[str, str]:
    """How the id goes on, and the rule: a few events have more than one sentence."""
    match event.what:
        case What.SNIPED if event.other == BANKER:
            return "-banker", "13.4"
        case What.GAINED if event.other == FROM_DECK:
            return "-deck", "14.4"
        case What.OPENED if event.other > OF_AGE_A:
            return "-drawn", "2.4"
        case What.GREW if event.count == 0:
            return "-nothing", "10.1"
        case What.NO_TARGET:
            return f"-{REASONS[event.other]}", "4.10"
        case What.ENDED if ENDINGS[event.other] == "turn-limit":
            return "-turn-limit", "12.7"
    return "", CITED[event.what][0]


def _args(edition: Edition, event: Event) -> dict[str, Argument]:
    """The event's numbers by name, for its sentence and for those who draw or count."""
    args: dict[str, Argument] = {} if event.seat == BANKER else {"who": Seat(event.seat)}
    if event.card:
        args["card"] = things.card(edition, event.card)
    if event.what in (What.RAZED, What.WRECKED):
        args["by"] = things.card(edition, event.count)
    else:
        args["count"] = event.count
    if name := CITED[event.what][1]:
        args[name] = _last(event, name)
    return args | _extra(edition, event)


def _last(event: Event, name: str) -> Argument:
    if name in PLAYERS:
        return things.player(event.other)
    match name:
        case "icon":
            return Thing("icon", things.ICON_KEYS[event.other])
        case "from":
            return "deck" if event.other == FROM_DECK else "market"
        case "reason":
            return (ENDINGS if event.what == What.ENDED else REASONS)[event.other]
    return event.other


def _extra(edition: Edition, event: Event) -> dict[str, Argument]:
    """What a sentence needs beyond the event."""
    book = edition.opened(Book)
    match event.what:
        case What.AGE:
            return {"age": things.AGES[event.count]}
        case What.ENDED:
            return {"last": things.card(edition, book.future), "limit": int(book.turn_limit)}
    return {}


# what is asked, and what can be answered


def question(edition: Edition, table: Table, viewer: int | None) -> Message:
    """What is going on."""
    args: dict[str, Argument] = {"who": Seat(int(table.turn))}
    if table.cause:
        args["cause"] = things.card(edition, table.cause)
    match table.question:
        case Question.ACTION:
            return Message("question-action", args, "5.1")
        case Question.GAIN:
            return Message("question-gain", args | {"wanted": things.wanted(int(table.wanted))}, "14.3")
        case Question.TARGET:
            return Message("question-target", args, "4.5")
        case Question.WONDER:
            return Message("question-wonder", args | {"victim": Seat(int(table.victim))}, "14.7")
    return Message("question-over")


def move(edition: Edition, table: Table, seat: int, action: int) -> Message:
    """What a button says."""
    args = args_of(edition, action)
    name = str(args["move"])
    match name:
        case "complete":
            return _move(name, card=things.card(edition, table.market[table.stake[seat]]))
        case "snipe" | "gain" | "invest":
            return _on_market(edition, table, name, int(args["slot"]), int(args.get("tokens", 0)))
        case "attack":
            return _move(name, card=things.card(edition, table.cause), victim=Seat(int(args["seat"])))
        case "activate":
            found = has_target(edition.opened(Book), table, seat, first_argument(Move.ACTIVATE, action))
            return _move(name if found else "activate-nothing", card=Thing("card", args["card"]))
        case "wreck":
            return _move(name, card=Thing("card", args["card"]), victim=Seat(int(table.victim)))
    return _move(name)


def _move(name: str, **args: Argument) -> Message:
    return Message(f"move-{name}", args)


def _on_market(edition: Edition, table: Table, name: str, slot: int, tokens: int) -> Message:
    """A move with the card in a slot."""
    card = things.card(edition, table.market[slot])
    if name == "invest":
        return _move(name, card=card, count=tokens)
    if name == "gain":
        return _move(name, card=card)
    investor = int(table.investor[slot])
    variant = "snipe-banker" if investor == BANKER else "snipe"
    return _move(variant, card=card, investor=things.player(investor), count=int(table.bid[slot]))


# what a card does

VERBS = {number: name.lower().replace("_", "-") for name, number in Verb._asdict().items()}
ATTACKS = {Timing.ATTACK: "", Timing.ATTACK_ALL: "-all"}


def effect(card: Card) -> Message:
    """A card's effect, from the numbers that the rules use: one sentence per step."""
    if not card.steps:
        return _no_effect(card)
    after = [Message("effect-obsolete")] if card.obsolete else []
    return _sentences(*_steps("step", card), *after)


def brief(card: Card) -> Message:
    """The same in few words, for where there is little room."""
    return _sentences(*_steps("brief", card)) if card.steps else _no_effect(card)


def _no_effect(card: Card) -> Message:
    return Message("effect-ends" if card.type == Type.NONE else "effect-none")


def _sentences(*said: Message) -> Message:
    return Message("effect", {"steps": Listed(said, "")})


def _steps(form: str, card: Card) -> list[Message]:
    """One sentence per step. The first of an attack says who is attacked; the others go on about them."""
    if card.timing not in ATTACKS:
        return [_step(form, step) for step in card.steps]
    first, *others = card.steps
    whom = ATTACKS[card.timing]
    return [_step(form, first, whom), *(_step("step", step, f"{whom}-then") for step in others)]


def _step(form: str, step: Step, ending: str = "") -> Message:
    """One step: `form` is `step`, or `brief` for fewer words."""
    args: dict[str, Argument] = {}
    if step.amount:
        args["count"] = step.amount
    if step.icon:
        args["icon"] = Thing("icon", things.ICON_KEYS[step.icon])
    if step.verb == Verb.GAIN:
        args["wanted"] = things.wanted(step.types)
    elif step.types:
        args |= {"types": things.types(step.types, "and"), "kinds": step.types.bit_count()}
    if step.per:
        args["per"], ending = _per(form, step), "-per"
    return Message(f"{form}-{VERBS[step.verb]}{ending}", args)


def _per(form: str, step: Step) -> Message:
    """For each of what, or for every n of them."""
    what = "types" if step.per > Measure.TOKENS else "tokens"
    thing: dict[str, Argument] = {}
    if step.per <= Measure.ICONS:
        what, thing = "icons", {"icon": Thing("icon", things.ICON_KEYS[step.per])}
    elif step.per <= Measure.TYPES:
        what, thing = "cards", {"type": Thing("type", things.TYPE_KEYS[step.per - Measure.ICONS])}
    return Message(f"{form}-for-{what}", thing | {"every": step.every})

"""What is to be said: what a move does, what has happened, what is being asked and what an item does. Why a move is not
possible is in refusals.py; the sentences are in en.ftl and fr.ftl.
"""

from __future__ import annotations

from watershed.kit.game import Edition, Event
from watershed.kit.messages import Argument, Listed, Message, Seat

from .book import Book, Item
from .names import EVENT_KINDS, Question, Verb
from .names import Event as Kind
from .notation import SYNTAX, items_of, tile_name
from .refusals import why_not
from .rules.floors import floors_wanted
from .table import Table
from .things import item_thing, place_thing

__all__ = ["effect", "event", "move", "question", "reveals", "why_not"]

# The rule of each event, and what its card, its count and its last number are called.
EVENTS: dict[int, tuple[str, str, str, str]] = {
    Kind.TURN: ("3.1", "", "round", ""),
    Kind.ROLLED: ("4.1", "", "die", "steps"),
    Kind.WENT: ("4.2", "tile", "steps", ""),
    Kind.COLLECTED: ("5.1", "", "die", ""),
    Kind.BOUGHT: ("6.1", "item", "price", ""),
    Kind.REFILLED: ("6.4", "item", "price", ""),
    Kind.BOUGHT_FLOORS: ("7.1", "", "floors", "price"),
    Kind.PLACED: ("7.2", "tile", "", ""),
    Kind.REPLACED: ("7.3", "tile", "", "victim"),
    Kind.BOUGHT_NUKE: ("8.1", "price", "floors", "victim"),
    Kind.REMOVED: ("8.1", "tile", "", "victim"),
    Kind.SHUT: ("7.5", "store", "", ""),
    Kind.RELOCATED: ("7.6", "tile", "", "from"),
    Kind.NO_ROOM: ("7.6", "tile", "", ""),
    Kind.ATTACKED: ("9.4", "item", "damage", "victim"),
    Kind.HURT: ("9.4", "", "health", ""),
    Kind.DIED: ("10.2", "", "deaths", ""),
    Kind.LOST_GOLD: ("10.5", "", "gold", ""),
    Kind.LOOTED: ("10.5", "", "gold", "victim"),
    Kind.SKIPPED: ("10.3", "", "", ""),
    Kind.ROSE: ("10.3", "", "", ""),
    Kind.USED: ("11.1", "item", "usages", ""),
    Kind.HEALED: ("11.2", "", "health", ""),
    Kind.GAINED_ACTIONS: ("11.5", "", "actions", ""),
    Kind.LANDED: ("11.4", "tile", "", ""),
    Kind.RETURNED: ("11.1", "item", "", ""),
    Kind.PASSED: ("3.2", "", "", ""),
    Kind.MUST_LEAVE: ("4.5", "tile", "", "owner"),
    Kind.WON: ("12.1", "", "floors", ""),
    Kind.ENDED: ("12.3", "", "rounds", ""),
    Kind.STARTS: ("2.3", "tile", "", ""),
}
ROLLS = (Kind.ROLLED, Kind.COLLECTED, Kind.ATTACKED)  # events that show a roll of the die


def event(edition: Edition, event: Event) -> Message:
    """A line of the journal."""
    rule, *names = EVENTS[event.what]
    id = EVENT_KINDS[event.what]
    numbers = zip(names, (event.card, event.count, event.other), strict=True)
    args: dict[str, Argument] = {"who": Seat(event.seat)}
    args |= {name: _named(edition, name, number) for name, number in numbers if name}
    if event.what == Kind.ROLLED and event.other != event.count:
        id = "rolled-boosted"
    if event.what == Kind.WENT and event.count == 0:
        id, rule = "went-nowhere", "4.3"
    if event.what == Kind.RETURNED and items_of(edition)[event.card].kind == "weapon":
        rule = "9.6"
    if event.what == Kind.GAINED_ACTIONS and edition.opened(Book).verb[event.card] == Verb.HEAL:
        rule = "11.2"
    return Message(id, args, rule)


def _named(edition: Edition, name: str, number: int) -> Argument:
    """The meaning of a number of an event."""
    match name:
        case "tile" | "from":
            return tile_name(edition, number)
        case "item":
            return item_thing(edition, number)
        case "store":
            return place_thing(number)
        case "victim" | "owner":
            return Seat(number)
    return number


def reveals(event: Event) -> bool:
    """Whether an event shows what nobody could know: a roll of the die."""
    return event.what in ROLLS


def effect(edition: Edition, item: Item) -> Message:
    """What an item does, step by step, from the numbers that the rules use."""
    book = edition.opened(Book)
    return Message("effect", {"steps": Listed((*_deeds(book, item.id), *_limits(book, item.id)), link="")})


def _deeds(book: Book, item: int) -> list[Message]:
    amount = int(book.amount[item])
    match book.verb[item]:
        case Verb.STRIKE:
            damage = "effect-damage-roll" if book.dice[item] else "effect-damage"
            return [Message("effect-strike", {"reach": int(book.reach[item])}), Message(damage, {"damage": amount})]
        case Verb.HEAL:
            more = [Message("effect-actions", {"actions": amount})] if amount else []
            return [Message("effect-heal"), *more]
        case Verb.HASTE:
            return [Message("effect-haste", {"steps": amount})]
        case Verb.TELEPORT:
            return [Message("effect-teleport")]
    return [Message("effect-freeze", {"actions": amount})]


def _limits(book: Book, item: int) -> list[Message]:
    if book.ammo[item]:
        return [Message("effect-ammo", {"ammo": int(book.ammo[item]), "price": int(book.refill[item])})]
    return [Message("effect-uses", {"uses": int(book.uses[item])})] if book.uses[item] else []


def move(edition: Edition, table: Table, seat: int, action: int) -> Message:
    """What a button says."""
    book, family = edition.opened(Book), SYNTAX.family_of(action)
    match family.name, family.values(action):
        case "build", (plan,):
            return _build(book, table, seat, plan)
        case "nuke", (plan, victim):
            floors, price = int(book.nuke_plan[plan]), int(book.nuke_price[plan])
            return Message("move-nuke", {"floors": floors, "victim": Seat(victim), "price": price})
        case "buy", (item,):
            return Message("move-buy", {"item": item_thing(edition, item), "price": int(book.price[item])})
        case "refill", (item,):
            return Message("move-refill", {"item": item_thing(edition, item), "price": int(book.refill[item])})
        case "use", (item,):
            return Message("move-use", {"item": item_thing(edition, item)})
        case "attack", (item, victim):
            return Message("move-attack", {"victim": Seat(victim), "item": item_thing(edition, item)})
        case "tile", (tile,):
            return _tile(edition, table, tile)
    return Message(f"move-{family.name}")


def _build(book: Book, table: Table, seat: int, plan: int) -> Message:
    floors, wanted = int(book.floor_plan[plan]), int(floors_wanted(book, table, seat, plan))
    args: dict[str, Argument] = {"floors": floors, "price": int(book.floor_price[plan])}
    return Message("move-build-fewer", args | {"wanted": wanted}) if wanted < floors else Message("move-build", args)


def _tile(edition: Edition, table: Table, tile: int) -> Message:
    args: dict[str, Argument] = {"tile": tile_name(edition, tile)}
    match table.question:
        case Question.GO:
            steps = abs(int(table.way[tile])) - 1
            return Message("move-go", args | {"steps": steps}) if steps else Message("move-stay", args)
        case Question.LAND:
            return Message("move-land", args)
        case Question.PLACE:
            owner = int(table.owner[tile]) - 1
            return (
                Message("move-replace", args | {"victim": Seat(owner)}) if owner >= 0 else Message("move-place", args)
            )
        case Question.REMOVE:
            return Message(_removal(table, tile), args | {"victim": Seat(int(table.target))})
        case Question.RELOCATE:
            return Message("move-relocate", args)
    return Message("move-tile", args)


def _removal(table: Table, tile: int) -> str:
    """8.3  A piece on its own nuked floor dies."""
    kills = table.tile[table.target] == tile and not table.down[table.target]
    return "move-remove-kill" if kills else "move-remove"


def question(edition: Edition, table: Table, viewer: int | None) -> Message:
    """The one sentence that says what is going on."""
    who: dict[str, Argument] = {"who": Seat(int(table.asked))}
    match table.question:
        case Question.ACTION:
            more = table.actions > 1
            return _asks("actions", who, actions=int(table.actions)) if more else _asks("action", who)
        case Question.GO:
            return _asks("go", who, die=int(table.die), steps=int(table.steps))
        case Question.LAND:
            return _asks("land", who)
        case Question.PLACE:
            return _asks("place", who, left=int(table.left))
        case Question.REMOVE:
            return _asks("remove", who, left=int(table.left), victim=Seat(int(table.target)))
        case Question.RELOCATE:
            return _asks("relocate", who, tile=tile_name(edition, table.gate), store=place_thing(table.shut))
    return Message("question-over")


def _asks(name: str, who: dict[str, Argument], **args: Argument) -> Message:
    return Message(f"question-{name}", who | args)

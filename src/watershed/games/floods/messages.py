"""What is to be said: what a move does, what has happened and what is being asked. Why a move is not possible is in
refusals.py; the sentences are in en.ftl and fr.ftl.
"""

from __future__ import annotations

from watershed.kit.game import Edition, Event
from watershed.kit.messages import Argument, Listed, Message, Seat

from .book import Book
from .names import EVENT_KINDS, NOBODY, Building, Group, Kind, Phase, Question, Resource
from .names import Event as Happened
from .notation import SYNTAX, cells_of
from .refusals import why_not
from .rules.moving import BY_FERRY, fresh
from .rules.turn import waiting
from .table import Table
from .things import (
    amount,
    building_thing,
    cell_thing,
    goods,
    kind_thing,
    price_of,
    race_thing,
    resource_thing,
)

__all__ = ["event", "move", "question", "reveals", "why_not"]

# The rule of each event, and what its card, its count and its last number are called.
EVENTS: dict[int, tuple[str, str, str, str]] = {
    Happened.TURN: ("4.3", "", "turn", ""),
    Happened.WORKERS_MOVED: ("5.2", "cell", "count", "from"),
    Happened.WARRIORS_MOVED: ("5.2", "cell", "count", "from"),
    Happened.BOATS_MOVED: ("5.5", "cell", "count", "from"),
    Happened.LED: ("7.1", "cell", "count", "victim"),
    Happened.FERRIED: ("6.1", "cell", "", "guest"),
    Happened.ASKED: ("6.5", "", "", "owner"),
    Happened.GRANTED: ("6.5", "", "", "guest"),
    Happened.REFUSED: ("6.5", "", "", "guest"),
    Happened.BATTLE_WON: ("8.1", "cell", "count", "victim"),
    Happened.BATTLE_DRAWN: ("8.2", "cell", "count", "victim"),
    Happened.NAVAL_WON: ("8.6", "cell", "count", "victim"),
    Happened.NAVAL_DRAWN: ("8.6", "cell", "count", "victim"),
    Happened.CAPTURED: ("8.3", "cell", "count", "victim"),
    Happened.FREED: ("7.4", "cell", "count", ""),
    Happened.CIVIL_WAR: ("8.4", "cell", "count", ""),
    Happened.CELL_LOST: ("10.3", "cell", "workers", "warriors"),
    Happened.SEALED: ("9.7", "", "", ""),
    Happened.HARVESTED: ("9.2", "cell", "wood", "ore"),
    Happened.IDLED: ("10.1", "cell", "count", "fanatics"),
    Happened.DEFORESTED: ("14.1", "cell", "scale", ""),
    Happened.OFFERED: ("11.4", "", "", "partner"),
    Happened.COUNTERED: ("11.7", "", "", "partner"),
    Happened.GIVES: ("11.4", "resource", "count", ""),
    Happened.GETS: ("11.4", "resource", "count", ""),
    Happened.LACKS: ("11.6", "", "", "partner"),
    Happened.ACCEPTED: ("11.8", "", "", "partner"),
    Happened.REJECTED: ("11.2", "", "", "partner"),
    Happened.TRADED: ("11.8", "resource", "count", "partner"),
    Happened.PASSED: ("11.3", "", "", ""),
    Happened.BUILT: ("12.2", "cell", "building", ""),
    Happened.BORN: ("13.1", "cell", "count", ""),
    Happened.BRED: ("13.2", "cell", "count", ""),
    Happened.REGREW: ("13.3", "cell", "", ""),
    Happened.ROSE: ("14.2", "", "rise", "scale"),
    Happened.FLOODED: ("14.4", "cell", "", ""),
    Happened.WARRIORS_FLED: ("14.7", "cell", "count", "from"),
    Happened.SLAVES_FLED: ("14.7", "cell", "count", "from"),
    Happened.WORKERS_FLED: ("14.7", "cell", "count", "from"),
    Happened.WARRIORS_DROWNED: ("14.6", "cell", "count", ""),
    Happened.WORKERS_DROWNED: ("14.6", "cell", "count", ""),
    Happened.MAJORITY: ("15.6", "race", "count", "points"),
    Happened.LEGACY: ("15.1", "", "points", "dolmens"),
    Happened.ENDED_BY_SCALE: ("1.4", "", "turn", "scale"),
    Happened.ENDED_DESERTED: ("1.5", "", "turn", ""),
    Happened.ENDED_STALLED: ("1.5", "", "turn", "scale"),
    Happened.ENDED_BY_TURNS: ("1.6", "", "turn", ""),
}
RACE_RULES = ("15.2", "15.3", "15.4", "15.5")  # by race
PEOPLE = ("victim", "guest", "owner", "partner")  # arguments that are seats


def event(edition: Edition, event: Event) -> Message:
    """A line of the journal."""
    rule, *names = EVENTS[event.what]
    id = EVENT_KINDS[event.what]
    numbers = zip(names, (event.card, event.count, event.other), strict=True)
    args: dict[str, Argument] = {} if event.seat == NOBODY else {"who": Seat(event.seat)}
    args |= {name: _named(edition, name, number) for name, number in numbers if name}
    return _particular(edition, event, Message(id, args, rule))


def _named(edition: Edition, name: str, number: int) -> Argument:
    """The meaning of a number of an event."""
    match name:
        case "cell" | "from":
            return cell_thing(edition, number)
        case "resource":
            return resource_thing(number)
        case "building":
            return building_thing(number)
        case "race":
            return race_thing(number - 1)
    return Seat(number) if name in PEOPLE else number


def _particular(edition: Edition, event: Event, line: Message) -> Message:
    """A line as the event's numbers have it: without what nobody did or nobody got."""
    id, args, rule = line.id, dict(line.args), line.rule
    match event.what:
        case Happened.CIVIL_WAR | Happened.CELL_LOST if event.seat == NOBODY:
            id = f"{id}-nobody"
        case Happened.FERRIED:
            id, rule = ("ferried-own", rule) if event.other == event.seat else (id, "6.4")
        case Happened.HARVESTED:
            ore = cells_of(edition)[event.card].ore
            row = {Resource.WOOD: event.count, ore: event.other}
            args["resource"] = resource_thing(ore)
            id = id if any(row.values()) else "harvested-nothing"
            args |= {"goods": goods(row)} if any(row.values()) else {}
        case Happened.OFFERED if event.other == NOBODY:
            id = "offered-all"
            del args["partner"]
        case Happened.GIVES | Happened.GETS | Happened.TRADED:
            args["amount"] = amount(event.card, event.count)
        case Happened.BUILT:
            args["goods"] = goods(price_of(edition, event.other))
            rule = "12.3" if event.count == Building.BOAT else "12.5"
        case Happened.MAJORITY:
            rule = RACE_RULES[event.card - 1]
    return Message(id, args, rule)


def reveals(event: Event) -> bool:
    """Whether an event shows what nobody could know: what the others planned for the harvest."""
    return event.what == Happened.HARVESTED


def move(edition: Edition, table: Table, seat: int, action: int) -> Message:
    """What a button says."""
    family = SYNTAX.family_of(action)
    match family.name, family.values(action):
        case "end", ():
            return Message("move-end-building" if table.phase == Phase.CONSTRUCTION else "move-end")
        case "move", (kind, cell):
            return Message(f"move-{kind_thing(kind).key}", {"cell": cell_thing(edition, cell)})
        case "to", (cell,):
            return _target(edition, table, cell)
        case "all", ():
            return Message("move-all", {"count": _ready(table)})
        case "lead-all", ():
            return Message("move-lead-all", {"count": int(table.workers[table.origin, table.colour])})
        case "count" | "lead", (count,):
            return Message(f"move-{family.name}", {"count": count})
        case "idle" | "fell", (cell, count):
            return Message(f"move-{family.name}", {"cell": cell_thing(edition, cell), "count": count})
        case "ask", (owner,):
            return Message("move-ask", {"owner": Seat(owner)})
        case "offer", (partner,):
            return Message("move-offer", {"partner": Seat(partner)})
        case "give" | "get", (resource, count):
            return Message(f"move-{family.name}", {"amount": amount(resource, count)})
        case "build", (building, cell):
            return Message("move-build", {"building": building_thing(building), "cell": cell_thing(edition, cell)})
        case "pay", (way,):
            return Message("move-pay", {"goods": goods(price_of(edition, way))})
        case "flee", (cell,):
            return Message("move-flee", {"cell": cell_thing(edition, cell)})
    return Message(f"move-{family.name}")


def _ready(table: Table) -> int:
    """The pawns of the order under way that can go."""
    return int(fresh(table, int(table.kind), int(table.origin)))


def _target(edition: Edition, table: Table, cell: int) -> Message:
    """5.3, 6.7  Where an order goes, and whom it meets there: on foot, or from a boat."""
    args: dict[str, Argument] = {"cell": cell_thing(edition, cell)}
    ferried = table.reach[cell] == BY_FERRY
    if table.kind == Kind.BOATS:
        owner = int(table.fleet[cell]) - 1
        hostile = owner not in (-1, table.active)
        return Message("move-ram", args | {"victim": Seat(owner)}) if hostile else Message("move-sail", args)
    owner = int(table.control[cell]) - 1
    if table.kind == Kind.WARRIORS and 0 <= owner < table.seats and owner != table.active:
        return Message("move-land" if ferried else "move-attack", args | {"victim": Seat(owner)})
    return Message("move-ferry" if ferried else "move-to", args)


def question(edition: Edition, table: Table, viewer: int | None) -> Message:
    """The one sentence that says what is going on."""
    if table.question == Question.HARVEST:
        return _harvest(edition, table, viewer)
    who: dict[str, Argument] = {"who": Seat(int(table.asked))}
    match table.question:
        case Question.ORDER | Question.BUILD:
            return Message("question-order" if table.question == Question.ORDER else "question-build", who)
        case Question.TO | Question.COUNT | Question.LEAD:
            return _order(edition, table, who)
        case Question.FERRY:
            return Message("question-ferry", who | {"guest": Seat(int(table.active))})
        case Question.FLOOR:
            return Message("question-floor", who | {"offers": int(table.offers)})
        case Question.LAY | Question.ANSWER:
            return _trade(table, who)
        case Question.PAY:
            args = {"building": building_thing(table.building), "cell": cell_thing(edition, table.site)}
            return Message("question-pay", who | args)
        case Question.FLEE:
            id = f"question-flee-{FLEEING[int(table.group)]}"
            return Message(id, who | {"cell": cell_thing(edition, table.site)})
    return Message("question-over")


FLEEING = {Group.WARRIORS: "warriors", Group.WORKERS: "workers", Group.FREED: "freed"}


def _harvest(edition: Edition, table: Table, viewer: int | None) -> Message:
    """9.7  Everybody whose plan isn't in yet is asked at the same time."""
    mask = int(waiting(edition.opened(Book), table))
    if viewer is not None and mask >> viewer & 1:
        return Message("question-harvest")
    late = tuple(Seat(seat) for seat in range(table.seats) if mask >> seat & 1)
    return Message("question-harvest-waiting", {"who": Listed(late), "count": len(late)})


def _order(edition: Edition, table: Table, who: dict[str, Argument]) -> Message:
    origin, kind = cell_thing(edition, table.origin), kind_thing(table.kind)
    if table.question == Question.TO:
        return Message("question-to", who | {"kind": kind, "cell": origin})
    target = cell_thing(edition, table.target)
    if table.question == Question.COUNT:
        return Message("question-count", who | {"kind": kind, "from": origin, "cell": target})
    return Message("question-lead", who | {"victim": Seat(int(table.colour)), "cell": target})


def _trade(table: Table, who: dict[str, Argument]) -> Message:
    """An offer or a counter-offer: who makes it to whom."""
    counter = "-counter" if table.counter else ""
    if table.question == Question.ANSWER:
        other = int(table.responder if table.counter else table.active)
        return Message(f"question-answer{counter}", who | {"partner": Seat(other)})
    if not counter and table.addressee == NOBODY:
        return Message("question-lay-all", who)
    other = int(table.active if counter else table.addressee)
    return Message(f"question-lay{counter}", who | {"partner": Seat(other)})

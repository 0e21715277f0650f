"""Why a move isn't possible: a message with the rule and the numbers, and a stable code. None exactly if it is
legal. What is about goods, buildings and fleeing is in refused_goods.py.
"""

from __future__ import annotations

from watershed.kit.game import Edition, Refusal, refusal
from watershed.kit.messages import Argument, Seat

from .book import Book
from .names import CONTESTED, MOST, Kind, Question, State
from .notation import SYNTAX
from .refused_goods import build, counter, flee, lay, offer, on_map, opponent, pay
from .rules.ferrying import may_ask
from .rules.ground import is_sea
from .rules.harvest import employable, least_wood
from .rules.moving import fresh, may_move
from .table import Table
from .things import building_thing, cell_thing, kind_thing

ANSWERS: dict[int, tuple[str, ...]] = {  # question -> the families that answer it
    Question.ORDER: ("end", "move", "ask"),
    Question.TO: ("to",),
    Question.COUNT: ("count", "all"),
    Question.LEAD: ("lead", "lead-all"),
    Question.FERRY: ("grant", "refuse"),
    Question.HARVEST: ("harvest", "idle", "fell"),
    Question.FLOOR: ("offer", "offer-all", "pass"),
    Question.LAY: ("give", "get", "send", "cancel"),
    Question.ANSWER: ("accept", "reject", "counter"),
    Question.BUILD: ("end", "build"),
    Question.PAY: ("pay",),
    Question.FLEE: ("flee", "drown"),
}
ASKED: dict[int, tuple[str, str]] = {  # question -> how the message ends that says so to another move, and the rule
    Question.ORDER: ("order", "5.9"),
    Question.TO: ("to", "5.2"),
    Question.COUNT: ("count", "5.8"),
    Question.LEAD: ("lead", "7.1"),
    Question.FERRY: ("ferry", "6.5"),
    Question.HARVEST: ("harvest", "9.7"),
    Question.FLOOR: ("floor", "11.3"),
    Question.LAY: ("lay", "11.4"),
    Question.ANSWER: ("answer", "11.7"),
    Question.BUILD: ("build", "12.1"),
    Question.PAY: ("pay", "12.5"),
    Question.FLEE: ("flee", "14.7"),
}


def why_not(edition: Edition, table: Table, seat: int, action: int) -> Refusal | None:
    """Why a waiting seat can't play this action now."""
    family = SYNTAX.family_of(action)
    if table.question == Question.NONE:
        return refusal("game-over", "1.4")
    if family.name not in ANSWERS[int(table.question)]:
        return _answer_first(edition, table)
    numbers = family.values(action)
    match family.name:
        case "move":
            return _order(edition, table, seat, *numbers)
        case "ask":
            return _ask(edition.opened(Book), table, seat, *numbers)
        case "to":
            return _to(edition, table, seat, *numbers)
        case "count" | "lead":
            return _count(table, family.name, *numbers)
        case "idle" | "fell":
            return _plan(edition, table, seat, family.name, *numbers)
        case "offer":
            return offer(table, seat, *numbers)
        case "give" | "get" | "send":
            return lay(edition.opened(Book), table, seat, family.name, *numbers)
        case "counter":
            return counter(table, seat)
        case "build":
            return build(edition, table, seat, *numbers)
        case "pay":
            return pay(edition, table, seat, *numbers)
        case "flee":
            return flee(edition, table, seat, *numbers)
    return None  # whatever else answers a question is always possible


def _answer_first(edition: Edition, table: Table) -> Refusal:
    name, rule = ASKED[int(table.question)]
    args: dict[str, Argument] = {}
    match table.question:
        case Question.FERRY:
            args = {"guest": Seat(int(table.active))}
        case Question.ANSWER:
            args = {"partner": Seat(int(table.responder if table.counter else table.active))}
        case Question.PAY:
            args = {"building": building_thing(table.building)}
        case Question.FLEE:
            args = {"cell": cell_thing(edition, table.site)}
    return refusal("answer-first", rule, f"refused-answer-first-{name}", **args)


def _order(edition: Edition, table: Table, seat: int, kind: int, cell: int) -> Refusal | None:
    """Why these pawns can't move."""
    if found := on_map(table, cell):
        return found
    if may_move(edition.opened(Book), table, seat, kind, cell):
        return None
    sea, boats = bool(is_sea(table, cell)), kind == Kind.BOATS
    if boats != sea:
        return refusal("no-boats-on-land" if boats else "no-pawns-at-sea", "2.1")
    pawns, there = kind_thing(kind), cell_thing(edition, cell)
    if fresh(table, kind, cell):
        rule, id = ("5.5", "refused-nowhere-boats") if boats else ("5.2", "refused-nowhere")
        return refusal("nowhere", rule, id, kind=pawns, cell=there)
    return _unready(edition, table, seat, kind, cell)


def _unready(edition: Edition, table: Table, seat: int, kind: int, cell: int) -> Refusal:
    """Why no pawns of a kind can move from a cell: there are none, they are slaves, or they have moved."""
    pawns, there, guard = kind_thing(kind), cell_thing(edition, cell), int(table.guard[cell]) - 1
    match kind:
        case Kind.WORKERS if table.workers[cell, seat] and guard not in (-1, seat):
            return refusal("enslaved", "7.1", cell=there, owner=Seat(guard))
        case Kind.WORKERS:
            here = bool(table.workers[cell, seat])
        case Kind.WARRIORS:
            here = guard == seat
        case _:
            here = table.fleet[cell] == seat + 1
    if not here:
        return refusal("no-pawns", "5.1", kind=pawns, cell=there)
    id = "refused-moved-boats" if kind == Kind.BOATS else "refused-moved"
    return refusal("moved", "5.1", id, kind=pawns, cell=there)


def _ask(book: Book, table: Table, seat: int, owner: int) -> Refusal | None:
    if found := opponent(table, seat, owner, "6.5", "own-boats"):
        return found
    if may_ask(book, table, seat, owner):
        return None
    if table.queried >> owner & 1:
        return refusal("asked-already", "6.5", owner=Seat(owner))
    return refusal("ferry-useless" if table.navy[owner] else "no-boats", "6.4", owner=Seat(owner))


def _to(edition: Edition, table: Table, seat: int, cell: int) -> Refusal | None:
    """Why an order can't go to a cell."""
    if found := on_map(table, cell):
        return found
    if table.reach[cell]:
        return None
    here, there = cell_thing(edition, table.origin), cell_thing(edition, cell)
    sea, boats = bool(is_sea(table, cell)), table.kind == Kind.BOATS
    if cell == table.origin:
        return refusal("same-cell", "5.1", cell=there)
    if boats != sea:
        return refusal("boats-on-land" if boats else "pawns-at-sea", "5.5" if boats else "2.1")
    if table.state[cell] == State.LOST:
        return refusal("lost", "5.6", cell=there)
    if table.kind == Kind.WORKERS and (found := _closed(table, seat, cell, there)):
        return found
    code, rule = ("not-adjacent", "5.5") if boats else ("no-way", "6.1")
    return refusal(code, rule, f"refused-{code}", **{"from": here, "cell": there})


def _closed(table: Table, seat: int, cell: int, there: Argument) -> Refusal | None:
    """5.3, 5.4, 8.5  Workers can't enter what is another player's, or was."""
    now, then = int(table.control[cell]), int(table.began[cell])
    if now == CONTESTED:
        return refusal("contested", "8.5", cell=there)
    if now not in (0, seat + 1):
        return refusal("controlled", "5.3", cell=there, owner=Seat(now - 1))
    if then not in (0, seat + 1):
        return refusal("controlled-before", "5.4", cell=there, owner=Seat(then - 1))
    return None


def _count(table: Table, name: str, count: int) -> Refusal | None:
    """How many pawns go, or how many slaves are led: fewer than all."""
    leads = name == "lead"
    most = int(table.workers[table.origin, table.colour]) if leads else fresh(table, int(table.kind), int(table.origin))
    if count < most and count <= MOST:
        return None
    rule = "7.1" if leads else "5.8"
    if count == most:
        return refusal("say-all", rule, need=count)
    if leads:
        return refusal("too-many-slaves", rule, victim=Seat(int(table.colour)), need=count, have=most)
    return refusal("too-many", rule, need=count, have=int(most))


def _plan(edition: Edition, table: Table, seat: int, name: str, cell: int, count: int) -> Refusal | None:
    """Why a plan can't be changed like this."""
    if found := on_map(table, cell):
        return found
    book, there = edition.opened(Book), cell_thing(edition, cell)
    if table.control[cell] != seat + 1:
        return refusal("not-your-cell", "9.1", cell=there)
    if 2 * cell + (name == "fell") <= table.planned[seat]:
        return refusal("planned", "9.8", cell=there)
    hands, forests = int(employable(book, table, cell)), int(table.forests[cell])
    if name == "idle":
        return None if count <= hands else refusal("too-few-workers", "9.6", cell=there, need=count, have=hands)
    if count > forests:
        return refusal("too-few-forests", "9.4", cell=there, need=count, have=forests)
    working = hands - int(table.idlers[cell])
    if count > working:
        return refusal("too-few-axes", "9.2", cell=there, need=count, have=working)
    least = int(least_wood(book, table, cell))
    return refusal("fells-anyway", "9.6", cell=there, need=least + 1, have=least) if count <= least else None

"""What a seat may see, as JSON. Everything is open but the others' harvest plans (1.2)."""

from __future__ import annotations

from watershed.kernel.record import Ints, duplicate
from watershed.kit.game import Edition

from .book import Book
from .components import components
from .keys import (
    BUILDINGS,
    ENDS,
    GOODS,
    GROUPS,
    KINDS,
    MAPS,
    PHASES,
    QUESTIONS,
    RACES,
    RESOURCES,
    STATUSES,
    thresholds,
)
from .maps import Cell
from .names import CONTESTED, NOBODY, RACE, Kind, Phase, Question, Race, State
from .notation import cell_name, cells_of
from .plans import work_of
from .rules.ending import Leaders, dolmens, leaders, legacy, tally
from .rules.ground import workers_on
from .rules.harvest import ore_jobs
from .rules.moving import mark_reach
from .rules.trade import COUNTER, OFFER, wealth
from .shown import shown
from .table import Table
from .viewtypes import (
    Boats,
    CellView,
    FloodsView,
    MajorityView,
    OfferView,
    OrderView,
    PlanView,
    PlayerView,
    Reach,
    ResourceKey,
    Score,
)

__all__ = ["components", "scoring", "shown", "view"]


def view(edition: Edition, table: Table, viewer: int | None) -> FloodsView:
    """The table as a seat, or a spectator, sees it."""
    book, over = edition.opened(Book), bool(table.question == Question.NONE)
    everyone, leading = over or table.question == Question.HARVEST, leaders(table)
    return {
        "seats": int(table.seats),
        "map": MAPS[int(table.map)],
        "turn": int(table.turn),
        "turns": int(table.turns),
        "first": int(table.first),
        "phase": PHASES[int(table.phase)],
        "question": QUESTIONS[int(table.question)],
        "asked": None if everyone else int(table.asked),
        "over": over,
        "ended": ENDS[int(table.end)] if table.end else None,
        "scale": int(table.scale),
        "thresholds": thresholds(book),
        "end": int(book.end),
        "rises": int(table.rises),
        "cells": _cells(edition, book, table),
        "players": [_player(book, table, seat, leading) for seat in range(table.seats)],
        "order": _order(edition, table) if table.kind else None,
        "plan": _plan(edition, book, table, viewer),
        "offer": _offer(table, COUNTER if table.counter else OFFER) if _is_offered(table) else None,
        "original": _offer(table, OFFER) if table.counter else None,
        "offersLeft": int(table.offers),
        "round": int(table.lap),
        "building": {"building": BUILDINGS[int(table.building)], "cell": cell_name(edition, table.site)}
        if table.question == Question.PAY
        else None,
        "fleeing": {"cell": cell_name(edition, table.site), "group": GROUPS[int(table.group)]}
        if table.question == Question.FLEE
        else None,
        "majorities": [_majority(table, race, seat) for race, seat in enumerate(leading)],
        "drownNext": _next_to_drown(edition, book, table),
    }


def _on_map(edition: Edition, table: Table) -> list[Cell]:
    """The cells of the map in play."""
    return [cells_of(edition)[number] for number in range(int(table.first_cell), int(table.end_cell))]


def _next_to_drown(edition: Edition, book: Book, table: Table) -> list[str]:
    """14.2  The cells that the next rise floods."""
    return [cell.code.lower() for cell in _on_map(edition, table) if cell.drowns == table.rises + 1]


def _cells(edition: Edition, book: Book, table: Table) -> dict[str, CellView]:
    reached = _reaches(edition, book, table)
    found = {}
    for cell in _on_map(edition, table):
        shown = _cell(book, table, cell)
        if cell.id in reached:
            shown["reach"] = reached[cell.id]
        found[cell.code.lower()] = shown
    return found


def _cell(book: Book, table: Table, cell: Cell) -> CellView:
    """A cell and what is on it. 14.5: forests and mines of a flooded cell are gone, its dolmen stays."""
    at, state = cell.id, int(table.state[cell.id])
    holder, dry = int(table.control[at]), state == State.DRY
    return {
        "status": STATUSES[state],
        "controller": holder - 1 if 0 < holder < CONTESTED else None,
        "contested": holder == CONTESTED,
        "workers": {str(seat): int(table.workers[at, seat]) for seat in range(table.seats) if table.workers[at, seat]},
        "warriors": {"seat": int(table.guard[at]) - 1, "count": int(table.warriors[at])} if table.guard[at] else None,
        "boats": _boats(table, at) if table.fleet[at] else None,
        "fanatics": int(table.fanatics[at]),
        "forests": int(table.forests[at]) if cell.is_land and state != State.FLOODED else 0,
        "felled": cell.is_land and int(table.forests[at]) == 0,
        "mines": int(table.mines[at]) if state != State.FLOODED else 0,
        "dolmen": int(table.dolmen[at]) - 1 if table.dolmen[at] else None,
        "ready": {
            "workers": int(table.fresh_workers[at]),
            "warriors": int(table.fresh_warriors[at]),
            "boats": int(table.fresh_boats[at]),
        },
        "jobs": int(ore_jobs(book, table, at)) if dry else 0,
    }


def _boats(table: Table, cell: int) -> Boats:
    """6.2, 6.3  Boats, and which of them have moved. One that ferries, ferries as many as like."""
    owner, count, ferries = int(table.fleet[cell]) - 1, int(table.boats[cell]), int(table.ferrying[cell])
    moving = table.phase == Phase.MOVE and owner == table.active
    moved = count - int(table.fresh_boats[cell]) - ferries if moving else 0
    return {"seat": owner, "count": count, "moved": moved, "ferried": bool(ferries)}


def _reaches(edition: Edition, book: Book, table: Table) -> dict[int, Reach]:
    """5.2, 5.5, 6.1  While an order is asked: where the pawns that can still move could go, by their cells."""
    if table.question != Question.ORDER:
        return {}
    trial = duplicate(Table, table)
    ready = (table.fresh_workers, table.fresh_warriors, table.fresh_boats)
    cells = [cell for cell in range(int(table.first_cell), int(table.end_cell)) if any(row[cell] for row in ready)]
    found: dict[int, Reach] = {}
    for cell in cells:
        workers, warriors, boats = (
            _targets(edition, book, trial, kind, cell) if row[cell] else []
            for kind, row in zip((Kind.WORKERS, Kind.WARRIORS, Kind.BOATS), ready, strict=True)
        )
        found[cell] = {"workers": workers, "warriors": warriors, "boats": boats}
    return found


def _targets(edition: Edition, book: Book, trial: Table, kind: int, origin: int) -> list[str]:
    """Where pawns could go; the table is scratch paper."""
    trial.reach[:] = 0
    mark_reach(book, trial, int(trial.active), kind, origin)
    return [cell_name(edition, int(cell)) for cell in trial.reach.nonzero()[0]]


def _player(book: Book, table: Table, seat: int, leading: Leaders) -> PlayerView:
    """2.8  A player, also one without pawns."""
    land = range(int(table.first_cell), int(table.end_land))
    return {
        "seat": seat,
        "resources": _goods(table.goods[seat], every=True),
        "boats": int(table.navy[seat]),
        "warriors": int(table.army[seat]),
        "warriorCap": int(book.most_warriors - table.fallen[seat]),
        "dolmens": int(dolmens(table, seat)),
        "forests": int(tally(table, seat, Race.FORESTS)),
        "mines": int(tally(table, seat, Race.MINES)),
        "cells": sum(bool(table.control[cell] == seat + 1) for cell in land),
        "legacy": int(legacy(book, table, seat, leading)),
    }


def _goods(row: Ints, *, every: bool = False) -> dict[ResourceKey, int]:
    return {RESOURCES[resource]: int(row[resource]) for resource in GOODS if every or row[resource]}


def _order(edition: Edition, table: Table) -> OrderView:
    leading = table.question == Question.LEAD
    return {
        "kind": KINDS[int(table.kind)],
        "from": cell_name(edition, table.origin),
        "to": cell_name(edition, table.target) if table.target else None,
        "count": int(table.amount),
        "leading": int(table.colour) if leading else None,
        "slaves": int(table.workers[table.origin, table.colour]) if leading else 0,
    }


def _plan(edition: Edition, book: Book, table: Table, viewer: int | None) -> list[PlanView] | None:
    """9.7  What the viewer's own plan does on each cell, sealed or not."""
    if viewer is None or table.question != Question.HARVEST:
        return None
    mine = [cell.id for cell in _on_map(edition, table) if table.control[cell.id] == viewer + 1]
    return [_work(edition, book, table, cell) for cell in mine if workers_on(table, cell)]


def _work(edition: Edition, book: Book, table: Table, cell: int) -> PlanView:
    work = work_of(book, table, cell)
    return {
        "cell": cell_name(edition, cell),
        "wood": work.wood,
        "ore": work.ore,
        "idle": work.idle,
        "fanaticsAfter": work.fanatics,
        "lost": work.is_lost,
        "deforests": work.deforests,
    }


def _is_offered(table: Table) -> bool:
    return table.question in (Question.LAY, Question.ANSWER)


def _offer(table: Table, side: int) -> OfferView:
    """An offer as it is laid down so far, or as it was sent; a counter-offer goes back to the one who has the floor."""
    countering = side == COUNTER
    to = table.active if countering else table.addressee
    answers = table.question == Question.ANSWER and countering == bool(table.counter)
    return {
        "from": int(table.responder if countering else table.active),
        "to": None if to == NOBODY else int(to),
        "give": _goods(table.give[side]),
        "get": _goods(table.get[side]),
        "counter": countering,
        "answering": int(table.asked) if answers else None,
    }


def _majority(table: Table, race: int, leader: int) -> MajorityView:
    counts = [int(tally(table, other, race)) for other in range(table.seats)]
    return {"category": RACES[race], "seat": None if leader == NOBODY else int(leader), "counts": counts}


def scoring(edition: Edition, table: Table) -> list[Score]:
    """What every seat scores: final, or as it would be now."""
    book, leading = edition.opened(Book), leaders(table)
    return [_score(book, table, seat, leading) for seat in range(table.seats)]


def _score(book: Book, table: Table, seat: int, leading: Leaders) -> Score:
    built = int(dolmens(table, seat))
    won = {RACES[race]: int(book.majority) * bool(leader == seat) for race, leader in enumerate(leading)}
    return {
        "seat": seat,
        "dolmens": built,
        "dolmenPoints": built * int(book.dolmen),
        "counts": {RACES[race]: int(tally(table, seat, race)) for race in range(RACE)},
        "majorities": won,
        "resources": int(wealth(table, seat)),
        "total": int(legacy(book, table, seat, leading)),
    }

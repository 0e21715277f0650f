"""What is under way between players, and what the viewer has planned or sealed, as the board shows it."""

from __future__ import annotations

from watershed.kit.game import Edition

from .book import Book
from .costs import Purse
from .keys import GOODS, STATUSES
from .names import CELLS, HOMING, MOST_MINERALS, ON_ROUTE, WORKERS, Good, Phase, Question, Status, Verb
from .notation import CARDS, CELL_NAMES, tiles_of
from .plans import planned_statuses
from .rules.construction import site_owner
from .rules.people import space_of
from .rules.status import attack, defence
from .rules.war import PEACEFUL, THREAT, most_pairs, strength_with
from .table import Table
from .viewtypes import (
    AidView,
    AllianceView,
    AnswerView,
    CommitmentView,
    GoodKey,
    LayingView,
    PlannedView,
    PlanView,
    SideView,
    TalkKey,
    TalkView,
)


def talk(edition: Edition, table: Table) -> TalkView | None:
    """11.2, 12.2  The negotiation or war that is under way, with what is known of the strengths."""
    route = int(table.route)
    if table.phase != Phase.NEGOTIATION or not route:
        return None
    owner, other, roles = int(table.owner[route]) - 1, int(table.other[route]) - 1, int(table.war[route])
    after = table.stage >= THREAT
    won = after and table.winner < table.seats
    book = edition.opened(Book)
    return {
        "kind": _kind_of_talk(table, after),
        "route": route,
        "owner": _side(book, table, owner, other, bool(roles & 1) if roles else None),
        "other": _side(book, table, other, owner, bool(roles & 2) if roles else None),
        "winner": int(table.winner) if won else None,
        "loser": int(table.target) if won else None,
    }


def _kind_of_talk(table: Table, after: bool) -> TalkKey:
    if after:
        return "after"
    if table.question == Question.COMMIT:
        return "war"
    return "negotiation" if table.question == Question.THUMBS else "treaty"


def _side(book: Book, table: Table, seat: int, rival: int, invades: bool | None) -> SideView:
    """7.4, 12.2  Attack if the seat invades, and Defence otherwise.

    11.8, 12.5  What war costs and brings, in either role.
    """
    era, more = int(table.era), int(table.power[seat, Verb.VICTORY_VP])
    return {
        "seat": seat,
        "invades": invades,
        "strength": int((attack if invades else defence)(table, seat)),
        "prepares": int(book.prepare[era]) + int(table.power[rival, Verb.TOLL]),
        "winsInvading": int(book.invader[era]) + more,
        "winsDefending": int(book.defender[era]) + more,
    }


def commitment(edition: Edition, table: Table, viewer: int | None) -> CommitmentView | None:
    """12.3, 18.13, 19.6  What the viewer's minerals make of the strength, and then the votes that replace some."""
    if viewer is None or table.question != Question.COMMIT or not int(table.pending & ~table.sealed) >> viewer & 1:
        return None
    chosen, roles = int(table.answer[viewer]), int(table.war[table.route])
    invades = bool(roles & (1 if table.owner[table.route] == viewer + 1 else 2))
    most = int(most_pairs(table, viewer)) if chosen else min(MOST_MINERALS, int(table.goods[viewer, Good.MINERALS]))
    sure = max(0, chosen - 1)
    verbs = (Verb.HEAVY_MINERALS, Verb.VOTES_AS_MINERAL) if chosen else (Verb.HEAVY_MINERALS,)
    return {
        "strengths": [int(strength_with(table, viewer, invades, sure + more)) for more in range(most + 1)],
        "changedBy": Purse(edition, table, viewer).changers(*verbs),
    }


def aid(edition: Edition, table: Table) -> AidView | None:
    """8.3  What is offered to whom."""
    if table.question not in (Question.MIX, Question.AID):
        return None
    mix = edition.opened(Book).mix[table.mix].tolist()
    offered: dict[GoodKey, int] = {GOODS[good]: count for good, count in enumerate(mix) if count}
    return {"from": int(table.active), "to": int(table.target), "goods": offered if table.mix else None}


def laying(edition: Edition, table: Table, viewer: int | None) -> LayingView | None:
    """9.9, 9.10, 19.8  A tile that is being laid: the viewer's own, while several lay tiles. Which one it is, only its
    owner knows.
    """
    laid_by = [seat for seat in range(table.seats) if table.slot[seat]]
    if not laid_by or (table.question == Question.MANAGEMENT and viewer not in (None, *laid_by)):
        return None
    seat = viewer if viewer in laid_by else laid_by[0]
    own, tile = viewer == seat, int(table.tiles[seat, table.slot[seat] - 1])
    return {
        "seat": seat,
        "territory": int(site_owner(table, seat)),
        "reclaiming": bool(table.reclaiming[seat]),
        "slot": int(table.slot[seat]) if own else None,
        "tile": tiles_of(edition)[tile].slug if own else None,
    }


def alliance(table: Table) -> AllianceView | None:
    """11.3, 17.12  An alliance whose route is being laid."""
    if table.question != Question.END_OF_ROUTE:
        return None
    return {"seat": int(table.asked), "other": int(table.target)}


def plan(edition: Edition, table: Table, viewer: int | None) -> PlanView | None:
    """10.2  The viewer's own plan, sealed or not. Workers stand where they stood until the last plan is in."""
    if viewer is None or table.question != Question.MOVE:
        return None
    statuses = planned_statuses(edition.opened(Book), table, viewer)
    return {
        "speed": int(table.speed[viewer]),
        "picked": int(table.picked[viewer]) or None,
        "sealed": bool(int(table.sealed) >> viewer & 1),
        "statuses": {STATUSES[at]: statuses[at] for at in range(Status.FOOD, Status.TRA + 1)},
        "workers": [_planned(table, viewer, worker) for worker in range(WORKERS) if table.place[viewer, worker]],
    }


def _planned(table: Table, seat: int, worker: int) -> PlannedView:
    place, goal = int(table.place[seat, worker]), int(table.goal[seat, worker])
    route = place - ON_ROUTE if place > ON_ROUTE else None
    return {
        "worker": worker + 1,
        "cell": CELL_NAMES[place] if place <= CELLS else None,
        "route": route,
        "space": int(space_of(table, seat, route)) - 1 if route else None,
        "toCell": CELL_NAMES[goal] if 0 < goal <= CELLS else None,
        "toSpace": goal - ON_ROUTE - 1 if goal > ON_ROUTE else None,
        "planned": goal not in (0, HOMING),
        "homing": goal == HOMING,
    }


def answer(table: Table, viewer: int | None) -> AnswerView | None:
    """1.4  What the viewer has answered while others are still thinking."""
    if viewer is None or not int(table.pending) >> viewer & 1:
        return None
    given, more, sealed = int(table.answer[viewer]), int(table.pledge[viewer]), int(table.sealed) >> viewer & 1
    match table.question:
        case Question.SECRET_BID:
            return {"card": given, "money": more} if given else None
        case Question.THUMBS:
            return {"thumb": "peace" if given == PEACEFUL else "war"} if given else None
        case Question.COMMIT:
            found: AnswerView = {"minerals": given - 1}
            return found | {"pairs": more} if given and sealed else found if given else None
        case Question.PROSPERITY:
            return {"prosperity": CARDS[int(table.laid[viewer])]} if table.laid[viewer] else None
        case Question.VOTE:
            return {"votes": given - 1} if given else None
    return None

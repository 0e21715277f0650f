"""Why a move isn't possible: a message with the rule and the numbers, and a stable code. None exactly if it is legal.

Cards and rooms are in refused_cards.py, diplomacy and management in refused_actions.py, routes, plans and wars in
refused_routes.py.
"""

from __future__ import annotations

from watershed.kit.game import Edition, Refusal, refusal

from .book import Book
from .keys import QUESTIONS
from .names import Question
from .notation import SYNTAX
from .refused_actions import (
    aid,
    break_alliance,
    campaign,
    exchange,
    give_birth,
    link,
    mix,
    threaten,
    tile,
    trade,
    worship,
)
from .refused_cards import bid, claim, double, lay, patch, room, site, vote, wait
from .refused_routes import (
    ally,
    commit,
    demolish,
    end_plan,
    lay_route,
    pick,
    pick_next,
    pledge,
    step,
    talk,
    threaten_loser,
    walk,
)
from .rules.management import question_of
from .rules.movement import route_of
from .rules.people import REST, space_of
from .table import Table

ANSWERS: dict[int, tuple[str, ...]] = {  # question -> the families that answer it
    Question.CLAIM: ("claim", "decline"),
    Question.BID: ("bid", "wait"),
    Question.SECRET_BID: ("bid",),
    Question.SIDE: ("side",),
    Question.PATCH: ("patch", "discard"),
    Question.ROOM: ("room",),
    Question.ALLY: ("ally", "decline"),
    Question.END_OF_ROUTE: ("turn",),
    Question.FREE_ROUTE: ("route",),
    Question.DEMOLISH: ("demolish",),
    Question.SACRIFICE: ("worker", "traveller"),
    Question.DIPLOMACY: ("end", "aid", "threaten", "break"),
    Question.MIX: ("offer",),
    Question.AID: ("accept", "refuse"),
    Question.MANAGEMENT: (
        "end", "route", "trade", "exchange", "birth", "worship-heroes", "worship-wonders", "reclaim", "build",
        "campaign",
    ),
    Question.TRADER: ("worker",),
    Question.SITE: ("site",),
    Question.MOVE: ("end", "worker", "traveller"),
    Question.TALK: ("negotiate", "fight"),
    Question.THUMBS: ("peace", "war"),
    Question.TREATY: ("accept", "refuse"),
    Question.COMMIT: ("commit",),
    Question.FREE_THREAT: ("threaten", "decline"),
    Question.STEALTH: ("reclaim", "decline"),
    Question.MERCY: ("accept", "decline"),
    Question.OFFERING: ("worker", "traveller", "decline"),
    Question.PROSPERITY: ("lay",),
    Question.VOTE: ("vote",),
    Question.DOUBLE: ("double",),
}  # fmt: skip
RULES: dict[int, str] = {  # question -> the rule about it
    Question.CLAIM: "18.16",
    Question.BID: "5.3",
    Question.SECRET_BID: "16.2",
    Question.SIDE: "16.1",
    Question.PATCH: "6.1",
    Question.ROOM: "2.9",
    Question.ALLY: "17.12",
    Question.END_OF_ROUTE: "11.3",
    Question.FREE_ROUTE: "18.9",
    Question.DEMOLISH: "19.6",
    Question.SACRIFICE: "18.4",
    Question.DIPLOMACY: "8.2",
    Question.MIX: "8.3",
    Question.AID: "8.4",
    Question.MANAGEMENT: "9.1",
    Question.TRADER: "9.2",
    Question.SITE: "9.11",
    Question.MOVE: "10.2",
    Question.TALK: "11.1",
    Question.THUMBS: "11.2",
    Question.TREATY: "11.3",
    Question.COMMIT: "12.3",
    Question.FREE_THREAT: "18.15",
    Question.STEALTH: "19.8",
    Question.MERCY: "19.5",
    Question.OFFERING: "18.2",
    Question.PROSPERITY: "14.1",
    Question.VOTE: "14.2",
    Question.DOUBLE: "19.3",
}
PLAN = {  # what is asked about a worker who was picked -> the families that answer it, and the rule
    "move-worker": (("room",), "10.3"),
    "move-traveller": (("step", "rest"), "10.6"),
    "move-home": (("room",), "2.9"),
}


def why_not(edition: Edition, table: Table, seat: int, action: int) -> Refusal | None:
    """Why a waiting seat can't play this action now."""
    family = SYNTAX.family_of(action)
    if table.question == Question.NONE:
        return refusal("game-over", "15.3")
    asked, answers, rule = _asked(table, seat)
    if family.name not in answers:
        return refusal("answer-first", rule, f"refused-answer-first-{asked}")
    numbers = family.values(action)
    question = int(question_of(table, seat))
    if question < Question.DIPLOMACY or question in (Question.SITE, Question.TRADER):
        return _about_cards(edition, table, seat, family.name, *numbers)
    if question <= Question.MANAGEMENT:
        return _about_actions(edition, table, seat, family.name, *numbers)
    return _about_plans(edition, table, seat, asked, family.name, *numbers)


def _asked(table: Table, seat: int) -> tuple[str, tuple[str, ...], str]:
    """What a seat is asked, the families that answer it, and the rule. Plans and commitments have several steps."""
    question = int(question_of(table, seat))
    if question == Question.MOVE and table.picked[seat]:
        worker = int(table.picked[seat]) - 1
        route = int(route_of(table, seat, worker))
        home = table.goal[seat, worker] or (route and space_of(table, seat, route) == REST + 1)
        asked = "move-home" if home else "move-traveller" if route else "move-worker"
        return asked, *PLAN[asked]
    if question == Question.COMMIT and table.answer[seat]:
        return "pledge", ("pledge",), "18.13"
    return QUESTIONS[question], ANSWERS[question], RULES[question]


def _about_cards(edition: Edition, table: Table, seat: int, name: str, *numbers: int) -> Refusal | None:
    """Auctions, patches and what they bring, and where tiles and workers go."""
    match name:
        case "bid":
            return bid(table, seat, *numbers)
        case "wait":
            return wait(table)
        case "claim":
            return claim(table, *numbers)
        case "patch":
            return patch(edition, table, seat, *numbers)
        case "room":
            return room(edition.opened(Book), table, seat, *numbers)
        case "site":
            return site(edition, table, seat, *numbers)
        case "ally":
            return ally(table, seat, *numbers)
        case "route":
            return lay_route(table, seat, *numbers)
        case "demolish":
            return demolish(table, *numbers)
        case "worker" | "traveller":
            return pick(table, seat, name, *numbers)
    return None


def _about_actions(edition: Edition, table: Table, seat: int, name: str, *numbers: int) -> Refusal | None:
    """Diplomacy and management."""
    book = edition.opened(Book)
    match name:
        case "aid":
            return aid(book, table, seat, *numbers)
        case "threaten":
            return threaten(book, table, seat, *numbers)
        case "break":
            return break_alliance(table, seat, *numbers)
        case "offer":
            return mix(edition, table, seat, *numbers)
        case "route":
            return link(book, table, seat, *numbers)
        case "trade":
            return trade(book, table, seat, *numbers)
        case "exchange":
            return exchange(book, table, seat, *numbers)
        case "birth":
            return give_birth(book, table, seat)
        case "worship-heroes" | "worship-wonders":
            return worship(book, table, seat, name)
        case "reclaim" | "build":
            return tile(book, table, seat, name, *numbers)
        case "campaign":
            return campaign(table, seat, *numbers)
    return None


def _about_plans(edition: Edition, table: Table, seat: int, asked: str, name: str, *numbers: int) -> Refusal | None:
    """Movement, negotiations, wars and the vote."""
    book = edition.opened(Book)
    match name:
        case "end":
            return end_plan(book, table, seat)
        case "room":
            found = walk if asked == "move-worker" else room
            return found(book, table, seat, *numbers)
        case "worker" | "traveller":
            return (
                pick(table, seat, name, *numbers)
                if asked == "offering"
                else pick_next(book, table, seat, name, *numbers)
            )
        case "step":
            return step(table, seat, *numbers)
        case "negotiate" | "fight":
            return talk(table, seat, name, *numbers)
        case "commit":
            return commit(table, seat, *numbers)
        case "pledge":
            return pledge(table, seat, *numbers)
        case "threaten":
            return threaten_loser(table, *numbers)
        case "reclaim":
            return tile(book, table, seat, "raid", *numbers)
        case "lay":
            return lay(table, seat, *numbers)
        case "vote":
            return vote(table, seat, *numbers)
        case "double":
            return double(table, *numbers)
    return None

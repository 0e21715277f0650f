"""What is to be said: what has happened and what is being asked. What buttons say is in buttons.py, why a move isn't
possible in refusals.py; the sentences are in en.ftl and fr.ftl.
"""

from __future__ import annotations

from watershed.kit.game import Edition, Event
from watershed.kit.messages import Argument, Listed, Message, Seat

from .book import Book
from .buttons import move
from .keys import QUESTIONS
from .names import EVENT_KINDS, NOBODY, Good, Phase, Question, Verb
from .names import Event as Happened
from .notation import figures_of, tiles_of
from .phrases import between, called, either_side, figure_rule, lot, numbered, other_end, printed_amount
from .players import only_asked
from .refusals import why_not
from .rules.auction import may_wait
from .rules.construction import THEIRS
from .rules.management import question_of
from .rules.movement import route_of
from .rules.people import NEGOTIATION, REST, space_of
from .rules.turn import waiting
from .rules.war import PEACEFUL
from .table import Table
from .things import (
    amount,
    cell_word,
    figure_thing,
    good_thing,
    goods,
    kind_thing,
    mix_of,
    piece_thing,
    prosperity_thing,
    quantity_thing,
    tile_thing,
)

__all__ = ["event", "move", "question", "reveals", "why_not"]

# The rule of each event, and what its card, its count and its other number are called. Events about a hero or wonder
# without a rule of their own cite the sentence about it.
EVENTS: dict[int, tuple[str, str, str, str]] = {
    Happened.ROUND: ("4.1", "era", "round", ""),
    Happened.REVEALED: ("5.1", "piece", "place", "either"),
    Happened.SWAPPED: ("5.2", "", "vp", ""),
    Happened.CLAIMED: ("18.16", "piece", "place", ""),
    Happened.WAITED: ("5.6", "", "", ""),
    Happened.BID: ("5.3", "piece", "money", ""),
    Happened.WON: ("5.5", "piece", "money", "either"),
    Happened.SEALED: ("1.4", "", "", ""),
    Happened.PATCHED: ("6.3", "piece", "cell", "over"),
    Happened.DISCARDED: ("6.1", "piece", "", ""),
    Happened.SETTLED: ("2.9", "cell", "", ""),
    Happened.CAME_HOME: ("2.9", "cell", "", "route"),
    Happened.APPEARED: ("6.11", "figure", "", ""),
    Happened.COVERED: ("2.7", "figure", "", ""),
    Happened.TILE_LOST: ("6.4", "cell", "", ""),
    Happened.DESCENDANT_LOST: ("", "figure", "", ""),
    Happened.BORN: ("9.5", "", "food", ""),
    Happened.ROUTE_LAID: ("9.8", "route", "", "partner"),
    Happened.ALLIED: ("11.3", "route", "", "partner"),
    Happened.DEMOLISHED: ("19.6", "route", "owner", "partner"),
    Happened.PAID_WORKER: ("", "figure", "cell", ""),
    Happened.LOST_VP: ("", "figure", "vp", ""),
    Happened.GAINED_VOTES: ("", "figure", "votes", ""),
    Happened.GAINED_MINERALS: ("", "figure", "minerals", ""),
    Happened.GAINED_MONEY: ("", "figure", "money", ""),
    Happened.GAINED_VP: ("", "figure", "vp", ""),
    Happened.AID_OFFERED: ("8.3", "mix", "", "partner"),
    Happened.AID_ACCEPTED: ("8.4", "mix", "vp", "giver"),
    Happened.AID_REFUSED: ("8.4", "", "vp", "giver"),
    Happened.THREATENED: ("8.7", "good", "count", "victim"),
    Happened.BROKE: ("8.8", "route", "votes", "partner"),
    Happened.TRADED: ("9.2", "route", "food", ""),
    Happened.EXCHANGED: ("9.4", "kind", "lots", ""),
    Happened.WORSHIPPED_HEROES: ("9.6", "", "vp", "food"),
    Happened.WORSHIPPED_WONDERS: ("9.7", "", "vp", "minerals"),
    Happened.RECLAIMED: ("9.9", "cell", "", "owner"),
    Happened.BUILT: ("9.10", "cell", "tile", "minerals"),
    Happened.DREW: ("9.11", "tile", "", ""),
    Happened.CAMPAIGNED: ("9.12", "", "votes", ""),
    Happened.ENDED: ("9.1", "", "", ""),
    Happened.WALKED: ("10.3", "cell", "", "from"),
    Happened.TRAVELLED: ("10.6", "route", "space", ""),
    Happened.RESTED: ("10.6", "route", "", ""),
    Happened.WENT_TO_WAR: ("10.1", "route", "", ""),
    Happened.NEGOTIATED: ("11.2", "route", "thumb", ""),
    Happened.NO_TREATY: ("11.3", "route", "", "partner"),
    Happened.WAR_DECLARED: ("11.7", "route", "invades", "partner"),
    Happened.PREPARED: ("11.8", "", "minerals", "vp"),
    Happened.COMMITTED: ("12.3", "votes", "minerals", "strength"),
    Happened.WAR_WON: ("12.5", "invaded", "vp", "loser"),
    Happened.PERFECT: ("12.6", "", "vp", "loser"),
    Happened.WAR_DRAWN: ("12.4", "", "", "partner"),
    Happened.PRODUCED: ("13.1", "food", "minerals", "money"),
    Happened.PRODUCED_VP: ("13.1", "", "vp", ""),
    Happened.ROUTE_GAIN: ("13.2", "route", "count", "good"),
    Happened.FED: ("13.3", "", "food", "vp"),
    Happened.MAINTAINED: ("13.4", "food", "minerals", "vp"),
    Happened.BALLOT: ("14.1", "prosperity", "place", ""),
    Happened.VOTED: ("14.2", "prosperity", "votes", ""),
    Happened.DROPPED: ("14.4", "prosperity", "votes", ""),
    Happened.SCORED: ("14.5", "prosperity", "vp", "place"),
    Happened.DOUBLED: ("19.3", "prosperity", "", ""),
    Happened.ERA_ENDED: ("15.2", "era", "", ""),
    Happened.FINAL: ("", "figure", "vp", ""),
    Happened.OVER: ("15.3", "", "vp", ""),
    Happened.SECRET_BID: ("16.2", "place", "money", ""),
    Happened.SAFE: ("", "figure", "", ""),
    Happened.STAYED: ("10.2", "", "", ""),
    Happened.VOTES_RETURNED: ("14.3", "", "votes", ""),
}
PEOPLE = ("partner", "giver", "victim", "owner", "loser")  # arguments that are seats
REVEALING = (  # cards from a deck, sealed answers, plans, and what was behind a screen
    Happened.REVEALED, Happened.SECRET_BID, Happened.NEGOTIATED, Happened.COMMITTED, Happened.BALLOT, Happened.VOTED,
    Happened.DREW, Happened.WALKED, Happened.TRAVELLED, Happened.RESTED, Happened.CAME_HOME, Happened.STAYED,
    Happened.THREATENED,
)  # fmt: skip


def event(edition: Edition, event: Event) -> Message:
    """A line of the journal."""
    rule, *names = EVENTS[event.what]
    id = EVENT_KINDS[event.what]
    args: dict[str, Argument] = {} if event.seat == NOBODY else {"who": Seat(event.seat)}
    if event.hidden:
        return Message(f"{id}-hidden", args, rule)
    numbers = zip(names, (event.card, event.count, event.other), strict=True)
    for name, number in numbers:
        args |= _named(edition, name, number) if name else {}
    return _particular(edition, event, Message(id, args, rule or figure_rule(edition, event.card)))


def _named(edition: Edition, name: str, number: int) -> dict[str, Argument]:
    """The meaning of a number of an event."""
    match name:
        case "piece":
            return {"piece": piece_thing(edition, number), "called": called(edition, number)}
        case "cell" | "from":
            return {name: cell_word(number)} if number else {}
        case "figure":
            return {"figure": figure_thing(edition, number)}
        case "route":
            return numbered(number)
        case "mix":
            return {"goods": goods(mix_of(edition, number))}
        case "good":
            return {"good": good_thing(number)}
        case "tile":
            kind = kind_thing(tiles_of(edition)[number].room.kind)
            return {"tile": tile_thing(edition, number), "building": kind}
        case "prosperity":
            return {"prosperity": prosperity_thing(number)}
    return {name: Seat(number) if name in PEOPLE else number}


def _particular(edition: Edition, event: Event, line: Message) -> Message:
    """A line as the event's numbers have it: without what nobody paid or got."""
    id, args, rule, card, count, other = line.id, dict(line.args), line.rule, event.card, event.count, event.other
    match event.what:
        case Happened.REVEALED if args.pop("either"):
            args["called"], rule = either_side(edition, card), "16.1"
        case Happened.WON if args.pop("either"):
            args["called"], rule = either_side(edition, card), "16.3" if count else "18.16"
        case Happened.BORN if card:
            id, rule = f"{id}-free", figure_rule(edition, card)
        case Happened.ROUTE_LAID if count:
            id, rule = f"{id}-free", figure_rule(edition, count)
        case Happened.ROUTE_LAID:
            args["minerals"] = int(edition.opened(Book).link)
        case Happened.ALLIED | Happened.WENT_TO_WAR if count:
            rule = figure_rule(edition, count)
        case Happened.APPEARED:
            id += "-hero" if figures_of(edition)[card].hero else "-wonder"
        case Happened.AID_OFFERED if count:
            id, rule = f"{id}-sure", figure_rule(edition, count)
        case Happened.THREATENED:
            args["amount"] = amount(card, count)
            id += "" if count else "-nothing"
        case Happened.EXCHANGED:
            args |= lot(edition.opened(Book), card, count)
        case Happened.RECLAIMED if other != event.seat:
            id, rule = f"{id}-theirs", "19.8"
        case Happened.RECLAIMED:
            args["minerals"] = int(edition.opened(Book).reclaim)
        case Happened.PAID_WORKER if minerals := printed_amount(edition, card, Verb.SACRIFICE_COST):
            id, args["minerals"] = f"{id}-offering", minerals
        case Happened.GAINED_VP if food := printed_amount(edition, card, Verb.MERCY_FOOD):
            id, args["food"] = f"{id}-mercy", food
        case Happened.ENDED if card == Phase.DIPLOMACY:
            id, rule = f"{id}-diplomacy", "8.2"
        case Happened.TRAVELLED if count == NEGOTIATION:
            id, rule = f"{id}-negotiation", "10.7"
        case Happened.NEGOTIATED:
            id += "-peace" if count == PEACEFUL else "-war"
        case Happened.WAR_DECLARED:
            id += ("", "-other", "-both")[count - 1]
        case Happened.PREPARED:
            id += "-short" if other else "" if count else "-free"
        case Happened.COMMITTED if card:
            id, rule = f"{id}-votes", "18.13"
        case Happened.WAR_WON:
            id += "" if card else "-defender"
        case Happened.ROUTE_GAIN:
            args["amount"] = amount(other, count)
        case Happened.FED if other:
            id += "-short"
        case Happened.PRODUCED | Happened.MAINTAINED:
            return _paid(event, Message(id, args, rule))
        case Happened.SCORED:
            id, args["vp"] = f"{id}-loss" if count < 0 else id if count else f"{id}-nothing", abs(count)
            args["place"], rule = abs(other), rule if other > 0 else "16.5"
        case Happened.FINAL:
            id, args["vp"] = f"{id}-loss" if count < 0 else id, abs(count)
    return Message(id, args, rule)


def _paid(event: Event, line: Message) -> Message:
    """13.1, 13.4  Food, minerals and money, as far as there are any."""
    made = event.what == Happened.PRODUCED
    row = {Good.FOOD: event.card, Good.MINERALS: event.count} | ({Good.MONEY: event.other} if made else {})
    if not any(row.values()):
        return Message(f"{line.id}-nothing", line.args, line.rule)
    short = "" if made or not event.other else "-short"
    return Message(line.id + short, {**line.args, "goods": goods(row)}, line.rule)


def reveals(event: Event) -> bool:
    """Whether an event shows what nobody could know."""
    return event.what in REVEALING


def question(edition: Edition, table: Table, viewer: int | None) -> Message:
    """The one sentence that says what is going on."""
    if table.question == Question.NONE:
        return Message("question-over")
    asked = only_asked(table)
    return _together(edition, table, viewer) if asked is None else _alone(edition, table, asked)


def _alone(edition: Edition, table: Table, asked: int) -> Message:
    """4.2  One player is asked."""
    question = int(question_of(table, asked))
    id = f"question-{QUESTIONS[question]}"
    who: dict[str, Argument] = {"who": Seat(asked)}
    match question:
        case Question.BID if may_wait(table):
            return Message("question-bid-wait", who)
        case Question.PATCH | Question.SIDE:
            return Message(id, who | {"called": called(edition, int(table.piece[asked]))})
        case Question.END_OF_ROUTE | Question.MIX | Question.FREE_THREAT:
            return Message(id, who | {"partner": Seat(int(table.target))})
        case Question.ALLY | Question.SACRIFICE | Question.FREE_ROUTE | Question.DEMOLISH:
            return Message(id, who | {"figure": figure_thing(edition, int(table.figure))})
        case Question.DIPLOMACY | Question.MANAGEMENT:
            return Message(id, who | {"favours": int(table.favours[asked])})
        case Question.AID:
            offered = goods(mix_of(edition, int(table.mix)))
            return Message(id, who | {"partner": Seat(int(table.active)), "goods": offered})
        case Question.TRADER | Question.TREATY:
            route = int(table.trade[asked] if question == Question.TRADER else table.route)
            return Message(id, who | {"partner": Seat(other_end(table, asked, route))})
        case Question.SITE if table.reclaiming[asked] == THEIRS:
            return Message("question-site-theirs", who | {"partner": Seat(int(table.target))})
        case Question.SITE:
            return Message("question-site-reclaim" if table.reclaiming[asked] else id, who)
        case Question.STEALTH:
            return Message(id, who | {"partner": Seat(int(table.target))})
    return Message(id, who)


def _together(edition: Edition, table: Table, viewer: int | None) -> Message:
    """1.4  Everybody whose answer isn't in yet is asked at the same time."""
    mask, id = int(waiting(edition.opened(Book), table)), f"question-{QUESTIONS[int(table.question)]}"
    if viewer is None or not mask >> viewer & 1:
        late = tuple(Seat(seat) for seat in range(table.seats) if mask >> seat & 1)
        return Message(f"{id}-waiting", {"who": Listed(late), "count": len(late)})
    match table.question:
        case Question.PATCH | Question.MANAGEMENT:
            return _alone(edition, table, viewer)
        case Question.MOVE:
            return _plan(table, viewer)
        case Question.THUMBS | Question.COMMIT:
            pledges = table.question == Question.COMMIT and table.answer[viewer]
            partner = Seat(other_end(table, viewer, int(table.route)))
            return Message("question-pledge" if pledges else id, {"partner": partner})
        case Question.VOTE:
            card = int(table.row_of_vote[table.ballot - 1])
            about = {
                "prosperity": prosperity_thing(card),
                "measure": quantity_thing(edition.opened(Book).measure[card]),
            }
            return Message(id, about | {"votes": int(table.goods[viewer, Good.VOTES])})
    return Message(id)


def _plan(table: Table, viewer: int) -> Message:
    """10.2  Which worker moves next, or where the one that was picked goes."""
    worker = int(table.picked[viewer]) - 1
    if worker < 0:
        return Message("question-move", {"tra": int(table.speed[viewer])})
    route = int(route_of(table, viewer, worker))
    if not route:
        cell = cell_word(int(table.place[viewer, worker]))
        return Message("question-move-worker", {"cell": cell, "tra": int(table.speed[viewer])})
    home = table.goal[viewer, worker] or space_of(table, viewer, route) == REST + 1
    return Message("question-move-home" if home else "question-move-traveller", {"route": between(table, route)})

"""What buttons say, with what a move costs and brings now."""

from __future__ import annotations

from watershed.kit.game import Edition
from watershed.kit.messages import Argument, Listed, Message, Seat

from .book import Book
from .keys import PHASES, QUESTIONS
from .names import GENERAL, Cost, Good, Quantity, Question, Verb
from .notation import SIDES, SYNTAX, pieces_of
from .phrases import between, building, called, favours, lot, other_end, price, room_thing, space_on
from .rules.construction import build_favours, build_minerals, site_owner
from .rules.diplomacy import MONEY, aid_cost, is_safe, threat_cost
from .rules.fitting import CARD
from .rules.goods import favour_cost
from .rules.ground import cell_at
from .rules.management import exchange_cost, hero_food, hero_vp, question_of, trade_food
from .rules.movement import route_of
from .rules.people import END, are_allied, space_of
from .table import Table
from .things import amount, cell_word, goods, mix_of, prosperity_thing

Arguments = dict[str, Argument]
PAYING = (Question.SACRIFICE, Question.OFFERING)  # questions about a worker that is paid


def move(edition: Edition, table: Table, seat: int, action: int) -> Message:
    """What a button says."""
    family = SYNTAX.family_of(action)
    id, numbers, book = f"move-{family.name}", family.values(action), edition.opened(Book)
    match family.name, numbers:
        case "end", ():
            return Message(f"{id}-{PHASES[int(table.phase)]}")
        case "decline", ():
            return Message(f"{id}-{QUESTIONS[int(table.question)]}")
        case (("bid" | "claim"), (card, *money)):
            return _card(edition, table, id, card, *money)
        case "side", (side,):
            return _side(edition, table, seat, side)
        case "patch", (cell, over):
            return _patch(table, seat, cell, over)
        case (("room" | "site" | "worker"), (cell,)):
            return _place(edition, table, seat, family.name, cell)
        case "traveller", (route,):
            return Message(_of_worker(table, seat, id), {"on": between(table, route)} | _offering(table, seat))
        case (("ally" | "break" | "aid" | "route" | "threaten"), (partner, *kind)):
            return _to(book, table, seat, family.name, partner, *kind)
        case (("trade" | "demolish" | "negotiate" | "fight"), (route,)):
            return _on(book, table, seat, family.name, route)
        case "turn", (end,):
            at = 1 if end == 1 else END - 1
            return Message(id, {"goods": amount(int(book.allied_good[at]), int(book.allied_gain[at]))})
        case "offer", (mix,):
            return Message(id, {"goods": goods(mix_of(edition, mix))})
        case (("accept" | "refuse"), ()):
            return _answer(table, seat, id)
        case (("reclaim" | "build"), (slot,)):
            return _tile(edition, table, seat, family.name, slot)
        case (("lay" | "double"), (card,)):
            number = card if family.name == "lay" else int(table.row_of_vote[card - 1])
            return Message(id, {"prosperity": prosperity_thing(number)})
        case "step", (spaces,):
            return _step(book, table, seat, spaces)
        case "war", ():
            toll = int(table.power[other_end(table, seat, int(table.route)), Verb.TOLL])
            return Message(id, {"price": price(0, Good.MINERALS, int(book.prepare[table.era]) + toll)})
        case (("exchange" | "birth" | "worship-heroes" | "worship-wonders" | "campaign"), _):
            return _manage(book, table, seat, family.name, *numbers)
        case "pledge", (pairs,):
            return Message(id, {"count": pairs, "votes": pairs * int(table.power[seat, Verb.VOTES_AS_MINERAL])})
        case (("commit" | "vote"), (count,)):
            return Message(id, {"count": count})
    return Message(id)


def _card(edition: Edition, table: Table, id: str, card: int, money: int = 0) -> Message:
    """5.3, 16.1  A card of the row. Two players choose its side later, so it is called by its place."""
    args: Arguments = {"amount": amount(Good.MONEY, money)} if money else {}
    if table.seats == 2:
        return Message(f"{id}-either", args | {"card": card})
    return Message(id, args | {"called": called(edition, int(table.row[card - 1]))})


def _side(edition: Edition, table: Table, seat: int, side: int) -> Message:
    """16.1  A side of the card, with its hero or wonder."""
    piece = int(table.piece[seat]) + side - 1
    if pieces_of(edition)[piece].figure:
        return Message("move-side-figure", {"figure": called(edition, piece)})
    return Message(f"move-side-{SIDES[side]}")


def _patch(table: Table, seat: int, cell: int, over: int) -> Message:
    """6.3  Where a card goes, and what it goes under."""
    cells = [int(cell_at(cell, quarter % 2, quarter // 2)) for quarter in range(CARD)]
    under = [cell_word(at) for quarter, at in enumerate(cells) if table.land[seat, at] and not over >> quarter & 1]
    args: Arguments = {"cell": cell_word(cell)}
    return Message("move-patch-under", args | {"under": Listed(tuple(under))}) if under else Message("move-patch", args)


def _place(edition: Edition, table: Table, seat: int, name: str, cell: int) -> Message:
    """A room: where somebody or something goes, or where a worker is."""
    where = int(site_owner(table, seat)) if name == "site" else seat
    args: Arguments = {"cell": cell_word(cell), "room": room_thing(edition, table, where, cell)}
    if name == "worker":
        return Message(_of_worker(table, seat, "move-worker"), args | _offering(table, seat))
    return Message(f"move-{name}", args)


def _of_worker(table: Table, seat: int, id: str) -> str:
    if table.question in PAYING:
        return f"{id}-pay" if table.question == Question.SACRIFICE else f"{id}-offer"
    return f"{id}-trade" if question_of(table, seat) == Question.TRADER else id


def _offering(table: Table, seat: int) -> Arguments:
    """18.2  What a worker brings that is paid."""
    if table.question != Question.OFFERING:
        return {}
    cost = price(0, Good.MINERALS, int(table.power[seat, Verb.SACRIFICE_COST]))
    return {"price": cost, "vp": int(table.power[seat, Verb.SACRIFICE_VP])}


def _to(book: Book, table: Table, seat: int, name: str, partner: int, kind: int = 0) -> Message:
    """What is done to another kingdom."""
    id, cost = f"move-{name}", favour_cost(book, Cost.LINK, 0)
    args: Arguments = {"partner": Seat(partner)}
    match name:
        case "break":
            return Message(id, args | {"favours": int(table.favours[seat])})
        case "aid":
            return Message(id, args | {"price": price(aid_cost(book))})
        case "route" if table.question == Question.FREE_ROUTE:
            return Message(id, args | {"price": price(0)})
        case "route":
            return Message(id, args | {"price": price(cost, Good.MINERALS, int(book.link))})
        case "threaten":
            free = table.question == Question.FREE_THREAT
            demanded = amount(Good.MONEY if kind == MONEY else Good.VP, demand(book, table, partner, kind))
            args |= {"amount": demanded, "price": price(0 if free else threat_cost(book, table, seat))}
    return Message(id, args)


def demand(book: Book, table: Table, victim: int, kind: int) -> int:
    """8.7, 17.3, 19.18  What a threat demands from a player."""
    if kind != MONEY and is_safe(table, victim):
        return 0
    printed = int(book.threat_money[table.era] if kind == MONEY else book.threat_vp[table.era])
    return max(0, printed - int(table.power[victim, Verb.THREAT_RELIEF]))


def _on(book: Book, table: Table, seat: int, name: str, route: int) -> Message:
    """What is done on a route."""
    args: Arguments = {"number": route, "on": between(table, route)}
    if name != "trade":
        return Message(f"move-{name}", args)
    cost = price(favour_cost(book, Cost.TRADE, 0), Good.FOOD, trade_food(book, table, seat))
    return Message("move-trade", args | {"price": cost})


def _answer(table: Table, seat: int, id: str) -> Message:
    """Yes and no, by what is asked."""
    asked = QUESTIONS[int(table.question)]
    if table.question != Question.MERCY:
        return Message(f"{id}-{asked}")
    power = table.power[seat]
    return Message(
        f"{id}-{asked}", {"price": price(0, Good.FOOD, int(power[Verb.MERCY_FOOD])), "vp": int(power[Verb.MERCY_VP])}
    )


def _tile(edition: Edition, table: Table, seat: int, name: str, slot: int) -> Message:
    """9.9, 9.10, 19.8  A tile, by its place and its building."""
    book, tile = edition.opened(Book), int(table.tiles[seat, slot - 1])
    if not tile:
        return Message(f"move-{name}-empty", {"tile": slot})
    if table.question == Question.STEALTH:
        cost = price(0)
    elif name == "reclaim":
        cost = price(favour_cost(book, Cost.RECLAIM, 0), Good.MINERALS, int(book.reclaim))
    else:
        cost = price(build_favours(book, table, seat), Good.MINERALS, build_minerals(book, table, seat, tile))
    return Message(f"move-{name}", {"tile": slot, "building": building(edition, tile), "price": cost})


def _step(book: Book, table: Table, seat: int, spaces: int) -> Message:
    """10.6 to 10.8  How far a worker goes on a route, and where that is."""
    route = int(route_of(table, seat, int(table.picked[seat]) - 1))
    space = int(space_of(table, seat, route)) - 1 + spaces
    home = space == END and (route > GENERAL or are_allied(table, seat, other_end(table, seat, route)))
    where = Message("space-home") if home else space_on(book, table, seat, route, space)
    return Message("move-step", {"count": spaces, "space": where})


def _wonder_vp(table: Table, seat: int) -> int:
    """9.7, 18.8  What it brings to worship wonders."""
    return int(table.count[seat, Quantity.WONDERS]) * (1 + int(table.power[seat, Verb.WONDER_VP]))


def _manage(book: Book, table: Table, seat: int, name: str, kind: int = 0, lots: int = 0) -> Message:
    """9.4 to 9.7, 9.12  Actions of management, with their prices."""
    id, power = f"move-{name}", table.power[seat]
    match name:
        case "exchange":
            return Message(id, lot(book, kind, lots) | {"price": price(exchange_cost(book, table, seat))})
        case "birth":
            cost = price(favour_cost(book, Cost.BIRTH, 0), Good.FOOD, int(book.birth[table.era]))
            return Message(id, {"price": cost})
        case "worship-heroes":
            cost = price(favour_cost(book, Cost.HEROES, 0), Good.FOOD, hero_food(book, table, seat))
            return Message(id, {"vp": int(hero_vp(table, seat)), "price": cost})
        case "worship-wonders":
            cost = price(favour_cost(book, Cost.WONDERS, 0), Good.MINERALS, int(book.wonder_minerals[table.era]))
            return Message(id, {"vp": _wonder_vp(table, seat), "price": cost})
    return Message(id, {"favours": favours(kind), "votes": kind + int(power[Verb.CAMPAIGN_VOTES])})

"""Diplomacy: rulebook, chapter 8."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import GENERAL, MIXES, Cost, Event, Good, Move, Phase, Question, Status, Verb
from ..table import Table
from .goods import ask, favour_cost, gain, keeper, lose, put, seat_at
from .people import are_allied, leads_to, take_route
from .status import attack, defence

MONEY = 1  # what a threat demands
VP = 2


@rule
def begin_diplomacy(table: Table) -> None:
    """8.1  "When the phase begins, you get as many favours as your POL." """
    table.phase = Phase.DIPLOMACY
    table.step = 0
    table.stage = 0
    for seat in range(table.seats):
        table.favours[seat] = table.status[seat, Status.POL]
        table.acted[seat] = 0


@rule
def run_diplomacy(table: Table) -> None:
    """8.2, 9.1  Each player has one turn; then comes management."""
    if table.step < table.seats:
        table.active = seat_at(table, int(table.step))
        ask(table, Question.DIPLOMACY, int(table.active))
    else:
        table.phase = Phase.MANAGEMENT
        table.step = 0


@rule
def legal_diplomacy(book: Book, table: Table, seat: int, out: Any) -> int:
    """8.2  Any action that can be paid for, or the end."""
    count = put(out, 0, Move.END.first)
    for other in range(table.seats):
        if may_aid(book, table, seat, other):
            count = put(out, count, encode(Move.AID, other))
    for other in range(table.seats):
        for kind in range(MONEY, VP + 1):
            if may_threaten(book, table, seat, other, kind):
                count = put(out, count, encode(Move.THREATEN, other, kind))
    for other in range(table.seats):
        if may_break(table, seat, other):
            count = put(out, count, encode(Move.BREAK, other))
    return count


@rule
def is_busy(table: Table, seat: int) -> bool:
    """8.8  After an alliance was broken there is no other action."""
    return table.acted[seat] == 2


@rule
def has(table: Table, seat: int, favours: int, good: int, amount: int) -> bool:
    """8.1, 2.5  Whether a seat can pay for an action."""
    return not is_busy(table, seat) and table.favours[seat] >= favours and table.goods[seat, good] >= amount


@rule
def spend(table: Table, seat: int, favours: int, good: int, amount: int) -> None:
    """8.1, 2.5  Pay for an action."""
    table.favours[seat] -= favours
    table.acted[seat] = 1
    lose(table, seat, good, amount)


@rule
def may_aid(book: Book, table: Table, seat: int, other: int) -> bool:
    """8.3, 8.5  "... to a player at the other end of one of your routes." """
    if seat == other or is_busy(table, seat) or table.aided[seat]:
        return False
    goods = (
        int(table.goods[seat, Good.FOOD]) + int(table.goods[seat, Good.MINERALS]) + int(table.goods[seat, Good.MONEY])
    )
    linked = leads_to(table, seat, other) or are_allied(table, seat, other) != 0
    return linked and goods >= book.aid and table.favours[seat] >= aid_cost(book)


@rule
def aid_cost(book: Book) -> int:
    """8.3  The favours of an aid."""
    return favour_cost(book, Cost.AID, 0)


@rule
def threat_cost(book: Book, table: Table, seat: int) -> int:
    """8.6, 19.6  The favours of a threat."""
    return favour_cost(book, Cost.THREATEN, int(table.power[seat, Verb.THREAT_FAVOURS]))


@rule
def may_threaten(book: Book, table: Table, seat: int, other: int, kind: int) -> bool:
    """8.6, 17.6, 19.16, 19.17  An own general route, no alliance, and a higher Attack, unless a hero does without."""
    if seat == other or is_busy(table, seat) or table.favours[seat] < threat_cost(book, table, seat):
        return False
    if kind == MONEY and table.power[other, Verb.SAFE_MONEY]:
        return False
    if not table.power[seat, Verb.THREAT_FORCE] and attack(table, seat) <= defence(table, other):
        return False
    if table.power[seat, Verb.THREAT_ALL]:
        return True
    return leads_to(table, seat, other) and not are_allied(table, seat, other)


@rule
def may_break(table: Table, seat: int, other: int) -> bool:
    """8.8  "You need at least 1, and it is your only action of diplomacy and management in the round." """
    return seat != other and table.acted[seat] == 0 and table.favours[seat] > 0 and are_allied(table, seat, other) != 0


@rule
def begin_aid(book: Book, table: Table, seat: int, other: int) -> None:
    """8.3  What is offered is chosen next."""
    table.favours[seat] -= aid_cost(book)
    table.acted[seat] = 1
    table.target = other
    ask(table, Question.MIX, seat)


@rule
def has_mix(book: Book, table: Table, seat: int, mix: int) -> bool:
    """8.3  "... exactly three goods you have." """
    for good in range(Good.FOOD, Good.MONEY + 1):
        if table.goods[seat, good] < book.mix[mix, good]:
            return False
    return True


@rule
def legal_mixes(book: Book, table: Table, seat: int, out: Any) -> int:
    """8.3  "... in any mix of money, food and minerals." """
    count = 0
    for mix in range(1, MIXES + 1):
        if has_mix(book, table, seat, mix):
            count = put(out, count, encode(Move.OFFER, mix))
    return count


@rule
def offer_aid(book: Book, table: Table, seat: int, mix: int) -> None:
    """8.4, 19.5  The other player answers, unless the aid can't be refused."""
    table.mix = mix
    sure = keeper(book, table, seat, Verb.SURE_AID)
    note(table, Event.AID_OFFERED, seat, mix, sure, int(table.target))
    if sure:
        accept_aid(book, table, int(table.target))
    else:
        ask(table, Question.AID, int(table.target))


@rule
def accept_aid(book: Book, table: Table, seat: int) -> None:
    """8.4, 8.5  "If the aid is accepted, the goods change hands and you gain 5 VP." """
    giver, mix = int(table.active), int(table.mix)
    for good in range(Good.FOOD, Good.MONEY + 1):
        lose(table, giver, good, int(book.mix[mix, good]))
        gain(table, seat, good, int(book.mix[mix, good]))
    table.aided[seat] = 1
    gain(table, giver, Good.VP, int(book.aid_accepted))
    note(table, Event.AID_ACCEPTED, seat, mix, int(book.aid_accepted), giver)
    end_aid(book, table, giver)


@rule
def refuse_aid(book: Book, table: Table, seat: int) -> None:
    """8.4  "If it is refused, you keep them and gain 2 VP." """
    giver = int(table.active)
    gain(table, giver, Good.VP, int(book.aid_refused))
    note(table, Event.AID_REFUSED, seat, 0, int(book.aid_refused), giver)
    end_aid(book, table, giver)


@rule
def end_aid(book: Book, table: Table, giver: int) -> None:
    """19.16  "Your aid brings 2 VP more, whatever the answer." """
    table.mix = 0
    table.target = 0
    amount = int(table.power[giver, Verb.AID_VP])
    if amount:
        gain(table, giver, Good.VP, amount)
        note(table, Event.GAINED_VP, giver, keeper(book, table, giver, Verb.AID_VP), amount, 0)


@rule
def threaten(book: Book, table: Table, seat: int, other: int, kind: int) -> None:
    """8.6  An action of diplomacy."""
    table.favours[seat] -= threat_cost(book, table, seat)
    table.acted[seat] = 1
    extract(book, table, seat, other, kind)


@rule
def extract(book: Book, table: Table, seat: int, other: int, kind: int) -> None:
    """8.7, 17.3, 19.17, 19.18  "The player gives you that, or all they have of it, even if that is nothing." """
    good = Good.MONEY if kind == MONEY else Good.VP
    demand = int(book.threat_money[table.era]) if kind == MONEY else int(book.threat_vp[table.era])
    demand = max(0, demand - int(table.power[other, Verb.THREAT_RELIEF]))
    if kind == VP and is_safe(table, other):
        demand = 0
    got = lose(table, other, good, demand)
    gain(table, seat, good, got)
    note(table, Event.THREATENED, seat, good, got, other)
    amount = int(table.power[seat, Verb.THREAT_VP])
    if amount:
        gain(table, seat, Good.VP, amount)
        note(table, Event.GAINED_VP, seat, keeper(book, table, seat, Verb.THREAT_VP), amount, 0)


@rule
def is_safe(table: Table, seat: int) -> bool:
    """19.18  In the round he is patched."""
    return table.safe[seat] != 0


@rule
def break_alliance(book: Book, table: Table, seat: int, other: int) -> None:
    """8.8  "You get 1 vote for each favour. The allied route goes back to the storage ..." """
    votes = int(table.favours[seat])
    route = are_allied(table, seat, other)
    table.favours[seat] = 0
    table.acted[seat] = 2
    gain(table, seat, Good.VOTES, votes)
    note(table, Event.BROKE, seat, GENERAL + route, votes, other)
    take_route(book, table, GENERAL + route)
    table.allied_left += 1

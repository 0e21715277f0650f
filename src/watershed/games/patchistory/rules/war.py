"""War: rulebook, chapter 12."""

from typing import Any

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import HAND, MOST_MINERALS, MOST_VOTES, NOBODY, Event, Good, Move, Question, Verb
from ..table import Table
from .construction import THEIRS, has_site
from .diplomacy import MONEY, VP, extract, is_safe
from .goods import ask, ask_all, gain, has_tile, keeper, lose, put, reward, seat_at
from .people import leave_route
from .status import attack, defence

TALKS = 0  # stages of a negotiation, and of what comes after a war
OWNER = 1
OTHER = 2
THREAT = 3
STEALTH = 4
MERCY = 5
HOME = 6
PEACEFUL = 1  # answers
AGGRESSIVE = 2
BOTH = 3  # who invades: the owner of the route is 1, the other 2


@rule
def both_ends(table: Table) -> int:
    """11.2, 12.3  A bit for each of the two players at the ends of the route."""
    return 1 << (int(table.owner[table.route]) - 1) | 1 << (int(table.other[table.route]) - 1)


@rule
def fight(table: Table, route: int) -> None:
    """12.1, 12.3  Both choose their minerals, sealed."""
    table.route = route
    ask_all(table, Question.COMMIT, both_ends(table))


@rule
def most_pairs(table: Table, seat: int) -> int:
    """18.13  "In a war you may use 2 votes as 1 mineral." """
    each = int(table.power[seat, Verb.VOTES_AS_MINERAL])
    return min(MOST_VOTES // 2, int(table.goods[seat, Good.VOTES]) // each) if each else 0


@rule
def legal_commitments(table: Table, seat: int, out: Any) -> int:
    """12.3, 18.13  Minerals, then votes instead of minerals."""
    count = 0
    if table.answer[seat] == 0:
        for minerals in range(min(MOST_MINERALS, int(table.goods[seat, Good.MINERALS])) + 1):
            count = put(out, count, encode(Move.COMMIT, minerals))
    else:
        for pairs in range(most_pairs(table, seat) + 1):
            count = put(out, count, encode(Move.PLEDGE, pairs))
    return count


@rule
def commit(table: Table, seat: int, minerals: int) -> None:
    """12.3  The minerals are chosen; who can use votes chooses these next."""
    table.answer[seat] = minerals + 1
    if most_pairs(table, seat) == 0:
        table.sealed |= 1 << seat


@rule
def pledge(table: Table, seat: int, pairs: int) -> None:
    """18.13  Votes instead of minerals."""
    table.pledge[seat] = pairs
    table.sealed |= 1 << seat


@rule
def strength(table: Table, seat: int, invades: bool) -> int:
    """12.2, 12.3, 18.13  Attack or Defence, with the minerals and the votes that were chosen."""
    return strength_with(table, seat, invades, int(table.answer[seat]) - 1 + int(table.pledge[seat]))


@rule
def strength_with(table: Table, seat: int, invades: bool, minerals: int) -> int:
    """12.2, 12.3, 19.6  Attack or Defence, and 1 for each mineral; some count double."""
    heavy = min(minerals, int(table.power[seat, Verb.HEAVY_MINERALS]))
    return (attack(table, seat) if invades else defence(table, seat)) + minerals + heavy


@rule
def reveal_commitments(book: Book, table: Table) -> None:
    """12.2 to 12.6  The minerals are spent, and the higher strength wins."""
    route = int(table.route)
    owner, other, roles = int(table.owner[route]) - 1, int(table.other[route]) - 1, int(table.war[route])
    mine, theirs = strength(table, owner, roles & 1 != 0), strength(table, other, roles & 2 != 0)
    spend_commitment(table, owner, mine)
    spend_commitment(table, other, theirs)
    table.winner = winner_of(owner, other, roles, mine, theirs)
    if table.winner == NOBODY:
        note(table, Event.WAR_DRAWN, owner, 0, 0, other)
    else:
        table.target = other if table.winner == owner else owner
        invaded = roles & (1 if table.winner == owner else 2) != 0
        take_victory(book, table, int(table.winner), int(table.target), invaded, abs(mine - theirs))
    table.war[route] = 0
    table.stage = THREAT


@rule
def winner_of(owner: int, other: int, roles: int, mine: int, theirs: int) -> int:
    """12.4  "The higher strength wins. The Defender wins a tie. Two Invaders who tie both lose." """
    if mine == theirs:
        if roles == BOTH:
            return NOBODY
        return other if roles == 1 else owner
    return owner if mine > theirs else other


@rule
def spend_commitment(table: Table, seat: int, total: int) -> None:
    """12.3  "Each adds 1 strength and is spent." """
    minerals, pairs = int(table.answer[seat]) - 1, int(table.pledge[seat])
    votes = pairs * int(table.power[seat, Verb.VOTES_AS_MINERAL])
    lose(table, seat, Good.MINERALS, minerals)
    lose(table, seat, Good.VOTES, votes)
    note(table, Event.COMMITTED, seat, votes, minerals, total)


@rule
def take_victory(book: Book, table: Table, seat: int, loser: int, invaded: bool, lead: int) -> None:
    """12.5, 12.6, 17.2, 19.18  VP from the storage, and from the loser if the victory is perfect."""
    vp = int(book.invader[table.era]) if invaded else int(book.defender[table.era])
    gain(table, seat, Good.VP, vp)
    note(table, Event.WAR_WON, seat, 1 if invaded else 0, vp, loser)
    reward(book, table, seat, Verb.VICTORY_VP, Good.VP, Event.GAINED_VP)
    if lead >= book.perfect:
        taken = 0 if is_safe(table, loser) else lose(table, loser, Good.VP, int(book.spoils))
        gain(table, seat, Good.VP, taken)
        note(table, Event.PERFECT, seat, 0, taken, loser)


@rule
def after_war(book: Book, table: Table) -> None:
    """12.7  Napoleon's threat, the Stealth Aircraft, the Red Cross. "Then the worker comes home." """
    winner, stage = int(table.winner), int(table.stage)
    table.stage += 1
    if stage == THREAT:
        if winner != NOBODY and table.power[winner, Verb.FREE_THREAT]:
            ask(table, Question.FREE_THREAT, winner)
    elif stage == STEALTH:
        if winner != NOBODY and may_raid(book, table, winner):
            ask(table, Question.STEALTH, winner)
    elif stage == MERCY:
        ask_mercy(table)
    else:
        route = int(table.route)
        leave_route(table, int(table.owner[route]) - 1, route)
        table.route = 0
        table.target = 0
        table.winner = 0
        table.stage = TALKS


@rule
def legal_threats(table: Table, out: Any) -> int:
    """18.15, 17.6  Money or VP of the loser, or nothing."""
    count = put(out, 0, Move.DECLINE.first)
    if not table.power[table.target, Verb.SAFE_MONEY]:
        count = put(out, count, encode(Move.THREATEN, int(table.target), MONEY))
    return put(out, count, encode(Move.THREATEN, int(table.target), VP))


@rule
def threaten_loser(book: Book, table: Table, seat: int, kind: int) -> None:
    """18.15  "... you may threaten the loser at once, without favours, a route or a higher Attack." """
    extract(book, table, seat, int(table.target), kind)


@rule
def may_raid(book: Book, table: Table, seat: int) -> bool:
    """19.8  "... once a round", with a tile and a room for it."""
    if not table.power[seat, Verb.STEALTH] or table.raided[seat] or not has_tile(table, seat):
        return False
    return has_site(book, table, int(table.target), THEIRS)


@rule
def legal_raids(table: Table, seat: int, out: Any) -> int:
    """19.8  One of the seat's tiles, or none."""
    count = put(out, 0, Move.DECLINE.first)
    for slot in range(1, HAND + 1):
        if table.tiles[seat, slot - 1]:
            count = put(out, count, encode(Move.RECLAIM, slot))
    return count


@rule
def raid(table: Table, seat: int, slot: int) -> None:
    """19.8  The tile is chosen; the room of the loser is chosen next."""
    table.raided[seat] = 1
    table.slot[seat] = slot
    table.reclaiming[seat] = THEIRS
    ask(table, Question.SITE, seat)


@rule
def ask_mercy(table: Table) -> None:
    """19.5  "... after each war of any players, you may pay 1 food for 5 VP." """
    for step in range(table.seats):
        seat = seat_at(table, step)
        if table.power[seat, Verb.MERCY_VP] and table.goods[seat, Good.FOOD] >= table.power[seat, Verb.MERCY_FOOD]:
            ask(table, Question.MERCY, seat)
            return


@rule
def show_mercy(book: Book, table: Table, seat: int) -> None:
    """19.5  Food for VP."""
    lose(table, seat, Good.FOOD, int(table.power[seat, Verb.MERCY_FOOD]))
    vp = int(table.power[seat, Verb.MERCY_VP])
    gain(table, seat, Good.VP, vp)
    note(table, Event.GAINED_VP, seat, keeper(book, table, seat, Verb.MERCY_VP), vp, 0)

"""What neighbours are worth: threats, wars and alliances."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import ALLIED, ERAS, GENERAL, LAPS, Good, Phase, Question, Verb
from ..rules.people import NEGOTIATION, are_allied, may_ally
from ..rules.status import attack, defence
from ..rules.war import AGGRESSIVE
from ..table import Table
from .worth import MINERAL, VP, lasting, rounds_left

ROUTE = 45  # a route of one's own, for each round: for aid, threats and trades
ALLIANCE = 24  # an allied route
BACKWARDS = 12  # the end whose first space has VP
THREAT = 6  # being able to threaten, for each round and era
FEAR = 6  # being threatened
EDGE = 13  # in a hundred: the chance that each strength more adds
RISKY = 40  # in a hundred: a smaller chance isn't worth a war
NEAR = 5  # rounds for which a balance of power lasts


@rule
def minerals_for_war(table: Table, seat: int) -> int:
    """Minerals that a seat is likely to use in a war."""
    return min(6, (int(table.goods[seat, Good.MINERALS]) + 1) // 2)


@rule
def chance(lead: int, steps: int) -> int:
    """The chance of a victory with a lead in strength, in a hundred."""
    return min(97, max(3, 50 + steps * lead))


@rule
def outcome(book: Book, table: Table, seat: int, invades: bool, lead: int, won: int) -> int:
    """What a war will bring with a lead in strength and a chance to win."""
    era = int(table.era)
    brings = int(book.invader[era]) if invades else int(book.defender[era])
    brings += int(table.power[seat, Verb.VICTORY_VP])
    perfect = min(90, max(0, 25 * (lead - int(book.perfect) + 2)))
    crushed = min(90, max(0, 25 * (-lead - int(book.perfect) + 2)))
    return VP * brings * won // 100 + VP * int(book.spoils) * (perfect - crushed) // 100


@rule
def strength_of(table: Table, seat: int, invades: bool) -> int:
    """The strength to reckon with."""
    return (attack(table, seat) if invades else defence(table, seat)) + minerals_for_war(table, seat)


@rule
def war_worth(book: Book, table: Table, seat: int, other: int, invades: bool, attacked: bool) -> int:
    """What a war between two seats will bring to the first."""
    lead = strength_of(table, seat, invades) - strength_of(table, other, attacked)
    won = chance(lead, EDGE)
    return outcome(book, table, seat, invades, lead, won) - MINERAL * minerals_for_war(table, seat) // 2


@rule
def is_too_late(table: Table) -> bool:
    """Whether a war that is declared now is never fought."""
    if table.era < ERAS or table.lap < LAPS:
        return False
    swift = 0
    for seat in range(table.seats):
        swift += int(table.power[seat, Verb.SWIFT])
    return swift == 0


@rule
def invasion_worth(book: Book, table: Table, seat: int, other: int) -> int:
    """What declaring war brings, with the minerals that have to be paid."""
    if is_too_late(table):
        return -MINERAL
    wanted = int(book.prepare[table.era]) + int(table.power[other, Verb.TOLL])
    missing = max(0, wanted - int(table.goods[seat, Good.MINERALS]))
    price = MINERAL * (wanted - missing) + VP * int(book.missing_mineral) * missing
    return war_worth(book, table, seat, other, True, False) - price


@rule
def peace_worth(book: Book, table: Table, seat: int, other: int) -> int:
    """What a thumb up brings: peace, or a war as Defender."""
    peace = alliance_worth(table) if may_ally(table, seat, other) else 0
    if is_too_late(table):
        return peace
    hostile = 65 if attack(table, other) > defence(table, seat) else 20
    return (war_worth(book, table, seat, other, False, True) * hostile + peace * (100 - hostile)) // 100


@rule
def talk_worth(book: Book, table: Table, seat: int, other: int) -> int:
    """What a negotiation may bring to the one whose worker is there."""
    return max(0, invasion_worth(book, table, seat, other), peace_worth(book, table, seat, other))


@rule
def alliance_worth(table: Table) -> int:
    """What an allied route is worth to each partner."""
    return 60 + ALLIANCE * rounds_left(table)


@rule
def thumb_worth(book: Book, table: Table, seat: int) -> int:
    """What a sealed thumb promises."""
    route = int(table.route)
    owner, other = int(table.owner[route]) - 1, int(table.other[route]) - 1
    if table.answer[seat] == 0 or (seat != owner and seat != other):
        return 0
    rival = other if seat == owner else owner
    if table.answer[seat] == AGGRESSIVE:
        return invasion_worth(book, table, seat, rival)
    return peace_worth(book, table, seat, rival)


@rule
def committed(table: Table, seat: int) -> int:
    """Minerals that a seat has sealed for a war."""
    return int(table.answer[seat]) - 1 if table.question == Question.COMMIT and table.answer[seat] > 0 else 0


@rule
def pledged(table: Table, seat: int) -> int:
    """Votes that it has sealed with them."""
    if table.question != Question.COMMIT:
        return 0
    return int(table.pledge[seat]) * int(table.power[seat, Verb.VOTES_AS_MINERAL])


@rule
def battle_worth(book: Book, table: Table, seat: int, rival: int, invades: bool, attacked: bool) -> int:
    """What a war is worth to a seat that has sealed its minerals."""
    minerals = committed(table, seat) + int(table.pledge[seat])
    minerals += min(minerals, int(table.power[seat, Verb.HEAVY_MINERALS]))
    mine = (attack(table, seat) if invades else defence(table, seat)) + minerals
    lead = mine - strength_of(table, rival, attacked)
    if lead == 0 and not invades:
        lead = 1
    spread = 2 + int(table.goods[rival, Good.MINERALS])
    return outcome(book, table, seat, invades, lead, chance(lead, 80 // min(10, spread)))


@rule
def wars_worth(book: Book, table: Table, seat: int) -> int:
    """Wars that are declared, and the one whose minerals are being sealed."""
    total = 0
    for route in range(1, GENERAL + 1):
        roles = int(table.war[route])
        if roles:
            owner, other = int(table.owner[route]) - 1, int(table.other[route]) - 1
            if seat in (owner, other):
                bit, rival = (1 if seat == owner else 2), (other if seat == owner else owner)
                invades, attacked = roles & bit != 0, roles & (3 - bit) != 0
                if table.question == Question.COMMIT and table.route == route and table.answer[seat] > 0:
                    total += battle_worth(book, table, seat, rival, invades, attacked)
                elif table.space[route] != NEGOTIATION + 1 or not is_too_late(table):
                    total += war_worth(book, table, seat, rival, invades, attacked)
    return total


@rule
def routes_worth(book: Book, table: Table, seat: int) -> int:
    """Routes, allies, and who could threaten whom."""
    near, total = min(rounds_left(table), NEAR), 0
    linked, feared = 0, 0
    for route in range(1, GENERAL + 1):
        owner, other = int(table.owner[route]) - 1, int(table.other[route]) - 1
        if owner == seat:
            total += ROUTE * lasting(table) // 100
            if not linked >> other & 1 and attack(table, seat) > defence(table, other):
                total += 0 if are_allied(table, seat, other) else THREAT * near * int(table.era)
            linked |= 1 << other
        elif other == seat and owner >= 0 and not feared >> owner & 1:
            if attack(table, owner) > defence(table, seat) and not are_allied(table, seat, owner):
                total -= FEAR * near * int(table.era)
            feared |= 1 << owner
    for route in range(1, ALLIED + 1):
        if table.end_a[route] == seat + 1 or table.end_b[route] == seat + 1:
            total += alliance_worth(table) + (BACKWARDS if table.end_b[route] == seat + 1 else 0)
    return total


@rule
def treaty_worth(table: Table, seat: int) -> int:
    """An alliance that is being made."""
    if table.question == Question.END_OF_ROUTE:
        maker, partner = int(table.asked), int(table.target)
        return alliance_worth(table) if seat in (maker, partner) else 0
    if table.question == Question.TREATY and table.phase == Phase.NEGOTIATION:
        route = int(table.route)
        if table.owner[route] == seat + 1 or table.other[route] == seat + 1:
            return alliance_worth(table) * 60 // 100
    return 0

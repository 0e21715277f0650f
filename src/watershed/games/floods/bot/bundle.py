"""What resources are worth to a seat: what they can build. Trades are judged by that alone.

A bundle is taken apart into buildings, the cheapest way to pay first. What is left over is worth less with every unit
of a kind. So the fourth kind of resource is worth far more than the tenth unit of the first.
"""

from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..names import NOBODY, Event, Resource
from ..rules.trade import laid_in_all, side_of
from ..table import Table

DOLMEN = 170  # a building that becomes a dolmen, in hundredths of a point
BUILDING = 80  # any other building
FIRST, SECOND, MORE = 24, 15, 8  # the first unit of a kind that is left over, the second, and each one more
LAST = 8  # units of a kind that count when they are left over
FAIR = 3  # a trade that gives the other so many times as much as you is not made
SCORN = 3000  # what a bad trade costs, more than any bot misjudges
IDLE_TALK = 60  # what an offer costs that nobody will accept, or that brings nothing


@rule
def worth(goods: Ints, change: Ints, sign: int, less: Ints, sites: int) -> int:
    """What a bundle is worth with a change: `sign` times one row more, as many times another less; with so many cells
    for dolmens.
    """
    one = int(goods[1]) + sign * (int(change[1]) - int(less[1]))
    two = int(goods[2]) + sign * (int(change[2]) - int(less[2]))
    three = int(goods[3]) + sign * (int(change[3]) - int(less[3]))
    four = int(goods[4]) + sign * (int(change[4]) - int(less[4]))
    five = int(goods[5]) + sign * (int(change[5]) - int(less[5]))
    return worth_of(one, two, three, four, five, sites)


@rule
def worth_of(one: int, two: int, three: int, four: int, five: int, sites: int) -> int:
    """The same for amounts, which are put in order first: the most plentiful pay first."""
    built = 0
    for _ in range(40):
        # The smallest is put last; four of the others pay.
        low = min(one, two, three, four, five)
        if low == one:
            one, five = five, one
        elif low == two:
            two, five = five, two
        elif low == three:
            three, five = five, three
        elif low == four:
            four, five = five, four
        if min(one, two, three, four) == 0:
            break
        one, two, three, four = one - 1, two - 1, three - 1, four - 1
        built += 1
    # At most three kinds are left; the smaller of the four first ones is one that is gone.
    if one == 0:
        one, four = four, one
    elif two == 0:
        two, four = four, two
    elif three == 0:
        three, four = four, three
    sixes = min(one, two, three) // 2
    one, two, three = one - 2 * sixes, two - 2 * sixes, three - 2 * sixes
    low = min(one, two, three)
    if low == one:
        one, three = three, one
    elif low == two:
        two, three = three, two
    eights = min(one, two) // 4
    one, two = one - 4 * eights, two - 4 * eights
    tens = max(one, two) // 10
    if one >= two:
        one -= 10 * tens
    else:
        two -= 10 * tens
    built += sixes + eights + tens
    left = left_over(one) + left_over(two) + left_over(three) + left_over(four) + left_over(five)
    return DOLMEN * min(built, sites) + BUILDING * max(0, built - sites) + left


@rule
def left_over(units: int) -> int:
    """What units of one kind are worth that build nothing yet."""
    if units <= 0:
        return 0
    return FIRST + (SECOND + MORE * (min(units, LAST) - 2) if units > 1 else 0)


@rule
def dolmen_sites(table: Table, seat: int) -> int:
    """Cells on which a seat could build a dolmen."""
    count = 0
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1 and table.dolmen[cell] == 0:
            count += 1
    return count


@rule
def purse(table: Table, seat: int) -> int:
    """What a seat's resources are worth to it."""
    goods = table.goods[seat]
    return worth_of(
        int(goods[1]), int(goods[2]), int(goods[3]), int(goods[4]), int(goods[5]), dolmen_sites(table, seat)
    )


@rule
def gain(table: Table, seat: int, more: Ints, less: Ints) -> int:
    """What a trade brings a seat that gets one row and gives another."""
    sites = dolmen_sites(table, seat)
    return worth(table.goods[seat], more, 1, less, sites) - worth(table.goods[seat], more, 0, less, sites)


@rule
def is_good(mine: int, theirs: int) -> bool:
    """Whether a seat makes a trade: it gains, and doesn't give away many times as much."""
    return mine > 0 and theirs <= FAIR * mine


@rule
def is_acceptable(table: Table, seat: int) -> bool:
    """Whether a seat that has to answer the offer on the table should accept it."""
    side = side_of(table)
    other = int(table.responder) if table.counter else int(table.active)
    mine = gain(table, seat, table.give[side], table.get[side])
    theirs = gain(table, other, table.get[side], table.give[side])
    return is_good(mine, theirs)


@rule
def prospect(table: Table, seat: int) -> int:
    """What the offer that a seat is making or has made may bring: something if the other would accept it."""
    side = side_of(table)
    other = int(table.active) if table.counter else int(table.addressee)
    if other == NOBODY:
        return -IDLE_TALK
    mine = gain(table, seat, table.get[side], table.give[side])
    theirs = gain(table, other, table.give[side], table.get[side])
    return mine * 3 // 4 if is_good(mine, theirs) and is_good(theirs, mine) else -IDLE_TALK


@rule
def hope(table: Table, seat: int) -> int:
    """The same for an offer that isn't complete yet: the best that a swap of two kinds could make of it."""
    side = side_of(table)
    other = int(table.active) if table.counter else int(table.addressee)
    if other == NOBODY:
        return -IDLE_TALK
    best = prospect(table, seat) if table.laid else -IDLE_TALK
    given = laid_in_all(table.give[side])
    wanted = laid_in_all(table.get[side])
    if wanted == 0:
        for give in range(Resource.WOOD, Resource.GRANITE + 1):
            if given == 0 and table.goods[seat, give]:
                for get in range(Resource.WOOD, Resource.GRANITE + 1):
                    best = max(best, swap(table, seat, other, side, give, get))
        if given:
            for get in range(Resource.WOOD, Resource.GRANITE + 1):
                best = max(best, swap(table, seat, other, side, 0, get))
    return best


@rule
def swap(table: Table, seat: int, other: int, side: int, give: int, get: int) -> int:
    """What one unit more of a kind each way would bring; kind 0 is what is laid down already."""
    if give == get or table.goods[other, get] == 0 or table.give[side, get]:
        return -IDLE_TALK
    table.give[side, give] += 1
    table.get[side, get] += 1
    found = prospect(table, seat)
    table.give[side, give] -= 1
    table.get[side, get] -= 1
    return found


@rule
def received(table: Table, seat: int, resource: int) -> int:
    """What a seat got of a resource in the last move; negative for what it gave."""
    total = 0
    for line in range(table.noted):
        if table.events[line, 0] == Event.TRADED and table.events[line, 2] == resource:
            if table.events[line, 4] == seat:
                total += int(table.events[line, 3])
            if table.events[line, 1] == seat:
                total -= int(table.events[line, 3])
    return total


@rule
def earned(table: Table, seat: int) -> int:
    """What the trade of the last move brought a seat."""
    goods = table.goods[seat]
    one, two = int(goods[1]) - received(table, seat, 1), int(goods[2]) - received(table, seat, 2)
    three, four = int(goods[3]) - received(table, seat, 3), int(goods[4]) - received(table, seat, 4)
    five = int(goods[5]) - received(table, seat, 5)
    return purse(table, seat) - worth_of(one, two, three, four, five, dolmen_sites(table, seat))


@rule
def regret(table: Table, seat: int) -> int:
    """What it costs a seat to have accepted a bad trade just now. No bot misjudges by that much."""
    if table.noted == 0 or table.events[0, 0] != Event.ACCEPTED or table.events[0, 1] != seat:
        return 0
    return 0 if is_good(earned(table, seat), earned(table, int(table.events[0, 4]))) else SCORN

"""What things are worth to a seat, in hundredths of a VP: symbols and goods by the rounds to come. Goods are worth less
the more there are, and nothing after the last chance to use them.
"""

from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ERAS, LAPS, Good, Phase, Quantity, Status, Verb
from ..rules.production import worker_upkeep
from ..table import Table

VP = 100
FOOD, MONEY, MINERAL = 25, 40, 95
SPARE_FOOD, SPARE_MONEY, SPARE_MINERAL = 10, 25, 40  # beyond what can be used soon
POL = 95  # a book, for each round with favours
SWORD, SHIELD = 40, 9  # for each round
SLOW, BRISK, QUICK = 45, 22, 6  # the first wheel, the next two and the others, for each round
BROKE = 120  # having nothing for the next auction, and no production of money
FOOD_USED, MONEY_USED, MINERALS_USED = 3, 4, 3  # what a round needs; of minerals, two rounds
HUNGER = 300  # of a food that is missing in this round; later ones can still be found


@rule
def rounds_left(table: Table) -> int:
    """Productions to come."""
    if table.phase == Phase.NONE:
        return 0
    later = (ERAS - int(table.era)) * LAPS
    return later + LAPS - int(table.lap) + 1 if table.phase <= Phase.PRODUCTION else later


@rule
def favour_rounds(table: Table) -> int:
    """Rounds whose favours are still to come."""
    rounds = rounds_left(table)
    return rounds - 1 if Phase.DIPLOMACY <= table.phase <= Phase.PRODUCTION else rounds


@rule
def has_managed(table: Table, seat: int) -> bool:
    """Whether a seat's management of this round is over, or its turn of it."""
    if table.phase == Phase.MANAGEMENT:
        return (seat - int(table.first)) % int(table.seats) < table.step
    return table.phase > Phase.MANAGEMENT


@rule
def managements_left(table: Table, seat: int) -> int:
    """Managements that a seat still has, with this one if it isn't over."""
    rounds = rounds_left(table)
    return rounds - 1 if has_managed(table, seat) and table.phase <= Phase.PRODUCTION else rounds


@rule
def auctions_left(table: Table) -> int:
    """Auctions whose bids aren't paid yet."""
    rounds = rounds_left(table)
    return rounds - 1 if Phase.PATCHING <= table.phase <= Phase.PRODUCTION else rounds


@rule
def tapered(amount: int, first: int, each: int, spare: int) -> int:
    """So many units are worth `each`, three times as many again `spare`, and the rest next to nothing."""
    more = max(0, amount - first)
    return each * min(amount, first) + spare * min(more, 3 * first) + max(0, more - 3 * first)


@rule
def money_worth(book: Book, table: Table, seat: int, stock: int, production: int) -> int:
    """Money is for auctions, and what is produced in the last round comes too late."""
    auctions = auctions_left(table)
    if auctions == 0:
        return 0
    total = stock + production * max(0, rounds_left(table) - 1)
    worth = tapered(total, MONEY_USED * auctions + 2, MONEY, SPARE_MONEY)
    return worth - (BROKE if stock + production == 0 else 0)


@rule
def shortage(round_from_now: int) -> int:
    """How much of a loss by a missing good counts, in a hundred: later there is time to do something about it."""
    return 100 if round_from_now == 0 else max(30, 80 - 20 * round_from_now)


@rule
def food_worth(book: Book, table: Table, seat: int, stock: int, production: int) -> int:
    """Food for the workers and heroes first; what is left is for births and trades."""
    rounds, loss = rounds_left(table), 0
    upkeep, heroes = worker_upkeep(book, table, seat), int(book.hero_upkeep) * heroes_of(table, seat)
    for at in range(rounds):
        stock += production - upkeep
        if (rounds - 1 - at) % LAPS == 0:
            stock -= heroes
        if stock < 0:
            loss += HUNGER * -stock * shortage(at) // 100
            stock = 0
    use = managements_left(table, seat)
    return (tapered(stock, FOOD_USED * use + 2, FOOD, SPARE_FOOD) if use else 0) - loss


@rule
def mineral_worth(book: Book, table: Table, seat: int, stock: int, production: int) -> int:
    """Minerals for the wonders at the end of an era; what is left is for buildings and wars."""
    rounds, loss = rounds_left(table), 0
    wonders = int(book.wonder_upkeep) * wonders_of(table, seat)
    for at in range(rounds):
        stock += production
        if (rounds - 1 - at) % LAPS == 0:
            stock -= wonders
        if stock < 0:
            loss += 2 * HUNGER * -stock * shortage(at) // 100
            stock = 0
    use = managements_left(table, seat)
    return (tapered(stock, MINERALS_USED * use // 2 + 2, MINERAL, SPARE_MINERAL) if use else min(stock, 3)) - loss


@rule
def wheels_worth(wheels: int) -> int:
    """What TRA is worth in each round."""
    return SLOW * min(wheels, 1) + BRISK * min(max(0, wheels - 1), 2) + QUICK * min(max(0, wheels - 3), 4)


@rule
def steady_worth(book: Book, row: Ints) -> int:
    """What symbols are worth in each round that don't bring goods."""
    return (
        VP * int(row[Status.VP])
        + SWORD * int(row[Status.MIL])
        + SHIELD * int(row[Status.SHIELDS])
        + BRISK * int(row[Status.TRA])
    )


@rule
def glance_worth(book: Book, room: int, box: bool) -> int:
    """What the symbols of a room are worth in each round, at a glance: outside its box or in it."""
    row = book.box[room] if box else book.free[room]
    goods = FOOD * int(row[Status.FOOD]) + MINERAL * int(row[Status.MINERALS]) + MONEY * int(row[Status.MONEY])
    return goods + POL * int(row[Status.POL]) + steady_worth(book, row)


@rule
def symbols_worth(book: Book, table: Table, seat: int, room: int, box: bool) -> int:
    """What the symbols of a room will bring a seat until the end, by what it has: outside its box or in it."""
    row = book.box[room] if box else book.free[room]
    total = steady_worth(book, row) * rounds_left(table) + POL * int(row[Status.POL]) * favour_rounds(table)
    goods, status = table.goods[seat], table.status[seat]
    food, minerals, money = int(row[Status.FOOD]), int(row[Status.MINERALS]), int(row[Status.MONEY])
    if food:
        stock, made = int(goods[Good.FOOD]), int(status[Status.FOOD])
        total += food_worth(book, table, seat, stock, made + food) - food_worth(book, table, seat, stock, made)
    if minerals:
        stock, made = int(goods[Good.MINERALS]), int(status[Status.MINERALS])
        total += mineral_worth(book, table, seat, stock, made + minerals)
        total -= mineral_worth(book, table, seat, stock, made)
    if money:
        stock, made = int(goods[Good.MONEY]), int(status[Status.MONEY])
        total += money_worth(book, table, seat, stock, made + money) - money_worth(book, table, seat, stock, made)
    return total


@rule
def heroes_of(table: Table, seat: int) -> int:
    """Heroes that will need food."""
    return 0 if table.power[seat, Verb.NO_UPKEEP] else int(table.count[seat, Quantity.HEROES])


@rule
def wonders_of(table: Table, seat: int) -> int:
    """Wonders that will need minerals."""
    if table.power[seat, Verb.NO_UPKEEP]:
        return 0
    return int(table.count[seat, Quantity.WONDERS]) - int(table.power[seat, Verb.EXTRA_WONDER])

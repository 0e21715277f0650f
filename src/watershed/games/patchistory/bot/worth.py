"""What things are worth to a seat, in hundredths of a VP: symbols and goods by the rounds to come. Goods are worth less
the more there are, and nothing after the last chance to use them.

The numbers come from games of four Citizens: what each thing that a seat has at the start of a round adds to its VP at
the end, against the others at its table (a regression, for the first era, the second and each part of the third). Two
rounds of such games were played, the second with the numbers of the first. Three things stood out. A symbol in the
first era is worth little more than half of what it would bring until the end, because cards get covered and workers
move. Swords and shields are worth what they spare a seat: others' threats and invasions. Money is worth twice what we
had guessed.
"""

from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ERAS, LAPS, Good, Phase, Quantity, Question, Status, Verb
from ..rules.production import worker_upkeep
from ..rules.status import attack, defence
from ..table import Table

VP = 100
FOOD, MONEY, MINERAL = 55, 80, 80
SPARE_FOOD, SPARE_MONEY, SPARE_MINERAL = 20, 40, 40  # beyond what can be used soon
POL = 135  # a book, for each round with favours
SWORD = 50  # for each round, beside what it adds to the Defence
GUARD = 40  # what a sword or shield adds to the Defence, at a glance, for each round
EXPOSED = 210  # an opponent who can surely threaten or invade, for each round
NEAR, REACH = 3, 6  # an Attack is feared that is less than 3 below the Defence, and fully 6 further up
SLOW, BRISK, QUICK = 45, 22, 6  # the first wheel, the next two and the others, for each round
LASTING = (0, 100, 190, 271, 344, 410, 469, 522, 570, 613, 651, 686, 718, 746, 771, 794)  # each round 90 % of the last
CHANGE = 8  # money after the last auction
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
def lasting(table: Table) -> int:
    """What a symbol brings until the end, in hundredths of what it brings in a round: every round counts less than the
    one before.
    """
    return LASTING[rounds_left(table)]


@rule
def favour_rounds(table: Table) -> int:
    """Rounds whose favours are still to come."""
    rounds = rounds_left(table)
    return rounds - 1 if Phase.DIPLOMACY <= table.phase <= Phase.PRODUCTION else rounds


@rule
def has_managed(table: Table, seat: int) -> bool:
    """Whether a seat's management of this round is over: it has finished, or its turn has passed."""
    if table.phase == Phase.MANAGEMENT:
        passed = (seat - int(table.first)) % int(table.seats) < table.step
        return passed or (table.question == Question.MANAGEMENT and int(table.done) >> seat & 1 != 0)
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
def later_auctions(table: Table) -> int:
    """Auctions after the one under way."""
    return auctions_left(table) - (1 if table.phase == Phase.AUCTION else 0)


@rule
def coin_worth(table: Table) -> int:
    """What one money is worth that isn't paid in this auction."""
    auctions = later_auctions(table)
    return MONEY * min(auctions + 1, 3) // 3 if auctions else CHANGE


@rule
def money_worth(book: Book, table: Table, seat: int, stock: int, production: int) -> int:
    """Money is for the auctions after this one, and what is produced in the last round comes too late. After the last
    auction it can only be exchanged.
    """
    auctions = later_auctions(table)
    if auctions == 0:
        return CHANGE * stock if managements_left(table, seat) else 0
    total = stock + production * max(0, rounds_left(table) - 1) * 3 // 4
    worth = tapered(total, MONEY_USED * auctions + 2, MONEY, SPARE_MONEY) * min(auctions + 1, 3) // 3
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
    return tapered(stock, FOOD_USED * use + 2, FOOD, SPARE_FOOD) * min(use, 4) // 4 - loss


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
    if use == 0:
        return min(stock, 3) - loss
    return tapered(stock, MINERALS_USED * use // 2 + 2, MINERAL, SPARE_MINERAL) * min(use + 1, 4) // 4 - loss


@rule
def wheels_worth(wheels: int) -> int:
    """What TRA is worth in each round."""
    return SLOW * min(wheels, 1) + BRISK * min(max(0, wheels - 1), 2) + QUICK * min(max(0, wheels - 3), 4)


@rule
def exposure(table: Table, seat: int, stronger: int) -> int:
    """What a seat loses in each round to those who can threaten or invade it, if its Defence were higher by that."""
    total = 0
    for at in range(1, table.seats):
        other = (seat + at) % int(table.seats)
        lead = attack(table, other) - defence(table, seat) - stronger + NEAR
        total += EXPOSED * min(REACH, max(0, lead)) // REACH
    return total


@rule
def steady_worth(book: Book, row: Ints) -> int:
    """What symbols are worth in each round that don't bring goods, Defence aside."""
    return VP * int(row[Status.VP]) + SWORD * int(row[Status.MIL]) + BRISK * int(row[Status.TRA])


@rule
def glance_worth(book: Book, room: int, box: bool) -> int:
    """What the symbols of a room are worth in each round, at a glance: outside its box or in it."""
    row = book.box[room] if box else book.free[room]
    goods = FOOD * int(row[Status.FOOD]) + MINERAL * int(row[Status.MINERALS]) + MONEY * int(row[Status.MONEY]) // 2
    strength = GUARD * (int(row[Status.MIL]) + int(row[Status.SHIELDS]))
    return goods + POL * int(row[Status.POL]) + strength + steady_worth(book, row)


@rule
def symbols_worth(book: Book, table: Table, seat: int, room: int, box: bool) -> int:
    """What the symbols of a room will bring a seat until the end, by what it has: outside its box or in it."""
    row = book.box[room] if box else book.free[room]
    total = steady_worth(book, row) * lasting(table) // 100
    total += POL * int(row[Status.POL]) * LASTING[favour_rounds(table)] // 100
    if row[Status.MIL] or row[Status.SHIELDS]:
        stronger = int(row[Status.MIL]) + int(row[Status.SHIELDS])
        total += (exposure(table, seat, 0) - exposure(table, seat, stronger)) * lasting(table) // 100
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

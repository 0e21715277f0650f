"""What the texts of heroes and wonders are worth to a seat, in hundredths of a VP."""

from watershed.kernel.rule import rule

from ..book import Book
from ..names import EFFECTS, ERAS, Phase, Quantity, Status, Verb, When
from ..rules.status import quantity, worth
from ..table import Table
from .worth import BRISK, FOOD, GUARD, MINERAL, MONEY, POL, SWORD, VP, lasting, rounds_left


@rule
def eras_to_end(table: Table) -> int:
    """Ends of an era to come."""
    return 0 if table.phase == Phase.NONE else ERAS + 1 - int(table.era)


@rule
def text_times(table: Table, when: int) -> int:
    """How often a text about the end of an era, or of the game, will count."""
    if when == When.ERA:
        return eras_to_end(table)
    if when == When.END:
        return 1 if table.phase != Phase.NONE else 0
    if When.ERA_1 <= when <= When.ERA_3:
        return 1 if table.phase != Phase.NONE and when - When.ERA_1 + 1 >= table.era else 0
    return 0


@rule
def texts_worth(book: Book, table: Table, seat: int, figure: int) -> int:
    """What a visible hero or wonder brings beside its symbols and what it adds to the statuses."""
    total = 0
    for effect in range(EFFECTS):
        when, verb = int(book.when[figure, effect]), int(book.verb[figure, effect])
        if when == When.ALWAYS and verb > Verb.TRA:
            total += power_worth(table, verb, int(book.amount[figure, effect]))
        elif verb == Verb.VP:
            total += VP * worth(book, table, seat, figure, effect) * text_times(table, when)
    return total


@rule
def power_worth(table: Table, verb: int, amount: int) -> int:
    """What a power is worth at a glance, until the end."""
    return 500 if verb in (Verb.CLAIM, Verb.DOUBLE) else power_in_round(verb, amount) * lasting(table) // 100


@rule
def power_in_round(verb: int, amount: int) -> int:
    """What a power is worth at a glance, in each round."""
    match verb:
        case Verb.CAMPAIGN_VP | Verb.CAMPAIGN_VOTES:
            return 60 * amount
        case Verb.CAMPAIGN_MONEY | Verb.HERO_MONEY:
            return 25 * amount
        case Verb.WONDER_VP | Verb.HERO_VP | Verb.HERO_VOTES | Verb.HERO_COUNT:
            return 30 * amount
        case Verb.ROUTE_VP | Verb.ROUTE_MORE:
            return 45 * amount
        case Verb.BUILD_VP:
            return 25 * amount
        case Verb.BUILD_FAVOURS | Verb.BUILD_MINERALS | Verb.THREAT_FAVOURS:
            return -20 * amount
        case Verb.TRADE_VP | Verb.AID_VP | Verb.MERCY_VP | Verb.THREAT_VP:
            return 25 * amount
        case Verb.NO_UPKEEP | Verb.THREAT_FORCE | Verb.THREAT_ALL | Verb.SURE_AID:
            return 30
        case Verb.VICTORY_VP | Verb.SACRIFICE_VP:
            return 10 * amount
        case Verb.SAFE_MONEY | Verb.THREAT_RELIEF | Verb.TOLL | Verb.HEAVY_MINERALS | Verb.FREE_THREAT:
            return 15
        case Verb.KEEP_VOTES | Verb.FREE_EXCHANGE | Verb.STEALTH | Verb.DRY_WATER | Verb.NO_LIMIT:
            return 20
    return 0


@rule
def own_rooms(book: Book, piece: int, measure: int) -> int:
    """The rooms on a piece that a text counts, if it counts rooms of a kind."""
    found = 0
    for quarter in range(4):
        room = int(book.room[piece, quarter])
        if book.anchor[room] == quarter and 0 < measure < Quantity.HEROES and book.kind[room] == measure:
            found += 1
    return found


@rule
def arrival_worth(book: Book, table: Table, seat: int, figure: int, piece: int) -> int:
    """What a hero or wonder will bring once its piece is visible: its texts, and what it adds to the statuses."""
    rounds, total = rounds_left(table), texts_worth(book, table, seat, figure)
    for effect in range(EFFECTS):
        when, verb, measure = (
            int(book.when[figure, effect]),
            int(book.verb[figure, effect]),
            int(book.per[figure, effect]),
        )
        if when == When.ALWAYS and 0 < verb <= Verb.TRA:
            counted = quantity(table, seat, measure) + own_rooms(book, piece, measure)
            amount = int(book.amount[figure, effect]) * (counted // int(book.every[figure, effect]))
            total += status_worth(book, verb) * amount * lasting(table) // 100
        elif when == When.PATCHED:
            total += once_worth(book, verb, int(book.amount[figure, effect]), rounds)
    if not table.power[seat, Verb.NO_UPKEEP]:
        price = 2 * FOOD if book.hero[figure] else MINERAL
        total -= price * eras_to_end(table)
    return total


@rule
def status_worth(book: Book, status: int) -> int:
    """What one of a status is worth in each round, at a glance."""
    match status:
        case Status.FOOD:
            return FOOD
        case Status.MINERALS:
            return MINERAL
        case Status.MONEY:
            return MONEY
        case Status.VP:
            return VP
        case Status.MIL:
            return SWORD + GUARD
        case Status.SHIELDS:
            return GUARD
        case Status.POL:
            return POL
    return BRISK


@rule
def once_worth(book: Book, verb: int, amount: int, rounds: int) -> int:
    """What happens once, when a hero or wonder becomes visible."""
    match verb:
        case Verb.DESCENDANT:
            return -FOOD * rounds // 2
        case Verb.BORN:
            return 250 + 40 * rounds
        case Verb.ALLY | Verb.ROUTE:
            return 100 + 15 * rounds
        case Verb.TRIBUTE_WORKER:
            return -25 * rounds
        case Verb.TRIBUTE_VP:
            return -VP * amount
        case Verb.VOTES:
            return 75 * amount
    return 50

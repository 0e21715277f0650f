"""Flooruler as the greedy bot sees it, in hundredths of a floor.

A seat is worth its floors, its gold as far as it buys the floors still missing, its items, its health, and how near it
is to where it wants to be next. A seat likes its own worth, and dislikes the best opponent's.
"""

from watershed.games.flooruler.book import Book
from watershed.games.flooruler.names import ITEMS, PLANS, Place, Question, Task, Verb
from watershed.games.flooruler.table import Table
from watershed.kernel.rule import rule

FLOOR = 100
NEARER = 2  # more for every floor, times all floors: the last ones win
GOLD = 55  # gold that buys missing floors
SPARE = 6  # gold beyond that
HASTE = 260  # a skill that makes every move longer, with the whole game before it
CARD = 30  # any other item, for each gold of its price
HEALTH = 7
DEATH = 12
DOWN = 140  # a turn lost
STEP = 14  # from where a seat wants to be
ACTION = 70  # an action still to be taken
RIVAL = 60  # in a hundred: how much the best opponent's worth counts against one's own
THREAT = 12  # floors of an opponent from which on a nuke is wanted


@rule
def floors_seen(table: Table, seat: int) -> int:
    """Floors on the board, and those of the plan under way."""
    floors = int(table.floors[seat])
    if table.task == Task.BUILD and table.turn == seat:
        floors += table.left
    if table.task == Task.NUKE and table.target == seat:
        floors -= table.left
    return floors


@rule
def gold_needed(book: Book, table: Table, seat: int) -> int:
    """The gold that buys all missing floors, with the largest plan."""
    missing = max(0, int(book.floors) - floors_seen(table, seat))
    size = int(book.floor_plan[PLANS])
    return (missing * int(book.floor_price[PLANS]) + size - 1) // size


@rule
def threat(table: Table, seat: int) -> int:
    """The opponent with the most floors."""
    found = (seat + 1) % table.seats
    for other in range(table.seats):
        if other != seat and table.floors[other] > table.floors[found]:
            found = other
    return found


@rule
def goal(book: Book, table: Table, seat: int) -> int:
    """Where a seat wants to be: at the Floor Store with enough gold, at the Nuke Store when somebody gets ahead, or at
    the fountain.
    """
    gold = table.gold[seat]
    here = book.place[table.tile[seat]]
    if gold >= gold_needed(book, table, seat) or (here == Place.FLOOR_STORE and gold >= book.floor_price[PLANS]):
        return Place.FLOOR_STORE
    ahead = table.floors[threat(table, seat)]
    if ahead >= THREAT and ahead >= book.nuke_plan[PLANS] and gold >= book.nuke_price[PLANS]:
        return Place.NUKE_STORE
    return Place.FOUNTAIN


@rule
def steps_to_go(book: Book, table: Table, seat: int) -> int:
    """Steps to the goal; while a move of the seat is under way, from the best tile where it can end."""
    wanted = goal(book, table, seat)
    steps = int(book.away[table.tile[seat], wanted])
    if table.question == Question.LAND and table.asked == seat:
        return 0
    if table.question == Question.GO and table.asked == seat:
        for tile in range(1, book.tiles + 1):
            if table.way[tile] > 0:
                steps = min(steps, int(book.away[tile, wanted]))
    return steps


@rule
def items_worth(book: Book, table: Table, seat: int) -> int:
    """What the items of a seat are worth; haste fades as the floors are laid."""
    total = 0
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1:
            if book.verb[item] == Verb.HASTE:
                total += HASTE * (int(book.floors) - floors_seen(table, seat)) // int(book.floors)
            else:
                total += CARD * int(book.price[item])
    return total


@rule
def worth(book: Book, table: Table, seat: int) -> int:
    """What a seat's game is worth now."""
    floors, gold, needed = floors_seen(table, seat), int(table.gold[seat]), gold_needed(book, table, seat)
    total = floors * FLOOR + floors * floors * NEARER
    total += min(gold, needed) * GOLD + max(0, gold - needed) * SPARE
    total += items_worth(book, table, seat) + int(table.health[seat]) * HEALTH - int(table.deaths[seat]) * DEATH
    total -= int(table.down[seat]) * DOWN + steps_to_go(book, table, seat) * STEP
    if table.turn == seat:
        total += table.actions * ACTION
    return total


@rule
def value(book: Book, table: Table, seat: int) -> int:
    """A seat's worth less most of the best opponent's."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, worth(book, table, other))
    return worth(book, table, seat) - best * RIVAL // 100

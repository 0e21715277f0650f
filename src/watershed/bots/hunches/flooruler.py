"""What a player of Flooruler does without thinking: fetch gold, buy floors, nuke who is ahead, hit who is near."""

from watershed.bots.values.flooruler import goal, threat
from watershed.games.flooruler.book import Book
from watershed.games.flooruler.names import ITEMS, PLANS, SEATS, Move, Place, Question, Verb
from watershed.games.flooruler.rules.attack import may_attack
from watershed.games.flooruler.rules.floors import may_build, may_nuke
from watershed.games.flooruler.rules.items import may_buy
from watershed.games.flooruler.rules.moving import must_leave
from watershed.games.flooruler.rules.skills import may_use
from watershed.games.flooruler.rules.turn import may_choose
from watershed.games.flooruler.table import Table
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

HITS = 2  # one attack that is possible in so many is made
BUYS = 4  # one item that can be paid in so many is bought
NUKES = 2  # one nuke that is possible in so many is bought


@rule
def hunch(book: Book, table: Table, luck: Luck) -> int:
    """A legal action, found without listing them."""
    match table.question:
        case Question.ACTION:
            return hunch_action(book, table, int(table.turn), luck)
        case Question.GO:
            return hunch_walk(book, table, int(table.asked), luck)
        case Question.LAND:
            return hunch_walk(book, table, int(table.asked), luck)
    return hunch_floor(book, table, luck)


@rule
def hunch_action(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """What lies nearest: a way off an opponent's floor, a skill, an attack, a purchase, gold, or a move."""
    if must_leave(table, seat):
        return Move.MOVE
    action = hunch_skill(book, table, seat, luck)
    if action < 0:
        action = hunch_attack(book, table, seat, luck)
    if action < 0:
        action = hunch_purchase(book, table, seat, luck)
    if action >= 0:
        return action
    here = book.place[table.tile[seat]]
    if here == Place.FOUNTAIN and goal(book, table, seat) == Place.FOUNTAIN:
        return Move.COLLECT
    return Move.MOVE


@rule
def hunch_skill(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """Heals when badly hurt, and uses any other skill now and then."""
    for item in range(1, ITEMS + 1):
        if may_use(book, table, seat, item):
            hurt = table.health[seat] * 2 <= book.health
            if hurt if book.verb[item] == Verb.HEAL else below(luck, HITS) == 0:
                return Move.USE + item
    return -1


@rule
def hunch_attack(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """Any attack that is possible."""
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1 and book.verb[item] == Verb.STRIKE:
            for target in range(table.seats):
                if may_attack(book, table, seat, item, target) and below(luck, HITS) == 0:
                    return Move.ATTACK + (item - 1) * SEATS + target
    return -1


@rule
def hunch_purchase(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The largest plan there is gold for, or an item."""
    here = book.place[table.tile[seat]]
    if here == Place.NONE or here == Place.FOUNTAIN:
        return -1
    for plan in range(PLANS, 0, -1):
        if may_build(book, table, seat, plan):
            return Move.BUILD + plan
        target = threat(table, seat)
        if may_nuke(book, table, seat, plan, target) and below(luck, NUKES) == 0:
            return Move.NUKE + (plan - 1) * SEATS + target
    for item in range(1, ITEMS + 1):
        if may_buy(book, table, seat, item) and below(luck, BUYS) == 0:
            return Move.BUY + item
    return -1


@rule
def hunch_walk(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The tile nearest to the goal."""
    wanted = goal(book, table, seat)
    best = 0
    chosen = -1
    for tile in range(1, book.tiles + 1):
        if may_choose(book, table, tile):
            judged = int(book.away[tile, wanted]) * 4 + below(luck, 4)
            if chosen < 0 or judged < best:
                best = judged
                chosen = Move.TILE + tile
    return chosen


@rule
def hunch_floor(book: Book, table: Table, luck: Luck) -> int:
    """A tile by lot: the first that will do from some tile on; a neighbour's floor, or a piece to kill, before that."""
    first = below(luck, book.tiles)
    chosen = -1
    for at in range(book.tiles):
        tile = (first + at) % book.tiles + 1
        if may_choose(book, table, tile):
            if table.question == Question.PLACE and table.owner[tile]:
                return Move.TILE + tile
            if table.question == Question.REMOVE and table.tile[table.target] == tile:
                return Move.TILE + tile
            if chosen < 0:
                chosen = Move.TILE + tile
    return chosen

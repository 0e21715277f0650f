"""Setting up: rulebook, chapter 3; and dealing again what a seat can't know: chapter 1."""

from typing import Any

from watershed.kernel.actions import first_argument, second_argument
from watershed.kernel.journal import blot
from watershed.kernel.luck import below, shuffle, sow
from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    BASELANDS,
    DECK,
    HAND,
    PROSPERITY,
    SEATS,
    TILES,
    VOTES_HELD,
    WIDE,
    WORKERS,
    Good,
    Move,
    Question,
)
from ..table import MENU, Table
from .ending import new_deck
from .goods import everybody
from .movement import legal_plans, plan
from .options import options
from .patching import lay_out
from .production import begin_round
from .status import attack, defence, update
from .turn import run_on
from .war import AGGRESSIVE, PEACEFUL, most_pairs

COLUMN = 4  # where a baseland lies
ROW = 5
LAID = MENU - SEATS  # where the scratch row counts tiles that each seat has laid as Wasteland
SHARES = 3  # ways to guess how much somebody commits; and one plan in that many is to move on


@rule
def setup(book: Book, table: Table, seats: int, options: Any, seed: int) -> None:
    """3.1 to 3.6  Set up a new game on a blank table. The options: Liberty baselands, open screens, and who starts: 0
    for random, or a seat from 1 on.
    """
    sow(table.luck, seed)
    table.seats = seats
    table.liberty = options[0]
    table.screens = options[1]
    table.routes_left = book.general
    table.allied_left = book.allied
    deal_tiles(table)
    deal_prosperity(table)
    deal_baselands(book, table)
    for seat in range(seats):
        table.goods[seat, Good.FOOD] = book.food
        table.goods[seat, Good.MONEY] = book.money
        table.goods[seat, Good.VP] = book.vp
        if seats > 2:
            table.owner[seat + 1] = seat + 1
            table.other[seat + 1] = (seat + 1) % seats + 1
            table.routes_left -= 1
    for seat in range(seats):
        update(book, table, seat)
    lot = below(table.luck, seats)
    table.first = options[2] - 1 if options[2] else lot
    table.era = 1
    new_deck(table)
    begin_round(book, table)
    run_on(book, table, everybody(table))


@rule
def deal_tiles(table: Table) -> None:
    """3.2  "... 4 random construction tiles." """
    for at in range(TILES):
        table.stack[at] = at + 1
    shuffle(table.luck, table.stack, 0, TILES)
    table.stack_left = TILES
    for seat in range(table.seats):
        for slot in range(HAND):
            table.stack_left -= 1
            table.tiles[seat, slot] = table.stack[table.stack_left]
            table.stack[table.stack_left] = 0


@rule
def deal_prosperity(table: Table) -> None:
    """3.3  "You are dealt 3 of the 15 prosperity cards." """
    for at in range(PROSPERITY):
        table.menu[at] = at + 1
    shuffle(table.luck, table.menu, 0, PROSPERITY)
    for seat in range(table.seats):
        for at in range(VOTES_HELD):
            table.hand[seat, at] = table.menu[seat * VOTES_HELD + at]
    table.menu[:] = 0


@rule
def deal_baselands(book: Book, table: Table) -> None:
    """3.1  "The Liberty sides differ and are dealt at random. The Equality sides are alike." """
    for at in range(BASELANDS - 1):
        table.menu[at] = at + 2
    shuffle(table.luck, table.menu, 0, BASELANDS - 1)
    for seat in range(table.seats):
        table.pile[seat, 0] = table.menu[seat] if table.liberty else 1
        table.corner[seat, 0] = 1 + ROW * WIDE + COLUMN
        table.height[seat] = 1
        table.left[seat] = COLUMN
        table.top[seat] = ROW
        table.wide[seat] = book.columns[table.pile[seat, 0]]
        table.high[seat] = 2
        lay_out(book, table, seat)
    table.menu[:] = 0


@rule
def redeal(book: Book, table: Table, seat: int, seed: int) -> None:
    """1.2 to 1.4  What a seat can't know is drawn again: decks, tiles, prosperity cards and sealed answers."""
    sow(table.luck, seed)
    blot(table, seat)
    for at in range(table.drawn, DECK):
        table.deck[at] = 0
    left = int(table.drawn)
    for card in range((table.era - 1) * DECK + 1, table.era * DECK + 1):
        if not was_drawn(table, card):
            table.deck[left] = card
            left += 1
    shuffle(table.luck, table.deck, int(table.drawn), DECK - int(table.drawn))
    redeal_tiles(table, seat)
    redeal_prosperity(table, seat)
    redeal_answers(book, table, seat)
    table.menu[:] = 0


@rule
def was_drawn(table: Table, card: int) -> bool:
    """1.3  Whether a card of the era has been revealed."""
    for at in range(table.drawn):
        if table.deck[at] == card:
            return True
    return False


@rule
def is_known_tile(table: Table, seat: int, tile: int) -> bool:
    """1.3  "A tile laid as Wasteland keeps its secret." Its owner knows it, and everybody knows buildings."""
    if table.seen[tile] >> seat & 1:
        return True
    for slot in range(HAND):
        if table.tiles[seat, slot] == tile:
            return True
    return False


@rule
def redeal_tiles(table: Table, seat: int) -> None:
    """1.3  Tiles that the seat hasn't seen: behind other screens, in the storage, or laid as Wasteland by others."""
    unknown = 0
    for tile in range(1, TILES + 1):
        if not is_known_tile(table, seat, tile):
            table.menu[unknown] = tile
            unknown += 1
    shuffle(table.luck, table.menu, 0, unknown)
    for other in range(table.seats):
        if other != seat:
            laid = 0
            for tile in range(1, TILES + 1):
                laid += 1 if table.seen[tile] == 1 << other else 0
            table.menu[LAID + other] = laid
    for tile in range(1, TILES + 1):
        if not is_known_tile(table, seat, tile):
            table.seen[tile] = 0
    for other in range(table.seats):
        if other != seat:
            for slot in range(HAND):
                if table.tiles[other, slot]:
                    unknown -= 1
                    table.tiles[other, slot] = table.menu[unknown]
            for _ in range(table.menu[LAID + other]):
                unknown -= 1
                table.seen[table.menu[unknown]] = 1 << other
    for at in range(TILES):
        if table.stack[at]:
            unknown -= 1
            table.stack[at] = table.menu[unknown]
    table.menu[:] = 0


@rule
def redeal_prosperity(table: Table, seat: int) -> None:
    """1.3, 14.1  Prosperity cards that are neither the seat's own nor out of the game."""
    unknown = 0
    for card in range(1, PROSPERITY + 1):
        if not table.played >> (card - 1) & 1 and not holds(table, seat, card):
            table.menu[unknown] = card
            unknown += 1
    shuffle(table.luck, table.menu, 0, unknown)
    for other in range(table.seats):
        if other != seat:
            for at in range(VOTES_HELD):
                if table.hand[other, at]:
                    unknown -= 1
                    table.hand[other, at] = table.menu[unknown]
            if table.laid[other]:
                table.laid[other] = any_card(table, other)
    table.menu[:] = 0


@rule
def holds(table: Table, seat: int, card: int) -> bool:
    """1.3  Whether a seat has a prosperity card in hand."""
    for at in range(VOTES_HELD):
        if table.hand[seat, at] == card:
            return True
    return False


@rule
def any_card(table: Table, seat: int) -> int:
    """14.1  Any of a seat's prosperity cards."""
    while True:
        card = int(table.hand[seat, below(table.luck, VOTES_HELD)])
        if card:
            return card


@rule
def redeal_answers(book: Book, table: Table, seat: int) -> None:
    """1.4  Sealed answers are drawn again, and unfinished ones are forgotten."""
    if table.pending == 0:
        return
    for other in range(table.seats):
        if other != seat and table.pending >> other & 1:
            answer_again(book, table, other)


@rule
def answer_again(book: Book, table: Table, seat: int) -> None:
    """1.4  Another answer of a seat, as people give them."""
    is_in = table.sealed >> seat & 1 != 0
    table.answer[seat] = 0
    table.pledge[seat] = 0
    match table.question:
        case Question.THUMBS:
            if is_in:
                table.answer[seat] = thumb_again(table, seat)
        case Question.VOTE:
            if is_in:
                table.answer[seat] = 1 + some(table, int(table.goods[seat, Good.VOTES]))
        case Question.COMMIT:
            if is_in:
                table.answer[seat] = 1 + some(table, int(table.goods[seat, Good.MINERALS]))
                table.pledge[seat] = some(table, most_pairs(table, seat))
            elif table.goods[seat, Good.MINERALS] == 0:
                table.answer[seat] = 1
        case Question.SECRET_BID:
            if is_in:
                count = min(MENU, options(book, table, seat, table.menu))
                action = int(table.menu[below(table.luck, count)])
                table.answer[seat] = first_argument(Move.BID, action)
                table.pledge[seat] = second_argument(Move.BID, action)
        case Question.MOVE:
            plan_again(book, table, seat, is_in)


@rule
def some(table: Table, most: int) -> int:
    """1.4  Part of what a seat has: all of it, none, or anything between."""
    draw = below(table.luck, SHARES)
    return below(table.luck, most + 1) if draw == 0 else most if draw == 1 else 0


@rule
def thumb_again(table: Table, seat: int) -> int:
    """11.2  Another thumb: down three times out of four against somebody weaker, and once against the others."""
    owner, other = int(table.owner[table.route]) - 1, int(table.other[table.route]) - 1
    rival = other if seat == owner else owner
    hostile = 3 if attack(table, seat) > defence(table, rival) else 1
    return AGGRESSIVE if below(table.luck, 4) < hostile else PEACEFUL


@rule
def plan_again(book: Book, table: Table, seat: int, is_in: bool) -> None:
    """10.2  Another plan: most workers stay. One that isn't in has only what is forced."""
    for worker in range(WORKERS):
        table.goal[seat, worker] = 0
    table.picked[seat] = 0
    table.sealed &= ~(1 << seat)
    count = legal_plans(book, table, seat, table.menu)
    while not table.sealed >> seat & 1 and (is_in or count == 1):
        ends = table.menu[0] == Move.END.first and below(table.luck, SHARES) > 0
        plan(table, seat, int(table.menu[0 if ends else below(table.luck, min(MENU, count))]))
        if not table.sealed >> seat & 1:
            count = legal_plans(book, table, seat, table.menu)

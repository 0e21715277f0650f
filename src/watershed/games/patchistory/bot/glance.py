"""Where a card looks best at a glance: what it shows, less what it covers."""

from watershed.kernel.actions import encode
from watershed.kernel.luck import Luck, below
from watershed.kernel.rule import rule

from ..book import Book
from ..names import CELLS, Move
from ..rules.fitting import WAYS, find_fits
from ..rules.ground import cell_at, room_at
from ..table import Table
from .texts import arrival_worth, texts_worth
from .worth import glance_worth, lasting

CARD = 4  # quarters of a card
NEW = 40  # a cell more
BOX = 45  # in a hundred: what a box counts
WHIM = 30  # equal places differ by less than this, by chance


@rule
def room_glance(book: Book, room: int, lasts: int) -> int:
    """What a quarter of a room is worth at a glance; `lasts` is how long, in hundredths of a round."""
    whole = glance_worth(book, room, False) + glance_worth(book, room, True) * BOX // 100
    return whole * lasts // (100 * max(1, int(book.extent[room])))


@rule
def patch_glance(book: Book, table: Table, seat: int, corner: int, mask: int, lasts: int, arrives: int) -> int:
    """What patching the card there brings."""
    total, piece = 0, int(table.piece[seat])
    for quarter in range(CARD):
        cell = cell_at(corner, quarter % 2, quarter // 2)
        if mask >> quarter & 1:
            room = int(book.room[piece, quarter])
            total += room_glance(book, room, lasts)
            if book.figure[room] and book.anchor[room] == quarter:
                total += arrives
            if table.land[seat, cell]:
                covered = room_at(book, table, seat, cell)
                total -= room_glance(book, covered, lasts)
                figure = int(book.figure[covered])
                if figure:
                    total -= texts_worth(book, table, seat, figure) // int(book.extent[covered])
            else:
                total += NEW
    return total


@rule
def best_patch(book: Book, table: Table, seat: int, luck: Luck) -> int:
    """The best way at a glance, or discarding."""
    lasts, arrives = lasting(table), 0
    for quarter in range(CARD):
        figure = int(book.figure[book.room[table.piece[seat], quarter]])
        if figure:
            arrives = arrival_worth(book, table, seat, figure, int(table.piece[seat]))
    find_fits(book, table, seat)
    best, chosen = 0, Move.DISCARD.first
    for corner in range(1, CELLS + 1):
        ways = int(table.fit[corner])
        if ways:
            for mask in range(1, WAYS + 1):
                if ways >> (mask - 1) & 1:
                    value = patch_glance(book, table, seat, corner, mask, lasts, arrives) + below(luck, WHIM)
                    if value > best:
                        best, chosen = value, encode(Move.PATCH, corner, mask)
    table.fit[:] = 0
    return chosen

"""The book: what is printed. Rules read it and never write it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from watershed.kernel.record import Ints, blank, field, lay_open, record
from watershed.kit.editions import Editions, fingerprint_of, title_of
from watershed.kit.game import Edition
from watershed.kit.printed import Printed

from .cards import Room, Side, card_ids, neighbours, whole_masks
from .contents import (
    BASELANDS,
    GENERAL,
    Figure,
    Tile,
    read_figures,
    read_pieces,
    read_prosperity,
    read_tiles,
    slugs_of,
    sources_of,
    with_base,
)
from .contents import PROSPERITY as PROSPERITY_SLUGS
from .names import (
    CELLS,
    EFFECTS,
    ERAS,
    FIGURES,
    MIXES,
    PIECES,
    PROSPERITY,
    QUARTERS,
    RECLAIMED,
    ROOMS,
    SPACES,
    WORKERS,
    Costs,
    Goods,
    Kind,
    Kinds,
    Statuses,
)
from .numbers import KEYS, print_numbers

HERE = Path(__file__).parent
FAVOURS = len(Costs._fields)
KINDS = len(Kinds._fields)
GOODS = len(Goods._fields)
STATUSES = len(Statuses._fields)
NAMED = {"baselands": BASELANDS, "tiles": GENERAL, "prosperity": PROSPERITY_SLUGS}
SECTIONS = (*KEYS, *NAMED, "wonders", "heroes", "white", "black")


@record
class Book:
    # numbers of the rulebook; those with ERAS + 1 entries are read by the era, entry 0 is unused
    workers: Ints = field(2)  # placed after the first patch: with Equality, with Liberty
    food: int = field()  # that everybody starts with
    money: int = field()
    vp: int = field()
    swap: int = field()  # VP for 1 money before an auction
    limit: Ints = field(ERAS + 1)  # the most columns and rows of a territory
    aid: int = field()  # goods in an aid
    aid_accepted: int = field()  # VP
    aid_refused: int = field()  # VP
    threat_money: Ints = field(ERAS + 1)
    threat_vp: Ints = field(ERAS + 1)
    trade: Ints = field(ERAS + 1)  # food
    birth: Ints = field(ERAS + 1)  # food
    hero_food: Ints = field(ERAS + 1)  # to worship
    wonder_minerals: Ints = field(ERAS + 1)  # to worship
    link: int = field()  # minerals for a route
    reclaim: int = field()  # minerals
    favours: Ints = field(FAVOURS)  # what each action costs, by Cost
    build: Ints = field(KINDS)  # minerals for a General Building, by its kind
    prepare: Ints = field(ERAS + 1)  # minerals of an Invader
    invader: Ints = field(ERAS + 1)  # VP for winning as Invader
    defender: Ints = field(ERAS + 1)  # VP for winning as Defender
    perfect: int = field()  # the difference that makes a victory perfect
    spoils: int = field()  # VP that it takes
    hero_upkeep: int = field()  # food
    wonder_upkeep: int = field()  # minerals
    missing_food: int = field()  # VP
    missing_mineral: int = field()  # VP
    upkeep: Ints = field(WORKERS + 1)  # food, by how many descendants' spaces are uncovered
    general: int = field()  # general routes in the box (at most GENERAL)
    allied: int = field()  # allied routes in the box
    # spaces of a general route: 0 Start, 1 to 4, 5 Negotiation Room, 6 War Room, 7 Rest
    route_good: Ints = field(SPACES)  # Goods of each space
    route_gain: Ints = field(SPACES)  # how much
    allied_good: Ints = field(SPACES)  # the same for an allied route from end A: 1 to 4
    allied_gain: Ints = field(SPACES)
    mix: Ints = field(MIXES + 1, GOODS)  # the ten ways to offer three goods
    lot_from: Ints = field(7)  # what each kind of exchange takes: Goods
    lot_to: Ints = field(7)  # and gives
    lot_pays: Ints = field(7)  # how many for one lot
    lot_gets: Ints = field(7)
    # pieces
    columns: Ints = field(PIECES + 1)  # 3 for a baseland, 2 for a card
    quarters: Ints = field(PIECES + 1)  # 6 or 4
    room: Ints = field(PIECES + 1, QUARTERS)  # the room of each quarter, numbered over all pieces from 1
    # of a land card: a bit (1 << mask - 1) for every mask of visible quarters that cuts no room and hides no water
    whole: Ints = field(PIECES + 1)
    figure_at: Ints = field(PIECES + 1)  # the first quarter of its hero or wonder, counted from 1; 0 for none
    card: Ints = field(PIECES + 1)  # the land card of a side
    kind: Ints = field(ROOMS + 1)  # Kinds
    extent: Ints = field(ROOMS + 1)  # quarters (every NumPy record already has a `size`)
    anchor: Ints = field(ROOMS + 1)  # its first quarter, from 0
    free: Ints = field(ROOMS + 1, STATUSES)  # symbols outside the box
    box: Ints = field(ROOMS + 1, STATUSES)  # symbols in it
    boxed: Ints = field(ROOMS + 1)  # 1 if it has a box
    figure: Ints = field(ROOMS + 1)  # the hero or wonder
    tile_room: Ints = field(RECLAIMED + 1)  # the room of each tile; of tile RECLAIMED, Wasteland
    hero: Ints = field(FIGURES + 1)  # 1 if a figure is a hero
    figure_era: Ints = field(FIGURES + 1)
    when: Ints = field(FIGURES + 1, EFFECTS)  # Whens
    verb: Ints = field(FIGURES + 1, EFFECTS)
    amount: Ints = field(FIGURES + 1, EFFECTS)
    per: Ints = field(FIGURES + 1, EFFECTS)  # Quantities
    every: Ints = field(FIGURES + 1, EFFECTS)  # divided by this, rounded down; 1 at least
    measure: Ints = field(PROSPERITY + 1)  # the quantity of each prosperity card
    # the board
    beside: Ints = field(CELLS + 1, 4)  # the cells above, right, below and left, on a board whose edges join


def edition_of(printed: Printed) -> Edition:
    """Read, check and lock a book."""
    printed = with_base(printed, EDITIONS.books(), SECTIONS)
    printed.top.only(("title", "base"))
    printed.only(SECTIONS, ())
    sources = _sources(printed)
    records = blank(Book)
    book = lay_open(Book, records)
    print_numbers(book, printed)
    pieces, tiles = read_pieces(printed), read_tiles(printed.section("tiles"))
    figures = read_figures(printed, pieces)
    _print_rooms(book, pieces, tiles, figures)
    book.every[:] = 1
    for figure in figures.values():
        _print_figure(book, figure)
    for card, quantity in read_prosperity(printed.section("prosperity")).items():
        book.measure[card] = quantity
    for cell in range(1, CELLS + 1):
        book.beside[cell][:] = neighbours(cell)
    records.flags.writeable = False
    return Edition(
        title=title_of(printed),
        records=records,
        words={
            "pieces": pieces,
            "figures": figures,
            "tiles": tiles,
            "prosperity": dict(enumerate(PROSPERITY_SLUGS, 1)),
            "sources": sources,
        },
        printed={f"figure-{figure.slug}": figure.name for figure in figures.values()},
        fingerprint=fingerprint_of(records, ((figure.id, figure.name) for figure in figures.values())),
    )


def _sources(printed: Printed) -> dict[str, dict[str, str]]:
    """Where everything comes from, by section and key. A key that means nothing is refused on the way."""
    keys = KEYS | NAMED | {"white": tuple(card_ids()), "black": tuple(card_ids())}
    keys |= {name: slugs_of(printed.section(name)) for name in ("wonders", "heroes")}
    return {name: sources_of(printed.section(name), keys[name]) for name in SECTIONS}


def _print_rooms(
    book: Book, pieces: Mapping[int, Side], tiles: Mapping[int, Tile], figures: Mapping[int, Figure]
) -> None:
    """Rooms are numbered over all pieces, then over the tiles; the last one is the Wasteland of every tile."""
    numbers = {figure.name: figure.id for figure in figures.values()}
    last = 0
    for piece, side in pieces.items():
        _print_piece(book, piece, side)
        for room in side.rooms:
            last += 1
            _print_room(book, last, room, numbers)
            for quarter in room.quarters:
                book.room[piece, quarter] = last
    reclaimed = Room(Kind.WASTELAND)
    for tile, room in [*((tile.id, tile.room) for tile in tiles.values()), (RECLAIMED, reclaimed)]:
        last += 1
        _print_room(book, last, room, numbers)
        book.tile_room[tile] = last


def _print_piece(book: Book, piece: int, side: Side) -> None:
    book.columns[piece] = side.columns
    book.quarters[piece] = 2 * side.columns
    if side.figure:
        book.figure_at[piece] = side.figure.quarters[0] + 1
    if side.era:
        book.card[piece] = (piece - len(BASELANDS) + 1) // 2
        book.whole[piece] = whole_masks(side)


def _print_room(book: Book, number: int, room: Room, figures: Mapping[str, int]) -> None:
    book.kind[number], book.extent[number], book.anchor[number] = room.kind, len(room.quarters), room.quarters[0]
    for status, count in room.free:
        book.free[number, status] = count
    for status, count in room.box:
        book.box[number, status] = count
    book.boxed[number] = bool(room.box)
    book.figure[number] = figures[room.figure] if room.figure else 0


def _print_figure(book: Book, figure: Figure) -> None:
    book.hero[figure.id], book.figure_era[figure.id] = figure.hero, figure.era
    for at, effect in enumerate(figure.effects):
        book.when[figure.id, at], book.verb[figure.id, at], book.amount[figure.id, at] = effect[:3]
        book.per[figure.id, at], book.every[figure.id, at] = effect[3:]


EDITIONS = Editions(edition_of, {"patchistory": HERE / "book.toml"}, {"patchistory-1": HERE / "book_1.toml"})
books, former, open_book = EDITIONS.books, EDITIONS.former, EDITIONS.open

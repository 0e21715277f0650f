"""The book: what is printed. Rules read it and never write it."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from watershed.kernel.record import Ints, blank, field, lay_open, record
from watershed.kit.editions import Editions, fingerprint_of, title_of
from watershed.kit.game import BookError, Edition
from watershed.kit.printed import SOURCES, Printed, Section, slug_of

from .board import STORES, Tiles, check_room, gates_of, neighbours, read_board, steps_from, tiles_of
from .names import GATES, ITEMS, PLANS, SEATS, SIDES, TILES, Place, Verb

HERE = Path(__file__).parent
SETUP = {"floors": (1, 60), "health": (1, 99), "gold": (0, 99), "die": (1, 20), "actions": (1, 9)}
PLAN = ("size", "price")
WEAPON = ("name", "range", "damage", "dice", "ammo", "uses", "price", "refill")
SKILL = ("name", "effect", "amount", "uses", "price")
EFFECTS = {"heal": Verb.HEAL, "haste": Verb.HASTE, "teleport": Verb.TELEPORT, "freeze": Verb.FREEZE}
KINDS = 4  # weapons, and as many skills
MOST = 99  # of anything that is printed


@record
class Book:
    floors: int = field()  # floors that win, and floors of each colour
    health: int = field()  # the most health
    gold: int = field()  # gold at the start
    die: int = field()  # sides of the die
    actions: int = field()  # actions in a turn
    tiles: int = field()  # tiles of the board
    fountain: int = field()  # one tile of the fountain
    start: Ints = field(SEATS)  # the number tile of each seat
    door: Ints = field(Place.SKILL_STORE + 1)  # one tile of each store
    gate: Ints = field(Place.SKILL_STORE + 1, GATES)  # the gates of each store
    row: Ints = field(TILES + 1)  # from the top
    column: Ints = field(TILES + 1)  # from the left
    place: Ints = field(TILES + 1)  # fountain, store or neither
    land: Ints = field(TILES + 1)  # the seats whose land a tile is, one bit each
    is_gate: Ints = field(TILES + 1)  # 1 for the tiles that are cleared to open a store
    beside: Ints = field(TILES + 1, SIDES)  # the tiles a step away
    away: Ints = field(TILES + 1, Place.SKILL_STORE + 1)  # steps to each place, as if there were no floors
    floor_plan: Ints = field(PLANS + 1)  # floors of each plan
    floor_price: Ints = field(PLANS + 1)
    nuke_plan: Ints = field(PLANS + 1)
    nuke_price: Ints = field(PLANS + 1)
    store: Ints = field(ITEMS + 1)  # where each item is sold
    price: Ints = field(ITEMS + 1)
    verb: Ints = field(ITEMS + 1)  # what it does
    amount: Ints = field(ITEMS + 1)  # damage, actions or steps
    reach: Ints = field(ITEMS + 1)  # range of a weapon
    dice: Ints = field(ITEMS + 1)  # 1 if a roll is added to the damage
    ammo: Ints = field(ITEMS + 1)  # the most ammo, for an item with ammo
    uses: Ints = field(ITEMS + 1)  # the most usages, for an item with usages
    refill: Ints = field(ITEMS + 1)  # price of full ammo


@dataclass(frozen=True)
class Item:
    """A weapon or a skill as the book prints it."""

    id: int
    name: str
    kind: str  # "weapon" or "skill"
    sources: Mapping[str, str]

    @functools.cached_property
    def slug(self) -> str:
        """The name as one word, for notation."""
        return slug_of(self.name)


def edition_of(printed: Printed) -> Edition:
    """Read, check and lock a book."""
    printed.top.only(("title",))
    printed.only(("setup", "board"), ("floor_plan", "nuke_plan", "weapon", "skill"))
    records = blank(Book)
    book = lay_open(Book, records)
    sources = {"setup": _print_setup(book, printed.section("setup"))}
    board = printed.section("board")
    board.only(("rows", *SOURCES))
    sources["board"] = board.sources(("rows",))
    tiles = read_board(board)
    check_room(board, tiles, book.floors)
    _print_board(book, tiles)
    plans = {
        "floors": _print_plans(printed, "floor_plan", book.floor_plan, book.floor_price, book.floors),
        "nukes": _print_plans(printed, "nuke_plan", book.nuke_plan, book.nuke_price, book.floors),
    }
    items = _print_items(book, printed)
    records.flags.writeable = False
    words = {"tiles": tiles, "items": items, "plans": plans, "sources": sources}
    names = {f"item-{item.slug}": item.name for item in items.values()}
    return Edition(
        title=title_of(printed),
        records=records,
        words=words,
        printed=names,
        fingerprint=fingerprint_of(records, ((item.id, item.name) for item in items.values())),
    )


def _print_setup(book: Book, section: Section) -> dict[str, str]:
    section.only((*SETUP, *SOURCES))
    for key, (least, most) in SETUP.items():
        setattr(book, key, section.number(key, least, most))
    return section.sources(tuple(SETUP))


def _print_board(book: Book, tiles: Tiles) -> None:
    book.tiles = len(tiles)
    book.fountain = tiles_of(tiles, Place.FOUNTAIN)[0]
    beside = neighbours(tiles)
    for tile in tiles.values():
        book.row[tile.id], book.column[tile.id], book.place[tile.id] = tile.row, tile.column, tile.place
        book.land[tile.id] = sum(1 << seat for seat in tile.lands)
        book.is_gate[tile.id] = tile.gate
        for side, other in enumerate(beside[tile.id]):
            book.beside[tile.id, side] = other
        if tile.number:
            book.start[tile.lands[0]] = tile.id
    for place in (Place.FOUNTAIN, *STORES):
        for number, steps in steps_from(tiles, tiles_of(tiles, place)).items():
            book.away[number, place] = steps
    for store in STORES:
        book.door[store] = tiles_of(tiles, store)[0]
        for at, gate in enumerate(gates_of(tiles, store)):
            book.gate[store, at] = gate


def _print_plans(printed: Printed, name: str, sizes: Ints, prices: Ints, floors: int) -> list[dict[str, str]]:
    """The plans of a store, the smallest first."""
    sections = printed.many.get(name, [])
    if len(sections) != PLANS:
        raise BookError(f"{printed.file}: there must be {PLANS} sections [[{name}]].")
    for plan, section in enumerate(sections, 1):
        section.only((*PLAN, *SOURCES))
        sizes[plan], prices[plan] = section.number("size", 1, floors), section.number("price", 0, MOST)
        if sizes[plan] <= sizes[plan - 1]:
            raise section.place.error("plans must be in the order of their sizes, all different.", "size")
    return [section.sources(PLAN) for section in sections]


def _print_items(book: Book, printed: Printed) -> dict[int, Item]:
    """Weapons first, then skills."""
    items: dict[int, Item] = {}
    for kind, fields in (("weapon", WEAPON), ("skill", SKILL)):
        sections = printed.many.get(kind, [])
        if len(sections) != KINDS:
            raise BookError(f"{printed.file}: there must be {KINDS} sections [[{kind}]].")
        for section in sections:
            section.only((*fields, *SOURCES))
            name = section.get("name", str)
            if not slug_of(name) or not name.isprintable() or len(name) > 40:
                raise section.place.error("a name is 1 to 40 printable letters.", "name")
            item = Item(len(items) + 1, name, kind, section.sources(fields))
            if item.slug in {other.slug for other in items.values()}:
                raise section.place.error(f"the name {name!r} is taken.", "name")
            items[item.id] = item
            _print_weapon(book, item.id, section) if kind == "weapon" else _print_skill(book, item.id, section)
    return items


def _print_weapon(book: Book, item: int, section: Section) -> None:
    book.store[item], book.verb[item] = Place.WEAPON_STORE, Verb.STRIKE
    book.price[item], book.amount[item] = section.number("price", 0, MOST), section.number("damage", 0, MOST)
    book.reach[item], book.dice[item] = section.number("range", 0, MOST), section.get("dice", bool)
    book.ammo[item], book.uses[item] = section.number("ammo", 0, MOST), section.number("uses", 0, MOST)
    book.refill[item] = section.number("refill", 0, MOST)
    if book.ammo[item] and book.uses[item]:
        raise section.place.error("a weapon has ammo or usages, not both.", "uses")


def _print_skill(book: Book, item: int, section: Section) -> None:
    book.store[item], book.verb[item] = Place.SKILL_STORE, section.one_of("effect", EFFECTS)
    book.price[item], book.amount[item] = section.number("price", 0, MOST), section.number("amount", 0, 9)
    book.uses[item] = section.number("uses", 0, MOST)
    if book.verb[item] in (Verb.HEAL, Verb.FREEZE) and not book.uses[item]:
        raise section.place.error("a skill that grants actions needs a limit of uses.", "uses")


EDITIONS = Editions(edition_of, {"flooruler": HERE / "book.toml"}, {"flooruler-1": HERE / "book_1.toml"})
books, former, open_book = EDITIONS.books, EDITIONS.former, EDITIONS.open

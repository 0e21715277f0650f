"""What is in the box: pieces, tiles, heroes and wonders, read from a book file, and small files that correct one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from watershed.kit.printed import SOURCES, Place, Printed, Section, read, slug_of

from .cards import CardError, Room, Side, card_ids, read_baseland, read_room, read_side
from .grammar import QUANTITIES, Effect, EffectError, read_effect
from .names import EFFECTS, ERAS, FIGURES, TILES, Kind, Kinds

BASELANDS = ("EQ", "L1", "L2", "L3", "L4")
GENERAL = tuple(name.lower() for name in Kinds._fields[1 : Kind.INDUSTRY + 1])
PROSPERITY = (
    "general-buildings",
    "heroes",
    "military",
    "politics",
    "special-buildings",
    "trade-routes",
    "transport",
    "wasteland",
    "water",
    "wonders",
    "workers",
    "culture",
    "food",
    "minerals",
    "money",
)
EACH = FIGURES // ERAS // 2  # wonders of an era, and as many heroes


class Tile(NamedTuple):
    """The building of a construction tile."""

    id: int
    slug: str
    room: Room


@dataclass(frozen=True)
class Figure:
    """A hero or wonder."""

    id: int
    slug: str
    name: str
    era: int
    hero: bool
    effects: tuple[Effect, ...]


def with_base(printed: Printed, shipped: Mapping[str, Path], sections: tuple[str, ...]) -> Printed:
    """A file with a `base` has only what differs from that edition."""
    base = printed.top.data.get("base")
    if base is None:
        return printed
    bases = printed.books(shipped)
    if not isinstance(base, str) or base not in bases:
        raise printed.top.place.error(f"base can be {', '.join(bases)}, not {base!r}.", "base")
    printed.only(sections, ())
    below = with_base(read(bases[base]), shipped, sections)
    here = Place(printed.file, 1, {})  # a mistake can't be in the base
    single = {name: _over(found, printed.single.get(name, Section({}, here))) for name, found in below.single.items()}
    return Printed(printed.file, Section(below.top.data | printed.top.data, printed.top.place), single, {})


def _over(below: Section, above: Section) -> Section:
    """The small file overrides the base. A key that it names in a source list moves there."""
    data = below.data | above.data
    named = {source: above.get(source, list) for source in SOURCES if source in above.data}
    moved = [key for keys in named.values() for key in keys]
    for source in SOURCES:
        kept = [key for key in below.data.get(source, []) if key not in moved]
        data[source] = kept + named.get(source, [])
    return Section(data, above.place)


def sources_of(section: Section, keys: tuple[str, ...]) -> dict[str, str]:
    """The source of each key. Those that are in no list have the source that `rest` names."""
    section.only((*keys, *SOURCES, "rest"))
    lists = {source: section.get(source, list) if source in section.data else [] for source in SOURCES}
    if "rest" in section.data:
        section.one_of("rest", dict.fromkeys(SOURCES, 0))
        named = [key for found in lists.values() for key in found]
        lists[section.data["rest"]] = [*lists[section.data["rest"]], *(key for key in keys if key not in named)]
    return Section(section.data | lists, section.place).sources(keys)


def read_pieces(printed: Printed) -> dict[int, Side]:
    """Baselands, and then both sides of each land card, the white one first."""
    found = [_side(printed.section("baselands"), id, None) for id in BASELANDS]
    for id in card_ids():
        found += [_side(printed.section("white"), id, False), _side(printed.section("black"), id, True)]
    return dict(enumerate(found, 1))


def _side(section: Section, id: str, black: bool | None) -> Side:
    text = section.get(id, str)
    try:
        return read_baseland(id, text) if black is None else read_side(id, black, text)
    except CardError as problem:
        raise section.place.error(f"{id}: {problem}.", id) from None


def read_tiles(section: Section) -> dict[int, Tile]:
    """Construction tiles, by the kind of their building."""
    found: list[Tile] = []
    for kind, key in enumerate(GENERAL, 1):
        for at, text in enumerate(section.get(key, list), 1):
            try:
                room = read_room(str(text))
            except CardError as problem:
                raise section.place.error(f"{problem}.", key) from None
            if room.kind != kind:
                raise section.place.error(f"{text!r} isn't a tile with {key}.", key)
            found.append(Tile(len(found) + 1, f"{key}-{at}", room))
    if len(found) != TILES:
        raise section.place.error(f"there are {TILES} construction tiles, not {len(found)}.")
    return {tile.id: tile for tile in found}


def read_figures(printed: Printed, pieces: Mapping[int, Side]) -> dict[int, Figure]:
    """Heroes and wonders. Sides name them, and their sections say what they do, nine to an era."""
    black = printed.section("black").place
    owners = _owners(printed, pieces)
    _check_slugs([printed.section("wonders"), printed.section("heroes")], owners, black)
    found = {}
    for hero, name in enumerate(("wonders", "heroes")):
        section = printed.section(name)
        for at, slug in enumerate(slugs_of(section)):
            side, era = owners[slug], 1 + at // EACH
            number = (2 * (era - 1) + hero) * EACH + at % EACH + 1
            room = side.figure
            if room is None or side.era != era or room.kind != (Kind.HERO if hero else Kind.WONDER):
                should = f"should be a {'hero' if hero else 'wonder'} of Era {'I' * era}"
                raise black.error(f"{side.id}: {slug} {should}, as number {at + 1} of [{name}].", side.id)
            found[number] = Figure(number, slug, room.figure, era, bool(hero), _effects(section, slug))
    return dict(sorted(found.items()))


def _owners(printed: Printed, pieces: Mapping[int, Side]) -> dict[str, Side]:
    """The side of each hero or wonder."""
    found: dict[str, Side] = {}
    for side in pieces.values():
        if not side.figure:
            continue
        place = printed.section(side.colour).place
        slug = slug_of(side.figure.figure)
        if not side.black:
            raise place.error(f"{side.id}: heroes and wonders are on black sides.", side.id)
        if slug in found:
            later = max((found[slug].id, side.id), key=lambda id: place.keys.get(id, 0))
            raise place.error(f"{side.figure.figure} is on {found[slug].id} and on {side.id}.", later)
        found[slug] = side
    return found


def slugs_of(section: Section) -> tuple[str, ...]:
    """The keys of a section, sources aside."""
    return tuple(key for key in section.data if key not in (*SOURCES, "rest"))


def _check_slugs(sections: list[Section], owners: Mapping[str, Side], black: Place) -> None:
    """Every hero and wonder is on a side. If one isn't, the mistake is in its name here, or among the sides."""
    known: set[str] = set()
    for section in sections:
        for slug in slugs_of(section):
            where = section.place if slug in section.place.keys else black
            if slug not in owners:
                raise where.error(f"{slug} is on no black side.", slug)
            if slug in known:
                raise where.error(f"{slug} can't be a wonder and a hero.", slug)
            known.add(slug)
    for slug, side in owners.items():
        if slug not in known:
            raise black.error(f"{side.id}: {slug} is in neither [wonders] nor [heroes].", side.id)


def _effects(section: Section, slug: str) -> tuple[Effect, ...]:
    texts = section.get(slug, list)
    if len(texts) > EFFECTS:
        raise section.place.error(f"a hero or wonder has at most {EFFECTS} effects.", slug)
    try:
        return tuple(read_effect(str(text)) for text in texts)
    except EffectError as problem:
        raise section.place.error(f"{slug}: {problem}.", slug) from None


def read_prosperity(section: Section) -> dict[int, int]:
    """The quantity that each prosperity card compares."""
    return {number: section.one_of(slug, QUANTITIES) for number, slug in enumerate(PROSPERITY, 1)}

"""What a gallery shows, in the reader's language: sides, tiles, prosperity cards, routes, and the words beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from watershed.kit.game import Edition
from watershed.kit.messages import Json, Message, Speaker, Thing
from watershed.kit.printed import slug_of

from ..cards import Side, print_room, print_side
from ..components import components
from ..contents import Figure
from ..keys import STATUSES
from ..notation import figures_of, pieces_of, tiles_of
from ..phrases import figure_rule
from ..things import effect_message, kind_thing, tile_thing
from ..viewtypes import PatchistoryComponents, ProsperityComponent, SpaceComponent


class Shown(NamedTuple):
    """A side, a baseland, a tile, a prosperity card, or spaces in a row."""

    slug: str
    title: str
    number: str  # I-07, beside a hero's or wonder's name; how many there are
    side: Side | None  # of a tile, a side with one room
    columns: int
    rows: int
    notation: str
    effects: str  # of its hero or wonder
    rule: str
    source: str
    words: str  # that a search finds it by
    measure: str = ""  # of a prosperity card, what it compares
    spaces: tuple[tuple[str, int], ...] = ()  # a drawing and a number for each


class Part(NamedTuple):
    """A section of the gallery."""

    title: str
    shown: list[Shown]


def say(speaker: Speaker, id: str, **args: int | str) -> str:
    return speaker.say(Message(id, args))


def source_of(edition: Edition, section: str, key: str) -> str:
    found: str = edition.words["sources"][section][key]
    return found


def parts(edition: Edition, speaker: Speaker) -> Iterator[Part]:
    """Baselands, the cards of the three eras, tiles, prosperity cards, routes and the row of descendants."""
    sides = list(pieces_of(edition).values())
    yield Part(say(speaker, "cards-baselands"), [_side(edition, speaker, side) for side in sides if not side.era])
    for era, name in ((1, "I"), (2, "II"), (3, "III")):
        found = [_side(edition, speaker, side) for side in sides if side.era == era]
        yield Part(say(speaker, "cards-of-era", era=name), found)
    yield Part(say(speaker, "cards-tiles"), list(_tiles(edition, speaker)))
    printed = components(edition)
    yield Part(say(speaker, "cards-prosperity"), [_weighed(printed, speaker, card) for card in printed["prosperity"]])
    yield Part(say(speaker, "cards-rows"), [*_roads(printed, speaker), _descendants(printed, speaker)])


def _side(edition: Edition, speaker: Speaker, side: Side) -> Shown:
    figure = _figure_on(edition, side)
    name = say(speaker, f"piece-{side.slug}")
    title = say(speaker, f"figure-{figure.slug}") if figure else name
    effects = " ".join(speaker.say(effect_message(effect)) for effect in figure.effects) if figure else ""
    notation, section = print_side(side), side.colour if side.era else "baselands"
    return Shown(
        slug=side.slug,
        title=title,
        number=name if figure else "",
        side=side,
        columns=side.columns,
        rows=2,
        notation=notation,
        effects=effects,
        rule=figure_rule(edition, figure.id) if figure else "",
        source=_source(edition, speaker, section, side, figure),
        words=_words(speaker, side, title, name, side.id, notation, effects),
    )


def _source(edition: Edition, speaker: Speaker, section: str, side: Side, figure: Figure | None) -> str:
    """Where a side comes from, and its effects if that is somewhere else."""
    own = source_of(edition, section, side.id)
    said = say(speaker, f"cards-source-{own}")
    if not figure:
        return said
    other = source_of(edition, "heroes" if figure.hero else "wonders", figure.slug)
    effects = say(speaker, f"cards-source-{other}")
    return said if own == other else say(speaker, "cards-source-effects", side=said, effects=effects)


def _tiles(edition: Edition, speaker: Speaker) -> Iterator[Shown]:
    for number, tile in tiles_of(edition).items():
        title = speaker.say(Message("cards-thing", {"thing": tile_thing(edition, number)}))
        side, notation = Side(tile.slug, 0, False, "", (tile.room,)), print_room(tile.room)
        source = source_of(edition, "tiles", tile.slug.rpartition("-")[0])
        words = _words(speaker, side, title, tile.slug, notation)
        said = say(speaker, f"cards-source-{source}")
        yield Shown(tile.slug, title, "", side, 1, 1, notation, "", "", said, words)


def _weighed(printed: PatchistoryComponents, speaker: Speaker, card: ProsperityComponent) -> Shown:
    """14.7 to 14.9  A prosperity card, and what it compares."""
    slug, measure = card["prosperity"], card["measure"]
    title = say(speaker, f"prosperity-{slug}")
    compares = speaker.say(Message("cards-compares", {"what": Thing("quantity", measure)}))
    rule = "14.8" if measure in STATUSES else "14.9" if measure in ("route", "worker") else "14.7"
    notation = f'{slug} = "{measure}"'
    source = say(speaker, f"cards-source-{printed['sources']['prosperity'][slug]}")
    words = f"{title} {compares}"
    return Shown(f"prosperity-{slug}", title, "", None, 1, 1, notation, compares, rule, source, words, measure)


def _roads(printed: PatchistoryComponents, speaker: Speaker) -> Iterator[Shown]:
    """3.8, 3.9  The spaces of general and of allied routes."""
    general, allied = printed["generalSpaces"], printed["alliedSpaces"]
    title = say(speaker, "cards-route-general")
    ends = (("rest", 7), ("general-building", 0)), (("negotiation", 5), ("war", 6))
    yield _road(printed, speaker, "general", title, "3.8", general, ends)
    title = say(speaker, "cards-route-allied")
    yield _road(printed, speaker, "allied", title, "3.9", allied, ((("camel", 0),), (("camel-back", 0), ("rest", 7))))


Ends = tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]  # drawings and numbers of spaces without goods


def _road(
    printed: PatchistoryComponents,
    speaker: Speaker,
    kind: Literal["general", "allied"],
    title: str,
    rule: str,
    goods: list[SpaceComponent],
    ends: Ends,
) -> Shown:
    before, after = ends
    said = [say(speaker, f"space-{space}") for _, space in before]
    said += [speaker.say(Message("symbols", {"status": Thing("status", one["good"]), "count": one["count"]}))
             for one in goods]  # fmt: skip
    said += [say(speaker, f"space-{space}") for _, space in after]
    spaces = [(name, 0) for name, _ in before] + [(one["good"], one["count"]) for one in goods]
    key = f"{kind}_spaces"
    written = ", ".join(f'"{one["count"]} {_written(one)}"' for one in goods)
    count, told = say(speaker, "cards-in-box", count=printed["numbers"][kind]), ", ".join(said) + "."
    told = told[:1].upper() + told[1:]
    source = say(speaker, f"cards-source-{printed['sources']['routes'][key]}")
    drawn, notation = (*spaces, *((name, 0) for name, _ in after)), f"{key} = [{written}]"
    words = f"{title} {told}"
    return Shown(f"route-{kind}", title, count, None, 0, 1, notation, told, rule, source, words, "", drawn)


def _written(space: SpaceComponent) -> str:
    """A good as a book has it."""
    return "mineral" if space["good"] == "minerals" and space["count"] == 1 else space["good"]


def _descendants(printed: PatchistoryComponents, speaker: Speaker) -> Shown:
    """2.4  The row of descendants, with the food that workers eat once a space is uncovered."""
    meals = printed["numbers"]["upkeep"][1:]
    title, told = say(speaker, "cards-descendants"), say(speaker, "cards-meals")
    source = say(speaker, f"cards-source-{printed['sources']['upkeep']['upkeep']}")
    drawn, notation = tuple(("descendant", food) for food in meals), f"upkeep = [{', '.join(map(str, meals))}]"
    words = f"{title} {told}"
    return Shown("descendants", title, "", None, 0, 1, notation, told, "2.4", source, words, "", drawn)


def _figure_on(edition: Edition, side: Side) -> Figure | None:
    if not side.figure:
        return None
    slug = slug_of(side.figure.figure)
    return next(figure for figure in figures_of(edition).values() if figure.slug == slug)


def _words(speaker: Speaker, side: Side, *texts: str) -> str:
    """Everything that a search looks at, with the names of the rooms' kinds."""
    kinds = [speaker.say(Message("cards-thing", {"thing": kind_thing(room.kind)})) for room in side.rooms]
    return " ".join([*texts, *dict.fromkeys(kinds)])


def named(components: Json, edition: Edition, speaker: Speaker) -> Json:
    """The components, with heroes and wonders in the reader's language."""
    slugs = [figure.slug for figure in figures_of(edition).values()]
    return components | {"printed": {f"figure-{slug}": say(speaker, f"figure-{slug}") for slug in slugs}}

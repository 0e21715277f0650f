"""What a gallery shows, in the reader's language: sides, tiles, and the words beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from watershed.kit.game import Edition
from watershed.kit.messages import Json, Message, Speaker
from watershed.kit.printed import slug_of

from ..cards import Side, print_room, print_side
from ..contents import Figure
from ..notation import figures_of, pieces_of, tiles_of
from ..phrases import figure_rule
from ..things import effect_message, kind_thing, tile_thing


class Shown(NamedTuple):
    """A side, a baseland or a tile."""

    slug: str
    title: str
    number: str  # I-07, beside a hero's or wonder's name
    side: Side  # of a tile, a side with one room
    columns: int
    rows: int
    notation: str
    effects: str  # of its hero or wonder
    rule: str
    source: str
    words: str  # that a search finds it by


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
    """Baselands, the cards of the three eras, and tiles."""
    sides = list(pieces_of(edition).values())
    yield Part(say(speaker, "cards-baselands"), [_side(edition, speaker, side) for side in sides if not side.era])
    for era, name in ((1, "I"), (2, "II"), (3, "III")):
        found = [_side(edition, speaker, side) for side in sides if side.era == era]
        yield Part(say(speaker, "cards-of-era", era=name), found)
    yield Part(say(speaker, "cards-tiles"), list(_tiles(edition, speaker)))


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

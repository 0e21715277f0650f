"""What the view and the components call the named numbers."""

from __future__ import annotations

from typing import cast

from .book import Book
from .names import RISES, Buildings, Ends, Groups, Kinds, Maps, Phases, Questions, Races, Resource, Resources, States
from .viewtypes import (
    BuildingKey,
    EndKey,
    GroupKey,
    KindKey,
    MapKey,
    PhaseKey,
    QuestionKey,
    RaceKey,
    ResourceKey,
    StatusKey,
)


def _keys(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.lower() for name in names)


MAPS = cast("tuple[MapKey, ...]", _keys(Maps._fields))
PHASES = cast("tuple[PhaseKey, ...]", ("over", *_keys(Phases._fields)[1:]))
QUESTIONS = cast("tuple[QuestionKey, ...]", _keys(Questions._fields))
STATUSES = cast("tuple[StatusKey, ...]", _keys(States._fields))
RESOURCES = cast("tuple[ResourceKey, ...]", _keys(Resources._fields))
KINDS = cast("tuple[KindKey, ...]", _keys(Kinds._fields))
BUILDINGS = cast("tuple[BuildingKey, ...]", _keys(Buildings._fields))
GROUPS = cast("tuple[GroupKey, ...]", _keys(Groups._fields))
RACES = cast("tuple[RaceKey, ...]", _keys(Races._fields))
ENDS = cast("tuple[EndKey, ...]", _keys(Ends._fields))
GOODS = range(Resource.WOOD, Resource.GRANITE + 1)


def thresholds(book: Book) -> list[int]:
    """14.2  Where the scale brings each rise."""
    return [int(book.rise[rise]) for rise in range(1, RISES + 1)]

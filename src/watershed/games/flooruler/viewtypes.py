"""The shapes of what the board is drawn from; exported to TypeScript."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from watershed.kit.messages import MessageJson

PlaceKey = Literal["gold-fountain", "floor-store", "nuke-store", "weapon-store", "skill-store"]
ColourKey = Literal["red", "yellow", "green", "blue"]
QuestionKey = Literal["none", "action", "go", "land", "place", "remove", "relocate"]
ItemKind = Literal["weapon", "skill"]
Source = Literal["rulebook", "outside", "reconstructed"]


class PlayerView(TypedDict):
    """A seat and its piece."""

    seat: int
    colour: ColourKey
    tile: str
    place: PlaceKey | None  # the fountain or the store that the piece is at
    health: int
    gold: int
    deaths: int
    face_down: bool
    sits_out: int  # turns
    floors: int  # on the board
    extra_steps: int  # in every move
    must_leave: bool
    items: list[str]


class ItemView(TypedDict):
    """Who has an item, and its ammo or usages."""

    item: str
    holder: int | None
    counter: int


class Range(TypedDict):
    """What a range of a weapon reaches from where the piece is, and the blind spots between."""

    line: list[str]
    blind: list[str]


class Aim(TypedDict):
    """An opponent in line with a tile."""

    seat: int
    tiles: int  # how far away: a weapon of this range or a longer one would hit


class FloorulerView(TypedDict):
    """The table."""

    seats: int
    round: int
    rounds: int
    turn: int
    asked: int
    actions: int
    question: QuestionKey
    over: bool
    winner: int | None
    die: int | None
    steps: int
    left: int
    target: int | None
    gate: str | None  # the tile whose floor must move
    shut: PlaceKey | None  # the store whose gates are being cleared
    floors: dict[str, int]  # tile -> the seat whose floor it has
    ways: dict[str, int]  # tile where a move under way can end -> steps
    ranges: dict[str, Range]  # while an action is asked: by the range, as text
    aims: dict[str, list[Aim]]  # while it is asked where a piece goes: tile -> whom a weapon could hit from there
    players: list[PlayerView]
    items: list[ItemView]


class Score(TypedDict):
    """What ranks a seat."""

    seat: int
    floors: int
    deaths: int
    gold: int
    items: int  # what they cost
    wealth: int  # gold and items
    total: int


class TileComponent(TypedDict):
    """A tile of the board."""

    tile: str
    row: int
    column: int
    place: PlaceKey | None
    lands: list[ColourKey]
    number: bool
    gate: bool


class PlanComponent(TypedDict):
    """A plan of the Floor Store or the Nuke Store."""

    floors: int
    price: int
    sources: dict[str, Source]


class ItemComponent(TypedDict):
    """A weapon or a skill."""

    item: str
    name: str  # as printed
    kind: ItemKind
    effect: MessageJson  # a message
    price: int
    refill: int | None
    range: int | None
    damage: int | None
    dice: bool
    ammo: int | None
    uses: int | None
    sources: dict[str, Source]


class FloorulerComponents(TypedDict):
    """What does not change during a game."""

    title: str
    floors: int
    health: int
    sources: dict[str, dict[str, Source]]
    tiles: list[TileComponent]
    stores: list[PlaceKey]
    floor_plans: list[PlanComponent]
    nuke_plans: list[PlanComponent]
    items: list[ItemComponent]
    printed: dict[str, str]  # message id -> printed name, of what the catalogue has no name for

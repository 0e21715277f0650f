"""The shapes of what the board is drawn from; exported to TypeScript."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

MapKey = Literal["world", "archipelago"]
PhaseKey = Literal["move", "harvest", "trade", "construction", "flood", "over"]
QuestionKey = Literal[
    "none", "order", "to", "count", "lead", "ferry", "harvest", "floor", "lay", "answer", "build", "pay", "flee"
]
StatusKey = Literal["dry", "sea", "flooded", "lost"]
ResourceKey = Literal["wood", "gold", "copper", "marble", "granite"]
KindKey = Literal["workers", "warriors", "boats"]
BuildingKey = Literal["boat", "mine", "warrior", "dolmen"]
GroupKey = Literal["warriors", "workers", "freed"]
RaceKey = Literal["forests", "boats", "warriors", "mines"]
EndKey = Literal["scale", "deserted", "stalled", "turns"]
Source = Literal["rulebook", "outside", "reconstructed"]


class Warriors(TypedDict):
    """The warriors on a cell."""

    seat: int
    count: int


class Boats(TypedDict):
    """The boats on a cell."""

    seat: int
    count: int
    moved: int  # of the player who is moving: boats that have moved
    ferried: bool  # and whether one of them ferries


class Ready(TypedDict):
    """Pawns of the player who is moving that can still move."""

    workers: int
    warriors: int
    boats: int


class Reach(TypedDict):
    """Where these pawns could go now."""

    workers: list[str]
    warriors: list[str]
    boats: list[str]


class CellView(TypedDict):
    """A cell and what is on it."""

    status: StatusKey
    controller: int | None
    contested: bool  # a civil war is pending
    workers: dict[str, int]  # seat, as text -> workers of that colour, free ones or slaves
    warriors: Warriors | None
    boats: Boats | None
    fanatics: int
    forests: int  # standing
    felled: bool  # it counts on the scale
    mines: int
    dolmen: int | None  # who built it
    ready: Ready
    reach: NotRequired[Reach]  # while an order is asked
    jobs: int  # for ore


class PlayerView(TypedDict):
    """A player, and what they have and control."""

    seat: int
    resources: dict[ResourceKey, int]
    boats: int
    warriors: int
    warriorCap: int
    dolmens: int
    forests: int
    mines: int
    cells: int
    legacy: int  # as it would be now


# `from` is a word of Python's own, so two shapes are written in the other form.
OrderView = TypedDict(
    "OrderView",
    {
        "kind": KindKey,
        "from": str,
        "to": str | None,
        "count": int,  # 0 until it is known
        "leading": int | None,  # the colour of the slaves that are asked about
        "slaves": int,  # how many of them there are
    },
)
OfferView = TypedDict(
    "OfferView",
    {
        "from": int,
        "to": int | None,  # None for everybody
        "give": dict[ResourceKey, int],
        "get": dict[ResourceKey, int],
        "counter": bool,
        "answering": int | None,
    },
)


class PlanView(TypedDict):
    """What the viewer's plan does on a cell."""

    cell: str
    wood: int
    ore: int
    idle: int
    fanaticsAfter: int
    lost: bool
    deforests: bool


class BuildingView(TypedDict):
    """What is being paid for."""

    building: BuildingKey
    cell: str


class FleeingView(TypedDict):
    """Who is fleeing."""

    cell: str
    group: GroupKey


class MajorityView(TypedDict):
    """Who would score for having most of something."""

    category: RaceKey
    seat: int | None
    counts: list[int]


class FloodsView(TypedDict):
    """The table."""

    seats: int
    map: MapKey
    turn: int
    turns: int
    first: int
    phase: PhaseKey
    question: QuestionKey
    asked: int | None  # nobody in particular in the harvest
    over: bool
    ended: EndKey | None
    scale: int
    thresholds: list[int]
    end: int
    rises: int
    cells: dict[str, CellView]
    players: list[PlayerView]
    order: OrderView | None
    plan: list[PlanView] | None  # the viewer's own
    offer: OfferView | None
    original: OfferView | None  # the offer that a counter-offer answers
    offersLeft: int
    round: int
    building: BuildingView | None
    fleeing: FleeingView | None
    majorities: list[MajorityView]
    drownNext: list[str]


class Score(TypedDict):
    """What a player scores."""

    seat: int
    dolmens: int
    dolmenPoints: int
    counts: dict[RaceKey, int]
    majorities: dict[RaceKey, int]  # points
    resources: int  # they only break ties
    total: int


class CellComponent(TypedDict):
    """A cell of a map."""

    code: str
    kind: Literal["land", "sea"]
    ore: ResourceKey | None
    home: int | None  # the seat whose land it is
    heart: bool  # a seat starts there
    rise: int  # the rise that floods it; 0 for none
    label: list[int]  # half hexes from the left, and the row
    neighbours: list[str]


class MapComponent(TypedDict):
    """A map: rows of hexes, each with the code of its cell."""

    map: MapKey
    wraps: bool
    rows: list[list[str]]
    cells: list[CellComponent]


class PaymentComponent(TypedDict):
    """A way to pay for a mine, a warrior or a dolmen."""

    payment: str
    resources: list[ResourceKey]
    each: int


class FloodsNumbers(TypedDict):
    """What else the book prints."""

    workers: int
    boats: int
    mostBoats: int
    mostWarriors: int
    forests: int
    quarry: int
    mine: int
    mines: int
    offers: int
    laps: int
    units: int
    boat: int
    dolmen: int
    majority: int


class FloodsComponents(TypedDict):
    """What does not change during a game."""

    title: str
    maps: list[MapComponent]
    thresholds: list[int]
    end: int
    numbers: FloodsNumbers
    payments: list[PaymentComponent]
    sources: dict[str, dict[str, Source]]
    printed: dict[str, str]  # message id -> printed name, of what the catalogue has no name for
